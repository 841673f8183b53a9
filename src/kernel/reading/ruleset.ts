import { EngineError } from '../basics/errors.ts';
import { clonePlain } from '../basics/plain.ts';
import { examined, objectAt, type Spot } from './spot.ts';

/** A part of a ruleset: how it is read from outside, and what it is where nothing is said of it. */
export interface RulesetPart<Part> {
  /** Reads it; nothing, where there is a fault, which is told. */
  read(spot: Spot): Part | undefined;
  readonly ours: Part;
}

/**
 * A ruleset from outside, of which every part may be left out: a copy of it. One that cannot be played is an `EngineError` with
 * the path of every fault.
 *
 * What the caller does with theirs afterwards changes nothing.
 */
export function rulesetFrom<Ruleset extends object>(
  given: unknown,
  parts: { readonly [Key in keyof Ruleset]: RulesetPart<Ruleset[Key]> },
): Ruleset {
  const { value, faults } = examined(given, 'ruleset', (spot) => readParts<Ruleset>(spot, parts));
  if (value === undefined) throw new EngineError('ruleset/invalid', 'This ruleset cannot be played.', faults);
  return value;
}

function readParts<Ruleset extends object>(
  spot: Spot,
  parts: { readonly [Key in keyof Ruleset]: RulesetPart<Ruleset[Key]> },
): Ruleset | undefined {
  const entries = Object.entries(parts) as [string, RulesetPart<unknown>][];
  const said = objectAt(spot, { required: [], optional: entries.map(([key]) => key) });
  if (said === undefined) return undefined;
  const read = entries.map(([key, part]) => {
    const found = said(key);
    // Ours are copied too: what is frozen is read more slowly. A fault is told where the part would be checked alone: `pack.red`.
    return [key, found === undefined ? clonePlain(part.ours) : part.read({ ...found, path: key })] as const;
  });
  return read.some(([, value]) => value === undefined) ? undefined : (Object.fromEntries(read) as Ruleset);
}
