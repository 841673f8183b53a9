// Compares the library with what it stands on and with its peers, on the built files:
// `npm run bench -- [--json] [--write] [--rounds n] [--only id]`. `--json` prints the rows and nothing else on stdout;
// npm itself prints what it runs before that, except as `npm run bench --json` or `npm run -s bench -- --json`.
// Ratios are what counts: times belong to a machine at an hour. A goal that is missed is said, and is no error.
import { parseArgs } from 'node:util';
import { sampledApart } from './apart.mjs';
import { arenaOnAllCores } from './arena.mjs';
import { bytesOfMessages, rowsOfBytes, tableOfBytes } from './bytes.mjs';
import { cloneAgainstFork } from './fork.mjs';
import { framesAgainstApply } from './frames.mjs';
import { FLAGSHIP, LARGE, playedNamed, SMALL } from './games.mjs';
import { lateAgainstEarly } from './growth.mjs';
import { sampled } from './harness.mjs';
import { hashAgainstJson } from './hash.mjs';
import { measuredAlone } from './large.mjs';
import { advanceLateAgainstEarly, undoAgainstApply } from './match.mjs';
import { memoryOf } from './memory.mjs';
import { writePages } from './pages.mjs';
import { directAgainstPeers } from './peers.mjs';
import { directPlayouts } from './playouts.mjs';
import { reduceAgainstPeers, reduceAgainstProduce } from './reduce.mjs';
import { alignedLines, isCalled, rowOf, tableOf } from './report.mjs';
import { largeAgainstSmallBoards, manyAgainstFewPlayers } from './scale.mjs';
import { searchAgainstDirect } from './search.mjs';

/** What is measured of every small game: against bare immer where its rules can be had without our kernel. */
const subjectsOf = ({ rules }) => [
  ...(rules === undefined ? [] : [reduceAgainstProduce]),
  cloneAgainstFork,
  hashAgainstJson,
  lateAgainstEarly,
];
/** The goals are those of the large games: small ones are mostly kernel. */
const forInformation = ({ goal: _goal, ...row }) => row;
/** A process takes as long as many samples, and gives the median of several. */
const ROUNDS_PER_PROCESS = 4;

const { values } = parseArgs({
  options: {
    // What npm does with a `--json` of its own is to say so here.
    json: { type: 'boolean', default: process.env.npm_config_json === 'true' },
    write: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('--rounds must be a whole number, at least 1.');
if (values.write && values.only !== '') throw new RangeError('--write needs all the rows.');

const isWanted = isCalled(values.only);
const flagship = await playedNamed(FLAGSHIP);
const direct = directPlayouts(flagship);
const ofFlagship = [
  ...reduceAgainstPeers(flagship),
  ...directAgainstPeers(flagship, direct),
  ...cloneAgainstFork(flagship),
  ...hashAgainstJson(flagship),
  ...searchAgainstDirect(flagship, direct),
  ...undoAgainstApply(flagship),
  ...framesAgainstApply(flagship),
].filter(isWanted);

const rows = [
  ...sampled(ofFlagship, { rounds }),
  ...sampledApart([flagship], { rounds: Math.ceil(rounds / ROUNDS_PER_PROCESS), isWanted }),
];
const growing = [
  ...lateAgainstEarly(flagship),
  ...manyAgainstFewPlayers(flagship),
  ...largeAgainstSmallBoards(flagship),
  ...advanceLateAgainstEarly(),
].filter(isWanted);
rows.push(...sampled(growing, { rounds }));
const memory = memoryOf(flagship);
for (const measured of measuredAlone(LARGE, { rounds, only: values.only })) {
  rows.push(...measured.rows);
  memory.push(...measured.memory);
}
// The small games come last: a kernel that has run four is slower for each of them, and few programs run so many.
const small = await Promise.all(SMALL.map(playedNamed));
const ofSmall = small.flatMap((each) => subjectsOf(each).flatMap((subject) => subject(each))).map(forInformation);
rows.push(...sampled(ofSmall.filter(isWanted), { rounds }));
rows.push(...(await arenaOnAllCores({ rounds: Math.ceil(rounds / ROUNDS_PER_PROCESS), isWanted })));
const bytes = await bytesOfMessages(isWanted);
rows.push(...rowsOfBytes(bytes).filter(isWanted));
if (rows.length === 0) throw new RangeError(`No row is called '${values.only}'.`);

if (values.json) {
  console.error(memory.join('\n'));
  console.log(JSON.stringify({ rows: rows.map(rowOf) }));
} else {
  console.log([tableOf(rows), '', ...memory, '', ...alignedLines(tableOfBytes(bytes))].join('\n'));
}
if (values.write) await writePages(rows, memory, tableOfBytes(bytes));
