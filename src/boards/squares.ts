import { freezeAll } from '../kernel/index.ts';
import type { Grid } from './board.ts';
import { givenWhole, invalid, parsePair } from './coordinates.ts';
import type { Point } from './plane.ts';

/** A square: `x` grows to the right, `y` down. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** Which squares are next to each other: those with a side in common, or those with a corner as well. */
export type Touching = 'sides' | 'corners';

/** The name of a square: `2,-1`. */
export function formatSquare(square: Square): string {
  return givenSquare(square).join();
}

/** The square that a text such as `2,-1` names; nothing if it names none. Each square has one name. */
export function parseSquare(text: string): Square | undefined {
  const [x, y] = parsePair(text) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}

/** The squares around a square: four by their sides, eight by their corners. */
export function squareNeighbours(square: Square, touching: Touching = 'sides'): readonly Square[] {
  const [x, y] = givenSquare(square);
  const steps = givenTouching(touching) === 'sides' ? BY_SIDE : [...BY_SIDE, ...BY_CORNER];
  return steps.map((step) => ({ x: x + step.x, y: y + step.y }));
}

/** How many steps two squares are apart. */
export function squareDistance(from: Square, to: Square, touching: Touching = 'sides'): number {
  const [fromX, fromY] = givenSquare(from);
  const [toX, toY] = givenSquare(to);
  const [x, y] = [Math.abs(toX - fromX), Math.abs(toY - fromY)];
  return givenTouching(touching) === 'sides' ? x + y : Math.max(x, y);
}

/** The middle of a square. */
export function squarePoint(square: Square): Point {
  const [x, y] = givenSquare(square);
  return { x, y };
}

/** The four corners of a square, clockwise from the one above to the left. */
export function squareOutline(square: Square): readonly Point[] {
  const { x, y } = squarePoint(square);
  return [
    { x: x - 1 / 2, y: y - 1 / 2 },
    { x: x + 1 / 2, y: y - 1 / 2 },
    { x: x + 1 / 2, y: y + 1 / 2 },
    { x: x - 1 / 2, y: y + 1 / 2 },
  ];
}

const BY_SIDE: readonly Square[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];
const BY_CORNER: readonly Square[] = [
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
];

/** Squares as the fields of a board, next to each other by their sides. */
export const SQUARES: Grid<Square> = freezeAll({
  nameOf: formatSquare,
  around: (square: Square) => squareNeighbours(square, 'sides'),
  pointOf: squarePoint,
});

/** Squares as the fields of a board, next to each other by their sides and their corners. */
export const SQUARES_BY_CORNER: Grid<Square> = freezeAll({
  nameOf: formatSquare,
  around: (square: Square) => squareNeighbours(square, 'corners'),
  pointOf: squarePoint,
});

const givenSquare = (square: Square): readonly [number, number] => givenWhole(square, ['x', 'y'], 'square');

function givenTouching(touching: Touching): Touching {
  if (touching === 'sides' || touching === 'corners') return touching;
  throw invalid('Squares touch each other by their sides or by their corners.');
}
