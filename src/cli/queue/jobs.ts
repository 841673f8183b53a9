import type { Tournament } from '../arena/tournament.ts';
import { misused } from '../failure.ts';
import { type GamesJob, planOf, readJob } from './job.ts';

/** A job that is not done yet. */
export interface Open {
  readonly job: GamesJob;
  /** How often it went wrong. */
  faults: number;
  /** How many of its games are over. */
  underway: number;
}

/** A job has so many games at most. It costs about half a millisecond itself, and a game mostly much more. */
const MOST_GAMES = 10;
/** A tournament has at least so many jobs, if it has the games, so that all machines have something to do until its end. */
const ENOUGH_JOBS = 100;

/** The jobs of a tournament. Which games share one does not depend on which of them are left to be played. */
export function jobsOf(tournament: Tournament, games: readonly number[]): Open[] {
  const plan = planOf(tournament);
  const size = Math.min(MOST_GAMES, Math.ceil(tournament.games / ENOUGH_JOBS));
  const together = new Map<number, number[]>();
  for (const game of games) {
    const number = Math.floor(game / size);
    together.set(number, [...(together.get(number) ?? []), game]);
  }
  const jobs = [...together.values()].map((some): GamesJob => ({ plan, games: some }));
  const [first] = jobs;
  const read = first === undefined ? undefined : readJob(first);
  if (read !== undefined && 'fault' in read) throw misused(`This cannot be played by a queue: ${read.fault}.`);
  return jobs.map((job) => ({ job, faults: 0, underway: 0 }));
}

/** The next of some jobs, so many at most. */
export function taken(jobs: IterableIterator<Open>, most: number): Open[] {
  const some: Open[] = [];
  while (some.length < most) {
    const { value, done } = jobs.next();
    if (done === true) break;
    some.push(value);
  }
  return some;
}

/** The games of a job, for people. */
export const gamesInWords = ({ games }: GamesJob): string =>
  games.length === 1 ? `game ${games[0]}` : `games ${games[0]} to ${games[games.length - 1]}`;
