import { attempt, EngineError } from '../../../kernel/index.ts';

/** Where a field lies, in axial coordinates. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The farthest that a coordinate may be from 0. */
const FARTHEST = 100;

/**
 * The steps to the six fields around a field.
 *
 * @rule SNL-13.1 Axial coordinates, pointy top.
 */
export const NEIGHBOURS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: -1, r: 0 },
  { q: 0, r: 1 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: -1, r: 1 },
];

/**
 * The field that a text such as `2,-1` names. Each field has one name: with spaces, leading zeros or a minus before 0 it
 * is not one, nor farther than 100 from `0,0` in either coordinate.
 */
export function parseField(text: string): Hex | undefined {
  if (typeof text !== 'string') return undefined;
  const [, q, r] = /^(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})$/.exec(text) ?? [];
  // Both are NaN, which is not near anything, if the text is something else.
  const hex = { q: Number(q), r: Number(r) };
  return Math.abs(hex.q) <= FARTHEST && Math.abs(hex.r) <= FARTHEST ? hex : undefined;
}

/** The name of a field: `2,-1`. */
export function formatField({ q, r }: Hex): string {
  return `${q},${r}`;
}

/**
 * How many steps two fields are apart.
 *
 * @rule SNL-8.4 Range is the hex distance: 0 = own field, 1 = adjacent, and so on.
 */
export function distance(from: Hex, to: Hex): number {
  if (attempt(() => isHex(from) && isHex(to)) !== true)
    throw new EngineError('argument/invalid', 'A distance is between two fields.');
  const q = to.q - from.q;
  const r = to.r - from.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

const isHex = ({ q, r }: Hex): boolean => Number.isInteger(q) && Number.isInteger(r);

/** The fields in groups that steps from field to field do not leave: one group if the board hangs together. */
export function connectedParts(fields: readonly Hex[]): readonly (readonly Hex[])[] {
  const left = new Map(fields.map((field) => [formatField(field), field]));
  const parts: Hex[][] = [];
  for (const [name, first] of left) {
    left.delete(name);
    const part = [first];
    // The list grows while it is walked, until no field is left around the last one.
    for (const { q, r } of part) {
      for (const step of NEIGHBOURS) {
        const neighbour = { q: q + step.q, r: r + step.r };
        if (left.delete(formatField(neighbour))) part.push(neighbour);
      }
    }
    parts.push(part);
  }
  return parts;
}

/** Can every field be reached from every other, step by step? */
export function isConnected(fields: readonly Hex[]): boolean {
  return connectedParts(fields).length <= 1;
}
