import { hexOutline, hexPoint, vertexPoint } from '../../../../boards/index.ts';
import {
  type Attributes,
  type Block,
  centred,
  disc,
  drawn,
  element,
  group,
  type Markup,
  outline,
  shade,
  sized,
  written,
} from '../../../../drawing/index.ts';
import { CUBES } from '../../components.ts';
import type { HexLook, VertexLook } from '../look.ts';
import type { Staged } from '../staged.ts';
import { hexBonus, hexTitle, itemAt, vertexBonus, vertexTitle } from '../titles.ts';
import { bugBadge } from './bugs.ts';
import { type Cell, cellRow, wordCell } from './cells.ts';
import { resourceIcon } from './icons.ts';
import { itemSign, TERRAIN_SIGNS } from './signs.ts';
import { effectCells } from './word-cells.ts';

/** Letters are never smaller than this. */
const LEAST = 11;
/** What vertices reach beyond hexes. */
const RIM = 11;
/** How far below the middle of a hex its lowest row begins, where 1 is its lowest corner. */
const LOWER = 0.33;
/** How large foraging spaces are: small enough for what lies in the hexes between them. */
const vertexRadius = (size: number): number => Math.max(7, Math.min(RIM, size * 0.092));

/** The garden: hexes with what lies on them, and the corners between them. */
export function gardenBlock(staged: Staged, width: number): Block {
  const { hexes, vertices } = staged.look;
  const corners = hexes.flatMap(({ q, r }) => hexOutline({ q, r }));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const size = (width - 2 * RIM) / (Math.max(...xs) - left);
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: RIM + (x - left) * size,
    y: RIM + (y - top) * size,
  });
  return {
    height: (Math.max(...ys) - top) * size + 2 * RIM,
    marks: [
      ...hexes.map((hex) => hexMarkup(staged, hex, size, at)),
      ...vertices.map((vertex) => vertexMarkup(staged, vertex, size, at(vertexPoint(vertex.at)))),
    ],
  };
}

type Place = (point: { readonly x: number; readonly y: number }) => { readonly x: number; readonly y: number };

/**
 * A hex in three rows, none of which covers another: its name and the dots of its Strength; its enemy, and its bonus or its explorer;
 * its cubes and its Special Item.
 */
function hexMarkup(staged: Staged, hex: HexLook, size: number, at: Place): Markup {
  const { x, y } = at(hexPoint(hex));
  const radius = size / Math.sqrt(3);
  const letters = Math.max(LEAST, size * 0.13);
  const up = y - radius * 0.5;
  const hasFoe = hex.enemy !== undefined;
  return element(
    'g',
    { class: `hex ${hex.terrain}`, 'data-hex': hex.hex },
    element('title', {}, hexTitle(staged, hex)),
    outline(hexOutline(hex).map(at), {
      class: 'edge',
      fill: shade(hex.terrain),
      stroke: shade('paper'),
      'stroke-width': 2,
    }),
    sized({ x: x - size * 0.36, y: y - size * 0.3, size: size * 0.72 }, TERRAIN_SIGNS[hex.terrain]('texture'), {
      opacity: 0.13,
    }),
    written({ x: x - size * 0.34, y: up + letters * 0.36 }, hex.hex, {
      size: letters,
      weight: 'bold',
      fill: shade('ink'),
    }),
    ...strengthDots(hex.strength, { x: x + size * 0.2, y: up, size: Math.max(4.2, size * 0.055) }),
    ...(hasFoe
      ? [
          bugBadge(hex.enemy ?? '', levelOf(staged, hex), {
            x: x - size * 0.21,
            y,
            size: size * 0.31,
          }),
        ]
      : []),
    ...middleOf(staged, hex, { x: hasFoe ? x + size * 0.19 : x, y, size }),
    ...lyingOn(staged, hex, { x, y: y + radius * LOWER, size }),
  );
}

/** The level of an enemy, for whoever can read it. */
function levelOf({ reader }: Staged, { enemy }: HexLook): number {
  const read = enemy === undefined ? undefined : reader?.read(enemy);
  return read?.kind === 'enemy' ? read.thing.level : 0;
}

/** The white dots of a hex, two by two. */
const strengthDots = (strength: number, { x, y, size }: { x: number; y: number; size: number }): readonly Markup[] =>
  Array.from({ length: strength }, (_, nth) =>
    disc(x + (nth % 2) * size * 1.35, y + (Math.floor(nth / 2) - 0.5) * size * 1.35, size * 0.56, 'bone', {
      stroke: shade('coal'),
      'stroke-width': 0.9,
      class: 'strength',
    }),
  );

/** The exploration space: its explorer, or the bonus that is printed on it. */
function middleOf(
  staged: Staged,
  hex: HexLook,
  { x, y, size }: { x: number; y: number; size: number },
): readonly Markup[] {
  if (hex.explorer !== undefined) return [seatDisc(hex.explorer, { x, y, r: Math.max(8, size * 0.13) })];
  const bonus = effectCells(hexBonus(staged, hex.hex) ?? []);
  const room = hex.enemy === undefined ? size * 0.62 : size * 0.36;
  if (bonus.length === 0) {
    return [
      disc(x, y, size * 0.11, 'space', { stroke: shade('quiet'), 'stroke-width': 1.2, 'stroke-dasharray': '3 2' }),
    ];
  }
  const high = Math.max(12, size * 0.2);
  return [
    element('rect', {
      x: x - room / 2 - 3,
      y: y - high * 0.68,
      width: room + 6,
      height: high * 1.36,
      rx: high * 0.5,
      fill: shade('space'),
      opacity: 0.85,
    }),
    cellRow(bonus, { x, y: y - high / 2, size: high, room, anchor: 'middle' }),
  ];
}

/** A disc of a player, with their number. */
export const seatDisc = (
  seat: number,
  { x, y, r }: { x: number; y: number; r: number },
  attributes: Attributes = {},
): Markup =>
  element(
    'g',
    attributes,
    disc(x, y, r, `seat-${seat}`, { stroke: shade('bone'), 'stroke-width': Math.max(1, r * 0.14) }),
    centred(String(seat + 1), { x, y, size: Math.max(LEAST, r * 1.15) }, 'on-seat'),
  );

/** The cubes of a hex, each kind with its number, and its Special Item. Who is to choose a kind of cubes chooses it here. */
function lyingOn(
  staged: Staged,
  hex: HexLook,
  { x, y, size }: { x: number; y: number; size: number },
): readonly Markup[] {
  const kinds = CUBES.filter((cube) => hex.cubes[cube] > 0);
  const { look } = staged;
  const hasItem = itemAt(staged, hex.hex) !== undefined;
  const count = kinds.length + (hasItem ? 1 : 0);
  if (count === 0) return [];
  const isAsked = look.decisions.some(
    (asked) => asked.kind === 'collect-kind' && asked.hex === hex.hex && asked.seat === look.viewer,
  );
  // Between the two lower corners at the sides, down to the lowest one.
  const most = (size / Math.sqrt(3)) * (1 - LOWER) - vertexRadius(size) - 0.5;
  const tall = Math.min(most, Math.max(17, size * 0.216));
  const room = (size - 2 * vertexRadius(size) - 1) / Math.max(2, count);
  const placeOf = (nth: number): number => x + (nth - (count - 1) / 2) * room;
  const item = hasItem
    ? [sized({ x: placeOf(count - 1) - tall * 0.4, y: y + tall * 0.1, size: tall * 0.8 }, itemSign('find'))]
    : [];
  const cubes = kinds.map((cube, nth) => {
    const cells: readonly Cell[] = [{ width: 24, marks: resourceIcon(cube) }, wordCell(String(hex.cubes[cube]))];
    const middle = placeOf(nth);
    const wide = Math.min(room - 1.4, tall * 1.5);
    return group(
      { x: 0, y: 0 },
      [
        element('rect', {
          class: 'edge',
          x: middle - wide / 2,
          y,
          width: wide,
          height: tall,
          rx: tall * 0.25,
          fill: shade('space'),
          stroke: shade(cube),
          'stroke-width': 1.2,
        }),
        cellRow(cells, { x: middle, y: y + tall * 0.08, size: tall * 0.84, room: wide - 2.4, anchor: 'middle' }),
      ],
      { class: 'thing', ...(isAsked ? { 'data-cube': cube } : {}) },
    );
  });
  return [...cubes, ...item];
}

/** A foraging space: whose forager stands there, or its bonus; a red one has a frame of two lines. */
function vertexMarkup(staged: Staged, vertex: VertexLook, size: number, { x, y }: { x: number; y: number }): Markup {
  const r = vertexRadius(size);
  const bonus = vertex.forager === undefined ? effectCells(vertexBonus(staged, vertex.vertex) ?? []) : [];
  const item = itemAt(staged, vertex.vertex);
  const inside = (): readonly Markup[] => {
    if (vertex.forager !== undefined) return [seatDisc(vertex.forager, { x, y, r: r + 0.5 })];
    if (item !== undefined) return [sized({ x: x - r * 0.75, y: y - r * 0.75, size: r * 1.5 }, itemSign('find'))];
    if (bonus.length === 0) return [];
    return [cellRow(bonus, { x, y: y - r * 0.78, size: r * 1.56, room: r * 1.7, anchor: 'middle' })];
  };
  return element(
    'g',
    { class: 'vertex', 'data-vertex': vertex.vertex },
    element('title', {}, vertexTitle(staged, vertex)),
    disc(x, y, r, 'space', {
      class: 'edge',
      stroke: shade(vertex.isRed ? 'aggression' : 'quiet'),
      'stroke-width': vertex.isRed ? 2.6 : 1.2,
    }),
    ...(vertex.isRed && vertex.forager === undefined
      ? [drawn(`M${x} ${y - r + 2.6}a${r - 2.6} ${r - 2.6} 0 1 0 .1 0z`, 'aggression', 1)]
      : []),
    ...inside(),
  );
}
