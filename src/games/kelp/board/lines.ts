import { areasAround, type Place } from './areas.ts';
import { type Board, type End, type Facing, formatEnd, INWARD } from './board.ts';

/** A space that can be reached, and where the shark looks then; spaces are numbers. */
export interface Reached {
  /** The space that follows. */
  readonly space: number;
  /** 0 or 1: the first or the second end of that space. */
  readonly end: number;
}

/** A current space by its number. */
export interface LaidSpace {
  /** What actions call it. */
  readonly name: string;
  /** `x` from left to right and `y` from top to bottom, 0 to 6; areas lie at odd `x` and odd `y`. */
  readonly at: Place;
  /** The two ends of the line that it lies on. */
  readonly ends: readonly [End, End];
  readonly inward: End | undefined;
  /** The areas that it borders, in order. */
  readonly borders: readonly number[];
  /** For each of its two ends, what comes next. */
  readonly next: readonly [readonly Reached[], readonly Reached[]];
}

/** Where the shark looks, as a number: an end of its space, or inward. */
export const LOOKS_INWARD = 2;

/**
 * The current spaces of a board, in the order of their names, with what can be reached from each of their ends.
 *
 * @rule KLP-1.30 Following a link leads to a space facing its other end.
 * @rule KLP-1.31 At a junction the shark may take any of the other branches, but never back the way it came.
 */
export function spacesOf({ spaces, joints }: Board): LaidSpace[] {
  const names = Object.keys(spaces).sort();
  const ends = new Map(
    names.flatMap((name, space) =>
      (spaces[name]?.ends ?? []).map((end, index) => [formatEnd(name, end), { space, end: index }] as const),
    ),
  );
  const joined = joints.map((joint) => joint.flatMap((each) => ends.get(each) ?? []));
  const nextOf = (space: number, end: number): Reached[] =>
    joined
      .filter((joint) => joint.some((each) => each.space === space && each.end === end))
      .flatMap((joint) => joint.filter((each) => each.space !== space || each.end !== end))
      .map((each) => ({ space: each.space, end: 1 - each.end }))
      .sort((one, other) => one.space - other.space || one.end - other.end);
  return names.flatMap((name, space) => {
    const laid = spaces[name];
    if (laid === undefined) return [];
    const { at, ends: own, inward } = laid;
    return [{ name, at, ends: own, inward, borders: areasAround(at), next: [nextOf(space, 0), nextOf(space, 1)] }];
  });
}

/** Where a shark looks, in words: an end of its space, or inward. */
export const facingName = ({ ends }: Pick<LaidSpace, 'ends'>, facing: number): Facing => ends[facing] ?? INWARD;
