import { clockwise, EVERYONE, includes, NOBODY, only, type Viewer } from 'gastropodia';
import { expect, test } from 'vitest';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 31, 'spectator'];

test('a set of seats includes those it was made of, and everyone includes the spectators', () => {
  const sets = { nobody: NOBODY, first: only(0), two: only(1, 31), none: only(), everyone: EVERYONE };
  const members = Object.entries(sets).map(([name, set]) => [name, VIEWERS.filter((viewer) => includes(set, viewer))]);

  expect(Object.fromEntries(members)).toEqual({
    nobody: [],
    first: [0],
    two: [1, 31],
    none: [],
    everyone: [0, 1, 2, 31, 'spectator'],
  });
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
