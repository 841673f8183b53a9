#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { isEngineError, VERSION } from '../kernel/index.ts';
import { watch } from './watch.ts';

const HELP = `gastropodia ${VERSION}: a rules engine for board games

Usage
  gastropodia [watch] [--players n] [--seed s]    a game between random bots, told as it is played

Options
  --players n   how many play: 2, 3 or 4 (3 if not said)
  --seed s      the luck of the game; the same seed plays the same game
  --help        this page
  --version     the version`;

/** Runs the program, and gives its exit code: 0, or 2 for what the caller got wrong. */
function run(args: readonly string[]): number {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        players: { type: 'string', default: '3' },
        seed: { type: 'string', default: freshSeed() },
        help: { type: 'boolean', default: false },
        version: { type: 'boolean', default: false },
      },
    });
    if (values.help) return say(HELP);
    if (values.version) return say(VERSION);
    const [command = 'watch', ...rest] = positionals;
    if (command !== 'watch' || rest.length > 0) return fail(`There is no command '${positionals.join(' ')}'.`);
    watch({ players: Number(values.players), seed: values.seed, say });
    return 0;
  } catch (thrown) {
    if (isEngineError(thrown) || isUsageError(thrown)) return fail((thrown as Error).message);
    throw thrown;
  }
}

function say(line: string): number {
  process.stdout.write(`${line}\n`);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`${message}\nSee gastropodia --help.\n`);
  return 2;
}

function freshSeed(): string {
  return Date.now().toString(36);
}

function isUsageError(thrown: unknown): boolean {
  return thrown instanceof TypeError && String((thrown as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}

// Whoever reads the output may stop reading: `gastropodia | head -3` is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = run(process.argv.slice(2));
