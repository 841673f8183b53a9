/**
 * The games under `games/` come out as they always have, to the hash of every position.
 *
 * These figures change with a bump of the rules version (`version` in the game's `rules`) and with nothing else: a
 * record that somebody has kept is played again by the same rules, from the same seed, with the same options in the same
 * order. If they have changed and you did not mean to change a rule, the code is wrong, not the file. After a bump they are
 * written anew by `npm run noreg:write`. `npm run test:browser` holds a browser to the same figures. The draws of `luck.json`
 * never change within a major version of the library, and are written by nobody.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  allRules,
  drawn,
  type Luck,
  played,
  playedDirectly,
  type Result,
  rulesetsOf,
  type Start,
  startsOf,
} from './vectors.ts';

interface Written {
  readonly rulesets: Record<string, string>;
  readonly games: readonly (Start & Result)[];
}

const ALL = await allRules();
const lucks: readonly Luck[] = read('./luck.json');

test('KER-4.2 + KER-4.7 seeds give the draws that were written down, by both generators', () => {
  expect(lucks.map(({ generator }) => generator)).toEqual(['alea', 'chacha', 'alea', 'chacha']);
  expect(lucks.map(drawn)).toEqual(lucks);
});

test('games of every game of the registry are written down', () => {
  const written = readdirSync(new URL('./games', import.meta.url)).map((file) => file.replace(/\.json$/, ''));

  expect(written.sort()).toEqual([...ALL.keys()].sort());
});

test('there are a hundred games of Snails: every number of players, every opening, every board', () => {
  const { games } = read<Written>('./games/snails.json');

  expect(new Set(games.map(({ seed }) => seed)).size).toBe(100);
  const kinds = games.map(({ rules, config }) => {
    const { players, opening } = config as { players: number; opening: string };
    return `${rules} ${players} ${opening}`;
  });
  expect(new Set(kinds).size).toBe(3 * 3 * 2);
});

describe.each([...ALL])('%s', (id, rules) => {
  const { rulesets, games } = read<Written>(`./games/${id}.json`);

  test('the rules have the names under which the games were written down', () => {
    expect(rulesetsOf(rules)).toEqual(rulesets);
    expect(games.length).toBeGreaterThanOrEqual(20);
  });

  test('what a box offers is what is written down, where it has no rules of its own here', async () => {
    const starts = games.map(({ rules: name, config, seed, choices }) => ({ rules: name, config, seed, choices }));

    if ('usual' in rules) expect(starts).toEqual(await startsOf(id));
  });

  test('every game comes out as it was written down', () => {
    expect(games.map((game) => ({ ...game, ...played(rules, game) }))).toEqual(games);
  });

  test('every game comes to the same end in the direct mode', () => {
    expect(games.map((game) => playedDirectly(rules, game))).toEqual(games.map(({ last }) => last));
  });
});

function read<Of>(file: string): Of {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
