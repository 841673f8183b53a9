import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { randomBot } from '../bots/index.ts';
import type { SnailsTypes } from '../games/snails/index.ts';
import type { Bot } from '../kernel/index.ts';
import { messageOf, misused } from './failure.ts';

/** A player of Snails that is a program. */
type SnailsBot = Bot<SnailsTypes>;

/** Makes a bot for one game, so that nothing of a game is left over in the next. */
export type MakeBot = () => SnailsBot;

/** A bot that was asked for by name. */
export interface Contestant {
  /** As it was typed: a built-in name, or the path of a module. */
  readonly name: string;
  /** The SHA-256 of a module's text; empty for a bot of ours. */
  readonly digest: string;
  readonly make: MakeBot;
}

/** The bots that are built in, by name: each is made from what stands after a colon (`name:500`), if anything does. */
const BUILT_IN: Readonly<Record<string, (nodes: number | undefined) => SnailsBot>> = {
  random: () => randomBot,
};

/** The names of the bots that are built in. */
export const BOT_NAMES: readonly string[] = Object.keys(BUILT_IN);

/** Who plays when nobody says. */
export const DEFAULT_BOT = 'random';

/** How many nodes a decision may cost when nobody says. */
export const DEFAULT_NODES = 2000;

/** The bot of this name, or of the module at this path. */
export async function contestant(name: string): Promise<Contestant> {
  return isPath(name) ? fromModule(name) : builtIn(name);
}

const isPath = (name: string): boolean => /[\\/]|\.[cm]?js$/.test(name);

function builtIn(name: string): Contestant {
  const [own = '', ...rest] = name.split(':');
  const make = Object.hasOwn(BUILT_IN, own) ? BUILT_IN[own] : undefined;
  if (make === undefined) {
    throw misused(`There is no bot '${name}'; there are ${BOT_NAMES.join(', ')}, and modules such as ./my-bot.mjs.`);
  }
  const nodes = rest.length === 0 ? undefined : Number(rest.join(':'));
  if (nodes !== undefined && !(Number.isSafeInteger(nodes) && nodes > 0)) {
    throw misused(`'${name}': after the colon comes a number of nodes, as in ${own}:500.`);
  }
  return { name, digest: '', make: () => make(nodes) };
}

async function fromModule(name: string): Promise<Contestant> {
  const path = resolve(name);
  const text = await readFile(path).catch(() => {
    throw misused(`There is no bot at ${name}: the file cannot be read.`);
  });
  const module: unknown = await import(pathToFileURL(path).href).catch((thrown: unknown) => {
    throw misused(`The bot at ${name} cannot be loaded: ${messageOf(thrown)}`);
  });
  const found = (module as { readonly default?: unknown }).default;
  const make = typeof found === 'function' ? (found as () => unknown) : () => found;
  checkedBot(make(), name);
  return { name, digest: createHash('sha256').update(text).digest('hex'), make: () => checkedBot(make(), name) };
}

function checkedBot(value: unknown, name: string): SnailsBot {
  const { name: own, choose } = (value ?? {}) as Partial<Record<keyof SnailsBot, unknown>>;
  if (typeof choose === 'function' && typeof own === 'string') return value as SnailsBot;
  throw misused(
    `${name} is no bot: its default export has to be one, an object with a name and a function choose(turn), or a function that makes one.`,
  );
}
