import { afterAll, describe, expect, test } from 'vitest';
import { createSnails, defaultPack, snails } from '../../../src/games/snails/index.ts';
import { EngineError, entryOf, verifyRecord } from '../../../src/kernel/index.ts';
import { effort } from '../../kit/effort.ts';
import { triedOf } from '../../kit/fuzzer.ts';
import { orEngineError, writtenOnPrototypes } from '../../kit/fuzzing.ts';
import { createFuzzer, KINDS, type KindName } from './fuzz-kinds.ts';

// Longer runs look further: FUZZ=1000000 npx vitest run test/snails/proof/fuzz.test.ts
const TRIES = effort('FUZZ', { test: 3000, prove: 30_000 });
const seed = Number(process.env.FUZZ_SEED ?? 20);
const PATIENCE = 120_000 + TRIES * 10;

const NAP = { copies: 1, source: 'ours', effects: [{ op: 'draw', count: 1 }] } as const;

const fuzzer = createFuzzer(seed);
const { corpora: CORPORA } = fuzzer;

/** What came of the tries of each kind of input. */
const report: Partial<Record<KindName, Readonly<Record<string, number>>>> = {};

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
      const counts = triedOf(fuzzer, kind, { seed, tries: triesOf(kind) });
      report[kind] = counts;

      expect(writtenOnPrototypes()).toEqual([]);
      expect(Object.keys(counts)).toEqual(expect.arrayContaining([...RESULTS[kind]]));
    },
    PATIENCE,
  );

  test('KER-2.1 thousands of values are tried, of every kind', () => {
    expect(Object.keys(report).sort()).toEqual(Object.keys(KINDS).sort());
    const tried = Object.values(report).flatMap((counts) => Object.values(counts));
    expect(tried.reduce((sum, count) => sum + count, 0)).toBe(TRIES);
  });
});

function triesOf(kind: KindName): number {
  return Math.ceil((TRIES * KINDS[kind].share) / 1000);
}

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
  const { game, records } = entryOf(CORPORA, 0);
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

  expect(createSnails({ pack: shifty }).ruleset).toBe(snails.ruleset);
  expect(reads).toBe(1);
  expect(createSnails({ pack: undefinedRows as typeof defaultPack }).id).toBe('snails');
});

afterAll(() => {
  if (process.env.FUZZ !== undefined) process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
});
