import { type Fault, isEngineError, record, verifyRecord } from 'gastropodia';
import { ARCHIPELAGO, checkConfig, checkLayout, checkPack, defaultPack, snails } from 'gastropodia/snails';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parsed } from '../../../src/kernel/reading/reading.ts';
import { auction } from '../../kit/auction.ts';

const state = snails.setup({ players: 2 }, 'words');
const kept = record(auction, { players: 2 }, 'words', []);
const [rocket] = Object.entries(defaultPack.red);
const [first, ...fields] = ARCHIPELAGO;

/**
 * A place for junk in each kind of value that comes in: where it stands, and the faults with it there. What the value is
 * without it has no fault.
 */
const PLACES: Readonly<Record<string, readonly [path: string, faults: (junk: unknown) => readonly Fault[]]>> = {
  config: ['config.players', (junk) => thrownBy(() => auction.setup({ players: junk } as never, 'x'))],
  'config read by hand': ['config.opening', (junk) => checkConfig({ players: 2, opening: junk })],
  pack: [
    `pack.red.${rocket?.[0]}.copies`,
    (junk) =>
      checkPack({
        ...defaultPack,
        red: { ...defaultPack.red, [String(rocket?.[0])]: { ...rocket?.[1], copies: junk } },
      }),
  ],
  layout: ['layout[0].stack', (junk) => checkLayout([{ ...first, stack: junk }, ...fields])],
  save: ['state.round', (junk) => thrownBy(() => snails.restore({ ...state, round: junk }))],
  record: ['record.seed', (junk) => thrownBy(() => verifyRecord(auction, { ...kept, seed: junk }))],
};

/** Junk that is refused in the same words wherever it stands: by what it is, not by what should have been there. */
const JUNK: Readonly<Record<string, readonly [make: () => unknown, message: string]>> = {
  'a function': [() => () => undefined, 'expected plain data, found a function'],
  'a symbol': [() => Symbol('x'), 'expected plain data, found a symbol'],
  'a bigint': [() => 10n, 'expected plain data, found a bigint'],
  bytes: [() => new Uint8Array(8), 'expected plain data, found binary data'],
  'a text made into an object': [() => Object('x'), 'expected plain data, found a text made into an object'],
  'a revoked proxy': [revoked, 'cannot be read'],
  'a proxy that throws': [() => new Proxy({}, { ownKeys: sprung }), 'cannot be read'],
};

/** Junk that is plain data, and how it is called. */
const FOUND: Readonly<Record<string, readonly [junk: unknown, name: string]>> = {
  null: [null, 'null'],
  'an object': [{}, 'an object'],
  'a flag': [true, 'true'],
  'a long text': ['x'.repeat(1000), `'${'x'.repeat(80)}…'`],
};

describe.each(Object.entries(PLACES))('%s', (_kind, [path, faults]) => {
  test.each(Object.entries(JUNK))('KER-2.16 %s is told by what it is', (_junk, [make, message]) => {
    expect(faults(make())).toContainEqual({ path, message });
  });

  test('KER-2.16 what contains itself is told where it does', () => {
    const ring: Record<string, unknown> = {};
    ring.self = ring;

    expect(faults(ring)).toContainEqual({ path: `${path}.self`, message: 'contains itself' });
  });

  test('KER-2.16 a getter that throws is told at its key', () => {
    const trap = Object.defineProperty({}, 'inner', { enumerable: true, get: sprung });

    expect(faults(trap)).toContainEqual({ path: `${path}.inner`, message: 'cannot be read' });
  });

  test('KER-2.16 a list without end is told by its length', () => {
    const [fault] = faults(new Array(2 ** 32 - 1)).filter((each) => each.path === path);

    expect(fault?.message).toMatch(/^expected a list of 10+ entries at most, found 4294967295$/);
  });

  // Any text may be a seed.
  const notExpected = Object.entries(FOUND).filter(([, [junk]]) => path !== 'record.seed' || typeof junk !== 'string');

  test.each(notExpected)('KER-2.16 %s is told with what was expected', (_junk, [junk, name]) => {
    const [fault] = faults(junk);

    expect(fault?.path).toBe(path);
    expect(fault?.message.startsWith('expected ')).toBe(true);
    expect(fault?.message.endsWith(`, found ${name}`)).toBe(true);
  });
});

test('KER-2.16 keys that are missing or unknown, and words that nobody knows, are told in the same words', () => {
  const byHand = checkConfig({ player: 2, opening: 'standart' });
  const bySchema = thrownBy(() => parsed(SCHEMA, { player: 2, opening: 'standart' }, 'config', 'config/invalid'));

  expect(byHand).toEqual([
    { path: 'config.players', message: 'is missing' },
    {
      path: 'config.player',
      message: "unknown key; the keys are 'players', 'factions', 'firstPlayer', 'opening'",
    },
    { path: 'config.opening', message: "expected one of 'standard', 'advanced', found 'standart'" },
  ]);
  expect(sorted(bySchema)).toEqual(sorted(byHand));
});

test('KER-2.16 a field of an action says the same of a number, in the words of a player', () => {
  const why = auction.whyIllegal(auction.setup({ players: 2 }, 'x'), { type: 'bid', seat: 0, card: 99 });
  const [fault] = thrownBy(() => auction.setup({ players: 99 }, 'x'));

  expect(why === undefined ? '' : auction.explain(why)).toContain('action.card should be a whole number from 1 to 6');
  expect(fault?.message).toBe('expected a whole number from 2 to 4, found 99');
});

const SCHEMA = v.strictObject({
  players: v.number(),
  factions: v.optional(v.string()),
  firstPlayer: v.optional(v.number()),
  opening: v.optional(v.picklist(['standard', 'advanced'])),
});

const sorted = (faults: readonly Fault[]): readonly string[] =>
  faults.map(({ path, message }) => `${path}: ${message}`).sort();

function thrownBy(run: () => unknown): readonly Fault[] {
  try {
    run();
  } catch (thrown) {
    if (isEngineError(thrown)) return thrown.faults;
    throw thrown;
  }
  return [];
}

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function sprung(): never {
  throw new Error('A trap was sprung.');
}
