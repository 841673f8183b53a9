import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { examinedBy, VERSION } from '../../kernel/index.ts';
import { inWords, type Named, type Tournament } from '../arena/tournament.ts';
import { budgetIn } from '../bots.ts';

/**
 * What is put into a queue: games of a tournament, by their numbers.
 *
 * Game and bots are told by what they are, not by where they lie: no code and no path travels.
 */
export interface GamesJob {
  readonly plan: Plan;
  readonly games: readonly number[];
}

/** A tournament as all machines know it. */
export interface Plan {
  readonly engine: string;
  readonly ruleset: string;
  /** An identity: `ours:snails`, or that of a module. */
  readonly game: string;
  readonly config: string;
  readonly bots: readonly PlannedBot[];
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly nodes: number;
  /** How long a bot that is not ours may take for a decision, in seconds, where that is not the usual time. */
  readonly moveTime?: number;
}

/** A bot of a plan. */
interface PlannedBot {
  /** An identity: `ours:greedy`, or `sha256:…` of a module and everything that it imports. */
  readonly bot: string;
  /** The budget of its own, where it has one. */
  readonly nodes?: number;
}

/** A machine that plays for others refuses what would keep it busy for days. */
const MOST_NODES = 10_000_000;
const MOST_GAMES = 1_000;
const MOST_SECONDS = 3_600;
const LONGEST = 1_000;

const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const nodes = v.pipe(positive, v.maxValue(MOST_NODES));
const text = v.pipe(v.string(), v.maxLength(LONGEST));

const PLAN = v.strictObject({
  engine: text,
  ruleset: text,
  game: text,
  config: text,
  bots: v.pipe(v.array(v.strictObject({ bot: text, nodes: v.exactOptional(nodes) })), v.minLength(1)),
  players: positive,
  games: positive,
  seed: text,
  nodes,
  moveTime: v.exactOptional(v.pipe(v.number(), v.gtValue(0), v.maxValue(MOST_SECONDS))),
});

const JOB = v.pipe(
  v.strictObject({
    plan: PLAN,
    games: v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), v.minLength(1), v.maxLength(MOST_GAMES)),
  }),
  v.check(({ plan, games }) => games.every((game) => game < plan.games), 'the tournament has not so many games'),
  v.check(({ games }) => new Set(games).size === games.length, 'a game is there twice'),
);

/** A job of a queue, which anybody may have put in; or what is wrong with it. */
export function readJob(value: unknown): { readonly job: GamesJob } | { readonly fault: string } {
  const { value: job, faults } = examinedBy(JOB, value, 'job');
  if (job !== undefined) return { job };
  const [fault] = faults;
  return { fault: fault === undefined ? 'it is no job of an arena' : `${fault.path}: ${fault.message}` };
}

/** What a bot or a game is, wherever its module lies. */
export const identityOf = ({ name, digest }: Named): string =>
  digest === '' ? `ours:${budgetIn(name).name}` : `sha256:${digest}`;

/** A tournament without the names that its modules have on this machine. */
export function planOf({ game, bots, trait: _, ...same }: Tournament): Plan {
  return {
    engine: same.engine,
    ruleset: same.ruleset,
    game: identityOf(game),
    config: same.config,
    bots: bots.map((bot) => {
      const { nodes: own } = budgetIn(bot.name);
      return { bot: identityOf(bot), ...(own === undefined ? {} : { nodes: own }) };
    }),
    players: same.players,
    games: same.games,
    seed: same.seed,
    nodes: same.nodes,
    ...(same.moveTime === undefined ? {} : { moveTime: same.moveTime }),
  };
}

/** Who can play a plan: whoever has the same library, the same rules and the same bots, however these are called there. */
export interface Cast {
  readonly engine: string;
  readonly ruleset: string;
  readonly game: string;
  /** Identities. */
  readonly bots: readonly string[];
}

/** The cast of a plan. */
export const castOf = ({ engine, ruleset, game, bots }: Plan): Cast => ({
  engine,
  ruleset,
  game,
  bots: bots.map(({ bot }) => bot),
});

/** Who plays, for people: `snails, greedy, ./my-bot.mjs (3f2a9c01)`. */
export const castInWords = (game: Named, bots: readonly Named[]): string =>
  [`gastropodia ${VERSION}`, ...[game, ...bots].map(withoutBudget).map(inWords)].join(', ');

const withoutBudget = ({ name, digest }: Named): Named => ({ name: budgetIn(name).name, digest });

/** The queue of a cast. Machines with another one listen to another queue, and never see its jobs. */
export const queueOf = ({ engine, ruleset, game, bots }: Cast): string =>
  hash([engine, ruleset, game, [...new Set(bots)].sort()]);

/** The id of a job is made of what it says, so that nobody can give another meaning to it. */
export const idOf = ({ plan, games }: GamesJob): string => hash([plan, games]);

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, HASH_LENGTH);

const HASH_LENGTH = 32;
