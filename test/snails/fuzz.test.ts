import { afterAll, describe, expect, test } from 'vitest';
import { createSnails, defaultPack, type SnailsState, snails, type Work } from '../../src/games/snails/index.ts';
import { deserialize, EngineError, serialize, verifyRecord } from '../../src/kernel/index.ts';
import { type Corpus, createFuzzer, KINDS, type KindName } from './fuzz-kinds.ts';
import { orEngineError, writtenOnPrototypes } from './fuzzing.ts';

// Longer runs look further: FUZZ=1000000 npx vitest run test/snails/fuzz.test.ts
const TRIES = Number(process.env.FUZZ ?? 20_000);
const seed = Number(process.env.FUZZ_SEED ?? 20);
const PATIENCE = 120_000 + TRIES * 10;

const NOT_IN_PLAN = "state: breaks the invariant 'the card that is resolved is in the plan, and the part is one of it'";

const UNKNOWN = "state: breaks the invariant 'work names what is on the table'";

const NAP = { copies: 1, source: 'ours', effects: [{ op: 'draw', count: 1 }] } as const;

const { corpora: CORPORA, fuzz, written } = createFuzzer(seed);

/** What came of the tries of each kind of input. */
const report: Partial<Record<KindName, Record<string, number>>> = {};

/** What has to come of some of the tries of each kind. */
const RESULTS: Readonly<Record<KindName, readonly string[]>> = {
  actions: ['taken', 'malformed', 'decision/not-yours', 'decision/stale', 'decision/other-kind', 'card/not-in-hand'],
  configs: ['playable', 'config/invalid'],
  packs: ['playable', 'ruleset/invalid'],
  'layouts and tracks': ['playable layout', 'playable track', 'ruleset/invalid'],
  records: ['verified', 'diverges', 'record/invalid', 'config/invalid', 'ruleset/foreign'],
  positions: ['playable', 'save/invalid'],
  texts: ['save/invalid'],
};

describe('whatever comes in is refused or taken, and harms nothing', () => {
  test.each(Object.keys(KINDS) as KindName[])(
    'KER-2.1 + KER-2.3 %s',
    (kind) => {
      const counts: Record<string, number> = {};
      for (let nth = 0; nth < triesOf(kind); nth++) {
        try {
          const result = fuzz(kind, nth);
          counts[result] = (counts[result] ?? 0) + 1;
        } catch (error) {
          const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
          expect.fail(`${kind}, try ${nth} of seed ${seed}: ${what}\n${written(kind, nth)}`);
        }
      }
      report[kind] = counts;

      expect(writtenOnPrototypes()).toEqual([]);
      expect(Object.keys(counts)).toEqual(expect.arrayContaining([...RESULTS[kind]]));
    },
    PATIENCE,
  );

  test('KER-2.1 tens of thousands of values are tried, of every kind', () => {
    expect(Object.keys(report).sort()).toEqual(Object.keys(KINDS).sort());
    const tried = Object.values(report).flatMap((counts) => Object.values(counts));
    expect(tried.reduce((sum, count) => sum + count, 0)).toBe(TRIES);
  });
});

function triesOf(kind: KindName): number {
  return Math.ceil((TRIES * KINDS[kind].share) / 1000);
}

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
  const refused = (length: number): unknown =>
    orEngineError(() => verifyRecord(game, { ...records[0], hashes: new Array(length) }));

  expect(refused(1_000_000)).toMatchObject({ code: 'record/invalid', faults: [{ path: 'record.hashes[0]' }] });
  expect(refused(2 ** 32 - 1)).toMatchObject({ code: 'record/invalid', faults: [{ path: 'record.hashes' }] });
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
