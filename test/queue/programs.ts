import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PROGRAM = resolve(import.meta.dirname, '../../dist/cli.js');

/** What a program has left behind. */
export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A program that runs. */
export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Finished>;
  /** Waits until it has said this on standard error. */
  hears(text: string): Promise<void>;
  /** Ends it with a signal, and waits until it has ended. */
  end(signal: NodeJS.Signals): Promise<Finished>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts the built program as a person would. */
export function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const { NO_COLOR: _, FORCE_COLOR: __, ...own } = process.env;
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: import.meta.dirname,
    // Bots see only the variables that are allowed by name: how long they think comes from here, too.
    env: { ...own, GASTROPODIA_BOT_ENV: 'THOUGHT', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  }
  const ended = new Promise<Finished>((done, fail) => {
    child.on('error', fail).on('close', (code) => done({ code, ...said }));
  });
  const end = async (signal: NodeJS.Signals): Promise<Finished> => {
    child.kill(signal);
    return ended;
  };
  return {
    child,
    ended,
    async hears(text) {
      while (!said.stderr.includes(text)) {
        if (child.exitCode !== null) throw new Error(`It ended without '${text}': ${said.stderr}`);
        await sleep(20);
      }
    },
    end,
    async [Symbol.asyncDispose]() {
      child.kill('SIGCONT');
      await end('SIGKILL');
    },
  };
}

/** Runs the built program to its end. */
export const run = (args: readonly string[]): Promise<Finished> => start(args).ended;
