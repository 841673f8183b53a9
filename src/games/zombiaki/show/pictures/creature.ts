import { disc, drawn, element, filled, group, type Markup, shade } from '../../../../drawing/index.ts';
import type { CreatureLook } from '../look.ts';
import { bitten, buildOf, dogs, hat, human, zombie } from './figures.ts';
import { type CreatureMark, chipSign, MARK_SIGNS, plate, starred } from './signs.ts';

/** Where a creature is drawn: its middle, and the room that it has. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What creatures are called, for those who point at them. */
export interface CreatureWords {
  readonly title: string;
  readonly marks: Readonly<Record<CreatureMark, string>>;
}

/** A creature: who it is made of, what it carries, its strength and its wounds, and what is true of it this turn. */
export function creatureMarkup(
  field: string,
  creature: CreatureLook,
  { x, y, width, height }: Stand,
  words: CreatureWords,
): Markup {
  const scale = Math.min(width / 128, height / 104);
  const size = 100 * scale;
  const markSize = Math.max(15, size * 0.17);
  return group(
    { x, y },
    [
      element('title', {}, words.title),
      group({ x: 0, y: 0, scale }, [
        element('ellipse', {
          cx: 0,
          cy: 46,
          rx: 48,
          ry: 9,
          class: 'edge',
          fill: shade('coal'),
          'fill-opacity': 0.3,
          stroke: 'none',
        }),
        ...bodies(creature),
        ...carried(creature),
        ...(creature.isNetted ? NET() : []),
      ]),
      ...figures(creature, size, width),
      // Below the name of the field.
      ...marksOf(creature, { x: -width / 2 + 10, y: -height / 2 + 18 + markSize / 2, size: markSize }, words),
    ],
    { class: `piece ${creature.kind}`, 'data-piece': field },
  );
}

/** All who are one: the strongest in front, others look over its shoulders. */
function bodies({ kind, cards, base, claws, risen }: CreatureLook): readonly Markup[] {
  if (kind === 'dogs') return dogs();
  const front =
    risen === base - claws.length ? bitten() : zombie(buildOf(Math.ceil((base - claws.length) / cards.length)));
  if (cards.length === 1) return front;
  const behind = [
    group({ x: -30, y: 6, scale: 0.74 }, zombie(0)),
    ...(cards.length > 2 ? [group({ x: 30, y: 6, scale: 0.74 }, zombie(1))] : []),
  ];
  return [...behind, group({ x: cards.length === 2 ? 12 : 0, y: 2, scale: 0.94 }, front)];
}

/** What a zombie carries, drawn where it carries it. */
function carried({ boss, claws, shield }: CreatureLook): readonly Markup[] {
  return [
    ...(boss === undefined ? [] : hat()),
    ...(claws.length === 0
      ? []
      : [
          filled('M-46 46l-6 14 9-9 1 11 5-12 7 8-3-13zM46 46l6 14-9-9-1 11-5-12-7 8 3-13z', 'bone', {
            stroke: shade('coal'),
            'stroke-width': 1.6,
          }),
        ]),
    ...(shield === undefined ? [] : [group({ x: -24, y: 22, scale: 0.86 }, human())]),
  ];
}

const NET = (): readonly Markup[] => {
  const d = 'M-46 48L0-52 46 48M-24 48L0-52 24 48M0-52V48M-14-22h28M-24 0h48M-34 22h68M-44 42h88';
  return [
    drawn(d, 'coal', 4.4),
    drawn(d, 'bone', 2),
    disc(0, -52, 4, 'bone', { stroke: shade('coal'), 'stroke-width': 2 }),
  ];
};

/** Strength, and of how much where there are wounds; a drop for each wound; a star for each order left. */
function figures({ strength, base, wounds, boss }: CreatureLook, size: number, width: number): readonly Markup[] {
  const letters = Math.max(18, size * 0.26);
  const text = wounds === 0 ? String(strength) : `${strength}/${base}`;
  const [right, y] = [width / 2 - 4, size * 0.38];
  const x = right - (wounds === 0 ? letters * 0.47 : letters * 0.8);
  const step = letters * 0.5;
  const drops = Array.from({ length: Math.min(wounds, MOST_DROPS) }, (_, index) =>
    drop({ x: right - (index + 0.5) * step, y: y - letters * 0.95, scale: letters / 22 }),
  );
  return [
    ...plate(text, { x, y, size: letters }),
    ...drops,
    ...(boss === undefined
      ? []
      : starred(String(boss.orders), { x: width / 2 - 20, y: -size * 0.3, size: Math.max(30, size * 0.34) })),
  ];
}

const MOST_DROPS = 5;

const drop = (at: { readonly x: number; readonly y: number; readonly scale: number }): Markup =>
  group(at, [
    filled('M0-8q7 8 5 13a5.6 5.6 0 0 1-10 0Q-7 0 0-8z', 'blood', { stroke: shade('bone'), 'stroke-width': 1.4 }),
  ]);

function marksOf(
  creature: CreatureLook,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  { marks }: CreatureWords,
): readonly Markup[] {
  const there: readonly (readonly [CreatureMark, boolean])[] = [
    ['held', creature.isHeld],
    ['netted', creature.isNetted],
    ['moved', creature.hasMoved],
    ['obeyed', creature.hasObeyed],
    ['ordered', creature.boss?.hasOrdered === true],
  ];
  return there
    .filter(([, isThere]) => isThere)
    .map(([mark], index) => chipSign(MARK_SIGNS[mark], { x, y: y + index * (size + 2), size }, marks[mark]));
}
