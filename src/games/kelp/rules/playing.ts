import { handSize, isInHand, takeFromHand } from '../../../kernel/index.ts';
import { areaName } from '../board/areas.ts';
import { DOUBLE_SHELL, DOUBLE_WEIGHT } from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { KelpOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { handLimit, handOf, ownHand } from './hand.ts';
import { type Lack, lackOf } from './needs.ts';
import { hiddenAreas, isHidden, kindAt } from './position.ts';
import { cardId, cardIds, tell } from './tell.ts';

/**
 * What a hidden block counts when a cost is paid.
 *
 * @rule KLP-4.6 The double shell counts as two blocks when it is revealed to pay a cost.
 */
const weightOf = (at: Pick<Seen, 'blocks'>, area: number): number =>
  kindAt(at, area) === DOUBLE_SHELL ? DOUBLE_WEIGHT : 1;

const weightOfAll = (at: Pick<Seen, 'blocks'>, areas: readonly number[]): number =>
  areas.reduce((sum, area) => sum + weightOf(at, area), 0);

/** All sets of so many areas out of these, in order. */
export function setsOf(areas: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return areas.flatMap((area, index) => setsOf(areas.slice(index + 1), size - 1).map((rest) => [area, ...rest]));
}

/**
 * All ways to pay a cost: no block of them is unneeded.
 *
 * @rule KLP-5.2 The cost is paid in full by revealing hidden blocks.
 * @rule KLP-5.3 A payment may contain no unneeded block.
 */
export function paymentsOf(at: Pick<Seen, 'blocks' | 'revealed'>, cost: number): number[][] {
  if (cost === 0) return [[]];
  const hidden = hiddenAreas(at);
  const payments: number[][] = [];
  for (let size = 1; size <= cost; size++) {
    for (const areas of setsOf(hidden, size)) if (isExact(at, areas, cost)) payments.push(areas);
  }
  return payments;
}

function isExact(at: Pick<Seen, 'blocks'>, areas: readonly number[], cost: number): boolean {
  const total = weightOfAll(at, areas);
  return total >= cost && areas.every((area) => total - weightOf(at, area) < cost);
}

/** Why a card cannot be taken from hand. */
export function whyNotInHand(
  book: Book,
  at: Pick<Seen, 'hands'>,
  card: number,
  rule: 'KLP-5.1' | 'KLP-5.18' | 'KLP-5.25',
): KelpOwnWhy | undefined {
  const hand = handOf(at);
  if (isInHand(hand, card)) return undefined;
  return { code: 'card/not-in-hand', rule, facts: { card: cardId(book, card), hand: cardIds(book, hand.cards) } };
}

/**
 * Why a card cannot be played now.
 *
 * @rule KLP-5.5 A card may be played only if its effect can then be resolved completely.
 * @rule KLP-16.4 A card with no legal payment is not playable.
 */
export function whyNotPlayed(book: Book, at: Seen, card: number): KelpOwnWhy | undefined {
  const missing = whyNotInHand(book, at, card, 'KLP-5.1');
  if (missing !== undefined) return missing;
  const { id, cost, words, food } = cardOf(book, card);
  const payments = paymentsOf(at, cost);
  if (payments.length === 0) {
    const hidden = weightOfAll(at, hiddenAreas(at));
    return { code: 'card/too-dear', rule: 'KLP-5.2', facts: { card: id, cost, hidden } };
  }
  let lack: Lack = { need: 'hidden', count: 0 };
  for (const paid of payments) {
    const found = lackOf(book, words, food, { at, paid });
    if (found === undefined) return undefined;
    lack = found;
  }
  return { code: 'card/impossible', rule: 'KLP-5.5', facts: { card: id, ...lack } };
}

/**
 * Why a card cannot be paid for so.
 *
 * @rule KLP-4.8 The octopus player may reveal any of their blocks to pay a cost.
 * @rule KLP-5.6 A payment that would make the effect impossible is illegal.
 */
export function whyNotPaid(book: Book, at: Seen, card: number, areas: readonly number[]): KelpOwnWhy | undefined {
  const { id, cost, words, food } = cardOf(book, card);
  const open = areas.find((area) => !isHidden(at, area));
  if (open !== undefined) return { code: 'pay/not-hidden', rule: 'KLP-5.2', facts: { area: areaName(open) } };
  const paid = weightOfAll(at, areas);
  if (paid < cost) return { code: 'pay/too-little', rule: 'KLP-5.2', facts: { paid, cost } };
  const unneeded = areas.find((area) => paid - weightOf(at, area) >= cost);
  if (unneeded !== undefined) {
    return { code: 'pay/too-much', rule: 'KLP-5.3', facts: { area: areaName(unneeded), cost } };
  }
  const lack = lackOf(book, words, food, { at, paid: areas });
  return lack === undefined ? undefined : { code: 'pay/impossible', rule: 'KLP-5.6', facts: { card: id, ...lack } };
}

/**
 * Why the octopus cannot draw.
 *
 * @rule KLP-5.11 This action may be chosen only with fewer cards in hand than the hand limit.
 * @rule KLP-5.28 Even if draw pile and discard pile are empty.
 */
export function whyNotDrawn(book: Book, at: Pick<Seen, 'hands' | 'eaten'>): KelpOwnWhy | undefined {
  const [hand, limit] = [handSize(handOf(at)), handLimit(book, at)];
  return hand < limit ? undefined : { code: 'draw/full', rule: 'KLP-5.11', facts: { hand, limit } };
}

/**
 * Puts a card from hand into the slot of the current action.
 *
 * @rule KLP-5.1 The player puts a card from hand into the slot of the current action.
 * @rule KLP-5.27 While its effect is resolved it is in neither hand nor discard pile.
 */
export function layInSlot(book: Book, draft: Changing, card: number): void {
  takeFromHand(ownHand(draft), card);
  draft.slots[draft.acted] = card;
  tell({ type: 'played', card: cardId(book, card), slot: draft.acted, reveals: true });
}

/**
 * The cards played this turn go onto the discard pile.
 *
 * @rule KLP-3.6 At the end of the octopus turn all cards played this turn move from the action slots to the discard pile.
 * @rule KLP-3.7 In the order played, the second one on top.
 */
export function clearSlots(book: Book, draft: Changing): void {
  const cards = draft.slots.filter((card) => card >= 0);
  draft.discards.push(...cards);
  draft.slots = draft.slots.map(() => -1);
  if (cards.length > 0) tell({ type: 'slots-cleared', cards: cardIds(book, cards) });
}

/** The unused foods on the food track, by kind. */
export const unusedFoods = ({ eaten }: Pick<Seen, 'eaten'>): number[] =>
  eaten.flatMap(({ kind, used }) => (used === 0 ? [kind] : []));

/**
 * Why a food cannot be activated.
 *
 * @rule KLP-5.21 An eaten food whose effect is unused may be activated.
 * @rule KLP-6.44 Even if it changes nothing, except Sea Snail, which needs a card in the chosen pile.
 */
export function whyNotUsed(book: Book, at: Seen, food: number): KelpOwnWhy | undefined {
  const { id, words } = book.blocks[food] ?? { id: '', words: [] };
  const found = at.eaten.find(({ kind }) => kind === food);
  if (found === undefined) return { code: 'food/not-eaten', rule: 'KLP-5.21', facts: { food: id } };
  if (found.used === 1) return { code: 'food/used', rule: 'KLP-5.23', facts: { food: id } };
  const lack = lackOf(book, words, -1, { at, paid: [] });
  return lack === undefined ? undefined : { code: 'food/impossible', rule: 'KLP-6.44', facts: { food: id, ...lack } };
}

/**
 * Turns a food on the track face down.
 *
 * @rule KLP-5.23 On activation the food block on the track is turned face down and cannot be used again.
 */
export function useFood(book: Book, draft: Changing, food: number): void {
  const place = draft.eaten.findIndex(({ kind }) => kind === food);
  draft.eaten[place] = { kind: food, used: 1 };
  tell({ type: 'food-used', food: book.blocks[food]?.id ?? '' });
}
