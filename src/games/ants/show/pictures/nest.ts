import {
  type Attributes,
  type Block,
  centred,
  disc,
  drawn,
  element,
  group,
  type Markup,
  panel,
  shade,
} from '../../../../drawing/index.ts';
import type { Effect } from '../../cards/vocabulary.ts';
import type { NestArea } from '../../components.ts';
import type { CellLook, PlayerLook, RoomLook } from '../look.ts';
import type { Staged } from '../staged.ts';
import { grammarOf } from '../wording.ts';
import { cellRow } from './cells.ts';
import { effectCells } from './word-cells.ts';

const SOILS: Readonly<Record<NestArea, string>> = { I: 'soil-i', II: 'soil-ii', III: 'soil-iii' };

interface At {
  readonly row: number;
  readonly column: number;
}

/** Row and column of a cell, which is called by them. */
function placeOf(cell: string): At {
  const [row = 0, column = 0] = cell.split(',').map(Number);
  return { row, column };
}

/** The bonus of a cell on the side of the Anthill tile that lies up, for whoever can read it. */
function bonusOf({ reader }: Staged, { anthill }: PlayerLook, cell: string): readonly Effect[] | undefined {
  if (reader === undefined) return undefined;
  const { common, sides } = reader.board.anthill;
  return (sides[anthill] ?? common).cells[cell];
}

/** How wide a nest is whose cells are so large. */
export const nestWidth = ({ look }: Staged, size: number): number =>
  (Math.max(...look.cells.map(({ cell }) => placeOf(cell).column)) + 1) * size + 8;

/** The nest of a player: cells of three areas with their bonuses, stones, and the Room tiles on them. */
export function nestBlock(staged: Staged, player: PlayerLook, size: number): Block {
  const { look } = staged;
  const rows = Math.max(...look.cells.map(({ cell }) => placeOf(cell).row)) + 1;
  const [width, height] = [nestWidth(staged, size), rows * size + 8];
  const isOwn = look.viewer === player.seat;
  return {
    height,
    marks: [
      panel({ x: 0, y: 0, width, height, r: 10 }, 'soil'),
      group({ x: 4, y: 4 }, [
        ...look.cells.map((cell) => cellMarkup(staged, player, cell, { size, isOwn })),
        ...player.rooms.map((room) => roomMarkup(room, size)),
        // Who clicks a Room tile clicks a cell: what is clicked lies on top.
        ...(isOwn ? player.rooms.flatMap(({ cells }) => cells.map((cell) => coverOf(cell, size))) : []),
      ]),
    ],
  };
}

function cellMarkup(
  staged: Staged,
  player: PlayerLook,
  { cell, area }: CellLook,
  { size, isOwn }: { readonly size: number; readonly isOwn: boolean },
): Markup {
  const { row, column } = placeOf(cell);
  const isCovered = player.rooms.some(({ cells }) => cells.includes(cell));
  const bonus = isCovered ? undefined : bonusOf(staged, player, cell);
  const data: Attributes = isOwn && !isCovered ? { 'data-cell': cell } : {};
  return group(
    { x: column * size, y: row * size },
    [
      element('title', {}, cellTitle(staged, cell, area, bonus)),
      panel(
        { x: 1, y: 1, width: size - 2, height: size - 2, r: area === undefined ? size / 2 : 4 },
        area === undefined ? 'rock' : SOILS[area],
        {
          class: 'edge',
          stroke: shade('coal'),
          'stroke-width': 0.8,
        },
      ),
      ...(isCovered || area === undefined || bonus !== undefined
        ? []
        : [centred(area, { x: size / 2, y: size / 2, size: 11 }, 'bone', { opacity: 0.75 })]),
      ...(bonus === undefined
        ? []
        : [
            disc(size / 2, size / 2, size * 0.42, 'space'),
            cellRow(effectCells(bonus), {
              x: size / 2,
              y: size * 0.2,
              size: size * 0.6,
              room: size * 0.76,
              anchor: 'middle',
            }),
          ]),
    ],
    { class: 'cell', ...data },
  );
}

function cellTitle(
  { labels, language, reader }: Staged,
  cell: string,
  area: NestArea | undefined,
  bonus: readonly Effect[] | undefined,
): string {
  const does = bonus === undefined || reader === undefined ? '' : `: ${grammarOf(language).orders(bonus)}`;
  return `(${cell}) ${area === undefined ? '' : labels.nestAreas[area]}${does}`.trim();
}

/** A Room tile: dark while it is empty, with a lamp and a tick when it is full. */
function roomMarkup({ cells, isFull }: RoomLook, size: number): Markup {
  const places = cells.map(placeOf);
  const [rows, columns] = [places.map(({ row }) => row), places.map(({ column }) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const width = (Math.max(...columns) - left + 1) * size - 4;
  const height = (Math.max(...rows) - top + 1) * size - 4;
  return group({ x: left * size + 2, y: top * size + 2 }, [
    panel({ x: 0, y: 0, width, height, r: 7 }, isFull ? 'room-full' : 'room', {
      stroke: shade('bone'),
      'stroke-width': 1.6,
    }),
    ...(isFull
      ? [drawn(`M${width / 2 - 6} ${height / 2}l4 5 8-10`, 'coal', 3)]
      : [drawn(`M${width / 2 - 5} ${height / 2 + 5}v-6a5 5 0 0 1 10 0v6`, 'bone', 2, { opacity: 0.7 })]),
  ]);
}

/** A cell under a Room tile, to be clicked. */
function coverOf(cell: string, size: number): Markup {
  const { row, column } = placeOf(cell);
  return group(
    { x: column * size, y: row * size },
    [
      element('rect', {
        class: 'edge',
        x: 2,
        y: 2,
        width: size - 4,
        height: size - 4,
        rx: 5,
        fill: 'transparent',
        stroke: 'none',
      }),
    ],
    { class: 'cell', 'data-cell': cell },
  );
}
