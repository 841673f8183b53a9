import type { Forfeit } from '../../bots/index.ts';
import type { AnyBox, Trait } from '../../boxes/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { dealOf, type Field } from './schedule.ts';

/** Something that was named: one of ours, or a module of the user's own with a digest of all its code. */
export interface Named {
  readonly name: string;
  /** Empty for what is built in. */
  readonly digest: string;
}

/** All that decides a tournament: the same one has the same games and the same results, wherever they are played. */
export interface Tournament {
  readonly game: Named;
  readonly engine: string;
  readonly ruleset: string;
  /** Which of the game's configs is played. */
  readonly config: string;
  /** What the seats differ in, where the game has such a thing. */
  readonly trait?: Trait;
  readonly bots: readonly Named[];
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly nodes: number;
  /** How long a bot that is not ours may take for a decision, in seconds, where it is not the usual time. */
  readonly moveTime?: number;
}

/** No tournament has more games: they could not be counted here. */
export const MOST_GAMES = 10_000_000;

/** A game of a tournament that is over: a line of its file. */
export interface GameLine {
  readonly game: number;
  readonly seed: string;
  /** The bot on each seat, by its number in the tournament. */
  readonly bots: readonly number[];
  /** What each seat has of the trait; nobody has any, where the game has none. */
  readonly traits: readonly string[];
  readonly winners: readonly Seat[];
  readonly ranking: readonly (readonly Seat[])[];
  readonly reason: string;
  /** How many rounds it lasted, where the game counts them. */
  readonly rounds?: number;
  readonly decisions: number;
  /** For each seat: how often it has resolved which card, where the game counts that. */
  readonly cards?: readonly Readonly<Record<string, number>>[];
  /** Who could not play to the end, the first first, where anybody could not. */
  readonly forfeits?: readonly Forfeit[];
}

/** A part of a tournament: the deals whose number leaves `index - 1` when divided by `of`. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** What the seats of a game differ in, as it is written down: how that is called in other languages is not. */
export function traitOf({ trait }: AnyBox): Pick<Tournament, 'trait'> {
  if (trait === undefined) return {};
  const { name, plural, values } = trait;
  return { trait: { name, plural, values } };
}

/** What the schedule has to know of a tournament. */
export function fieldOf({ bots, players, trait }: Tournament): Field {
  return { bots: bots.length, players, traits: trait?.values ?? [] };
}

/** The luck of the games of a deal. */
export const seedOf = ({ seed }: Tournament, deal: number): string => `${seed}/${deal}`;

/** The numbers of the games that a shard plays. */
export function gamesOf(tournament: Tournament, { index, of }: Shard): number[] {
  const field = fieldOf(tournament);
  const all = Array.from({ length: tournament.games }, (_, game) => game);
  return all.filter((game) => dealOf(field, game) % of === index - 1);
}

/** What each seat has of a game: a win is one point, shared by those who share it, and by all if nobody wins. */
export function pointsOf({ bots, winners }: GameLine): readonly number[] {
  const sharing = winners.length === 0 ? [...bots.keys()] : winners;
  return bots.map((_, seat) => (sharing.includes(seat) ? 1 / sharing.length : 0));
}
