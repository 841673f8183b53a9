import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Job, Worker } from 'bullmq';
import { expect, test } from 'vitest';
import { contestant } from '../../src/cli/bots.ts';
import { gameNamed } from '../../src/cli/chosen-game.ts';
import { type GamesJob, identityOf, idOf, type Plan } from '../../src/cli/queue/job.ts';
import { VERSION } from '../../src/kernel/index.ts';
import { start } from './programs.ts';
import { freePort, redis, type Server } from './servers.ts';
import { arena, expectSame, queueAt, queueName, quickWorker, until, worker } from './tournament.ts';

const STEADY = join(import.meta.dirname, 'bots/steady.mjs');
const EVIL = join(import.meta.dirname, 'bots/evil.mjs');

async function identity(path: string): Promise<string> {
  const { box } = await gameNamed('tic-tac-toe');
  return identityOf(await contestant(path, box));
}

async function planWith(change: Partial<Plan>): Promise<Plan> {
  const { box } = await gameNamed('tic-tac-toe');
  return {
    engine: VERSION,
    ruleset: box.game.ruleset,
    game: 'ours:tic-tac-toe',
    config: box.configs[0]?.id ?? '',
    bots: [{ bot: 'ours:random' }, { bot: await identity(STEADY) }],
    players: 2,
    games: 10,
    seed: 'forged',
    nodes: 2000,
    ...change,
  };
}

test.concurrent('forged jobs are refused with a sentence, and no code comes by a queue', async () => {
  const trace = join(tmpdir(), `gastropodia-evil-${await freePort()}`);
  await using server = await redis();
  await using queue = await queueAt(server);
  await using machine = await worker(server, ['--workers', '1'], { EVIL: trace });
  const withBots = (...bots: Plan['bots']): Promise<Plan> => planWith({ bots });
  const random = { bot: 'ours:random' };
  const forged: [string, unknown, string][] = [
    ['nothing', {}, 'A job is refused: job.plan: '],
    ['a path for a bot', { plan: await withBots(random, { bot: EVIL }), games: [0] }, 'is not held here.'],
    ['a path for one of ours', { plan: await withBots({ bot: `ours:${EVIL}` }), games: [0] }, 'is not held here.'],
    ['a bot by its digest', { plan: await withBots({ bot: await identity(EVIL) }), games: [0] }, 'is not held here.'],
    ['one of ours that was not named', { plan: await withBots({ bot: 'ours:ismcts' }), games: [0] }, 'is not held'],
    ['another game', { plan: await planWith({ game: 'ours:snails' }), games: [0] }, 'ours:snails is not held here.'],
    ['another version', { plan: await planWith({ engine: '99.0.0' }), games: [0] }, 'it is for version 99.0.0'],
    ['another ruleset', { plan: await planWith({ ruleset: 'x' }), games: [0] }, 'it is for the ruleset x.'],
    [
      'another config',
      { plan: await planWith({ config: '\u001b[2J' }), games: [0] },
      "There is no config '\\u{1b}[2J'",
    ],
    ['too many players', { plan: await planWith({ players: 9 }), games: [0] }, 'is a game for 2, not for 9.'],
    ['endless thought', { plan: await planWith({ nodes: 1e12 }), games: [0] }, 'job.plan.nodes: '],
    ['a game that there is not', { plan: await planWith({}), games: [10] }, 'the tournament has not so many games'],
    ['more than is asked for', { plan: await planWith({}), games: [1], run: EVIL }, 'A job is refused: job.run: '],
  ];
  for (const [, data] of forged) await queue.add('games', data, { jobId: idOf(data as GamesJob) });
  const job = { plan: await planWith({}), games: [0] };
  await queue.add('games', job, { jobId: 'made-up' });
  await queue.add('games', job, { jobId: idOf(job) });
  await until(async () => (await queue.getJobCountByTypes('waiting', 'active')) === 0);

  const reasons = await Promise.all(
    forged.map(async ([what, data, reason]) => {
      const found = await queue.getJob(idOf(data as GamesJob));
      return [what, found?.failedReason?.includes(reason) === true ? reason : found?.failedReason];
    }),
  );
  expect(reasons).toEqual(forged.map(([what, , reason]) => [what, reason]));
  expect((await queue.getJob('made-up'))?.failedReason).toBe('A job is refused: its id is not made of what it says.');
  expect(JSON.parse((await queue.getJob(idOf(job)))?.returnvalue)).toMatchObject([{ game: 0, seed: 'forged/0' }]);
  expect(existsSync(trace)).toBe(false);
  const { stderr } = await machine.end('SIGTERM');
  expect(stderr).toContain('A job is refused: its id is not made of what it says.\n');
  expect(stderr).not.toContain('\u001b');
});

/** Somebody who takes jobs and answers what they like. */
async function impostor({ port }: Server, answer: (job: Job<GamesJob>) => unknown): Promise<AsyncDisposable> {
  const connection = { port, maxRetriesPerRequest: null };
  const taken = new Worker(await queueName(), async (job) => answer(job), { connection, prefix: 'gastropodia' });
  taken.on('error', () => {});
  return { [Symbol.asyncDispose]: () => taken.close() };
}

/** Lines that a tournament can have, of games that nobody has played. */
function liesFor({ data: { plan, games } }: Job<GamesJob>): string {
  const lies = games.map((game) => ({
    game,
    seed: `${plan.seed}/${Math.floor(game / 2)}`,
    bots: game % 2 === 0 ? [0, 1] : [1, 0],
    traits: [],
    winners: [0],
    ranking: [[0], [1]],
    reason: 'line',
    decisions: 5,
  }));
  return JSON.stringify(lies);
}

const changed = (job: Job<GamesJob>, change: object): string =>
  JSON.stringify((JSON.parse(liesFor(job)) as object[]).map((line) => ({ ...line, ...change })));

test.concurrent.each<[string, (job: Job<GamesJob>) => unknown, string]>([
  ['nothing', () => null, 'it is no list of games'],
  ['no JSON', () => '[', 'it is no list of games'],
  ['too few games', () => '[]', 'it has 0 games, not 2'],
  ['a winner who does not sit there', (job) => changed(job, { winners: [7] }), 'is won by seat 7'],
  ['a score that nobody has', (job) => changed(job, { scores: [1, 2, 3] }), 'does not have a score for every seat'],
  ['another seed', (job) => changed(job, { seed: 'x' }), 'has the seed of another game'],
  ['other bots', (job) => changed(job, { bots: [1, 1] }), 'is not between those whose turn it was'],
  ['other games', (job) => changed(job, { game: 4 }), ''],
  ['more than a line has', (job) => changed(job, { path: '\u001b]0;x\u0007' }), 'path'],
])('a forged result is refused, and a tournament of nothing else fails with a sentence: %s', async (_, answer, why) => {
  await using server = await redis();
  await using _impostor = await impostor(server, answer);
  await using coordinator = await arena(server);
  const { code, stdout, stderr } = await coordinator.played();

  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr.trimEnd().split('\n').at(-1)).toMatch(/^A result for games \d+ to \d+ is refused: .+\.$/);
  expect(stderr).toContain(why);
  expect(stderr).not.toContain('\u001b');
  await using queue = await queueAt(server);
  expect(await queue.getJobCountByTypes()).toBe(0);
});

test.concurrent('what was forged once is played again, and everything comes out as it should', async () => {
  await using server = await redis();
  let forged = 0;
  await using coordinator = await arena(server);
  {
    await using _impostor = await impostor(server, () => {
      forged++;
      return '[]';
    });
    await coordinator.hears('Once more.');
  }
  await using _machine = await quickWorker(server);
  await expectSame(coordinator);
  expect(forged).toBeGreaterThan(0);
});

test.concurrent('a job that somebody has changed is put in again', async () => {
  await using server = await redis();
  await using queue = await queueAt(server);
  await using coordinator = await arena(server);
  await until(async () => (await queue.getWaitingCount()) === 100);
  const [job] = await queue.getWaiting();
  await job?.updateData({ ...job.data, games: [0] });
  await coordinator.hears('somebody has changed what was asked for');

  await using _machine = await quickWorker(server);
  await expectSame(coordinator);
});

test.concurrent('results that could be, and are made up, are found out by playing some again', async () => {
  await using server = await redis();
  await using _impostor = await impostor(server, liesFor);
  await using coordinator = await arena(server, '--check', '20');
  const { code, stdout, stderr, file } = await coordinator.played();

  expect({ code, stdout, file }).toEqual({ code: 1, stdout: '', file: '' });
  expect(stderr).toMatch(/^Game \d+ comes out otherwise when it is played again: \w+ .+, not .+\.\n/);
  expect(stderr).toMatch(/\n200 games are in .*games\.jsonl\.doubted; --resume does not go on from them\.\n$/);
});

test.concurrent('a machine with other code behind an import is never given the games', async () => {
  await using server = await redis();
  const folder = resolve(import.meta.dirname, 'bots/other/steady.mjs');
  await using other = start(['worker', 'random', folder, '--game', 'tic-tac-toe', '--queue', server.url]);
  await other.hears('Ready to play');
  await using coordinator = await arena(server);
  await coordinator.hears('Nobody plays yet.');
  await using _right = await quickWorker(server);
  const { stderr } = await expectSame(coordinator);

  expect(stderr).toMatch(
    /gastropodia worker random \.\/bots\/steady\.mjs --game tic-tac-toe --queue …\n.*steady\.mjs \([0-9a-f]{8}\)/,
  );
  expect((await other.end('SIGTERM')).stderr).toContain('Played 0 games.');
});
