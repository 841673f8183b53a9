import { formatHex, HEX_STEPS, HEXES, type Hex, hexDistance, parseHex, partsOf } from '../../../boards/index.ts';

export type { Hex } from '../../../boards/index.ts';

/** The farthest that a coordinate may be from 0. */
const FARTHEST = 100;

/**
 * The steps to the six fields around a field.
 *
 * @rule SNL-13.1 Axial coordinates, pointy top.
 */
export const NEIGHBOURS: readonly Hex[] = HEX_STEPS;

/**
 * The field that a text such as `2,-1` names. Each field has one name: with spaces, leading zeros or a minus before 0 it
 * is not one, nor farther than 100 from `0,0` in either coordinate.
 */
export function parseField(text: string): Hex | undefined {
  const hex = parseHex(text);
  return hex !== undefined && Math.abs(hex.q) <= FARTHEST && Math.abs(hex.r) <= FARTHEST ? hex : undefined;
}

/** The name of a field: `2,-1`. */
export function formatField(hex: Hex): string {
  return formatHex(hex);
}

/**
 * How many steps two fields are apart.
 *
 * @rule SNL-8.4 Range is the hex distance: 0 = own field, 1 = adjacent, and so on.
 */
export function distance(from: Hex, to: Hex): number {
  return hexDistance(from, to);
}

/** The fields in groups that steps from field to field do not leave: one group if the board hangs together. */
export function connectedParts(fields: readonly Hex[]): readonly (readonly Hex[])[] {
  return partsOf(fields, HEXES);
}

/** Can every field be reached from every other, step by step? */
export function isConnected(fields: readonly Hex[]): boolean {
  return connectedParts(fields).length <= 1;
}
