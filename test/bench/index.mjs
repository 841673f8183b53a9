// Compares the library with what it stands on, on the built files: `npm run bench -- [--json] [--rounds n] [--only id]`.
// Ratios are what counts: times belong to a machine at an hour. A goal that is missed is said, and is no error.
import { parseArgs } from 'node:util';
import { sampledApart } from './apart.mjs';
import { cloneAgainstFork } from './fork.mjs';
import { sampled } from './harness.mjs';
import { hashAgainstJson } from './hash.mjs';
import { pureAgainstDirect } from './playouts.mjs';
import { reduceAgainstProduce } from './reduce.mjs';
import { rowOf, tableOf } from './report.mjs';
import { toys } from './toys.mjs';

const SUBJECTS = [reduceAgainstProduce, pureAgainstDirect, hashAgainstJson, cloneAgainstFork];
/** A process takes as long as many samples, and gives the median of several. */
const ROUNDS_PER_PROCESS = 4;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('--rounds must be a whole number, at least 1.');

const isWanted = ({ id }) => values.only === '' || id === values.only || id.startsWith(`${values.only}/`);
const comparisons = SUBJECTS.flatMap((subject) => toys.flatMap(subject)).filter(isWanted);

const rows = [
  ...sampled(comparisons, { rounds }),
  ...sampledApart(toys, { rounds: Math.ceil(rounds / ROUNDS_PER_PROCESS), isWanted }),
];
if (rows.length === 0) throw new RangeError(`No row is called '${values.only}'.`);
console.log(values.json ? JSON.stringify({ rows: rows.map(rowOf) }) : tableOf(rows));
