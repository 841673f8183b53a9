import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameLine } from 'gastropodia/arena';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formatArena, HOW_TO_MEND, headOf } from '../../src/cli/arena/file.ts';
import { keepingAt } from '../../src/cli/arena/keeping.ts';
import { shardFile, TOURNAMENT as TOURNAMENT_OF_TWO } from '../arena/tournament.ts';
import { type Finished, gastropodia, PROGRAM } from './run.ts';

const TOURNAMENT = ['arena', './bots/slow.mjs', 'random', '--game', 'tic-tac-toe', '-g', '16', '-w', '2', '--json'];
let folder: string;
let whole: string;
let out: string;
let told: Finished;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gastropodia-keeping-'));
  out = join(folder, 'whole.jsonl');
  told = await gastropodia([...TOURNAMENT, '--out', out]);
  whole = readFileSync(out, 'utf8');
});
beforeEach(async () => {
  await rm(folder, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), 'gastropodia-keeping-'));
  out = join(folder, 'games.jsonl');
});
afterAll(() => rm(folder, { recursive: true }));

const partial = (): string => `${out}.partial`;
const linesIn = (text: string): string[] => text.split('\n').slice(0, -1);
const run = (...more: readonly string[]) => gastropodia([...TOURNAMENT, '--out', out, ...more]);

async function expectTheWhole(finished: Finished): Promise<void> {
  expect(finished).toEqual(told);
  expect(readFileSync(out, 'utf8')).toBe(whole);
  expect(readdirSync(folder)).toEqual(['games.jsonl']);
}

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'after %s the tournament goes on from its games',
  async (signal) => {
    const before = whole.replace(/.*\n$/, '');
    writeFileSync(out, before);
    const stopped = await gastropodia([...TOURNAMENT, '--out', out], {
      onStart(child) {
        const timer = setInterval(() => {
          if (!existsSync(partial()) || linesIn(readFileSync(partial(), 'utf8')).length < 4) return;
          clearInterval(timer);
          child.kill(signal);
        }, 10);
      },
    });

    expect(stopped.stdout).toBe('');
    const played = linesIn(readFileSync(partial(), 'utf8')).length - 1;
    expect(played).toBeLessThan(16);
    expect(readFileSync(out, 'utf8')).toBe(before);
    if (signal !== 'SIGKILL') {
      expect(stopped.code).toBe(signal === 'SIGINT' ? 130 : 143);
      expect(stopped.stderr.trim()).toBe(
        `${played} games are in ${partial()}: the same command with --resume goes on from there.`,
      );
    }

    await expectTheWhole(await run('--resume'));
  },
);

test('a disk that is full is told, and what was written is gone on from', async () => {
  const limited = await new Promise<Finished>((done) => {
    const child = spawn(
      'bash',
      ['-c', 'ulimit -f 2; exec "$0" "$@"', process.execPath, PROGRAM, ...TOURNAMENT, '--out', out],
      {
        cwd: import.meta.dirname,
      },
    );
    const said = { stdout: '', stderr: '' };
    child.stdout.on('data', (text) => (said.stdout += text));
    child.stderr.on('data', (text) => (said.stderr += text));
    child.on('close', (code) => done({ code, ...said }));
  });

  expect(limited).toMatchObject({ code: 1, stdout: '' });
  expect(limited.stderr).toContain(`${partial()} cannot be written: it would be larger than is permitted.\n`);
  expect(readFileSync(partial(), 'utf8')).not.toMatch(/\n$/);
  await expectTheWhole(await run('--resume'));
});

test('what stands in the way of a whole file leaves its games', async () => {
  expect(
    await gastropodia(['arena', 'random', '--game', 'tic-tac-toe', '-g', '2', '--out', '/dev/full']),
  ).toMatchObject({
    code: 1,
    stderr: '/dev/full cannot be written: there is no space left.\n',
  });
});

test('a whole tournament is only told, and shards are gone on from too', async () => {
  writeFileSync(out, whole);
  await expectTheWhole(await run('--resume'));

  const shard = ['--shard', '2/2', '--resume'];
  await rm(out);
  await run(...shard);
  const played = readFileSync(out, 'utf8');
  writeFileSync(partial(), `${linesIn(played).slice(0, 4).join('\n')}\n`);
  await rm(out);
  await run(...shard);
  expect(readFileSync(out, 'utf8')).toBe(played);
});

const SHARD = { index: 2, of: 3 };
const { games: GAMES } = shardFile(SHARD);
const begun = { tournament: TOURNAMENT_OF_TWO, shard: SHARD };
const keep = (resume = true, from = begun) => keepingAt({ out, resume }, from);
const leave = (games: readonly GameLine[], more = ''): void =>
  writeFileSync(partial(), [headOf(begun), ...games].map((line) => `${JSON.stringify(line)}\n`).join('') + more);

test('what a run that was stopped has left is not begun anew by mistake', () => {
  leave(GAMES.slice(0, 2));

  expect(() => keep(false)).toThrow(
    `${partial()} has games of a tournament that was not finished: say --resume to go on from it, or remove it.`,
  );
  expect(readdirSync(folder)).toEqual(['games.jsonl.partial']);
});

test.each(['{"game":9,"seed":"ar', '{', '\u00e9'])('a line that was cut off is played again: %s', (cut) => {
  leave(GAMES.slice(0, 2), cut);
  const keeping = keep();
  for (const line of GAMES.slice(2)) keeping.keep(line);

  expect(keeping.kept).toEqual(GAMES.slice(0, 2));
  expect(readFileSync(partial(), 'utf8')).toBe(formatArena({ ...begun, games: GAMES }));
  keeping.finish({ ...begun, games: GAMES });
  expect(readFileSync(out, 'utf8')).toBe(formatArena({ ...begun, games: GAMES }));
  expect(readdirSync(folder)).toEqual(['games.jsonl']);
});

test.each([undefined, '', '{"format":"gastro'])('a tournament begins where nothing was written but %j', (text) => {
  if (text !== undefined) writeFileSync(partial(), text);
  const keeping = keep();

  expect(keeping.kept).toEqual([]);
  expect(readFileSync(partial(), 'utf8')).toBe(formatArena({ ...begun, games: [] }));
  expect(keeping.left()).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

test('games of which one is not true are put aside, where nobody goes on from them, and nothing there is lost', () => {
  for (const name of ['games.jsonl.doubted', 'games.jsonl.doubted-2']) {
    const keeping = keep();
    for (const line of GAMES) keeping.keep(line);
    keeping.doubt();

    expect(keeping.left()).toBe(
      `${GAMES.length} games are in ${join(folder, name)}; --resume does not go on from them.`,
    );
    expect(readFileSync(join(folder, name), 'utf8')).toBe(formatArena({ ...begun, games: GAMES }));
  }
  expect(keep().kept).toEqual([]);
});

test('games of another tournament or shard, games that cannot be and games that are there twice are refused', () => {
  const [first, second] = GAMES;
  leave(GAMES);
  expect(() => keep(true, { ...begun, tournament: { ...TOURNAMENT_OF_TWO, seed: 'x' } })).toThrow(
    `${partial()} is of another tournament: seed "made up", not "x".`,
  );
  expect(() => keep(true, { ...begun, shard: { index: 1, of: 3 } })).toThrow('another tournament: shard 2, not 1.');

  leave([...GAMES, ...GAMES.slice(0, 1)]);
  expect(() => keep()).toThrow(`has game ${first?.game} twice`);

  leave(GAMES.map((line) => (line === second ? { ...line, seed: 'made up/0' } : line)));
  expect(() => keep()).toThrow(`game ${second?.game} has the seed of another game. ${HOW_TO_MEND}`);
});

test('a line that is damaged is deleted, and its game is played again', () => {
  leave(GAMES);
  const lines = linesIn(readFileSync(partial(), 'utf8'));
  const without = (by: readonly string[]): void =>
    writeFileSync(partial(), `${[...lines.slice(0, 2), ...by, ...lines.slice(3)].join('\n')}\n`);
  without(['{"ga#e":']);
  expect(() => keep()).toThrow(`${partial()}, line 3: this is not a game of an arena. ${HOW_TO_MEND}`);

  without([]);
  expect(keep().kept).toEqual(GAMES.filter((_, index) => index !== 1));
});
