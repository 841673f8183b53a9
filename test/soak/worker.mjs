import { parentPort } from 'node:worker_threads';
import { checkOf } from './checks.mjs';

const { checkGame } = await import('../../dist/testing.js');

parentPort.on('message', async (seed) => {
  const { game, options } = checkOf(seed);
  const { [game]: rules } = await import(`../../dist/examples/${game}.js`);
  try {
    parentPort.postMessage({ seed, report: await checkGame(rules, options) });
  } catch (error) {
    const { law, detail = error.stack, record } = error;
    parentPort.postMessage({ seed, failure: { law, detail, record } });
  }
});
