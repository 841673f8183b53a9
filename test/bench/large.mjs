// The other large games, each in processes of its own: a kernel that has run another game is slower for it, and few programs
// run several.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./large-child.mjs', import.meta.url));

/**
 * @typedef {object} Measured What a process says of its game.
 * @property {import('./harness.mjs').Sampled[]} rows
 * @property {string[]} memory
 */

/**
 * @param {readonly string[]} names
 * @param {{ readonly rounds: number, readonly only: string }} options
 * @returns {Measured[]} two for each
 */
export function measuredAlone(names, { rounds, only }) {
  return names.flatMap((name) =>
    ['forks', 'rest'].map((part) => {
      const args = ['--expose-gc', CHILD, name, part, String(rounds), only];
      return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 }));
    }),
  );
}
