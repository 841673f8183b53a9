import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The program as it was built. */
export const PROGRAM = resolve(import.meta.dirname, '../../dist/cli.js');

/** What a run of the program left behind. */
export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** How it is run: where, with what in the environment, and what is done to it when it begins to write. */
export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly onStart?: (child: ChildProcess) => void;
  readonly onFirstOutput?: (child: ChildProcess) => void;
}

/** Runs the built program as a person would. */
export const gastropodia = (args: readonly string[], options: RunOptions = {}): Promise<Finished> =>
  runProgram(PROGRAM, args, options);

/** Runs a program of Node's that needs the built library. */
export function runProgram(program: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  if (!existsSync(PROGRAM)) throw new Error('This test looks at what was built: run `npx tsup` before it.');
  const { NO_COLOR: _, FORCE_COLOR: __, npm_lifecycle_event: ___, ...env } = process.env;
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: options.cwd ?? import.meta.dirname,
      // Bots in Python leave no files behind.
      env: { ...env, PYTHONDONTWRITEBYTECODE: '1', GASTROPODIA_BOT_ENV: 'PYTHONDONTWRITEBYTECODE', ...options.env },
    });
    options.onStart?.(child);
    const said = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').once('data', () => options.onFirstOutput?.(child));
    child.stderr.setEncoding('utf8');
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].on('data', (text: string) => {
        said[name] += text;
      });
    }
    child.on('error', fail).on('close', (code) => done({ code, ...said }));
    // Whoever has not read all of its input is no concern here.
    child.stdin.on('error', () => {}).end(options.input ?? '');
  });
}
