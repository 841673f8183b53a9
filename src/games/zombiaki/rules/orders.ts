import { NONE, STRONGEST_TO_OBEY, ZOMBIES } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { ZombiakiOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { strengthOf } from './damage.ts';
import { effect, entries } from './effect.ts';
import { breakThrough } from './end.ts';
import { relocate, wayFrom, whyNotMoved } from './moves.ts';
import { change, creatureOn, isZombieOn } from './position.ts';
import { nameOf, tell } from './tell.ts';

/** An order: who gives it, who obeys, and where to; -1 is beyond street 5. */
export interface Order {
  readonly boss: number;
  readonly zombie: number;
  readonly to: number;
}

/**
 * Why the zombie on a field cannot give an order now.
 *
 * @rule ZOM-15.13 A boss can give three orders in all, at most one per turn.
 * @rule ZOM-15.18 The boss may order while immobile himself.
 */
export function whyNoOrders(at: Pick<Seen, 'creatures'>, field: number): ZombiakiOwnWhy | undefined {
  const { boss, orders, ordered } = creatureOn(at, field);
  const facts = { field: nameOf(field) };
  if (boss === NONE) return { code: 'order/no-boss', rule: 'ZOM-15.12', facts };
  if (orders === 0) return { code: 'order/none-left', rule: 'ZOM-15.13', facts };
  return ordered === 0 ? undefined : { code: 'order/given', rule: 'ZOM-15.13', facts };
}

/**
 * Why an order cannot be given; nothing if it can.
 *
 * @rule ZOM-15.14 An order moves another zombie one field forward, back or sideways.
 * @rule ZOM-15.15 Only zombies of strength 3 or less obey orders.
 * @rule ZOM-15.16 A given zombie obeys at most one boss order in the whole game.
 * @rule ZOM-15.19 An order must produce a legal move.
 */
export function whyNotOrdered(book: Book, at: Seen, { boss, zombie, to }: Order): ZombiakiOwnWhy | undefined {
  const silent = whyNoOrders(at, boss);
  if (silent !== undefined) return silent;
  const field = nameOf(zombie);
  if (zombie === boss) return { code: 'order/itself', rule: 'ZOM-15.14', facts: { field } };
  if (!isZombieOn(book, at, zombie)) return { code: 'zombie/none', rule: 'ZOM-17.5', facts: { field } };
  const creature = creatureOn(at, zombie);
  const strength = strengthOf(book, creature);
  if (strength > STRONGEST_TO_OBEY) {
    return { code: 'order/too-strong', rule: 'ZOM-15.15', facts: { field, strength, most: STRONGEST_TO_OBEY } };
  }
  if (creature.obeyed === 1) return { code: 'order/obeyed', rule: 'ZOM-15.16', facts: { field } };
  if (wayFrom({ from: zombie, to }) === undefined) {
    const facts = { from: field, to: to === NONE ? 'out' : nameOf(to), ways: ['forward', 'back', 'sideways'] as const };
    return { code: 'move/wrong-way', rule: 'ZOM-7.10', facts };
  }
  return whyNotMoved(book, at, { from: zombie, to }, ZOMBIES);
}

/**
 * A boss moves another zombie.
 *
 * @rule ZOM-15.32 A boss order from street 5 forward wins the game like any forward step.
 */
export function giveOrder(draft: Changing, { boss, zombie, to }: Order): void {
  const left = creatureOn(draft, boss).orders - 1;
  change(draft, boss, { orders: left, ordered: 1 });
  tell({ type: 'ordered', boss: nameOf(boss), zombie: nameOf(zombie), left });
  if (to === NONE) {
    breakThrough(draft, zombie);
    return;
  }
  relocate(draft, { from: zombie, to, how: 'order', marked: 'moved' });
  effect(draft, ...entries([to]));
}
