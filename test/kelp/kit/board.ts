import { AREA_PLACES, areaNumber } from '../../../src/games/kelp/board/areas.ts';
import type { Facing } from '../../../src/games/kelp/board/board.ts';
import { facingName, LOOKS_INWARD } from '../../../src/games/kelp/board/lines.ts';
import { AREAS, NONE } from '../../../src/games/kelp/components.ts';
import type { KelpState } from '../../../src/games/kelp/index.ts';
import { type Book, spaceOf } from '../../../src/games/kelp/table/book.ts';
import { BLOCK_LETTERS, badly } from './words.ts';

/** What of a position is drawn on the board. */
export type OnBoard = Pick<KelpState, 'blocks' | 'revealed' | 'emptied' | 'currents' | 'space' | 'facing'>;

type Changing = { -readonly [Key in keyof OnBoard]: OnBoard[Key] extends readonly number[] ? number[] : number };

/** A place of the board that something is drawn on. */
interface Spot {
  readonly name: string;
  readonly is: 'area' | 'space';
  readonly number: number;
  readonly x: number;
}

const SIZE = 7;
const SHARKS: Readonly<Record<string, Facing>> = { '^': 'n', '>': 'e', v: 's', '<': 'w', '@': 'inward' };

/** The places of each row of a board, from the shark's side; rows without any are left out. */
function rowsOf(book: Book): Spot[][] {
  const spots = [
    ...AREAS.map((name, number) => ({ name, is: 'area' as const, number, at: AREA_PLACES[number] ?? [0, 0] })),
    ...book.spaces.map(({ name, at }, number) => ({ name, is: 'space' as const, number, at })),
  ];
  return Array.from({ length: SIZE }, (_, y) =>
    spots
      .filter(({ at }) => at[1] === y)
      .map(({ at, ...spot }) => ({ ...spot, x: at[0] }))
      .sort((one, other) => one.x - other.x),
  ).filter((row) => row.length > 0);
}

/** An empty board. */
const emptyBoard = (book: Book): Changing => ({
  blocks: AREAS.map(() => NONE),
  revealed: AREAS.map(() => 0),
  emptied: [],
  currents: book.spaces.map(() => NONE),
  space: NONE,
  facing: 0,
});

/** Reads a board: all of it, or three rows of three blocks, with the shark looking inward from the first den. */
export function parseBoard(book: Book, lines: readonly string[]): OnBoard {
  const cells = lines.map((line) => line.split(/\s+/).filter((cell) => cell !== '+'));
  const rows = rowsOf(book);
  const areas = rows.map((row) => row.filter(({ is }) => is === 'area')).filter((row) => row.length > 0);
  const isBlocks = cells.length === areas.length && cells.every((row) => row.length === 3);
  const wanted = isBlocks ? areas : rows;
  if (cells.length !== wanted.length) {
    badly('on the board', `it has ${cells.length} rows, not ${rows.length}, or 3 of blocks alone.`);
  }
  const board = emptyBoard(book);
  for (const [y, spots] of wanted.entries()) {
    const row = cells[y] ?? [];
    if (row.length !== spots.length) {
      const names = spots.map(({ name }) => name).join(' ');
      badly(`in row ${y + 1} of the board`, `${row.length} things are drawn, for ${names}.`);
    }
    for (const [index, spot] of spots.entries()) {
      const cell = row[index] ?? '';
      if (spot.is === 'area') drawBlock(book, board, spot, cell);
      else drawSpace(book, board, spot, cell);
    }
  }
  if (isBlocks) {
    board.space = book.dens[0] ?? 0;
    board.facing = LOOKS_INWARD;
  }
  return board;
}

function drawBlock(book: Book, board: Changing, { name, number }: Spot, cell: string): void {
  if (cell === '_') {
    board.emptied.push(number);
    return;
  }
  const [, open, shut] = /^(?:\[(.+)\]|([^[\]]+))$/.exec(cell) ?? [];
  const word = open ?? shut ?? '';
  const letter = BLOCK_LETTERS.indexOf(word);
  const kind = letter < 0 ? book.blockNumbers.get(word) : letter;
  if (kind === undefined) {
    badly(`in ${name}`, `'${cell}' is no block; there are ${BLOCK_LETTERS.join(', ')} and the ids of traps and foods.`);
  }
  board.blocks[number] = kind;
  board.revealed[number] = open === undefined ? 0 : 1;
}

function drawSpace(book: Book, board: Changing, { name, number }: Spot, cell: string): void {
  if (cell === '.') return;
  if (/^[1-6]$/.test(cell)) {
    board.currents[number] = Number(cell);
    return;
  }
  const [, sign = '', under] = /^(\D)([1-6])?$/.exec(cell) ?? [];
  const facing = SHARKS[sign];
  if (facing === undefined) {
    badly(`on ${name}`, `'${cell}' is no current and no shark; these are 1 to 6 and ${Object.keys(SHARKS).join(' ')}.`);
  }
  if (under !== undefined) board.currents[number] = Number(under);
  if (board.space !== NONE) badly(`on ${name}`, 'there is a second shark.');
  const { ends, inward } = spaceOf(book, number);
  board.space = number;
  board.facing = facing === 'inward' ? LOOKS_INWARD : ends.indexOf(facing as (typeof ends)[number]);
  if (board.facing < 0 || (facing === 'inward' && inward === undefined)) {
    badly(`on ${name}`, `the shark cannot look '${cell}' there, but to ${ends.join(' and ')}.`);
  }
}

/** What is drawn in each place, by its name: `[s]` in `nw`, `>` on `p12`. */
export function cellsOf(book: Book, at: OnBoard): [string, string][] {
  return rowsOf(book).flatMap((row) =>
    row.map((spot): [string, string] => [
      spot.name,
      spot.is === 'area' ? blockCell(book, at, spot) : spaceCell(book, at, spot),
    ]),
  );
}

/** A board as it would be drawn. */
export function formatBoard(book: Book, at: OnBoard): string[] {
  const cells = new Map(cellsOf(book, at));
  const columns = Array.from({ length: SIZE }, (_, x) => x);
  const grid = rowsOf(book).map((row) => {
    const cellAt = (x: number): string => {
      const spot = row.find((each) => each.x === x);
      if (spot !== undefined) return cells.get(spot.name) ?? '';
      const isWater = row.every(({ is }) => is === 'space') && row.length > 1 && x > 0 && x < SIZE - 1;
      return isWater ? '+' : '';
    };
    return columns.map(cellAt);
  });
  const widths = columns.map((x) => Math.max(...grid.map((row) => row[x]?.length ?? 0)));
  return grid.map((row) =>
    row
      .map((cell, x) => cell.padEnd(widths[x] ?? 0))
      .join(' ')
      .trimEnd(),
  );
}

function blockCell(book: Book, { blocks, revealed }: OnBoard, { number }: Spot): string {
  const kind = blocks[number] ?? NONE;
  if (kind === NONE) return '_';
  const word = kind < 0 ? '?' : (BLOCK_LETTERS[kind] ?? book.blockIds[kind] ?? '?');
  return revealed[number] === 1 ? `[${word}]` : word;
}

function spaceCell(book: Book, { currents, space, facing }: OnBoard, { number }: Spot): string {
  const value = currents[number] ?? NONE;
  const current = value === NONE ? '' : String(value);
  if (number === space) {
    const look = facingName(spaceOf(book, number), facing);
    return `${Object.keys(SHARKS).find((sign) => SHARKS[sign] === look) ?? '?'}${current}`;
  }
  return current === '' ? '.' : current;
}

/** An area by its name. */
export function readArea(word: string, where: string): number {
  const area = areaNumber(word);
  return area < 0 ? badly(where, `'${word}' is no area; there are ${AREAS.join(', ')}.`) : area;
}
