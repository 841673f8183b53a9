import { hexOutline, type Point } from '../../../../boards/index.ts';
import {
  type Block,
  centred,
  disc,
  drawn,
  element,
  group,
  type Markup,
  outline,
  panel,
  shade,
  sized,
} from '../../../../drawing/index.ts';
import type { Token } from '../../cards/vocabulary.ts';
import { TERRAINS, type Terrain } from '../../components.ts';
import { snailCode } from '../codes.ts';
import { type Drawing, snailName } from '../drawn.ts';
import type { FieldLook, SnailLook } from '../look.ts';
import { TOKEN_ICONS } from './icons.ts';
import { snailMarkup } from './snail.ts';

/** How far apart fields are at most. */
const LARGEST = 104;
/** How much higher a field is by each level, where fields are 1 apart. */
const STEP = 0.085;
const MARGIN = 4;

/** The sea with its islands: fields from behind to the front, then what stands on them. */
export function boardBlock(drawing: Drawing, width: number): Block {
  const { fields } = drawing.look;
  const [xs, ys] = [fields.map(({ x }) => x), fields.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = Math.min(LARGEST, (width - 2 * MARGIN) / (right - left + 1));
  const height = (bottom - top + 1.16 + 3 * STEP) * unit + 2 * MARGIN;
  const place = ({ x, y }: Point): Point => ({
    x: width / 2 + (x - (left + right) / 2) * unit,
    y: MARGIN + (y - top + 0.58 + 3 * STEP) * unit,
  });
  const sorted = [...fields].sort((one, other) => one.y - other.y || one.x - other.x);
  const land = sorted.filter(({ terrain }) => terrain !== 'water');
  const put = (field: FieldLook, marks: readonly Markup[], attributes = {}): Markup => {
    const { x, y } = place(field);
    return group({ x, y, scale: 1 }, marks, attributes);
  };
  return {
    height,
    marks: [
      panel({ x: 0, y: 0, width, height, r: 18 }, 'sea'),
      ...sorted.map((field) => put(field, waterMarks(field, unit))),
      ...land.map((field) => put(field, [hex(unit * 1.14, 0, { fill: shade('foam'), opacity: 0.8 })])),
      ...sorted.map((field) => put(field, fieldMarks(drawing, field, unit), fieldData(field))),
      ...sorted.map((field) => put(field, piecesOn(drawing, field, unit))),
    ],
  };
}

const fieldData = ({ field, terrain }: FieldLook): Readonly<Record<string, string>> => ({
  class: `field ${terrain}`,
  'data-field': field,
});

const hex = (unit: number, y: number, attributes: Readonly<Record<string, string | number | undefined>>): Markup =>
  outline(
    hexOutline({ q: 0, r: 0 }).map((corner) => ({ x: corner.x * unit, y: corner.y * unit + y })),
    { ...attributes },
  );

function waterMarks({ q, r }: FieldLook, unit: number): readonly Markup[] {
  const shift = (((q * 3 + r * 5) % 4) - 1.5) * 0.06 * unit;
  const [a, b] = [0.2 * unit, 0.1 * unit];
  return [
    hex(unit * 0.97, 0, { fill: shade('water') }),
    drawn(
      wave(-a + shift, 0.28 * unit, b) + wave(a * 0.2 - shift, -0.22 * unit, b),
      'wave',
      Math.max(1, unit * 0.018),
      { opacity: 0.7 },
    ),
  ];
}

const wave = (x: number, y: number, size: number): string => {
  const part = `q${f(size / 2)} ${f(-size / 2)} ${f(size)} 0`;
  return `M${f(x)} ${f(y)}${part}t${f(size)} 0`;
};

const f = (value: number): number => Math.round(value * 10) / 10;

/** The middle of the face of a field: the higher it is, the further up. */
const faceOf = ({ terrain }: { readonly terrain: Terrain }, unit: number): number =>
  -TERRAINS.indexOf(terrain) * STEP * unit;

/** The tiles of a field, one on the other, and what has become of the topmost. */
function fieldMarks(drawing: Drawing, field: FieldLook, unit: number): readonly Markup[] {
  const level = TERRAINS.indexOf(field.terrain);
  const top = faceOf(field, unit);
  const size = unit * 0.97;
  const line = { stroke: shade('shade'), 'stroke-opacity': 0.25, 'stroke-width': 1 };
  const layers = TERRAINS.slice(1, level + 1).flatMap((terrain, index) => [
    hex(size, -index * STEP * unit, { fill: shade(`${terrain}-side`), ...line }),
  ]);
  return [
    element('title', {}, fieldTitle(drawing, field)),
    ...(level === 0 ? [] : [hex(size, unit * 0.05, { fill: shade('shade'), opacity: 0.18 })]),
    ...layers,
    hex(
      size,
      top,
      level === 0 ? { class: 'edge', fill: 'transparent' } : { class: 'edge', fill: shade(field.terrain), ...line },
    ),
    group({ x: 0, y: top, scale: unit / 100 }, [...GROUND[field.terrain](), ...CRACKS[field.tile]()]),
    ...(unit < READABLE
      ? []
      : [
          centred(field.field, { x: 0, y: top - unit * 0.43, size: 11 }, 'ink', {
            'font-weight': 'normal',
            opacity: 0.6,
          }),
        ]),
    ...(drawing.look.play?.targetField === field.field
      ? [
          hex(size * 0.84, top, {
            class: 'aimed',
            fill: 'none',
            stroke: shade('alarm'),
            'stroke-width': 3,
            'stroke-dasharray': '7 5',
          }),
        ]
      : []),
  ];
}

/** Fields that are closer than this have no room for their names. */
const READABLE = 80;

function fieldTitle({ labels, words }: Drawing, { field, terrain, tile, fire, mines, dynamite }: FieldLook): string {
  const count = (token: Token, number: number): string[] =>
    number === 0 ? [] : [`${labels.inline(words.tokens[token])} ${number}`];
  return [
    `${field} ${words.terrains[terrain]}`,
    ...(tile === 'damaged' || tile === 'breaking' ? [labels[tile]] : []),
    ...count('fire', fire),
    ...count('mine', mines),
    ...count('dynamite', dynamite),
  ].join(', ');
}

/** What grows on a terrain, where a field is 100 wide: dots of sand, tufts of grass, peaks. */
const GROUND: Readonly<Record<Terrain, () => readonly Markup[]>> = {
  water: () => [],
  beach: () =>
    [
      [-34, -14],
      [-22, 20],
      [30, -18],
      [36, 12],
      [8, 34],
      [-6, -32],
      [14, -34],
    ].map(([x = 0, y = 0]) => disc(x, y, 2.2, 'beach-mark')),
  meadow: () => [
    drawn(
      [
        [-36, -8],
        [34, -10],
        [-24, 28],
        [28, 26],
        [10, -32],
      ]
        .map(([x, y]) => `M${x} ${y}q-1-6-6-8M${x} ${y}v-11M${x} ${y}q1-6 6-8`)
        .join(''),
      'meadow-mark',
      2.4,
    ),
  ],
  mountain: () => [
    drawn('M-42-2l9-14 9 14M22-6l9-14 9 14M-16 38l9-13 9 13M-31-10l4 0M31-14l4 0', 'mountain-mark', 2.8),
  ],
};

/** Cracks that go across a damaged tile, and through one that breaks up. */
const CRACKS: Readonly<Record<FieldLook['tile'], () => readonly Markup[]>> = {
  none: () => [],
  intact: () => [],
  damaged: () => [crack('M-46-16l16 6 4 12 18-5 9 14-4 12 10 8 2 22M-26 2l-14 14M10 23l18-2 14 6')],
  breaking: () => [
    crack(
      'M-46-16l16 6 4 12 18-5 9 14-4 12 10 8 2 22M-26 2l-14 14M10 23l18-2 14 6M-8-3l6-20-8-14 6-16M-2-23l22-6 8-16',
    ),
    drawn('M-44-22l-4 44M44 22l4-44', 'alarm', 4, { 'stroke-dasharray': '6 5' }),
  ],
};

const crack = (d: string): Markup =>
  element('g', {}, drawn(d, 'paper', 5, { opacity: 0.5 }), drawn(d, 'shade', 2.4, { opacity: 0.75 }));

/** Where so many snails stand on a field, and how large they are, where fields are 1 apart. */
const STANDS: readonly { readonly size: number; readonly at: readonly (readonly [number, number])[] }[] = [
  { size: 0.66, at: [[0, 0.02]] },
  {
    size: 0.47,
    at: [
      [-0.235, -0.08],
      [0.235, 0.08],
    ],
  },
  {
    size: 0.45,
    at: [
      [-0.22, -0.16],
      [0.24, -0.08],
      [-0.04, 0.24],
    ],
  },
];

function piecesOn(drawing: Drawing, field: FieldLook, unit: number): readonly Markup[] {
  const top = faceOf(field, unit);
  const snails = drawing.look.snails.filter((snail) => snail.field === field.field);
  const stand = STANDS[snails.length - 1];
  return [
    ...tokensOn(field, snails.length, unit),
    ...snails.flatMap((snail, index) => {
      const [x, y] = stand?.at[index] ?? [0, 0];
      const place = { x: x * unit, y: top + (y - 0.02) * unit, size: unit * (stand?.size ?? 0.45) };
      return [...ringsOf(drawing, snail, place), snailMarkup(snail, place, wordsOf(drawing, snail))];
    }),
  ];
}

/** Who resolves a card, and who is aimed at. */
function ringsOf(
  { look: { play } }: Drawing,
  { snail }: SnailLook,
  { x, y, size }: { x: number; y: number; size: number },
): readonly Markup[] {
  const ring = (colour: string, dash?: string): Markup =>
    element('ellipse', {
      cx: x,
      cy: y + size * 0.2,
      rx: size * 0.62,
      ry: size * 0.34,
      fill: 'none',
      stroke: shade(colour),
      'stroke-width': 3,
      'stroke-dasharray': dash,
    });
  return [
    ...(play?.snail === snail ? [ring('lit')] : []),
    ...(play?.targetSnail === snail ? [ring('alarm', '6 4')] : []),
  ];
}

/** What is written on a snail, and what it is, for those who point at it. */
export function wordsOf(drawing: Drawing, snail: SnailLook): { readonly code: string; readonly title: string } {
  return { code: snailCode(snail.snail, drawing.labels.codes), title: snailTitle(drawing, snail) };
}

/** What a snail is, in words. */
export function snailTitle(drawing: Drawing, snail: SnailLook): string {
  const { labels, words } = drawing;
  const name = snailName(drawing, snail);
  if (snail.life === 0) return `${name}: ${labels.lost}`;
  return [
    `${name} ${snail.life}`,
    ...(snail.field === undefined ? [labels.unplaced] : [snail.field]),
    ...(snail.inShell ? [labels.inline(words.actions.shell)] : []),
    ...(snail.isAiming ? [labels.inline(words.actions.aim)] : []),
  ].join(', ');
}

/** The tokens of a field in a row, below the snails; alone, in its middle. */
function tokensOn(field: FieldLook, snails: number, unit: number): readonly Markup[] {
  const counts: readonly (readonly [Token, number])[] = [
    ['fire', field.fire],
    ['mine', field.mines],
    ['dynamite', field.dynamite],
  ];
  const there = counts.filter(([, count]) => count > 0);
  const size = Math.max(15, unit * (snails === 0 ? 0.3 : 0.24));
  const y = faceOf(field, unit) + (snails === 0 ? -size / 2 : unit * 0.44 - size / 2);
  return there.map(([token, count], index) => {
    const x = (index - (there.length - 1) / 2) * size * 1.12 - size / 2;
    return sized(
      { x, y, size },
      [
        disc(12, 12, 14, 'paper', { class: 'edge', opacity: 0.82 }),
        ...TOKEN_ICONS[token](),
        ...(count === 1
          ? []
          : [
              disc(21, 20, 8, 'ink'),
              centred(String(count), { x: 21, y: 20, size: Math.max(12, (11 * 24) / size) }, 'paper'),
            ]),
      ],
      { class: 'token', 'data-token': `${field.field} ${token}`, 'data-count': count },
    );
  });
}
