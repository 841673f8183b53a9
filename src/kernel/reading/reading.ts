import * as v from 'valibot';
import { attempt, UNREADABLE } from '../basics/attempt.ts';
import { EngineError, type ErrorCode } from '../basics/errors.ts';
import { TOLD } from './fault-words.ts';
import { type Bounds, type Flaw, faultsOf, plainCopy, SMALL } from './plain-copy.ts';
import { flawsOf } from './schema-faults.ts';

/**
 * A value from outside that fits the schema; otherwise an error with the path of every fault. The schema is asked about a
 * plain copy: nothing that it reads can throw, or say something else the next time.
 *
 * @rule KER-2.3 Configs, saves and records are checked against a schema, and refused with the path of every fault.
 * @rule KER-2.17 Each part of a value from outside is read once: what is checked is what is used.
 */
export function parsed<Value>(
  schema: v.GenericSchema<unknown, Value>,
  input: unknown,
  name: string,
  code: ErrorCode,
  bounds: Bounds = SMALL,
): Value {
  const { value, flaws, size } = plainCopy(input, bounds);
  if (value === UNREADABLE) throw invalid(name, code, flaws);
  // Of a long value only the first fault is told: all of them would fill the memory.
  const abortEarly = size > SMALL.values;
  // A check of the author's own may throw.
  const result = attempt(() => v.safeParse(schema, value, { abortEarly }));
  if (result?.success === true && flaws.length === 0) return result.output;
  const found = result === undefined ? UNCHECKED : flawsOf(schema, value, result.issues ?? []);
  throw invalid(name, code, [...flaws, ...found]);
}

const UNCHECKED: readonly Flaw[] = [{ at: [], message: TOLD.unreadable }];

/** A plain copy of a value from outside, of which everything is read once; one that cannot be copied is an error. */
export function readOnce<Value>(input: Value, name: string, code: ErrorCode): Value {
  const { value, flaws } = plainCopy(input);
  if (flaws.length > 0) throw invalid(name, code, flaws);
  return value as Value;
}

function invalid(name: string, code: ErrorCode, flaws: readonly Flaw[]): EngineError {
  return new EngineError(code, `The ${name} is not valid.`, faultsOf(name, flaws));
}
