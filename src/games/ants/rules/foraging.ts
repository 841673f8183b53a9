import { entryOf, figureOf, next, type Seat } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import { type Book, gardenOf } from '../table/book.ts';
import type { CannotPlace } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { foragersAround } from './collecting.ts';
import { returnDiscs } from './supply.ts';
import { tell, vertexName } from './tell.ts';

/** What foraging is judged by. */
type Foraged = Pick<Seen, 'foragers' | 'explorers' | 'decisions'>;

/** A path that is being laid: how many foragers are left, and its two ends; -1 before the first. */
export interface Path {
  readonly left: number;
  readonly head: number;
  readonly tail: number;
}

/** A path of which nothing is laid. */
export const pathOf = (left: number): Path => ({ left, head: NONE, tail: NONE });

const isFree = ({ foragers }: Pick<Seen, 'foragers'>, vertex: number): boolean => foragers[vertex] === NONE;

/**
 * May a player's path begin on a vertex?
 *
 * @rule ANT-8.3 On a red vertex, beside an own earlier forager, or on a hex with the own explorer and no other own forager.
 * @rule ANT-8.7 Forks may only arise between different actions.
 * @rule ANT-8.8 Foragers placed before this action began count as earlier foragers.
 */
function isStart(book: Book, at: Foraged, seat: Seat, vertex: number): boolean {
  const { isRed, next: beside, hexes } = entryOf(gardenOf(book, at).vertices, vertex);
  return (
    isRed ||
    beside.some((each) => at.foragers[each] === seat) ||
    hexes.some((hex) => at.explorers[hex] === seat && foragersAround(book, at, hex, seat) === 0)
  );
}

/**
 * Can so many more foragers be placed, if the path has these ends and these vertices are used as well?
 *
 * @rule ANT-8.4 All foragers of one action must form one continuous path without a fork.
 * @rule ANT-8.6 Every forager after the first is placed adjacent to one of the two ends of the path.
 * @rule ANT-8.9 Own or foreign discs do not bridge gaps.
 */
function canFinish(book: Book, at: Foraged, { left, head, tail }: Path, used: readonly number[]): boolean {
  if (left === 0) return true;
  const { vertices } = gardenOf(book, at);
  for (const end of head === tail ? [head] : [head, tail]) {
    const other = end === head ? tail : head;
    for (const vertex of entryOf(vertices, end).next) {
      if (!isFree(at, vertex) || used.includes(vertex)) continue;
      if (canFinish(book, at, { left: left - 1, head: vertex, tail: other }, [...used, vertex])) return true;
    }
  }
  return false;
}

/** The path after a forager is placed on a vertex. */
export function pathAfter(book: Book, at: Foraged, { left, head, tail }: Path, vertex: number): Path {
  if (head === NONE) return { left: left - 1, head: vertex, tail: vertex };
  const isAtHead = entryOf(gardenOf(book, at).vertices, head).next.includes(vertex);
  return { left: left - 1, head: vertex, tail: isAtHead ? tail : head };
}

/**
 * Why the next forager of a path cannot be placed on a vertex.
 *
 * @rule ANT-8.2 A vertex holds at most one disc, of any player.
 * @rule ANT-8.11 Each placement must leave the rest of the path completable.
 * @rule ANT-8.14 While the path has one forager it is both ends.
 */
export function whyNotForaged(
  book: Book,
  at: Foraged,
  seat: Seat,
  path: Path,
  vertex: number,
): CannotPlace | undefined {
  const name = vertexName(book, at, vertex);
  const { head, tail } = path;
  if (!isFree(at, vertex)) return { code: 'vertex/taken', rule: 'ANT-8.2', facts: { vertex: name } };
  if (head === NONE) {
    if (!isStart(book, at, seat, vertex)) {
      return { code: 'vertex/no-start', rule: 'ANT-8.3', facts: { vertex: name } };
    }
  } else if (!entryOf(gardenOf(book, at).vertices, vertex).next.some((each) => each === head || each === tail)) {
    const ends = (head === tail ? [head] : [head, tail]).map((end) => vertexName(book, at, end));
    return { code: 'vertex/no-end', rule: 'ANT-8.6', facts: { vertex: name, ends } };
  }
  const after = pathAfter(book, at, path, vertex);
  if (canFinish(book, at, after, [vertex])) return undefined;
  return { code: 'vertex/dead-end', rule: 'ANT-8.11', facts: { vertex: name, left: after.left } };
}

/** The vertices on which the next forager of a path can be placed. */
export function vertexChoices(book: Book, at: Foraged, seat: Seat, path: Path): number[] {
  return near(book, at, path).filter((vertex) => whyNotForaged(book, at, seat, path, vertex) === undefined);
}

/** The vertices that come into question, in order. */
function near(book: Book, at: Foraged, { head, tail }: Path): readonly number[] {
  const { vertices } = gardenOf(book, at);
  if (head === NONE) return vertices.map((_, vertex) => vertex);
  const beside = [...entryOf(vertices, head).next, ...(head === tail ? [] : entryOf(vertices, tail).next)];
  return [...new Set(beside)].sort((one, other) => one - other);
}

/**
 * Is there a path of so many free vertices, or can this one be finished?
 *
 * @rule ANT-8.11 A Forage of Strength S is legal only if a legal path of S free vertices exists.
 */
export const canForage = (book: Book, at: Foraged, seat: Seat, path: Path): boolean =>
  near(book, at, path).some((vertex) => whyNotForaged(book, at, seat, path, vertex) === undefined);

/**
 * The greatest Strength up to this one that a granted Forage can have; 0 if it is lost.
 *
 * @rule ANT-5.22 It is performed with the largest possible smaller Strength.
 */
export function grantedForage(book: Book, at: Foraged & Pick<Seen, 'pool'>, seat: Seat, most: number): number {
  let strength = Math.min(most, figureOf(at.pool, seat));
  while (strength > 0 && !canForage(book, at, seat, pathOf(strength))) strength--;
  return strength;
}

/**
 * Places the next forager of a path. The bonus of its vertex follows, then collecting, then the rest of the path.
 *
 * @rule ANT-8.10 For each placed forager, in placing order: first all bonuses of its vertex, then collect.
 */
export function placeForager(book: Book, draft: Changing, seat: Seat, path: Path, vertex: number): void {
  const after = pathAfter(book, draft, path, vertex);
  draft.carried -= 1;
  draft.foragers[vertex] = seat;
  tell({ type: 'forager-placed', seat, vertex: vertexName(book, draft, vertex) });
  const { now } = entryOf(gardenOf(book, draft).vertices, vertex);
  next(draft, { do: 'gather', vertex }, { do: 'forage', ...after });
  if (now !== NONE) next(draft, { do: 'list', list: now, on: NONE, times: 1 });
}

/**
 * The next forager of a path, if it can be placed.
 *
 * @rule ANT-8.12 If completion has become impossible, the unplaced foragers return to the pool.
 */
export function forageOn(book: Book, draft: Changing, seat: Seat, path: Path): void {
  if (path.left === 0) return;
  if (canForage(book, draft, seat, path)) {
    next(draft, { ask: 'forage-vertex', seat, ...path });
    return;
  }
  draft.carried -= path.left;
  returnDiscs(draft, seat, path.left);
  tell({ type: 'foragers-returned', seat, count: path.left });
}
