import { attempt, freezeAll } from '../kernel/index.ts';
import type { Grid } from './board.ts';
import { givenWhole, invalid, parsePair } from './coordinates.ts';
import { type Hex, hexOutline } from './hexes.ts';
import type { Point } from './plane.ts';

/**
 * A place where hexes meet: the top or the bottom of exactly one hex, by which it is called. Every corner of a hex is the
 * top or the bottom of it or of one beside it.
 */
export interface Vertex extends Hex {
  /** Whether it is the top or the bottom of that hex. */
  readonly end: 'top' | 'bottom';
}

/** The name of a vertex, after the hex that it is the top or the bottom of: `2,-1 top`. */
export function formatVertex(vertex: Vertex): string {
  const { q, r, end } = givenVertex(vertex);
  return `${q},${r} ${end}`;
}

/** The vertex that a text such as `2,-1 top` names; nothing if it names none. Each vertex has one name. */
export function parseVertex(text: string): Vertex | undefined {
  if (typeof text !== 'string') return undefined;
  const [, hex = '', end] = /^(\S{1,40}) (top|bottom)$/.exec(text) ?? [];
  const [q, r] = parsePair(hex) ?? [];
  if (q === undefined || r === undefined) return undefined;
  return { q, r, end: end === 'top' ? 'top' : 'bottom' };
}

/** The six corners of a hex, clockwise from the top. */
export function cornersOf(hex: Hex): readonly Vertex[] {
  const [q, r] = givenWhole(hex, ['q', 'r'], 'hex');
  return [
    { q, r, end: 'top' },
    { q: q + 1, r: r - 1, end: 'bottom' },
    { q, r: r + 1, end: 'top' },
    { q, r, end: 'bottom' },
    { q: q - 1, r: r + 1, end: 'top' },
    { q, r: r - 1, end: 'bottom' },
  ];
}

/** The three hexes that meet at a vertex, beginning with the one that it is called by. */
export function hexesAt(vertex: Vertex): readonly Hex[] {
  const { q, r, end } = givenVertex(vertex);
  const others =
    end === 'top'
      ? [
          { q: q + 1, r: r - 1 },
          { q, r: r - 1 },
        ]
      : [
          { q: q - 1, r: r + 1 },
          { q, r: r + 1 },
        ];
  return [{ q, r }, ...others];
}

/** The three vertices that are joined to a vertex by a side of a hex. */
export function vertexNeighbours(vertex: Vertex): readonly Vertex[] {
  const { q, r, end } = givenVertex(vertex);
  return end === 'top'
    ? [
        { q: q + 1, r: r - 2, end: 'bottom' },
        { q: q + 1, r: r - 1, end: 'bottom' },
        { q, r: r - 1, end: 'bottom' },
      ]
    : [
        { q: q - 1, r: r + 2, end: 'top' },
        { q: q - 1, r: r + 1, end: 'top' },
        { q, r: r + 1, end: 'top' },
      ];
}

/** Where a vertex lies on the plane of its hexes. */
export function vertexPoint(vertex: Vertex): Point {
  const { q, r, end } = givenVertex(vertex);
  const [top, , , bottom] = hexOutline({ q, r });
  const point = end === 'top' ? top : bottom;
  if (point === undefined) throw invalid('A hex has no corner there.');
  return point;
}

/** Vertices as the fields of a board, next to each other along the sides of hexes. */
export const VERTICES: Grid<Vertex> = freezeAll({
  nameOf: formatVertex,
  around: vertexNeighbours,
  pointOf: vertexPoint,
});

function givenVertex(vertex: Vertex): Vertex {
  const [q, r] = givenWhole(vertex, ['q', 'r'], 'vertex');
  const end = attempt(() => vertex.end);
  if (end === 'top' || end === 'bottom') return { q, r, end };
  throw invalid("A vertex is the 'top' or the 'bottom' of its hex.");
}
