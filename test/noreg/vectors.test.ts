/**
 * The games of `snails.json` come out as they always have: a hundred of them, to the hash of every position.
 *
 * These figures change with a bump of the rules version (`version` in `src/games/snails/rules.ts`) and with nothing else: a
 * record that somebody has kept is played again by the same rules, from the same seed, with the same options in the same
 * order. If they have changed and you did not mean to change a rule, the code is wrong, not the file. After a bump they are
 * written anew by `npm run noreg:write`. `npm run test:browser` holds a browser to the same figures. The draws of `luck.json`
 * never change within a major version of the library, and are written by nobody.
 */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawn, type Luck, played, playedDirectly, type Result, rulesets, type Start } from './vectors.ts';

const { rulesets: written, games }: { rulesets: Record<string, string>; games: readonly (Start & Result)[] } =
  JSON.parse(await readFile(new URL('./snails.json', import.meta.url), 'utf8'));

const lucks: readonly Luck[] = JSON.parse(await readFile(new URL('./luck.json', import.meta.url), 'utf8'));

test('KER-4.2 + KER-4.7 seeds give the draws that were written down, by both generators', () => {
  expect(lucks.map(({ generator }) => generator)).toEqual(['alea', 'chacha', 'alea', 'chacha']);
  expect(lucks.map(drawn)).toEqual(lucks);
});

test('the rules have the names under which the games were written down', () => {
  expect(rulesets()).toEqual(written);
});

test('there are a hundred games: every number of players, every opening, every board', () => {
  expect(games).toHaveLength(100);
  expect(new Set(games.map(({ seed }) => seed)).size).toBe(100);
  const kinds = games.map(({ board, config }) => `${board} ${config.players} ${config.opening}`);
  expect(new Set(kinds).size).toBe(3 * 3 * 2);
});

test('every game comes out as it was written down', () => {
  expect(games.map((game) => ({ ...game, ...played(game) }))).toEqual(games);
});

test('every game comes to the same end in the direct mode', () => {
  expect(games.map(playedDirectly)).toEqual(games.map(({ last }) => last));
});
