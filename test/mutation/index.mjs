// Mutation testing of the kernel and of the rules of the games: `npm run mutants -- [options]`
//   --named        the mutations of the card interpreter that are listed by name, each against the test that catches it
//   --part <name>  only the kernel, or one game, with the tests in its own folder
//   --only <part>  only mutants of files whose path has this part
//   --again        only those that survived the last run
//   --deep         survivors are tried against slower tests too, and from the first line of a fresh process
//   --list         the survivors one by one
// Results stay in node_modules/.cache/mutation. docs/design/mutation.md says what is counted, and why what survives does.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle, CACHE, ROOT } from './bundle.mjs';
import { start } from './crew.mjs';
import { instrument, SWITCH } from './instrument.mjs';
import { tryNamed } from './named.mjs';
import { survivorsOf, tableOf } from './report.mjs';

const MUTATED = {
  kernel: ['src/kernel'],
  snails: ['src/games/snails/rules'],
  zombiaki: ['src/games/zombiaki/rules', 'src/games/zombiaki/ops', 'src/games/zombiaki/course'],
  kelp: ['src/games/kelp/rules', 'src/games/kelp/ops', 'src/games/kelp/course'],
};
const SWITCHES = JSON.stringify(join(import.meta.dirname, 'switches.mjs'));
/** Tests of other things, and those that repeat by the thousand what others show once. */
const LEFT_OUT =
  /^test\/(bots|cli|package|noreg|guide|mutation)\/|\/(laws[\w-]*|determinize[\w-]*|followed|broken|fuzz|random-packs|coverage|card-coverage|rulebook|docs|playthrough|attack-odds|describe|render-text)\.test\.ts$/;
const TOO_SLOW =
  /random games|any value|hostile values|whatever|packs that can be played|side by side|a million|in play/;
/** How long a test may take, and all those tried on one mutant, in milliseconds of their time without mutants. */
const QUICK = { test: 40, together: 1000 };
const ANEW = { test: 60, together: 4000 };
const DEEP = { test: 400, together: 8000 };

const { values: options } = parseArgs({
  options: {
    named: { type: 'boolean', default: false },
    part: { type: 'string' },
    only: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    deep: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
mkdirSync(CACHE, { recursive: true });
if (options.named) process.exit(await tryNamed());

if (options.part !== undefined && !Object.hasOwn(MUTATED, options.part)) {
  throw new RangeError(`'${options.part}' is no part; there are ${Object.keys(MUTATED).join(', ')}.`);
}

const RESULTS = join(CACHE, options.part === undefined ? 'results.json' : `results-${options.part}.json`);
const BUNDLE = join(CACHE, 'bundle.mjs');
const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
  .map((file) => `test/${file}`)
  .filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.test(file))
  .filter((file) => options.part === undefined || file.startsWith(`test/${options.part}/`))
  .sort();
const mutants = await makeMutants();
const known = options.again ? readResults() : new Map();

/** How many fresh copies of all modules were made; a process can hold so many. */
let copies = 0;
const MOST_COPIES = 30;

let crew = await start({ bundle: BUNDLE, size: mutants.length });
if (crew.ready.gone !== undefined) throw new Error(`The tests were not loaded: ${crew.ready.gone}.`);
for (const broken of crew.ready.brokenFiles) console.log(`does not load: ${broken}`);
const atLoad = new Set(crew.ready.atLoad);
const tests = await survey(crew.ready.names);
console.log(`${mutants.length} mutants, ${tests.length} tests`);

/** Tests that killed lately, by file: they are likely to kill again. */
const killers = new Map();
const wanted = mutants.filter((mutant) => {
  Object.assign(mutant, known.get(keyOf(mutant)));
  return mutant.path.includes(options.only) && mutant.killer === undefined;
});
// Those never tried come first: a run can be broken off, and gone on with by --again.
wanted.sort((one, other) => Number(one.reached !== undefined) - Number(other.reached !== undefined));
// What is made while modules are loaded takes a fresh copy of all modules.
await tryAll(
  wanted.filter((mutant) => !isMadeAtLoad(mutant)),
  tryMutant,
);
await tryAll(
  wanted.filter((mutant) => mutant.killer === undefined && (isMadeAtLoad(mutant) || options.deep)),
  tryAnew,
);
crew.end();
writeResults();
const tried = mutants.filter(({ path }) => path.includes(options.only));
console.log(tableOf(tried));
if (options.list) console.log(survivorsOf(tried));

async function tryAll(list, attempt) {
  for (const [index, mutant] of list.entries()) {
    Object.assign(mutant, await attempt(mutant));
    if (mutant.killer !== undefined) remember(mutant);
    if (index % 50 !== 0) continue;
    console.log(`${index} of ${list.length}: ${mutant.path}`);
    writeResults();
  }
}

/** Is it on while modules are loaded, and at no other time? */
function isMadeAtLoad({ id }) {
  return atLoad.has(id) && !tests.some(({ hits }) => hits.has(id));
}

async function makeMutants() {
  const made = [];
  const texts = new Map();
  // In order of their names: the same source has the same numbers in every run.
  for (const path of sourceFiles()) {
    const { text, mutants: here } = instrument(path, readFileSync(join(ROOT, path), 'utf8'), made.length);
    made.push(...here);
    texts.set(path, `import { ${SWITCH} } from ${SWITCHES};\n${text}`);
  }
  await bundle(BUNDLE, files, (path, text) => texts.get(path) ?? text);
  return numbered(made);
}

function sourceFiles() {
  const folders = Object.entries(MUTATED).flatMap(([part, own]) => ((options.part ?? part) === part ? own : []));
  return folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /(?<!\.d)\.ts$/.test(file))
    .sort();
}

/** Mutants that read the same, on the same line, are told apart by their order. */
function numbered(made) {
  const seen = new Map();
  return made.map((mutant) => {
    const same = `${mutant.path}:${mutant.line} ${mutant.how} ${mutant.was} ${mutant.now}`;
    seen.set(same, (seen.get(same) ?? 0) + 1);
    return { ...mutant, same: seen.get(same) };
  });
}

function keyOf({ path, line, how, was, now, same }) {
  return `${path}:${line} ${how} ${was} ${now} ${same}`;
}

/** Runs every test once without a mutant: how long it takes, and which mutants it reaches. Kept as long as nothing changes. */
async function survey(names) {
  const kept = join(
    CACHE,
    `survey-${createHash('sha256').update(readFileSync(BUNDLE)).digest('hex').slice(0, 12)}.json`,
  );
  const found = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : await look(names);
  writeFileSync(kept, JSON.stringify(found));
  return found.map((test) => ({ ...test, hits: new Set(test.hits) }));
}

async function look(names) {
  const found = [];
  for (const [index, name] of names.entries()) {
    if (TOO_SLOW.test(name)) continue;
    const { failure, gone, ...seen } = await crew.ask({ survey: index });
    if (gone !== undefined) throw new Error(`${name}: ${gone}`);
    if (failure === undefined) found.push({ name, ...seen, file: name.split(' > ')[0] });
    else console.log(`left out: ${name.split('\n')[0]}: ${failure.split('\n')[0]}`);
  }
  // Those that reach little say most about what they reach.
  return found.sort((one, other) => one.hits.length - other.hits.length);
}

async function tryMutant({ id, path, how }) {
  const reaching = tests.filter(({ hits }) => hits.has(id));
  const lately = (killers.get(path) ?? []).filter(({ hits }) => hits.has(id));
  const near = nearestTo(path, reaching);
  const chosen = within([...new Set([...lately, ...near, ...reaching])], options.deep ? DEEP : QUICK);
  const reached = reaching.length > 0 || atLoad.has(id);
  if (chosen.length === 0) return { reached };
  const verdict = await judge(id, chosen);
  // What was left undone unnoticed may have left something behind, which the next one would be blamed for.
  if (verdict.killer === undefined && how === 'statement removed') await startAnew();
  return { reached, ...verdict };
}

async function startAnew() {
  crew.end();
  crew = await start({ bundle: BUNDLE, size: mutants.length });
}

function within(list, { test: most, together }) {
  let time = 0;
  return list.filter((test) => {
    if (test.time > most || time + test.time > together) return false;
    time += test.time;
    return true;
  });
}

async function judge(id, chosen, isSecondTry = false) {
  const { killer, failure, spoilt, gone } = await crew.ask({ id, order: orderOf(chosen) }, timeOf(chosen));
  if (gone === undefined && spoilt === undefined) return { killer, failure };
  await startAnew();
  if (gone !== undefined) return { killer: 'the clock', failure: gone };
  return isSecondTry ? { killer, failure } : judge(id, chosen, true);
}

/** A mutant of what is made when a module is loaded has to be on from the first line. */
async function tryAnew({ id, path }) {
  const reaching = tests.filter(({ hits }) => hits.has(id));
  const chosen = within(reaching.length > 0 ? reaching : nearestTo(path, tests), options.deep ? DEEP : ANEW);
  if (++copies % MOST_COPIES === 0) await startAnew();
  const { killer, failure, gone } = await crew.ask({ id, order: orderOf(chosen), anew: copies }, timeOf(chosen));
  const reached = atLoad.has(id) || reaching.length > 0;
  if (gone === undefined) return { reached, killer, failure };
  await startAnew();
  return { reached, killer: 'the clock', failure: gone };
}

/** Those of some tests that are in the same folder; first those that are named after the file. */
function nearestTo(path, some) {
  const [, folder, name] = /(kernel|snails)\/(?:rules\/)?(.*)\.ts$/.exec(path);
  const near = some.filter(({ file }) => file.startsWith(`test/${folder}/`));
  return [...new Set([...near.filter(({ file }) => file.includes(`/${name}`)), ...near])];
}

function timeOf(chosen) {
  return chosen.reduce((sum, { time }) => sum + time, 0);
}

function orderOf(chosen) {
  return chosen.map(({ name, file, asked }) => ({ name, file, limit: 10 * asked + 20_000 }));
}

function remember({ path, killer }) {
  const test = tests.find(({ name }) => name === killer);
  if (test === undefined) return;
  killers.set(path, [test, ...(killers.get(path) ?? []).filter((other) => other !== test)].slice(0, 8));
}

function readResults() {
  const stored = JSON.parse(readFileSync(RESULTS, 'utf8'));
  return new Map(stored.map((one) => [keyOf(one), { killer: one.killer, failure: one.failure, reached: one.reached }]));
}

function writeResults() {
  writeFileSync(RESULTS, JSON.stringify(mutants, undefined, 1));
}
