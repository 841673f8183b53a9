import { type BoardCell, boxLines, type Line, packed, piece, spread, widthOf } from '../../../drawing/index.ts';
import type { Terrain } from '../components.ts';
import type { Codes } from '../text/labels.ts';
import type { Drawing } from './drawn.ts';
import type { FieldLook, Look } from './look.ts';
import { inkOf, levelMarks, snailMark, TERRAIN_MARKS, TILE_MARKS, tokenMarks } from './marks.ts';

/** The shortest inside of a cell: two snails side by side. */
const LEAST_WIDTH = 10;
const LEAST_HEIGHT = 3;
/** The most that stands beside the coordinates: a space, a mark of damage and three of a mountain. */
const TERRAIN_WIDTH = 5;

/** The board as lines: every field a box, rows shifted by half a box, as hexes with a point on top lie. */
export function boardLines({ look, labels }: Pick<Drawing, 'look' | 'labels'>): readonly Line[] {
  const longest = Math.max(...look.fields.map(({ field }) => field.length));
  const width = Math.max(LEAST_WIDTH, longest + TERRAIN_WIDTH);
  return boxLines(
    look.fields.map((field) => cellOf(look, field, { codes: labels.codes, width })),
    { width, height: LEAST_HEIGHT },
  );
}

interface Cell {
  readonly codes: Codes;
  readonly width: number;
}

function cellOf(look: Look, at: FieldLook, { codes, width }: Cell): BoardCell {
  const { field, q, r, terrain, tile } = at;
  const marks = [piece(TILE_MARKS[tile], 'alarm'), piece(levelMarks(terrain), terrain)];
  const snails = look.snails
    .filter((snail) => snail.field === field)
    .map((snail) => piece(snailMark(snail, codes), inkOf(snail.seat)));
  return {
    column: 2 * q + r,
    row: r,
    lines: [spread([piece(field)], marks, width), ...packed([...snails, ...tokenMarks(at, codes, 'alarm')], width)],
    ground: (line) => piece(ground(terrain, width, line), terrain),
  };
}

/** An empty line of a cell: land seen from above; water stays empty, so that the islands stand out. */
function ground(terrain: Terrain, width: number, line: number): string {
  if (terrain === 'water') return '';
  const mark = TERRAIN_MARKS[terrain];
  const pattern = line % 2 === 0 ? `${mark}   ` : `  ${mark} `;
  return pattern.repeat(Math.ceil(width / widthOf(pattern))).slice(0, width);
}
