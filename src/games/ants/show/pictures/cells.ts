import { centred, group, lettersWidth, type Markup } from '../../../../drawing/index.ts';

/** An icon, or a sign between icons, and how wide it is where 24 is a square. */
export interface Cell {
  readonly width: number;
  readonly marks: readonly Markup[];
}

/** An icon that is as wide as it is high. */
export const square = (marks: readonly Markup[]): Cell => ({ width: 24, marks });
const FIGURE = 19;

/** A figure or a word between icons. */
export function wordCell(text: string, colour = 'ink'): Cell {
  const width = lettersWidth(text, { size: FIGURE, weight: 'bold' });
  return { width: width - 1, marks: [centred(text, { x: width / 2, y: 12, size: FIGURE }, colour)] };
}

const GAP = 3;

/** How wide cells are one after the other, where 24 is a square. */
export const cellsWidth = (cells: readonly Cell[]): number =>
  cells.reduce((sum, { width }) => sum + width + GAP, cells.length === 0 ? 0 : -GAP);

/** Cells one after the other, as large as this, or smaller where there is no room; at the left, or around the middle. */
export function cellRow(
  cells: readonly Cell[],
  {
    x,
    y,
    size,
    room,
    anchor = 'start',
  }: { x: number; y: number; size: number; room: number; anchor?: 'start' | 'middle' },
): Markup {
  const scale = Math.min(size / 24, room / Math.max(1, cellsWidth(cells)));
  const left = anchor === 'start' ? x : x - (cellsWidth(cells) * scale) / 2;
  let along = 0;
  const marks = cells.map(({ width, marks: each }) => {
    const mark = group({ x: along, y: 0 }, each);
    along += width + GAP;
    return mark;
  });
  return group({ x: left, y: y + (size - 24 * scale) / 2, scale }, marks, { class: 'icons' });
}
