import type { FieldLook, Look, Role, SnailLook, Terrain } from '../../games/snails/index.ts';
import { ROLES } from '../../games/snails/index.ts';
import { widthOf } from '../terminal.ts';
import type { Paint, Palette } from './paint.ts';

/** A piece of text, and how it is coloured. */
interface Piece {
  readonly text: string;
  readonly paint: Paint;
}

interface Cell {
  readonly terrain: Terrain;
  /** In halves of a cell. */
  readonly column: number;
  readonly row: number;
  readonly lines: readonly (readonly Piece[])[];
}

/** Two snails side by side. */
const WIDTH = 10;
const LEAST_HEIGHT = 2;

const MARKS: Readonly<Record<Terrain, string>> = { water: '~', beach: '.', meadow: '""', mountain: '^^^' };
const PATTERNS: Readonly<Record<Terrain, string>> = {
  water: '',
  beach: '  .   .   ',
  meadow: '  "   "   ',
  mountain: '  ^   ^   ',
};
const LETTERS = 'ABCD';

/** The letter that a player's snails begin with. */
export const seatLetter = (seat: number): string => LETTERS[seat] ?? '?';

/** The letters of a snail: its player's, and its role's. */
function snailCode(seat: number, role: Role | undefined): string {
  return `${seatLetter(seat)}${(role ?? '?').slice(0, 1)}`;
}

/** The letters of the snail with this handle. */
export const codeOf = (snail: number): string => snailCode(seatOf(snail), ROLES[snail % ROLES.length]);

/** Whose snail this is. */
export const seatOf = (snail: number): number => Math.floor(snail / ROLES.length);

/** The board in few lines: a field is a brick of its terrain's colour, rows are shifted by half a brick as hexes are. */
export function boardLines(look: Look, palette: Palette): string[] {
  const snails = new Map(look.snails.map((snail) => [snail.snail, snail]));
  const cells = look.fields.map((field) => cellOf(field, snails, palette));
  const left = Math.min(...cells.map(({ column }) => column));
  const rows = [...new Set(cells.map(({ row }) => row))].sort((a, b) => a - b);
  return rows.flatMap((row) => {
    const inRow = cells.filter((cell) => cell.row === row).sort((a, b) => a.column - b.column);
    const height = Math.max(LEAST_HEIGHT, ...inRow.map(({ lines }) => lines.length));
    return Array.from({ length: height }, (_, index) => lineOf(inRow, index, { left, palette }));
  });
}

function lineOf(
  cells: readonly Cell[],
  index: number,
  at: { readonly left: number; readonly palette: Palette },
): string {
  const { left, palette } = at;
  // Without ground of its own colour, bars tell where a field ends, and marks what it is.
  const bar = palette.hasGround ? ' ' : '|';
  let line = '';
  let used = 0;
  for (const { column, terrain, lines } of cells) {
    const start = Math.floor(((column - left) * (WIDTH + 1)) / 2);
    const ground = palette.ground(terrain);
    const pieces = lines[index] ?? (palette.hasGround ? [] : [{ text: PATTERNS[terrain], paint: ground }]);
    const space = Math.max(0, WIDTH - pieces.reduce((sum, { text }) => sum + widthOf(text), 0));
    line += ' '.repeat(Math.max(0, start - used)) + bar;
    line += pieces.map(({ text, paint }) => paint(text)).join('') + ground(' '.repeat(space));
    used = start + WIDTH + 1;
  }
  return (line + bar).trimEnd();
}

function cellOf(field: FieldLook, snails: ReadonlyMap<number, SnailLook>, palette: Palette): Cell {
  const { terrain, tile } = field;
  const [q = 0, r = 0] = field.field.split(',').map(Number);
  const ground = palette.ground(terrain);
  const ink = palette.ink(terrain);
  const alarm = palette.alarm(terrain);
  const damage = tile === 'damaged' ? '!' : tile === 'breaking' ? 'x' : '';
  const marks = MARKS[terrain];
  const gap = ' '.repeat(Math.max(1, WIDTH - widthOf(field.field + damage + marks)));
  const head: Piece[] = [
    { text: field.field + gap, paint: ink },
    { text: damage, paint: alarm },
    { text: marks, paint: ink },
  ];
  const tokens = [
    ['f', field.fire],
    ['m', field.mines],
    ['d', field.dynamite],
  ] as const;
  const pieces = [
    ...field.snails.flatMap((handle) => {
      const snail = snails.get(handle);
      return snail === undefined ? [] : [snailPiece(snail, palette, ground)];
    }),
    ...tokens.flatMap(([mark, count]): Piece[] =>
      count === 0 ? [] : [{ text: `${mark}${count === 1 ? '' : count} `, paint: alarm }],
    ),
  ];
  return { terrain, column: 2 * q + r, row: r, lines: [head, ...packed(pieces)] };
}

/** `Ac30@`: the space after a snail without a shell is ground. */
function snailPiece({ seat, role, life, inShell }: SnailLook, palette: Palette, ground: Piece['paint']): Piece {
  const text = `${snailCode(seat, role)}${String(life).padStart(2)}${inShell ? '@' : ' '}`;
  const paint = palette.seat(seat);
  return { text, paint: () => paint(text.trimEnd()) + ground(inShell ? '' : ' ') };
}

/** Pieces in lines of at most the width of a cell; the space at the end of a piece may be cut off. */
function packed(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  let used = WIDTH;
  for (const piece of pieces) {
    const line = lines[lines.length - 1];
    if (line === undefined || used + widthOf(piece.text.trimEnd()) > WIDTH) {
      lines.push([piece]);
      used = widthOf(piece.text);
    } else {
      line.push(piece);
      used += widthOf(piece.text);
    }
  }
  return lines;
}
