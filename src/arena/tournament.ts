import type { Forfeit } from '../bots/index.ts';
import type { Box, Trait } from '../boxes/index.ts';
import type { GameRecord, GameTypes, Seat } from '../kernel/index.ts';
import type { Field } from './schedule.ts';

/** A bot that takes part, as it is written down. */
export interface Participant {
  readonly name: string;
  /** How many nodes its decisions may cost, where it has a budget of its own. */
  readonly nodes?: number;
}

/**
 * All that decides a tournament, as plain data: the same one, with the same bots, has the same games and the same results,
 * wherever they are played.
 */
export interface Tournament {
  /** The version of the library. */
  readonly engine: string;
  readonly ruleset: string;
  /** Which of the game's configs is played. */
  readonly config: string;
  /** What the seats differ in, where the game has such a thing. */
  readonly trait?: Trait;
  readonly bots: readonly Participant[];
  /** How many sit at a table. */
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** How many nodes a decision may cost whose bot has no budget of its own. */
  readonly nodes: number;
}

/** No tournament has more games: they could not be counted here. */
export const MOST_GAMES = 10_000_000;

/** A game of a tournament that is over, as plain data: a line of its file. */
export interface GameLine {
  /** Its number in the tournament, from 0. */
  readonly game: number;
  /** Its luck, which it shares with the other games of its deal. */
  readonly seed: string;
  /** The bot on each seat, by its number in the tournament. */
  readonly bots: readonly number[];
  /** What each seat has of the trait; nobody has any, where the game has none. */
  readonly traits: readonly string[];
  readonly winners: readonly Seat[];
  readonly ranking: readonly (readonly Seat[])[];
  readonly reason: string;
  /** What each seat has scored, where the game counts that; a game that was forfeited has no scores. */
  readonly scores?: readonly number[];
  /** How many rounds it lasted, where the game counts them. */
  readonly rounds?: number;
  readonly decisions: number;
  /** For each seat: how often it has resolved which card, where the game counts that. */
  readonly cards?: readonly Readonly<Record<string, number>>[];
  /** Who could not play to the end, the first first, where anybody could not. */
  readonly forfeits?: readonly Forfeit[];
}

/** A game of a tournament that was played here, and all that is needed to see it. */
export interface PlayedGame<T extends GameTypes = GameTypes> {
  readonly line: GameLine;
  /** For `replaySteps`, `gastropodia replay` and whoever reads records. Where the game was forfeited, it goes up to there. */
  readonly record: GameRecord<T>;
  /** After how many decisions each of the `forfeits` of its line came. */
  readonly forfeitedAfter: readonly number[];
}

/** What the seats of a game differ in, as it is written down: how that is called in other languages is not. */
export function traitOf<T extends GameTypes>({ trait }: Pick<Box<T>, 'trait'>): Pick<Tournament, 'trait'> {
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

/** What each seat has of a game: a win is one point, shared by those who share it, and by all if nobody wins. */
export function pointsOf({ bots, winners }: GameLine): readonly number[] {
  const sharing = winners.length === 0 ? [...bots.keys()] : winners;
  return bots.map((_, seat) => (sharing.includes(seat) ? 1 / sharing.length : 0));
}
