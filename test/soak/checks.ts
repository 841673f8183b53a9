import fc from 'fast-check';
import { auction } from '../../docs/examples/auction/index.ts';
import { duel } from '../../docs/examples/duel/index.ts';
import { kuhn } from '../../docs/examples/kuhn/index.ts';
import { leduc } from '../../docs/examples/leduc/index.ts';
import { thimblerig } from '../../docs/examples/thimblerig/index.ts';
import { ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';
import {
  ARCHIPELAGO,
  ATOLL,
  createSnails,
  type Layout,
  type Pack,
  type SnailsConfig,
  type SnailsTypes,
  snails,
  TWIN_ISLETS,
} from '../../src/games/snails/index.ts';
import {
  createRandom,
  type Game,
  type GameRecord,
  type GameTypes,
  hash,
  type Random,
  record,
  replay,
} from '../../src/kernel/index.ts';
import { type CheckOptions, checkGame, LawBroken } from '../../src/testing/index.ts';
import { packs } from '../snails/cards/packs.ts';
import { createForger, Forgery } from '../snails/proof/altered.ts';
import { createFuzzer, KINDS, type KindName } from '../snails/proof/fuzz-kinds.ts';
import { writtenOnPrototypes } from '../snails/proof/fuzzing.ts';
import { addReport, type Counts, type Failure, nothing } from './report.ts';

/** A check of a few seconds. It throws a {@link Failed}, or whatever the library throws. */
interface Check {
  readonly name: string;
  run(seed: number, counts: Counts): void | Promise<void>;
}

/** A check that failed, with what leads to where it did. */
class Failed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.what);
    this.failure = failure;
  }
}

const CONFIGS: readonly SnailsConfig[] = [
  { players: 2 },
  { players: 2, opening: 'advanced' },
  { players: 3, factions: 'draft' },
  { players: 4, opening: 'advanced' },
  { players: 4, factions: 'draft' },
];
const BOARDS = { archipelago: ARCHIPELAGO, atoll: ATOLL, 'twin islets': TWIN_ISLETS };
const ON_BOARDS = Object.values(BOARDS).map((layout) => createSnails({ layout }));
/** What the games of random packs are made of, for the file of a failure. */
const RULESETS = new WeakMap<Game<SnailsTypes>, { readonly pack: Pack; readonly layout: Layout }>();
/** No game is anywhere near as long. */
const ENDLESS = 5000;

/** One after another, over and over: a check is found again by its seed alone. */
const CHECKS: readonly Check[] = [
  laws('laws: auction', auction, { walks: 15, configs: [{ players: 2 }, { players: 3 }, { players: 4 }], every: 1 }),
  { name: 'games', run: games },
  { name: 'fuzz', run: fuzz },
  lawsOfSnails('laws: snails', snails),
  { name: 'packs: games', run: packGames },
  laws('laws: duel', duel, { walks: 8, configs: [{}], every: 1 }),
  { name: 'games', run: games },
  { name: 'fuzz', run: fuzz },
  lawsOfSnails('laws: snails, atoll', createSnails({ layout: ATOLL })),
  { name: 'packs: laws', run: packLaws },
  laws('laws: thimblerig', thimblerig, { walks: 25, configs: [{}], every: 1 }),
  { name: 'games', run: games },
  { name: 'fuzz', run: fuzz },
  { name: 'altered saves', run: alteredSaves },
  lawsOfSnails('laws: snails, islets', createSnails({ layout: TWIN_ISLETS })),
  { name: 'packs: games', run: packGames },
  laws('laws: kuhn', kuhn, { walks: 40, configs: [{}], every: 1 }),
  laws('laws: leduc', leduc, { walks: 60, configs: [{}], every: 1 }),
  laws('laws: tic-tac-toe', ticTacToe, { walks: 40, configs: [{}], every: 1 }),
];

/** Where the record of a failure leads, in a sentence. */
export function whereItLeads(recorded: GameRecord, ruleset: Parameters<typeof createSnails>[0] | undefined): string {
  const toys: readonly Game<GameTypes>[] = [auction, duel, kuhn, leduc, thimblerig, ticTacToe];
  const games: readonly Game<GameTypes>[] = [...toys, ...ON_BOARDS, createSnails(ruleset)];
  const game = games.find((each) => each.ruleset === recorded.ruleset);
  if (game === undefined) return `There is no game of the ruleset '${recorded.ruleset}' any more.`;
  const state = orError(() => replay(game, recorded));
  if (state instanceof Error) return `Its record is refused: ${state.message}`;
  const asked = game.pending(state).map(({ seat, kind }) => `seat ${seat} is asked '${kind}'`);
  return `Its record leads to ply ${recorded.actions.length}: ${asked.join(', ') || 'the game is over'}.`;
}

function checkOf(seed: number): Check {
  return CHECKS[seed % CHECKS.length] as Check;
}

/** What the check of this seed is called. */
export function nameOf(seed: number): string {
  return checkOf(seed).name;
}

/** Runs the check of this seed: what it has done, and what it found if it failed. */
export async function runCheck(seed: number): Promise<{ readonly counts: Counts; readonly failure?: Failure }> {
  const counts = nothing();
  try {
    await checkOf(seed).run(seed, counts);
    return { counts };
  } catch (thrown) {
    return { counts, failure: failureOf(thrown) };
  }
}

function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Failed) return thrown.failure;
  if (thrown instanceof LawBroken) {
    return { what: `breaks the law '${thrown.law}'`, detail: thrown.detail, record: thrown.record };
  }
  const detail = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  return { what: 'throws', detail };
}

function laws<T extends GameTypes>(name: string, game: Game<T>, options: CheckOptions<T>): Check {
  return {
    name,
    async run(seed, counts) {
      addReport(counts, await checkGame(game, { ...options, seed, shrink: false }), {
        kinds: game === (snails as unknown),
      });
    },
  };
}

function lawsOfSnails(name: string, game: Game<SnailsTypes>): Check {
  return laws(name, game, { walks: 2, configs: CONFIGS, length: 500, most: ENDLESS, every: 8 });
}

/** Random games in direct mode with every invariant checked at every pause; each fifth is played again by the reducer. */
function games(seed: number, counts: Counts): void {
  for (let nth = 0; nth < 20; nth++) {
    const random = createRandom(`games ${seed} ${nth}`);
    playChecked(random.oneOf(ON_BOARDS), random.oneOf(CONFIGS), { random, counts, again: nth % 5 === 0 });
  }
}

function* packsFrom(seed: number, count: number): Generator<Game<SnailsTypes>> {
  for (const pack of fc.sample(packs, { numRuns: count, seed })) {
    const layout = Object.values(BOARDS)[hash(pack) % 3] ?? ARCHIPELAGO;
    const game = createSnails({ pack, layout });
    RULESETS.set(game, { pack, layout });
    yield game;
  }
}

/** A game with each of some random packs. */
function packGames(seed: number, counts: Counts): void {
  for (const [nth, game] of [...packsFrom(seed, 12)].entries()) {
    const random = createRandom(`packs ${seed} ${nth}`);
    playChecked(game, random.oneOf(CONFIGS), { random, counts, again: nth % 5 === 0 });
    counts.packs += 1;
  }
}

/** Every law, with a random pack. */
async function packLaws(seed: number, counts: Counts): Promise<void> {
  for (const game of [...packsFrom(seed, 1)]) {
    try {
      const options = { configs: CONFIGS, walks: 2, length: 300, most: ENDLESS, every: 20, seed, shrink: false };
      addReport(counts, await checkGame(game, options));
    } catch (thrown) {
      throw new Failed({ ...failureOf(thrown), input: RULESETS.get(game) });
    }
    counts.packs += 1;
  }
}

interface Playing {
  readonly random: Random;
  readonly counts: Counts;
  /** Is it played again by the reducer? */
  readonly again: boolean;
}

function playChecked(game: Game<SnailsTypes>, config: SnailsConfig, { random, counts, again }: Playing): void {
  const seed = random.seed();
  const first = game.setup(config, seed);
  const simulation = game.simulate(first, { chance: first.chance });
  const actions: SnailsTypes['Action'][] = [];
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
      input: RULESETS.get(game),
    });
  }
  counts.games += 1;
  counts.decisions += actions.length;
  counts.longest = Math.max(counts.longest, actions.length);
  const { reason = '' } = simulation.outcome() ?? {};
  counts.ends[`game: ${reason}`] = (counts.ends[`game: ${reason}`] ?? 0) + 1;
}

// The last action may be the one that goes wrong: then the record ends before it.
function recordAsFar(...[game, config, seed, actions]: Parameters<typeof record<SnailsTypes>>) {
  const all = [...actions];
  const made = [all, all.slice(0, -1)].map((said) => orError(() => record(game, config, seed, said)));
  return made.find((recorded) => !(recorded instanceof Error)) as GameRecord<SnailsTypes> | undefined;
}

function orError<Result>(run: () => Result): Result | Error {
  try {
    return run();
  } catch (thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
  }
}

/** Saves with something altered: refused, or as good as any other. */
function alteredSaves(seed: number, counts: Counts): void {
  const forger = createForger(seed);
  for (let nth = 0; nth < ALTERED; nth++) {
    try {
      const fate = `altered: ${forger.attempt(nth)}`;
      counts.ends[fate] = (counts.ends[fate] ?? 0) + 1;
      counts.tries += 1;
    } catch (thrown) {
      if (!(thrown instanceof Forgery)) throw thrown;
      const { changes, plies, message, state } = thrown;
      const what = `altered save ${nth} goes wrong after ${plies} decisions`;
      throw new Failed({ what, detail: `${changes.join(', ')}: ${message}`, input: state });
    }
  }
}

const TRIES = 2000;
const ALTERED = 500;

/** Values of every kind from outside. */
function fuzz(seed: number, counts: Counts): void {
  const { fuzz: attempt, written } = createFuzzer(seed);
  for (const kind of Object.keys(KINDS) as KindName[]) {
    for (let nth = 0; nth < (TRIES * KINDS[kind].share) / 1000; nth++) {
      try {
        const result = `${kind}: ${attempt(kind, nth)}`;
        counts.ends[result] = (counts.ends[result] ?? 0) + 1;
        counts.tries += 1;
      } catch (thrown) {
        const { detail } = failureOf(thrown);
        throw new Failed({ what: `${kind}, try ${nth}`, detail, input: written(kind, nth) });
      }
    }
  }
  const strange = writtenOnPrototypes();
  if (strange.length > 0) throw new Failed({ what: 'prototypes were written on', detail: strange.join(', ') });
}
