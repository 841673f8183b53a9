import pg from 'pg';
import { expect, test } from 'vitest';
import { run, start } from './programs.ts';
import { freePort, postgres, postgresFolder, redis } from './servers.ts';
import { arena, CAST, expectSame, queueAt, quickWorker, until, worker } from './tournament.ts';

test.concurrent('Redis is killed and has kept nothing: what it has lost is put in again', async () => {
  await using server = await redis();
  await using queue = await queueAt(server);
  await using _machine = await worker(server);
  await using coordinator = await arena(server);
  await until(async () => (await queue.getCompletedCount()) > 10);
  await server.kill();
  await coordinator.hears('does not answer: ');
  await server.start();
  const { stderr } = await expectSame(coordinator);

  expect(stderr).toMatch(/^The queue has lost \d+ games; they are put in again\.$/m);
  expect(stderr).toContain(`The queue at ${server.url} answers again.`);
});

test.concurrent('Redis is killed and has kept everything: nothing is lost', async () => {
  await using server = await redis({ keeps: true });
  await using queue = await queueAt(server);
  await using _machine = await worker(server);
  await using coordinator = await arena(server);
  await until(async () => (await queue.getCompletedCount()) > 10);
  await server.kill();
  await coordinator.hears('does not answer: ');
  await server.start();
  const { stderr } = await expectSame(coordinator);

  expect(stderr).not.toContain('has lost');
});

test.concurrent.each([
  ['arena', 'redis'],
  ['arena', 'postgres'],
  ['worker', 'redis'],
  ['worker', 'postgres'],
])('%s: at an address of %s where nobody listens it ends with a sentence', async (command, kind) => {
  const port = await freePort();
  const ended = await run([command, ...CAST, '--queue', `${kind}://ann:secret@127.0.0.1:${port}`]);

  expect(ended).toEqual({
    code: 1,
    stdout: '',
    stderr: `The queue at ${kind}://127.0.0.1:${port} cannot be used: nobody listens there.\n`,
  });
});

test.concurrent('a password opens the door, and neither the right one nor a wrong one is ever shown', async () => {
  await using server = await redis({ password: 'open sesame'.replace(' ', '-') });
  await using _machine = await quickWorker(server);
  await using coordinator = await arena(server);
  const { stderr } = await expectSame(coordinator);
  const wrong = await run(['worker', ...CAST, '--queue', `redis://:wrong-word@127.0.0.1:${server.port}`]);
  const fromEnvironment = await start(['worker', ...CAST, '--idle', '1', '--queue'], {
    GASTROPODIA_QUEUE: server.url,
  }).ended;

  expect(wrong).toMatchObject({ code: 1, stdout: '' });
  expect(wrong.stderr).toMatch(/^The queue at redis:\/\/127\.0\.0\.1:\d+ cannot be used: .*\n$/);
  expect(wrong.stderr + stderr + fromEnvironment.stderr).not.toMatch(/wrong-word|sesame/);
  expect(fromEnvironment).toMatchObject({ code: 0, stderr: expect.stringContaining('Played 0 games.') });
});

test.concurrent('a queue that does not come back is given up, by those who wait and by those who play', async () => {
  await using server = await redis();
  await using queue = await queueAt(server);
  await using machine = await worker(server, ['--workers', '1', '--patience', '3'], { THOUGHT: '100' });
  await using coordinator = await arena(server, '--patience', '3');
  await until(async () => (await queue.getCompletedCount()) > 0);
  await server.kill();
  const ends = await Promise.all([coordinator.ended, machine.ended]);

  expect(ends.map(({ code }) => code)).toEqual([1, 1]);
  for (const { stderr } of ends) {
    expect(stderr).toContain(`The queue at ${server.url} has not answered for 3 seconds: `);
    expect(stderr).not.toMatch(/^ +at /m);
  }
});

const programs = postgresFolder();

test.skipIf(programs === undefined).concurrent('PostgreSQL does the same, killed in between', async () => {
  await using server = await postgres(programs ?? '');
  const url = server.url;
  await using machine = await worker(server, ['--workers', '2']);
  await using lost = await worker(server);
  await using coordinator = await arena(server, '--check', '5');
  await until(async () => (await resultsAt(url)) > 5);
  await lost.end('SIGKILL');
  await server.kill();
  await coordinator.hears('does not answer: ');
  await server.start();
  const { stderr } = await expectSame(coordinator);

  expect(stderr).not.toContain('has lost');
  expect(stderr + (await machine.end('SIGTERM')).stderr).not.toContain('ann');
});

/** How many jobs are done. */
async function resultsAt(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query('select 1 from gastropodia.job where return_value is not null');
    return rows.length;
  } finally {
    await client.end();
  }
}
