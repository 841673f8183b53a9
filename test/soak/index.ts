// Proves all games without bound: `npm run soak -- [--minutes n] [--seed s] [--threads n]`. The laws of every game, random packs,
// whole games with their invariants and values from outside take turns on all cores, with fresh seeds. Ctrl-C ends it early.
// The exit code is 1 if anything failed; each failure is written to a file, which `npm run soak -- --replay file` goes through.
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { nameOf } from './checks.ts';
import { keep, replayed } from './failures.ts';
import { addTo, type Counts, type Failure, kindsTableOf, nothing, tableOf } from './report.ts';

const MINUTE = 60_000;
/** Node's timers run for 24 days at most. */
const MOST_MINUTES = 30_000;
/** A check takes seconds, on a busy machine minutes. One that runs so long has no end. */
const PATIENCE = 10 * MINUTE;
/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 31;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Done {
  readonly seed: number;
  readonly counts: Counts;
  readonly failure?: Failure;
}

type Total = Counts & { checks: number; failures: number };

const options = readOptions();
if (options.replay !== undefined) process.exitCode = (await replayed(options.replay, say)) ? 1 : 0;
else soak(options);

function soak({ minutes, seed: firstSeed, threads }: ReturnType<typeof readOptions>): void {
  const totals = new Map<string, Total>();
  const lines: string[] = [];
  /** The workers at work, each with its seed and the time at which it began. */
  const busy = new Map<Worker, { readonly seed: number; readonly since: number }>();
  let nextSeed = firstSeed;
  let minutesGone = 0;
  let isTimeUp = false;

  say(`Checking for ${minutes} min on ${threads} threads, from seed ${firstSeed}.`);
  const clock = setInterval(() => say(`${++minutesGone} min: ${lineOf(totals)}`), MINUTE);
  const watch = setInterval(() => {
    for (const [worker, { seed, since }] of busy) if (Date.now() - since > PATIENCE) hangs(worker, seed);
  }, 1000);
  const end = setTimeout(() => {
    isTimeUp = true;
  }, minutes * MINUTE);
  process.once('SIGINT', finish);
  for (let started = 0; started < threads; started++) start();

  function start(): void {
    const worker = new Worker(new URL('./worker.js', import.meta.url));
    worker.on('message', ({ seed, counts, failure }: Done) => {
      add(seed, counts, failure);
      if (isTimeUp) rest(worker);
      else check(worker);
    });
    worker.on('error', (error) => replaced(worker, { what: 'the thread ends', detail: String(error.stack ?? error) }));
    check(worker);
  }

  function check(worker: Worker): void {
    busy.set(worker, { seed: nextSeed, since: Date.now() });
    worker.postMessage(nextSeed);
    nextSeed = (nextSeed + 1) % SEEDS;
  }

  function hangs(worker: Worker, seed: number): void {
    replaced(worker, { what: 'no end', detail: `the check of seed ${seed} did not come to an end` });
  }

  function replaced(worker: Worker, failure: Failure): void {
    const { seed = 0 } = busy.get(worker) ?? {};
    add(seed, nothing(), failure);
    worker.removeAllListeners();
    void worker.terminate();
    if (!isTimeUp) start();
    rest(worker);
  }

  function add(seed: number, counts: Counts, failure: Failure | undefined): void {
    const total = totals.get(nameOf(seed)) ?? { ...nothing(), checks: 0, failures: 0 };
    totals.set(nameOf(seed), total);
    addTo(total, counts);
    total.checks += 1;
    if (failure === undefined) return;
    total.failures += 1;
    lines.push(keep(seed, failure));
    say(`FAILED: ${lines.at(-1)}`);
  }

  function rest(worker: Worker): void {
    busy.delete(worker);
    if (busy.size === 0) finish();
  }

  function finish(): void {
    clearInterval(clock);
    clearInterval(watch);
    clearTimeout(end);
    for (const worker of busy.keys()) worker.removeAllListeners();
    const all = nothing();
    for (const counts of totals.values()) addTo(all, counts);
    const ends = Object.entries(all.ends).sort();
    say(`\n${tableOf(totals)}\n\n${kindsTableOf(all.kinds)}\n`);
    say(ends.map(([end, count]) => `${end} ${count.toLocaleString('en')}`).join('; '));
    say(`\n${lineOf(totals)}. All again: npm run soak -- --minutes ${minutes} --seed ${firstSeed}`);
    for (const line of lines) say(line);
    process.exit(lines.length === 0 ? 0 : 1);
  }
}

function lineOf(totals: ReadonlyMap<string, Total>): string {
  const all = nothing();
  for (const counts of totals.values()) addTo(all, counts);
  const failures = [...totals.values()].reduce((sum, total) => sum + total.failures, 0);
  const { games, decisions, packs, tries } = all;
  const figures = Object.entries({ games, decisions, packs, 'fuzz tries': tries, failures });
  return figures.map(([name, count]) => `${count.toLocaleString('en')} ${name}`).join(', ');
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '1' },
        seed: { type: 'string', default: String(randomInt(SEEDS)) },
        threads: { type: 'string', default: String(availableParallelism()) },
        replay: { type: 'string' },
      },
    });
    const { replay } = values;
    const [minutes, seed, threads] = [Number(values.minutes), Number(values.seed), Number(values.threads)];
    if (!(minutes >= 0 && minutes <= MOST_MINUTES)) throw new RangeError(`--minutes goes from 0 to ${MOST_MINUTES}.`);
    if (!(Number.isInteger(seed) && seed >= 0 && seed < SEEDS))
      throw new RangeError(`--seed is a whole number below ${SEEDS}.`);
    if (!(Number.isInteger(threads) && threads > 0)) throw new RangeError('--threads is a whole number from 1.');
    return { minutes, seed, threads, replay };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(2);
  }
}
