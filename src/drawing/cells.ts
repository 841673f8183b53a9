import { createCanvas } from './canvas.ts';
import { type Line, type Piece, piece } from './ink.ts';
import { widthOf } from './text.ts';

/** A field as it is drawn: where it lies, what is written in it, and what it is empty of. */
export interface BoardCell {
  /** In halves of a cell, so that rows can be shifted as those of hexes are: `2q + r`, and `2x` for squares. */
  readonly column: number;
  readonly row: number;
  readonly lines: readonly Line[];
  /** The ground of an empty line, by its number; nothing is drawn there if nothing is given. */
  readonly ground?: (line: number) => Piece;
  /** The ink of what is empty in it; `plain`, if not said. */
  readonly ink?: string;
}

/** How boxes are drawn. */
export interface BoxOptions {
  /** The columns inside a box. */
  readonly width: number;
  /** The fewest lines inside a box. */
  readonly height: number;
}

/** A board as lines: every field a box, and all of the same size. */
export function boxLines(cells: readonly BoardCell[], { width, height: least }: BoxOptions): readonly Line[] {
  const height = Math.max(least, ...cells.map(({ lines }) => lines.length));
  const left = Math.min(...cells.map(({ column }) => column));
  const top = Math.min(...cells.map(({ row }) => row));
  const canvas = createCanvas();
  for (const { column, row, lines, ground } of cells) {
    const x = startOf(column - left, width);
    const y = (row - top) * (height + 1);
    canvas.box({ x, y, width, height });
    for (let index = 0; index < height; index++) {
      canvas.put(x + 1, y + 1 + index, lines[index] ?? (ground === undefined ? [] : [ground(index)]));
    }
  }
  return canvas.lines();
}

/** How bricks are drawn. */
export interface BrickOptions extends BoxOptions {
  /** What stands between two bricks: `|`, or a space where their colours tell them apart. */
  readonly bar: string;
}

/** A board in few lines: every field a brick, a row as high as its fullest field, and nothing between the rows. */
export function brickLines(cells: readonly BoardCell[], options: BrickOptions): readonly Line[] {
  const left = Math.min(...cells.map(({ column }) => column));
  const rows = [...new Set(cells.map(({ row }) => row))].sort((one, other) => one - other);
  return rows.flatMap((row) => {
    const inRow = cells.filter((cell) => cell.row === row).sort((one, other) => one.column - other.column);
    const height = Math.max(options.height, ...inRow.map(({ lines }) => lines.length));
    return Array.from({ length: height }, (_, index) => brickLine(inRow, index, left, options));
  });
}

function brickLine(cells: readonly BoardCell[], index: number, left: number, options: BrickOptions): Line {
  const { width, bar } = options;
  const line: Piece[] = [];
  let used = 0;
  for (const cell of cells) {
    const start = startOf(cell.column - left, width);
    const { ink = 'plain' } = cell;
    const pieces = cell.lines[index] ?? (cell.ground === undefined ? [] : [cell.ground(index)]);
    const space = Math.max(0, width - widthOfLine(pieces));
    line.push(piece(' '.repeat(Math.max(0, start - used)) + bar));
    line.push(...pieces.flatMap((each) => onGround(each, ink)), piece(' '.repeat(space), ink));
    used = start + width + 1;
  }
  return [...line, piece(bar)];
}

/** Cells stand side by side with one column between them, half a cell apart in shifted rows. */
const startOf = (halves: number, width: number): number => Math.floor((halves * (width + 1)) / 2);

/** The spaces at the end of a piece are ground. */
function onGround(each: Piece, ground: string): Line {
  const text = each.text.trimEnd();
  return [{ ...each, text }, piece(' '.repeat(each.text.length - text.length), ground)];
}

/** Pieces in lines of at most this width; the space at the end of a piece may be cut off. */
export function packed(pieces: Line, width: number): readonly Line[] {
  const lines: Piece[][] = [];
  let used = width;
  for (const each of pieces) {
    const line = lines[lines.length - 1];
    if (line === undefined || used + widthOf(each.text.trimEnd()) > width) {
      lines.push([each]);
      used = widthOf(each.text);
    } else {
      line.push(each);
      used += widthOf(each.text);
    }
  }
  return lines;
}

/** Some pieces at the left and some at the right of a line of this width, with a space between them at least. */
export function spread(left: Line, right: Line, width: number, ink = 'plain'): Line {
  const space = ' '.repeat(Math.max(1, width - widthOfLine(left) - widthOfLine(right)));
  return [...left, piece(space, ink), ...right];
}

const widthOfLine = (line: Line): number => line.reduce((sum, { text }) => sum + widthOf(text), 0);
