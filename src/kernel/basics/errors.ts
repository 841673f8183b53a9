import { bulkName, kindOf, UNREADABLE } from './attempt.ts';
import { freezeAll } from './plain.ts';
import type { Refusal } from './refusal.ts';

// Two copies of the library (ESM beside CJS) know each other's errors by this brand.
const BRAND = Symbol.for('gastropodia.EngineError');

/** What can go wrong by a mistake of the program that calls the library. */
export type ErrorCode =
  | 'action/illegal'
  | 'action/unknown'
  | 'agenda/endless'
  | 'agenda/nested-together'
  | 'agenda/no-effect'
  | 'agenda/unknown-step'
  | 'argument/invalid'
  | 'belief/impossible'
  | 'belief/weights'
  | 'bot/illegal'
  | 'bot/over-budget'
  | 'bot/silent'
  | 'bots/wrong-number'
  | 'box/invalid'
  | 'card/unknown'
  | 'chance/branches'
  | 'chance/script-exhausted'
  | 'chance/script-left-over'
  | 'chance/script-mismatch'
  | 'chance/unknown-generator'
  | 'chance/unknown-stream'
  | 'chance/weights'
  | 'config/invalid'
  | 'decision/dead-end'
  | 'decision/none'
  | 'engine/foreign'
  | 'event/unknown'
  | 'game/endless'
  | 'hand/no-such-card'
  | 'hand/nothing-left'
  | 'hash/not-plain'
  | 'law/broken'
  | 'log/diverged'
  | 'log/invalid'
  | 'locale/unknown'
  | 'option/invalid'
  | 'outcome/no-scores'
  | 'outcome/unknown'
  | 'pile/empty'
  | 'play/cancelled'
  | 'question/unknown'
  | 'ranking/uneven'
  | 'record/diverged'
  | 'record/invalid'
  | 'refusal/unknown'
  | 'ruleset/foreign'
  | 'ruleset/invalid'
  | 'save/invalid'
  | 'seat/unknown'
  | 'state/is-view'
  | 'testing/needs-fast-check'
  | 'testing/options'
  | 'undo/too-far'
  | 'view/invalid'
  | 'view/is-state';

/** One thing wrong with a value from outside, and where it is. */
export interface Fault {
  /** Where, as one would write it in code: `config.players[2].name`. */
  readonly path: string;
  readonly message: string;
}

// A message tells the first faults; `faults` has all of them.
const MOST_SHOWN = 20;

/**
 * A mistake of the program that calls the library: a config that cannot be played, a state of another game, dice that
 * ran out. What a player may not do is not an error but a {@link Refusal}.
 */
export class EngineError extends Error {
  static {
    freezeAll(EngineError);
  }

  readonly code: ErrorCode;
  /** Every fault found, where the error is about a value from outside; empty otherwise. */
  readonly faults: readonly Fault[];

  constructor(code: ErrorCode, message: string, faults: readonly Fault[] = []) {
    const shown = faults.slice(0, MOST_SHOWN).map(({ path, message: what }) => `  ${path}: ${what}`);
    const more = faults.length > MOST_SHOWN ? [`  … and ${faults.length - MOST_SHOWN} more`] : [];
    super([message, ...shown, ...more].join('\n'));
    this.name = 'EngineError';
    this.code = code;
    this.faults = faults;
    Object.defineProperty(this, BRAND, { value: true });
  }
}

/** An action that the rules refuse was given to `reduce`, which takes legal ones only. */
export class IllegalAction extends EngineError {
  static {
    freezeAll(IllegalAction);
  }

  readonly refusal: Refusal;

  constructor(refusal: Refusal, sentence: string) {
    super('action/illegal', sentence);
    this.name = 'IllegalAction';
    this.refusal = refusal;
  }
}

/** The error for something of another ruleset. */
export function foreign(what: string, theirs: unknown, ours: string): EngineError {
  const whose = typeof theirs === 'string' ? `This ${what} belongs to '${cut(theirs)}'` : `This is no ${what}`;
  return new EngineError('ruleset/foreign', `${whose}; the game here is '${ours}'.`);
}

/** The error for a seat, or another viewer, who is not at the table. */
export function unknownSeat(seat: unknown, seats: number): EngineError {
  return new EngineError('seat/unknown', `There is no seat ${named(seat)} at this table of ${seats}.`);
}

/** A value from outside, as a sentence can name it, whatever it is. */
export function named(value: unknown): string {
  if (typeof value === 'string') return `'${cut(value)}'`;
  if (value === UNREADABLE) return 'what cannot be read';
  if (typeof value === 'object' && value !== null) return bulkName(value) ?? KINDS[kindOf(value)];
  return ['function', 'symbol', 'bigint'].includes(typeof value) ? `a ${typeof value}` : String(value);
}

const KINDS = { list: 'a list', object: 'an object', [UNREADABLE]: 'what cannot be read' } as const;

/** The error for an option that is none of the values it can have. */
export function invalidOption(option: string, expected: string, found: unknown): EngineError {
  return new EngineError('option/invalid', `The option '${option}' should be ${expected}; it is ${named(found)}.`);
}

/** A figure of an option that has to be a whole number, 0 or more if nothing else is said; any other is an `EngineError`. */
export function mustBeWhole(option: string, value: number, least = 0, most = Number.MAX_SAFE_INTEGER): void {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return;
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
  throw invalidOption(option, `a whole number, ${range}`, value);
}

/** A text from outside, as much of it as a message can hold. */
export function cut(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Is this an error of this library, whichever copy of it threw it? */
export function isEngineError(value: unknown): value is EngineError {
  try {
    return value instanceof Error && BRAND in value;
  } catch {
    // What does not even tell its prototype is no error of ours.
    return false;
  }
}

/** So many of the words that there are are told where somebody has said another; more are no help. */
export const MOST_TOLD = 40;
