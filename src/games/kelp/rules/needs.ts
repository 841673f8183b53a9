import { pileSize } from '../../../kernel/index.ts';
import { ALL_AREAS, isAdjacent } from '../board/areas.ts';
import { CENTRE, EAT_STACK, NONE } from '../components.ts';
import { type Book, type BookWord, blockOf } from '../table/book.ts';
import type { Need } from '../table/refusals.ts';
import type { Seen } from '../table/state.ts';
import { isHidden, isRevealed, octopusArea } from './position.ts';

/** What an effect needs and does not find. */
export interface Lack {
  readonly need: Need;
  /** How many of it are needed. */
  readonly count: number;
}

/** A position in which these blocks are revealed, too. */
export interface Paid {
  readonly at: Seen;
  readonly paid: readonly number[];
}

/**
 * What is missing for a thing to be resolved completely; nothing, if it can be. The first word tells: all that stand behind it
 * are always possible, or may be left.
 *
 * @param food the kind of food that an eat card is for; -1 for anything else.
 *
 * @rule KLP-5.5 A card may be played only if its effect can then be resolved completely.
 * @rule KLP-5.6 The test is made on the position after the payment.
 * @rule KLP-5.7 Parts of an effect that say "may" never block playing the card.
 */
export function lackOf(book: Book, words: readonly BookWord[], food: number, here: Paid): Lack | undefined {
  const [first] = words;
  if (first === undefined || first.isOptional) return undefined;
  const { effect } = first;
  switch (effect.op) {
    case 'mix':
      return lackOfMix(effect, here);
    case 'hide':
      return lackOfHide(effect, here);
    case 'learn':
      return effect.amount === 'exactly' && itemsLeft(book, here) < effect.count
        ? { need: 'items', count: effect.count }
        : undefined;
    case 'eat':
      return isFoodBeside(here.at, food) ? undefined : { need: 'food', count: 1 };
    case 'fetch':
      // KLP-6.51: only a pile that holds a card can be chosen.
      return pileSize(here.at.drawPile) + here.at.discards.length > 0 ? undefined : { need: 'card', count: 1 };
    default:
      return undefined;
  }
}

const staysHidden = ({ at, paid }: Paid, area: number): boolean => isHidden(at, area) && !paid.includes(area);
const liesRevealed = ({ at, paid }: Paid, area: number): boolean => isRevealed(at, area) || paid.includes(area);

function lackOfMix(mix: Extract<BookWord['effect'], { readonly op: 'mix' }>, here: Paid): Lack | undefined {
  const octopus = octopusArea(here.at);
  if (mix.with === 'octopus' && (octopus === NONE || !liesRevealed(here, octopus))) {
    return { need: 'octopus', count: 1 };
  }
  return freeForMix(mix.with, here).length < mix.hidden ? { need: 'hidden', count: mix.hidden } : undefined;
}

/**
 * The areas whose blocks can be chosen for a mix: hidden ones that are not named anyway.
 *
 * @rule KLP-6.6 Only hidden blocks may be taken for a mix unless the card names a block that may be revealed.
 */
export const freeForMix = (named: string, here: Paid): number[] =>
  ALL_AREAS.filter((area) => staysHidden(here, area) && !(named === 'centre' && area === CENTRE));

// KLP-6.15: "hide 1 or 2" needs at least 1 revealed block.
function lackOfHide(hide: Extract<BookWord['effect'], { readonly op: 'hide' }>, here: Paid): Lack | undefined {
  const [least] = hide.count;
  if (hide.which !== 'revealed') return undefined;
  const lying = ALL_AREAS.filter((area) => liesRevealed(here, area)).length;
  return lying < least ? { need: 'revealed', count: least } : undefined;
}

/**
 * How many items can be learnt at most.
 *
 * @rule KLP-6.35 Cards left in the three non-eat stacks + min(replaceable revealed blocks, eat cards left + non-food blocks in
 *   reserve).
 */
export function itemsLeft(book: Book, here: Paid): number {
  const { market, reserve, lesson } = here.at;
  const cards = market.reduce((sum, stack, type) => (type === EAT_STACK ? sum : sum + pileSize(stack)), 0);
  const eating = pileSize(market[EAT_STACK] ?? { top: [], rest: 0, bottom: [] });
  const blocks = reserve.reduce(
    (sum, count, kind) => (blockOf(book, kind).group === 'food' ? sum : sum + count - (lesson.sent[kind] ?? 0)),
    0,
  );
  return cards + Math.min(placesFor(book, here).length, eating + blocks);
}

/**
 * The areas whose blocks can be replaced by ones that are gained now.
 *
 * @rule KLP-6.31 A block gained by a learn effect cannot be replaced by that same effect.
 * @rule KLP-6.32 A block revealed to pay for the learn card counts as revealed before the effect.
 */
export function placesFor(book: Book, here: Paid): number[] {
  const { blocks, lesson } = here.at;
  return ALL_AREAS.filter((area) => {
    if (!liesRevealed(here, area) || lesson.areas.includes(area)) return false;
    const { group } = blockOf(book, blocks[area] ?? 0);
    return group !== 'octopus' && group !== 'food';
  });
}

/**
 * Does a food lie beside the octopus, each of the two in any state?
 *
 * @rule KLP-6.36 An eat card may be played only if its food is on the board and adjacent to the octopus.
 */
function isFoodBeside(at: Pick<Seen, 'blocks'>, food: number): boolean {
  const [octopus, place] = [octopusArea(at), at.blocks.indexOf(food)];
  return octopus !== NONE && place !== NONE && isAdjacent(octopus, place);
}
