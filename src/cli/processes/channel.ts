import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { Forfeited } from '../../bots/index.ts';
import { fileTrouble } from '../failure.ts';
import { botEnvironment } from './environment.ts';
import { lastWordsOf, show, shower } from './last-words.ts';
import type { ToBot } from './protocol.ts';

/** A program to be started, and where it answers. */
export interface Started {
  readonly command: string;
  readonly args: readonly string[];
  /** Its standard output, or its file 3: then whatever it prints goes where errors go. */
  readonly answersOn: 'stdout' | 'third';
  /** How many megabytes of memory V8 gives it, where it is a program of Node's. */
  readonly memory?: number;
}

/** A line each way with a program that runs beside this one. */
export interface Channel {
  readonly pid: number | undefined;
  tell(line: ToBot): void;
  /** Its next line, as JSON. If none comes in so many milliseconds, or it is none, the program is ended. */
  hear(milliseconds: number): Promise<unknown>;
  close(): void;
  readonly isOpen: boolean;
}

/** How long it takes at most until the last words of a program that has ended are read. */
const LAST_WORDS_MS = 1000;

/** No answer is longer. */
const LONGEST_LINE = 1_000_000;

/** Starts a program; `onEnd` is told when it has ended, for whatever reason. */
export function openChannel({ command, args, answersOn, memory }: Started, onEnd: () => void): Channel {
  const child = spawn(command, args, {
    env: botEnvironment(),
    // What it prints is not part of a result. File 4 is for a bot of ours to notice that nobody is there any more.
    stdio: answersOn === 'stdout' ? ['pipe', 'pipe', 'pipe'] : ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
  });
  const handOn = shower();
  const lastWords = lastWordsOf(child.stderr, handOn);
  if (answersOn === 'third') show(child.stdout, handOn);
  const lines: string[] = [];
  let rest = '';
  let ended: string | undefined;
  let wake = (): void => {};

  const end = (why: string): void => {
    ended ??= why;
    wake();
  };
  const answers = child.stdio[answersOn === 'stdout' ? 1 : 3] as Readable;
  answers.setEncoding('utf8');
  answers.on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    if (rest.length > LONGEST_LINE) close('its answer has no end');
    wake();
  });
  child.on('error', (error) => end(`it cannot be run: ${fileTrouble(error).replace(/\.$/, '')}`));
  const left = (code: number | null, signal: string | null): void => {
    if (lastWords() === 'out of memory') end(`it took more than ${memory?.toLocaleString('en')} megabytes of memory`);
    end(code === null ? `its process was ended by ${signal}` : `its process ended with code ${code}`);
  };
  child.on('close', (code, signal) => {
    left(code, signal);
    onEnd();
  });
  // It is closed once everything it said was read; somebody else whom it has started may keep its files open for ever.
  child.on('exit', (code, signal) => void setTimeout(() => left(code, signal), LAST_WORDS_MS));
  // Whoever does not listen any more is going to end, and that is told.
  for (const stream of child.stdio) stream?.on('error', () => {});

  function close(why: string): void {
    end(why);
    kill(child);
  }

  return {
    pid: child.pid,
    get isOpen() {
      return ended === undefined;
    },
    tell: (line) => void child.stdin?.write(`${JSON.stringify(line)}\n`),
    async hear(milliseconds) {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        close(`it did not answer in ${inSeconds(milliseconds)}`);
      }, milliseconds);
      try {
        while (lines.length === 0 && ended === undefined) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      } finally {
        clearTimeout(timer);
      }
      const line = lines.shift();
      if (line !== undefined) return parsed(line, close);
      throw new Forfeited(isLate ? 'silent' : 'gone', `${ended}.`);
    },
    close: () => close('it was ended'),
  };
}

const inSeconds = (milliseconds: number): string =>
  milliseconds === 1000 ? '1 second' : `${milliseconds / 1000} seconds`;

function parsed(line: string, close: (why: string) => void): unknown {
  try {
    return JSON.parse(line);
  } catch {
    close('it said something that is not JSON');
    throw new Forfeited('nonsense', `What it said is not JSON: ${line.slice(0, 100)}`);
  }
}

function kill(child: ChildProcess): void {
  child.stdin?.destroy();
  child.kill('SIGKILL');
}
