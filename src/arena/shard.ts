import { givenOptions, mustBeWhole } from '../kernel/index.ts';
import { givenTournament } from './check-line.ts';
import { dealOf } from './schedule.ts';
import { fieldOf, type Tournament } from './tournament.ts';

/** A part of a tournament: the deals whose number leaves `index - 1` when divided by `of`. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** The numbers of the games that a shard plays, or of all games: games of one deal stay together. */
export function gamesOf(tournament: Tournament, shard: Shard = WHOLE): number[] {
  const { index, of } = givenOptions(shard);
  mustBeWhole('of', of, 1);
  mustBeWhole('index', index, 1, of);
  const field = fieldOf(givenTournament(tournament));
  const all = Array.from({ length: tournament.games }, (_, game) => game);
  return all.filter((game) => dealOf(field, game) % of === index - 1);
}

/** A tournament that is not parted. */
export const WHOLE: Shard = Object.freeze({ index: 1, of: 1 });
