import type { Cost, Count, Effect } from '../cards/vocabulary.ts';
import { NONE } from '../components.ts';

/** The words that hold other words. */
type Holder = 'pay' | 'each' | 'either';

/** A word of a card, tile or space, in which the words that it holds are another list, by its number. */
export type BookWord =
  | Exclude<Effect, { readonly op: Holder }>
  | { readonly op: 'pay'; readonly cost: Cost; readonly list: number }
  | { readonly op: 'each'; readonly count: Count; readonly list: number }
  | { readonly op: 'either'; readonly list: number };

/** What bears words: whatever is printed with some, and the reward of Incubation tiles and stones. */
const LIST_BEARERS = ['card', 'ability', 'item', 'queen', 'leaf', 'cell', 'hex', 'vertex', 'flight', 'reward'] as const;
/** What bears words. */
export type ListBearer = (typeof LIST_BEARERS)[number];

/** Words that are carried out one after the other. */
export interface BookList {
  /** On what they are printed. */
  readonly of: ListBearer;
  /** Which that is: an id, a name, a number. */
  readonly thing: string;
  readonly words: readonly BookWord[];
  /** Have they been paid for? Then they are not declined any more (ANT-19.19). */
  readonly isPaid: boolean;
  /** Is there nothing to choose while they are carried out? (ANT-14.20) */
  readonly isPlain: boolean;
}

/** Collects lists of words, and gives each its number. */
export type Listing = (of: ListBearer, thing: string, effects: readonly Effect[] | undefined) => number;

/** Begins to collect lists of words. */
export function createListing(): { readonly lists: readonly BookList[]; readonly listing: Listing } {
  const lists: BookList[] = [];
  return { lists, listing: (of, thing, effects) => listOf(lists, { of, thing, isPaid: false }, effects) };
}

function listOf(
  lists: BookList[],
  { of, thing, isPaid }: Pick<BookList, 'of' | 'thing' | 'isPaid'>,
  effects: readonly Effect[] | undefined,
): number {
  if (effects === undefined || effects.length === 0) return NONE;
  const words = effects.map((effect): BookWord => {
    const inside = (isPaidFor: boolean, inner: readonly Effect[]): number =>
      listOf(lists, { of, thing, isPaid: isPaidFor }, inner);
    switch (effect.op) {
      case 'pay':
        return { op: 'pay', cost: effect.cost, list: inside(true, effect.effects) };
      case 'each':
        return { op: 'each', count: effect.count, list: inside(isPaid, effect.effects) };
      case 'either':
        return { op: 'either', list: inside(isPaid, effect.effects) };
      default:
        return effect;
    }
  });
  return lists.push({ of, thing, words, isPaid, isPlain: effects.every(isPlain) }) - 1;
}

/**
 * Does a word leave no choice?
 *
 * @rule ANT-14.20 Gains of cubes, tokens, cards and universal ants; a marker put on this card; and what is gained so several times.
 */
function isPlain(effect: Effect): boolean {
  if (effect.op === 'each') return effect.effects.every(isPlain);
  if (effect.op === 'mark') return effect.where === 'this';
  return effect.op === 'gain' || effect.op === 'draw' || effect.op === 'universal';
}
