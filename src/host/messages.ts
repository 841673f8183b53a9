import { attempt, type Departure, type GameTypes, type Outcome, type Seat, type SeenEvent } from '../kernel/index.ts';
import type { TableWhy } from './refusals.ts';

/** What somebody at a table can say. Every message may have a `re`, which comes back with a refusal of it. */
export type Said =
  /** The answer to a decision, or a free action, with the token of the decision from the last message. */
  | { readonly say: 'act'; readonly decision: string; readonly action: unknown }
  /** Takes back what nobody else has noticed: the last action, or the last few. */
  | { readonly say: 'take-back'; readonly count?: number }
  /** Asks the others whether what they have seen may be taken back. */
  | { readonly say: 'ask-back'; readonly count?: number }
  | { readonly say: 'agree' }
  | { readonly say: 'disagree' }
  | { readonly say: 'resign' }
  /** Asks for everything since a message, as if the connection had been made again. */
  | { readonly say: 'again'; readonly since?: number };

/** A seat, as everybody at the table knows it. */
export interface SeatAtTable {
  readonly name: string;
  readonly player: 'person' | 'bot';
  /** Is anybody connected who plays here? */
  readonly isHere: boolean;
  /** Why it has left the game, if it has. */
  readonly left?: Departure['reason'];
}

/** What the players are asked to agree to. */
export interface AskedBack {
  readonly seat: Seat;
  /** How many of the seat's last actions would be taken back. */
  readonly count: number;
  /** The seats that have agreed. */
  readonly agreed: readonly Seat[];
}

/** What a table tells one of those who are connected to it. */
export type TableMessage<T extends GameTypes = GameTypes> =
  | GameMessage<T>
  /** Something that was said is refused. */
  | {
      readonly tell: 'refused';
      readonly refusal: T['Why'] | TableWhy;
      readonly text: string;
      readonly re?: string | number;
    }
  /** Who sits at the table; whenever that changes. */
  | { readonly tell: 'seats'; readonly seats: readonly SeatAtTable[] }
  /** What the players are asked to agree to, if anything; whenever that changes. */
  | { readonly tell: 'asked'; readonly asked: AskedBack | null }
  /** What happened could not be kept, and nothing more will be told. */
  | { readonly tell: 'closed' };

/** What a viewer sees, and what happened since the last message. */
export interface GameMessage<T extends GameTypes = GameTypes> {
  readonly tell: 'game';
  /** Counts what this viewer was told: say it as `since` to go on from here. */
  readonly seq: number;
  readonly view: T['View'];
  readonly events: readonly SeenEvent<T['Event']>[];
  /** There if the view does not follow from the last one by these events: something was taken back, or too much was missed. */
  readonly anew?: true;
  /** The token of the decision that this viewer owes, if it owes one: an action names it. */
  readonly decision?: string;
  readonly outcome?: Outcome;
  /** How much time each seat has left, where there are clocks. */
  readonly left?: readonly number[];
}

const WORDS: readonly Said['say'][] = ['act', 'take-back', 'ask-back', 'agree', 'disagree', 'resign', 'again'];

/** What a message says, or why it is none. */
export type Read = ({ readonly said: Said } | { readonly refusal: TableWhy }) & {
  readonly re: string | number | undefined;
};

/**
 * Reads whatever came in, each part of it once.
 *
 * @rule KER-14.18 Any value may be said: it is a message, or is refused as none, and nothing of it is kept.
 */
export function readSaid(value: unknown): Read {
  const part = (key: string): unknown => attempt(() => (value as Readonly<Record<string, unknown>>)[key]);
  const re = shortOf(part('re'));
  const fail = (path: string, expected: string): Read => ({
    refusal: { code: 'message/malformed', rule: 'KER-14.18', facts: { path, expected } },
    re,
  });
  if (typeof value !== 'object' || value === null) return fail('message', 'an object');
  const say = WORDS.find((word) => word === part('say'));
  switch (say) {
    case undefined:
      return fail('message.say', WORDS.join(' | '));
    case 'act': {
      const decision = part('decision');
      if (typeof decision !== 'string') return fail('message.decision', 'the token of a decision');
      return { said: { say, decision, action: part('action') }, re };
    }
    case 'take-back':
    case 'ask-back': {
      const count = part('count') ?? 1;
      if (!isWhole(count) || count < 1) return fail('message.count', 'a whole number, 1 or more');
      return { said: { say, count }, re };
    }
    case 'again':
      return { said: { say, since: givenSince(part('since')) }, re };
    default:
      return { said: { say }, re };
  }
}

/** The number of a message that somebody says to have had; whatever is none is 0. */
export function givenSince(since: unknown): number {
  return isWhole(since) ? since : 0;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

// It is sent back: a long one would be a way to make the table talk.
function shortOf(re: unknown): string | number | undefined {
  if (typeof re === 'string' && re.length <= 64) return re;
  return typeof re === 'number' && Number.isFinite(re) ? re : undefined;
}
