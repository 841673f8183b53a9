import {
  type Attributes,
  type Block,
  element,
  group,
  lettersCut,
  type Markup,
  panel,
  shade,
  sized,
  written,
} from '../../../../drawing/index.ts';
import { SPECIALISATIONS } from '../../components.ts';
import { discSpace, QUEEN_ANT, storedSpace, UNIVERSAL_ANT } from '../clicked.ts';
import type { PlayerLook, TileLook } from '../look.ts';
import type { Staged } from '../staged.ts';
import { readIn } from '../titles.ts';
import { cellRow } from './cells.ts';
import { antIcon } from './icons.ts';
import { needsCells } from './powers.ts';
import { ANT_SIGNS, crownSign } from './signs.ts';
import { discPile } from './things.ts';

const ROW = 40;
const GAP = 5;

/** Ants, larvae and eggs on their Incubation tiles; beside the ants those that are stored, universal, or the Queen's. */
export function broodBlock(staged: Staged, player: PlayerLook, width: number): Block {
  const isOwn = staged.look.viewer === player.seat;
  const data = (key: string, id: string): Attributes => (isOwn ? { [`data-${key}`]: id } : {});
  const spare = Math.min(62, width * 0.17);
  const tile = width - spare - GAP;
  return {
    height: 3 * ROW + 2 * GAP,
    marks: [
      ...player.tiles.map((each, nth) =>
        group({ x: 0, y: nth * (ROW + GAP) }, tileMarks(staged, player, each, { width: tile, data })),
      ),
      ...spareMarks(staged, player, { x: width - spare, width: spare, data }),
    ],
  };
}

interface Laid {
  readonly width: number;
  readonly data: (key: string, id: string) => Attributes;
}

/** An Incubation tile: its stage, its deed, and a space for each specialisation. */
function tileMarks(staged: Staged, player: PlayerLook, tile: TileLook, { width, data }: Laid): readonly Markup[] {
  const { labels, cardName, words } = staged;
  const stage = { top: labels.ants, middle: labels.larvae, bottom: labels.eggs }[tile.place];
  const space = Math.min(54, (width - 92) / 3);
  const head = width - 3 * (space + 3) - 2;
  const name = tile.tile === undefined ? '' : cardName(tile.tile);
  return [
    group(
      { x: 0, y: 0 },
      [
        element(
          'title',
          {},
          tile.tile === undefined
            ? stage
            : `${stage}: ${name}${tile.isTurned ? `, ${labels.turned}` : readIn(staged, tile.tile)}`,
        ),
        panel({ x: 0.5, y: 0.5, width: head - 1, height: ROW - 1, r: 7 }, tile.isTurned ? 'line' : 'space', {
          class: 'edge',
          stroke: shade('quiet'),
          'stroke-dasharray': tile.isTurned ? '5 3' : undefined,
        }),
        written({ x: 7, y: 15 }, lettersCut(stage, head - 12, { size: 12, weight: 'bold' }), {
          size: 12,
          weight: 'bold',
          room: head - 12,
        }),
        ...deedMarks(staged, tile, name, head),
      ],
      { class: 'thing', ...data('tile', tile.place) },
    ),
    ...SPECIALISATIONS.map((specialisation, nth) =>
      group(
        { x: head + 3 + nth * (space + 3), y: 0 },
        [
          element('title', {}, `${stage}, ${words.specialisations[specialisation]}: ${tile.discs[specialisation]}`),
          panel({ x: 0.5, y: 0.5, width: space - 1, height: ROW - 1, r: 7 }, 'ground', {
            class: 'edge',
            stroke: shade('line'),
          }),
          sized({ x: 3, y: 4, size: 14 }, ANT_SIGNS[specialisation]('quiet')),
          discPile(player.seat, tile.discs[specialisation], { x: space / 2 + 6, y: ROW / 2, r: 12 }),
        ],
        { class: 'thing', ...data('ant', discSpace(tile.place, specialisation)) },
      ),
    ),
  ];
}

/** What the deed of a tile needs; or that it is done. */
function deedMarks(
  { labels, reader }: Staged,
  { tile, isTurned }: TileLook,
  name: string,
  room: number,
): readonly Markup[] {
  const at = { x: 7, y: 32 };
  const text = { size: 11, fill: shade('quiet'), room: room - 12 };
  if (isTurned) return [written(at, lettersCut(labels.turned, room - 12, { size: 11 }), text)];
  const read = tile === undefined ? undefined : reader?.read(tile);
  return read?.kind === 'incubation-tile'
    ? [cellRow(needsCells(read.thing.needs), { x: 7, y: 19, size: 17, room: room - 14 })]
    : [written(at, lettersCut(name, room - 12, { size: 11 }), text)];
}

/** Stored ants, one of each specialisation; universal ones; discs of the Queen tile. */
function spareMarks(
  { labels, words }: Staged,
  player: PlayerLook,
  { x, width, data }: Laid & { readonly x: number },
): readonly Markup[] {
  const half = (width - 3) / 2;
  const box = (at: { x: number; y: number }, inside: readonly Markup[], title: string, ant: string): Markup =>
    group(
      at,
      [
        element('title', {}, title),
        panel({ x: 0.5, y: 0.5, width: half - 1, height: ROW - 1, r: 7 }, 'ground', {
          class: 'edge',
          stroke: shade('line'),
        }),
        ...inside,
      ],
      { class: 'thing', ...data('ant', ant) },
    );
  const stored = SPECIALISATIONS.map((name, nth) =>
    box(
      { x, y: nth * (ROW + GAP) },
      [
        sized({ x: half / 2 - 7, y: 3, size: 13 }, ANT_SIGNS[name]('quiet')),
        discPile(player.seat, player.stored.includes(name) ? 1 : 0, { x: half / 2, y: 27, r: 9 }),
      ],
      `${labels.stored}: ${words.specialisations[name]}`,
      storedSpace(name),
    ),
  );
  const right = x + half + 3;
  const others = [
    {
      icon: antIcon('universal'),
      count: player.universal,
      title: `${labels.universal}: ${player.universal}`,
      id: UNIVERSAL_ANT,
    },
    {
      icon: crownSign('royal'),
      count: player.queenDiscs,
      title: `${labels.queen}: ${player.queenDiscs}`,
      id: QUEEN_ANT,
    },
  ];
  return [
    ...stored,
    ...others.map(({ icon, count, title, id }, nth) =>
      box(
        { x: right, y: nth * (ROW + GAP) },
        [
          sized({ x: half / 2 - 7, y: 3, size: 13 }, icon, { class: 'icons' }),
          discPile(player.seat, count, { x: half / 2, y: 27, r: 9 }),
        ],
        title,
        id,
      ),
    ),
  ];
}
