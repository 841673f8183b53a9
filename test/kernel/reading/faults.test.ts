import {
  createGame,
  deserialize,
  EngineError,
  type Fault,
  isEngineError,
  record,
  serialize,
  verifyRecord,
} from 'gastropodia';
import { checkConfig, checkContamination, checkLayout, checkPack, createSnails, snails } from 'gastropodia/snails';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { LARGE } from '../../../src/kernel/reading/plain-copy.ts';
import { parsed } from '../../../src/kernel/reading/reading.ts';
import { auction, rules } from '../../kit/auction.ts';

const state = auction.setup({ players: 2 }, 'faults');

describe('a key that nobody knows', () => {
  test('KER-2.7 it is told as such, with the keys that are known', () => {
    expect(faultsOf(() => auction.setup({ players: 2, colour: 'red' } as never, 'x'))).toEqual([
      { path: 'config.colour', message: "unknown key; the keys are 'players'" },
    ]);
    expect(faultsOf(() => auction.restore({ ...state, undealt: { ...state.undealt, middle: [] } }))).toEqual([
      { path: 'state.undealt.middle', message: "unknown key; the keys are 'top', 'rest', 'bottom'" },
    ]);
  });

  const round = v.strictObject({ kind: v.literal('round'), radius: v.number() });
  const square = v.strictObject({ kind: v.literal('square'), side: v.number() });
  const SCHEMA = v.strictObject({
    name: v.optional(v.string()),
    shapes: v.optional(v.array(v.variant('kind', [round, square]))),
    options: v.optional(v.strictObject({})),
    either: v.optional(v.union([round, v.strictObject({ width: v.number(), height: v.number() })])),
    table: v.optional(v.record(v.string(), square)),
    pair: v.optional(v.strictTuple([v.number(), square])),
    lazy: v.optional(v.lazy(() => round)),
    piped: v.optional(
      v.pipe(
        square,
        v.check(() => true),
      ),
    ),
  });
  const faults = (value: unknown): readonly Fault[] =>
    faultsOf(() => parsed(SCHEMA, value, 'drawing', 'config/invalid'));
  const SQUARE = { kind: 'square', side: 1, x: 0 };

  test('KER-2.7 also in lists, variants, tables, pairs and whatever else a schema may be made of', () => {
    const known = "unknown key; the keys are 'kind', 'side'";

    expect(faults({ shapes: [{ kind: 'square', side: 1 }, SQUARE], table: { a: SQUARE }, pair: [1, SQUARE] })).toEqual([
      { path: 'drawing.shapes[1].x', message: known },
      { path: 'drawing.table.a.x', message: known },
      { path: 'drawing.pair[1].x', message: known },
    ]);
    expect(faults({ piped: SQUARE, lazy: { kind: 'round', radius: 1, y: 2, z: 3 }, options: { a: 1 } })).toEqual([
      { path: 'drawing.options.a', message: 'unknown key; there are none here' },
      { path: 'drawing.lazy.y', message: "unknown key; the keys are 'kind', 'radius'" },
      { path: 'drawing.lazy.z', message: "unknown key; the keys are 'kind', 'radius'" },
      { path: 'drawing.piped.x', message: known },
    ]);
  });

  test('KER-2.7 of several shapes the one that was meant is told of: by its word, or else by its keys', () => {
    expect(faults({ either: { kind: 'round', radius: 'x', y: 1 } })).toEqual([
      { path: 'drawing.either.radius', message: "expected a number, found 'x'" },
      { path: 'drawing.either.y', message: "unknown key; the keys are 'kind', 'radius'" },
    ]);
    expect(faults({ either: { width: 1 } })).toEqual([{ path: 'drawing.either.height', message: 'is missing' }]);
    expect(faults({ either: {} })).toEqual([{ path: 'drawing.either', message: 'is none of what can be here' }]);
    expect(faults({ either: 7 })).toEqual([{ path: 'drawing.either', message: 'expected an object, found 7' }]);
    expect(faults({ shapes: [{ kind: 'oval' }] })).toEqual([
      { path: 'drawing.shapes[0].kind', message: "expected one of 'round', 'square', found 'oval'" },
    ]);
  });

  test('KER-2.7 a key that is missing and an entry too many are told as such', () => {
    expect(faults({ shapes: [{ kind: 'round' }], pair: [1, { kind: 'square', side: 1 }, 2] })).toEqual([
      { path: 'drawing.shapes[0].radius', message: 'is missing' },
      { path: 'drawing.pair[2]', message: 'one entry too many; there are 2' },
    ]);
  });
});

describe('work on the agenda of a save', () => {
  const [offer, award] = state.agenda;
  const faults = (work: unknown): readonly Fault[] =>
    faultsOf(() => auction.restore({ ...state, agenda: [offer, award, work] }));

  test('KER-2.7 a fault is told in the entry that was meant', () => {
    expect(faults({ ask: 'bid', seat: 9 })).toEqual([
      { path: 'state.agenda[2].seat', message: 'expected a whole number from 0 to 3, found 9' },
    ]);
    expect(faults({ ask: 'bid', seat: 0, note: 1 })).toEqual([
      { path: 'state.agenda[2].note', message: "unknown key; the keys are 'ask', 'seat'" },
    ]);
    expect(faults({ together: [[{ ask: 'bid', seat: 'x' }], []], turn: -1 })).toEqual([
      { path: 'state.agenda[2].together[0][0].seat', message: "expected a whole number from 0 to 3, found 'x'" },
    ]);
    expect(faults({ together: [[], []], turn: 1 })).toEqual([
      { path: 'state.agenda[2].turn', message: 'expected -1, found 1' },
    ]);
  });

  test('KER-2.7 in Snails, too, with its dozens of steps and questions', () => {
    const first = snails.setup({ players: 2 }, 'faults');
    const told = (work: unknown): readonly Fault[] =>
      faultsOf(() => snails.restore({ ...first, agenda: [...first.agenda, work] }));
    const at = `state.agenda[${first.agenda.length}]`;

    expect(told({ ask: 'plan-card', seat: 0, slot: 9 })).toEqual([
      { path: `${at}.slot`, message: 'expected a whole number from 1 to 5, found 9' },
    ]);
    expect(told({ do: 'enter', snail: 0 })).toEqual([{ path: `${at}.field`, message: 'is missing' }]);
    expect(told({ do: 'round', extra: 1 })).toEqual([
      { path: `${at}.extra`, message: "unknown key; the keys are 'do'" },
    ]);
    expect(told({ do: 'dance' })).toEqual([{ path: `${at}.do`, message: expect.stringContaining("found 'dance'") }]);
    expect(told({ ask: 'dance', seat: 0 })).toEqual([
      { path: `${at}.ask`, message: expect.stringContaining("found 'dance'") },
    ]);
  });
});

describe('values without end', () => {
  const BINARY = new Uint8Array(50_000_000);
  const TEXT = Object('x'.repeat(50_000_000));
  const LIST = new Array(10_000_000).fill(0);
  const binary = 'expected plain data, found binary data';
  const text = 'expected plain data, found a text made into an object';
  const long = 'expected a list of 1000000 entries at most, found 10000000';

  test('KER-2.8 a config, a save, a record of bytes, or with bytes or a list without end in it', () => {
    const open = createGame({ ...rules, config: v.strictObject({}) as never });
    const kept = record(auction, { players: 2 }, 'x', []);
    const refused = (bulk: unknown): unknown[] => [
      ...faultsOf(() => open.setup(bulk as never, 'x')),
      ...faultsOf(() => auction.setup({ players: bulk } as never, 'x')),
      ...faultsOf(() => auction.restore(bulk)),
      ...faultsOf(() => auction.restore({ ...state, chance: { kind: 'seeded', streams: bulk } })),
      ...faultsOf(() => verifyRecord(auction, { ...kept, config: bulk })),
      ...faultsOf(() => verifyRecord(auction, { ...kept, hashes: bulk })),
    ];
    const paths = ['config', 'config.players', 'state', 'state.chance.streams', 'record.config', 'record.hashes'];

    expect(refused(BINARY)).toEqual(paths.map((path) => ({ path, message: binary })));
    expect(refused(TEXT)).toEqual(paths.map((path) => ({ path, message: text })));
    // A record may have more entries than anything else.
    const shorter = long.replace('1000000', '100000');
    expect(refused(LIST)).toEqual(paths.map((path) => ({ path, message: path.startsWith('record') ? long : shorter })));
  });

  test('KER-2.8 a save that is no text is not made into one', () => {
    expect(faultsOf(() => deserialize(auction, BINARY as never))).toEqual([
      { path: 'save', message: 'expected a text, found binary data' },
    ]);
  });

  test('KER-2.8 an action, and each of its fields', () => {
    for (const bulk of [BINARY, TEXT, LIST]) {
      expect(auction.whyIllegal(state, bulk)).toMatchObject({ code: 'malformed' });
      expect(auction.whyIllegal(state, { type: 'bid', seat: 0, card: bulk })).toMatchObject({ code: 'malformed' });
    }
  });

  test('KER-2.8 a pack, a layout, a track, a ruleset and a config of Snails', () => {
    const checks = (bulk: unknown) => [
      checkPack(bulk),
      checkPack({ basic: bulk, red: {}, purple: {}, faction: {} }).slice(0, 1),
      checkLayout(bulk),
      checkLayout([bulk]).slice(0, 1),
      checkContamination(bulk),
      checkConfig(bulk),
      checkConfig({ players: bulk }),
      checkConfig({ players: [bulk, {}] }),
      faultsOf(() => createSnails(bulk as never)),
    ];

    expect(checks(BINARY).map(([fault]) => [fault?.path, /binary data/.test(fault?.message ?? '')])).toEqual(
      [
        'pack',
        'pack.basic',
        'layout',
        'layout[0]',
        'contamination',
        'config',
        'config.players',
        'config.players[0]',
        'ruleset',
      ].map((path) => [path, true]),
    );
    for (const bulk of [TEXT, LIST]) expect(checks(bulk).map(({ length }) => length > 0)).not.toContain(false);
  });

  test('KER-2.8 of a list without end nothing is read but its length', () => {
    const counted = (list: readonly unknown[]) => {
      const reads: PropertyKey[] = [];
      const proxy = new Proxy(list, {
        get(target, key): unknown {
          reads.push(key);
          return Reflect.get(target, key);
        },
        getOwnPropertyDescriptor(target, key) {
          reads.push(key);
          return Reflect.getOwnPropertyDescriptor(target, key);
        },
        ownKeys(target) {
          reads.push('all keys');
          return Reflect.ownKeys(target);
        },
      });
      return { proxy, reads };
    };
    const [hashes, deck] = [counted(LIST), counted(LIST)];
    faultsOf(() => verifyRecord(auction, { ...record(auction, { players: 2 }, 'x', []), hashes: hashes.proxy }));
    checkPack({ basic: deck.proxy, red: {}, purple: {}, faction: {} });

    expect([...new Set(hashes.reads)]).toEqual(['length']);
    expect([...new Set(deck.reads)]).toEqual(['length']);
  });

  test('KER-2.8 an object with keys without end is asked for them once, and no more', () => {
    let asked = 0;
    const keys = Array.from({ length: 200_000 }, (_, key) => `key${key}`);
    const endless = new Proxy(Object.fromEntries(keys.map((key) => [key, 0])), {
      ownKeys: (target) => {
        asked++;
        return Reflect.ownKeys(target);
      },
    });

    expect(faultsOf(() => auction.setup(endless as never, 'x'))).toEqual([
      { path: 'config', message: 'expected at most 100000 values in all' },
    ]);
    expect(asked).toBe(1);
  });

  test('KER-2.8 what is large and still in its place is taken', () => {
    const many = Array.from({ length: 150_000 }, () => 7);
    const schema = v.strictObject({ numbers: v.array(v.number()) });

    expect(parsed(schema, { numbers: many }, 'table', 'record/invalid', LARGE)).toEqual({ numbers: many });
    expect(deserialize(auction, serialize(auction, state))).toEqual(state);
  });
});

function faultsOf(run: () => unknown): readonly Fault[] {
  try {
    run();
  } catch (thrown) {
    if (isEngineError(thrown) && thrown instanceof EngineError) return thrown.faults;
    throw thrown;
  }
  return [];
}
