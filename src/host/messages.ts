import {
  attempt,
  type Departure,
  type GameTypes,
  type Outcome,
  type Patch,
  type Seat,
  type SeenEvent,
} from '../kernel/index.ts';
import type { TableWhy } from './refusals.ts';

/**
 * The number of a message: one that no other message of its seat has in this game, whichever page or device sends it, such as
 * `crypto.randomUUID()`. It comes back as the `re` of a refusal. A text has 64 characters at most.
 */
export type MessageId = string | number;

/** What somebody at a table can say. */
export type Said =
  | Deed
  /**
   * Asks for everything since a message, as if the connection had been made again. It changes nothing, and needs no number. With
   * `printed`, a whole view comes with what is printed.
   */
  | { readonly say: 'again'; readonly since?: number; readonly printed?: boolean; readonly id?: MessageId }
  /** Asks whether a message would be refused if it were said now. It changes nothing; the answer is `judged`. */
  | { readonly say: 'why'; readonly id: MessageId; readonly message: unknown };

/** What is done at most once, however often it arrives. */
type Deed = { readonly id: MessageId } & (
  | {
      /** The answer to a decision, or a free action, with the token of the decision from the last message. */
      readonly say: 'act';
      readonly decision: string;
      readonly action: unknown;
    }
  /** Takes back what nobody else has noticed: the last action, or the last few. */
  | { readonly say: 'take-back'; readonly count?: number }
  /** Asks the others whether what they have seen may be taken back. */
  | { readonly say: 'ask-back'; readonly count?: number }
  /** Answers a question to take back, with the token of the question. */
  | { readonly say: 'agree' | 'disagree'; readonly question: string }
  | { readonly say: 'resign' }
);

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
  /** The token of the question: an answer names it. */
  readonly question: string;
  readonly seat: Seat;
  /** How many actions that others have noticed would be taken back. */
  readonly count: number;
  /** The seats that have agreed. */
  readonly agreed: readonly Seat[];
}

/** What a table tells one of those who are connected to it. */
export type TableMessage<T extends GameTypes = GameTypes> =
  | GameMessage<T>
  | FramesMessage<T>
  /** Whether something would be refused: the answer to `why`. */
  | {
      readonly tell: 'judged';
      /** The number of the message that asked. */
      readonly re: MessageId;
      /** Why it would be refused; null if it would be done. */
      readonly refusal: T['Why'] | TableWhy | null;
      /** The sentence of the refusal. */
      readonly text?: string;
    }
  /** Something that was said is refused. */
  | {
      readonly tell: 'refused';
      readonly refusal: T['Why'] | TableWhy;
      readonly text: string;
      /** The number of the message that is refused. */
      readonly re?: MessageId;
    }
  /** Who sits at the table; whenever that changes. Spectators are counted: that alone sends no message to those who are there. */
  | { readonly tell: 'seats'; readonly seats: readonly SeatAtTable[]; readonly spectators: number }
  /** What the players are asked to agree to, if anything; whenever that changes. */
  | { readonly tell: 'asked'; readonly asked: AskedBack | null }
  /** What happened could not be kept, and nothing more will be told. */
  | { readonly tell: 'closed' };

/** The whole view of a viewer, and what happened since the last message. */
export interface GameMessage<T extends GameTypes = GameTypes> extends Standing<T> {
  readonly tell: 'game';
  readonly view: T['View'];
  /**
   * What never changes during a game: with the first view of a connection that asks for the legal answers, and when `again` asks for
   * it. Keep it, and draw `{ ...printed, ...view }`.
   */
  readonly printed?: T['Printed'];
  readonly events: readonly SeenEvent<T['Event']>[];
}

/** What happened since the last message, event by event. */
export interface FramesMessage<T extends GameTypes = GameTypes> extends Standing<T> {
  readonly tell: 'frames';
  /** None where only the outcome is new: a player has left the game. */
  readonly frames: readonly WireFrame<T>[];
}

/** An event, and what it changes in the view of its viewer. */
export interface WireFrame<T extends GameTypes = GameTypes> {
  readonly events: readonly SeenEvent<T['Event']>[];
  /**
   * What leads from the view of the frame before, or of the last message, to that of this frame: `applyPatches` of immer
   * carries it out.
   *
   * @rule KER-14.32 Patches lead from each view that a viewer was sent to the next one.
   */
  readonly patches: readonly Patch[];
}

/** How a game stands for a viewer. */
interface Standing<T extends GameTypes> {
  /** Counts what this viewer was told: say it as `since` to go on from here. */
  readonly seq: number;
  /** There if the view does not follow from the last one by these events: something was taken back, or too much was missed. */
  readonly anew?: true;
  /** The token of the decision that this viewer owes, if it owes one: an action names it. */
  readonly decision?: string;
  /** The legal answers to that decision, for a connection that wants them. */
  readonly answers?: readonly T['Action'][];
  readonly outcome?: Outcome;
  /** How much time each seat has left, where there are clocks. */
  readonly left?: readonly number[];
}

const WORDS: readonly Said['say'][] = ['act', 'take-back', 'ask-back', 'agree', 'disagree', 'resign', 'again', 'why'];

/** Something that was said, as it is judged: whoever asks beforehand whether it would be refused need not number it. */
export type Heard = Said extends infer Each ? (Each extends Said ? Omit<Each, 'id'> : never) : never;

/** What a message says, or why it is none. */
export type Read = ({ readonly said: Heard } | { readonly refusal: TableWhy }) & {
  readonly id: MessageId | undefined;
};

/**
 * Reads whatever came in, each part of it once.
 *
 * @param asks Whether it is only asked about. What is to be done needs a number.
 *
 * @rule KER-14.18 Any value may be said: it is a message, or is refused as none, and nothing of it is kept.
 * @rule KER-14.27 A message has a number.
 */
export function readSaid(value: unknown, asks: 'to-do' | 'beforehand'): Read {
  const part = (key: string): unknown => attempt(() => (value as Readonly<Record<string, unknown>>)[key]);
  const id = shortOf(part('id'));
  const fail = (path: string, expected: string): Read => ({
    refusal: { code: 'message/malformed', rule: 'KER-14.18', facts: { path, expected } },
    id,
  });
  if (typeof value !== 'object' || value === null) return fail('message', 'an object');
  const say = WORDS.find((word) => word === part('say'));
  if (say === undefined) return fail('message.say', WORDS.join(' | '));
  if (id === undefined && say !== 'again' && asks === 'to-do') {
    return fail('message.id', `a number, or a text of at most ${LONGEST_ID} characters, that no other message has`);
  }
  switch (say) {
    case 'act': {
      const decision = part('decision');
      if (typeof decision !== 'string') return fail('message.decision', 'the token of a decision');
      return { said: { say, decision, action: part('action') }, id };
    }
    case 'take-back':
    case 'ask-back': {
      const count = part('count') ?? 1;
      if (!isWhole(count) || count < 1) return fail('message.count', 'a whole number, 1 or more');
      return { said: { say, count }, id };
    }
    case 'agree':
    case 'disagree': {
      const question = part('question');
      if (typeof question !== 'string') return fail('message.question', 'the token of a question');
      return { said: { say, question }, id };
    }
    case 'again':
      return { said: { say, since: givenSince(part('since')), printed: part('printed') === true }, id };
    case 'why':
      return { said: { say, message: part('message') }, id };
    default:
      return { said: { say }, id };
  }
}

/** The number of a message that somebody says to have had; whatever is none is 0. */
export function givenSince(since: unknown): number {
  return isWhole(since) ? since : 0;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

// It is sent back: a long one would be a way to make the table talk.
function shortOf(id: unknown): MessageId | undefined {
  if (typeof id === 'string' && id.length <= LONGEST_ID) return id;
  return typeof id === 'number' && Number.isFinite(id) ? id : undefined;
}

const LONGEST_ID = 64;
