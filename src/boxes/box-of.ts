import type { Pictures, Story } from '../drawing/index.ts';
import {
  EngineError,
  freezeAll,
  type GameTypes,
  givenGame,
  givenOptions,
  isEngineError,
  type PrintedView,
} from '../kernel/index.ts';
import type { Box, BoxWords, Offer, RenderingOptions } from './box.ts';
import { faultsOf } from './check-box.ts';
import type { ClickRules } from './click-rules.ts';
import { type EventRules, ruleFinder } from './event-rules.ts';
import { laidBeside } from './laid-beside.ts';
import { plainPictures } from './pictures.ts';
import { plainStory, renderTable, withEnding } from './story.ts';
import { plainWords } from './words.ts';

/**
 * What a box is made of. Only the game has to be said; of words and story, as much as there is. What is made here gets views with
 * what is printed beside them, and may be given views without it once it is in a box.
 */
export interface BoxParts<T extends GameTypes, Look>
  extends Omit<
    Partial<Box<T, Look>>,
    'game' | 'words' | 'story' | 'render' | 'clicks' | 'pictures' | 'configs' | 'ruleOf'
  > {
  readonly game: Box<T, Look>['game'];
  readonly configs?: readonly Offer<T>[];
  readonly words?: Partial<BoxWords<T, PrintedView<T>>>;
  /** Whoever gives a `look` of their own gives a `table` for it, too. */
  readonly story?: Partial<Story<PrintedView<T>, T['Event'], Look>>;
  /** What is clicked to say an action. */
  readonly clicks?: ClickRules<T>;
  /** Renders the whole position as text. */
  render?(view: PrintedView<T>, options: RenderingOptions): string;
  readonly pictures?: Partial<Pictures<Look>>;
  /** The rule to look up where something has happened, by type of event. */
  readonly eventRules?: EventRules<T>;
}

/**
 * Makes the box of a game. What is not said has a default: sentences from the types and fields of events, a table that
 * writes every field of the view out, a picture of that table, one config for each number of seats. A box that cannot work is an `EngineError` with
 * the path of every fault.
 *
 * @example A box with a language of its own
 * {@includeCode ../../test/guide/add-a-language.test.ts#box}
 */
export function boxOf<T extends GameTypes, Look = PrintedView<T>>(parts: BoxParts<T, Look>): Box<T, Look> {
  try {
    return made(givenOptions(parts));
  } catch (thrown) {
    if (isEngineError(thrown)) throw thrown;
    const what = thrown instanceof Error ? thrown.message : 'it cannot be read';
    throw new EngineError('box/invalid', `This box cannot be used: ${what}.`);
  }
}

function made<T extends GameTypes, Look>(parts: BoxParts<T, Look>): Box<T, Look> {
  const { words: ownWords, story: ownStory, pictures, configs, render, clicks, eventRules, ...others } = parts;
  const game = givenGame(parts.game);
  const words: BoxWords<T, PrintedView<T>> = { ...plainWords(game, ownWords), ...ownWords };
  const told = { ...plainStory(words), ...ownStory } as Story<PrintedView<T>, T['Event'], Look>;
  const story = ownStory?.look === undefined ? withEnding(told, words) : told;
  const box: Box<T, Look> = {
    ...others,
    ...laidBeside(game, {
      words,
      story,
      clicks,
      render: render ?? ((view, options) => renderTable(story, view, options)),
    }),
    game,
    pictures: { ...plainPictures({ words, story, ...cardsIn(parts) }), ...pictures },
    configs: configs ?? [usual(parts)],
    ruleOf: ruleFinder(eventRules),
  };
  const faults = faultsOf(box);
  if (faults.length > 0) throw new EngineError('box/invalid', `The box of '${game.id}' cannot be used.`, faults);
  return freezeAll(box);
}

/** The cards of a game that has some. */
const cardsIn = <T extends GameTypes, Look>({ cards }: BoxParts<T, Look>): Pick<Box<T, Look>, 'cards'> =>
  cards === undefined ? {} : { cards };

/** The config of a game that offers none: nothing to say, or how many play if that can differ. */
function usual<T extends GameTypes, Look>({ game: { seats } }: BoxParts<T, Look>): Offer<T> {
  return {
    id: 'usual',
    seats,
    describe: () => '',
    config: ({ players }) => (seats.min === seats.max ? {} : { players: players.length }) as T['Config'],
  };
}
