import type { Block } from './blocks.ts';
import { lettersCut, written } from './lettering.ts';
import { panel } from './shapes.ts';
import { type Attributes, group, type Markup } from './svg.ts';
import { shade } from './theme.ts';

/** Where and how large a small card lies. */
export interface CardSpot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Something as large as a small card, with its corner above to the left at a place. */
export type CardPlace = (spot: CardSpot) => Markup;

const GAP = 6;

/**
 * Small cards side by side, in as many rows as they need. `most` is how wide a card may be, `heightOf` how high a card is that
 * is so wide.
 */
export function cardRows(
  places: readonly CardPlace[],
  width: number,
  { most, heightOf }: { readonly most: number; readonly heightOf: (width: number) => number },
): Block {
  const inRow = Math.max(1, Math.floor((width + GAP) / (most + GAP)));
  const each = Math.min(most, (width - (inRow - 1) * GAP) / inRow);
  const rows = Math.ceil(places.length / inRow);
  const height = heightOf(each);
  return {
    height: rows === 0 ? 0 : rows * (height + GAP) - GAP,
    marks: places.map((draw, index) =>
      draw({ x: (index % inRow) * (each + GAP), y: Math.floor(index / inRow) * (height + GAP), width: each }),
    ),
  };
}

/** Where a small card would lie. */
export const emptyPlace = (
  { x, y, width, height }: CardSpot & { readonly height: number },
  text: string,
  data: Attributes = {},
): Markup =>
  group(
    { x, y },
    [
      panel({ x: 1, y: 1, width: width - 2, height: height - 2, r: 7 }, 'ground', {
        class: 'edge',
        stroke: shade('quiet'),
        'stroke-dasharray': '5 4',
      }),
      written({ x: width / 2, y: height / 2 + 4 }, lettersCut(text, width - 8, { size: 11 }), {
        size: 11,
        'text-anchor': 'middle',
        fill: shade('quiet'),
        room: width - 8,
      }),
    ],
    data,
  );
