import { disc, drawn, element, filled, group, type Markup, panel, shade, sized } from '../../../../drawing/index.ts';
import { type CardType, ROOM_SHAPES, type Terrain } from '../../components.ts';
import type { ReadThing } from '../reader.ts';
import { antFigure } from './ant.ts';
import { bug } from './bugs.ts';
import { itemFigure } from './finds.ts';
import { RESOURCE_SIGNS, SET_SIGNS, SYMBOL_SIGNS, TERRAIN_SIGNS, TYPE_SIGNS } from './signs.ts';

/** Where a picture lies on its card. */
export interface Art {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Numbers from 0 to 1 that an id gives, always the same ones: so that every card has a scene of its own. */
function chancesOf(id: string): () => number {
  let seed = [...id].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 2166136261);
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** What is to be seen on a card or a tile. */
export function sceneIn(id: string, read: ReadThing, art: Art): Markup {
  const next = chancesOf(id);
  const { width, height } = art;
  return element(
    'svg',
    { x: art.x, y: art.y, width, height, viewBox: `0 0 ${width} ${height}` },
    ...marksOf(id, read, { width, height, next }),
  );
}

interface Stage {
  readonly width: number;
  readonly height: number;
  readonly next: () => number;
}

function marksOf(id: string, read: ReadThing, stage: Stage): readonly Markup[] {
  const { width, height } = stage;
  const middle = (size: number) => ({ x: (width - size) / 2, y: (height - size) / 2 });
  switch (read.kind) {
    case 'card':
      return [...BACKDROPS[read.thing.type](stage), ...emblemsOf(read.thing.symbols ?? [], stage), ...antsOf(stage)];
    case 'enemy':
      return [
        ...ground(read.thing.terrain, stage),
        group({ ...middle(138), scale: 1.38 }, bug(id)),
        ...Array.from({ length: read.thing.level }, (_, nth) =>
          disc(18 + nth * 18, height - 16, 7, 'enemy', { stroke: shade('bone'), 'stroke-width': 2 }),
        ),
      ];
    case 'queen':
      return [...throne(stage), group({ ...middle(130), scale: 1.3 }, antFigure('carapace', true)), ...jewels(stage)];
    case 'incubation-tile':
      return [
        ...chamber(stage),
        ...[0, 1, 2].map((nth) =>
          disc(width / 2 + (nth - 1) * 74, height / 2, 30, 'space', { stroke: shade('coal'), 'stroke-width': 3 }),
        ),
        ...[0, 1, 2].map((nth) =>
          sized(
            { x: width / 2 + (nth - 1) * 74 - 16, y: height / 2 - 16, size: 32 },
            SET_SIGNS[read.thing.set]('chamber'),
          ),
        ),
      ];
    case 'item':
      return [...ground('sand', stage), group({ ...middle(110), scale: 1.1 }, itemFigure(id))];
    case 'leaf':
      return [...ground('moss', stage), sized({ ...middle(128), size: 128 }, RESOURCE_SIGNS.leaf('leaf'))];
    case 'room':
      return [...chamber(stage), ...roomSides(read.thing.size, stage)];
    default:
      return [...throne(stage), group({ ...middle(120), scale: 1.2 }, antFigure('seat-0'))];
  }
}

/** Both sides of a Room tile, beside each other, as it lies in a nest: Empty and Full. */
function roomSides(size: number, { width, height }: Stage): readonly Markup[] {
  const cells = ROOM_SHAPES[size - 1] ?? [];
  const cell = 40;
  const extent = (of: 0 | 1): number => cell * (1 + Math.max(...cells.map((at) => at[of])));
  return [false, true].flatMap((isFull, side) => {
    const left = width * (0.27 + 0.46 * side) - extent(1) / 2;
    const top = height / 2 - extent(0) / 2;
    return cells.map(([row, column]) =>
      group({ x: left + column * cell, y: top + row * cell }, [
        panel({ x: 1, y: 1, width: cell - 2, height: cell - 2, r: 6 }, isFull ? 'room' : 'bone', {
          stroke: shade('coal'),
          'stroke-width': 2,
        }),
        ...(isFull ? [sized({ x: 8, y: 8, size: 24 }, TYPE_SIGNS.room('bone'))] : []),
      ]),
    );
  });
}

/** The ground of a terrain, with its sign over and over. */
function ground(terrain: Terrain, { width, height, next }: Stage): readonly Markup[] {
  return [
    element('rect', { width, height, fill: shade(terrain) }),
    ...Array.from({ length: 11 }, (_, nth) =>
      sized(
        { x: (nth % 4) * (width / 4) + next() * 30, y: Math.floor(nth / 4) * 50 + next() * 16, size: 26 + next() * 12 },
        TERRAIN_SIGNS[terrain]('texture'),
        { opacity: 0.16 },
      ),
    ),
  ];
}

const BACKDROPS: Readonly<Record<CardType, (stage: Stage) => readonly Markup[]>> = {
  skill: meadow,
  deed: sunrise,
  room: chamber,
};

/** A hill under the sky, with blades of grass. */
function meadow({ width, height, next }: Stage): readonly Markup[] {
  const crest = 60 + next() * 30;
  return [
    element('rect', { width, height, fill: shade('sky') }),
    disc(40 + next() * (width - 80), 26 + next() * 16, 17, 'light'),
    filled(
      `M0 ${crest + 20}Q${width * 0.3} ${crest - 22} ${width * 0.55} ${crest + 6}T${width} ${crest - 8}V${height}H0z`,
      'hill',
    ),
    ...Array.from({ length: 9 }, () => {
      const x = next() * width;
      const tall = 18 + next() * 34;
      return drawn(`M${x} ${height}q${next() * 12 - 6} ${-tall * 0.6} ${next() * 22 - 11} ${-tall}`, 'leaf', 3.4, {
        opacity: 0.8,
      });
    }),
  ];
}

/** Rays over a mound, on which a deed is done. */
function sunrise({ width, height, next }: Stage): readonly Markup[] {
  const x = width * (0.35 + next() * 0.3);
  const rays = 9 + Math.floor(next() * 5);
  return [
    element('rect', { width, height, fill: shade('light') }),
    ...Array.from({ length: rays }, (_, nth) => {
      const angle = Math.PI + (Math.PI * (nth + 0.5)) / rays;
      const far = (turn: number) => `${x + 320 * Math.cos(angle + turn)} ${height + 320 * Math.sin(angle + turn)}`;
      return filled(`M${x} ${height - 10}L${far(-0.07)}L${far(0.07)}z`, 'gold', { opacity: 0.35 });
    }),
    filled(`M0 ${height}V${height - 26}Q${x} ${height - 84 - next() * 20} ${width} ${height - 26}V${height}z`, 'soil'),
    ...Array.from({ length: 7 }, () => disc(next() * width, height - 8 - next() * 16, 3 + next() * 4, 'soil-iii')),
  ];
}

/** A chamber under the ground, with ways that lead to it. */
function chamber({ width, height, next }: Stage): readonly Markup[] {
  const [x, y] = [width * (0.42 + next() * 0.16), height * 0.58];
  return [
    element('rect', { width, height, fill: shade('soil') }),
    ...Array.from({ length: 12 }, () => disc(next() * width, next() * height, 3 + next() * 7, 'soil-iii')),
    drawn(`M${x} ${y}Q${x - 60 - next() * 40} ${y - 20} ${next() * width * 0.3} -10`, 'cave', 24),
    drawn(`M${x} ${y}q${60 + next() * 30} ${30 - next() * 60} ${width - x} ${next() * 40 - 20}`, 'cave', 22),
    element('ellipse', { cx: x, cy: y, rx: 104 + next() * 20, ry: 48 + next() * 8, fill: shade('cave') }),
    element('ellipse', { cx: x, cy: y + 12, rx: 84, ry: 26, fill: shade('light'), opacity: 0.28 }),
  ];
}

/** A cushion of light for a Queen, or for what was won. */
function throne({ width, height, next }: Stage): readonly Markup[] {
  return [
    element('rect', { width, height, fill: shade('cave') }),
    ...Array.from({ length: 14 }, () =>
      disc(next() * width, next() * height, 2 + next() * 3, 'gold', { opacity: 0.6 }),
    ),
    element('ellipse', { cx: width / 2, cy: height * 0.6, rx: 118, ry: 58, fill: shade('light'), opacity: 0.8 }),
  ];
}

/** What a Queen wears, each in her own way. */
function jewels({ width, height, next }: Stage): readonly Markup[] {
  const count = 2 + Math.floor(next() * 4);
  return Array.from({ length: count }, (_, nth) => {
    const y = height / 2 + 18 + nth * (40 / count);
    const wide = 6 + next() * 8;
    return drawn(`M${width / 2 - wide} ${y}q${wide} ${3 + next() * 6} ${2 * wide} 0`, 'gold', 2 + next() * 2.5);
  });
}

/** What a card gives, as emblems that hang over the scene. */
const emblemsOf = (symbols: readonly (keyof typeof SYMBOL_SIGNS)[], { width }: Stage): readonly Markup[] =>
  symbols.map((symbol, nth) => {
    const x = width / 2 + (nth - (symbols.length - 1) / 2) * 66;
    return group({ x: x - 28, y: 12 }, [
      panel({ x: 0, y: 0, width: 56, height: 56, r: 28 }, 'bone', { stroke: shade('coal'), 'stroke-width': 2.4 }),
      sized({ x: 11, y: 11, size: 34 }, SYMBOL_SIGNS[symbol]('coal')),
    ]);
  });

/** Ants that walk across: how many, how large and where to follows from the card. */
function antsOf({ width, height, next }: Stage): readonly Markup[] {
  const count = 2 + Math.floor(next() * 3);
  return Array.from({ length: count }, (_, nth) => {
    const size = 0.42 + next() * 0.22;
    const x = ((nth + 0.2 + next() * 0.5) * width) / count - 20;
    const turn = Math.round(60 + next() * 60);
    return group({ x: Math.min(width - 60, Math.max(4, x)), y: height - 66 - next() * 12 }, [
      element(
        'g',
        { transform: `rotate(${turn} ${50 * size} ${50 * size}) scale(${Math.round(size * 100) / 100})` },
        ...antFigure('carapace'),
      ),
    ]);
  });
}
