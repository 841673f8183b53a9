import { createRandom, sampleTable, upkeepOf } from 'gastropodia';
import { cloneSource } from 'gastropodia/testing';
import { expect, test } from 'vitest';
import { cloneState } from './stall.gen.ts';
import { STALL, type StallState, type StallTypes } from './stall.ts';

const { clone } = upkeepOf<StallTypes>(STALL, { seats: { min: 2, max: 3 }, opening: [], imagine: () => ({}) });

const position = {
  ruleset: 'stall/1',
  chance: { kind: 'mixed', streams: {}, script: null },
  agenda: [{ ask: 'sell', seat: 0 }],
  decisions: [0, 0],
} as unknown as StallState;

const states = Array.from(
  { length: 100 },
  (_, index): StallState => ({ ...position, ...sampleTable(STALL, 2, createRandom(`stall/${index}`)) }),
);

/** The paths of the objects that two values have in common. */
function shared(one: unknown, other: unknown, path = 'state'): string[] {
  if (typeof one !== 'object' || one === null) return [];
  if (one === other) return [path];
  const inside = other as Readonly<Record<string, unknown>>;
  return Object.entries(one).flatMap(([key, value]) => shared(value, inside[key], `${path}.${key}`));
}

test('KER-10.2 the source of a copy has a line for each part of the shape', async () => {
  // #region source
  const source = cloneSource(STALL, {
    state: 'StallState',
    from: './stall.ts',
    note: 'Do not edit: `vitest --update`.',
  });

  await expect(source).toMatchFileSnapshot('stall.gen.ts');
  // #endregion source
});

test('KER-10.2 the copy that is written out is the one that the kernel makes, in the same order', () => {
  for (const state of states) expect(JSON.stringify(cloneState(state))).toBe(JSON.stringify(clone(state)));
  expect(cloneState(states[0] as StallState)).toEqual(states[0]);
});

test('KER-10.9 the copy that is written out shares nothing that changes', () => {
  for (const state of states) {
    expect(shared(cloneState(state), state)).toEqual(shared(clone(state), state));
    const own = shared(cloneState(state), state).filter(
      (path) => !/\.(agenda|streams|top|bottom|known)\.|script/.test(path),
    );
    expect(own).toEqual([]);
  }
});
