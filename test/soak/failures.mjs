import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkOf } from './checks.mjs';

const FOLDER = 'soak-failures';
/** A law that is broken once is broken often: so many failures are written, and all are counted. */
const MOST_FILES = 20;

let kept = 0;

/** Writes a failed check down, with the record that replays it, and says on a line where. */
export function keep({ seed, law, detail, record }) {
  const { game, options } = checkOf(seed);
  const what = law === undefined ? `${game} could not be checked` : `${game} breaks the law '${law}'`;
  console.log(`FAILED: ${what}: ${detail.slice(0, 500)}`);
  if (kept === MOST_FILES) return `${what}: seed ${seed}`;

  kept += 1;
  mkdirSync(FOLDER, { recursive: true });
  const file = resolve(FOLDER, `${game}-${seed}.json`);
  writeFileSync(file, `${JSON.stringify({ game, law, detail, options, record }, null, 2)}\n`);
  return `${what}: seed ${seed}, ${record === undefined ? 'without a record' : 'with its record'} in ${file}`;
}
