import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultPack } from 'gastropodia/kelp';
import { expect, test } from 'vitest';
import { run } from './programs.ts';
import { redis } from './servers.ts';
import { arena, CAST, expectSame, GAMES, JOBS, queueAt, quickWorker, until, worker } from './tournament.ts';

test.concurrent('two machines play a tournament, and the tables, the JSON and the file are those of one', async () => {
  await using server = await redis();
  await using one = await worker(server);
  await using other = await worker(server);
  await using first = await arena(server, '--check', '10');
  const { stderr } = await expectSame(first);
  const tables = ['arena', ...CAST, '--games', '12', '--cards'];
  const [there, here] = await Promise.all([run([...tables, '--queue', server.url]), run(tables)]);

  expect(stderr).toBe('10 games were played again, and came out the same.\n');
  expect(there).toEqual(here);
  const ends = await Promise.all([one.end('SIGTERM'), other.end('SIGINT')]);
  expect(ends.map(({ code }) => code)).toEqual([143, 130]);
  const games = ends.map(({ stderr: said }) => Number(/Played (\d+) games/.exec(said)?.[1]));
  expect(games.reduce((sum, each) => sum + each)).toBe(GAMES + 12);
  await using queue = await queueAt(server);
  expect(await queue.getJobCountByTypes()).toBe(0);
});

test.concurrent('kill -9 of a machine in mid-job: another plays its games', async () => {
  await using server = await redis();
  await using queue = await queueAt(server);
  await using lost = await worker(server);
  await using coordinator = await arena(server);
  await until(async () => (await queue.getCompletedCount()) > 3 && (await queue.getActiveCount()) === 1);
  await lost.end('SIGKILL');
  expect(await queue.getActiveCount()).toBe(1);

  await using _another = await quickWorker(server);
  await expectSame(coordinator);
});

test.concurrent('a machine that was stopped for longer than its lock lasts comes too late, and is told', async () => {
  await using server = await redis();
  await using queue = await queueAt(server);
  const slowly = { THOUGHT: '500' };
  await using late = await worker(server, ['--workers', '1'], slowly);
  await using coordinator = await arena(server, '--games', '4');
  await until(async () => (await queue.getActiveCount()) === 1);
  late.child.kill('SIGSTOP');
  const [stopped] = await queue.getActive();
  // It takes longer than the late machine has left to play: that one finds the job in other hands, and not gone.
  await using _another = await worker(server, ['--workers', '1'], { THOUGHT: '2000' });
  await until(async () => {
    const job = await queue.getJob(stopped?.id ?? '');
    return (job?.stalledCounter ?? 0) > 0 && (await job?.isActive()) === true;
  });
  late.child.kill('SIGCONT');

  await late.hears('Games of this machine were given to somebody else: it was away for too long.');
  await expectSame(coordinator, '--games', '4');
});

test.concurrent('kill -9 of the coordinator: whoever begins anew finds what was played', async () => {
  await using server = await redis();
  await using queue = await queueAt(server);
  await using machine = await worker(server);
  {
    await using killed = await arena(server);
    await until(async () => (await queue.getCompletedCount()) > 20);
    await killed.end('SIGKILL');
  }
  await using again = await arena(server);
  await expectSame(again);

  const { stderr } = await machine.end('SIGTERM');
  expect(stderr).toContain(`Played ${GAMES} games.`);
  expect(await queue.getJobCountByTypes()).toBe(0);
});

test.concurrent('Ctrl-C on a machine gives its games back at once', async () => {
  await using server = await redis();
  await using queue = await queueAt(server);
  await using slow = await worker(server, ['--workers', '2'], { THOUGHT: '3000' });
  await using coordinator = await arena(server);
  await until(async () => (await queue.getActiveCount()) === 2);
  const { code, stderr } = await slow.end('SIGINT');

  expect({ code, said: stderr.trim().split('\n').at(-1) }).toEqual({ code: 130, said: 'Played 0 games.' });
  expect(await queue.getActiveCount()).toBe(0);
  await using _quick = await quickWorker(server);
  await expectSame(coordinator);
});

test.concurrent('Ctrl-C on one tournament takes its own jobs away, and leaves another in the same queue alone', async () => {
  await using server = await redis();
  await using queue = await queueAt(server);
  await using slow = await worker(server, ['--workers', '2'], { THOUGHT: '400' });
  await using stays = await arena(server);
  await until(async () => (await queue.getJobCountByTypes()) === JOBS);
  await using ends = await arena(server, '--seed', 'elsewhere');
  await until(async () => (await queue.getJobCountByTypes()) === 2 * JOBS);
  const { code, stdout } = await ends.end('SIGINT');

  expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
  expect(await queue.getJobCountByTypes()).toBe(JOBS);
  await using _quick = await quickWorker(server);
  await slow.end('SIGTERM');
  await expectSame(stays);
  expect(await queue.getJobCountByTypes()).toBe(0);
});

test.concurrent('Ctrl-C takes jobs away that are being played, and whoever plays them stops', async () => {
  await using server = await redis();
  await using queue = await queueAt(server);
  await using slow = await worker(server, ['--workers', '2', '--idle', '10'], { THOUGHT: '5000' });
  await using ends = await arena(server);
  await until(async () => (await queue.getActiveCount()) === 2);
  await ends.end('SIGINT');

  expect(await queue.getJobCountByTypes()).toBe(0);
  const { code, stderr } = await slow.ended;
  expect({ code, said: stderr.trim().split('\n').at(-1) }).toEqual({ code: 0, said: 'Played 0 games.' });
});

test.concurrent('a bot that cheats, or thinks longer than it may, forfeits there as it does here', async () => {
  await using server = await redis();
  const failing = ['../cli/bots/cheat.mjs', '../cli/bots/thinker.mjs', 'random', '--game', 'tic-tac-toe'];
  const games = ['--games', '6', '--move-time', '2.5'];
  const [here, there] = await Promise.all([
    run(['arena', ...failing, ...games]),
    run(['arena', ...failing, ...games, '--queue', server.url]),
    run(['worker', ...failing, '--queue', server.url, '--idle', '10']),
  ]);

  expect(here.stdout).toContain('(illegal)');
  expect(here.stdout).toMatch(/\(silent\) in games? [\d, …]+: it did not answer in 2\.5 seconds\./);
  expect({ code: there.code, stdout: there.stdout }).toEqual({ code: 0, stdout: here.stdout });
});

test.concurrent('scores go through the queue as they are counted here', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gastropodia-scores-'));
  const cast = ['random', '--game', 'leduc'];
  const arenaTo = (file: string, ...more: string[]) =>
    run(['arena', ...cast, '--games', '20', '--json', '--check', '20', '--out', join(folder, file), ...more]);
  await using server = await redis();
  const [here, there] = await Promise.all([
    arenaTo('here'),
    arenaTo('there', '--queue', server.url),
    run(['worker', ...cast, '--queue', server.url, '--idle', '10']),
  ]);
  const [kept, sent] = await Promise.all(['here', 'there'].map((file) => readFile(join(folder, file), 'utf8'))).finally(
    () => rm(folder, { recursive: true }),
  );

  expect(there).toEqual(here);
  expect(sent).toBe(kept);
  expect(kept).toMatch(/"scores":\[-?\d+,-?\d+\]/);
});

test.concurrent('a pack of cards is known by its text: who holds another never sees the games', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gastropodia-packs-'));
  const text = JSON.stringify(defaultPack);
  const written = async (name: string, said: string): Promise<string[]> => {
    await writeFile(join(folder, name), said);
    return ['--game', 'kelp', '--pack', join(folder, name)];
  };
  const [here, there, spaced] = [await written('a', text), await written('b', text), await written('c', `${text} `)];
  await using server = await redis();
  const [alone, queued, , other] = await Promise.all([
    run(['arena', 'random', ...here, '--games', '2', '--json']),
    run(['arena', 'random', ...here, '--games', '2', '--json', '--queue', server.url]),
    run(['worker', 'random', ...there, '--queue', server.url, '--idle', '10']),
    run(['worker', 'random', ...spaced, '--queue', server.url, '--idle', '10']),
  ]).finally(() => rm(folder, { recursive: true }));

  expect({ code: queued.code, stdout: queued.stdout }).toEqual({ code: 0, stdout: alone.stdout });
  expect(other.stderr).toContain('Played 0 games.');
});
