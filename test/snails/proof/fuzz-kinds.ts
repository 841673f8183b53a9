import fc from 'fast-check';
import {
  ARCHIPELAGO,
  ATOLL,
  CONTAMINATION,
  checkConfig,
  checkContamination,
  checkLayout,
  checkPack,
  createSnails,
  defaultPack,
  type SnailsConfig,
  type SnailsState,
  type SnailsTypes,
  snails,
  TWIN_ISLETS,
} from '../../../src/games/snails/index.ts';
import {
  createRandom,
  deserialize,
  EngineError,
  type Game,
  type GameRecord,
  hash,
  LOCALES,
  type Random,
  record,
  replay,
  serialize,
  verifyRecord,
} from '../../../src/kernel/index.ts';
import { packs } from '../cards/packs.ts';
import { REFUSALS } from '../text/refusals.ts';
import { anyValue, type Daring, garbled, mutated, orEngineError, playedOut } from './fuzzing.ts';

const CONFIGS: readonly SnailsConfig[] = [
  { players: 2 },
  { players: 4, factions: 'draft', opening: 'advanced', firstPlayer: 'random' },
  { players: [{ faction: 'cowboys', name: 'Ann' }, { faction: 'barbarians' }, { name: 'Bo' }], firstPlayer: 1 },
  { players: [{ faction: 'amazons' }, { faction: 'pirates' }], factions: 'given', opening: 'standard' },
];

const CODES: ReadonlySet<string> = new Set([
  ...Object.keys(REFUSALS),
  'malformed',
  'game/over',
  'decision/not-yours',
  'decision/stale',
  'decision/other-kind',
  'decision/must-answer',
]);

/** Every position of a few whole games of a ruleset, and their records. */
export interface Corpus {
  readonly game: Game<SnailsTypes>;
  readonly states: readonly SnailsState[];
  readonly records: readonly GameRecord<SnailsTypes>[];
}

/** What a try is made of: a valid value with something changed, and what is done with a value of this kind. */
interface Attempt {
  changed(daring: Daring): unknown;
  /** What came of it, in a word; whatever must not happen is thrown. */
  attempt(input: unknown, daring: Daring | 'raw'): string;
}

interface Kind {
  /** The share of all tries, in a thousand. */
  readonly share: number;
  /** How many of a hundred of them are any values at all. */
  readonly raw: number;
  prepare(random: Random, corpora: readonly Corpus[]): Attempt;
}

/** The kinds of input that come from outside. */
export const KINDS = {
  actions: { share: 640, raw: 15, prepare: actions },
  configs: { share: 150, raw: 30, prepare: configs },
  packs: { share: 15, raw: 30, prepare: packsOfCards },
  'layouts and tracks': { share: 25, raw: 30, prepare: layoutsAndTracks },
  records: { share: 40, raw: 30, prepare: records },
  positions: { share: 90, raw: 10, prepare: positions },
  texts: { share: 40, raw: 10, prepare: texts },
} as const satisfies Readonly<Record<string, Kind>>;

/** The name of a kind of input. */
export type KindName = keyof typeof KINDS;

/** Tries values of all kinds, made from games of its own; the same for the same seed. */
export interface Fuzzer {
  readonly corpora: readonly Corpus[];
  /** What came of the nth try of a kind; whatever must not happen is thrown. */
  fuzz(kind: KindName, nth: number): string;
  /** The value of that try, as far as it can be written. */
  written(kind: KindName, nth: number): string;
}

/** A fuzzer with games of its own: with the default rules, on islets with a longer track, and with a random pack. */
export function createFuzzer(seed: number): Fuzzer {
  const [pack = defaultPack] = fc.sample(packs, { numRuns: 1, seed });
  const games: readonly Game<SnailsTypes>[] = [
    snails,
    createSnails({ layout: TWIN_ISLETS, contamination: [0, 5, 5, 10, 100] }),
    createSnails({ pack, layout: ATOLL }),
  ];
  const corpora = games.map((game, nth) => {
    const walks = CONFIGS.map((config, index) => walk(game, config, `fuzz ${seed} ${nth} ${index}`));
    return { game, states: walks.flatMap(({ states }) => states), records: walks.map((each) => each.record) };
  });

  const prepared = (kind: KindName, nth: number) => {
    const random = createRandom(`${seed} ${kind} ${nth}`);
    const { raw, prepare } = KINDS[kind];
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

function walk(game: Game<SnailsTypes>, config: SnailsConfig, name: string) {
  const random = createRandom(name);
  const states: SnailsState[] = [];
  const said: SnailsTypes['Action'][] = [];
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
function refusedWith(error: EngineError, ...codes: readonly string[]): string {
  if (!codes.includes(error.code)) throw error;
  const isTold = error.faults.every(({ path, message }) => path !== '' && message !== '');
  if (!isTold || (error.faults.length === 0 && error.code.endsWith('/invalid'))) throw error;
  return error.code;
}

function actions(random: Random, corpora: readonly Corpus[]): Attempt {
  const { game, states } = random.oneOf(corpora);
  // Not frozen: nothing but the engine keeps it from being changed.
  const state = structuredClone(random.oneOf(states));
  return {
    changed(daring) {
      const legal = [...game.legalActions(state)];
      const valid = legal.length === 0 ? { type: 'exchange', seat: 0 } : random.oneOf(legal);
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
      if (!CODES.has(refusal.code)) throw new Error(`unknown code ${refusal.code}`);
      for (const locale of LOCALES) if (game.explain(refusal, locale) === '') throw new Error('no sentence');
      if (daring === 'plain' && JSON.stringify(why) !== JSON.stringify(refusal)) throw new Error('another refusal');
      return refusal.code;
    },
  };
}

function configs(random: Random): Attempt {
  return {
    changed: (daring) => mutated(random.oneOf(CONFIGS), random, CONFIGS, daring),
    attempt(config) {
      const faults = checkConfig(config);
      const state = orEngineError(() => snails.setup(config as SnailsConfig, random.seed()));
      if (state instanceof EngineError) return refusedWith(state, 'config/invalid');
      // A config that says something else when it is read again may have been refused before.
      if (faults.length === 0 && random.below(80) === 0) playedOut(snails, state, random);
      return 'playable';
    },
  };
}

function packsOfCards(random: Random): Attempt {
  return {
    changed(daring) {
      const like = [defaultPack, ...fc.sample(packs, { numRuns: 2, seed: random.below(2 ** 31) })];
      const pack = random.oneOf(like);
      // Most of what is written in a pack is in its cards.
      const deck = random.oneOf(['basic', 'red', 'purple', 'faction', 'red', 'purple', 'all'] as const);
      if (deck === 'all') return mutated(pack, random, like, daring);
      return { ...pack, [deck]: mutated(pack[deck], random, Object.values(pack[deck]), daring) };
    },
    attempt(pack) {
      checkPack(pack);
      const game = orEngineError(() => createSnails({ pack: pack as typeof defaultPack }));
      if (game instanceof EngineError) return refusedWith(game, 'ruleset/invalid');
      playedOut(game, game.setup({ players: random.oneOf([2, 3, 4] as const) }, random.seed()), random);
      return 'playable';
    },
  };
}

function layoutsAndTracks(random: Random): Attempt {
  const layouts = [ARCHIPELAGO, ATOLL, TWIN_ISLETS];
  const tracks = [CONTAMINATION, [0], [5, 10, 15, 20, 100]];
  return {
    changed(daring) {
      const like = random.oneOf<readonly unknown[]>([layouts, tracks]);
      return mutated(random.oneOf(like), random, like, daring);
    },
    attempt(value) {
      const isTrack = checkContamination(value).length < checkLayout(value).length;
      const said = isTrack ? { contamination: value as [] } : { layout: value as [] };
      const game = orEngineError(() => createSnails(said));
      if (game instanceof EngineError) return refusedWith(game, 'ruleset/invalid');
      playedOut(game, game.setup({ players: 2 }, random.seed()), random);
      return isTrack ? 'playable track' : 'playable layout';
    },
  };
}

function records(random: Random, corpora: readonly Corpus[]): Attempt {
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

function positions(random: Random, corpora: readonly Corpus[]): Attempt {
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

function texts(random: Random, corpora: readonly Corpus[]): Attempt {
  const { game, states } = random.oneOf(corpora);
  return {
    changed: () => garbled(serialize(game, random.oneOf(states)), random),
    attempt: (text) => restoredOrRefused(game, random, () => deserialize(game, text as string)),
  };
}

/** What is restored can be played to its end. */
function restoredOrRefused(game: Game<SnailsTypes>, random: Random, restore: () => SnailsState): string {
  const state = orEngineError(restore);
  if (state instanceof EngineError) return refusedWith(state, 'save/invalid', 'ruleset/foreign');
  playedOut(game, state, random);
  return 'playable';
}
