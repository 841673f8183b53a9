import { attempt, deepFreeze, freezeAll } from '../kernel/index.ts';
import { givenFields, invalid } from './coordinates.ts';
import type { Point } from './plane.ts';

/** What fields of one kind are called, which others are around them on a board without end, and where they lie. */
export interface Grid<Field> {
  /** The name of a field. */
  nameOf(field: Field): string;
  /** The fields that would be next to it if all were there. */
  around(field: Field): readonly Field[];
  /** Where it lies on the plane. */
  pointOf(field: Field): Point;
}

/** A field of a board that is no grid: its name, its place, and the names of the fields next to it. */
export interface GraphField {
  readonly field: string;
  readonly at: Point;
  readonly next: readonly string[];
}

/** The fields of a board by their names. A name that no field has is an error that says so. */
export interface Board {
  /** All names, in the order in which the fields were given. */
  readonly fields: readonly string[];
  /** Is there a field of this name? */
  has(field: string): boolean;
  /** The fields next to a field. */
  neighbours(field: string): readonly string[];
  /** How many steps two fields are apart on this board; nothing, if no way leads from one to the other. */
  distance(from: string, to: string): number | undefined;
  /** The fields that are no fewer and no more steps away, in the order of the board: 1 to 1 for the neighbours. */
  within(from: string, least: number, most: number): readonly string[];
  /** Where a field lies on the plane. */
  point(field: string): Point;
  /** The fields in groups that steps do not leave: one group if the board hangs together. */
  parts(): readonly (readonly string[])[];
}

/** The board of these fields of a grid: two are next to each other if the grid says so. */
export function boardOf<Field>(fields: readonly Field[], grid: Grid<Field>): Board {
  const { nameOf, around, pointOf } = givenGrid(grid);
  const given = givenFields(fields);
  const names = new Set(given.map(nameOf));
  return graphOf(
    given.map((field) => ({
      field: nameOf(field),
      at: pointOf(field),
      next: around(field)
        .map(nameOf)
        .filter((name) => names.has(name)),
    })),
  );
}

/**
 * A board of fields in any order. Each has its own name and its own place, and what is next to it has it as a neighbour,
 * too; anything else is an error that names the field.
 */
export function graphOf(fields: readonly GraphField[]): Board {
  const given = givenFields(fields).map(givenField);
  const names = deepFreeze(given.map(({ field }) => field));
  const byName = new Map(given.map((each) => [each.field, each]));
  checkFields(given, byName);

  function found(field: string): GraphField {
    const known = byName.get(field);
    if (known === undefined) throw invalid(`There is no field ${shown(field)} on this board.`);
    return known;
  }

  const walked = new Map<string, ReadonlyMap<string, number>>();
  function stepsFrom(from: string): ReadonlyMap<string, number> {
    const steps = walked.get(from) ?? walk(found(from).field, (field) => found(field).next);
    walked.set(from, steps);
    return steps;
  }

  return freezeAll<Board>({
    fields: names,
    has: (field) => byName.has(field),
    neighbours: (field) => found(field).next,
    distance: (from, to) => stepsFrom(from).get(found(to).field),
    within(from, least, most) {
      const steps = stepsFrom(from);
      return names.filter((field) => {
        const distance = steps.get(field);
        return distance !== undefined && least <= distance && distance <= most;
      });
    },
    point: (field) => found(field).at,
    parts: () =>
      partsOf(names, { nameOf: (name) => name, around: (name) => found(name).next, pointOf: (name) => found(name).at }),
  });
}

/** The fields in groups that steps from field to field do not leave, in the order of the list: one if all hang together. */
export function partsOf<Field>(fields: readonly Field[], grid: Grid<Field>): readonly (readonly Field[])[] {
  const { nameOf, around } = givenGrid(grid);
  const left = new Map(givenFields(fields).map((field) => [nameOf(field), field]));
  const parts: Field[][] = [];
  for (const [name, first] of left) {
    left.delete(name);
    const part = [first];
    // The list grows while it is walked, until no field is left around the last one.
    for (const field of part) {
      for (const neighbour of around(field)) if (left.delete(nameOf(neighbour))) part.push(neighbour);
    }
    parts.push(part);
  }
  return parts;
}

/** How far every field is that can be reached: breadth first. */
function walk(from: string, next: (field: string) => readonly string[]): ReadonlyMap<string, number> {
  const steps = new Map([[from, 0]]);
  // The map grows while it is walked, nearest fields first.
  for (const [field, distance] of steps) {
    for (const neighbour of next(field)) if (!steps.has(neighbour)) steps.set(neighbour, distance + 1);
  }
  return steps;
}

function checkFields(fields: readonly GraphField[], byName: ReadonlyMap<string, GraphField>): void {
  const places = new Map<string, string>();
  for (const { field, at, next } of fields) {
    if (byName.get(field)?.at !== at) throw invalid(`Two fields are called ${shown(field)}.`);
    const place = `${at.x} ${at.y}`;
    const other = places.get(place);
    if (other !== undefined) throw invalid(`The fields ${shown(other)} and ${shown(field)} lie on one place.`);
    places.set(place, field);
    for (const neighbour of next) {
      const known = byName.get(neighbour);
      if (known === undefined || neighbour === field) {
        throw invalid(`${shown(neighbour)} cannot be next to the field ${shown(field)}: it is no other field.`);
      }
      if (!known.next.includes(field)) {
        throw invalid(`${shown(neighbour)} is next to ${shown(field)}, but ${shown(field)} is not next to it.`);
      }
    }
  }
}

function givenField(given: GraphField): GraphField {
  const read = attempt(() => {
    const { field, at, next } = given;
    return { field, at: { x: at.x, y: at.y }, next: [...next] };
  });
  const isField =
    read !== undefined &&
    typeof read.field === 'string' &&
    Number.isFinite(read.at.x) &&
    Number.isFinite(read.at.y) &&
    read.next.every((name) => typeof name === 'string');
  if (isField) return deepFreeze(read);
  throw invalid('A field of a board has a name, a place on the plane, and the names of the fields next to it.');
}

function givenGrid<Field>(grid: Grid<Field>): Grid<Field> {
  const read = attempt(() => ({ nameOf: grid.nameOf, around: grid.around, pointOf: grid.pointOf }));
  if (read !== undefined && Object.values(read).every((each) => typeof each === 'function')) return read;
  throw invalid('A grid says what fields are called, what is around them, and where they lie.');
}

const shown = (name: unknown): string =>
  typeof name === 'string' ? `'${name.length > 80 ? `${name.slice(0, 80)}…` : name}'` : 'that is not called by a text';
