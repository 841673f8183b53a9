import { type GameTypes, givenGame, givenOptions, isEngineError, isSamePlain, prospects } from '../kernel/index.ts';
import type { Box, BoxTelling } from './box.ts';

/** One of the things that may come of an action, in words, and how likely it is, from 0 to 1. */
export interface OddsLine {
  readonly probability: number;
  readonly text: string;
}

/**
 * What may come of a legal action, in words, likeliest first: for a page that shows it beside the action. One line says that
 * nothing is left to luck; none, that the odds do not follow from what the viewer knows, or that there are too many.
 *
 * A game that has odds of its own tells those. Of any other the exact odds up to the next decision are told by the sentences
 * of what happens, wherever nothing is hidden from the viewer.
 *
 * @example What an attack may do
 * {@includeCode ../../test/boxes/odds.test.ts#odds}
 *
 * @rule KER-12.6 What may come of an action is told with exact odds, or not at all.
 */
export function oddsOf<T extends GameTypes, Look>(
  box: Pick<Box<T, Look>, 'game' | 'odds' | 'words' | 'story'>,
  view: T['View'],
  action: T['Action'],
  telling: BoxTelling,
): readonly OddsLine[] {
  const { odds, words } = givenOptions(box);
  const how = givenOptions(telling);
  const lines =
    odds === undefined
      ? plainOdds(box, view, action, how)
      : odds(view, action).map(({ probability, result }) => ({ probability, text: words.chance(result, view, how) }));
  return merged(lines).sort((one, other) => other.probability - one.probability);
}

/** What reads the same is one. */
function merged(lines: readonly OddsLine[]): OddsLine[] {
  const sums = new Map<string, number>();
  for (const { probability, text } of lines) sums.set(text, (sums.get(text) ?? 0) + probability);
  return [...sums].map(([text, probability]) => ({ text, probability }));
}

/** Somebody points at an action and waits: more ways than this are not counted. */
const MOST = 2000;

/** What happens up to the next decision, as it is told to the viewer. */
function plainOdds<T extends GameTypes, Look>(
  { game, story }: Pick<Box<T, Look>, 'game' | 'story'>,
  view: T['View'],
  action: T['Action'],
  { locale, names }: BoxTelling,
): readonly OddsLine[] {
  const world = givenGame(game).determinize(view, 'odds');
  if (!isAllSeen<T>(world, view)) return [];
  try {
    return prospects<T, readonly string[]>(game, world, action, {
      figure: [],
      after: (told, event) => [
        ...told,
        ...game.viewEvents([event], view.viewer).flatMap((seen) => story.tell(seen, { locale, names })?.sentence ?? []),
      ],
      most: MOST,
    }).map(({ probability, figure }) => ({ probability, text: figure.join(' ') }));
  } catch (thrown) {
    if (isEngineError(thrown) && thrown.code === 'chance/branches') return [];
    throw thrown;
  }
}

/** What no odds depend on, and what a view never shows. */
const NOT_SHOWN = ['chance', 'decisions'];

/** Does this view show the whole of a world that was imagined from it? Then there is no other. */
function isAllSeen<T extends GameTypes>(world: T['State'], view: T['View']): boolean {
  const shown = new Map<string, unknown>(Object.entries(view));
  return Object.entries(world).every(([key, value]) => NOT_SHOWN.includes(key) || isSamePlain(value, shown.get(key)));
}
