import { readFileSync } from 'node:fs';
import { Failure, fileTrouble } from './failure.ts';

/** The text of a file; `-` is standard input. */
export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (thrown) {
    throw new Failure(`${path} cannot be read: ${fileTrouble(thrown)}`);
  }
}
