import {
  createRandom,
  deserialize,
  EngineError,
  type Fault,
  type Game,
  type GameRecord,
  type GameTypes,
  hash,
  type Random,
  record,
  replay,
  serialize,
  verifyRecord,
} from '../../src/kernel/index.ts';
import { anyValue, type Daring, garbled, mutated, orEngineError, playedOut } from './fuzzing.ts';

/** Every position of a few whole games of a ruleset, and their records. */
interface Corpus<T extends GameTypes> {
  readonly game: Game<T>;
  readonly states: readonly T['State'][];
  readonly records: readonly GameRecord<T>[];
}

/** What a try is made of: a valid value with something changed, and what is done with a value of this kind. */
export interface Attempt {
  changed(daring: Daring): unknown;
  /** What came of it, in a word; whatever must not happen is thrown. */
  attempt(input: unknown, daring: Daring | 'raw'): string;
}

/** A kind of input that comes from outside. */
export interface Kind<T extends GameTypes> {
  /** The share of all tries, in a thousand. */
  readonly share: number;
  /** How many of a hundred of them are any values at all. */
  readonly raw: number;
  prepare(random: Random, corpora: readonly Corpus<T>[]): Attempt;
}

/** Tries values of all kinds, made from games of its own; the same for the same seed. */
export interface Fuzzer<T extends GameTypes, Name extends string> {
  readonly corpora: readonly Corpus<T>[];
  /** What came of the nth try of a kind; whatever must not happen is thrown. */
  fuzz(kind: Name, nth: number): string;
  /** The value of that try, as far as it can be written. */
  written(kind: Name, nth: number): string;
}

/** A fuzzer with whole games of these rulesets, one for each config. */
export function createFuzzerOf<T extends GameTypes, const Name extends string>(
  seed: number,
  { games, configs }: { readonly games: readonly Game<T>[]; readonly configs: readonly T['Config'][] },
  kinds: Readonly<Record<Name, Kind<T>>>,
): Fuzzer<T, Name> {
  const corpora = games.map((game, nth) => {
    const walks = configs.map((config, index) => walk(game, config, `fuzz ${seed} ${nth} ${index}`));
    return { game, states: walks.flatMap(({ states }) => states), records: walks.map((each) => each.record) };
  });

  const prepared = (kind: Name, nth: number) => {
    const random = createRandom(`${seed} ${kind} ${nth}`);
    const { raw, prepare } = kinds[kind];
    const { changed, attempt } = prepare(random, corpora);
    const daring: Daring | 'raw' = random.below(100) < raw ? 'raw' : random.below(3) === 0 ? 'hostile' : 'plain';
    return { input: daring === 'raw' ? anyValue(random) : changed(daring), daring, attempt };
  };
  return {
    corpora,
    fuzz(kind, nth) {
      const { input, daring, attempt } = prepared(kind, nth);
      return attempt(input, daring);
    },
    written(kind, nth) {
      try {
        const { input, daring } = prepared(kind, nth);
        return `${daring}: ${JSON.stringify(input)?.slice(0, 8000) ?? String(input)}`;
      } catch {
        return 'a value that cannot be written';
      }
    },
  };
}

/** What came of so many tries of a kind, and how often. What must not happen is an error that says which try it was, and of what. */
export function triedOf<Name extends string>(
  { fuzz, written }: Pick<Fuzzer<GameTypes, Name>, 'fuzz' | 'written'>,
  kind: Name,
  { seed, tries }: { readonly seed: number; readonly tries: number },
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let nth = 0; nth < tries; nth++) {
    try {
      const result = fuzz(kind, nth);
      counts[result] = (counts[result] ?? 0) + 1;
    } catch (error) {
      const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
      throw new Error(`${kind}, try ${nth} of seed ${seed}: ${what}\n${written(kind, nth)}`, { cause: error });
    }
  }
  return counts;
}

/** What every game has to be told of for its actions, configs, records, positions and texts to be tried. */
export interface Tried<T extends GameTypes> {
  /** The game that configs are tried with. */
  readonly game: Game<T>;
  readonly configs: readonly T['Config'][];
  checkConfig(config: unknown): readonly Fault[];
  /** The codes of all refusals of the game's own. */
  readonly codes: readonly string[];
}

/** The kinds of input that every game takes; they are 960 of a thousand tries. */
export function kindsOf<T extends GameTypes>(tried: Tried<T>) {
  const known = new Set([...tried.codes, ...KERNEL_CODES]);
  return {
    actions: { share: 640, raw: 15, prepare: (random, corpora) => actions(random, corpora, known) },
    configs: { share: 150, raw: 30, prepare: (random) => configs(random, tried) },
    records: { share: 40, raw: 30, prepare: records },
    positions: { share: 90, raw: 10, prepare: positions },
    texts: { share: 40, raw: 10, prepare: texts },
  } as const satisfies Readonly<Record<string, Kind<T>>>;
}

const KERNEL_CODES = [
  'malformed',
  'game/over',
  'decision/not-yours',
  'decision/stale',
  'decision/other-kind',
  'decision/must-answer',
];

function walk<T extends GameTypes>(game: Game<T>, config: T['Config'], name: string) {
  const random = createRandom(name);
  const states: T['State'][] = [];
  const said: T['Action'][] = [];
  let state = game.setup(config, name);
  while (game.outcome(state) === undefined) {
    states.push(state);
    const action = random.oneOf([...game.legalActions(state)]);
    said.push(action);
    state = game.reduce(state, action);
  }
  states.push(state);
  return { states, record: record(game, config, name, said) };
}

/** The code of an error with a fault that has a path and a message; any other error is thrown on. */
export function refusedWith(error: EngineError, ...codes: readonly string[]): string {
  if (!codes.includes(error.code)) throw error;
  const isTold = error.faults.every(({ path, message }) => path !== '' && message !== '');
  if (!isTold || (error.faults.length === 0 && error.code.endsWith('/invalid'))) throw error;
  return error.code;
}

function actions<T extends GameTypes>(
  random: Random,
  corpora: readonly Corpus<T>[],
  codes: ReadonlySet<string>,
): Attempt {
  const { game, states } = random.oneOf(corpora);
  // Not frozen: nothing but the engine keeps it from being changed.
  const state = structuredClone(random.oneOf(states));
  return {
    changed(daring) {
      const legal = [...game.legalActions(state)];
      const valid = legal.length === 0 ? { type: 'nothing', seat: 0 } : random.oneOf(legal);
      const named = { ...valid, decision: state.decisions[valid.seat] };
      return mutated(random.oneOf([valid, named]), random, legal, daring);
    },
    attempt(action, daring) {
      const before = JSON.stringify(state);
      const applied = game.apply(state, action);
      const why = game.whyIllegal(state, action);
      if (JSON.stringify(state) !== before || hash(state) !== hash(JSON.parse(before))) throw new Error('it changed');
      if (applied.ok) return 'taken';
      const { refusal } = applied;
      if (!codes.has(refusal.code)) throw new Error(`unknown code ${refusal.code}`);
      for (const locale of game.locales) if (game.explain(refusal, { locale }) === '') throw new Error('no sentence');
      if (daring === 'plain' && JSON.stringify(why) !== JSON.stringify(refusal)) throw new Error('another refusal');
      return refusal.code;
    },
  };
}

function configs<T extends GameTypes>(random: Random, { game, configs: like, checkConfig }: Tried<T>): Attempt {
  return {
    changed: (daring) => mutated(random.oneOf(like), random, like, daring),
    attempt(config) {
      const faults = checkConfig(config);
      const state = orEngineError(() => game.setup(config as T['Config'], random.seed()));
      if (state instanceof EngineError) return refusedWith(state, 'config/invalid');
      // A config that says something else when it is read again may have been refused before.
      if (faults.length === 0 && random.below(80) === 0) playedOut(game, state, random);
      return 'playable';
    },
  };
}

function records<T extends GameTypes>(random: Random, corpora: readonly Corpus<T>[]): Attempt {
  const { game, records: whole } = random.oneOf(corpora);
  const codes = ['record/invalid', 'record/diverged', 'config/invalid', 'ruleset/foreign', 'engine/foreign'];
  return {
    changed(daring) {
      const one = random.oneOf(whole);
      // Short ones: each is played again from its start.
      const ply = random.below(12);
      const short = { ...one, actions: one.actions.slice(0, ply), hashes: one.hashes.slice(0, ply + 1) };
      return mutated(short, random, whole, daring);
    },
    attempt(recorded) {
      const verified = orEngineError(() => verifyRecord(game, recorded));
      const replayed = orEngineError(() => replay(game, recorded));
      if (replayed instanceof EngineError) refusedWith(replayed, ...codes);
      if (verified instanceof EngineError) return refusedWith(verified, ...codes);
      return verified === undefined ? 'verified' : 'diverges';
    },
  };
}

function positions<T extends GameTypes>(random: Random, corpora: readonly Corpus<T>[]): Attempt {
  const { game, states } = random.oneOf(corpora);
  return {
    changed(daring) {
      const state = random.oneOf(states);
      const like = Array.from({ length: 6 }, () => random.oneOf(states));
      const alike = like.filter(({ decisions }) => decisions.length === state.decisions.length);
      return mutated(state, random, alike, daring);
    },
    attempt: (state) => restoredOrRefused(game, random, () => game.restore(state)),
  };
}

function texts<T extends GameTypes>(random: Random, corpora: readonly Corpus<T>[]): Attempt {
  const { game, states } = random.oneOf(corpora);
  return {
    changed: () => garbled(serialize(game, random.oneOf(states)), random),
    attempt: (text) => restoredOrRefused(game, random, () => deserialize(game, text as string)),
  };
}

/** What is restored can be played to its end. */
function restoredOrRefused<T extends GameTypes>(game: Game<T>, random: Random, restore: () => T['State']): string {
  const state = orEngineError(restore);
  if (state instanceof EngineError) return refusedWith(state, 'save/invalid', 'ruleset/foreign');
  playedOut(game, state, random);
  return 'playable';
}
