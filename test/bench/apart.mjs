// What can be compared only across processes. Whether the direct mode suffers from the pure mode beside it shows only
// against a process that has never run the pure mode; and only in such a process a draw of chance made alone costs what
// it costs in a direct playout.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./child.mjs', import.meta.url));

/**
 * @typedef {object} Pair Two processes of one round.
 * @property {import('./child.mjs').Times} alone
 * @property {import('./child.mjs').Times} beside
 */

const SUBJECTS = [
  {
    id: 'beside-vs-alone',
    what: 'direct playouts beside the pure mode ÷ alone',
    over: { name: 'a decision beside', timeOf: ({ beside }) => beside.decision },
    under: { name: 'alone', timeOf: ({ alone }) => alone.decision },
  },
  {
    id: 'chance-share',
    what: 'share of chance in a direct playout',
    over: { name: 'chance in a decision', timeOf: ({ alone }) => alone.chance },
    under: { name: 'a decision', timeOf: ({ alone }) => alone.decision },
  },
];

/**
 * Runs pairs of processes, in turn for each toy, and in each round in the other order.
 *
 * @param {readonly import('./games.mjs').Played[]} toys
 * @param {{ readonly rounds: number, readonly isWanted: (row: { readonly id: string }) => boolean }} options
 * @returns {import('./harness.mjs').Sampled[]}
 */
export function sampledApart(toys, { rounds, isWanted }) {
  const wanted = toys
    .map((toy) => ({
      toy,
      subjects: SUBJECTS.map((subject) => of(toy, subject)).filter(isWanted),
      /** @type {Pair[]} */
      pairs: [],
    }))
    .filter(({ subjects }) => subjects.length > 0);

  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < wanted.length; turn++) {
      const { toy, pairs } = wanted[(turn + round) % wanted.length];
      pairs.push(pairOf(toy, round));
    }
  }
  return wanted.flatMap(({ subjects, pairs }) => {
    const samples = ({ name, timeOf }) => ({ name, times: pairs.map(timeOf) });
    const rows = subjects.map(({ over, under, ...row }) => ({ ...row, over: samples(over), under: samples(under) }));
    // A game that draws nothing once it has begun has no share of chance.
    return rows.filter(({ over }) => !over.times.includes(undefined));
  });
}

function of(toy, { id, what, ...subject }) {
  return { id: `${id}/${toy.id}`, what: `${toy.id}: ${what}`, ...subject };
}

function pairOf(toy, round) {
  const companies = round % 2 === 0 ? ['alone', 'beside'] : ['beside', 'alone'];
  return Object.fromEntries(companies.map((company) => [company, timesOfChild(toy, company)]));
}

function timesOfChild(toy, company) {
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', CHILD, toy.id, company], { encoding: 'utf8' }));
}
