import { freezeAll } from '../kernel/index.ts';
import { type Line, type Piece, piece } from './ink.ts';
import { clustersOf } from './text.ts';

/** A box by its corner above to the left, and by the size of its inside. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Characters in rows and columns, each in its ink. It grows to the right and down. */
export interface Canvas {
  /** Puts pieces side by side, beginning at a column of a row. */
  put(column: number, row: number, line: Line): void;
  /** Draws a box around its inside. Where a side of it meets the corner of another box, the corner stays. */
  box(box: Box): void;
  /** What was drawn, row by row. */
  lines(): readonly Line[];
}

/** An empty canvas. */
export function createCanvas(): Canvas {
  const rows: Piece[][] = [];

  function set(column: number, row: number, mark: Piece): void {
    while (rows.length <= row) rows.push([]);
    const line = rows[row] ?? [];
    while (line.length <= column) line.push(piece(' '));
    line[column] = mark;
  }

  function put(first: number, row: number, line: Line): void {
    let column = first;
    for (const each of line) {
      for (const { text, width } of clustersOf(each.text)) {
        set(column, row, { ...each, text });
        // The second half of a wide character: nothing is drawn there, and nothing moves.
        for (let half = 1; half < width; half++) set(column + half, row, { ...each, text: '' });
        column += width;
      }
    }
  }

  return freezeAll<Canvas>({
    put,

    box({ x, y, width, height }) {
      const right = x + width + 1;
      const bottom = y + height + 1;
      for (let column = x + 1; column < right; column++) {
        for (const row of [y, bottom]) {
          if ((rows[row]?.[column]?.text ?? ' ') === ' ') set(column, row, piece('-', 'faint'));
        }
      }
      for (const column of [x, right]) {
        set(column, y, piece('.', 'faint'));
        set(column, bottom, piece("'", 'faint'));
        for (let row = y + 1; row < bottom; row++) set(column, row, piece('|', 'faint'));
      }
    },

    lines: () => rows.map(joined),
  });
}

/** A row, with neighbours in one ink as one piece. */
function joined(row: Line): Line {
  const line: Piece[] = [];
  for (const each of row) {
    const last = line[line.length - 1];
    const isSame = last !== undefined && last.ink === each.ink && last.isNew === each.isNew;
    if (isSame) line[line.length - 1] = { ...last, text: last.text + each.text };
    else line.push(each);
  }
  return line;
}
