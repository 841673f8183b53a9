import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, type Worker } from 'node:worker_threads';
import { refereed } from '../bots/index.ts';
import { type AnyBox, offerOf } from '../boxes/index.ts';
import { type GameRecord, type GameTypes, NODES, type Outcome } from '../kernel/index.ts';
import { DEFAULT_GAME } from '../registry/index.ts';
import { contestant, defaultBot, type Entrant, MOVE_TIME, shortName } from './bots.ts';
import { gameNamed } from './chosen-game.ts';
import { asked, Failure, messageOf, misused } from './failure.ts';
import { localeFor } from './language.ts';
import { commandOf, optionOf, replayOf } from './see-again.ts';
import { type Beat, narratorOf, type Scene as SceneOf, storyOptions } from './story/tell.ts';
import type { Terminal } from './terminal.ts';
import { startWorker, tellProcesses } from './threads.ts';
import { wordsIn } from './words.ts';
import { fileFor } from './writing.ts';

/** What is to be watched. */
export interface WatchOptions {
  readonly game: string;
  readonly config?: string;
  readonly players?: number;
  readonly bots?: readonly string[];
  readonly seed: string;
  readonly nodes: number;
  /** How long a bot that is not ours may take for a decision, in seconds. */
  readonly moveTime?: number;
  /** A tag of a language that the game speaks; the usual one, if not said. */
  readonly locale?: string;
  readonly fast?: boolean;
  readonly save?: string;
}

/** A game that the thread which plays it is told to play. */
export interface WatchTask {
  readonly role: 'watch';
  readonly game: string;
  readonly config: unknown;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly nodes: number;
  readonly moveTime: number | undefined;
}

type Scene = SceneOf<GameTypes['View'], GameTypes['Event']>;

type Said =
  | { readonly scene: Scene }
  | { readonly outcome: Outcome; readonly record: GameRecord }
  | { readonly failed: string; readonly exitCode: Failure['exitCode']; readonly record?: GameRecord };

/** Plays a game between bots, and tells what a spectator sees of it, in the time it takes to read it. */
export async function watch(options: WatchOptions, terminal: Terminal, program: URL): Promise<void> {
  const { seed, nodes, moveTime, save } = options;
  const { box } = await gameNamed(options.game);
  const locale = localeFor(box, options.locale);
  const bots = aroundTheTable(box, options);
  const offer = asked(() => offerOf(box, { config: options.config, players: bots.length }));
  await Promise.all(bots.map((bot) => contestant(bot, box)));
  const file = save === undefined ? undefined : fileFor(save);
  const config = offer.config({ players: bots.map((bot) => ({ name: shortName(bot) })), length: 'limited' });
  const narrator = narratorOf(toldOf(box, bots), storyOptions(terminal, locale), box.words.names);
  const tell = teller(terminal, options.fast === true);

  const keep = (record: GameRecord): void => {
    file?.write(`${JSON.stringify(record)}\n`);
    const words = wordsIn(locale);
    terminal.say(
      `\n${save === undefined ? '' : `${words.saved(save)}\n`}${words.again(commandFor({ ...options, locale }, bots))}`,
    );
  };

  const task: WatchTask = { role: 'watch', game: options.game, config, seed, bots, nodes, moveTime };
  const thread = startWorker(program, task);
  try {
    let last: Scene | undefined;
    for await (const said of messagesOf(thread)) {
      if ('failed' in said) {
        // The game up to there is what whoever wrote the bot wants to look at.
        if (said.record !== undefined && save !== undefined) keep(said.record);
        throw new Failure(said.failed, said.exitCode);
      }
      if ('scene' in said) {
        await tell(last === undefined ? narrator.opening(said.scene, seed) : narrator.scene(said.scene));
        last = said.scene;
        continue;
      }
      if (last !== undefined) await tell(narrator.ending(last.view, said.outcome));
      keep(said.record);
    }
  } finally {
    await thread.terminate();
  }
}

/** The story of a box; where a game does not know what its players are called, it is said who they are. */
export function toldOf({ story }: AnyBox, bots: readonly string[]): AnyBox['story'] {
  return {
    ...story,
    players: (look, locale) =>
      story.players(look, locale).map((player, seat) => {
        const bot = shortName(bots[seat] ?? '');
        return player.name.includes(bot) ? player : { ...player, name: `${player.name} (${bot})` };
      }),
  };
}

/** Plays the game in a thread of its own: whoever watches can stop it at once, however long a bot thinks. */
export async function serveWatch({ game: name, config, seed, bots, nodes, moveTime }: WatchTask): Promise<void> {
  const post = (said: Said): void => parentPort?.postMessage(said);
  const entrants: Entrant[] = [];
  let forfeited: GameRecord | undefined;
  try {
    const { box } = await gameNamed(name);
    const { game } = box;
    const sitting = await Promise.all(
      bots.map(async (bot, seat) => {
        const { enter, nodes: own = nodes } = await contestant(bot, box);
        const entrant = enter({ box, game: name, moveTime, onProcess: tellProcesses });
        entrants.push(entrant);
        await entrant.greet();
        return entrant.sit({ seat, seats: bots.length, seed: `bots of ${seed}`, nodes: own, gameOfDeal: 0 });
      }),
    );
    const { state, events } = game.begin(config, seed);
    post({ scene: { events: game.viewEvents(events, 'spectator'), view: game.view(state, 'spectator') } });
    const { outcome, record } = await refereed(game, {
      config,
      seed,
      substituteSeed: '',
      players: sitting,
      onForfeit({ seat, said }, record) {
        forfeited = record;
        throw new Failure(`The bot ${bots[seat]} on seat ${seat} cannot go on: ${said}`);
      },
      onAction(told) {
        const view = game.view(told.state, 'spectator');
        post({ scene: { events: game.viewEvents(told.events, 'spectator'), view } });
      },
    });
    post({ outcome, record });
  } catch (thrown) {
    post({
      failed: messageOf(thrown),
      exitCode: thrown instanceof Failure ? thrown.exitCode : 1,
      ...(forfeited === undefined ? {} : { record: forfeited }),
    });
  } finally {
    for (const entrant of entrants) entrant.close();
  }
}

/** The bots around the table: where fewer are named than play, they are seated in turn. */
function aroundTheTable(box: AnyBox, { players, bots = [defaultBot(box)] }: WatchOptions): readonly string[] {
  const seats = players ?? Math.max(box.game.seats.min, bots.length);
  if (bots.length > seats) throw misused(`${bots.length} bots are named, and ${seats} play.`);
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] ?? '');
}

/** Says beats, with the time to read them if somebody does. */
export function teller(terminal: Terminal, isFast: boolean): (beats: readonly Beat[]) => Promise<void> {
  return async (beats) => {
    for (const { text, pause } of beats) {
      terminal.say(text);
      if (terminal.isLive && !isFast && pause > 0) await sleep(1000 * pause);
    }
  };
}

async function* messagesOf(thread: Worker): AsyncGenerator<Said> {
  const waiting: Said[] = [];
  let isOver = false;
  let wake = (): void => {};
  const end = (): void => {
    isOver = true;
    wake();
  };
  thread.on('message', (said: Said | { readonly process: number }) => {
    if ('process' in said) return;
    waiting.push(said);
    wake();
  });
  thread.on('error', (error) => {
    waiting.push({ failed: error.message, exitCode: 1 });
    end();
  });
  thread.on('exit', end);
  while (true) {
    const said = waiting.shift();
    if (said !== undefined) yield said;
    else if (isOver) return;
    else
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  }
}

/** The command that shows the same game: its record if it was saved, otherwise the same bots with the same luck. */
function commandFor(options: WatchOptions, bots: readonly string[]): string {
  const { game, config, seed, nodes, moveTime = MOVE_TIME, locale, save } = options;
  if (save !== undefined) return replayOf(save, { game, locale });
  return commandOf([
    'watch',
    ...optionOf('--game', game, DEFAULT_GAME),
    ...optionOf('--config', config),
    '--bots',
    bots.join(),
    '--seed',
    seed,
    ...optionOf('--nodes', String(nodes), String(NODES)),
    ...optionOf('--move-time', String(moveTime), String(MOVE_TIME)),
    ...optionOf('--locale', locale, 'en'),
  ]);
}
