import type { Worker } from 'node:worker_threads';
import type { GameLine, PlayedGame } from '../../arena/index.ts';
import { Failure } from '../failure.ts';
import { startWorker } from '../threads.ts';
import type { Tournament } from './tournament.ts';

/** What a worker of an arena is told when it starts. */
export interface ArenaTask {
  readonly role: 'arena';
  readonly tournament: Tournament;
}

/** What such a worker says: a game that it has played, or why it cannot. */
export type ArenaAnswer = { readonly played: PlayedGame } | { readonly failed: string };

/** Threads to play a tournament in. */
export interface PoolOptions {
  /** The program that a thread runs. */
  readonly program: URL;
  readonly tournament: Tournament;
  /** How many threads there are at most: they are started when they are needed. */
  readonly workers: number;
}

/** Threads that play games of one tournament. */
export interface Pool {
  /** Plays the game of this number as soon as a thread is free. A game that cannot be played is a failure. */
  play(game: number): Promise<PlayedGame>;
  /** Ends the threads at once, in the middle of a game too. */
  close(): Promise<void>;
}

/** Threads for the games of a tournament, wherever their numbers come from. */
export function openPool({ program, tournament, workers }: PoolOptions): Pool {
  const task: ArenaTask = { role: 'arena', tournament };
  const threads = new Set<Worker>();
  const idle: Worker[] = [];
  const waiting: ((thread: Worker) => void)[] = [];

  function start(): Worker {
    const thread = startWorker(program, task);
    threads.add(thread);
    // A thread that breaks down is not asked again; whoever waits gets another.
    thread.once('error', () => threads.delete(thread)).once('exit', () => threads.delete(thread));
    return thread;
  }

  function free(): Promise<Worker> | Worker {
    const thread = idle.pop() ?? (threads.size < workers ? start() : undefined);
    return thread ?? new Promise((resolve) => waiting.push(resolve));
  }

  function giveBack(thread: Worker): void {
    const next = waiting.shift();
    if (next !== undefined) next(threads.has(thread) ? thread : start());
    else if (threads.has(thread)) idle.push(thread);
  }

  return {
    async play(game) {
      const thread = await free();
      try {
        return await answer(thread, game);
      } finally {
        giveBack(thread);
      }
    },
    async close() {
      waiting.length = 0;
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}

/** Plays games of a tournament, and gives each as it finishes, in no certain order. Whoever stops early stops the games. */
export async function* playAll(games: readonly number[], options: PoolOptions): AsyncGenerator<GameLine> {
  const pool = openPool(options);
  try {
    const left = games.values();
    const running = new Map<number, Promise<GameLine>>();
    const begin = (): void => {
      const { value: game, done } = left.next();
      if (done === true) return;
      const playing = pool.play(game).then(({ line }) => line);
      // Of several that fail, the first is told; the others end with their threads.
      playing.catch(() => {});
      running.set(game, playing);
    };
    for (let thread = 0; thread < Math.min(options.workers, games.length); thread++) begin();
    while (running.size > 0) {
      const line = await Promise.race(running.values());
      running.delete(line.game);
      begin();
      yield line;
    }
  } finally {
    await pool.close();
  }
}

function answer(thread: Worker, game: number): Promise<PlayedGame> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string): void => {
      forget();
      reject(new Failure(`Game ${game} could not be played: ${reason}`));
    };
    const onMessage = (message: ArenaAnswer): void => {
      if ('failed' in message) {
        fail(message.failed);
      } else if ('played' in message) {
        forget();
        resolve(message.played);
      }
    };
    const onError = (error: Error): void => fail(error.message);
    const onExit = (code: number): void => fail(`its thread ended with code ${code}.`);
    const forget = (): void => {
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(game);
  });
}
