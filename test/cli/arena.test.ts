import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameLine, openTournament } from 'gastropodia/arena';
import { botsFor } from 'gastropodia/bots';
import { kelpBox } from 'gastropodia/kelp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Finished, gastropodia } from './run.ts';

const TOURNAMENT = ['arena', 'random', './bots/first.mjs', '--games', '6', '--seed', 'shards'];
let folder: string;
let whole: Finished;
const file = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gastropodia-arena-'));
  whole = await gastropodia([...TOURNAMENT, '--json', '--workers', '2', '--out', file('whole.jsonl')]);
});

afterAll(() => rm(folder, { recursive: true }));

test('a tournament is played to its end, and every game is told', async () => {
  expect(whole.code).toBe(0);
  const report = JSON.parse(whole.stdout);
  expect(report.bots.map(({ bot, games }: { bot: string; games: number }) => [bot, games])).toEqual([
    ['random', 6],
    ['./bots/first.mjs', 6],
  ]);
  expect(report.bots[0].points + report.bots[1].points).toBe(6);

  const [head, ...lines] = (await readFile(file('whole.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(head).toMatchObject({
    format: 'gastropodia/arena',
    shard: { index: 1, of: 1 },
    tournament: { game: { name: 'snails', digest: '' }, seed: 'shards' },
  });
  expect(lines.map(({ game }) => game)).toEqual([0, 1, 2, 3, 4, 5]);
  for (const { bots, traits, cards, ranking, rounds, decisions } of lines) {
    expect([...bots].sort()).toEqual([0, 1]);
    expect(new Set(traits).size).toBe(2);
    expect(ranking.flat().sort()).toEqual([0, 1]);
    expect(rounds).toBeGreaterThan(0);
    expect(decisions).toBeGreaterThan(20);
    expect(cards.map((each: Record<string, number>) => Object.keys(each).length > 0)).toEqual([true, true]);
  }
});

test('what a bot prints is not mixed with the report', () => {
  expect(whole.stderr).toContain('a bot that talks');
  expect(whole.stdout).not.toContain('a bot that talks');
});

test('one thread plays the same tournament as two, byte by byte', async () => {
  const alone = await gastropodia([...TOURNAMENT, '--json', '--workers', '1', '--out', file('alone.jsonl')]);

  expect(alone.stdout).toBe(whole.stdout);
  expect(await readFile(file('alone.jsonl'), 'utf8')).toBe(await readFile(file('whole.jsonl'), 'utf8'));
});

test('sharded and merged is the same as at once, byte by byte', async () => {
  const shards = ['1/2', '2/2'].map((shard) => ({ shard, out: file(`${shard[0]}.jsonl`) }));
  for (const { shard, out } of shards) {
    const played = await gastropodia([...TOURNAMENT, '--shard', shard, '--out', out]);
    expect(played).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining(`games are in ${out}.`) });
  }
  const outs = shards.map(({ out }) => out).reverse();
  const [json, tables, told, missing] = await Promise.all([
    gastropodia(['merge', ...outs, '--json', '--out', file('merged.jsonl')]),
    gastropodia(['merge', ...outs]),
    gastropodia(['merge', file('whole.jsonl')]),
    gastropodia(['merge', ...outs.slice(1)]),
  ]);

  expect(json).toEqual({ code: 0, stdout: whole.stdout, stderr: '' });
  expect(await readFile(file('merged.jsonl'), 'utf8')).toBe(await readFile(file('whole.jsonl'), 'utf8'));
  expect(tables).toEqual({ code: 0, stdout: told?.stdout, stderr: '' });
  expect(tables?.stdout).toContain('Snails, 2 players: 6 games, seed shards, 2000 nodes a decision');
  expect(missing).toEqual({ code: 1, stdout: '', stderr: 'Shard 2 of 2 is missing.\n' });
});

test('the library says the same of the same tournament', async () => {
  const { random, greedy } = botsFor(kelpBox);
  const bots = Object.entries({ random, greedy }).flatMap(([name, make]) =>
    make === undefined ? [] : [{ name, make }],
  );
  const cup = openTournament(kelpBox, { bots, games: 2, seed: 'both' });
  const games: GameLine[] = [];
  for await (const line of cup.play()) games.push(line);
  const { stdout } = await gastropodia([
    'arena',
    'random',
    'greedy',
    '--game',
    'kelp',
    '-g',
    '2',
    '-s',
    'both',
    '--cards',
  ]);

  expect(`${cup.tables(games, { withCards: true })}\n`).toBe(stdout);
});

test('three at a table, two bots: each has two seats in turn', async () => {
  const { code, stdout } = await gastropodia(['arena', 'random', './bots/hasty.mjs:7', '-p', '3', '-g', '6', '--json']);

  expect(code).toBe(0);
  const { tournament, bots } = JSON.parse(stdout);
  expect(tournament.games).toBe(6);
  expect(bots.map(({ games }: { games: number }) => games)).toEqual([9, 9]);
});
