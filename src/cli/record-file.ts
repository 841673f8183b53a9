import { readFileSync } from 'node:fs';
import { Failure, messageOf } from './failure.ts';

/** The value in a file of JSON; `-` is standard input. */
export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (thrown) {
    throw new Failure(`${path} cannot be read: ${messageOf(thrown)}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`${path} is no record of a game: it is not JSON.`);
  }
}
