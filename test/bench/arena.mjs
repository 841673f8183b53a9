import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROGRAM = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
/** So many games for each core: what is paid once for a thread, to load and to compile it, is then the same share of all times. */
const GAMES = 500;

/** Tells at its end how many microseconds of the processors the program has taken, on all its threads. */
const TELLING = `data:text/javascript,${encodeURIComponent(
  "import { isMainThread } from 'node:worker_threads'; if (isMainThread) process.on('exit', () => { const { user, system } = process.cpuUsage(); console.error(user + system); });",
)}`;

/**
 * A tournament on one core against one of as many games for each core on all of them. On all cores it is the clock that counts,
 * because what is asked is how much of another core becomes games. On one it is the processor's time: a single thread lets
 * others compile and collect garbage beside it, and would take a second core for that without counting it. For information,
 * the same with a program of its own for each core: what they take from each other there is the machine's doing.
 *
 * @param {{ readonly rounds: number, readonly isWanted: (row: { readonly id: string }) => boolean }} options
 * @returns {Promise<import('./harness.mjs').Sampled[]>}
 */
export async function arenaOnAllCores({ rounds, isWanted }) {
  const cores = availableParallelism();
  const row = {
    id: 'arena-cores',
    what: `the arena on ${cores} cores ÷ on one, games for each core`,
    goal: { better: 'more', floor: 0.9, aim: 0.97 },
  };
  const programs = { id: 'arena-cores/programs', what: `… as ${cores} programs at once ÷ one` };
  if (cores === 1 || !isWanted(row)) return [];
  const one = { name: 'a game on one core', times: [] };
  const all = { name: 'on all', times: [] };
  const apart = { name: 'in programs of their own', times: [] };
  for (let round = 0; round < rounds; round++) {
    one.times.push((await timesOf({ workers: 1 })).processors / GAMES);
    all.times.push((await timesOf({ workers: cores })).clock / GAMES);
    const each = await Promise.all(Array.from({ length: cores }, () => timesOf({ workers: 1 })));
    apart.times.push(Math.max(...each.map(({ clock }) => clock)) / GAMES);
  }
  return [
    { ...row, over: one, under: all },
    { ...programs, over: one, under: apart },
  ];
}

/** How many nanoseconds a tournament takes on so many threads: by the clock, and of all processors together. */
async function timesOf({ workers }) {
  const start = process.hrtime.bigint();
  const games = String(workers * GAMES);
  const args = ['--import', TELLING, PROGRAM, 'arena', 'greedy', '-g', games, '-w', String(workers), '--json'];
  const { stderr } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e9 });
  const clock = Number(process.hrtime.bigint() - start);
  return { clock, processors: Number(stderr.trim().split('\n').pop()) * 1000 };
}
