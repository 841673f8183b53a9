import { centred, element, filled, group, type Markup, shade, star } from '../../../../drawing/index.ts';
import { LANES } from '../../components.ts';
import type { Drawing } from '../drawn.ts';
import type { FieldLook } from '../look.ts';
import { creatureTitle, markTitles, objectTitle } from '../titles.ts';
import { creatureMarkup } from './creature.ts';
import { type Box, GAP, inner } from './plan.ts';
import { plate } from './signs.ts';
import { flame, THINGS_DRAWN } from './things.ts';

/** What lies on a field, its figure beside it. Where somebody stands on it, it is lower. */
export function objectMarks(drawing: Drawing, field: FieldLook, box: Box): readonly Markup[] {
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

/** Who stands on a field. */
export function creatureMarks(drawing: Drawing, field: FieldLook, box: Box): readonly Markup[] {
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
export function fireMarks({ field, fire, creature }: FieldLook, box: Box): readonly Markup[] {
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
export function aimedMarks({ look: { play } }: Drawing, field: FieldLook, box: Box): readonly Markup[] {
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
export function blastMarks({ look: { blasts } }: Drawing, { field }: FieldLook, box: Box): readonly Markup[] {
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
