import { parentPort } from 'node:worker_threads';
import { runCheck } from './checks.ts';

// A worker of the soak: it is told a seed, and tells what came of its check.
parentPort?.on('message', async (seed: number) => {
  parentPort?.postMessage({ seed, ...(await runCheck(seed)) });
});
