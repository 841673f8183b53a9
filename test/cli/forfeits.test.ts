import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Finished, gastropodia } from './run.ts';

const GAME = ['--game', 'tic-tac-toe', '--seed', 'a-secret'];
const BOTS = ['cheat', 'throws', 'spends', 'quits', 'spy'].map((bot) => `./bots/${bot}.mjs`);
const TOURNAMENT = ['arena', ...BOTS.map((bot) => (bot.includes('spends') ? `${bot}:7` : bot)), 'random', ...GAME];
let folder: string;
let played: Finished;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gastropodia-forfeits-'));
  played = await gastropodia([...TOURNAMENT, '-g', '30', '--json', '--out', join(folder, 'games.jsonl')]);
});
afterAll(() => rm(folder, { recursive: true }));

test('whatever bots do, the tournament goes on, and who forfeits is named with the reason', () => {
  expect(played.code).toBe(0);
  const { bots, forfeits } = JSON.parse(played.stdout);
  expect(bots.map(({ bot, games }: { bot: string; games: number }) => [bot, games])).toEqual(
    TOURNAMENT.slice(1, 7).map((bot) => [bot, 10]),
  );
  // By the name that the tables have, and not by that which it gives itself.
  const illegal = "The bot 'cheat' chose an illegal action: The value is not an action";
  expect(forfeits.map(({ bot, why, said }: Record<string, string>) => [bot, why, said]).sort()).toEqual([
    ['./bots/cheat.mjs', 'illegal', expect.stringContaining(illegal)],
    ['./bots/quits.mjs', 'gone', 'its process ended with code 3.'],
    ['./bots/spends.mjs:7', 'over-budget', "The bot 'spends' has 7 nodes for a decision, and wanted one more."],
    ['./bots/throws.mjs', 'threw', 'no idea (throws.mjs:9:32)'],
  ]);
});

test('what a bot prints is not mixed with the report, and the seed is nowhere within its reach', () => {
  expect(played.stderr).toContain('a bot that talks\n');
  expect(played.stdout).not.toContain('a bot that talks');
});

test('the line of a game says who has forfeited, and that the other has won', async () => {
  const [, ...lines] = (await readFile(join(folder, 'games.jsonl'), 'utf8')).trimEnd().split('\n');
  const first = lines.map((line) => JSON.parse(line)).find(({ bots }) => bots.join() === '0,4');

  expect(first).toMatchObject({
    winners: [1],
    ranking: [[1], [0]],
    reason: 'failed',
    decisions: 0,
    forfeits: [{ seat: 0, why: 'illegal' }],
  });
});

test('who does not answer in its time forfeits too, and the time is a part of the tournament', async () => {
  const thinker = ['arena', './bots/thinker.mjs', 'random', ...GAME, '-g', '2', '--move-time', '1.5', '--json'];
  const { stdout } = await gastropodia(thinker);

  expect(JSON.parse(stdout)).toMatchObject({
    tournament: { moveTime: 1.5 },
    forfeits: [{ bot: './bots/thinker.mjs', why: 'silent', games: 2, said: 'it did not answer in 1.5 seconds.' }],
  });
});

test('merge tells forfeits too', async () => {
  const { stdout } = await gastropodia(['merge', join(folder, 'games.jsonl')]);

  expect(stdout).toMatch(
    /\nForfeits\n(.*\n)*quits, \d+ \(gone\) in games (\d+, )+…: its process ended with code 3\.\n/,
  );
});

test('--strict stops at the first forfeit instead', async () => {
  const { code, stdout, stderr } = await gastropodia([
    ...['arena', './bots/quits.mjs', 'random', ...GAME, '-g', '2', '-w', '1', '--strict'],
  ]);

  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe('Game 0 was forfeited by ./bots/quits.mjs (gone): its process ended with code 3.\n');
});

test('a bot that cannot go on ends what is watched, and is named; the game up to there is saved', async () => {
  const record = join(folder, 'watched.json');
  const watched = ['watch', '--bots', 'random,./bots/throws.mjs', '--game', 'tic-tac-toe', '--save', record];
  const { code, stdout, stderr } = await gastropodia(watched);

  const said = 'The bot ./bots/throws.mjs on seat 1 cannot go on: no idea (throws.mjs:9:32)\n';
  expect({ code, stderr }).toEqual({ code: 1, stderr: said });
  expect(stdout).toContain(`\nSaved the record to ${record}.\nReplay this game:  gastropodia replay ${record}\n`);
  expect((await gastropodia(['verify', record])).stdout).toBe(
    `${record} is as recorded: 3 decisions, the game is not over yet.\n`,
  );
});

test('whoever watches does not wait for ever, either', async () => {
  const thinker = ['watch', '--bots', './bots/thinker.mjs,random', '--game', 'tic-tac-toe', '--move-time', '1'];
  const { code, stderr } = await gastropodia(thinker);

  const said = 'The bot ./bots/thinker.mjs on seat 0 cannot go on: it did not answer in 1 second.\n';
  expect({ code, stderr }).toEqual({ code: 1, stderr: said });
});
