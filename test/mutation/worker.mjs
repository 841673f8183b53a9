// Runs tests of a bundle with one mutant on, as it is told: a process of its own, so that it can be ended.
import { pathToFileURL } from 'node:url';

const { load, collected, turnOn, watch, asked } = await import(pathToFileURL(process.env.MUTATION_BUNDLE).href);

const size = Number(process.env.MUTATION_SIZE);
const files = process.env.MUTATION_FILES?.split(',') ?? Object.keys(load);
const from = Number(process.env.MUTATION_ON ?? -1);
const tests = [];
const atLoad = watch(size);
turnOn(from, 1e9);
const brokenFiles = [];
for (const file of files) {
  const first = collected.length;
  try {
    await load[file]();
  } catch (error) {
    brokenFiles.push(`${file}: ${error}`);
  }
  for (const one of collected.slice(first)) tests.push({ ...one, file, name: `${file} > ${one.title}` });
}
const numberOf = new Map(tests.map((test, index) => [test.name, index]));
process.on('message', (message) => answer(message));
process.send({ ready: true, brokenFiles, atLoad: idsOf(atLoad), names: tests.map((test) => test.name) });

async function answer({ survey, id, names, limits }) {
  if (survey !== undefined) process.send({ surveyed: await look(tests[survey]) });
  else process.send(await judge(id, names, limits));
}

async function look(test) {
  const hits = watch(size);
  const start = process.cpuUsage();
  const failure = await failureOf(test);
  const { user, system } = process.cpuUsage(start);
  return { failure, time: (user + system) / 1000, asked: asked(), hits: idsOf(hits) };
}

/** Runs the tests with the mutant on until one fails. Each is then run without it: one that still fails has been spoilt. */
async function judge(id, names, limits) {
  for (const [index, name] of names.entries()) {
    const test = tests[numberOf.get(name)];
    if (test === undefined) continue;
    turnOn(id, limits[index]);
    const failure = await failureOf(test);
    if (failure === undefined) continue;
    turnOn(from);
    const spoilt = from < 0 ? await failureOf(test) : undefined;
    return { id, killer: name, failure, spoilt };
  }
  turnOn(from);
  return { id };
}

async function failureOf(test) {
  try {
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
