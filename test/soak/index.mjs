// Checks all games against every law, over and over with fresh seeds and on all cores:
// `npm run soak -- [--minutes n] [--seed s]`. Ctrl-C ends it early. The exit code is 1 if a check failed.
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { checkOf } from './checks.mjs';
import { keep } from './failures.mjs';
import { add, lineOf, tableOf } from './totals.mjs';

const MINUTE = 60_000;
/** Node's timers run for 24 days at most. */
const MOST_MINUTES = 30_000;
/** A check takes seconds. One that is still running so long after time is up will never end. */
const PATIENCE = 3 * MINUTE;
/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 31;

const { minutes, seed: firstSeed } = readOptions();
const workers = Array.from(
  { length: availableParallelism() },
  () => new Worker(new URL('./worker.mjs', import.meta.url)),
);
/** The workers at work, each with the seed of its check. */
const busy = new Map();
const totals = new Map();
/** A line for each check that failed. */
const failures = [];
let nextSeed = firstSeed;
let isTimeUp = false;
let minutesGone = 0;

console.log(`Checking for ${minutes} min on ${workers.length} cores, from seed ${firstSeed}.`);
const timers = [
  setInterval(() => console.log(`${++minutesGone} min: ${lineOf(totals)}, ${failures.length} failures`), MINUTE),
  setTimeout(() => {
    isTimeUp = true;
  }, minutes * MINUTE),
  setTimeout(giveUp, minutes * MINUTE + PATIENCE),
];
process.once('SIGINT', finish);
for (const worker of workers) {
  worker.on('message', ({ seed, report, failure }) => {
    if (failure === undefined) add(totals, checkOf(seed).game, report);
    else fail({ seed, ...failure });
    if (isTimeUp) rest(worker);
    else check(worker);
  });
  worker.on('error', (error) => {
    fail({ seed: busy.get(worker), detail: String(error?.stack ?? error) });
    rest(worker);
  });
  check(worker);
}

function check(worker) {
  busy.set(worker, nextSeed);
  worker.postMessage(nextSeed);
  nextSeed = (nextSeed + 1) % SEEDS;
}

function rest(worker) {
  busy.delete(worker);
  if (busy.size === 0) finish();
}

function fail(failure) {
  failures.push(keep(failure));
}

function giveUp() {
  for (const seed of busy.values()) fail({ seed, detail: 'the check did not come to an end' });
  finish();
}

function finish() {
  for (const timer of timers) clearTimeout(timer);
  for (const worker of workers) worker.removeAllListeners().terminate();
  console.log(`\n${tableOf(totals)}\n`);
  for (const line of failures) console.log(line);
  if (failures.length > 0) console.log('A check is repeated by its seed: npm run soak -- --minutes 0 --seed s');
  console.log(`${failures.length} failures. All again: npm run soak -- --minutes ${minutes} --seed ${firstSeed}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
    const { minutes = '1', seed = String(randomInt(SEEDS)) } = values;
    if (!(minutes >= 0 && minutes <= MOST_MINUTES)) throw new RangeError(`--minutes goes from 0 to ${MOST_MINUTES}.`);
    if (!/^\d+$/.test(seed) || seed >= SEEDS) throw new RangeError(`--seed is a whole number below ${SEEDS}.`);
    return { minutes: Number(minutes), seed: Number(seed) };
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}
