import { isEngineError } from '../kernel/index.ts';

/** Something that the person at the terminal has to be told in a sentence, and the exit code that goes with it. */
export class Failure extends Error {
  /** 1 for what went wrong, 2 for what was asked for in a wrong way. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

/** The failure of a command that cannot be understood. */
export const misused = (message: string): Failure => new Failure(message, 2);

/** What the library refuses of what was asked for is a misuse; `where` says of what, if that is not clear. */
export function asked<Value>(work: () => Value, where = ''): Value {
  try {
    return work();
  } catch (thrown) {
    throw isEngineError(thrown) ? misused(`${where}${thrown.message}`) : thrown;
  }
}

/** What was thrown, in words; whatever it is. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Why a file could not be read or written, as one would say it. */
export function fileTrouble(thrown: unknown): string {
  const code = (thrown as NodeJS.ErrnoException | null)?.code ?? '';
  return TROUBLES[code] ?? messageOf(thrown);
}

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder.',
  EACCES: 'that is not permitted.',
  EISDIR: 'it is a folder.',
  ENOTDIR: 'a part of its path is no folder.',
  EFBIG: 'it would be larger than is permitted.',
  EIO: 'the disk does not do it.',
  ENOSPC: 'there is no space left.',
  EROFS: 'nothing can be written there.',
};
