import { deepFreeze } from '../kernel/index.ts';
import { type Block, PADDING, sheet, stacked } from './blocks.ts';
import { framed } from './framed.ts';
import type { TablePicture } from './pictures.ts';
import { PEN, panel } from './shapes.ts';
import { element } from './svg.ts';
import { shade } from './theme.ts';

/** How wide a table is drawn, and how much is left free around it. */
export interface TableSize {
  readonly width: number;
  readonly margin: number;
}

/** How wide tables are drawn, and how much is left free around them. */
export const TABLE_SIZES: Readonly<Record<NonNullable<TablePicture['width']>, TableSize>> = /* @__PURE__ */ deepFreeze({
  wide: { width: 1200, margin: 18 },
  narrow: { width: 360, margin: 6 },
});

/** What a table of a game is drawn from. */
export interface TableParts {
  /** What it is called in styles: `kelp`. */
  readonly game: string;
  /** The style of the game's pictures. */
  readonly theme: string;
  /** What it is, and what is to be seen on it, for those who do not see it. */
  readonly title: string;
  readonly description: string;
  /** All that is on it, for a phone. */
  readonly narrow: () => Block;
  /** All that is on it, for a screen. */
  readonly wide: () => Block;
}

/** A table as a picture, at one of its widths. */
export function tableFramed(parts: TableParts, { width, style }: Omit<TablePicture, 'locale'>): string {
  const size = width === 'narrow' ? 'narrow' : 'wide';
  const { height, marks } = parts[size]();
  const { game, theme, title, description } = parts;
  return framed(
    {
      width: TABLE_SIZES[size].width,
      height,
      title,
      description,
      classes: `${game} table`,
      style: style === 'outside' ? undefined : theme,
      attributes: PEN,
    },
    element('rect', { width: TABLE_SIZES[size].width, height, fill: shade('ground') }),
    ...marks,
  );
}

/** A sheet for what is going on now, with a bar of light at its side; nothing, where nothing is. */
export function nowSheet(blocks: readonly Block[], width: number): Block {
  const inside = stacked(blocks, 6);
  return inside.height === 0
    ? inside
    : sheet(inside, width, [panel({ x: 4, y: PADDING, width: 4, height: inside.height, r: 2 }, 'lit')]);
}
