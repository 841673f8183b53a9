import { deepFreeze, freezeAll } from '../kernel/index.ts';
import type { Grid } from './board.ts';
import { givenWhole, invalid, parsePair } from './coordinates.ts';
import { type Point, ROW } from './plane.ts';

/** A hex with a point on top, in axial coordinates: `q` grows to the right, `r` down and half a hex to the right. */
export interface Hex {
  /** Its column, which slants. */
  readonly q: number;
  /** Its row. */
  readonly r: number;
}

/** The steps from a hex to the six around it. */
export const HEX_STEPS: readonly Hex[] = deepFreeze([
  { q: 1, r: 0 },
  { q: -1, r: 0 },
  { q: 0, r: 1 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: -1, r: 1 },
]);

/** The name of a hex: `2,-1`. */
export function formatHex(hex: Hex): string {
  return givenHex(hex).join();
}

/** The hex that a text such as `2,-1` names; nothing if it names none. Each hex has one name. */
export function parseHex(text: string): Hex | undefined {
  const [q, r] = parsePair(text) ?? [];
  return q === undefined || r === undefined ? undefined : { q, r };
}

/** The six hexes around a hex. */
export function hexNeighbours(hex: Hex): readonly Hex[] {
  const [q, r] = givenHex(hex);
  return HEX_STEPS.map((step) => ({ q: q + step.q, r: r + step.r }));
}

/** How many steps two hexes are apart. */
export function hexDistance(from: Hex, to: Hex): number {
  const [fromQ, fromR] = givenHex(from);
  const [toQ, toR] = givenHex(to);
  const [q, r] = [toQ - fromQ, toR - fromR];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The hexes that are exactly so many steps from a hex, clockwise from the one above to the right; at 0, the hex itself. */
export function hexRing(centre: Hex, steps: number): readonly Hex[] {
  let [q, r] = givenHex(centre);
  if (!Number.isSafeInteger(steps) || steps < 0 || steps > WIDEST) {
    throw invalid(`A ring is a whole number of steps away, from 0 to ${WIDEST}.`);
  }
  if (steps === 0) return [{ q, r }];
  const ring: Hex[] = [];
  [q, r] = [q + steps, r - steps];
  for (const step of AROUND) {
    for (let walked = 0; walked < steps; walked++) {
      ring.push({ q, r });
      [q, r] = [q + step.q, r + step.r];
    }
  }
  return ring;
}

const WIDEST = 1000;

/** The ways along the sides of a ring, clockwise from its corner above to the right. */
const AROUND: readonly Hex[] = [
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
];

/** The middle of a hex. */
export function hexPoint(hex: Hex): Point {
  const [q, r] = givenHex(hex);
  return { x: q + r / 2, y: r * ROW };
}

/** The six corners of a hex, clockwise from the top. */
export function hexOutline(hex: Hex): readonly Point[] {
  const { x, y } = hexPoint(hex);
  return CORNERS.map((corner) => ({ x: x + corner.x, y: y + corner.y }));
}

/** From the middle of a hex to its corners, which are as far away as its sides are long. */
const SIDE = 1 / Math.sqrt(3);
const CORNERS: readonly Point[] = [
  { x: 0, y: -SIDE },
  { x: 1 / 2, y: -SIDE / 2 },
  { x: 1 / 2, y: SIDE / 2 },
  { x: 0, y: SIDE },
  { x: -1 / 2, y: SIDE / 2 },
  { x: -1 / 2, y: -SIDE / 2 },
];

/** Hexes as the fields of a board. */
export const HEXES: Grid<Hex> = freezeAll({ nameOf: formatHex, around: hexNeighbours, pointOf: hexPoint });

const givenHex = (hex: Hex): readonly [number, number] => givenWhole(hex, ['q', 'r'], 'hex');
