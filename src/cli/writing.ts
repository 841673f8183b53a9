import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { Failure, fileTrouble } from './failure.ts';

/** A file to be written whole. */
export interface Whole {
  write(text: string): void;
}

/**
 * A file to be written. What is there now stays until the new one is whole, and takes its place at once: it is written beside
 * it first. To find out after long work that it cannot be written would be late, so that is tried now.
 */
export function fileFor(path: string): Whole {
  if (isStream(path)) return { write: (text) => writing(path, () => writeFileSync(path, text)) };
  const target = targetOf(path);
  const beside = `${target}.${process.pid}.new`;
  writing(path, () => {
    mustTake(target);
    closeSync(openSync(beside, 'w'));
    rmSync(beside);
  });
  return {
    write: (text) =>
      writing(path, () => {
        try {
          writeThrough(beside, text);
          renameSync(beside, target);
        } finally {
          rmSync(beside, { force: true });
        }
      }),
  };
}

/** Writes a file and sees it to the disk: after a power cut, its name could be there before what it names. */
function writeThrough(path: string, text: string): void {
  const file = openSync(path, 'w');
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Does something with a file; if that cannot be, it is said of which file, and why. */
export function writing<Value>(path: string, work: () => Value): Value {
  try {
    return work();
  } catch (thrown) {
    throw new Failure(`${path} cannot be written: ${fileTrouble(thrown)}`);
  }
}

/** Is it something that is there to be written to, and no file that could be replaced: a pipe, a terminal, a device? */
export function isStream(path: string): boolean {
  const found = statOf(path);
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

/** What a path means: of a link, the file that it leads to. */
export const targetOf = (path: string): string => (statOf(path) === undefined ? path : realpathSync(path));

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // Whoever writes there is told why that cannot be.
    return undefined;
  }
}

/** Nobody replaces a folder, or a file that must not be written to. */
function mustTake(target: string): void {
  const found = statOf(target);
  if (found?.isDirectory()) closeSync(openSync(target, 'w'));
  if (found !== undefined) accessSync(target, constants.W_OK);
}
