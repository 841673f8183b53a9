import { Chalk, type ChalkInstance } from 'chalk';
import { writtenOut } from '../drawing/index.ts';
import { fileTrouble } from './failure.ts';

export { widthOf, wrapped, writtenOut } from '../drawing/index.ts';

/** Where a command writes to. */
export interface Terminal {
  /** How many columns a line has. */
  readonly columns: number;
  readonly colours: ChalkInstance;
  /** Does somebody look on while it is written? */
  readonly isLive: boolean;
  /** Writes a line, or several. */
  say(text: string): void;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The terminal, pipe or file that standard output is. */
export function standardOutput(env: NodeJS.ProcessEnv = process.env): Terminal {
  const { stdout } = process;
  const isLive = stdout.isTTY === true;
  return {
    columns: Math.max(LEAST_COLUMNS, isLive ? (stdout.columns ?? USUAL_COLUMNS) : USUAL_COLUMNS),
    colours: new Chalk({ level: colourLevel(env, isLive ? stdout.getColorDepth(env) : 1) }),
    isLive,
    say: (text) => {
      stdout.write(`${text}\n`);
    },
  };
}

const LEAST_COLUMNS = 40;
const USUAL_COLUMNS = 80;

/**
 * How many colours to write with: none, 16, 256 or all; `depth` is how many bits of colour are possible, 1 for none.
 *
 * Colour is for people who look at it, unless they do not want it (https://no-color.org); `FORCE_COLOR` asks for it
 * whatever is written to, with a number from 0 to 3 if one is given.
 */
export function colourLevel(env: Environment, depth: number): 0 | 1 | 2 | 3 {
  const forced = env.FORCE_COLOR;
  if (forced === 'false') return 0;
  if (forced === '0' || forced === '1' || forced === '2' || forced === '3') return LEVELS[Number(forced)] ?? 0;
  if (forced !== undefined) return 2;
  if ((env.NO_COLOR ?? '') !== '' || depth < 4) return 0;
  return depth < 8 ? 1 : depth < 24 ? 2 : 3;
}

const LEVELS = [0, 1, 2, 3] as const;

/** Whoever reads the output may stop reading, as in `gastropodia cards | head`: that is no error. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      if (stream === process.stdout) process.stderr.write(`The output cannot be written: ${fileTrouble(error)}\n`);
      process.exit(1);
    });
  }
}

/** Is it a terminal that does what it is told: erases a line, shows the cursor again? */
export const obeysCodes = ({ isTTY }: { readonly isTTY?: boolean }): boolean =>
  isTTY === true && process.env.TERM !== 'dumb';

const farewells = new Set<() => Promise<unknown>>();

/** Has something done before Ctrl-C ends the program; gives what takes that back. */
export function beforeEnd(farewell: () => Promise<unknown>): () => void {
  farewells.add(farewell);
  return () => farewells.delete(farewell);
}

/** How long that may take, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Ends on Ctrl-C, with the terminal as it was found: colour off and the cursor shown. Where there is something to be done
 * before, a second Ctrl-C does not wait for it.
 */
export function endOnSignals(): void {
  const numbers = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;
  for (const [signal, number] of Object.entries(numbers)) {
    process.once(signal, () => {
      const seen = [process.stdout, process.stderr].find(obeysCodes);
      seen?.write('\u001b[0m\u001b[?25h\n');
      const end = (): never => process.exit(128 + number);
      if (farewells.size === 0) end();
      setTimeout(end, PATIENCE);
      Promise.allSettled([...farewells].map((farewell) => farewell())).then(end);
    });
  }
}

/** A text from outside, to be shown: what a terminal would obey is written out. Lines stay lines. */
export const escaped = (text: string): string => text.split('\n').map(writtenOut).join('\n');

/** The beginning of what somebody else says, on one line. */
export const excerpt = (text: string): string =>
  writtenOut(text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)}…` : text);

const LONGEST_EXCERPT = 300;

/** JSON, in which the same is written as JSON has it; most of it is already. */
export const escapedJson = (text: string): string =>
  text.replace(/[^\n -~]/gu, (character) =>
    writtenOut(character) === character ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
