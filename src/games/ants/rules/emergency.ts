import { figureOf, type Seat } from '../../../kernel/index.ts';
import { EMERGENCY_FOOD, FOOD } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { changeAmount } from './supply.ts';
import { tell } from './tell.ts';

/**
 * How much emergency Food a player may still take this turn.
 *
 * @rule ANT-15.10 When the store is empty the player may still take Food from the general supply.
 * @rule ANT-15.14 At most `emergencyExtraPerTurn` of it per turn, where that option names a number.
 */
export function emergencyLeft(book: Book, { store, extra }: Pick<Seen, 'store' | 'extra'>, seat: Seat): number {
  const { emergencyExtraPerTurn: most } = book.options;
  return most === 'unlimited' ? Number.POSITIVE_INFINITY : figureOf(store, seat) + Math.max(0, most - extra);
}

/**
 * A player takes one cube of emergency Food.
 *
 * @rule ANT-15.8 The cubes go to the player's supply and may be used for anything.
 * @rule ANT-15.12 The emergency store is never refilled.
 * @rule ANT-15.16 Each -3 VP token stands for exactly 1 Food.
 */
export function takeEmergency(draft: Changing, seat: Seat): void {
  const left = figureOf(draft.store, seat);
  if (left > 0) draft.store[seat] = left - 1;
  else {
    draft.penalties[seat] = figureOf(draft.penalties, seat) + 1;
    draft.extra += 1;
  }
  changeAmount(draft, seat, FOOD, EMERGENCY_FOOD);
  tell({ type: 'emergency-taken', seat, from: left > 0 ? 'store' : 'supply' });
}
