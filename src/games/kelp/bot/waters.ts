import { ALL_AREAS } from '../board/areas.ts';
import { LOOKS_INWARD, type Reached } from '../board/lines.ts';
import type { Book } from '../table/book.ts';
import type { Seen } from '../table/state.ts';

/** For each space and each way to look there, in how many moves each area can be bordered, if no current helps. */
export type Charts = readonly (readonly (readonly number[])[])[];

const known = new WeakMap<Book, Charts>();

/** The charts of a board. */
export function chartsOf(book: Book): Charts {
  const before = known.get(book);
  if (before !== undefined) return before;
  const charts = book.spaces.map((_, space) =>
    Array.from({ length: LOOKS_INWARD + 1 }, (_, facing) => movesFrom(book, { space, facing })),
  );
  known.set(book, charts);
  return charts;
}

function movesFrom(book: Book, { space, facing }: Pick<Seen, 'space' | 'facing'>): number[] {
  const moves = ALL_AREAS.map(() => Number.POSITIVE_INFINITY);
  const ends = facing === LOOKS_INWARD ? [0, 1] : [facing];
  let reached: readonly Reached[] = ends.map((end) => ({ space, end }));
  const seen = new Set<string>();
  for (let count = 1; reached.length > 0; count++) {
    reached = reached
      .flatMap((each) => book.spaces[each.space]?.next[each.end] ?? [])
      .filter((each) => !seen.has(`${each.space} ${each.end}`));
    for (const each of reached) {
      seen.add(`${each.space} ${each.end}`);
      for (const area of book.spaces[each.space]?.borders ?? []) {
        moves[area] = Math.min(moves[area] ?? count, count);
      }
    }
  }
  return moves;
}

/** In how many moves the shark can border an area, if no current helps; as if it were far away before it is placed. */
export const movesTo = (charts: Charts, { space, facing }: Pick<Seen, 'space' | 'facing'>, area: number): number =>
  charts[space]?.[facing]?.[area] ?? Number.POSITIVE_INFINITY;
