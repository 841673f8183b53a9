/**
 * Board geometry: hexes, squares, vertices and graphs, with neighbours, distances, coordinates and positions in the
 * plane.
 *
 * @module gastropodia/boards
 */

export { type Board, boardOf, type GraphField, graphOf, type Grid, partsOf } from './board.ts';
export {
  formatHex,
  type Hex,
  HEX_STEPS,
  HEXES,
  hexDistance,
  hexNeighbours,
  hexOutline,
  hexPoint,
  hexRing,
  parseHex,
} from './hexes.ts';
export type { Point } from './plane.ts';
export {
  formatSquare,
  parseSquare,
  type Square,
  SQUARES,
  SQUARES_BY_CORNER,
  squareDistance,
  squareNeighbours,
  squareOutline,
  squarePoint,
  type Touching,
} from './squares.ts';
export {
  cornersOf,
  formatVertex,
  hexesAt,
  parseVertex,
  type Vertex,
  VERTICES,
  vertexNeighbours,
  vertexPoint,
} from './vertices.ts';
