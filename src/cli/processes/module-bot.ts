import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { whyFailed } from '../../bots/index.ts';
import { askBot, attempt, type Bot, type GameTypes } from '../../kernel/index.ts';
import { gameNamed } from '../chosen-game.ts';
import { messageOf, misused } from '../failure.ts';
import { moduleAt } from '../modules.ts';
import type { Started } from './channel.ts';
import type { ToBot } from './protocol.ts';

/** What this program is started with to be the process of a module bot. */
export const BOT_ROLE = 'bot-of-an-arena';

/** No bot of a module may take more memory than this, in megabytes. */
const MODULE_MEMORY = 1024;

/** How the process of a module bot is started: this program once more, which then holds the bot and nothing else. */
export const moduleProcess = (module: string, game: string): Started => ({
  command: process.execPath,
  args: [`--max-old-space-size=${MODULE_MEMORY}`, process.argv[1] ?? '', BOT_ROLE, module, game],
  answersOn: 'third',
});

type AnyGamesBot = Bot<GameTypes>;

/** Is the process of a module bot: loads it, and answers for it until nobody asks any more. */
export async function serveBot([module = '', gameName = '']: readonly string[]): Promise<void> {
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
      const bot = bots.get(match) ?? make();
      bots.set(match, bot);
      say({ turn, action: askBot(box.game, bot, view, { seed, nodes }) });
    } catch (thrown) {
      const { why, said } = whyFailed(thrown);
      say({ turn, error: why === 'threw' ? `${said}${placeOf(thrown)}` : said, why });
    }
  }
  process.exit(0);
}

const brief = (thrown: unknown): string => messageOf(thrown).slice(0, 1000);

/** Where in its own files a bot threw something, as ` (file:line:column)`, if that can be read from it. No folder is named. */
function placeOf(thrown: unknown): string {
  const stack = attempt(() => (thrown instanceof Error ? thrown.stack : undefined));
  if (typeof stack !== 'string') return '';
  const frames = stack.split('\n').filter((frame) => frame.includes('file://') && !frame.includes(PROGRAM));
  const place = /([^/]{1,100}:\d+:\d+)\)?$/.exec(frames[0] ?? '')?.[1];
  return place === undefined ? '' : ` (${place})`;
}

/** The files of this program itself. */
const PROGRAM = new URL('.', import.meta.url).href;

async function load(module: string, gameName: string) {
  const { box } = await gameNamed(gameName);
  const { digest, exported } = await moduleAt(module, 'bot');
  const make = (): AnyGamesBot =>
    checkedBot(typeof exported === 'function' ? (exported as () => unknown)() : exported, module);
  return { box, digest, make, name: make().name };
}

function checkedBot(value: unknown, name: string): AnyGamesBot {
  const { name: own, choose } = (value ?? {}) as Partial<Record<keyof AnyGamesBot, unknown>>;
  if (typeof choose === 'function' && typeof own === 'string') return value as AnyGamesBot;
  throw misused(
    `${name} is no bot: its default export has to be one, an object with a name and a function choose(turn), or a function that makes one.`,
  );
}

const say = (answer: unknown): void => void writeSync(ANSWERS, `${JSON.stringify(answer)}\n`);

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
