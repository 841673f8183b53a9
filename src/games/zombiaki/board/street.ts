import { boardOf, type Point, SQUARES, SQUARES_BY_CORNER, type Square } from '../../../boards/index.ts';
import { deepFreeze } from '../../../kernel/index.ts';
import { FIELDS, LANES, NONE, STREETS } from '../components.ts';

/**
 * The street: three lanes crossed by five streets.
 *
 * A field is a number from 0 to 14, as one reads the board with the barricade on top: a5, b5, c5, a4 … c1. This is also the
 * order in which whatever happens at once is resolved, so that in every list of fields a smaller number comes first.
 *
 * @rule ZOM-9.12 From street 5 to street 1 and on one street in lane order a, b, c.
 * @rule ZOM-14.15 Those queued at the same moment are ordered from street 5 to 1, then lane a, b, c.
 */
const SQUARES_OF_STREET: readonly Square[] = Array.from({ length: FIELDS }, (_, field) => ({
  x: field % LANES.length,
  y: Math.floor(field / LANES.length),
}));

const BY_SIDES = boardOf(SQUARES_OF_STREET, SQUARES);
const BY_CORNERS = boardOf(SQUARES_OF_STREET, SQUARES_BY_CORNER);

/** A field's lane: 0, 1, 2 for a, b, c. */
export const laneOf = (field: number): number => field % LANES.length;
/** A field's street: 1 to 5, the barricade beyond 5. */
export const streetOf = (field: number): number => STREETS - Math.floor(field / LANES.length);
/** The field of a lane and a street. */
export const fieldAt = (lane: number, street: number): number => (STREETS - street) * LANES.length + lane;
/** A field's name: `b3` is lane b, street 3. */
export const formatField = (field: number): string => `${LANES[laneOf(field)]}${streetOf(field)}`;

/** The names of all fields, by their numbers. */
export const FIELD_NAMES: readonly string[] = deepFreeze(SQUARES_OF_STREET.map((_, field) => formatField(field)));

/** The field of a name such as `b3`; nothing if it names none. */
export function parseField(name: string): number | undefined {
  const field = FIELD_NAMES.indexOf(name);
  return field === -1 ? undefined : field;
}

/** The fields of each lane, from the barricade to the cemetery. */
export const LANE_FIELDS: readonly (readonly number[])[] = deepFreeze(
  LANES.map((_, lane) => fieldsWhere((field) => laneOf(field) === lane)),
);

/** The fields of a street, in lane order. */
export const fieldsOfStreet = (street: number): readonly number[] => fieldsWhere((field) => streetOf(field) === street);

/** All fields, in order. */
export const ALL_FIELDS: readonly number[] = deepFreeze(fieldsWhere(() => true));

/**
 * The field ahead of a creature; -1 beyond street 5.
 *
 * @rule ZOM-1.9 For a creature forward is street +1, back is street −1, sideways is the neighbouring lane.
 */
export const forwardOf = (field: number): number => (field < LANES.length ? NONE : field - LANES.length);

/** The field behind a creature; -1 behind street 1. */
export const backOf = (field: number): number => (field + LANES.length < FIELDS ? field + LANES.length : NONE);

/** The fields of the neighbouring lanes on the same street, in lane order. */
export const SIDEWAYS: readonly (readonly number[])[] = neighbours(
  BY_SIDES,
  (field, other) => streetOf(field) === streetOf(other),
);

/**
 * The fields next to each field, without diagonals, in order.
 *
 * @rule ZOM-1.11 Adjacent without further words means orthogonally adjacent.
 */
export const ADJACENT: readonly (readonly number[])[] = neighbours(BY_SIDES, () => true);

/** The up to eight fields around each field, in order. */
export const AROUND: readonly (readonly number[])[] = neighbours(BY_CORNERS, () => true);

/** Are these two fields next to each other, without diagonals? */
export const isAdjacent = (one: number, other: number): boolean => ADJACENT[one]?.includes(other) ?? false;

/** Where a field lies on the plane: `x` to the right, `y` down, the barricade on top. */
export const pointOf = (field: number): Point => BY_SIDES.point(BY_SIDES.fields[field] ?? '');

function fieldsWhere(is: (field: number) => boolean): number[] {
  return SQUARES_OF_STREET.map((_, field) => field).filter(is);
}

function neighbours(board: typeof BY_SIDES, isMeant: (field: number, other: number) => boolean) {
  return deepFreeze(
    board.fields.map((name, field) => {
      const next = board.neighbours(name).map((other) => board.fields.indexOf(other));
      return next.filter((other) => isMeant(field, other)).sort((one, other) => one - other);
    }),
  );
}
