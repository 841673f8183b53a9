import { availableParallelism } from 'node:os';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { MOST_GAMES, type Shard } from '../arena/index.ts';
import { isEngineError, NODES, VERSION } from '../kernel/index.ts';
import { DEFAULT_GAME, GAME_NAMES } from '../registry/index.ts';
import { type ArenaOptions, arena, merge } from './arena/command.ts';
import { BOT_NAMES, MOVE_TIME } from './bots.ts';
import { cards } from './cards.ts';
import { gameNamed, withPack } from './chosen-game.ts';
import { type DrawOptions, draw, drawCards } from './draw.ts';
import { Failure, messageOf } from './failure.ts';
import { localeFor } from './language.ts';
import { allowForBots } from './processes/environment.ts';
import { QUEUE_VARIABLE } from './queue/address.ts';
import { type WorkerOptions, work } from './queue/worker.ts';
import { type ReplayOptions, replay, verify } from './replay.ts';
import { freshSeed } from './seed.ts';
import { escaped, standardOutput } from './terminal.ts';
import { type WatchOptions, watch } from './watch.ts';

/** Runs the command in these arguments and returns the exit code: 0, 1 for a failure, 2 for a misuse. */
export async function run(args: readonly string[], program: URL): Promise<number> {
  try {
    await commands(program).parseAsync(withCommand(args), { from: 'user' });
    return 0;
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2;
    if (!(thrown instanceof Failure || isEngineError(thrown))) throw thrown;
    process.stderr.write(`${escaped(messageOf(thrown))}\n`);
    return thrown instanceof Failure ? thrown.exitCode : 1;
  }
}

/** Adds the default command, `watch`, where none is named. */
function withCommand(args: readonly string[]): string[] {
  const [first = ''] = args;
  const isForProgram = ['-h', '--help', '-V', '--version'].includes(first) || (first !== '' && !first.startsWith('-'));
  return isForProgram ? [...args] : ['watch', ...args];
}

function commands(program: URL): Command {
  const all = new Command('gastropodia')
    .description('Play board games between bots in the terminal, run tournaments, and replay recorded games.')
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .showHelpAfterError('See gastropodia --help.')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(sentence(text)) })
    .addHelpText(
      'after',
      `
Games: ${GAME_NAMES.join(', ')},
  or a module, such as ./my-game.mjs, whose default export is a game or a box.
Bots: ${BOT_NAMES.join(', ')},
  or a module, such as ./my-bot.mjs, whose default export is a bot,
  or a program, such as "cmd:python3 my-bot.py", that reads and writes one line of JSON per turn.
  Append a node budget to override --nodes: ismcts:500.`,
    );
  const terminal = standardOutput();

  command(all, 'watch')
    .description('watch a game between bots (default command)')
    .addOption(game())
    .addOption(pack())
    .addOption(config())
    .addOption(players())
    .option(
      '-b, --bots <names>',
      'bots, separated by commas (default: greedy, or ismcts where there is no greedy bot)',
      listed,
    )
    .addOption(seed())
    .addOption(nodes())
    .addOption(moveTime())
    .addOption(botEnv())
    .addOption(locale())
    .option('-f, --fast', 'print everything at once, without pauses')
    .option('--save <file>', 'save the record of the game to this file')
    .action((options: Packed<WatchOptions>) => watch(dealt(options), terminal, program));

  command(all, 'arena')
    .description('run a tournament: win rates by bot, seat and faction')
    .argument('<bots...>', 'bots that take part')
    .addOption(game())
    .addOption(pack())
    .addOption(config())
    .addOption(players())
    .option(
      '-g, --games <n>',
      'number of games (default: every combination of factions once, otherwise at least 100)',
      upTo(MOST_GAMES),
    )
    .addOption(seed().default('arena'))
    .addOption(nodes())
    .option('-w, --workers <n>', `number of threads (default: ${availableParallelism()})`, upTo(MOST_THREADS))
    .addOption(queue())
    .addOption(patience())
    .option('--check <n>', 'replay n games on this machine and compare the results', positive)
    .addOption(moveTime())
    .addOption(botEnv())
    .option('--strict', 'stop at the first forfeit')
    .option('--shard <i/n>', 'play only part i of n; combine the parts with "merge"; requires --out', shard)
    .option('-o, --out <file>', 'write one line per game to this file')
    .option('--resume', 'continue an interrupted run of the same --out file')
    .option('--json', 'print the report as JSON')
    .option('--cards', 'include win rates by card')
    .action((names: string[], options: Packed<ArenaOptions>) => arena(names, dealt(options), terminal, program));

  command(all, 'worker')
    .description('play games from the queue of "arena --queue", on this machine')
    .argument('<bots...>', 'the same bots as in the arena command')
    .addOption(game())
    .addOption(pack())
    .addOption(queue().makeOptionMandatory())
    .option(
      '-w, --workers <n>',
      `number of games played in parallel (default: ${availableParallelism()})`,
      upTo(MOST_THREADS),
    )
    .addOption(patience())
    .addOption(botEnv())
    .option('--idle <seconds>', 'exit after this long without work (default: never)', positive)
    .action((names: string[], options: Packed<WorkerOptions>) => work(names, dealt(options), program));

  command(all, 'merge')
    .description('combine the shards of a tournament into one report')
    .argument('<files...>', 'all files written by arena --shard')
    .option('-o, --out <file>', 'write the combined tournament to this file')
    .option('--json', 'print the report as JSON')
    .option('--cards', 'include win rates by card')
    .action((names: string[], options: Pick<ArenaOptions, 'out' | 'json' | 'cards'>) =>
      merge(names, options, terminal),
    );

  command(all, 'replay')
    .description('replay a recorded game, or one game of a tournament')
    .argument('<file>', 'record to read, or - for standard input; with --number, a file written by arena --out')
    .option(
      '--number <n>',
      'replay game n of a tournament, counting from 0, and check that the result is the same',
      count,
    )
    .option('--save <file>', 'save the record of that game to this file')
    .addOption(botEnv())
    .addOption(recordedGame())
    .option('--ply <n>', 'stop after decision n and show the full position', count)
    .addOption(locale())
    .option('-f, --fast', 'print everything at once, without pauses')
    .action((file: string, options: ReplayOptions) => replay(file, options, terminal, program));

  command(all, 'verify')
    .description('check that a record replays exactly as recorded')
    .argument('<file>', 'record to read, or - for standard input')
    .addOption(recordedGame())
    .action((file: string, options: Pick<ReplayOptions, 'game'>) => verify(file, options, terminal));

  command(all, 'draw')
    .description('draw a position of a recorded game as SVG')
    .argument('<file>', 'record to read, or - for standard input')
    .addOption(recordedGame())
    .option('--ply <n>', 'draw the position after decision n (default: the last)', count)
    .option('--view <seat>', 'draw what this seat sees, counting from 0 (default: a spectator)', count)
    .addOption(locale())
    .option('--narrow', 'lay the picture out for a 360-pixel screen')
    .option('-o, --out <file>', 'write the SVG to this file (default: standard output)')
    .action((file: string, options: DrawOptions) => draw(file, options, terminal));

  command(all, 'cards')
    .description('list all cards of a game, with text and source')
    .addOption(game())
    .addOption(pack())
    .addOption(locale())
    .option('--svg <folder>', 'write an SVG of each card, and one of all cards, to this folder')
    .action(async (options: Packed<CardsOptions>) => {
      const { game: name, locale: spoken, svg } = dealt(options);
      const { box } = await gameNamed(name);
      const locale = localeFor(box, spoken);
      if (svg === undefined) cards(box, locale, terminal);
      else drawCards(box, locale, svg, terminal);
    });

  return all;
}

type CardsOptions = Pick<WatchOptions, 'game' | 'locale'> & { readonly svg?: string };

type Packed<Options> = Options & { readonly pack?: string };

/** Replaces `--pack` by a game that is played with these cards. */
const dealt = <Options extends { readonly game: string }>({ pack: file, ...options }: Packed<Options>): Options =>
  ({ ...options, game: withPack(options.game, file) }) as unknown as Options;

const command = (all: Command, name: string): Command =>
  all.command(name).helpOption('-h, --help', 'show this help').showHelpAfterError(`See gastropodia ${name} --help.`);

const GAME = '--game <name>';

const game = (): Option => new Option(GAME, 'game id, or path of a module').default(DEFAULT_GAME);

const pack = (): Option => new Option('--pack <file>', 'use the cards of this pack (JSON)');

const recordedGame = (): Option => new Option(GAME, 'module of the recorded game, if it is not built in');

const config = (): Option => new Option('--config <id>', 'variant to play, such as "draft"');

const players = (): Option =>
  new Option('-p, --players <n>', 'number of players (default: the fewest the game allows)').argParser(positive);

const seed = (): Option =>
  new Option('-s, --seed <text>', 'seed for all randomness; the same seed gives the same game').default(
    freshSeed(),
    'random',
  );

const queue = (): Option =>
  new Option(
    '--queue [url]',
    `queue to use, such as redis://host:6379 or postgres://host/database (default: $${QUEUE_VARIABLE})`,
  );

const patience = (): Option =>
  new Option('--patience <seconds>', 'give up when the queue is unreachable for this long')
    .argParser(positive)
    .default(60);

const nodes = (): Option =>
  new Option('-n, --nodes <n>', 'search budget per decision, in positions').argParser(positive).default(NODES);

const moveTime = (): Option =>
  new Option('--move-time <seconds>', `time limit per decision for your own bots (default: ${MOVE_TIME})`).argParser(
    seconds,
  );

const botEnv = (): Option =>
  new Option(
    '--bot-env <names>',
    'environment variables that your own bots may see, separated by commas (always: PATH, HOME and the like)',
  ).argParser((text) => {
    allowForBots(listed(text));
    return text;
  });

const locale = (): Option =>
  new Option('-l, --locale <name>', 'language of the output, such as pl or de-AT (default: en)');

const listed = (text: string): string[] => text.split(',').filter((name) => name !== '');

function count(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value)) return value;
  throw new InvalidArgumentError('Expected a whole number.');
}

function positive(text: string): number {
  const value = count(text);
  if (value > 0) return value;
  throw new InvalidArgumentError('Expected a number of at least 1.');
}

const upTo =
  (most: number) =>
  (text: string): number => {
    const value = positive(text);
    if (value <= most) return value;
    throw new InvalidArgumentError(`Expected a number of at most ${most}.`);
  };

const MOST_THREADS = 1024;

function seconds(text: string): number {
  const value = Number(text);
  if (value > 0 && value <= MOST_SECONDS) return value;
  throw new InvalidArgumentError(`Expected a number of seconds, more than 0 and at most ${MOST_SECONDS}.`);
}

const MOST_SECONDS = 86_400;

function shard(text: string): Shard {
  const [index = 0, of = 0, ...more] = text.split('/').map(Number);
  const isRight =
    more.length === 0 && Number.isSafeInteger(index) && Number.isSafeInteger(of) && 1 <= index && index <= of;
  if (isRight) return { index, of };
  throw new InvalidArgumentError('Expected a shard such as 1/4 (part 1 of 4).');
}

/** Turns commander's `error: unknown option '--x'` into a sentence. */
function sentence(text: string): string {
  const said = text.replace(/^error: /, '').trimEnd();
  const whole = /[.?)]$/.test(said) ? said : `${said}.`;
  return `${whole.slice(0, 1).toUpperCase()}${whole.slice(1)}\n`;
}
