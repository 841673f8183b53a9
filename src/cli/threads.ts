import { parentPort, Worker } from 'node:worker_threads';

/** A process that a thread has started, or that has ended. */
interface ProcessNews {
  readonly process: number;
  readonly isRunning: boolean;
}

/**
 * Starts a thread of this program. What a bot prints is not part of the result, and goes to standard error. The processes that
 * the thread starts end with it, and with this program, however that ends.
 */
export function startWorker(program: URL, workerData: unknown): Worker {
  const thread = new Worker(program, { workerData, stdout: true });
  thread.stdout.pipe(process.stderr, { end: false });
  const running = new Set<number>();
  const end = (): void => {
    for (const each of running) attemptKill(each);
    running.clear();
  };
  thread.on('message', (said: Partial<ProcessNews>) => {
    if (said.process === undefined) return;
    if (said.isRunning) running.add(said.process);
    else running.delete(said.process);
  });
  process.once('exit', end);
  thread.once('exit', () => {
    process.off('exit', end);
    end();
  });
  return thread;
}

/** Tells whoever has started this thread of a process that it has started, or that has ended. */
export const tellProcesses = (pid: number, isRunning: boolean): void =>
  parentPort?.postMessage({ process: pid, isRunning } satisfies ProcessNews);

function attemptKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
