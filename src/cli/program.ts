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
import { QUEUE_VARIABLE } from './queue/address.ts';
import { type WorkerOptions, work } from './queue/worker.ts';
import { type ReplayOptions, replay, verify } from './replay.ts';
import { freshSeed } from './seed.ts';
import { escaped, standardOutput } from './terminal.ts';
import { type WatchOptions, watch } from './watch.ts';

/** Runs the command that these arguments ask for, and gives the exit code: 0, 1 for a failure, 2 for a misuse. */
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

/** Whoever names no command wants to watch a game. */
function withCommand(args: readonly string[]): string[] {
  const [first = ''] = args;
  const isForProgram = ['-h', '--help', '-V', '--version'].includes(first) || (first !== '' && !first.startsWith('-'));
  return isForProgram ? [...args] : ['watch', ...args];
}

function commands(program: URL): Command {
  const all = new Command('gastropodia')
    .description('A rules engine for board games: watch its games, let bots play them, see recorded ones again.')
    .version(VERSION, '-V, --version', 'the version')
    .helpOption('-h, --help', 'this page')
    .helpCommand(false)
    .showHelpAfterError('See gastropodia --help.')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(sentence(text)) })
    .addHelpText(
      'after',
      `
Games: ${GAME_NAMES.join(', ')};
  or a module such as ./my-game.mjs whose default export is a box or a game.
Bots: ${BOT_NAMES.join(', ')};
  or a module such as ./my-bot.mjs whose default export is one,
  or a command such as "cmd:python3 my-bot.py" that speaks JSON, a line a turn.
  name:500 gives a bot 500 nodes, whatever --nodes says.`,
    );
  const terminal = standardOutput();

  command(all, 'watch')
    .description('a game between bots, told as it is played; this is what happens if no command is named')
    .addOption(game())
    .addOption(pack())
    .addOption(config())
    .addOption(players())
    .option('-b, --bots <names>', 'who plays, with commas between (if not said, the one that knows most)', listed)
    .addOption(seed())
    .addOption(nodes())
    .addOption(moveTime())
    .addOption(locale())
    .option('-f, --fast', 'no time to read: all at once')
    .option('--save <file>', 'write the record of the game to a file')
    .action((options: Packed<WatchOptions>) => watch(dealt(options), terminal, program));

  command(all, 'arena')
    .description('a tournament of bots: who wins how often, by bot, seat and faction')
    .argument('<bots...>', 'who plays')
    .addOption(game())
    .addOption(pack())
    .addOption(config())
    .addOption(players())
    .option('-g, --games <n>', 'how many games (if not said, everybody meets in every way)', upTo(MOST_GAMES))
    .addOption(seed().default('arena'))
    .addOption(nodes())
    .option('-w, --workers <n>', `how many threads (${availableParallelism()} if not said)`, upTo(MOST_THREADS))
    .addOption(queue())
    .addOption(patience())
    .option('--check <n>', 'play so many of the games again here, and compare', positive)
    .addOption(moveTime())
    .option('--strict', 'stop when a bot forfeits a game')
    .option('--shard <i/n>', 'play only the i-th of n parts, for merge; needs --out', shard)
    .option('-o, --out <file>', 'write every game to a file, one a line')
    .option('--resume', 'go on from the games that an interrupted run has left beside that file')
    .option('--json', 'the report as JSON')
    .option('--cards', 'a table of cards too')
    .action((names: string[], options: Packed<ArenaOptions>) => arena(names, dealt(options), terminal, program));

  command(all, 'worker')
    .description('plays the games that arena --queue has put into a queue, on any number of machines')
    .argument('<bots...>', 'who plays: the same as in the arena')
    .addOption(game())
    .addOption(pack())
    .addOption(queue().makeOptionMandatory())
    .option('-w, --workers <n>', `how many games at a time (${availableParallelism()} if not said)`, upTo(MOST_THREADS))
    .addOption(patience())
    .option('--idle <seconds>', 'end when there was nothing to do for so long (never, if not said)', positive)
    .action((names: string[], options: Packed<WorkerOptions>) => work(names, dealt(options), program));

  command(all, 'merge')
    .description('the report of a tournament whose shards were played apart')
    .argument('<files...>', 'what arena --shard has written, all of it')
    .option('-o, --out <file>', 'write the whole tournament to a file')
    .option('--json', 'the report as JSON')
    .option('--cards', 'a table of cards too')
    .action((names: string[], options: Pick<ArenaOptions, 'out' | 'json' | 'cards'>) =>
      merge(names, options, terminal),
    );

  command(all, 'replay')
    .description('a recorded game, or one of a tournament, told again')
    .argument('<file>', 'the record, or - for standard input; with --number, what arena --out has written')
    .option('--number <n>', 'the game of this number, from 0: it is played again, and has to come out the same', count)
    .option('--save <file>', 'write the record of that game to a file')
    .addOption(recordedGame())
    .option('--ply <n>', 'up to the n-th decision only, and the whole position after it', count)
    .addOption(locale())
    .option('-f, --fast', 'no time to read: all at once')
    .action((file: string, options: ReplayOptions) => replay(file, options, terminal, program));

  command(all, 'verify')
    .description('whether a record comes out as it was recorded')
    .argument('<file>', 'the record, or - for standard input')
    .addOption(recordedGame())
    .action((file: string, options: Pick<ReplayOptions, 'game'>) => verify(file, options, terminal));

  command(all, 'draw')
    .description('a position of a recorded game as a picture (SVG)')
    .argument('<file>', 'the record, or - for standard input')
    .addOption(recordedGame())
    .option('--ply <n>', 'after the n-th decision (after the last, if not said)', count)
    .option('--view <seat>', 'as the player on this seat sees it, from 0 (as a spectator does, if not said)', count)
    .addOption(locale())
    .option('--narrow', 'for a screen of 360 pixels')
    .option('-o, --out <file>', 'write it to a file (to standard output, if not said)')
    .action((file: string, options: DrawOptions) => draw(file, options, terminal));

  command(all, 'cards')
    .description('all cards of a game: what they do, and where they come from')
    .addOption(game())
    .addOption(pack())
    .addOption(locale())
    .option('--svg <folder>', 'draw them into a folder, a picture each, and one of all')
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

/** Options whose game has the cards that were asked for. */
const dealt = <Options extends { readonly game: string }>({ pack: file, ...options }: Packed<Options>): Options =>
  ({ ...options, game: withPack(options.game, file) }) as unknown as Options;

const command = (all: Command, name: string): Command =>
  all.command(name).helpOption('-h, --help', 'this page').showHelpAfterError(`See gastropodia ${name} --help.`);

const GAME = '--game <name>';

const game = (): Option => new Option(GAME, 'the game, by its id or the path of a module').default(DEFAULT_GAME);

const pack = (): Option => new Option('--pack <file>', 'play it with other cards: a pack as JSON, which is checked');

const recordedGame = (): Option => new Option(GAME, 'the game it is of, if that is a module of your own');

const config = (): Option => new Option('--config <id>', 'another way to play it than the usual one');

const players = (): Option =>
  new Option('-p, --players <n>', 'how many play (as few as can, if not said)').argParser(positive);

const seed = (): Option =>
  new Option('-s, --seed <text>', 'the luck: with the same seed everything comes the same').default(
    freshSeed(),
    'a new one',
  );

const queue = (): Option =>
  new Option(
    '--queue [url]',
    `a queue, such as redis://host:6379 or postgres://host/database ($${QUEUE_VARIABLE}, if not said)`,
  );

const patience = (): Option =>
  new Option('--patience <seconds>', 'how long a queue may be away').argParser(positive).default(60);

const nodes = (): Option =>
  new Option('-n, --nodes <n>', 'how many positions a searching bot may look at before it decides')
    .argParser(positive)
    .default(NODES);

const moveTime = (): Option =>
  new Option(
    '--move-time <seconds>',
    `how long a bot that is not ours may take to decide (${MOVE_TIME} if not said)`,
  ).argParser(seconds);

const locale = (): Option =>
  new Option(
    '-l, --locale <name>',
    'the language, such as pl or de-AT: one that the game speaks (English, if not said)',
  );

const listed = (text: string): string[] => text.split(',').filter((name) => name !== '');

function count(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value)) return value;
  throw new InvalidArgumentError('It has to be a whole number.');
}

function positive(text: string): number {
  const value = count(text);
  if (value > 0) return value;
  throw new InvalidArgumentError('It has to be at least 1.');
}

const upTo =
  (most: number) =>
  (text: string): number => {
    const value = positive(text);
    if (value <= most) return value;
    throw new InvalidArgumentError(`It has to be at most ${most}.`);
  };

const MOST_THREADS = 1024;

function seconds(text: string): number {
  const value = Number(text);
  if (value > 0 && value <= MOST_SECONDS) return value;
  throw new InvalidArgumentError(`It has to be a number of seconds, more than 0 and at most ${MOST_SECONDS}.`);
}

const MOST_SECONDS = 86_400;

function shard(text: string): Shard {
  const [index = 0, of = 0, ...more] = text.split('/').map(Number);
  const isRight =
    more.length === 0 && Number.isSafeInteger(index) && Number.isSafeInteger(of) && 1 <= index && index <= of;
  if (isRight) return { index, of };
  throw new InvalidArgumentError('It has to be like 1/4, the first of four.');
}

/** `error: unknown option '--x'` as a sentence. */
function sentence(text: string): string {
  const said = text.replace(/^error: /, '').trimEnd();
  const whole = /[.?)]$/.test(said) ? said : `${said}.`;
  return `${whole.slice(0, 1).toUpperCase()}${whole.slice(1)}\n`;
}
