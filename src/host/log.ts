import * as v from 'valibot';
import {
  attempt,
  type Departure,
  EngineError,
  examinedBy,
  type Game,
  type GameTypes,
  LEAVING,
  type MatchLuck,
  type TakingBack,
  VERSION,
  whole,
} from '../kernel/index.ts';
import type { MessageId } from './messages.ts';

/** A seat, as a log names it: a person, or a bot by its name. */
export interface LoggedSeat {
  readonly name: string;
  /** The name of the bot that plays here; a person does, if there is none. */
  readonly bot?: string;
}

/** The first line of a log: all that a table begins with. */
export interface LogHead<T extends GameTypes = GameTypes> {
  readonly line: 0;
  readonly format: 'gastropodia/table';
  /** The version of the library that wrote it. */
  readonly engine: string;
  readonly ruleset: string;
  readonly config: T['Config'];
  readonly luck: MatchLuck;
  /** The luck of the bots. */
  readonly botSeed: string;
  /** What a bot may spend on a decision. */
  readonly nodes: number;
  readonly seats: readonly LoggedSeat[];
}

/** What happened at a table: an action with the hash of the position after it, actions taken back, a seat left. */
export type LogEntry<T extends GameTypes = GameTypes> =
  | { readonly act: T['Action']; readonly hash: number }
  | { readonly back: Required<TakingBack> }
  | { readonly gone: Departure };

/** A line of a log. */
export type LogLine<T extends GameTypes = GameTypes> = LogEntry<T> & {
  /** Lines are numbered, so that one that is missing is noticed. */
  readonly line: number;
  /** The number of the message that asked for it, where its seat said so itself. */
  readonly id?: MessageId;
  /** How much time each seat had left, where there are clocks. */
  readonly left?: readonly number[];
};

/** What a log holds. */
export interface ReadLog<T extends GameTypes> {
  readonly head: LogHead<T>;
  readonly lines: readonly LogLine<T>[];
  /** Was its last line being written when the host died? */
  readonly isTorn: boolean;
}

const seat = whole(0, 31);
const HEAD = v.strictObject({
  line: v.literal(0),
  format: v.literal('gastropodia/table'),
  engine: v.string(),
  ruleset: v.string(),
  config: v.unknown(),
  luck: v.strictObject({
    seed: v.string(),
    generator: v.exactOptional(v.picklist(['alea', 'chacha'])),
    commitment: v.exactOptional(v.string()),
  }),
  botSeed: v.string(),
  nodes: whole(0),
  seats: v.array(v.strictObject({ name: v.string(), bot: v.exactOptional(v.string()) })),
});
const COMMON = {
  line: whole(1),
  id: v.exactOptional(v.union([v.string(), v.number()])),
  left: v.exactOptional(v.array(v.number())),
};
const LINE = v.union([
  v.strictObject({ ...COMMON, act: v.looseObject({ type: v.string(), seat }), hash: whole(0, 2 ** 32 - 1) }),
  v.strictObject({
    ...COMMON,
    back: v.strictObject({ seat, count: whole(1), kind: v.picklist(['quiet', 'open']) }),
  }),
  v.strictObject({ ...COMMON, gone: v.strictObject({ seat, reason: v.picklist(LEAVING) }) }),
]);

/**
 * A line as it is written. All of it is ASCII, so that a file can be cut at any byte, and is cut between characters.
 */
export function writtenLine(line: LogHead | LogLine): string {
  const text = JSON.stringify(line).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${text}\n`;
}

/**
 * What a log holds; nothing, if not even its first line is whole.
 *
 * What was being written when a host died is the beginning of a line, and no beginning of a line is JSON. So a line that is
 * none is left out, wherever it stands; the next one has its number.
 *
 * @rule KER-14.11 A log that was cut at any byte leads to the table as it was before the line that was cut.
 * @rule KER-14.12 A log that was changed is an error that names the line.
 * @rule KER-14.30 A log that two tables have written to is an error that says so.
 */
export function readLog<T extends GameTypes>(game: Game<T>, text: string): ReadLog<T> | undefined {
  const isTorn = text !== '' && !text.endsWith('\n');
  const [first, ...rest] = text.split('\n').flatMap(wholeLine);
  if (first === undefined) return undefined;
  const head = checked(HEAD, first, 0) as LogHead<T>;
  if (head.ruleset !== game.ruleset) {
    throw new EngineError(
      'ruleset/foreign',
      `This log belongs to '${head.ruleset}'; the game here is '${game.ruleset}'.`,
    );
  }
  if (majorOf(head.engine) !== majorOf(VERSION)) {
    throw new EngineError('engine/foreign', `This log was written by gastropodia ${head.engine}; here is ${VERSION}.`);
  }
  const lines = rest.map((line, index) => {
    mustBeNumbered(line, index + 1);
    return checked(LINE, line, index + 1) as LogLine<T>;
  });
  return { head, lines, isTorn };
}

function mustBeNumbered(line: unknown, number: number): void {
  const { line: found } = line as Partial<LogLine>;
  if (!Number.isSafeInteger(found) || found === number) return;
  throw new EngineError('log/invalid', Number(found) < number ? whyTwice(Number(found)) : whyMissing(number, found));
}

const whyMissing = (missing: number, found: unknown): string =>
  `Line ${missing} of the log is missing: what follows says ${found}.`;

const whyTwice = (line: number): string =>
  `Line ${line} of the log is there twice: two tables were opened from it and have both written to it.`;

/** The first line of a log that is being begun. */
export function checkedHead<T extends GameTypes>(head: LogHead<T>): LogHead<T> {
  const { value, faults } = examinedBy(HEAD, head, 'table');
  if (faults.length === 0) return value as LogHead<T>;
  throw new EngineError('argument/invalid', 'A table cannot be opened like this.', faults);
}

function wholeLine(text: string): unknown[] {
  const line: unknown = attempt(() => JSON.parse(text));
  return typeof line === 'object' && line !== null ? [line] : [];
}

function checked<Value>(schema: v.GenericSchema<unknown, Value>, line: unknown, number: number): Value {
  const { value, faults } = examinedBy(schema, line, `line ${number}`);
  if (faults.length === 0) return value as Value;
  throw new EngineError('log/invalid', `Line ${number} of the log is not valid.`, faults);
}

const majorOf = (version: string): string => version.split('.', 1)[0] ?? '';
