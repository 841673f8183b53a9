import type { Seat } from '../../../kernel/index.ts';
import { ROUNDS } from '../components.ts';
import { hasRage } from '../rules/attack.ts';
import { levelOf as levelAt, placeOf as placeAt, seatOf, snailsOn as snailsAt } from '../rules/position.ts';
import type { Table } from '../table/state.ts';
import type { Atlas } from './atlas.ts';
import type { Notes } from './notes.ts';

/** A table with the eyes of one seat. All worths below are in points of life, as this seat sees them. */
export interface Scene {
  readonly atlas: Atlas;
  readonly at: Table;
  readonly seat: Seat;
  /** What has been worked out before, where the board is still the one of the view. */
  readonly notes?: Notes | undefined;
}

/** Is it one of the seat's own? */
export const isOwn = ({ seat }: Scene, snail: number): boolean => seatOf(snail) === seat;
/** The field a snail stands on; -1 beside the board. */
export const placeOf = ({ at }: Scene, snail: number): number => placeAt(at, snail);
/** How high a field is. */
export const levelOf = ({ at }: Scene, field: number): number => levelAt(at, field);
/** How far two fields are apart. */
export const stepsBetween = ({ atlas }: Scene, from: number, to: number): number => atlas.distances[from]?.[to] ?? 99;
/** How many rounds are still to come after this one. */
export const roundsLeft = (at: Table): number => ROUNDS - Math.max(1, at.round);
/** Could a snail attack in rage, or does it already? */
export const mayRage = ({ at }: Scene, snail: number): boolean =>
  hasRage(at, seatOf(snail)) || (at.play.rage === 1 && at.play.snail === snail);
/** The living snails on a field. */
export const snailsOn = ({ at }: Scene, field: number): number[] => snailsAt(at, field);
