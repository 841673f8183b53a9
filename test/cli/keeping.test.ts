import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

/** The first games of the whole tournament, as a run that was stopped has left them. */
const leave = (games: number, more = ''): void =>
  writeFileSync(
    partial(),
    `${linesIn(whole)
      .slice(0, games + 1)
      .join('\n')}\n${more}`,
  );

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

test('what a run that was stopped has left is not begun anew by mistake', async () => {
  leave(5);

  expect(await run()).toEqual({
    code: 1,
    stdout: '',
    stderr: `${partial()} has games of a tournament that was not finished: say --resume to go on from it, or remove it.\n`,
  });
  expect(readdirSync(folder)).toEqual(['games.jsonl.partial']);
});

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

test('a line that was cut off is played again', async () => {
  leave(5, '{"game":9,"seed":"ar');

  await expectTheWhole(await run('--resume'));
});

test('with nothing to go on from, a tournament begins; a whole one is only told', async () => {
  await expectTheWhole(await run('--resume'));
  await expectTheWhole(await run('--resume'));

  writeFileSync(partial(), '');
  await expectTheWhole(await run('--resume'));
});

test('shards are gone on from too, each from its own', async () => {
  const shard = ['--shard', '2/2', '--resume'];
  await run('--shard', '2/2');
  const played = readFileSync(out, 'utf8');
  writeFileSync(partial(), `${linesIn(played).slice(0, 4).join('\n')}\n`);
  await rm(out);
  await run(...shard);

  expect(readFileSync(out, 'utf8')).toBe(played);
  expect(await run('--shard', '1/2', '--resume')).toMatchObject({
    code: 1,
    stderr: `${out} is of another tournament: shard 2, not 1.\n`,
  });
});

test('games of another tournament, games that cannot be and games that are there twice are not gone on from', async () => {
  leave(3);
  expect(await run('--resume', '--seed', 'x')).toMatchObject({
    code: 1,
    stderr: `${partial()} is of another tournament: seed "arena", not "x".\n`,
  });

  leave(3, `${linesIn(whole)[2]}\n`);
  expect((await run('--resume')).stderr).toContain('has game 1 twice');

  leave(2, `${linesIn(whole)[3]?.replace('arena/1', 'arena/0')}\n`);
  expect((await run('--resume')).stderr).toBe(`${partial()}: game 2 has the seed of another game.\n`);
});
