import { deepFreeze, entryOf } from '../../../kernel/index.ts';
import { AREAS, type Area } from '../components.ts';

/** A place of the board: `x` from left to right, `y` from top to bottom, 0 to 6. */
export type Place = readonly [x: number, y: number];

const WIDTH = 3;

/**
 * Where each area lies.
 *
 * @rule KLP-1.17 The 9 areas form a 3×3 grid.
 */
export const AREA_PLACES: readonly Place[] = deepFreeze(
  AREAS.map((_, area): Place => [1 + 2 * (area % WIDTH), 1 + 2 * Math.floor(area / WIDTH)]),
);

/** All areas, in order. */
export const ALL_AREAS: readonly number[] = deepFreeze(AREAS.map((_, area) => area));

/** How far two places are apart, straight along the lines of the grid; more than that if they are not in line. */
function straight([x, y]: Place, [otherX, otherY]: Place): number {
  const [across, down] = [Math.abs(x - otherX), Math.abs(y - otherY)];
  return across === 0 || down === 0 ? across + down : Number.POSITIVE_INFINITY;
}

/**
 * The areas next to each area, in order.
 *
 * @rule KLP-1.18 Blocks are adjacent only horizontally or vertically, never diagonally.
 * @rule KLP-1.19 Coordinates differ by 2 in one axis and by 0 in the other.
 */
export const ADJACENT: readonly (readonly number[])[] = deepFreeze(
  AREA_PLACES.map((place) => ALL_AREAS.filter((other) => straight(place, AREA_PLACES[other] ?? place) === 2)),
);

/** The pairs of adjacent areas, in order: twelve. */
export const ADJACENT_PAIRS: readonly (readonly [number, number])[] = deepFreeze(
  ALL_AREAS.flatMap((one) =>
    (ADJACENT[one] ?? []).filter((other) => other > one).map((other): [number, number] => [one, other]),
  ),
);

/** Are these two areas next to each other? */
export const isAdjacent = (one: number, other: number): boolean => ADJACENT[one]?.includes(other) ?? false;

/**
 * The areas that a current space borders.
 *
 * @rule KLP-1.21 Coordinates differ by 1 in one axis and by 0 in the other.
 */
export const areasAround = (at: Place): number[] =>
  ALL_AREAS.filter((area) => straight(at, AREA_PLACES[area] ?? [0, 0]) === 1);

/** An area by its name, which has been read before. */
export const areaNumber = (name: string): number => (AREAS as readonly string[]).indexOf(name);
/** An area as it is told and said. */
export const areaName = (area: number): Area => entryOf(AREAS, area);
/** Areas as they are told and said. */
export const areaNames = (areas: readonly number[]): Area[] => areas.map(areaName);
