import { Worker } from 'node:worker_threads';
import { Failure } from '../failure.ts';
import type { GameLine, Tournament } from './tournament.ts';

/** What a worker of an arena is told when it starts. */
export interface ArenaTask {
  readonly role: 'arena';
  readonly tournament: Tournament;
}

/** What such a worker says: a game that it has played, or why it cannot. */
export type ArenaAnswer = { readonly line: GameLine } | { readonly failed: string };

/** Games to be played. */
export interface Batch {
  /** The program that a worker runs. */
  readonly program: URL;
  readonly tournament: Tournament;
  readonly games: readonly number[];
  readonly workers: number;
  /** Told whenever a game is over. */
  readonly onGame: () => void;
}

/** Plays games in so many threads, and gives them in the order of their numbers. */
export async function playAll({ program, tournament, games, workers, onGame }: Batch): Promise<GameLine[]> {
  const left = games.values();
  const lines: GameLine[] = [];
  const task: ArenaTask = { role: 'arena', tournament };
  const threads = Array.from({ length: Math.min(workers, games.length) }, () => startWorker(program, task));
  try {
    await Promise.all(
      threads.map(async (thread) => {
        // All take from the same list: a thread that is done with a game takes the next that nobody has taken.
        for (const game of left) {
          lines.push(await answer(thread, game));
          onGame();
        }
      }),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return lines.sort((one, other) => one.game - other.game);
}

/** Starts a thread of this program. What a bot prints is not part of the result, and goes to standard error. */
export function startWorker(program: URL, workerData: unknown): Worker {
  const thread = new Worker(program, { workerData, stdout: true });
  thread.stdout.pipe(process.stderr, { end: false });
  return thread;
}

function answer(thread: Worker, game: number): Promise<GameLine> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string): void => {
      forget();
      reject(new Failure(`Game ${game} could not be played: ${reason}`));
    };
    const onMessage = (message: ArenaAnswer): void => {
      if ('failed' in message) {
        fail(message.failed);
      } else {
        forget();
        resolve(message.line);
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
