import { setTimeout as sleep } from 'node:timers/promises';
import type { JobsOptions } from 'bullmq';
import { Failure, misused } from '../failure.ts';
import type { Address } from './address.ts';

/** A job, as a queue gives it: nothing in it is to be believed. */
export interface StoredJob {
  readonly id?: string | undefined;
  readonly data: unknown;
  readonly returnvalue: unknown;
  readonly failedReason?: string | undefined;
  readonly finishedOn?: number | undefined;
  readonly opts: JobsOptions;
  updateProgress(progress: number): Promise<void>;
  moveToFailed(error: Error, token: string): Promise<unknown>;
  moveToWait(token?: string): Promise<unknown>;
}

/** Jobs that are to be done, are being done, or are done. */
export interface JobQueue {
  addBulk(jobs: { name: string; data: unknown; opts: JobsOptions }[]): Promise<unknown>;
  getJob(id: string): Promise<StoredJob | undefined>;
  /** Gives 0 if there is none, or if somebody is at it. */
  remove(id: string): Promise<number>;
  getJobCountByTypes(): Promise<number>;
  getWorkersCount(): Promise<number>;
  trimEvents(most: number): Promise<unknown>;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}

/** What happens to jobs. */
export interface JobEvents {
  on(event: 'completed' | 'failed' | 'duplicated', listener: (args: { jobId: string }) => void): unknown;
  on(event: 'progress', listener: (args: { jobId: string; data: unknown }) => void): unknown;
  close(): Promise<void>;
}

/** Does a job; whoever has lost the right to it is told by the signal. */
export type DoJob = (job: StoredJob, token: string | undefined, signal: AbortSignal | undefined) => Promise<string>;

/** Somebody who does jobs, so many at a time. */
interface JobWorker {
  on(event: 'lockRenewalFailed', listener: (ids: string[]) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  cancelJob(id: string): boolean;
  waitUntilReady(): Promise<unknown>;
  /** Waits until its jobs are done or given back, unless it is forced. */
  close(isForced?: boolean): Promise<void>;
}

/** A server with queues. */
export interface QueueServer {
  queue(name: string): JobQueue;
  events(name: string): JobEvents;
  worker(name: string, work: DoJob, atOnce: number): JobWorker;
  /** The error by which a job that was given back says so. */
  givenBack(): Error;
  /** Cuts all lines, whoever still waits for something. */
  hangUp(): void;
}

/** A machine that has not been heard of for so long has lost its jobs; in milliseconds. */
const LOCK = 10_000;
const WORKER = {
  lockDuration: LOCK,
  stalledInterval: LOCK / 2,
  // Machines may come and go as often as they like: somebody will do the job.
  maxStalledCount: 20,
  // In seconds and milliseconds: a server that comes back is found soon.
  drainDelay: 2,
  runRetryDelay: 1_000,
};

/** How long a server may think about an answer, in milliseconds. */
const ANSWER = 10_000;
/** How long to wait for a line to a server, in milliseconds. */
const CONNECT = 5_000;

/** How long a good-bye may take, in milliseconds. */
const GOODBYE = 2_000;

/** Events hold results, which are kept with their jobs anyway. */
const KEPT_EVENTS = 1_000;

/** All that is kept on a server is under this name: keys of Redis begin with it, in PostgreSQL it is a schema. */
const OURS = 'gastropodia';

/** The server at an address, which has answered. What is needed to talk to it is loaded now, and not before. */
export async function serverAt(address: Address): Promise<QueueServer> {
  const bullmq = await needed('bullmq', address, () => import('bullmq'));
  const server = address.kind === 'redis' ? await redisAt(address, bullmq) : await postgresAt(address, bullmq);
  return { ...server, givenBack: () => new bullmq.WaitingError() };
}

type BullMQ = typeof import('bullmq');
type Classes = Omit<QueueServer, 'givenBack'>;

async function redisAt(address: Address, bullmq: BullMQ): Promise<Classes> {
  const { Redis } = await needed('ioredis', address, () => import('ioredis'));
  await answered(address, async () => {
    const once = new Redis(address.url, { lazyConnect: true, connectTimeout: CONNECT, retryStrategy: () => null });
    // Whoever waits for the line is told only that there is none; here it is told why.
    let why: unknown;
    once.on('error', (error) => {
      why = error;
    });
    await once.connect().catch((thrown: unknown) => {
      throw why ?? thrown;
    });
    await once.ping().finally(() => once.disconnect());
  });
  const patient = { url: address.url, connectTimeout: CONNECT, retryStrategy: () => 1_000, maxRetriesPerRequest: null };
  // Whoever asks wants to know soon that nobody answers; whoever waits for jobs or news goes on waiting.
  const asking = { ...patient, maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: ANSWER };
  const { Queue, QueueEvents, Worker, RedisConnection, createIORedisClient } = bullmq;
  // A line that is closed while the server is away would go on trying, and would complain: all of them are kept at hand.
  const lines: InstanceType<typeof Redis>[] = [];
  RedisConnection.clientFactory = ({ url = '', ...options }) => {
    const line = silent(new Redis(url, options));
    lines.push(line);
    return createIORedisClient(line);
  };
  return {
    hangUp() {
      for (const line of lines) line.disconnect();
    },
    queue: (name) =>
      silent(new Queue(name, { connection: asking, prefix: OURS, streams: { events: { maxLen: KEPT_EVENTS } } })),
    events: (name) => silent(new QueueEvents(name, { connection: patient, prefix: OURS })),
    worker: (name, work, concurrency) =>
      new Worker(name, work, { connection: patient, prefix: OURS, concurrency, ...WORKER }),
  };
}

async function postgresAt(address: Address, bullmq: BullMQ): Promise<Classes> {
  const { default: pg } = await needed('pg', address, () => import('pg'));
  await answered(address, async () => {
    const once = new pg.Client({ connectionString: address.url, connectionTimeoutMillis: CONNECT });
    once.on('error', () => {});
    await once.connect();
    await once.end();
  });
  const connection = {
    connectionString: address.url,
    connectionTimeoutMillis: CONNECT,
    query_timeout: ANSWER,
    schema: OURS,
    migrate: true,
  };
  const { Queue, QueueEvents, Worker } = bullmq.withBackend(bullmq.createPostgresBackend);
  return {
    hangUp() {},
    queue: (name) => silent(new Queue(name, { connection })),
    events: (name) => silent(new QueueEvents(name, { connection })),
    worker: (name, work, concurrency) => new Worker(name, work, { connection, concurrency, ...WORKER }),
  };
}

/** Closes what was opened at a server, and waits for good-byes no longer than is polite. */
export async function closed(server: QueueServer, opened: readonly { close(): Promise<void> }[]): Promise<void> {
  const patience = new AbortController();
  await Promise.race([
    Promise.allSettled(opened.map((each) => each.close())),
    sleep(GOODBYE, undefined, { signal: patience.signal }),
  ]);
  patience.abort();
  server.hangUp();
}

/** Trouble with the line is noticed by whoever asks for something. */
function silent<Emitter extends { on(event: 'error', listener: () => void): unknown }>(emitter: Emitter): Emitter {
  emitter.on('error', () => {});
  return emitter;
}

async function needed<Module>(name: string, { kind }: Address, load: () => Promise<Module>): Promise<Module> {
  return load().catch((thrown: unknown) => {
    if ((thrown as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw thrown;
    const both = kind === 'redis' ? 'bullmq ioredis' : 'bullmq pg';
    throw misused(`A queue of this kind needs the package ${name}, which is not installed: npm install ${both}`);
  });
}

async function answered(address: Address, ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (thrown) {
    throw new Failure(`The queue at ${address.shown} cannot be used: ${address.trouble(thrown)}`);
  }
}
