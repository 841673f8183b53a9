import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nameOf, runCheck, whereItLeads } from './checks.ts';
import type { Failure } from './report.ts';

const FOLDER = 'soak-failures';
/** A law that is broken once is broken often: so many failures are written, and all are counted. */
const MOST_FILES = 20;

let kept = 0;

/** Writes a failed check down, with what replays it, and says on a line where. */
export function keep(seed: number, { what, detail, record, input }: Failure): string {
  const line = `${nameOf(seed)}: ${what} (seed ${seed})`;
  if (kept === MOST_FILES) return line;
  kept += 1;
  mkdirSync(FOLDER, { recursive: true });
  const file = resolve(FOLDER, `${nameOf(seed).replace(/\W+/g, '-')}-${seed}.json`);
  writeFileSync(file, `${JSON.stringify({ check: nameOf(seed), seed, what, detail, record, input }, null, 2)}\n`);
  return `${line}\n  ${detail.slice(0, 500)}\n  npm run soak -- --replay ${file}`;
}

/** Goes where the record of a failure leads, and runs its check again. Does it still fail? */
export async function replayed(file: string, say: (line: string) => void): Promise<boolean> {
  const { seed, what, record, input } = JSON.parse(readFileSync(file, 'utf8'));
  say(`${nameOf(seed)}, seed ${seed}: ${what}`);
  if (record !== undefined) say(whereItLeads(record, input));
  const { failure } = await runCheck(seed);
  say(failure === undefined ? 'The check passes now.' : `It fails again: ${failure.what}\n${failure.detail}`);
  return failure !== undefined;
}
