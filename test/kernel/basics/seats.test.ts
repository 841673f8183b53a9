import { clockwise, EVERYONE, includes, NOBODY, only, type Viewer } from 'gastropodia';
import { expect, test } from 'vitest';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 30, 'spectator'];

test('a set of seats includes those it was made of, and everyone includes the spectators', () => {
  const sets = { nobody: NOBODY, first: only(0), two: only(1, 30), none: only(), everyone: EVERYONE };
  const members = Object.entries(sets).map(([name, set]) => [name, VIEWERS.filter((viewer) => includes(set, viewer))]);

  expect(Object.fromEntries(members)).toEqual({
    nobody: [],
    first: [0],
    two: [1, 30],
    none: [],
    everyone: [0, 1, 2, 30, 'spectator'],
  });
});

test('KER-2.15 a number that no seat can have is refused, and not taken for another seat', () => {
  for (const seat of [31, 32, 33, -1, 0.5, Number.NaN, 2 ** 32, '0', undefined] as number[]) {
    const refused = expect.objectContaining({ code: 'seat/unknown' });
    expect(() => only(0, seat)).toThrow(refused);
    expect(() => includes(EVERYONE, seat)).toThrow(refused);
  }
  expect(() => only(32)).toThrow('A set of seats holds seats from 0 to 30; 32 is none of them.');
});

test('sets are joined like bits', () => {
  expect(only(0, 2) | only(2, 3)).toBe(only(0, 2, 3));
  expect(only(5) | EVERYONE).toBe(EVERYONE);
});

test('clockwise goes around the table once, from any seat', () => {
  expect(clockwise(0, 4)).toEqual([0, 1, 2, 3]);
  expect(clockwise(2, 4)).toEqual([2, 3, 0, 1]);
  expect(clockwise(0, 1)).toEqual([0]);
});
