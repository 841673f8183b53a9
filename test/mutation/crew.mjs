// One process at a time that runs tests with a mutant on; ended when it answers no more, and started anew when needed.
import { fork } from 'node:child_process';
import { join } from 'node:path';

/** Whoever is silent for so long, on top of so many times what an order takes without a mutant, will never answer. */
const PATIENCE = 30_000;
const SLOWNESS = 20;

/** Starts a process for a bundle with so many mutants. */
export async function start({ bundle, size }) {
  const env = { ...process.env, MUTATION_BUNDLE: bundle, MUTATION_SIZE: String(size) };
  const child = fork(join(import.meta.dirname, 'worker.mjs'), {
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let waiting;
  let silence;
  let complaint = '';
  const settle = (value) => {
    clearTimeout(silence);
    waiting?.(value);
    waiting = undefined;
  };
  child.stderr.on('data', (data) => {
    complaint = (complaint + data).slice(-300);
  });
  child.on('message', settle);
  child.on('exit', () => settle({ gone: complaint || 'ended' }));

  const answer = (message, time = 0) =>
    new Promise((resolve) => {
      waiting = resolve;
      silence = setTimeout(
        () => {
          child.kill('SIGKILL');
          settle({ gone: 'silent' });
        },
        PATIENCE + SLOWNESS * time,
      );
      if (message !== undefined) child.send(message);
    });
  const ready = await answer();
  return { ready, ask: answer, end: () => child.kill('SIGKILL') };
}
