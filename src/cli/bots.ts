import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { greedyBot, ismctsBot, randomBot } from '../bots/index.ts';
import { type SnailsTypes, snails, snailsKnowledge } from '../games/snails/index.ts';
import type { Bot } from '../kernel/index.ts';
import { fileTrouble, messageOf, misused } from './failure.ts';

/** A player of Snails that is a program. */
type SnailsBot = Bot<SnailsTypes>;

/** A bot that was asked for by name. */
export interface Contestant {
  /** As it was typed: a built-in name or the path of a module, with a budget of its own after a colon if it has one. */
  readonly name: string;
  /** The SHA-256 of a module's text; empty for a bot of ours. */
  readonly digest: string;
  /** How many nodes its decisions may cost, where it was said: `name:500`. */
  readonly nodes: number | undefined;
  /** Makes it for one game, so that nothing of a game is left over in the next. */
  readonly make: () => SnailsBot;
}

/** The bots that are built in, by name. */
const BUILT_IN: Readonly<Record<string, () => SnailsBot>> = {
  random: () => randomBot,
  greedy: () => greedyBot(snailsKnowledge()),
  ismcts: () => ismctsBot({ game: snails, knowledge: snailsKnowledge() }),
};

/** The names of the bots that are built in. */
export const BOT_NAMES: readonly string[] = Object.keys(BUILT_IN);

/** Who plays when nobody says. */
export const DEFAULT_BOT = 'greedy';

/** How many nodes a decision may cost when nobody says. */
export const DEFAULT_NODES = 2000;

/** The bot of this name, or of the module at this path. */
export async function contestant(name: string): Promise<Contestant> {
  const [, bot = name, nodes] = /^(.+):([1-9]\d*)$/.exec(name) ?? [];
  const found = isPath(bot) ? await fromModule(bot) : { digest: '', make: builtIn(bot) };
  return { name, nodes: nodes === undefined ? undefined : Number(nodes), ...found };
}

/** What a bot is called where its path would be too long: `my-bot`, or `my-bot:500`. */
export function shortName(name: string): string {
  const short = basename(name).replace(/\.[cm]?js(?=(:\d+)?$)/, '');
  return short.slice(0, LONGEST_NAME) || 'bot';
}

const LONGEST_NAME = 20;

/** Bots made for one game, each with its own budget, and the largest of the budgets. */
export function seated(contestants: readonly Contestant[], nodes: number): { bots: SnailsBot[]; nodes: number } {
  return {
    bots: contestants.map(({ make, nodes: own = nodes }) => withBudget(make(), own)),
    nodes: Math.max(...contestants.map(({ nodes: own = nodes }) => own)),
  };
}

function withBudget(bot: SnailsBot, nodes: number): SnailsBot {
  return { name: bot.name, choose: (turn) => bot.choose(Object.assign({}, turn, { nodes })) };
}

const isPath = (name: string): boolean => /[\\/]|\.[cm]?js$/.test(name);

function builtIn(name: string): () => SnailsBot {
  const make = Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name] : undefined;
  if (make !== undefined) return make;
  throw misused(`There is no bot '${name}'; there are ${BOT_NAMES.join(', ')}, and modules such as ./my-bot.mjs.`);
}

async function fromModule(name: string): Promise<Pick<Contestant, 'digest' | 'make'>> {
  const path = resolve(name);
  const text = await readFile(path).catch((thrown: unknown) => {
    throw misused(`There is no bot at ${name}: ${fileTrouble(thrown)}`);
  });
  const module: unknown = await import(pathToFileURL(path).href).catch((thrown: unknown) => {
    throw misused(`The bot at ${name} cannot be loaded: ${messageOf(thrown)}`);
  });
  const found = (module as { readonly default?: unknown }).default;
  const make = typeof found === 'function' ? (found as () => unknown) : () => found;
  checkedBot(make(), name);
  return { digest: createHash('sha256').update(text).digest('hex'), make: () => checkedBot(make(), name) };
}

function checkedBot(value: unknown, name: string): SnailsBot {
  const { name: own, choose } = (value ?? {}) as Partial<Record<keyof SnailsBot, unknown>>;
  if (typeof choose === 'function' && typeof own === 'string') return value as SnailsBot;
  throw misused(
    `${name} is no bot: its default export has to be one, an object with a name and a function choose(turn), or a function that makes one.`,
  );
}
