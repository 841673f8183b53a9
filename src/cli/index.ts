#!/usr/bin/env node
import { isMainThread, workerData } from 'node:worker_threads';
import type { ArenaTask } from './arena/pool.ts';
import { serveArena } from './arena/worker.ts';
import { run } from './program.ts';
import { endOnSignals, endWithReader } from './terminal.ts';
import { serveWatch, type WatchTask } from './watch.ts';

// The same program plays in the threads that it starts.
if (isMainThread) {
  endWithReader();
  endOnSignals();
  process.exitCode = await run(process.argv.slice(2), new URL(import.meta.url));
} else {
  const task = workerData as ArenaTask | WatchTask;
  if (task.role === 'arena') serveArena(task);
  else await serveWatch(task);
}
