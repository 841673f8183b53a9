import type { ViewMarks } from '../basics/given.ts';
import type { StateParts } from './part.ts';

/** The parts of a table that are lists, and those that are objects. */
export type TableMarks<Parts> = Required<Pick<ViewMarks<Parts>, 'lists' | 'objects'>>;

/**
 * What a table of these parts is known by, whatever lies on it: for `givenView`, where a view of a game is needed.
 *
 * @rule KER-10.2 What follows from the declaration is made from it.
 */
export function marksOf<Parts extends StateParts>(parts: Parts): TableMarks<Parts> {
  const keys = Object.keys(parts) as (keyof Parts & string)[];
  const isOf = (kinds: readonly string[]) => (key: keyof Parts & string) => kinds.includes(parts[key]?.node.kind ?? '');
  return {
    lists: keys.filter(isOf(['list'])),
    objects: keys.filter(isOf(['group', 'cases', 'pile', 'deck', 'hand'])),
  };
}
