// Samples of two things are compared only within one round: a slow stretch of the machine then slows both alike.

const SAMPLE_MS = 50;

/**
 * @typedef {object} Bench Something to be timed.
 * @property {string} name What is timed, for people.
 * @property {number} operations How many operations one pass makes.
 * @property {() => void} pass Makes them.
 * @property {number} [passes] How many passes make a sample; counted out by trying, if not said.
 * @property {(passes: number) => void} [prepare] Makes ready for so many passes; not timed.
 * @property {number} [milliseconds] How long it takes to come to its full speed; 200 if not said.
 */

/**
 * @typedef {object} Goal How a ratio should come out: `floor` is a must, `aim` a wish.
 * @property {'less' | 'more'} better
 * @property {number} floor
 * @property {number} aim
 */

/**
 * @typedef {object} Comparison Two benches, and the goal for the cost of the one divided by the cost of the other.
 * @property {string} id
 * @property {string} what
 * @property {Goal} [goal] Left out where a ratio is for information.
 * @property {Bench} over
 * @property {Bench} under
 */

/**
 * @typedef {object} Sampled The same, once it has been timed.
 * @property {string} id
 * @property {string} what
 * @property {Goal} [goal]
 * @property {Samples} over
 * @property {Samples} under
 */

/**
 * @typedef {object} Samples
 * @property {string} name
 * @property {number[]} times Nanoseconds for one operation, one entry for each round; of what has a unit, so many of these.
 * @property {string} [unit] What is counted where nothing is timed.
 */

/**
 * Times the benches of all comparisons: in each round every bench once, each round beginning with another.
 *
 * @param {readonly Comparison[]} comparisons
 * @param {{ readonly rounds: number }} options
 * @returns {Sampled[]}
 */
export function sampled(comparisons, { rounds }) {
  const benches = [...new Set(comparisons.flatMap(({ over, under }) => [over, under]))];
  const warm = benches.map((bench) => ({ bench, passes: warmUp(bench), times: [] }));

  // The first round is not kept: it is the first time that all of them run side by side.
  for (let round = -1; round < rounds; round++) {
    for (let turn = 0; turn < warm.length; turn++) {
      const { bench, passes, times } = warm[(turn + round + warm.length) % warm.length];
      const time = timed(bench, passes);
      if (round >= 0) times.push(time / passes / bench.operations);
    }
  }
  const samplesOf = (wanted) => {
    const { bench, times } = warm.find(({ bench }) => bench === wanted);
    return { name: bench.name, times };
  };
  return comparisons.map(({ over, under, ...row }) => ({ ...row, over: samplesOf(over), under: samplesOf(under) }));
}

/**
 * Runs a bench until it has its full speed.
 *
 * @param {Bench} bench
 * @param {number} [milliseconds]
 * @returns {number} how many passes fill a sample
 */
export function warmUp(bench, milliseconds = bench.milliseconds ?? 200) {
  const end = processorTime() + milliseconds * 1e6;
  let passes = bench.passes ?? 1;
  let fastest = Number.POSITIVE_INFINITY;
  while (processorTime() < end) {
    const time = timed(bench, passes);
    fastest = Math.min(fastest, time / passes);
    if (bench.passes === undefined && time < (SAMPLE_MS * 1e6) / 2) passes *= 2;
  }
  return bench.passes ?? Math.max(1, Math.round((SAMPLE_MS * 1e6) / fastest));
}

/**
 * @param {Bench} bench
 * @param {number} passes
 * @returns {number} nanoseconds for all of them
 */
export function timed(bench, passes) {
  bench.prepare?.(passes);
  globalThis.gc?.({ type: 'minor' });
  const start = processorTime();
  for (let pass = 0; pass < passes; pass++) bench.pass();
  return processorTime() - start;
}

// What this process has used, in nanoseconds: time that other processes take away is not counted.
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

/**
 * @param {readonly number[]} numbers
 * @returns {number}
 */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * The median of the ratios within each round.
 *
 * @param {Sampled} row
 * @returns {number}
 */
export function ratioOf(row) {
  return median(ratiosOf(row));
}

/**
 * Between which two ratios four rounds out of five came out.
 *
 * @param {Sampled} row
 * @returns {[number, number]}
 */
export function spreadOf(row) {
  const sorted = ratiosOf(row).sort((a, b) => a - b);
  const at = (share) => sorted[Math.round(share * (sorted.length - 1))];
  return [at(0.1), at(0.9)];
}

function ratiosOf({ over, under }) {
  return over.times.map((time, round) => time / under.times[round]);
}
