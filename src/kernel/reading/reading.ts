import * as v from 'valibot';
import { attempt, UNREADABLE } from '../basics/attempt.ts';
import { EngineError, type ErrorCode, type Fault } from '../basics/errors.ts';
import { TOLD } from './fault-words.ts';
import { type Bounds, type Flaw, faultsOf, plainCopy, SMALL } from './plain-copy.ts';
import { flawsOf } from './schema-faults.ts';
import type { Examined } from './spot.ts';

/**
 * Reads a value from outside, whatever it is, by a schema. The schema is asked about a plain copy: nothing that it reads can
 * throw, or say something else the next time.
 *
 * @rule KER-2.17 Each part of a value from outside is read once: what is checked is what is used.
 */
export function examinedBy<Value>(
  schema: v.GenericSchema<unknown, Value>,
  input: unknown,
  name: string,
  bounds: Bounds = SMALL,
): Examined<Value> {
  const { value, flaws, size } = plainCopy(input, bounds);
  const refused = (found: readonly Flaw[]): Examined<Value> => ({
    value: undefined,
    faults: faultsOf(name, [...flaws, ...found]),
  });
  if (value === UNREADABLE) return refused([]);
  // Of a long value only the first fault is told: all of them would fill the memory.
  const abortEarly = size > SMALL.values;
  // A check of the author's own may throw.
  const result = attempt(() => v.safeParse(schema, value, { abortEarly }));
  if (result?.success === true && flaws.length === 0) return { value: result.output, faults: [] };
  return refused(result === undefined ? UNCHECKED : flawsOf(schema, value, result.issues ?? []));
}

/**
 * A value from outside that fits the schema; otherwise an error with the path of every fault.
 *
 * @rule KER-2.3 Configs, saves and records are checked against a schema, and refused with the path of every fault.
 */
export function parsed<Value>(
  schema: v.GenericSchema<unknown, Value>,
  input: unknown,
  name: string,
  code: ErrorCode,
  bounds: Bounds = SMALL,
): Value {
  const { value, faults } = examinedBy(schema, input, name, bounds);
  if (faults.length > 0) throw invalid(name, code, faults);
  return value as Value;
}

const UNCHECKED: readonly Flaw[] = [{ at: [], message: TOLD.unreadable }];

/** A plain copy of a value from outside, of which everything is read once; one that cannot be copied is an error. */
export function readOnce<Value>(input: Value, name: string, code: ErrorCode): Value {
  const { value, flaws } = plainCopy(input);
  if (flaws.length > 0) throw invalid(name, code, faultsOf(name, flaws));
  return value as Value;
}

function invalid(name: string, code: ErrorCode, faults: readonly Fault[]): EngineError {
  return new EngineError(code, `The ${name} is not valid.`, faults);
}
