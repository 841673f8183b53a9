import {
  type Block,
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
  star,
} from '../../../../drawing/index.ts';
import { LANES, OUT, STREETS } from '../../components.ts';
import type { Drawing } from '../drawn.ts';
import type { FieldLook, LaneLook } from '../look.ts';
import { creatureTitle, fieldTitle, markTitles, objectTitle } from '../titles.ts';
import { creatureMarkup } from './creature.ts';
import { plate } from './signs.ts';
import { flame, THINGS_DRAWN } from './things.ts';

/** How the street lies in a picture: upright with the barricade on top, or from left to right with the barricade at the end. */
export interface Plan {
  readonly lies: 'up' | 'along';
  /** The size of a field. */
  readonly width: number;
  readonly height: number;
  /** How much room the barricade and the cemetery take. */
  readonly ends: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a field lies. */
function boxOf({ lies, width, height, ends }: Plan, { lane, street }: Pick<FieldLook, 'lane' | 'street'>): Box {
  const across = LANES.indexOf(lane);
  return lies === 'up'
    ? { x: across * width, y: ends + (STREETS - street) * height, width, height }
    : { x: ends + (street - 1) * width, y: across * height, width, height };
}

const GAP = 3;
const inner = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The street from the cemetery to the barricade: its lanes and fields, and all that lies and stands there. */
export function streetBlock(drawing: Drawing, plan: Plan): Block {
  const { fields, lanes } = drawing.look;
  const { lies, width, height, ends } = plan;
  const size =
    lies === 'up'
      ? { width: LANES.length * width, height: STREETS * height + 2 * ends }
      : { width: STREETS * width + 2 * ends, height: LANES.length * height };
  const each = (draw: (field: FieldLook, box: Box) => readonly Markup[]): readonly Markup[] =>
    fields.flatMap((field) => draw(field, boxOf(plan, field)));
  return {
    height: size.height,
    marks: [
      ...endMarks(drawing, plan, size),
      ...lanes.map((lane) => laneMarkup(drawing, plan, lane)),
      ...each((field, box) => [fieldMarkup(drawing, field, box, plan)]),
      ...lanes.flatMap((lane) => lineMarks(plan, lane)),
      ...each((field, box) => objectMarks(drawing, field, box)),
      ...each((field, box) => creatureMarks(drawing, field, box)),
      ...each((field, box) => fireMarks(field, box)),
      ...each((field, box) => aimMarks(drawing, field, box)),
      ...each((field, box) => blastMarks(drawing, field, box)),
    ],
  };
}

/** The barricade, which a zombie may step onto, and the cemetery. */
function endMarks(
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

/** A lane as one piece, to be clicked wherever nothing else is. */
function laneMarkup({ labels }: Drawing, plan: Plan, { lane }: LaneLook): Markup {
  const [first, last] = [boxOf(plan, { lane, street: STREETS }), boxOf(plan, { lane, street: 1 })];
  const [x, y] = [Math.min(first.x, last.x), Math.min(first.y, last.y)];
  const box = inner(
    {
      x,
      y,
      width: Math.max(first.x, last.x) + plan.width - x,
      height: Math.max(first.y, last.y) + plan.height - y,
    },
    0.5,
  );
  return group(
    { x: 0, y: 0 },
    [
      element('title', {}, labels.lane(lane)),
      panel({ ...box, r: 8 }, lane === 'b' ? 'asphalt' : 'pavement', { class: 'edge', stroke: shade('slab') }),
    ],
    { class: 'lane', 'data-lane': lane },
  );
}

/** A field: pavement with its slabs, or the road with its dashes. */
function fieldMarkup(drawing: Drawing, field: FieldLook, box: Box, plan: Plan): Markup {
  const { x, y, width, height } = inner(box, GAP);
  const isBarred = drawing.look.lanes.some(({ barred }) => barred.includes(field.field));
  return group(
    { x, y },
    [
      element('title', {}, fieldTitle(drawing, field)),
      ...(field.lane === 'b' ? road({ x: 0, y: 0, width, height }, plan) : slabs({ x: 0, y: 0, width, height })),
      ...(isBarred ? hatch({ x: 0, y: 0, width, height }) : []),
      element('rect', {
        x: 0,
        y: 0,
        width,
        height,
        rx: 6,
        class: 'edge',
        fill: 'transparent',
        stroke: shade(isBarred ? 'hazard' : 'slab'),
        'stroke-width': isBarred ? 2.4 : 1.4,
      }),
      element('text', { x: 5, y: 13, 'font-size': 11, fill: shade('ink'), opacity: 0.75 }, field.field),
    ],
    { class: `field lane-${field.lane}`, 'data-field': field.field },
  );
}

const slabs = ({ width, height }: Box): readonly Markup[] => [
  drawn(
    `M0 ${height / 3}H${width}M0 ${(2 * height) / 3}H${width}M${width / 3} 0V${height / 3}M${(2 * width) / 3} 0V${height / 3}M${width / 2} ${height / 3}V${(2 * height) / 3}M${width / 3} ${(2 * height) / 3}V${height}M${(2 * width) / 3} ${(2 * height) / 3}V${height}`,
    'slab',
    1.4,
  ),
];

/** The dashes in the middle of the road. */
function road({ width, height }: Box, { lies }: Plan): readonly Markup[] {
  const d =
    lies === 'up'
      ? `M${width / 2} ${height * 0.1}v${height * 0.3}M${width / 2} ${height * 0.6}v${height * 0.3}`
      : `M${width * 0.1} ${height / 2}h${width * 0.3}M${width * 0.6} ${height / 2}h${width * 0.3}`;
  return [drawn(d, 'mark', 5)];
}

/** Stripes over a field that nobody enters. */
function hatch({ width, height }: Box): readonly Markup[] {
  const STEP = 16;
  const strokes: string[] = [];
  for (let start = STEP; start < width + height; start += STEP) {
    const from = start <= height ? [0, start] : [start - height, height];
    const to = start <= width ? [start, 0] : [width, start - width];
    strokes.push(`M${from.join(' ')}L${to.join(' ')}`);
  }
  return [drawn(strokes.join(''), 'hazard', 3, { opacity: 0.55 })];
}

/** How far a shot down the lane reaches: a dashed line from the barricade, with a bar where it ends. */
function lineMarks(plan: Plan, { lane, line }: LaneLook): readonly Markup[] {
  const start = boxOf(plan, { lane, street: STREETS });
  const reach = line.length;
  const isUp = plan.lies === 'up';
  const [x, y] = isUp ? [start.x + start.width - 7, start.y] : [start.x + start.width, start.y + start.height - 7];
  const along = reach * (isUp ? plan.height : plan.width) - (reach === 0 ? -3 : 8);
  const d = isUp ? `M${x} ${y}v${along}` : `M${x} ${y}h${-along}`;
  const end = isUp ? `M${x - 5} ${y + along}h10` : `M${x - along} ${y - 5}v10`;
  return [
    group(
      { x: 0, y: 0 },
      [drawn(d, 'alarm', 1.8, { 'stroke-dasharray': '2 6', opacity: 0.8 }), drawn(end, 'alarm', 2.6)],
      {
        class: 'line',
      },
    ),
  ];
}

/** What lies on a field, its figure beside it. Where somebody stands on it, it is lower. */
function objectMarks(drawing: Drawing, field: FieldLook, box: Box): readonly Markup[] {
  const { object, creature } = field;
  if (object === undefined) return [];
  const { x, y, width, height } = inner(box, GAP);
  const isAlone = creature === undefined;
  const scale = Math.min(width / 122, height / (isAlone ? 92 : 118));
  const middle = { x: x + width / 2, y: y + height - (isAlone ? 38 : 37) * scale - (isAlone ? height * 0.1 : 2) };
  return [
    group(
      middle,
      [
        element('title', {}, objectTitle(drawing, field)),
        group({ x: 0, y: 0, scale }, [
          element('ellipse', {
            cx: 0,
            cy: 24,
            rx: 54,
            ry: 14,
            class: 'edge',
            fill: shade('coal'),
            'fill-opacity': 0.12,
            stroke: 'none',
          }),
          ...THINGS_DRAWN[object.kind](),
        ]),
        ...(object.figure === 0
          ? []
          : plate(
              String(object.figure),
              { x: -width / 2 + 24, y: 20 * scale, size: Math.max(18, 22 * scale) },
              OBJECT,
            )),
      ],
      { class: `object ${object.kind}`, 'data-object': field.field },
    ),
  ];
}

const OBJECT = { colour: 'coal', ink: 'bone' };

function creatureMarks(drawing: Drawing, field: FieldLook, box: Box): readonly Markup[] {
  const { creature, object } = field;
  if (creature === undefined) return [];
  const { x, y, width, height } = inner(box, GAP);
  // Whoever stands on something stands higher, so that it is seen.
  const raised = object === undefined ? { at: 0.5, part: 1 } : { at: 0.39, part: 0.76 };
  return [
    creatureMarkup(
      field.field,
      creature,
      { x: x + width / 2, y: y + height * raised.at, width, height: height * raised.part },
      { title: creatureTitle(drawing, field), marks: markTitles(drawing) },
    ),
  ];
}

/** Flames along the lower edge of a field, and what they do; where somebody stands, they leave room for the strength. */
function fireMarks({ field, fire, creature }: FieldLook, box: Box): readonly Markup[] {
  if (fire === undefined) return [];
  const { x, y, width, height } = inner(box, GAP);
  const room = creature === undefined ? width : width * 0.62;
  const scale = Math.min(0.85, room / 130);
  return [
    group(
      { x, y: y + height - 2 },
      [
        ...[0.13, 0.36, 0.64, 0.87].map((part, index) => flame(part * room, 0, scale * (index % 2 === 0 ? 0.9 : 0.7))),
        ...plate(String(fire.heat), { x: room / 2, y: -10, size: 18 }, { colour: 'glow' }),
      ],
      { class: 'fire', 'data-fire': field },
    ),
  ];
}

/** What the card that is being resolved is aimed at, and what each field gets of flames. */
function aimMarks({ look: { play } }: Drawing, field: FieldLook, box: Box): readonly Markup[] {
  if (play === undefined) return [];
  const isLane = play.lane === field.lane && play.fields.length === 0;
  if (!isLane && !play.fields.includes(field.field)) return [];
  const { x, y, width, height } = inner(box, GAP + 3);
  const amount = play.amounts[LANES.indexOf(field.lane)] ?? 0;
  return [
    element('rect', {
      x,
      y,
      width,
      height,
      rx: 8,
      class: 'aimed',
      fill: 'none',
      stroke: shade('alarm'),
      'stroke-width': 3,
      'stroke-dasharray': '8 5',
    }),
    ...(amount === 0 ? [] : plate(String(amount), { x: x + width / 2, y: y + 14, size: 20 }, { colour: 'glow' })),
  ];
}

/** Explosions that wait, with their order. */
function blastMarks({ look: { blasts } }: Drawing, { field }: FieldLook, box: Box): readonly Markup[] {
  return blasts.flatMap((blast, index) => {
    if (blast.field !== field) return [];
    const size = Math.min(box.width, box.height) * 0.62;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return [
      group(
        { x: x - size / 2, y: y - size / 2, scale: size / 24 },
        [
          filled(star(10, 12, 7), 'fire', { stroke: shade('coal'), 'stroke-width': 0.8 }),
          filled(star(10, 8, 5), 'glow'),
        ],
        { class: 'blast' },
      ),
      centred(String(index + 1), { x, y, size: Math.max(12, size * 0.3) }, 'coal'),
    ];
  });
}
