import { parseField } from '../../board/hex.ts';
import { DAMAGED, INTACT, SQUAD, TERRAINS, type Terrain } from '../../components.ts';
import type { SnailsView } from '../../table/state.ts';
import { inkOf, type Piece, piece, widthOf } from './ink.ts';

/** The mark of each terrain: as many of it as the level is high. */
export const TERRAIN_MARKS: Readonly<Record<Terrain, string>> = { water: '~', beach: '.', meadow: '"', mountain: '^' };
/** The mark of each token. */
export const TOKEN_MARKS = { fire: 'f', mine: 'm', dynamite: 'd' } as const;
/** The mark of a damaged tile. */
export const DAMAGE_MARK = '!';
/** The mark of a tile whose destruction has begun. */
export const BREAKING_MARK = 'x';
/** The mark of a snail in a shell. */
export const SHELL_MARK = '@';

/** The shortest inside of a cell: two snails side by side. */
const LEAST_WIDTH = 10;
const LEAST_HEIGHT = 3;
/** The most that stands beside the coordinates: a space, a mark of damage and three of a mountain. */
const TERRAIN_WIDTH = 5;

/** The letters of a snail: its player's, and its role's, the same in every language. */
export function snailCode(snail: number): string {
  return `${seatLetter(Math.floor(snail / SQUAD))}${ROLE_LETTERS[snail % SQUAD] ?? '?'}`;
}

const ROLE_LETTERS = ['c', 'a', 's', 'm'];

/** The letter of a player. */
export function seatLetter(seat: number): string {
  return 'ABCD'[seat] ?? '?';
}

/** The board as lines: every field a box, rows shifted by half a box, as hexes with a point on top lie. */
export function drawBoard(view: SnailsView): Piece[][] {
  const longest = Math.max(...view.fields.map((name) => name.length));
  const width = Math.max(LEAST_WIDTH, longest + TERRAIN_WIDTH);
  const cells = view.fields.map((name, field) => cellOf(view, name, field, width));
  const height = Math.max(LEAST_HEIGHT, ...cells.map(({ lines }) => lines.length));

  const left = Math.min(...cells.map(({ column }) => column));
  const top = Math.min(...cells.map(({ row }) => row));
  const canvas: Canvas = [];
  for (const { column, row, lines, terrain } of cells) {
    // A column is half a box wide.
    const x = Math.floor(((column - left) * (width + 1)) / 2);
    const y = (row - top) * (height + 1);
    drawBox(canvas, { x, y, width, height });
    for (let index = 0; index < height; index++) {
      putPieces(canvas, x + 1, y + 1 + index, lines[index] ?? [piece(ground(terrain, width, index), terrain)]);
    }
  }
  return joined(canvas);
}

interface Cell {
  /** In halves of a box. */
  readonly column: number;
  readonly row: number;
  readonly terrain: Terrain;
  readonly lines: readonly (readonly Piece[])[];
}

function cellOf(view: SnailsView, name: string, field: number, width: number): Cell {
  const { q, r } = parseField(name) ?? { q: 0, r: 0 };
  const level = view.levels[field] ?? 0;
  const terrain = TERRAINS[level] ?? 'water';
  const marks = TERRAIN_MARKS[terrain].repeat(Math.max(1, level));
  const damage = damageMark(view.damage[field] ?? INTACT);
  const space = ' '.repeat(Math.max(1, width - widthOf(name + damage + marks)));
  const head = [piece(name), piece(space), piece(damage, 'alarm'), piece(marks, terrain)];
  return {
    column: 2 * q + r,
    row: r,
    terrain,
    lines: [head, ...packed([...snailsOn(view, field), ...tokensOn(view, field)], width)],
  };
}

function damageMark(damage: number): string {
  if (damage === INTACT) return '';
  return damage === DAMAGED ? DAMAGE_MARK : BREAKING_MARK;
}

/** Snails, each as wide as half a cell: `Ac30@`. */
function snailsOn(view: SnailsView, field: number): Piece[] {
  return view.places.flatMap((place, snail) => {
    if (place !== field) return [];
    const life = String(view.life[snail] ?? 0).padStart(2);
    const shell = view.shells[snail] === 1 ? SHELL_MARK : ' ';
    return [piece(`${snailCode(snail)}${life}${shell}`, inkOf(Math.floor(snail / SQUAD)))];
  });
}

/** Tokens: `f2 m `. */
function tokensOn(view: SnailsView, field: number): Piece[] {
  const counts = { fire: view.fire[field] ?? 0, mine: view.mines[field] ?? 0, dynamite: view.dynamite[field] ?? 0 };
  return (['fire', 'mine', 'dynamite'] as const).flatMap((token) => {
    const count = counts[token];
    if (count === 0) return [];
    return [piece(`${TOKEN_MARKS[token]}${count === 1 ? '' : count} `, 'alarm')];
  });
}

/** Pieces in lines of at most this width; the space at the end of a piece may be cut off. */
function packed(pieces: readonly Piece[], width: number): Piece[][] {
  const lines: Piece[][] = [];
  let used = width;
  for (const { text, ink } of pieces) {
    const line = lines[lines.length - 1];
    if (line === undefined || used + widthOf(text.trimEnd()) > width) {
      lines.push([piece(text, ink)]);
      used = widthOf(text);
    } else {
      line.push(piece(text, ink));
      used += widthOf(text);
    }
  }
  return lines;
}

/** An empty line of a cell: land seen from above; water stays empty, so that the islands stand out. */
function ground(terrain: Terrain, width: number, line: number): string {
  if (terrain === 'water') return '';
  const pattern = line % 2 === 0 ? `${TERRAIN_MARKS[terrain]}   ` : `  ${TERRAIN_MARKS[terrain]} `;
  return pattern.repeat(width).slice(0, width);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawBox(canvas: Canvas, { x, y, width, height }: Box): void {
  const right = x + width + 1;
  const bottom = y + height + 1;
  for (let column = x + 1; column < right; column++) {
    // The corners of the boxes above and below stay.
    for (const row of [y, bottom])
      if (markAt(canvas, column, row) === ' ') put(canvas, { column, row, ...BORDER('-') });
  }
  for (const column of [x, right]) {
    put(canvas, { column, row: y, ...BORDER('.') });
    put(canvas, { column, row: bottom, ...BORDER("'") });
    for (let row = y + 1; row < bottom; row++) put(canvas, { column, row, ...BORDER('|') });
  }
}

const BORDER = (text: string): Piece => piece(text, 'faint');

/** Characters in rows and columns, each in its ink. */
type Canvas = Piece[][];

interface Spot extends Piece {
  readonly column: number;
  readonly row: number;
}

const markAt = (canvas: Canvas, column: number, row: number): string => canvas[row]?.[column]?.text ?? ' ';

function put(canvas: Canvas, { column, row, text, ink }: Spot): void {
  while (canvas.length <= row) canvas.push([]);
  const line = canvas[row] ?? [];
  while (line.length <= column) line.push(piece(' '));
  line[column] = piece(text, ink);
}

function putPieces(canvas: Canvas, x: number, row: number, pieces: readonly Piece[]): void {
  let column = x;
  for (const { text, ink } of pieces) {
    for (const mark of text) {
      put(canvas, { column, row, text: mark, ink });
      column++;
    }
  }
}

/** The rows of a canvas, with neighbours in one ink as one piece. */
function joined(canvas: Canvas): Piece[][] {
  return canvas.map((row) => {
    const line: Piece[] = [];
    for (const { text, ink } of row) {
      const last = line[line.length - 1];
      if (last?.ink === ink) line[line.length - 1] = piece(last.text + text, ink);
      else line.push(piece(text, ink));
    }
    return line;
  });
}
