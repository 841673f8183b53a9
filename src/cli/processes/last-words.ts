import type { Readable } from 'node:stream';
import { escaped } from '../terminal.ts';

/** How V8 begins to tell at length what has become of its heap. */
const DUMP = /^\n?<--- Last few GCs --->$/m;

/** How much of what a process prints is shown, in characters: a bot that prints without end would fill the terminal, or a disk. */
const MOST_SHOWN = 100_000;

/** Hands on what a process prints, to standard error, and nothing that a terminal would obey. */
export function shower(): (text: string) => void {
  let left = MOST_SHOWN;
  return (text) => {
    if (left <= 0 || text === '') return;
    const shown = text.slice(0, left);
    left -= shown.length;
    process.stderr.write(escaped(shown.replaceAll('\r\n', '\n')));
    if (left <= 0) process.stderr.write('\n… It prints more, which is not shown.\n');
  };
}

/** Hands on what a process prints to this stream. */
export function show(printed: Readable | null, handOn: (text: string) => void): void {
  printed?.setEncoding('utf8').on('data', handOn);
}

/**
 * Hands on what a process writes to its standard error, but for what V8 says when its memory has run out: that is fifty lines about
 * Node. Whoever asks, once the process has ended, is told whether it has.
 */
export function lastWordsOf(
  errors: Readable | null,
  handOn: (text: string) => void,
): () => 'out of memory' | undefined {
  let held = '';
  let isOutOfMemory = false;
  errors?.setEncoding('utf8').on('data', (text: string) => {
    held += text;
    const dump = DUMP.exec(held)?.index;
    const start = dump ?? (held.length > LONGEST_LINE ? held.length : held.lastIndexOf('\n') + 1);
    handOn(held.slice(0, start));
    held = held.slice(start, start + LONGEST_LINE);
  });
  return () => {
    isOutOfMemory ||= DUMP.test(held) && held.includes('JavaScript heap out of memory');
    if (!isOutOfMemory) handOn(held);
    held = '';
    return isOutOfMemory ? 'out of memory' : undefined;
  };
}

/** What is not ended by then is handed on as it is. */
const LONGEST_LINE = 10_000;
