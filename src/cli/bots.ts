import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Sitter, Sitting } from '../arena/index.ts';
import { botsFor, contenderOf, Forfeited } from '../bots/index.ts';
import type { AnyBox } from '../boxes/index.ts';
import type { Bot, GameTypes } from '../kernel/index.ts';
import { Failure, messageOf, misused } from './failure.ts';
import { digestAt, isPath } from './modules.ts';
import type { Started } from './processes/channel.ts';
import { moduleProcess } from './processes/module-bot.ts';
import { type ProcessOptions, processBot } from './processes/process-bot.ts';

/** A bot that was asked for by name. */
export interface Contestant {
  /** As it was typed: a built-in name, the path of a module or a command, with a budget of its own after a colon if it has one. */
  readonly name: string;
  /** What a module is known by, with everything that it imports; empty for a bot of ours. */
  readonly digest: string;
  /** How many nodes its decisions may cost, where it was said: `name:500`. */
  readonly nodes: number | undefined;
  /** Brings it to where games are played. */
  enter(hall: Hall): Entrant;
}

/** Where games are played. */
interface Hall extends Pick<ProcessOptions, 'box' | 'onProcess'> {
  /** The game as it was asked for: the id of one that is built in, or the path of a module. */
  readonly game: string;
  /** How long a bot that is not ours may take for a decision, in seconds; {@link MOVE_TIME}, if not said. */
  readonly moveTime?: number | undefined;
}

/** A bot that is there to play. */
export interface Entrant {
  /** Waits until it can play; whatever is not a bot, or has become another, is a misuse. */
  greet(): Promise<void>;
  /** Sits it down for one game: nothing of a game is left over in the next. */
  sit(at: Sitting): Sitter<GameTypes>;
  close(): void;
}

/** The names of the bots that are built in, wherever they can play. */
export const BOT_NAMES: readonly string[] = ['random', 'greedy', 'ismcts'];

/** How many seconds a bot that is not ours may take for a decision, when nobody says. */
export const MOVE_TIME = 60;

/** What a bot that is a command begins with. */
const COMMAND = 'cmd:';

/** Who plays a game when nobody says: whoever knows most of it and does not keep us waiting. */
export function defaultBot(box: AnyBox): string {
  return Object.hasOwn(botsFor(box), 'greedy') ? 'greedy' : 'ismcts';
}

/** The bot of this name for a game, that of the module at this path, or that which a command runs. */
export async function contestant(name: string, box: AnyBox): Promise<Contestant> {
  const { name: bot, nodes } = budgetIn(name);
  return { name, nodes, ...found(bot, box) };
}

function found(bot: string, box: AnyBox): Pick<Contestant, 'digest' | 'enter'> {
  if (bot.startsWith(COMMAND)) return ofCommand(bot);
  mustHaveNodes(bot);
  if (!isPath(bot)) return { digest: '', enter: ours(builtIn(bot, box), box) };
  const digest = digestAt(bot, 'bot');
  return {
    digest,
    enter: (hall) =>
      inProcess(bot, digest, moduleProcess({ module: bot, name: shortName(bot), game: hall.game }), hall),
  };
}

/** What stands after the colon of a bot is the budget of its own, and nothing else. */
function mustHaveNodes(bot: string): void {
  const [, name = '', budget] = /^(.+):([^:/\\]*)$/.exec(bot) ?? [];
  if (budget === undefined || existsSync(bot) || !(BOT_NAMES.includes(name) || (isPath(name) && existsSync(name))))
    return;
  throw misused(
    `The nodes of '${bot}' have to be a whole number of at least 1, as in ${name}:500; those of --nodes need no colon.`,
  );
}

/** What is no bot is told before the first game, and not by its forfeits. */
export async function mustPlay({ enter, ...bot }: Contestant, game: { name: string; box: AnyBox }): Promise<void> {
  if (isOurs(bot)) return;
  const entrant = enter({ box: game.box, game: game.name });
  await entrant.greet().finally(entrant.close);
}

/** Is it one of ours? Only then does it play here; any other plays in a process of its own. */
export const isOurs = ({ digest }: Pick<Contestant, 'digest'>): boolean => digest === '';

/** The name of a bot without the budget of its own, and that budget: `name:500`. */
export function budgetIn(typed: string): { readonly name: string; readonly nodes: number | undefined } {
  const [, name = '', budget = ''] = /^(.+):([1-9]\d*)$/.exec(typed) ?? [];
  const nodes = Number(budget);
  return budget !== '' && Number.isSafeInteger(nodes) ? { name, nodes } : { name: typed, nodes: undefined };
}

/** What a bot is called where its path would be too long: `my-bot`, or `my-bot:500`. */
export function shortName(name: string): string {
  const last = name.startsWith(COMMAND) ? (/\S*$/.exec(name.slice(COMMAND.length).trim())?.[0] ?? '') : name;
  const short = basename(last).replace(/\.([cm]?[jt]s|py)(?=(:\d+)?$)/, '');
  return short.slice(0, LONGEST_NAME) || 'bot';
}

const LONGEST_NAME = 20;

const ours =
  (make: () => Bot<GameTypes>, { game }: AnyBox) =>
  (): Entrant => ({
    greet: async () => {},
    sit: ({ seed, nodes }) => contenderOf(game, make(), { seed, nodes }),
    close: () => {},
  });

function builtIn(name: string, box: AnyBox): () => Bot<GameTypes> {
  const bots = botsFor(box);
  const make = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (make !== undefined) return make;
  const known = BOT_NAMES.includes(name) ? `No bot '${name}' plays ${box.game.id}` : `There is no bot '${name}'`;
  throw misused(
    `${known}; there are ${Object.keys(bots).join(', ')}, modules such as ./my-bot.mjs, and commands such as "${COMMAND}python3 my-bot.py".`,
  );
}

function ofCommand(name: string): Pick<Contestant, 'digest' | 'enter'> {
  const [command = '', ...args] = wordsOf(name.slice(COMMAND.length));
  if (command === '') throw misused(`'${name}' runs nothing: it has to be like "${COMMAND}python3 my-bot.py".`);
  const digest = createHash('sha256')
    .update(JSON.stringify([command, ...args].map(bytesOf)))
    .digest('hex');
  return { digest, enter: (hall) => inProcess(name, undefined, { command, args, answersOn: 'stdout' }, hall) };
}

/** The words of a command; quotes hold together what has spaces in it. */
const wordsOf = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );

/** What a word of a command stands for: of a file, all that is in it, wherever it lies. */
function bytesOf(word: string): string {
  const isFile = statSync(word, { throwIfNoEntry: false })?.isFile();
  return isFile ? `sha256:${createHash('sha256').update(readFileSync(word)).digest('hex')}` : word;
}

function inProcess(name: string, digest: string | undefined, started: Started, hall: Hall): Entrant {
  const bot = processBot({ ...hall, name, started, moveTime: hall.moveTime ?? MOVE_TIME });
  return {
    ...bot,
    async greet() {
      const hello = await bot.greet().catch((thrown: unknown) => {
        // The process of a module says itself which bot it is.
        const isTold = digest !== undefined && thrown instanceof Forfeited && thrown.why === 'threw';
        throw misused(isTold ? messageOf(thrown) : `The bot ${name} cannot play: ${messageOf(thrown)}`);
      });
      if (hello.digest !== digest) throw new Failure(`The bot at ${name} has changed in the meantime.`);
    },
  };
}
