import type { AskedBack, MessageId, SeatAtTable } from '../host/index.ts';
import { attempt, type GameTypes, isRecord, type Outcome, type Patch, type SeenEvent } from '../kernel/index.ts';

/** What a table can say, as a client reads it. */
export type Incoming<T extends GameTypes> =
  | WholeMessage<T>
  | FramesMessage<T>
  | { readonly tell: 'refused'; readonly refusal: RefusalLike<T>; readonly text: string; readonly re?: MessageId }
  | { readonly tell: 'judged'; readonly refusal: RefusalLike<T> | null; readonly text?: string; readonly re: MessageId }
  | { readonly tell: 'seats'; readonly seats: readonly SeatAtTable[]; readonly spectators: number }
  | { readonly tell: 'asked'; readonly asked: AskedBack | null }
  | { readonly tell: 'closed' };

/** Why something is refused, by the rules or by the table. */
export type RefusalLike<T extends GameTypes> =
  | T['Why']
  | { readonly code: string; readonly rule: string; readonly facts: object };

/** What messages about the game have in common. */
export interface Settled<T extends GameTypes> {
  /** The token of the decision that this seat owes. */
  readonly decision?: string;
  /** The legal actions, if the client has asked for them. */
  readonly answers?: readonly T['Action'][];
  readonly outcome?: Outcome;
  /** How much time each seat has left. */
  readonly left?: readonly number[];
}

interface Numbered<T extends GameTypes> extends Settled<T> {
  readonly seq: number;
  /** The number of the message that this one follows. */
  readonly since?: number;
  readonly anew?: true;
}

/** A whole view, and what has happened since the last message. */
export interface WholeMessage<T extends GameTypes> extends Numbered<T> {
  readonly tell: 'game';
  readonly view: T['View'];
  readonly printed?: object;
  readonly events: readonly SeenEvent<T['Event']>[];
}

/** What has happened since the last message, event by event, with the changes of the view. */
export interface FramesMessage<T extends GameTypes> extends Numbered<T> {
  readonly tell: 'frames';
  readonly frames: readonly { readonly events: readonly SeenEvent<T['Event']>[]; readonly patches: readonly Patch[] }[];
}

/**
 * Reads a message. Returns undefined for whatever is none.
 *
 * @rule KER-18.3 Whatever comes in that is no message of a table changes nothing.
 */
export function readMessage<T extends GameTypes>(value: unknown): Incoming<T> | undefined {
  const isMessage = attempt(() => {
    const read =
      isRecord(value) && Object.hasOwn(READERS, String(value.tell)) ? READERS[String(value.tell)] : undefined;
    return read?.(value as Fields);
  });
  return isMessage === true ? (value as Incoming<T>) : undefined;
}

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isId: Check = (value) => isText(value) || isNumber(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const isEvent: Check = (value) => isRecord(value) && isText(value.type);
const isRefusal: Check = (value) => isRecord(value) && isText(value.code);
const isPatch: Check = (value) =>
  isRecord(value) && isText(value.op) && isListOf((key) => isText(key) || isCount(key))(value.path);
const isFrame: Check = (value) =>
  isRecord(value) && isListOf(isEvent)(value.events) && isListOf(isPatch)(value.patches);
const isSeat: Check = (value) => isRecord(value) && isText(value.name);
const isOutcome: Check = (value) =>
  isRecord(value) && isListOf(isNumber)(value.winners) && isListOf(isListOf(isNumber))(value.ranking);
const isAsked: Check = (value) => isRecord(value) && isText(value.question) && isListOf(isNumber)(value.agreed);

const isNumbered = ({ seq, since, decision, answers, outcome, left }: Fields): boolean =>
  isCount(seq) &&
  maybe(isCount)(since) &&
  maybe(isText)(decision) &&
  maybe(isListOf(isEvent))(answers) &&
  maybe(isOutcome)(outcome) &&
  maybe(isListOf(isNumber))(left);

const READERS: Readonly<Record<string, (message: Fields) => boolean>> = {
  game: (message) =>
    isNumbered(message) &&
    isRecord(message.view) &&
    maybe(isRecord)(message.printed) &&
    isListOf(isEvent)(message.events),
  frames: (message) => isNumbered(message) && isListOf(isFrame)(message.frames),
  refused: ({ refusal, text, re }) => isRefusal(refusal) && isText(text) && maybe(isId)(re),
  judged: ({ refusal, text, re }) => (refusal === null || isRefusal(refusal)) && maybe(isText)(text) && isId(re),
  seats: ({ seats, spectators }) => isListOf(isSeat)(seats) && isCount(spectators),
  asked: ({ asked }) => asked === null || isAsked(asked),
  closed: () => true,
};
