/**
 * The games of `snails.json` and `examples.json` come out as they always have, to the hash of every position.
 *
 * These figures change with a bump of the rules version (`version` in the game's `rules`) and with nothing else: a
 * record that somebody has kept is played again by the same rules, from the same seed, with the same options in the same
 * order. If they have changed and you did not mean to change a rule, the code is wrong, not the file. After a bump they are
 * written anew by `npm run noreg:write`. `npm run test:browser` holds a browser to the same figures. The draws of `luck.json`
 * never change within a major version of the library, and are written by nobody.
 */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  drawn,
  type ExampleStart,
  exampleRulesets,
  type Luck,
  played,
  playedDirectly,
  type Result,
  rulesets,
  type Start,
} from './vectors.ts';

interface Written<Of> {
  readonly rulesets: Record<string, string>;
  readonly games: readonly (Of & Result)[];
}

const { rulesets: written, games }: Written<Start> = await read('./snails.json');
const examples: Written<ExampleStart> = await read('./examples.json');

const lucks: readonly Luck[] = JSON.parse(await readFile(new URL('./luck.json', import.meta.url), 'utf8'));

test('KER-4.2 + KER-4.7 seeds give the draws that were written down, by both generators', () => {
  expect(lucks.map(({ generator }) => generator)).toEqual(['alea', 'chacha', 'alea', 'chacha']);
  expect(lucks.map(drawn)).toEqual(lucks);
});

test('the rules have the names under which the games were written down', () => {
  expect(rulesets()).toEqual(written);
  expect(exampleRulesets()).toEqual(examples.rulesets);
});

test('there are a hundred games: every number of players, every opening, every board', () => {
  expect(games).toHaveLength(100);
  expect(new Set(games.map(({ seed }) => seed)).size).toBe(100);
  const kinds = games.map(({ board, config }) => `${board} ${config.players} ${config.opening}`);
  expect(new Set(kinds).size).toBe(3 * 3 * 2);
});

test('there are twenty games of each example that is written down', () => {
  const counts = Object.keys(examples.rulesets).map((name) => examples.games.filter(({ example }) => example === name));

  expect(counts.map(({ length }) => length)).toEqual([20, 20]);
});

test('every game comes out as it was written down', () => {
  expect(games.map((game) => ({ ...game, ...played(game) }))).toEqual(games);
  expect(examples.games.map((game) => ({ ...game, ...played(game) }))).toEqual(examples.games);
});

test('every game comes to the same end in the direct mode', () => {
  expect(games.map(playedDirectly)).toEqual(games.map(({ last }) => last));
  expect(examples.games.map(playedDirectly)).toEqual(examples.games.map(({ last }) => last));
});

async function read<Of>(file: string): Promise<Written<Of>> {
  return JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'));
}
