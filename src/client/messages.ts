import type { FramesMessage, GameMessage, TableMessage } from '../host/index.ts';
import { attempt, type GameTypes, isRecord } from '../kernel/index.ts';

/** A message that follows another one: its number may be said with it. */
interface Following {
  readonly since?: number;
}

/** A whole view, and what is printed, if that is not known yet. */
export type WholeMessage<T extends GameTypes> = GameMessage<T> & Following & { readonly printed?: object };

/** What has happened since the last message, event by event, with the changes of the view. */
export type PatchedMessage<T extends GameTypes> = FramesMessage<T> & Following;

/** What a table can say, as a client reads it. */
export type Incoming<T extends GameTypes> =
  | WholeMessage<T>
  | PatchedMessage<T>
  | Exclude<TableMessage<T>, { readonly tell: 'frames' | 'game' }>;

/** How the game stands for this seat, by the last message. */
export type Settled<T extends GameTypes> = Pick<GameMessage<T>, 'answers' | 'decision' | 'left' | 'outcome'>;

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
