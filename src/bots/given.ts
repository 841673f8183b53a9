import { EngineError, type Fault, objectAt } from '../kernel/index.ts';

/**
 * Refuses options with a key that means nothing: one that is misspelt would be left out without a word.
 *
 * @rule KER-2.9 Where something is needed, anything else is an error that says so.
 */
export function mustBeKnown(options: object, known: readonly string[]): void {
  const faults: Fault[] = [];
  const report = ({ path, message }: Fault): unknown => faults.push({ path, message });
  objectAt({ value: { ...options }, path: 'options', at: [], report }, { required: [], optional: known });
  if (faults.length > 0) throw new EngineError('option/invalid', 'There are options that mean nothing here.', faults);
}

/** The game among some options, whatever value they are; nothing, where it cannot be read. */
export function gameIn(options: unknown): unknown {
  try {
    return (options as { readonly game?: unknown } | undefined | null)?.game;
  } catch {
    return undefined;
  }
}
