import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const EXAMPLE = resolve(import.meta.dirname, '../../docs/examples/host/search-in-threads.mjs');

/** Asks the example for a move with each number of threads, as somebody would who has installed the package. */
const SCRIPT = `(async () => {
  const { snails } = await import('gastropodia/snails');
  const { moveInThreads } = await import(${JSON.stringify(EXAMPLE)});
  let state = snails.setup({ players: 2 }, 'threads');
  // Past the first hands, to where there is something to plan.
  for (let taken = 0; taken < 6; taken++) state = snails.reduce(state, [...snails.legalActions(state)].at(-1));
  const view = snails.view(state, snails.pending(state)[0].seat);
  const moves = [];
  for (const threads of [1, 2, 4]) moves.push(await moveInThreads(view, { seed: 'the bots', nodes: 400 }, threads));
  console.log(JSON.stringify({ moves, whyIllegal: snails.whyIllegal(view, moves[0]) ?? null }));
})();`;

test('KER-14.1 one, two and four threads find the same move', async () => {
  const cwd = resolve(import.meta.dirname, '../..');
  const child = spawn(process.execPath, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(SCRIPT);
  const { moves, whyIllegal } = JSON.parse(await text(child.stdout));

  expect(whyIllegal).toBeNull();
  expect(moves).toEqual([moves[0], moves[0], moves[0]]);
});
