import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Sitter, Sitting } from '../../arena/index.ts';
import { Forfeited } from '../../bots/index.ts';
import type { AnyBox } from '../../boxes/index.ts';
import type { GameTypes } from '../../kernel/index.ts';
import { type Channel, openChannel, type Started } from './channel.ts';
import { ANSWER, HELLO, PROTOCOL } from './protocol.ts';

/** A bot in a process of its own: one process for all games that this thread plays, one after another. */
export interface ProcessBot {
  /** Starts it and waits until it has said who it is; what it says of itself instead is thrown. */
  greet(): Promise<{ readonly name: string; readonly digest?: string | undefined }>;
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
  let open:
    | { readonly channel: Channel; readonly greeting: Promise<{ name: string; digest?: string | undefined }> }
    | undefined;
  let matches = 0;
  let turns = 0;

  function running(): NonNullable<typeof open> {
    if (open?.channel.isOpen) return open;
    const channel = openChannel(started, () => {
      if (channel.pid !== undefined) onProcess?.(channel.pid, false);
    });
    if (channel.pid !== undefined) onProcess?.(channel.pid, true);
    channel.tell({ type: 'hello', protocol: PROTOCOL, game: box.game.id, ruleset: box.game.ruleset });
    open = { channel, greeting: greeted(channel, Math.max(LEAST_START, moveTime)) };
    // Whoever plays the next turn is told.
    open.greeting.catch(() => {});
    return open;
  }

  return {
    greet: () => running().greeting,
    sit({ seat, seats, seed, nodes }) {
      const match = matches++;
      const luck = createHash('sha256').update(`${seed}/${seat}`).digest('hex');
      let at: Channel | undefined;
      return {
        name,
        async move(view) {
          const { channel, greeting } = running();
          await greeting;
          // A bot that was started anew in the middle of a game has forgotten it; it had forfeited then.
          if (at !== channel) channel.tell({ type: 'begin', match, seat, seats });
          at = channel;
          const turn = turns++;
          const decision = box.game.pending(view).find((owed) => owed.seat === seat);
          if (decision === undefined) throw new Error(`Seat ${seat} owes no decision.`);
          const actions = [...box.game.legalActions(view)];
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
    close: () => open?.channel.close(),
  };
}

async function greeted(channel: Channel, seconds: number): Promise<{ name: string; digest?: string | undefined }> {
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
