import type { AnyBox } from '../../src/boxes/index.ts';
import {
  createRandom,
  type Game,
  type GameRecord,
  type GameTypes,
  hash,
  type Random,
  record,
} from '../../src/kernel/index.ts';
import { type CheckOptions, checkGame, LawBroken } from '../../src/testing/index.ts';
import { configsOf } from '../kit/configs.ts';
import { addReport, type Counts, type Failure } from './report.ts';

/** A check of a few seconds. It throws a {@link Failed}, or whatever the library throws. */
export interface Check {
  readonly name: string;
  run(seed: number, counts: Counts): void | Promise<void>;
}

/** What a game is proved by beside what every game is: in a file `soak.ts` of its own. */
export interface OwnProof {
  readonly checks: readonly Check[];
  /** The games that a failure's record may be of, beside that of the box, if this was its input. */
  gamesOf(input: unknown): readonly Game<GameTypes>[];
}

/** A check that failed, with what leads to where it did. */
export class Failed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.what);
    this.failure = failure;
  }
}

/** No game is anywhere near as long. */
export const ENDLESS = 5000;
/** A check of the laws goes through about so many decisions, and does at so many of a walk what costs most. */
const DECISIONS = 600;
const DEAR = 40;

/** What was found, whatever was thrown. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Failed) return thrown.failure;
  if (thrown instanceof LawBroken) {
    return { what: `breaks the law '${thrown.law}'`, detail: thrown.detail, record: thrown.record };
  }
  const detail = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  return { what: 'throws', detail };
}

/** Every law of a game. */
export function laws<T extends GameTypes>(name: string, game: Game<T>, options: CheckOptions<T>): Check {
  return {
    name,
    async run(seed, counts) {
      addReport(counts, await checkGame(game, { ...options, seed, shrink: false }), game.id);
    },
  };
}

/** What every game of the registry is proved by: its laws, and whole games with their invariants. */
export function checksOf(box: AnyBox): readonly Check[] {
  const { game } = box;
  const configs = configsOf(box);
  const decisions = lengthOf(game, configs[0]);
  const walks = Math.min(60, Math.max(2, Math.round(DECISIONS / decisions)));
  return [
    laws(`laws: ${game.id}`, game, {
      configs,
      walks,
      length: 500,
      most: ENDLESS,
      every: Math.max(1, Math.floor(decisions / DEAR)),
    }),
    {
      name: `games: ${game.id}`,
      run: (seed, counts) => playGames([game], configs, { seed, counts, games: 10 * walks }),
    },
  ];
}

/** How many decisions a game takes that is played at random. */
function lengthOf(game: Game<GameTypes>, config: GameTypes['Config']): number {
  const random = createRandom('length');
  const first = game.setup(config, 'length');
  const simulation = game.simulate(first, { chance: first.chance });
  let decisions = 0;
  while (simulation.outcome() === undefined && decisions < ENDLESS) {
    simulation.step(random.oneOf(simulation.legalActions()));
    decisions += 1;
  }
  return decisions;
}

interface Playing {
  readonly random: Random;
  readonly counts: Counts;
  /** Is it played again by the reducer? */
  readonly again: boolean;
  /** What else it takes to see it again by hand. */
  readonly input?: unknown;
}

/** Random games in direct mode with every invariant checked at every pause; each fifth is played again by the reducer. */
export function playGames<T extends GameTypes>(
  from: readonly Game<T>[],
  configs: readonly T['Config'][],
  { seed, counts, games }: { readonly seed: number; readonly counts: Counts; readonly games: number },
): void {
  for (let nth = 0; nth < games; nth++) {
    const random = createRandom(`games ${seed} ${nth}`);
    playChecked(random.oneOf(from), random.oneOf(configs), { random, counts, again: nth % 5 === 0 });
  }
}

/** A random game in direct mode with every invariant checked at every pause. */
export function playChecked<T extends GameTypes>(game: Game<T>, config: T['Config'], playing: Playing): void {
  const { random, counts, again, input } = playing;
  const seed = random.seed();
  const first = game.setup(config, seed);
  const simulation = game.simulate(first, { chance: first.chance });
  const actions: T['Action'][] = [];
  const check = (what: string, holds: boolean): void => {
    if (!holds) throw new Error(what);
  };
  try {
    while (simulation.outcome() === undefined) {
      const options = simulation.legalActions();
      check('a decision without an option', options.length > 0);
      check('no end', actions.length < ENDLESS);
      const action = random.oneOf(options);
      actions.push(action);
      simulation.step(action);
      const faults = game.faults(simulation.state);
      check(faults.map(({ path, message }) => `${path}: ${message}`).join('; '), faults.length === 0);
      counts.options = Math.max(counts.options, options.length);
    }
    if (again) {
      const played = record(game, config, seed, actions);
      check('the reducer comes to another end', played.hashes[actions.length] === hash(simulation.state));
    }
  } catch (thrown) {
    const { detail } = failureOf(thrown);
    throw new Failed({
      what: `a game goes wrong after ${actions.length} decisions`,
      detail,
      record: recordAsFar(game, config, seed, actions),
      input,
    });
  }
  counts.games += 1;
  counts.decisions += actions.length;
  counts.longest = Math.max(counts.longest, actions.length);
  const { reason = '' } = simulation.outcome() ?? {};
  counts.ends[`${game.id}: ${reason}`] = (counts.ends[`${game.id}: ${reason}`] ?? 0) + 1;
}

// The last action may be the one that goes wrong: then the record ends before it.
function recordAsFar<T extends GameTypes>(...[game, config, seed, actions]: Parameters<typeof record<T>>) {
  const all = [...actions];
  const made = [all, all.slice(0, -1)].map((said) => orError(() => record(game, config, seed, said)));
  return made.find((recorded) => !(recorded instanceof Error)) as GameRecord<T> | undefined;
}

/** What a function gives, or the error that it throws. */
export function orError<Result>(run: () => Result): Result | Error {
  try {
    return run();
  } catch (thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
  }
}
