import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { expect } from 'vitest';
import { contestant } from '../../src/cli/bots.ts';
import { gameNamed } from '../../src/cli/chosen-game.ts';
import { castHeld } from '../../src/cli/queue/holdings.ts';
import { queueOf } from '../../src/cli/queue/job.ts';
import { type Finished, type Running, run, start } from './programs.ts';
import type { Server } from './servers.ts';

/** Who plays what: the same everywhere. */
export const CAST = ['random', './bots/steady.mjs', '--game', 'tic-tac-toe'];
/** How many games a tournament has, and how many jobs those are. */
export const GAMES = 200;
export const JOBS = 100;

const TOURNAMENT = [...CAST, '--games', String(GAMES), '--seed', 'far away'];

/** What a tournament has left: what it said, and its file. */
export interface Played extends Finished {
  readonly file: string;
}

const local = new Map<string, Promise<Played>>();

/** What the arena says without a queue. */
function playedHere(more: readonly string[]): Promise<Played> {
  const key = more.join();
  const played =
    local.get(key) ??
    inFolder(async (out) => ({
      ...(await run(['arena', ...TOURNAMENT, '--json', '--out', out, ...more])),
      file: await readFile(out, 'utf8'),
    }));
  local.set(key, played);
  return played;
}

/** A tournament whose games others play. */
export interface Coordinator extends Running {
  /** Its end. */
  played(): Promise<Played>;
}

/** Puts the tournament into a queue; with `--json` and `--out`, if nothing else is said. */
export async function arena({ url }: Server, ...more: string[]): Promise<Coordinator> {
  const folder = await mkdtemp(join(tmpdir(), 'gastropodia-queue-'));
  const out = join(folder, 'games.jsonl');
  const running = start(['arena', ...TOURNAMENT, '--json', '--out', out, '--queue', url, ...more]);
  return {
    ...running,
    async played() {
      const finished = await running.ended;
      return { ...finished, file: await readFile(out, 'utf8').catch(() => '') };
    },
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}

/** Starts a machine that plays, and waits until it is ready. */
export async function worker(
  { url }: Server,
  more: readonly string[] = ['--workers', '1'],
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const running = start(['worker', ...CAST, '--queue', url, ...more], env);
  await running.hears('Ready to play');
  return running;
}

/** One that does not think. */
export const quickWorker = (server: Server): Promise<Running> => worker(server, ['--workers', '1'], { THOUGHT: '0' });

/** What came out is what the arena says without a queue, byte by byte. */
export async function expectSame(coordinator: Coordinator, ...more: string[]): Promise<Played> {
  const [there, here] = await Promise.all([coordinator.played(), playedHere(more)]);
  expect({ code: there.code, stdout: there.stdout, file: there.file }, there.stderr).toEqual({
    code: 0,
    stdout: here.stdout,
    file: here.file,
  });
  return there;
}

/** The queue of the tournament, as anybody sees it who has its address. */
export async function queueAt({ port }: Server, password?: string): Promise<Queue & AsyncDisposable> {
  const connection = { port, maxRetriesPerRequest: null, ...(password === undefined ? {} : { password }) };
  const queue = new Queue(await queueName(), { connection, prefix: 'gastropodia' });
  queue.on('error', () => {});
  return Object.assign(queue, { [Symbol.asyncDispose]: () => queue.close() });
}

/** The name of the queue for these bots. */
export async function queueName(): Promise<string> {
  const game = await gameNamed('tic-tac-toe');
  const names = ['random', join(import.meta.dirname, 'bots/steady.mjs')];
  return queueOf(castHeld({ game, bots: await Promise.all(names.map((name) => contestant(name, game.box))) }));
}

/** Waits until something is so. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 30));
}

async function inFolder<Value>(work: (out: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'gastropodia-queue-'));
  try {
    return await work(join(folder, 'games.jsonl'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
