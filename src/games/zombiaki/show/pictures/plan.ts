import { LANES, STREETS } from '../../components.ts';
import type { FieldLook } from '../look.ts';

/** How the street lies in a picture: upright with the barricade on top, or from left to right with the barricade at the end. */
export interface Plan {
  readonly lies: 'up' | 'along';
  /** The size of a field. */
  readonly width: number;
  readonly height: number;
  /** How much room the barricade and the cemetery take. */
  readonly ends: number;
}

/** A part of a picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a field lies. */
export function boxOf({ lies, width, height, ends }: Plan, { lane, street }: Pick<FieldLook, 'lane' | 'street'>): Box {
  const across = LANES.indexOf(lane);
  return lies === 'up'
    ? { x: across * width, y: ends + (STREETS - street) * height, width, height }
    : { x: ends + (street - 1) * width, y: across * height, width, height };
}

/** What is left free around what is on a field. */
export const GAP = 3;
/** A box with so much less on each side. */
export const inner = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
