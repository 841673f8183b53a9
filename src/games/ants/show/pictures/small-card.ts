import {
  type Attributes,
  type Block,
  type CardPlace,
  type CardSpot,
  cardRows,
  element,
  emptyPlace,
  filled,
  group,
  lineHeight,
  type Markup,
  nameLines,
  panel,
  shade,
  sized,
  written,
} from '../../../../drawing/index.ts';
import type { DeckId } from '../../components.ts';
import { cardIn } from '../look.ts';
import type { Staged } from '../staged.ts';
import { thingTitle } from '../titles.ts';
import { antFigure } from './ant.ts';
import { type Cell, cellRow, square } from './cells.ts';
import { cellsOfRow, needsCells, pointsPlate, powerRows, priceCells } from './powers.ts';
import { symbolPlate, TYPE_COLOURS, TYPE_SIGNS } from './signs.ts';

const BAND = 20;
const ROW = 15;
const ROWS = 3;
const LETTERS = 11;
const MARGIN = 4;

/** How high a card is on the table, however wide. */
const heightOf = (): number => BAND + ROWS * (ROW + 3) + 4 + 2 * lineHeight(LETTERS) + 5;

/** A card as it lies on the table: its type and price on a band, what it gives as icons, its name. */
export function smallCard(
  staged: Staged,
  id: string,
  { x, y, width }: CardSpot,
  data: Attributes,
  name = staged.cardName(id),
): Markup {
  const card = cardIn(staged.look, id);
  const read = staged.reader?.read(id);
  const printed = read?.kind === 'card' ? read.thing : undefined;
  const type = card?.type ?? 'skill';
  const colour = TYPE_COLOURS[type];
  const [inner, height] = [width - 2 * MARGIN, heightOf()];
  const symbols = (card?.symbols ?? []).map((symbol) => square(symbolPlate(symbol)));
  const points = card?.vp ?? 0;
  const rows: readonly (readonly Cell[])[] = [
    ...(symbols.length === 0 ? [] : [symbols]),
    ...(printed === undefined ? [] : powerRows(printed).map(cellsOfRow)),
  ];
  // Where there is less to show it is larger.
  const icon = rows.length < ROWS ? (ROWS * ROW) / 2 : ROW;
  return group(
    { x, y },
    [
      element('title', {}, thingTitle(staged, id, name)),
      panel({ x: 0, y: 2, width, height, r: 7 }, 'shade', { opacity: 0.2 }),
      panel({ x: 0.5, y: 0.5, width: width - 1, height: height - 1, r: 7 }, 'paper'),
      filled(`M1 ${BAND}V8a7 7 0 0 1 7-7h${width - 16}a7 7 0 0 1 7 7v${BAND - 8}z`, colour),
      sized({ x: 5, y: 3, size: 14 }, TYPE_SIGNS[type]('on-seat')),
      ...bandMarks(printed, card?.room ?? 0, width),
      ...rows.slice(0, ROWS).map((cells, nth) =>
        cellRow(cells, {
          x: MARGIN + 1,
          y: BAND + 4 + nth * (icon + 3),
          size: icon,
          room: inner - (nth === 0 && points !== 0 ? 28 : 2),
        }),
      ),
      ...(points === 0 ? [] : [sized({ x: width - 24, y: BAND + 2, size: 20 }, pointsPlate(points))]),
      ...nameLines(name, inner, { size: LETTERS, weight: 'bold' }).map((line, nth, lines) =>
        written(
          {
            x: width / 2,
            y: height - 2 * lineHeight(LETTERS) + LETTERS - 6 + (nth + (2 - lines.length) / 2) * lineHeight(LETTERS),
          },
          line,
          { size: LETTERS, weight: 'bold', 'text-anchor': 'middle', room: inner },
        ),
      ),
      panel({ x: 0.7, y: 0.7, width: width - 1.4, height: height - 1.4, r: 7 }, 'paper', {
        class: 'edge',
        fill: 'none',
        stroke: shade(colour),
        'stroke-width': 1.8,
      }),
    ],
    { class: `card ${type}`, ...data },
  );
}

/** What a card costs and needs, at the end of its band. */
function bandMarks(printed: Parameters<typeof priceOf>[0] | undefined, room: number, width: number): readonly Markup[] {
  const cells = printed === undefined ? [] : priceOf(printed);
  const all = room === 0 ? cells : [...cells, roomCell(room)];
  if (all.length === 0) return [];
  const wide = Math.min(width - 28, 16 * all.length + 8);
  return [
    panel({ x: width - wide - 4, y: 3, width: wide, height: 14, r: 7 }, 'bone'),
    cellRow(all, { x: width - 4 - wide / 2, y: 4, size: 12, room: wide - 6, anchor: 'middle' }),
  ];
}

const priceOf = ({
  cost,
  needs = [],
}: {
  readonly cost?: Parameters<typeof priceCells>[0];
  readonly needs?: Parameters<typeof needsCells>[0];
}): readonly Cell[] => [...priceCells(cost, 'coal'), ...needsCells(needs, 'coal')];

/** The Room tile that a card fills: as many cells as it has at least. */
export const roomCell = (size: number): Cell =>
  square(
    Array.from({ length: size }, (_, nth) =>
      panel(
        {
          x: size === 1 ? 6 : 1 + (nth % 2) * 11.5,
          y: size < 3 ? 6 : 1 + Math.floor(nth / 2) * 11.5,
          width: 10.5,
          height: 10.5,
          r: 2,
        },
        'room',
        {
          stroke: shade('bone'),
          'stroke-width': 0.8,
        },
      ),
    ),
  );

/** The colours of the backs. */
const BACKS: Readonly<Record<DeckId, string>> = { basic: 'chamber', starting: 'skill', 'queen-room': 'royal' };

/** A card that lies face down. */
export const backCard = (deck: DeckId, { x, y, width }: CardSpot, title: string): Markup =>
  group(
    { x, y },
    [
      element('title', {}, title),
      panel({ x: 0.5, y: 0.5, width: width - 1, height: heightOf() - 1, r: 7 }, BACKS[deck], {
        class: 'edge',
        stroke: shade('coal'),
        'stroke-width': 1.4,
      }),
      panel({ x: 4, y: 4, width: width - 8, height: heightOf() - 8, r: 5 }, BACKS[deck], {
        stroke: shade('on-seat'),
        'stroke-width': 1.2,
      }),
      group({ x: width / 2 - 25, y: heightOf() / 2 - 25, scale: 0.5 }, antFigure('on-seat', deck === 'queen-room')),
    ],
    { class: 'card back' },
  );

/** Where a card would lie. */
export const emptyCard = (spot: CardSpot, text: string, data: Attributes = {}): Markup =>
  emptyPlace({ ...spot, height: heightOf() }, text, data);

/** Cards side by side, in as many rows as they need. */
export const smallCards = (places: readonly CardPlace[], width: number, most: number): Block =>
  cardRows(places, width, { most, heightOf });
