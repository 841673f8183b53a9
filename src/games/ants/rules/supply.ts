import { entryOf, figureOf, type Seat } from '../../../kernel/index.ts';
import { RESOURCES } from '../components.ts';
import type { Changing, Seen } from '../table/state.ts';
import { tell } from './tell.ts';

/** How much of a resource a player has. */
export const amountOf = ({ resources }: Pick<Seen, 'resources'>, seat: Seat, resource: number): number =>
  figureOf(entryOf(resources, seat), resource);

/** Changes how much of a resource a player has. */
export function changeAmount(draft: Changing, seat: Seat, resource: number, by: number): void {
  const row = entryOf(draft.resources, seat);
  row[resource] = figureOf(row, resource) + by;
}

/**
 * Gives a player so much of a resource.
 *
 * @rule ANT-1.6 All five resources are unlimited in number.
 * @rule ANT-1.8 The engine keeps plain counters.
 */
export function gainResource(draft: Changing, seat: Seat, resource: number, count: number): void {
  if (count === 0) return;
  changeAmount(draft, seat, resource, count);
  tell({ type: 'gained', seat, what: entryOf(RESOURCES, resource), count });
}

/**
 * Takes discs from a player's pool: so many, or as many as there are.
 *
 * @rule ANT-1.10 An effect that needs discs uses as many as the pool holds, the rest of that gain being lost.
 */
export function takeDiscs(draft: Changing, seat: Seat, count: number): number {
  const taken = Math.min(count, figureOf(draft.pool, seat));
  draft.pool[seat] = figureOf(draft.pool, seat) - taken;
  return taken;
}

/**
 * Discs return to a player's pool.
 *
 * @rule ANT-4.11 Discs that leave the game area return to their owner's pool unless a rule puts them on the map.
 */
export function returnDiscs(draft: Changing, seat: Seat, count: number): void {
  draft.pool[seat] = figureOf(draft.pool, seat) + count;
}

/** Gives a player so many universal ants, as far as there are discs. */
export function gainUniversal(draft: Changing, seat: Seat, count: number): void {
  const taken = takeDiscs(draft, seat, count);
  if (taken === 0) return;
  draft.universal[seat] = figureOf(draft.universal, seat) + taken;
  tell({ type: 'universal-gained', seat, count: taken });
}

/** The discs of a player on an Incubation tile, by specialisation. */
export const discsOn = ({ discs }: Pick<Seen, 'discs'>, seat: Seat, place: number): readonly number[] =>
  entryOf(entryOf(discs, seat), place);

/** Changes how many discs of a specialisation are on an Incubation tile. */
export function changeDiscs(draft: Changing, seat: Seat, place: number, specialisation: number, by: number): void {
  const row = entryOf(entryOf(draft.discs, seat), place);
  row[specialisation] = figureOf(row, specialisation) + by;
}

/** The sum of a list of figures. */
export function total(figures: readonly number[]): number {
  let sum = 0;
  for (const figure of figures) sum += figure;
  return sum;
}
