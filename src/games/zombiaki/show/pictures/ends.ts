import {
  centred,
  disc,
  drawn,
  element,
  filled,
  group,
  lettersCut,
  lettersWidth,
  type Markup,
  panel,
  shade,
} from '../../../../drawing/index.ts';
import { OUT } from '../../components.ts';
import type { Drawing } from '../drawn.ts';
import type { Box, Plan } from './plan.ts';

/** The barricade, which a zombie may step onto, and the cemetery. */
export function endMarks(
  { labels }: Drawing,
  { lies, ends }: Plan,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Markup[] {
  const isUp = lies === 'up';
  const [far, near] = isUp
    ? [
        { x: 0, y: 0, width, height: ends },
        { x: 0, y: height - ends, width, height: ends },
      ]
    : [
        { x: width - ends, y: 0, width: ends, height },
        { x: 0, y: 0, width: ends, height },
      ];
  return [
    group({ x: far.x, y: far.y }, barricade(labels.barricade, far, isUp), {
      class: 'barricade',
      'data-barricade': OUT,
    }),
    group({ x: near.x, y: near.y }, cemetery(labels.cemetery, near, isUp), { class: 'cemetery' }),
  ];
}

/** Planks nailed across each other, with barbed wire. */
function barricade(name: string, { width, height }: Box, isUp: boolean): readonly Markup[] {
  const [length, depth] = isUp ? [width, height] : [height, width];
  const planks = Array.from({ length: 6 }, (_, index) => {
    const [x, tilt] = [(index * length) / 6, index % 2 === 0 ? 5 : -5];
    return filled(
      `M${x - 6} ${8 + tilt}l${length / 6 + 12} ${-tilt}v${depth - 17}l${-length / 6 - 12} ${tilt}z`,
      'wood',
      { stroke: shade('wood-line'), 'stroke-width': 2 },
    );
  });
  const nails = Array.from({ length: 12 }, (_, index) =>
    disc(((index + 0.5) * length) / 12, index % 2 === 0 ? depth * 0.36 : depth * 0.66, 2, 'wood-line'),
  );
  const wire = 'q4.5-7 9 0t9 0'.repeat(Math.floor(length / 18));
  const marks = [
    element('rect', { x: 0, y: 0, width: length, height: depth, fill: shade('coal'), rx: 6 }),
    element('svg', { x: 0, y: 0, width: length, height: depth }, ...planks, ...nails),
    drawn(`M0 ${depth - 3}${wire}`, 'steel', 2),
  ];
  return [
    isUp ? group({ x: 0, y: 0 }, marks) : element('g', { transform: `translate(${width} 0) rotate(90)` }, ...marks),
    element('rect', {
      x: 1,
      y: 1,
      width: width - 2,
      height: height - 2,
      rx: 6,
      class: 'edge',
      fill: 'none',
      stroke: shade('wood-line'),
      'stroke-width': 2,
    }),
    sign(name, { x: width / 2, y: height / 2 }, isUp ? width - 20 : width - 8),
  ];
}

/** Graves in the grass, out of which somebody comes. */
function cemetery(name: string, { width, height }: Box, isUp: boolean): readonly Markup[] {
  const stones = isUp
    ? [0.08, 0.26, 0.76, 0.92].map((part) => ({ x: part * width, y: height * 0.52 }))
    : [0.14, 0.34, 0.68, 0.88].map((part) => ({ x: width * ((part * 10) % 2 > 1 ? 0.3 : 0.62), y: part * height }));
  return [
    element('rect', { x: 0, y: 0, width, height, rx: 6, fill: shade('grass'), stroke: shade('line') }),
    ...stones.map(({ x, y }, index) => grave(x, y, isUp ? height / 46 : 1, index % 2 === 0)),
    sign(name, { x: width / 2, y: height / 2 }, isUp ? width * 0.4 : width - 8),
  ];
}

const grave = (x: number, y: number, scale: number, isCross: boolean): Markup =>
  group({ x, y, scale }, [
    element('ellipse', { cx: 0, cy: 16, rx: 15, ry: 4, fill: shade('coal'), opacity: 0.3 }),
    filled(isCross ? 'M-4 16V0h-9v-8h9v-9h8v9h9v8H4v16z' : 'M-11 16V-4q0-12 11-12T11-4v20z', 'stone', {
      stroke: shade('stone-side'),
      'stroke-width': 2,
    }),
    ...(isCross ? [] : [drawn('M-5-3H5M-5 3H5', 'stone-side', 2)]),
  ]);

/** A name on a board, where there is room for it. */
function sign(name: string, { x, y }: { readonly x: number; readonly y: number }, room: number): Markup {
  const text = lettersCut(name, room - 14, { size: 12, weight: 'bold' });
  const width = lettersWidth(text, { size: 12, weight: 'bold' }) + 14;
  return element(
    'g',
    {},
    panel({ x: x - width / 2, y: y - 11, width, height: 22, r: 5 }, 'paper', { stroke: shade('wood-line') }),
    centred(text, { x, y, size: 12 }, 'ink'),
  );
}
