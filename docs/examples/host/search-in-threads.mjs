// One strong move of Snails, searched in any number of threads: the same move, however many there are.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { moveOfParts, searchPart } from 'gastropodia/bots';
import { snails, snailsKnowledge } from 'gastropodia/snails';

const options = { game: snails, knowledge: snailsKnowledge() };
/** Always so many, on any machine: another number of parts is another search. */
const PARTS = 8;

// This module runs in its own threads too, and other threads may load it: only its own do the searching.
if (workerData?.searches === import.meta.url) {
  parentPort.on('message', ({ view, means }) => parentPort.postMessage(searchPart(options, view, means)));
}

/** The move for a view, with `seed` and `nodes` as they are given to a bot. */
export async function moveInThreads(view, { seed, nodes }, threads) {
  const waiting = Array.from({ length: PARTS }, (_, part) => ({ view, means: { seed, nodes, part, parts: PARTS } }));
  const found = [];
  const work = () =>
    new Promise((done, fail) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { searches: import.meta.url } });
      const next = () => {
        const task = waiting.shift();
        if (task === undefined) done(worker.terminate());
        else worker.postMessage(task);
      };
      worker.on('error', fail).on('message', (part) => {
        found.push(part);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: threads }, work));
  return moveOfParts(options, view, { seed }, found);
}
