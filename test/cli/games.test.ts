import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_NAMES } from '../../src/registry/index.ts';
import { gastropodia } from './run.ts';

let folder: string;
const file = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gastropodia-games-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** The longest line, but for those that name a file. */
const widest = (text: string): number =>
  Math.max(...text.split('\n').map((line) => (line.includes(folder) ? 0 : [...line].length)));

describe.each(GAME_NAMES)('%s', (name) => {
  test('is watched, saved, told again from its record and verified', async () => {
    const record = file(`${name}.json`);
    const watched = await gastropodia(['watch', '--game', name, '--bots', 'random', '--seed', 's', '--save', record]);
    const [, command = ''] = /^Replay this game: {2}gastropodia (.*)$/m.exec(watched.stdout) ?? [];
    const [again, verified, position] = await Promise.all([
      gastropodia(command.split(' ')),
      gastropodia(['verify', record]),
      gastropodia(['replay', record, '--ply', '2']),
    ]);

    expect(watched).toMatchObject({ code: 0, stderr: '' });
    expect(watched.stdout).toMatch(/^1\. /m);
    expect(watched.stdout).not.toMatch(/undefined|\[object|NaN/);
    expect(widest(watched.stdout)).toBeLessThanOrEqual(80);
    // What differs is who sat where, which a record does not say.
    const told = (text: string): string[] => text.split('\n').filter((line) => /^ {5}\w|^ \w{1,2} +\w/.test(line));
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(told(watched.stdout)).toEqual(expect.arrayContaining(told(again.stdout).slice(2)));
    expect(verified.stdout).toContain('is as recorded: ');
    expect(position.stdout).toContain('After 2 of ');
  });

  test('has a tournament, in shards the same as at once', async () => {
    const args = ['arena', 'random', './bots/first.mjs', '--game', name, '--games', '4', '--seed', 's'];
    const whole = await gastropodia(args);
    for (const shard of ['1/2', '2/2']) {
      await gastropodia([...args, '--shard', shard, '--out', file(`${name}-${shard[0]}.jsonl`)]);
    }
    const merged = await gastropodia(['merge', file(`${name}-1.jsonl`), file(`${name}-2.jsonl`)]);

    expect(whole.code).toBe(0);
    expect(merged).toEqual({ ...whole, stderr: '' });
    expect(whole.stdout).toMatch(/^random +4 /m);
    expect(widest(whole.stdout)).toBeLessThanOrEqual(80);
  });
});

test('seats that are unlike have their names in the tables', async () => {
  const { stdout } = await gastropodia(['arena', 'random', '--game', 'thimblerig', '--games', '10']);

  expect(stdout).toMatch(/^Thimblerig, 2 players: 10 games/m);
  expect(stdout).toMatch(/^hider +10 /m);
  expect(stdout).toMatch(/^seeker +10 /m);
});

test('another config of a game is played, and named', async () => {
  const { code, stdout } = await gastropodia(['arena', 'random', '--config', 'advanced', '--games', '1', '-p', '3']);

  expect(code).toBe(0);
  expect(stdout).toContain('Snails (advanced), 3 players: 1 games');
});

describe('a game of one’s own', () => {
  test('is watched by the path of its module, with sentences made from its events', async () => {
    const { code, stdout } = await gastropodia(['watch', '--game', './games/nim.mjs', '--seed', 's']);

    expect(code).toBe(0);
    expect(stdout).toContain('Nim. Seed s.');
    expect(stdout).toMatch(/^ A {3}Seat 0: taken, count [123]\.$/m);
    expect(stdout).toMatch(/^matches: \d$/m);
    expect(stdout).toContain('watch --game ./games/nim.mjs --bots greedy,greedy --seed s');
  });

  test('has a tournament, in which who knows the game wins', async () => {
    const args = ['arena', 'greedy', 'random', '--game', './games/nim.mjs', '--games', '40', '--json'];
    const { code, stdout } = await gastropodia(args);

    expect(code).toBe(0);
    const { bots, tournament, traits } = JSON.parse(stdout);
    expect(tournament).toMatchObject({ game: { name: './games/nim.mjs', digest: expect.stringMatching(/^\w{64}$/) } });
    expect(bots[0].points).toBeGreaterThan(32);
    expect(traits).toEqual([]);
  });

  test('needs no box: a game is enough', async () => {
    const { code, stdout } = await gastropodia(['watch', '--game', './games/bare.mjs', '--bots', 'random']);

    expect(code).toBe(0);
    expect(stdout).toMatch(/^ A {3}Seat 0: taken, count [123]\.$/m);
  });

  test('KER-11.1 is told in a language of its own, which the command line need not speak', async () => {
    const game = ['--game', './games/czech.mjs'];
    const record = file('czech.json');
    const watched = await gastropodia(['watch', ...game, '--seed', 's', '--locale', 'cs-CZ', '--save', record]);
    const again = await gastropodia(['replay', record, ...game, '--locale', 'cs', '--ply', '1']);
    const drawn = await gastropodia(['draw', record, ...game, '--locale', 'cs']);
    const refused = await gastropodia(['watch', ...game, '--locale', 'sk']);

    expect(watched).toMatchObject({ code: 0, stderr: '' });
    expect(watched.stdout).toContain('Sirky. Seed s.');
    expect(watched.stdout).toMatch(/^ A {3}Hráč 1 bere [123]\.$/m);
    expect(watched.stdout).toMatch(/^Replay this game: .* --locale cs$/m);
    expect(again.stdout).toMatch(/^ A {3}Hráč 1 bere [123]\.$/m);
    expect(drawn.stdout).toContain('<title>Sirky.</title>');
    expect(refused).toEqual({ code: 2, stdout: '', stderr: "There is no locale 'sk'; there are en, pl, de, cs.\n" });
  });

  test.each([
    [['watch', '--game', 'chess'], "There is no game 'chess'; there are snails, "],
    [['watch', '--game', './absent.mjs'], 'There is no game at ./absent.mjs: there is no such file or folder.\n'],
    [['arena', 'random', '--game', './run.ts'], 'The game at ./run.ts cannot be loaded: '],
    [['watch', '--game', './games/no-game.mjs'], './games/no-game.mjs is no game: its default export has to be a box'],
    [['cards', '--game', './games/broken.mjs'], 'configs: there has to be one at least'],
    [['cards', '--game', './games/broken.mjs'], "words.name('en'): expected a text"],
    [['cards', '--game', 'auction'], 'Sealed bids (auction) has no list of cards.\n'],
    [['watch', '--game', 'duel', '--bots', 'greedy'], "No bot 'greedy' plays duel; there are random, ismcts"],
    [['watch', '--game', 'duel', '-p', '3'], 'Duel is a game for 2, not for 3.\n'],
    [['watch', '--config', 'blitz'], "There is no config 'blitz' of snails; there are standard, advanced, draft.\n"],
  ])('%j is refused with a sentence and exit code 2', async (args, sentence) => {
    const { code, stdout, stderr } = await gastropodia(args);

    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});
