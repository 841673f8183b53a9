// Runs tests of a bundle with one mutant on, as it is told: a process of its own, so that it can be ended.
import { pathToFileURL } from 'node:url';

const BUNDLE = pathToFileURL(process.env.MUTATION_BUNDLE).href;
const size = Number(process.env.MUTATION_SIZE);

const library = await import(BUNDLE);
const atLoad = library.watch(size);
const tests = [];
const brokenFiles = [];
for (const file of Object.keys(library.load)) {
  const { loaded, failure } = await testsOf(library, file);
  tests.push(...loaded);
  if (failure !== undefined) brokenFiles.push(`${file}: ${failure}`);
}
const byName = new Map(tests.map((test) => [test.name, test]));
process.on('message', async (message) => process.send(await answerTo(message)));
process.send({ brokenFiles, atLoad: idsOf(atLoad), names: tests.map((test) => test.name) });

function answerTo({ survey, id, order, anew }) {
  if (survey !== undefined) return look(tests[survey]);
  return anew === undefined ? judge(id, order) : judgeAnew(id, order, anew);
}

/** How a test goes without a mutant: the time it takes, and which switches it asks how often. */
async function look(test) {
  const hits = library.watch(size);
  const start = process.cpuUsage();
  const failure = await failureOf(test);
  const { user, system } = process.cpuUsage(start);
  return { failure, time: (user + system) / 1000, asked: library.asked(), hits: idsOf(hits) };
}

/** Runs the tests with the mutant on until one fails. That one is then run without it: if it still fails, it is spoilt. */
async function judge(id, order) {
  for (const { name, limit } of order) {
    library.turnOn(id, limit);
    const failure = await failureOf(byName.get(name));
    library.turnOn(-1);
    if (failure !== undefined) return { killer: name, failure, spoilt: await failureOf(byName.get(name)) };
  }
  return {};
}

/** The same with a fresh copy of all modules, in which the mutant is on from the first line. */
async function judgeAnew(id, order, anew) {
  const copy = await import(`${BUNDLE}?${anew}`);
  copy.watch(size);
  copy.turnOn(id, 1e8);
  for (const file of new Set(order.map((test) => test.file))) {
    const { loaded, failure: broken } = await testsOf(copy, file);
    if (broken !== undefined) return { killer: file, failure: broken };
    for (const { name, limit } of order.filter((test) => test.file === file)) {
      copy.turnOn(id, limit);
      const failure = await failureOf(loaded.find((test) => test.name === name));
      if (failure !== undefined) return { killer: name, failure };
    }
    copy.turnOn(id, 1e8);
  }
  return {};
}

/** Loads a test file: its tests, or why it cannot be loaded. */
async function testsOf({ load, collected }, file) {
  const first = collected.length;
  const failure = await failureOf({ run: load[file] });
  return { loaded: collected.slice(first).map(({ title, run }) => ({ name: `${file} > ${title}`, run })), failure };
}

async function failureOf(test) {
  try {
    if (test === undefined) return 'The test is not there any more.';
    await test.run();
    return undefined;
  } catch (error) {
    return String(error?.message ?? error).slice(0, 300);
  }
}

function idsOf(hits) {
  const ids = [];
  for (let id = 0; id < hits.length; id++) if (hits[id] === 1) ids.push(id);
  return ids;
}
