import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const GAMES = 300;

/**
 * A tournament on one thread against the same on all cores, for each core: here it is the clock that counts, because what is
 * asked is how much of a second core becomes games.
 *
 * @param {{ readonly rounds: number, readonly isWanted: (row: { readonly id: string }) => boolean }} options
 * @returns {import('./harness.mjs').Sampled[]}
 */
export function arenaOnAllCores({ rounds, isWanted }) {
  const cores = availableParallelism();
  const row = {
    id: 'arena-cores',
    what: `the arena on ${cores} cores ÷ on one, games for each core`,
    goal: { better: 'more', floor: 0.9, aim: 0.97 },
  };
  if (cores === 1 || !isWanted(row)) return [];
  const over = { name: 'a game on one core', times: [] };
  const under = { name: `on all, times ${cores}`, times: [] };
  for (let round = 0; round < rounds; round++) {
    over.times.push(timeOf(1) / GAMES);
    under.times.push((cores * timeOf(cores)) / GAMES);
  }
  return [{ ...row, over, under }];
}

function timeOf(workers) {
  const start = process.hrtime.bigint();
  execFileSync(process.execPath, [PROGRAM, 'arena', 'greedy', '-g', String(GAMES), '-w', String(workers), '--json']);
  return Number(process.hrtime.bigint() - start);
}
