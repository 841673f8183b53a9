import { type BoardCell, boxLines, type Line, type Piece, piece, spread } from '../../../drawing/index.ts';
import { CUBES } from '../components.ts';
import type { Drawing } from './drawn.ts';
import type { HexLook } from './look.ts';
import { badgeOf, cornersOf } from './marks.ts';

/** The inside of a hex: six of them side by side fit a terminal. */
const WIDTH = 12;
const HEIGHT = 4;

/** The garden as lines: every hex a box, rows shifted by half a box, as hexes with a point on top lie. */
export function boardLines(drawing: Drawing, isNew: (hex: string) => boolean = () => false): readonly Line[] {
  return boxLines(
    drawing.look.hexes.map((hex) => {
      const cell = cellOf(drawing, hex);
      return isNew(hex.hex) ? { ...cell, lines: cell.lines.map(allNew) } : cell;
    }),
    { width: WIDTH, height: HEIGHT },
  );
}

const allNew = (line: Line): Line => line.map((each): Piece => ({ ...each, isNew: true }));

/**
 * What is written in a hex: its name, terrain and Strength; its cubes; who has explored it, and whose foragers stand on its
 * corners; the enemy there.
 */
function cellOf({ look, labels, cardName }: Drawing, hex: HexLook): BoardCell {
  const { codes } = labels;
  const cubes = CUBES.flatMap((cube) => (hex.cubes[cube] === 0 ? [] : [`${codes.resources[cube]}${hex.cubes[cube]}`]));
  const explorer =
    hex.explorer === undefined
      ? []
      : [piece(`${codes.specialisations.explorer}${hex.explorer + 1}`, badgeOf(hex.explorer))];
  const corners = cornersOf(look, hex).map(({ text, ink }) => piece(text, ink));
  const items = look.itemSpaces.some(({ space, item }) => space === hex.hex && item !== undefined) ? [piece('+')] : [];
  return {
    column: 2 * hex.q + hex.r,
    row: hex.r,
    lines: [
      spread(
        [piece(hex.hex), piece(` ${codes.terrains[hex.terrain]}`, hex.terrain)],
        [piece(String(hex.strength))],
        WIDTH,
      ),
      spread([piece(cubes.join(' '))], items, WIDTH),
      spread(corners, explorer, WIDTH),
      hex.enemy === undefined ? [] : [piece(`!${cut(cardName(hex.enemy), WIDTH - 1)}`, 'alarm')],
    ],
  };
}

const cut = (text: string, width: number): string => [...text].slice(0, width).join('');
