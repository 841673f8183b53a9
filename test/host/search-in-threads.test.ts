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

/** The same in a thread that does something else as well: its messages are its own. */
const IN_A_THREAD = `
  const { Worker } = require('node:worker_threads');
  const worker = new Worker(${JSON.stringify(`require('node:worker_threads').parentPort.once('message', () => ${SCRIPT.slice(0, -1)})`)}, { eval: true });
  worker.postMessage('begin');
`;

/** What a script prints. */
async function printedBy(script: string): Promise<{ readonly moves: unknown[]; readonly whyIllegal: unknown }> {
  const cwd = resolve(import.meta.dirname, '../..');
  const child = spawn(process.execPath, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(script);
  return JSON.parse(await text(child.stdout));
}

test('a host that is a thread itself can search in others', async () => {
  const { moves, whyIllegal } = await printedBy(IN_A_THREAD.replace('[1, 2, 4]', '[2]'));

  expect({ found: moves.length, whyIllegal }).toEqual({ found: 1, whyIllegal: null });
});

test('KER-14.1 one, two and four threads find the same move', async () => {
  const { moves, whyIllegal } = await printedBy(SCRIPT);

  expect(whyIllegal).toBeNull();
  expect(moves).toEqual([moves[0], moves[0], moves[0]]);
});
