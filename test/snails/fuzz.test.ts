import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
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
  type Work,
} from '../../src/games/snails/index.ts';
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
} from '../../src/kernel/index.ts';
import { anyValues, type Daring, garbled, mutated, orEngineError, playedOut, writtenOnPrototypes } from './fuzzing.ts';
import { packs } from './packs.ts';
import { REFUSALS } from './refusals.ts';

// Longer runs look further: FUZZ=1000000 npx vitest run test/snails/fuzz.test.ts
const TRIES = Number(process.env.FUZZ ?? 20_000);
const seed = Number(process.env.FUZZ_SEED ?? 20);
const PATIENCE = 120_000 + TRIES * 10;
/** No try takes longer than this, in milliseconds, however busy the machine is. */
const LONGEST = 20_000;

const [PACK = defaultPack] = fc.sample(packs, { numRuns: 1, seed: 7 });
const GAMES: readonly Game<SnailsTypes>[] = [
  snails,
  createSnails({ layout: TWIN_ISLETS, contamination: [0, 5, 5, 10, 100] }),
  createSnails({ pack: PACK, layout: ATOLL }),
];
const CONFIGS: readonly SnailsConfig[] = [
  { players: 2 },
  { players: 4, factions: 'draft', opening: 'advanced', firstPlayer: 'random' },
  { players: [{ faction: 'cowboys', name: 'Ann' }, { faction: 'barbarians' }, { name: 'Bo' }], firstPlayer: 1 },
  { players: [{ faction: 'amazons' }, { faction: 'pirates' }], factions: 'given', opening: 'standard' },
];

const NOT_IN_PLAN = "state: breaks the invariant 'the card that is resolved is in the plan, and the part is one of it'";

const UNKNOWN = "state: breaks the invariant 'work names what is on the table'";

const NAP = { copies: 1, source: 'ours', effects: [{ op: 'draw', count: 1 }] } as const;

/** Every position of a few whole games, and their records. */
interface Corpus {
  readonly game: Game<SnailsTypes>;
  readonly states: readonly SnailsState[];
  readonly records: readonly GameRecord<SnailsTypes>[];
}

const CORPORA: readonly Corpus[] = GAMES.map((game, nth) => {
  const walks = CONFIGS.map((config, index) => walk(game, config, `fuzz ${nth} ${index}`));
  return { game, states: walks.flatMap(({ states }) => states), records: walks.map((each) => each.record) };
});

function walk(game: Game<SnailsTypes>, config: SnailsConfig, name: string) {
  const random = createRandom(name);
  const states: SnailsState[] = [];
  const actions: SnailsTypes['Action'][] = [];
  let state = game.setup(config, name);
  while (game.outcome(state) === undefined) {
    states.push(state);
    const action = random.oneOf([...game.legalActions(state)]);
    actions.push(action);
    state = game.reduce(state, action);
  }
  states.push(state);
  return { states, record: record(game, config, name, actions) };
}

const CODES: ReadonlySet<string> = new Set([
  ...Object.keys(REFUSALS),
  'malformed',
  'game/over',
  'decision/not-yours',
  'decision/stale',
  'decision/other-kind',
  'decision/must-answer',
]);

/** What came of the tries of each kind of input, for the longer runs. */
const report: Record<string, Record<string, number>> = {};

/**
 * Tries one kind of input: `part` of all tries, of which so many are changed from valid values and the others are any
 * values at all. What a try gives is counted; what it throws fails the test, with how to have the same again.
 */
function fuzz(
  name: string,
  { part, raw = 0.15 }: { readonly part: number; readonly raw?: number },
  input: (random: Random, daring: Daring) => unknown,
  attempt: (input: unknown, random: Random, daring: Daring | 'raw') => string,
): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = Math.ceil(TRIES * part);
  const any = anyValues(Math.ceil(count * raw), seed);
  for (let nth = 0; nth < count; nth++) {
    const random = createRandom(`${seed} ${name} ${nth}`);
    const thrown = nth < count * raw ? any.next().value : undefined;
    const daring = nth < count * raw ? 'raw' : nth % 3 === 0 ? 'hostile' : 'plain';
    const began = performance.now();
    try {
      const result = attempt(daring === 'raw' ? thrown : input(random, daring), random, daring);
      counts[result] = (counts[result] ?? 0) + 1;
    } catch (error) {
      const again = createRandom(`${seed} ${name} ${nth}`);
      const shown = daring === 'raw' ? 'any value' : written(input(again, daring));
      const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
      expect.fail(`${name}, try ${nth}, seed ${seed} (${daring}): ${what}\n${shown}`);
    }
    if (performance.now() - began > LONGEST) expect.fail(`${name}, try ${nth}, seed ${seed}: took too long`);
  }
  expect(writtenOnPrototypes()).toEqual([]);
  report[name] = counts;
  return counts;
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value)?.slice(0, 8000) ?? String(value);
  } catch {
    return 'a value that cannot be written';
  }
}

/** The code of an error with a fault that has a path and a message; any other error is thrown on. */
function refusedWith(error: EngineError, ...codes: readonly string[]): string {
  if (!codes.includes(error.code)) throw error;
  const isTold = error.faults.every(({ path, message }) => path !== '' && message !== '');
  if (!isTold || (error.faults.length === 0 && error.code.endsWith('/invalid'))) throw error;
  return error.code;
}

const anyCorpus = (random: Random): Corpus => random.oneOf(CORPORA);

describe('whatever comes in is refused or taken, and harms nothing', () => {
  test(
    'KER-2.1 actions',
    () => {
      let corpus = CORPORA[0] as Corpus;
      let state: SnailsState = snails.setup({ players: 2 }, 'fuzz');
      const counts = fuzz(
        'actions',
        { part: 0.64 },
        (random, daring) => {
          corpus = anyCorpus(random);
          // Not frozen: nothing but the engine keeps it from being changed.
          state = structuredClone(random.oneOf(corpus.states));
          const legal = [...corpus.game.legalActions(state)];
          return mutated(
            legal.length === 0 ? { type: 'exchange', seat: 0 } : random.oneOf(legal),
            random,
            legal,
            daring,
          );
        },
        (action, _random, daring) => {
          const { game } = corpus;
          const before = JSON.stringify(state);
          const applied = game.apply(state, action);
          const why = game.whyIllegal(state, action);
          if (JSON.stringify(state) !== before || hash(state) !== hash(JSON.parse(before)))
            throw new Error('it changed');
          if (applied.ok) return 'taken';
          const { refusal } = applied;
          if (!CODES.has(refusal.code)) throw new Error(`unknown code ${refusal.code}`);
          for (const locale of LOCALES) if (game.explain(refusal, locale) === '') throw new Error('no sentence');
          if (daring === 'plain' && JSON.stringify(why) !== JSON.stringify(refusal)) throw new Error('another refusal');
          return refusal.code;
        },
      );

      expect(counts.taken).toBeGreaterThan(0);
      expect(Object.keys(counts).length).toBeGreaterThan(8);
    },
    PATIENCE,
  );

  test(
    'SNL-2.5 configs',
    () => {
      const counts = fuzz(
        'configs',
        { part: 0.15, raw: 0.3 },
        (random, daring) => mutated(random.oneOf(CONFIGS), random, CONFIGS, daring),
        (config, random) => {
          const faults = checkConfig(config);
          const state = orEngineError(() => snails.setup(config as SnailsConfig, random.seed()));
          if (state instanceof EngineError) return refusedWith(state, 'config/invalid');
          // A config that says something else when it is read again may have been refused before.
          if (faults.length === 0 && random.below(80) === 0) playedOut(snails, state, random);
          return 'playable';
        },
      );

      expect(counts.playable).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  test(
    'SNL-1.12 packs',
    () => {
      const like = [defaultPack, ...fc.sample(packs, { numRuns: 10, seed })];
      const counts = fuzz(
        'packs',
        { part: 0.015, raw: 0.3 },
        (random, daring) => {
          const pack = random.oneOf(like);
          // Most of what is written in a pack is in its cards.
          const deck = random.oneOf(['basic', 'red', 'purple', 'faction', 'red', 'purple', 'all'] as const);
          if (deck === 'all') return mutated(pack, random, like, daring);
          return { ...pack, [deck]: mutated(pack[deck], random, Object.values(pack[deck]), daring) };
        },
        (pack, random) => {
          checkPack(pack);
          const game = orEngineError(() => createSnails({ pack: pack as typeof defaultPack }));
          if (game instanceof EngineError) return refusedWith(game, 'ruleset/invalid');
          playedOut(game, game.setup({ players: random.oneOf([2, 3, 4] as const) }, random.seed()), random);
          return 'playable';
        },
      );

      expect(counts.playable).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  test(
    'SNL-2.15 + SNL-1.9 layouts and contamination tracks',
    () => {
      const layouts = [ARCHIPELAGO, ATOLL, TWIN_ISLETS];
      const tracks = [CONTAMINATION, [0], [5, 10, 15, 20, 100]];
      const counts = fuzz(
        'layouts and tracks',
        { part: 0.025, raw: 0.3 },
        (random, daring) => {
          const like = random.oneOf([layouts, tracks]);
          return mutated(random.oneOf<unknown>(like), random, like, daring);
        },
        (value, random) => {
          const isTrack = checkContamination(value).length < checkLayout(value).length;
          const said = isTrack ? { contamination: value as [] } : { layout: value as [] };
          const game = orEngineError(() => createSnails(said));
          if (game instanceof EngineError) return refusedWith(game, 'ruleset/invalid');
          playedOut(game, game.setup({ players: 2 }, random.seed()), random);
          return isTrack ? 'playable track' : 'playable layout';
        },
      );

      expect(counts['playable track']).toBeGreaterThan(0);
      expect(counts['playable layout']).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  test(
    'KER-6.2 records',
    () => {
      let corpus = CORPORA[0] as Corpus;
      const counts = fuzz(
        'records',
        { part: 0.04, raw: 0.3 },
        (random, daring) => {
          corpus = anyCorpus(random);
          const whole = random.oneOf(corpus.records);
          // Short ones: each is played again from its start.
          const ply = random.below(12);
          const short = { ...whole, actions: whole.actions.slice(0, ply), hashes: whole.hashes.slice(0, ply + 1) };
          return mutated(short, random, corpus.records, daring);
        },
        (recorded) => {
          const { game } = corpus;
          const verified = orEngineError(() => verifyRecord(game, recorded));
          const replayed = orEngineError(() => replay(game, recorded));
          const codes = ['record/invalid', 'record/diverged', 'config/invalid', 'ruleset/foreign', 'engine/foreign'];
          if (replayed instanceof EngineError) refusedWith(replayed, ...codes);
          if (verified instanceof EngineError) return refusedWith(verified, ...codes);
          return verified === undefined ? 'verified' : 'diverges';
        },
      );

      expect(counts.verified).toBeGreaterThan(0);
      expect(counts.diverges).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  const restoredOrRefused = (game: Game<SnailsTypes>, random: Random, restore: () => SnailsState): string => {
    const state = orEngineError(restore);
    if (state instanceof EngineError) return refusedWith(state, 'save/invalid', 'ruleset/foreign');
    playedOut(game, state, random);
    return 'playable';
  };

  test(
    'KER-3.1 positions: what is restored can be played to its end',
    () => {
      let corpus = CORPORA[0] as Corpus;
      const counts = fuzz(
        'positions',
        { part: 0.09, raw: 0.1 },
        (random, daring) => {
          corpus = anyCorpus(random);
          const state = random.oneOf(corpus.states);
          const { length } = state.decisions;
          const like = Array.from({ length: 6 }, () => random.oneOf(corpus.states));
          return mutated(
            state,
            random,
            like.filter(({ decisions }) => decisions.length === length),
            daring,
          );
        },
        (state, random) => restoredOrRefused(corpus.game, random, () => corpus.game.restore(state)),
      );

      expect(counts.playable).toBeGreaterThan(0);
      expect(counts['save/invalid']).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  test(
    'KER-3.1 positions as text',
    () => {
      let corpus = CORPORA[0] as Corpus;
      const counts = fuzz(
        'texts',
        { part: 0.04, raw: 0.1 },
        (random) => {
          corpus = anyCorpus(random);
          const { game, states } = corpus;
          return garbled(serialize(game, random.oneOf(states)), random);
        },
        (text, random) => restoredOrRefused(corpus.game, random, () => deserialize(corpus.game, text as string)),
      );

      expect(counts['save/invalid']).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});

describe('a position that no game comes to is refused by the name of what it breaks', () => {
  const planned = pausedAt('choose-half');
  const attacking = pausedAt('choose-target');
  const [first = 0] = planned.places;
  const sea = planned.levels.indexOf(0);

  test.each<[string, SnailsState, Partial<SnailsState>, string]>([
    [
      'four snails on a field',
      planned,
      { places: planned.places.map((place, snail) => (snail < 4 ? first : place)) },
      "state: breaks the invariant 'no field holds four snails'",
    ],
    [
      '85 cards',
      planned,
      { deck: { ...planned.deck, rest: planned.deck.rest.map((count, card) => count + (card === 0 ? 1 : 0)) } },
      "state: breaks the invariant 'every arsenal card is in one place'",
    ],
    [
      'a life of 7',
      planned,
      { life: [7, ...planned.life.slice(1)] },
      "state: breaks the invariant 'a living snail has a life of 5 to 30, in fives'",
    ],
    ['a life of 35', planned, { life: [35, ...planned.life.slice(1)] }, 'state.life[0]: expected <=30, found 35'],
    [
      'a snail on water in a shell',
      planned,
      { places: [sea, ...planned.places.slice(1)], shells: [1, ...planned.shells.slice(1)] },
      "state: breaks the invariant 'no snail on water is in a shell'",
    ],
    [
      'a plan of six',
      planned,
      { plans: planned.plans.map((plan) => [...plan, -1]) },
      'state.plans[0]: expected <=5, found 6',
    ],
    [
      'two players of one faction',
      planned,
      { factions: [0, 0] },
      "state: breaks the invariant 'no two players have the same faction'",
    ],
    [
      'more mines than can explode',
      planned,
      { mines: planned.mines.map(() => 901) },
      'state.mines[0]: expected <=900, found 901',
    ],
    ['a player who is not there', planned, playing(planned, { seat: 2 }), NOT_IN_PLAN],
    ['a snail of somebody else', planned, playing(planned, { snail: planned.play.seat === 0 ? 7 : 0 }), NOT_IN_PLAN],
    ['a card that is not planned', planned, playing(planned, { card: planned.play.card === 0 ? 1 : 0 }), NOT_IN_PLAN],
    ['a part of another card', attacking, playing(attacking, { part: 6 + (attacking.play.part % 5) + 1 }), NOT_IN_PLAN],
    [
      'a target without a part',
      attacking,
      playing(attacking, { part: -1 }),
      "state: breaks the invariant 'what resolves a part of a card has one'",
    ],
    [
      'a card that nobody plays',
      planned,
      playing(planned, { seat: -1 }),
      "state: breaks the invariant 'a card is resolved until its action is over'",
    ],
    [
      'a list of effects that is in no book',
      attacking,
      waiting(attacking, { do: 'effects', list: 9999, from: 1, reach: 'target', field: -1 }),
      'state.agenda[4]',
    ],
    [
      'effects of another card',
      attacking,
      waiting(attacking, { do: 'effects', list: 1, from: 1, reach: 'target', field: -1 }),
      "state: breaks the invariant 'effects that wait are those of the card'",
    ],
    ['a field off the board', attacking, waiting(attacking, { do: 'enter', snail: 0, field: 999 }), 'state.agenda[4]'],
    ['a snail of an absent seat', attacking, waiting(attacking, { do: 'enter', snail: 15, field: 0 }), UNKNOWN],
    ['a seat that is absent', attacking, waiting(attacking, { do: 'discard', seat: 3 }), UNKNOWN],
    [
      'a tile that is flipped without breaking',
      attacking,
      waiting(attacking, { do: 'flip', field: first, drawer: -1 }),
      "state: breaks the invariant 'every tile that breaks is flipped once'",
    ],
    [
      'work in the wrong order',
      attacking,
      waiting(attacking, { do: 'action-over' }),
      "state: breaks the invariant 'work waits in the order of the rules'",
    ],
    [
      'a decision under another',
      attacking,
      waiting(attacking, { ask: 'draw-bonus', seat: 0 }),
      "state: breaks the invariant 'work waits in the order of the rules'",
    ],
  ])('KER-3.1 %s', (_what, state, change, told) => {
    const text = serialize(snails, { ...state, ...change });
    const refused = orEngineError(() => deserialize(snails, text));

    expect(refused).toBeInstanceOf(EngineError);
    const { code, faults } = refused as EngineError;
    expect(code).toBe('save/invalid');
    expect(faults.map(({ path, message }) => `${path}: ${message}`).join('\n')).toContain(told);
    // It is the change that is refused.
    expect(deserialize(snails, serialize(snails, state))).toEqual(state);
  });
});

test('KER-1.1 a position in which somebody is asked what has no answer is refused', () => {
  const told = CORPORA.flatMap(({ game, states }) =>
    states
      .filter((state) => game.pending(state)[0]?.kind === 'choose-row')
      .flatMap((state) =>
        [0, 1, 2].map((face) => {
          const dice = state.play.dice.map(() => face);
          const restored = orEngineError(() => game.restore({ ...state, play: { ...state.play, dice } }));
          return restored instanceof EngineError ? restored.faults.map(({ message }) => message).join() : 'restored';
        }),
      ),
  );

  expect(new Set(told.map((message) => message.replace(/\d/, '0')))).toEqual(
    new Set(['restored', "seat 0 is asked 'choose-row' and has no legal answer"]),
  );
});

test('KER-2.1 of a value without end the first fault is told, and memory is not filled', () => {
  const { game, records } = CORPORA[0] as Corpus;
  const endless = { ...records[0], hashes: new Array(2 ** 32 - 1) };

  const refused = orEngineError(() => verifyRecord(game, endless));

  expect(refused).toMatchObject({ code: 'record/invalid', faults: [{ path: 'record.hashes[0]' }] });
});

test('SNL-1.12 a pack is played as it was when it was checked, whatever it says when it is read again', () => {
  let reads = 0;
  const shifty = { ...defaultPack };
  Object.defineProperty(shifty, 'red', { enumerable: true, get: () => (reads++ === 0 ? defaultPack.red : { x: {} }) });
  const undefinedRows = { ...defaultPack, purple: { ...defaultPack.purple, nap: { ...NAP, rows: undefined } } };

  expect(orEngineError(() => createSnails({ pack: shifty }))).toMatchObject({ code: 'ruleset/invalid' });
  expect(createSnails({ pack: undefinedRows as typeof defaultPack }).id).toBe('snails');
});

afterAll(() => {
  if (process.env.FUZZ !== undefined) process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
});

/** A position of two players in which this is asked. */
function pausedAt(kind: string): SnailsState {
  const states = CORPORA[0]?.states ?? [];
  const found = states.find((state) => {
    const [decision] = snails.pending(state);
    return state.decisions.length === 2 && decision?.kind === kind;
  });
  if (found === undefined) throw new Error(`Nobody was asked '${kind}'.`);
  return found;
}

function playing(state: SnailsState, change: Partial<SnailsState['play']>): Partial<SnailsState> {
  return { play: { ...state.play, ...change } };
}

/** The agenda with this under the decision that waits. */
function waiting({ agenda }: SnailsState, work: Work): Partial<SnailsState> {
  return { agenda: [...agenda.slice(0, -1), work, ...agenda.slice(-1)] };
}
