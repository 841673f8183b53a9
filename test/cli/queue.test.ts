import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lineCheckOf } from 'gastropodia/arena';
import { expect, test } from 'vitest';
import type { Tournament } from '../../src/cli/arena/tournament.ts';
import { addressOf } from '../../src/cli/queue/address.ts';
import type { StoredJob } from '../../src/cli/queue/bullmq.ts';
import { castOf, type GamesJob, idOf, planOf, queueOf, readJob } from '../../src/cli/queue/job.ts';
import { resultOf } from '../../src/cli/queue/result.ts';
import { lineOf, TOURNAMENT } from '../arena/tournament.ts';
import { gastropodia, runProgram } from './run.ts';

const withModule = (path: string): Tournament => ({
  ...TOURNAMENT,
  bots: [
    { name: 'greedy:500', digest: '' },
    { name: path, digest: 'abc' },
  ],
});
const JOB: GamesJob = { plan: planOf(withModule('/home/ann/secret/my-bot.mjs:70')), games: [3, 4] };

test('an address is shown without names and passwords, and what a server repeats of them is not', () => {
  const address = addressOf('redis://ann:p%40ss@example.org:6380/2?password=other');

  expect(address.shown).toBe('redis://example.org:6380/2');
  expect(address.trouble(new Error('ann, p@ss, p%40ss and other'))).toBe('…, …, … and ….');
  expect(address.trouble(new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]))).toBe(
    'nobody listens there.',
  );
});

test('without an address it is that of the environment', () => {
  const { kind, shown } = addressOf(true, { GASTROPODIA_QUEUE: 'postgres://ann@example.org/games' });

  expect({ kind, shown }).toEqual({ kind: 'postgres', shown: 'postgres://example.org/games' });
  expect(() => addressOf(true, {})).toThrow('Where is the queue? Say --queue redis://host:6379');
});

test.each(['http://ann:pass@example.org', 'ann:pass@example.org', 'redis://', 'redis://ann:pass@exa mple'])(
  'what is no address is refused, and not repeated: %s',
  (said) => {
    expect(() => addressOf(said)).toThrow(/^The address of a queue is like redis:\/\/host:6379/);
  },
);

test('what travels has no path in it, and bots are known by what they are', () => {
  expect(JSON.stringify(JOB)).not.toMatch(/home|my-bot/);
  expect(JOB.plan.bots).toEqual([
    { bot: 'ours:greedy', nodes: 500 },
    { bot: 'sha256:abc', nodes: 70 },
  ]);
  expect(planOf(withModule('./elsewhere.mjs:70'))).toEqual(JOB.plan);
});

test('a job has the same id in whatever order its names are, and another for anything else', () => {
  const { plan, games } = JOB;
  const turned = JSON.parse(JSON.stringify({ games, plan: Object.fromEntries(Object.entries(plan).reverse()) }));
  const read = readJob(turned);

  expect('job' in read && idOf(read.job)).toBe(idOf(JOB));
  expect(idOf({ plan, games: [3] })).not.toBe(idOf(JOB));
  expect(idOf({ plan: { ...plan, seed: 'other' }, games })).not.toBe(idOf(JOB));
});

test('whoever holds the same bots in another order has the same queue; other code, rules or versions have another', () => {
  const cast = castOf(JOB.plan);
  const queue = queueOf(cast);

  expect(queueOf({ ...cast, bots: [...cast.bots].reverse() })).toBe(queue);
  const others = [{ bots: ['ours:greedy', 'sha256:abd'] }, { ruleset: 'x' }, { engine: 'x' }, { game: 'x' }];
  expect(others.map((change) => queueOf({ ...cast, ...change }) === queue)).toEqual([false, false, false, false]);
});

test.each<[unknown, string]>([
  [undefined, 'job'],
  [{ ...JOB, games: [] }, 'job.games'],
  [{ ...JOB, games: [-1] }, 'job.games'],
  [{ ...JOB, games: [3, 3] }, 'a game is there twice'],
  [{ ...JOB, games: [12] }, 'the tournament has not so many games'],
  [{ ...JOB, games: Array.from({ length: 1001 }, (_, game) => game) }, 'job.games'],
  [{ ...JOB, plan: { ...JOB.plan, nodes: 1e9 } }, 'job.plan.nodes'],
  [{ ...JOB, plan: { ...JOB.plan, bots: [{ bot: 'ours:greedy', nodes: 1e9 }] } }, 'job.plan.bots[0].nodes'],
  [{ ...JOB, plan: { ...JOB.plan, seed: 'x'.repeat(2000) } }, 'job.plan.seed'],
  [{ ...JOB, plan: { ...JOB.plan, module: './evil.mjs' } }, 'job.plan.module'],
])('a job that nobody here would put in is refused: %#', (value, fault) => {
  expect(readJob(value)).toEqual({ fault: expect.stringContaining(fault) });
});

const plan = planOf(TOURNAMENT);
const asked: GamesJob = { plan, games: [3, 4] };
const lines = [lineOf(3, 0), lineOf(4, 1)];
const stored = (change: Partial<StoredJob> = {}): StoredJob => ({
  data: asked,
  returnvalue: JSON.stringify(lines),
  finishedOn: 1,
  opts: {},
  updateProgress: async () => {},
  moveToFailed: async () => {},
  moveToWait: async () => {},
  ...change,
});
const result = (job: StoredJob | undefined) => resultOf(asked, job, lineCheckOf(TOURNAMENT));

test('what a queue says of a job is read, and not believed', () => {
  expect(result(stored())).toEqual({ state: 'played', lines });
  expect(result(undefined)).toEqual({ state: 'gone' });
  expect(result(stored({ finishedOn: undefined, returnvalue: null }))).toEqual({ state: 'open' });
  expect(result(stored({ failedReason: 'No \u001b[31mluck.' }))).toEqual({
    state: 'failed',
    why: 'No \\u{1b}[31mluck.',
  });
  expect(result(stored({ data: { ...asked, games: [3] } }))).toEqual({
    state: 'refused',
    why: 'somebody has changed what was asked for',
  });
});

test.each<[unknown, string]>([
  [lines, 'it is no list of games'],
  ['[1', 'it is no list of games'],
  [JSON.stringify(lines.slice(1)), 'it has 1 games, not 2'],
  [JSON.stringify([lines[0], lines[0]]), 'it has game 3, not 4'],
  [JSON.stringify([lines[1], lines[0]]), 'it has game 4, not 3'],
  [JSON.stringify([{ ...lines[0], winners: [5] }, lines[1]]), 'game 3 is won by seat 5, on which nobody sits'],
])('a result that cannot be is refused: %#', (returnvalue, why) => {
  expect(result(stored({ returnvalue }))).toEqual({ state: 'refused', why });
});

test.each([
  [['arena', 'random', '--queue', 'nonsense'], 'The address of a queue is like redis://host:6379'],
  [['worker', 'random', '--queue'], 'Where is the queue? Say --queue redis://host:6379, or set GASTROPODIA_QUEUE.\n'],
  [['worker', 'random'], "Required option '--queue [url]' not specified."],
  [
    ['arena', 'random', '--queue', 'redis://nowhere', '--shard', '1/2', '--out', 'x'],
    'Either a queue or a shard: machines that share a queue share the whole tournament.\n',
  ],
  [
    ['arena', 'random', '--nodes', '99999999', '--queue', 'redis://nowhere'],
    'This cannot be played by a queue: job.plan.nodes',
  ],
])('%j is refused with a sentence and exit code 2', async (args, sentence) => {
  const { code, stdout, stderr } = await gastropodia(args);

  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(sentence);
});

test('where the packages are missing that a queue needs, it says which, and everything else works', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gastropodia-bare-'));
  const root = resolve(import.meta.dirname, '../..');
  try {
    await mkdir(join(folder, 'node_modules'));
    const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    }
    await cp(join(root, 'package.json'), join(folder, 'package.json'));
    await cp(join(root, 'dist'), join(folder, 'dist'), {
      recursive: true,
      filter: (path) => !/\.(d\.c?ts|cjs|map)$/.test(path),
    });
    const program = join(folder, 'dist/cli.js');
    const queued = ['arena', 'random', '--game', 'tic-tac-toe', '--games', '2', '--queue'];
    const [redis, postgres, alone] = await Promise.all([
      runProgram(program, [...queued, 'redis://127.0.0.1:1']),
      runProgram(program, [...queued, 'postgres://127.0.0.1:1/x']),
      runProgram(program, queued.slice(0, -1)),
    ]);
    const missing = 'A queue of this kind needs the package bullmq, which is not installed: npm install bullmq';

    expect(redis).toEqual({ code: 2, stdout: '', stderr: `${missing} ioredis\n` });
    expect(postgres).toEqual({ code: 2, stdout: '', stderr: `${missing} pg\n` });
    expect(alone?.code).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});
