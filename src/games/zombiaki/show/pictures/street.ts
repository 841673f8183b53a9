import { type Block, drawn, element, group, type Markup, panel, shade } from '../../../../drawing/index.ts';
import { LANES, STREETS } from '../../components.ts';
import type { Drawing } from '../drawn.ts';
import type { FieldLook, LaneLook } from '../look.ts';
import { fieldTitle } from '../titles.ts';
import { endMarks } from './ends.ts';
import { aimedMarks, blastMarks, creatureMarks, fireMarks, objectMarks } from './on-fields.ts';
import { type Box, boxOf, GAP, inner, type Plan } from './plan.ts';

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
      ...each((field, box) => aimedMarks(drawing, field, box)),
      ...each((field, box) => blastMarks(drawing, field, box)),
    ],
  };
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
