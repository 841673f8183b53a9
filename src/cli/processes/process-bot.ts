import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Sitter, Sitting } from '../../arena/index.ts';
import { Forfeited } from '../../bots/index.ts';
import type { AnyBox } from '../../boxes/index.ts';
import type { GameTypes } from '../../kernel/index.ts';
import { type Channel, openChannel, type Started } from './channel.ts';
import { ANSWER, HELLO, PROTOCOL } from './protocol.ts';

/**
 * A bot in processes of its own. Games of one deal share their luck, so each process plays one game of every deal: what it has seen
 * in the others it cannot know. They share nothing but what any two programs do that one person runs on one machine.
 */
export interface ProcessBot {
  /** Starts it and waits until it has said who it is; what it says of itself instead is thrown. */
  greet(): Promise<Greeting>;
  /** Sits it down for one game. What it is told of the luck of the bots is hashed, so that it leads nowhere. */
  sit(at: Sitting): Sitter<GameTypes>;
  close(): void;
}

/** How a bot is run. */
export interface ProcessOptions {
  readonly name: string;
  readonly started: Started;
  readonly box: AnyBox;
  /** How long it may take for a decision, in seconds. */
  readonly moveTime: number;
  /** Told of its processes as they come and go, so that none outlives the arena. */
  readonly onProcess?: (pid: number, isRunning: boolean) => void;
}

/** To start takes longer than to answer: a language has to be loaded, and a game. */
const LEAST_START = 30;

/** A bot that is run by a command. It is started when it is needed, and anew after it has failed. */
export function processBot({ name, started, box, moveTime, onProcess }: ProcessOptions): ProcessBot {
  /** The processes, by which game of its deal they play. */
  const processes = new Map<number, Running>();
  let first: Promise<Greeting> | undefined;
  let matches = 0;
  let turns = 0;

  function running(gameOfDeal: number): Running {
    const open = processes.get(gameOfDeal);
    if (open?.channel.isOpen) return open;
    const channel = openChannel(started, () => {
      if (channel.pid !== undefined) onProcess?.(channel.pid, false);
    });
    if (channel.pid !== undefined) onProcess?.(channel.pid, true);
    channel.tell({ type: 'hello', protocol: PROTOCOL, game: box.game.id, ruleset: box.game.ruleset });
    const greeting = greeted(channel, Math.max(LEAST_START, moveTime));
    const begun: Running = { channel, greeting: sameAsFirst(greeting), played: new Set() };
    // Whoever plays the next turn is told.
    begun.greeting.catch(() => {});
    processes.set(gameOfDeal, begun);
    return begun;
  }

  /** A file may have been changed since the first process was started. */
  async function sameAsFirst(greeting: Promise<Greeting>): Promise<Greeting> {
    first ??= greeting;
    const [now, then] = [await greeting, await first.catch(() => undefined)];
    if (then === undefined) first = greeting;
    else if (now.digest !== then.digest) throw new Error(`The bot at ${name} has changed in the meantime.`);
    return now;
  }

  /** Sees to it that no process plays a game for the second time: it would know how it goes on. */
  function begin({ gameOfDeal, seed, seat }: Sitting): void {
    const game = `${seed}/${seat}`;
    const open = processes.get(gameOfDeal);
    if (open?.channel.isOpen && open.played.has(game)) open.channel.close();
    running(gameOfDeal).played.add(game);
  }

  return {
    greet: () => running(0).greeting,
    sit(sitting) {
      const { seat, seats, seed, nodes, gameOfDeal } = sitting;
      begin(sitting);
      const match = matches++;
      const luck = createHash('sha256').update(`${seed}/${seat}`).digest('hex');
      let at: Channel | undefined;
      return {
        name,
        async move(view) {
          const { channel, greeting } = running(gameOfDeal);
          await greeting;
          // A bot that was started anew in the middle of a game has forgotten it; it had forfeited then.
          if (at !== channel) channel.tell({ type: 'begin', match, seat, seats, printed: box.game.printed(view) });
          at = channel;
          const turn = turns++;
          const decision = box.game.pending(view).find((owed) => owed.seat === seat);
          if (decision === undefined) throw new Error(`Seat ${seat} owes no decision.`);
          const actions = box.game.legalActions(view);
          channel.tell({
            type: 'turn',
            turn,
            match,
            seat,
            decision,
            actions,
            view,
            nodes,
            seed: `${luck}/${decision.id}`,
          });
          return chosen(await channel.hear(moveTime * 1000), turn, actions, channel);
        },
        leave: () => {
          if (at?.isOpen) at.tell({ type: 'end', match });
        },
      };
    },
    close() {
      for (const { channel } of processes.values()) channel.close();
    },
  };
}

/** What a bot says of itself, once. */
interface Greeting {
  readonly name: string;
  readonly digest?: string | undefined;
}

/** A process that runs, and the games that it has played, by their luck. */
interface Running {
  readonly channel: Channel;
  readonly greeting: Promise<Greeting>;
  readonly played: Set<string>;
}

async function greeted(channel: Channel, seconds: number): Promise<Greeting> {
  const hello = v.safeParse(HELLO, await channel.hear(seconds * 1000));
  if (!hello.success) {
    channel.close();
    throw new Forfeited('nonsense', 'It did not say hello: the first line is an object with its name.');
  }
  if (!('error' in hello.output)) return hello.output;
  channel.close();
  throw new Forfeited('threw', hello.output.error);
}

function chosen(
  said: unknown,
  turn: number,
  actions: readonly GameTypes['Action'][],
  channel: Channel,
): GameTypes['Action'] {
  const answer = v.safeParse(ANSWER, said);
  if (!answer.success || answer.output.turn !== turn) {
    channel.close();
    throw new Forfeited('nonsense', `It did not answer turn ${turn}: ${JSON.stringify(said).slice(0, 100)}`);
  }
  const { output } = answer;
  if ('error' in output) throw new Forfeited(output.why, output.error);
  if ('action' in output) return output.action as GameTypes['Action'];
  const action = actions[output.choice];
  if (action === undefined)
    throw new Forfeited('illegal', `It was offered ${actions.length} actions, and chose number ${output.choice}.`);
  return action;
}
