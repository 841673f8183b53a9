import progress from 'cli-progress';
import { obeysCodes } from '../terminal.ts';

/** How far a tournament is, for whoever looks on. */
export interface Progress {
  /** A game is over. */
  increment(): void;
  /** So many games are over, and so many machines play, where that is known. */
  update(games: number, machines: number | undefined): void;
  /** Says something, above the bar if there is one. */
  say(sentence: string): void;
  stop(): void;
}

/** A bar on standard error, of which `played` are over; without a terminal there is none. */
export function progressOf(games: number, played: number): Progress {
  const bar = obeysCodes(process.stderr) ? barOf(games, played) : undefined;
  return {
    increment: () => bar?.increment(),
    update(over, machines) {
      const field = fieldInWords(machines);
      // How long it takes is not known before something was done.
      if (over === 0) bar?.update({ field });
      else bar?.update(over, { field });
    },
    say: (sentence) => void process.stderr.write(`${bar === undefined ? '' : ERASED_LINE}${sentence}\n`),
    stop: () => bar?.stop(),
  };
}

function barOf(games: number, played: number): progress.SingleBar {
  const bar = new progress.SingleBar({
    stream: process.stderr,
    format: '{bar} {value} of {total} games, {eta_formatted} to go{field}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
    gracefulExit: false,
  });
  bar.start(games, played, { field: '' });
  return bar;
}

const ERASED_LINE = '\r\u001b[K';

const fieldInWords = (machines: number | undefined): string =>
  machines === undefined ? '' : `, ${machines} ${machines === 1 ? 'worker' : 'workers'}`;
