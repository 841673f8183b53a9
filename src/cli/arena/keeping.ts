import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type GameLine, gamesOf, lineCheckOf } from '../../arena/index.ts';
import { Failure } from '../failure.ts';
import { readText } from '../reading.ts';
import { fileFor, isStream, targetOf, writing } from '../writing.ts';
import { type ArenaFile, type Begun, differenceOf, formatArena, HOW_TO_MEND, headOf, parseArena } from './file.ts';

/** Where the games of a tournament are kept while it is played. */
export interface Keeping {
  /** Those that are there from before. */
  readonly kept: readonly GameLine[];
  /** Keeps a game: when this returns, it outlives the program. */
  keep(line: GameLine): void;
  /** Puts the games aside, where nobody goes on from them: one of them was found not to be true. */
  doubt(): void;
  /** Puts the whole tournament in the place of the file. */
  finish(whole: ArenaFile): void;
  /** Says where the games are, if it has not come to an end; nothing, where there are none. */
  readonly left: () => string | undefined;
}

/** What is to be kept, and where. */
export interface KeepingOptions {
  readonly out: string;
  /** Goes on from the games that are there; otherwise there must not be any that nobody has finished. */
  readonly resume: boolean;
}

/**
 * Keeps the games of a tournament, or of a shard of it, in a file beside the one that was asked for, a line each as they
 * finish. The whole one takes the place of what was there when the last game is over.
 */
export function keepingAt({ out, resume }: KeepingOptions, begun: Begun): Keeping {
  // A pipe or a device gets the whole at the end: nothing can be kept beside it, and nothing there can be lost.
  if (isStream(out)) {
    const stream = fileFor(out);
    return {
      kept: [],
      keep: () => {},
      doubt: () => {},
      finish: (whole) => stream.write(formatArena(whole)),
      left: () => undefined,
    };
  }
  const partial = `${targetOf(out)}.partial`;
  const isThere = existsSync(partial);
  if (isThere && !resume) {
    throw new Failure(
      `${partial} has games of a tournament that was not finished: say --resume to go on from it, or remove it.`,
    );
  }
  const whole = fileFor(out);
  const kept = isThere ? takenUp(partial, begun) : resume && existsSync(out) ? finished(out, begun) : [];
  let count = kept.length;
  let isFinished = false;
  let aside: string | undefined;
  const file = writing(partial, () => {
    const opened = openSync(partial, isThere ? 'a' : 'wx');
    if (!isThere) writeFileSync(opened, [headOf(begun), ...kept].map(lineOf).join(''));
    return opened;
  });
  return {
    kept,
    keep(line) {
      writing(partial, () => writeFileSync(file, lineOf(line)));
      count += 1;
    },
    doubt() {
      const free = freeName(`${targetOf(out)}.doubted`);
      writing(free, () => renameSync(partial, free));
      aside = free;
    },
    finish(games) {
      whole.write(formatArena(games));
      isFinished = true;
      closeSync(file);
      rmSync(partial);
    },
    left: () => {
      if (isFinished) return undefined;
      if (aside !== undefined) return `${count} games are in ${aside}; --resume does not go on from them.`;
      if (count > 0) return `${count} games are in ${partial}: the same command with --resume goes on from there.`;
      rmSync(partial, { force: true });
      return undefined;
    },
  };
}

/** A name that no file has: what is there is not replaced. */
function freeName(name: string): string {
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name}-${number}`;
    if (!existsSync(tried)) return tried;
  }
}

const lineOf = (line: unknown): string => `${JSON.stringify(line)}\n`;

/** The games of a file that was not finished. What was cut off at its end was being written, and is cut off for good. */
function takenUp(partial: string, begun: Begun): readonly GameLine[] {
  const bytes = writing(partial, () => readFileSync(partial));
  const whole = bytes.lastIndexOf('\n') + 1;
  if (whole === 0) {
    writing(partial, () => writeFileSync(partial, lineOf(headOf(begun))));
    return [];
  }
  const found = checked(parseArena(bytes.subarray(0, whole).toString(), partial), partial, begun);
  if (whole < bytes.length) writing(partial, () => truncateSync(partial, whole));
  return found;
}

/** The games of a file that is there already: of this tournament, or nobody wants it replaced by this one. */
function finished(out: string, begun: Begun): readonly GameLine[] {
  return checked(parseArena(readText(out), out), out, begun);
}

function shardOf({ shard: { index } }: Begun, { shard }: Begun): string | undefined {
  return shard.index === index ? undefined : `shard ${shard.index}, not ${index}`;
}

function checked(found: ArenaFile, name: string, begun: Begun): readonly GameLine[] {
  const difference = differenceOf(begun, found) ?? shardOf(begun, found);
  if (difference !== undefined) throw new Failure(`${name} is of another tournament: ${difference}.`);
  const check = lineCheckOf(begun.tournament);
  const due = new Set(gamesOf(begun.tournament, begun.shard));
  for (const line of found.games) {
    const result = check(line);
    if ('fault' in result) throw new Failure(`${name}: ${result.fault}. ${HOW_TO_MEND}`);
    if (!due.delete(line.game)) {
      throw new Failure(`${name} has game ${line.game} twice, or it does not belong to it. ${HOW_TO_MEND}`);
    }
  }
  return found.games;
}
