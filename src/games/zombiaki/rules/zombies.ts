import { NONE } from '../components.ts';
import type { Book } from '../table/book.ts';
import { cardOf } from '../table/book.ts';
import type { UnitTold } from '../table/events.ts';
import type { Changing, Creature } from '../table/state.ts';
import type { Move } from './moves.ts';
import { change, creatureOn, NOBODY, put } from './position.ts';
import { nameOf, tell } from './tell.ts';
import { allToDiscards, idOf, idsOf, takeFromEffect } from './zones.ts';

/**
 * A card that is on its way to the board is attached to a zombie.
 *
 * @rule ZOM-15.10 Claws are attached to a zombie on the board and raise its strength.
 * @rule ZOM-15.12 Any zombie on the board can be made the boss by attaching the card.
 */
export function attach(book: Book, draft: Changing, card: number, field: number): void {
  const attachment = cardOf(book, card).attachment;
  if (attachment === undefined) return;
  takeFromEffect(draft, card);
  const as = attachment.attachment;
  // ZOM-15.13: a boss can give so many orders in all.
  const orders = as === 'boss' ? attachment.orders : 0;
  if (as === 'shield') change(draft, field, { shield: card });
  else if (as === 'claws') change(draft, field, { claws: sortedCards(creatureOn(draft, field).claws, [card]) });
  else change(draft, field, { boss: card, orders, ordered: 0 });
  tell({ type: 'attached', field: nameOf(field), card: idOf(book, card), as, orders });
}

const sortedCards = (some: readonly number[], others: readonly number[]): number[] =>
  [...some, ...others].sort((one, other) => one - other);

/**
 * Two zombies exchange their fields; both use their card moves.
 *
 * @rule ZOM-17.27 Swap Places exchanges two orthogonally adjacent zombies.
 */
export function exchange(draft: Changing, [one, other]: readonly [number, number]): void {
  const [first, second] = [creatureOn(draft, one), creatureOn(draft, other)];
  put(draft, one, { ...second, moved: 1 });
  put(draft, other, { ...first, moved: 1 });
  tell({ type: 'exchanged', fields: [nameOf(one), nameOf(other)] });
}

/**
 * A zombie moves into another one, and the two become one.
 *
 * @rule ZOM-17.15 The two become one zombie whose strength is the sum of both strengths.
 * @rule ZOM-17.17 If both had a human shield, only one shield remains.
 * @rule ZOM-17.22 Merging is not the death of either zombie.
 */
export function merge(book: Book, draft: Changing, { from, to }: Move): void {
  const [mover, standing] = [creatureOn(draft, from), creatureOn(draft, to)];
  const { unit, left } = merged(mover, standing);
  put(draft, from, NOBODY);
  put(draft, to, unit);
  allToDiscards(draft, left);
  tell({ type: 'merged', from: nameOf(from), to: nameOf(to), unit: told(book, unit), discarded: idsOf(book, left) });
}

/**
 * What two zombies are together, and the cards of which one is enough.
 *
 * @rule ZOM-17.19 All cards, wounds, claws, the boss card with its orders left, and the marks of both pass to the new zombie.
 * @rule ZOM-15.30 If two bosses are merged, the Boss card with more orders left stays.
 * @rule ZOM-17.16 The new zombie makes no further move in this turn.
 * @rule ZOM-17.37 For all limits a fresh mass counts as a zombie that has used its card move.
 */
function merged(mover: Creature, standing: Creature): { readonly unit: Creature; readonly left: readonly number[] } {
  const isMoverBoss = mover.boss !== NONE && (standing.boss === NONE || mover.orders > standing.orders);
  const [leader, other] = isMoverBoss ? [mover, standing] : [standing, mover];
  const [shield, spare] = standing.shield === NONE ? [mover.shield, NONE] : [standing.shield, mover.shield];
  const unit: Creature = {
    cards: sortedCards(mover.cards, standing.cards),
    risen: mover.risen + standing.risen,
    wounds: mover.wounds + standing.wounds,
    claws: sortedCards(mover.claws, standing.claws),
    shield,
    boss: leader.boss,
    orders: leader.orders,
    ordered: leader.ordered,
    moved: 1,
    obeyed: Math.max(mover.obeyed, standing.obeyed),
    netted: Math.max(mover.netted, standing.netted),
    held: Math.max(mover.held, standing.held),
  };
  return { unit, left: [spare, other.boss].filter((card) => card !== NONE) };
}

function told(book: Book, { cards, claws, shield, boss, ...figures }: Creature): UnitTold {
  const id = (card: number): string => (card === NONE ? '' : idOf(book, card));
  return { ...figures, cards: idsOf(book, cards), claws: idsOf(book, claws), shield: id(shield), boss: id(boss) };
}

/**
 * The human of a shield becomes a zombie of its own.
 *
 * @rule ZOM-17.31 The bitten human becomes a zombie of strength 1.
 * @rule ZOM-17.35 The shield's card itself becomes the new zombie card.
 * @rule ZOM-17.38 The zombie made by Bite carries no marks.
 * @rule ZOM-15.33 A bite takes the shield away without a damage event.
 */
export function rise(book: Book, draft: Changing, { from, to }: Move, strength: number): void {
  const card = creatureOn(draft, from).shield;
  change(draft, from, { shield: NONE });
  put(draft, to, { ...NOBODY, cards: [card], risen: strength });
  tell({ type: 'risen', from: nameOf(from), field: nameOf(to), card: idOf(book, card), strength });
}
