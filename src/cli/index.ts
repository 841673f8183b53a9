#!/usr/bin/env node
/*!
 * Bundled with this program, each under the MIT licence:
 * commander, (c) 2011 TJ Holowaychuk; chalk, string-width, strip-ansi, ansi-regex and is-fullwidth-code-point, (c) Sindre
 * Sorhus; cli-progress, (c) 2015-2022 Andi Dittrich; emoji-regex, (c) Mathias Bynens.
 */
import { isMainThread, workerData } from 'node:worker_threads';
import type { ArenaTask } from './arena/pool.ts';
import { serveArena } from './arena/worker.ts';
import { BOT_ROLE, serveBot } from './processes/module-bot.ts';
import { run } from './program.ts';
import { endOnSignals, endWithReader } from './terminal.ts';
import { serveWatch, type WatchTask } from './watch.ts';

const [role, ...rest] = process.argv.slice(2);
// The same program plays in the threads that it starts, and runs the bots that are modules.
if (isMainThread && role === BOT_ROLE) {
  await serveBot(rest);
} else if (isMainThread) {
  endWithReader();
  endOnSignals();
  process.exitCode = await run(process.argv.slice(2), new URL(import.meta.url));
} else {
  const task = workerData as ArenaTask | WatchTask;
  if (task.role === 'arena') serveArena(task);
  else await serveWatch(task);
}
