import type { Seat, Seating } from '../basics/seats.ts';
import { nameAt, said } from './names.ts';
import { listAt, objectAt, type Spot, unexpected } from './spot.ts';

/** A player at the table, as a config says it. */
export interface PlayerNamed {
  readonly name?: string;
}

/** Who plays, as a config says it: how many they are, or who each of them is. */
export type Players<Count extends number = number> = Count | readonly PlayerNamed[];

/**
 * Reads who plays.
 *
 * @param expected what a config has to say of it, in words: `2 or a list of two players, the zombie player first`.
 */
export function playersAt<Count extends number>(
  spot: Spot | undefined,
  { min, max }: Seating,
  expected: string,
): Players<Count> | undefined {
  if (spot === undefined) return undefined;
  const { value } = spot;
  if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) return value as Count;
  if (!Array.isArray(value)) return unexpected(spot, expected);
  return listAt(spot, min, max, 'players').map((entry) =>
    said({ name: nameAt(objectAt(entry, { required: [], optional: ['name'] })?.('name')) }),
  );
}

/** What the players are called in a position: by their names, or as `unnamed` says. */
export function namesOfPlayers(players: Players, seats: number, unnamed: (seat: Seat) => string): string[] {
  const given = typeof players === 'number' ? [] : players;
  return Array.from({ length: seats }, (_, seat) => given[seat]?.name ?? unnamed(seat));
}
