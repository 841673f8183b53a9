import type { Story } from '../drawing/index.ts';
import {
  attempt,
  type Game,
  type GameTypes,
  givenTelling,
  type PrintedView,
  sentenceOfTable,
  withPrinted,
} from '../kernel/index.ts';
import type { Box, BoxWords, RenderingOptions } from './box.ts';
import type { ClickRules } from './click-rules.ts';

/** What of a box reads views, and needs what is printed beside them. */
interface Readers<T extends GameTypes, Look> {
  readonly words: BoxWords<T, PrintedView<T>>;
  readonly story: Story<PrintedView<T>, T['Event'], Look>;
  readonly clicks: ClickRules<T> | undefined;
  readonly render: (view: PrintedView<T>, options: RenderingOptions) => string;
}

/**
 * Returns the same for views as the game gives them: what is printed is laid beside each.
 *
 * @rule KER-12.10 A box takes a view with or without what is printed beside it; a show, which has no game, only with it.
 */
export function laidBeside<T extends GameTypes, Look>(
  game: Game<T>,
  { words, story, clicks, render }: Readers<T, Look>,
): Pick<Box<T, Look>, 'words' | 'story' | 'clicks' | 'render'> {
  const whole = (view: T['View']): PrintedView<T> => printedBeside(game, view);
  return {
    words: {
      ...words,
      // KER-11.17: a table sends its own refusals beside those of the game.
      refusal: (why, telling) =>
        sentenceOfTable(why, givenTelling(telling).locale) ?? words.refusal(why as T['Why'], telling),
      question: (decision, view, telling) => words.question(decision, whole(view), telling),
      action: (action, view, telling) => words.action(action, whole(view), telling),
      label: (lit, view, telling) => words.label(lit, whole(view), telling),
      chance: (result, view, telling) => words.chance(result, whole(view), telling),
      names: (view) => words.names(whole(view)),
    },
    story: { ...story, look: (view, outcome) => story.look(whole(view), outcome) },
    render: (view, options) => render(whole(view), options),
    ...(clicks === undefined ? {} : { clicks: clicksBeside(clicks, whole) }),
  };
}

function clicksBeside<T extends GameTypes>(
  { paths, begun, meant }: ClickRules<T>,
  whole: (view: T['View']) => PrintedView<T>,
): ClickRules<T, T['View']> {
  return {
    paths: (action, view, among) => paths(action, whole(view), among),
    ...(begun === undefined ? {} : { begun }),
    ...(meant === undefined
      ? {}
      : { meant: (path, asked, about) => meant(path, asked, { ...about, view: whole(about.view) }) }),
  };
}

/** Returns a view of this game with what is printed beside it; anything else as it is, so that its reader says what is wrong. */
export function printedBeside<T extends GameTypes>(game: Game<T>, view: T['View']): PrintedView<T> {
  const isOwn = attempt(() => 'viewer' in view && view.ruleset === game.ruleset) === true;
  return isOwn ? withPrinted(game, view) : (view as PrintedView<T>);
}
