import type { Readable } from 'node:stream';

/** How V8 begins to tell at length what has become of its heap. */
const DUMP = /^\n?<--- Last few GCs --->$/m;

/**
 * Hands on what a process writes to its standard error, but for what V8 says when its memory has run out: that is fifty lines about
 * Node. Whoever asks, once the process has ended, is told whether it has.
 */
export function lastWordsOf(errors: Readable | null): () => 'out of memory' | undefined {
  let held = '';
  let isOutOfMemory = false;
  const handOn = (text: string): void => {
    if (text !== '') process.stderr.write(text);
  };
  errors?.setEncoding('utf8').on('data', (text: string) => {
    held += text;
    const start = DUMP.exec(held)?.index ?? held.lastIndexOf('\n') + 1;
    handOn(held.slice(0, start));
    held = held.slice(start);
  });
  return () => {
    isOutOfMemory ||= DUMP.test(held) && held.includes('JavaScript heap out of memory');
    if (!isOutOfMemory) handOn(held);
    held = '';
    return isOutOfMemory ? 'out of memory' : undefined;
  };
}
