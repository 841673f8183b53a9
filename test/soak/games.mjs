// Plays random games of Snails on all cores, with every invariant checked at every pause, and each tenth game played again by
// the pure reducer: `npm run soak:games -- [--games n] [--seed s]`. The exit code is 1 if anything failed.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const CONFIGS = [
  { players: 2 },
  { players: 3, opening: 'advanced' },
  { players: 4, factions: 'draft' },
  { players: 2, opening: 'advanced', factions: 'draft' },
  { players: 4, opening: 'advanced' },
];
/** No game is anywhere near as long. */
const ENDLESS = 5000;

if (isMainThread) await lead();
else await work(workerData);

async function lead() {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: '1000' }, seed: { type: 'string', default: 'games' } },
  });
  const games = Number(values.games);
  const cores = availableParallelism();
  const reports = await Promise.all(
    Array.from({ length: cores }, (_, core) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { core, cores, games, seed: values.seed } });
      return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
    }),
  );
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
  const most = (key) => Math.max(...reports.map((report) => report[key]));
  console.log(`${sum('games')} games, ${sum('decisions')} decisions, ${sum('replayed')} played again by the reducer`);
  console.log(
    `longest game ${most('longest')} decisions, most options ${most('mostOptions')}, longest state ${most('bytes')} bytes`,
  );
  const ends = {};
  for (const { reasons } of reports)
    for (const [reason, count] of Object.entries(reasons)) ends[reason] = (ends[reason] ?? 0) + count;
  console.log(
    `ends: ${Object.entries(ends)
      .map(([reason, count]) => `${reason} ${count}`)
      .join(', ')}`,
  );
  const failures = reports.flatMap((report) => report.failures);
  for (const failure of failures) console.log(failure);
  console.log(`${failures.length} failures`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

async function work({ core, cores, games, seed }) {
  const { createRandom, hash } = await import('../../dist/index.js');
  const { ATOLL, createSnails, snails, TWIN_ISLETS } = await import('../../dist/snails.js');
  const boards = [snails, createSnails({ layout: ATOLL }), createSnails({ layout: TWIN_ISLETS })];
  const report = {
    games: 0,
    decisions: 0,
    replayed: 0,
    longest: 0,
    mostOptions: 0,
    bytes: 0,
    reasons: {},
    failures: [],
  };
  for (let nth = core; nth < games; nth += cores) {
    const game = boards[nth % boards.length];
    const config = CONFIGS[nth % CONFIGS.length];
    try {
      playOne({ game, config, nth });
    } catch (error) {
      report.failures.push(`game ${nth} of seed ${seed}: ${error.stack}`);
    }
  }
  parentPort.postMessage(report);

  function playOne({ game, config, nth }) {
    const random = createRandom(`${seed}/${nth}`);
    const first = game.setup(config, random.seed());
    const simulation = game.simulate(first, { chance: first.chance });
    const actions = [];
    while (simulation.outcome() === undefined) {
      const options = simulation.legalActions();
      if (options.length === 0) throw new Error('a decision without an option');
      if (actions.length > ENDLESS) throw new Error('no end');
      const action = random.oneOf(options);
      simulation.step(action);
      actions.push(action);
      const faults = game.faults(simulation.state);
      if (faults.length > 0) throw new Error(`broken after ${actions.length} decisions: ${faults.join('; ')}`);
      report.mostOptions = Math.max(report.mostOptions, options.length);
    }
    report.games += 1;
    report.decisions += actions.length;
    report.longest = Math.max(report.longest, actions.length);
    report.bytes = Math.max(report.bytes, JSON.stringify(simulation.state).length);
    const { reason } = simulation.outcome();
    report.reasons[reason] = (report.reasons[reason] ?? 0) + 1;
    if (nth % 10 !== 0) return;
    report.replayed += 1;
    let state = first;
    for (const action of actions) {
      state = game.reduce(state, action);
      report.bytes = Math.max(report.bytes, JSON.stringify(state).length);
    }
    if (hash(state) !== hash(simulation.state)) throw new Error('the reducer has come to another end');
  }
}
