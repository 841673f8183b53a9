import * as v from 'valibot';
import type { Key } from './fault-words.ts';
import { plainCopy } from './plain-copy.ts';
import { readCopy, type Spot } from './spot.ts';

/**
 * A schema of what is read by hand: what `read` makes of a value from outside, or every fault that it tells. For a config
 * whose parts depend on each other, where a schema of its shape would not do.
 *
 * @example A config of a board and as many names as it has seats
 * {@includeCode ../../../test/kernel/reading/spot.test.ts#read-by}
 */
export function readBy<Value>(read: (spot: Spot) => Value | undefined): v.GenericSchema<unknown, Value> {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { value: copy, flaws } = plainCopy(dataset.value);
      const { value, found } = readCopy(copy, '', read);
      for (const { at, message } of [...flaws, ...found]) {
        // The value itself is left out: valibot would ask it for its constructor, which may throw.
        const [first, ...rest] = at.map(pathItem);
        addIssue({ message, input: undefined, ...(first === undefined ? {} : { path: [first, ...rest] }) });
      }
      return value ?? NEVER;
    }),
  );
}

function pathItem(key: Key): v.IssuePathItem {
  return { type: 'unknown', origin: 'value', input: undefined, key, value: undefined };
}
