import { FACTIONS, type FactionId, type Table } from '../../games/snails/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Atlas } from './atlas.ts';

/** A table with the eyes of one seat. All worths below are in points of life, as this seat sees them. */
export interface Scene {
  readonly atlas: Atlas;
  readonly at: Table;
  readonly seat: Seat;
}

const SQUAD = 4;
const ROUNDS = 6;

/** Whose snail it is. */
export const ownerOf = (snail: number): Seat => Math.floor(snail / SQUAD);
/** Is it one of the seat's own? */
export const isOwn = ({ seat }: Scene, snail: number): boolean => ownerOf(snail) === seat;
/** The field a snail stands on; -1 beside the board. */
export const placeOf = ({ at }: Scene, snail: number): number => at.places[snail] ?? -1;
/** How high a field is. */
export const levelOf = ({ at }: Scene, field: number): number => at.levels[field] ?? 0;
/** How far two fields are apart. */
export const stepsBetween = ({ atlas }: Scene, from: number, to: number): number => atlas.distances[from]?.[to] ?? 99;
/** How many rounds are still to come after this one. */
export const roundsLeft = (at: Table): number => ROUNDS - Math.max(1, at.round);
/** Is the player of this faction? */
export const isOf = (at: Table, seat: Seat, faction: FactionId): boolean =>
  FACTIONS[at.factions[seat] ?? -1] === faction;

/** The living snails on a field. */
export function snailsOn({ at }: Scene, field: number): number[] {
  const snails: number[] = [];
  for (let snail = 0; snail < at.places.length; snail++) if (at.places[snail] === field) snails.push(snail);
  return snails;
}
