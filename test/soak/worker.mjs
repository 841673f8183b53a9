import { parentPort } from 'node:worker_threads';
import { checkOf } from './checks.mjs';

const { checkGame } = await import('../../dist/testing.js');
const { ATOLL, createSnails, snails, TWIN_ISLETS } = await import('../../dist/snails.js');

const SNAILS = {
  snails,
  'snails on an atoll': createSnails({ layout: ATOLL }),
  'snails on islets': createSnails({ layout: TWIN_ISLETS }),
};

parentPort.on('message', async (seed) => {
  const { game, options } = checkOf(seed);
  const rules = SNAILS[game] ?? (await import(`../../dist/examples/${game}.js`))[game];
  try {
    parentPort.postMessage({ seed, report: await checkGame(rules, options) });
  } catch (error) {
    const { law, detail = error.stack, record } = error;
    parentPort.postMessage({ seed, failure: { law, detail, record } });
  }
});
