import { basename } from 'node:path';
import { botsFor } from '../bots/index.ts';
import type { AnyBox } from '../boxes/index.ts';
import type { Bot, GameTypes } from '../kernel/index.ts';
import { misused } from './failure.ts';
import { isPath, moduleAt } from './modules.ts';

/** A player of any game that is a program. */
type AnyGamesBot = Bot<GameTypes>;

/** A bot that was asked for by name. */
export interface Contestant {
  /** As it was typed: a built-in name or the path of a module, with a budget of its own after a colon if it has one. */
  readonly name: string;
  /** What a module is known by, with everything that it imports; empty for a bot of ours. */
  readonly digest: string;
  /** How many nodes its decisions may cost, where it was said: `name:500`. */
  readonly nodes: number | undefined;
  /** Makes it for one game, so that nothing of a game is left over in the next. */
  readonly make: () => AnyGamesBot;
}

/** The names of the bots that are built in, wherever they can play. */
export const BOT_NAMES: readonly string[] = ['random', 'greedy', 'ismcts'];

/** How many nodes a decision may cost when nobody says. */
export const DEFAULT_NODES = 2000;

/** Who plays a game when nobody says: whoever knows most of it and does not keep us waiting. */
export function defaultBot(box: AnyBox): string {
  return Object.hasOwn(botsFor(box), 'greedy') ? 'greedy' : 'ismcts';
}

/** The bot of this name for a game, or that of the module at this path. */
export async function contestant(name: string, box: AnyBox): Promise<Contestant> {
  const [, bot = name, nodes] = /^(.+):([1-9]\d*)$/.exec(name) ?? [];
  const found = isPath(bot) ? await fromModule(bot) : { digest: '', make: builtIn(bot, box) };
  return { name, nodes: nodes === undefined ? undefined : Number(nodes), ...found };
}

/** What a bot is called where its path would be too long: `my-bot`, or `my-bot:500`. */
export function shortName(name: string): string {
  const short = basename(name).replace(/\.[cm]?js(?=(:\d+)?$)/, '');
  return short.slice(0, LONGEST_NAME) || 'bot';
}

const LONGEST_NAME = 20;

/** Bots made for one game, each with its own budget, and the largest of the budgets. */
export function seated(contestants: readonly Contestant[], nodes: number): { bots: AnyGamesBot[]; nodes: number } {
  return {
    bots: contestants.map(({ make, nodes: own = nodes }) => withBudget(make(), own)),
    nodes: Math.max(...contestants.map(({ nodes: own = nodes }) => own)),
  };
}

function withBudget(bot: AnyGamesBot, nodes: number): AnyGamesBot {
  return { name: bot.name, choose: (turn) => bot.choose(Object.assign({}, turn, { nodes })) };
}

function builtIn(name: string, box: AnyBox): () => AnyGamesBot {
  const bots = botsFor(box);
  const make = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (make !== undefined) return make;
  const known = BOT_NAMES.includes(name) ? `No bot '${name}' plays ${box.game.id}` : `There is no bot '${name}'`;
  throw misused(`${known}; there are ${Object.keys(bots).join(', ')}, and modules such as ./my-bot.mjs.`);
}

async function fromModule(name: string): Promise<Pick<Contestant, 'digest' | 'make'>> {
  const { digest, exported } = await moduleAt(name, 'bot');
  const make = typeof exported === 'function' ? (exported as () => unknown) : () => exported;
  checkedBot(make(), name);
  return { digest, make: () => checkedBot(make(), name) };
}

function checkedBot(value: unknown, name: string): AnyGamesBot {
  const { name: own, choose } = (value ?? {}) as Partial<Record<keyof AnyGamesBot, unknown>>;
  if (typeof choose === 'function' && typeof own === 'string') return value as AnyGamesBot;
  throw misused(
    `${name} is no bot: its default export has to be one, an object with a name and a function choose(turn), or a function that makes one.`,
  );
}
