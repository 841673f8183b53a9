import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { whyFailed } from '../../bots/index.ts';
import { askBot, type Bot, type GameTypes } from '../../kernel/index.ts';
import { gameNamed } from '../chosen-game.ts';
import { Failure, messageOf, misused } from '../failure.ts';
import { moduleAt } from '../modules.ts';
import { placeOf } from '../place.ts';
import type { Started } from './channel.ts';
import type { ToBot } from './protocol.ts';

/** What this program is started with to be the process of a module bot. */
export const BOT_ROLE = 'bot-of-an-arena';

/** No bot of a module may take more memory than this, in megabytes. */
const MODULE_MEMORY = 1024;

/** How the process of a module bot is started: this program once more, which then holds the bot and nothing else. */
export const moduleProcess = ({ module, name, game }: ModuleBot): Started => ({
  command: process.execPath,
  args: [`--max-old-space-size=${MODULE_MEMORY}`, process.argv[1] ?? '', BOT_ROLE, module, name, game],
  answersOn: 'third',
  memory: MODULE_MEMORY,
});

/** A module that plays. */
interface ModuleBot {
  /** Its path, as it was typed. */
  readonly module: string;
  /** What tables call it: what is said of it in words uses the same name, whatever it calls itself. */
  readonly name: string;
  /** The game as it was asked for. */
  readonly game: string;
}

type AnyGamesBot = Bot<GameTypes>;

/** Is the process of a module bot: loads it, and answers for it until nobody asks any more. */
export async function serveBot([module = '', called = '', gameName = '']: readonly string[]): Promise<void> {
  // What the bot prints goes out at once; only Node itself writes to file 2, which the arena looks through.
  Object.defineProperty(process, 'stderr', { value: process.stdout });
  endWithArena();
  const loading = load(module, gameName);
  loading.catch(() => {});
  const bots = new Map<number, AnyGamesBot>();
  for await (const line of createInterface({ input: process.stdin })) {
    const told = JSON.parse(line) as ToBot;
    if (told.type === 'hello')
      say(
        await loading.then(
          ({ name, digest }) => ({ name, digest }),
          (thrown) => ({ error: brief(thrown) }),
        ),
      );
    if (told.type === 'end') bots.delete(told.match);
    if (told.type !== 'turn') continue;
    const { turn, match, view, nodes, seed } = told;
    try {
      const { box, make } = await loading;
      const bot = bots.get(match) ?? calledBy(called, make());
      bots.set(match, bot);
      say({ turn, action: askBot(box.game, bot, view, { seed, nodes }) });
    } catch (thrown) {
      const { why, said } = whyFailed(thrown);
      say({ turn, error: why === 'threw' ? withPlace(said, placeOf(thrown)) : said, why });
    }
  }
  process.exit(0);
}

const calledBy = (name: string, bot: AnyGamesBot): AnyGamesBot => ({ name, choose: (turn) => bot.choose(turn) });

/** What a bot says when it throws may be long, and then is cut off in a report: not where it says the place. */
const withPlace = (said: string, place: string): string =>
  place === '' || said.length + place.length <= LONGEST_SAID
    ? `${said}${place}`
    : `${said.slice(0, LONGEST_SAID - place.length)}…${place}`;

const LONGEST_SAID = 190;

const brief = (thrown: unknown): string => messageOf(thrown).slice(0, 1000);

async function load(module: string, gameName: string) {
  const { box } = await gameNamed(gameName);
  const { digest, exported } = await moduleAt(module, 'bot');
  const make = (): AnyGamesBot =>
    checkedBot(typeof exported === 'function' ? (exported as () => unknown)() : exported, module);
  return { box, digest, make, name: firstOf(make, module).name };
}

function firstOf(make: () => AnyGamesBot, module: string): AnyGamesBot {
  try {
    return make();
  } catch (thrown) {
    if (thrown instanceof Failure) throw thrown;
    const { said } = whyFailed(thrown);
    throw misused(`The bot at ${module} cannot be made: ${withPlace(said, placeOf(thrown))}`);
  }
}

function checkedBot(value: unknown, name: string): AnyGamesBot {
  const { name: own, choose } = (value ?? {}) as Partial<Record<keyof AnyGamesBot, unknown>>;
  if (typeof choose === 'function' && typeof own === 'string') return value as AnyGamesBot;
  throw misused(
    `${name} is no bot: its default export has to be one, an object with a name and a function choose(turn), or a function that makes one.`,
  );
}

function say(answer: unknown): void {
  try {
    writeSync(ANSWERS, `${JSON.stringify(answer)}\n`);
  } catch (thrown) {
    // The arena has ended in the meantime: nobody is there to hear it.
    if ((thrown as NodeJS.ErrnoException).code === 'EPIPE') process.exit(0);
    throw thrown;
  }
}

const ANSWERS = 3;

/**
 * Ends this process when the arena is gone, though the bot may be thinking without end: another thread waits for that. It has to
 * wait in its event loop: a thread that is held up by a read would keep the process from ending by itself.
 */
function endWithArena(): void {
  const watch = `
    const end = () => process.kill(process.pid, 'SIGKILL');
    new (require('node:net').Socket)({ fd: 4 }).on('error', end).on('close', end).resume();`;
  new Worker(watch, { eval: true }).unref();
}
