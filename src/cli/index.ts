#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { isEngineError, LOCALES, VERSION } from '../kernel/index.ts';
import { watch } from './watch.ts';

const HELP = `gastropodia ${VERSION}: a rules engine for board games

Usage
  gastropodia [watch] [options]    a game of Snails between random bots, told as it is played

Options
  --players n   how many play: 2, 3 or 4 (2 if not said)
  --seed s      the luck of the game; the same seed plays the same game
  --locale l    the language: en, pl or de (en if not said)
  --help        this page
  --version     the version`;

/** Runs the program, and gives its exit code: 0, or 2 for what the caller got wrong. */
function run(args: readonly string[]): number {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        players: { type: 'string', default: '2' },
        locale: { type: 'string', default: 'en' },
        seed: { type: 'string', default: freshSeed() },
        help: { type: 'boolean', default: false },
        version: { type: 'boolean', default: false },
      },
    });
    if (values.help) return say(HELP);
    if (values.version) return say(VERSION);
    const [command = 'watch', ...rest] = positionals;
    if (command !== 'watch' || rest.length > 0) return fail(`There is no command '${positionals.join(' ')}'.`);
    const locale = LOCALES.find((each) => each === values.locale);
    if (locale === undefined) return fail(`There is no language '${values.locale}'; there are ${LOCALES.join(', ')}.`);
    watch({ players: Number(values.players), seed: values.seed, locale, colour: colourOf(process.env), say });
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

// Colour is for people who look at it, unless they do not want it: https://no-color.org
function colourOf(env: NodeJS.ProcessEnv): 'none' | 'ansi' {
  return process.stdout.isTTY && (env.NO_COLOR ?? '') === '' ? 'ansi' : 'none';
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
