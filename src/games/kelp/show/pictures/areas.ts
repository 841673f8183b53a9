import {
  disc,
  drawn,
  element,
  filled,
  group,
  lettersWidth,
  type Markup,
  panel,
  shade,
  written,
} from '../../../../drawing/index.ts';
import type { AreaKind } from '../../board/board.ts';
import { percentOf } from '../drawn.ts';
import type { AreaLook } from '../look.ts';
import { areaTitle, octopusChance } from '../titles.ts';
import { lyingBlock, standingBlock } from './blocks.ts';
import { namedDie } from './dice.ts';
import { blade, rock } from './figures.ts';
import type { Staged } from './hand.ts';
import { type Plan, pointOf } from './plan.ts';
import { plate, SIDE_SIGNS } from './signs.ts';

const BEDS: Readonly<Record<AreaKind, string>> = {
  central: 'sand',
  exposed: 'sand',
  kelp: 'kelp-bed',
  rocky: 'rock-bed',
  narrow: 'rock-bed',
};

/** An area: what it is made of, its name and value, its block, what all can know of it, the die on it. */
export function areaMarkup(staged: Staged, area: AreaLook, plan: Plan): Markup {
  const { labels, look } = staged;
  const size = plan.area;
  const { x, y } = pointOf(plan, area);
  const isLarge = size > 100;
  const letters = isLarge ? 13 : 11;
  const block = size * (isLarge ? 0.56 : 0.54);
  const at = { x: size * 0.5, y: size * 0.52, size: block };
  const isResolving = look.resolving === area.area;
  return group(
    { x: x - size / 2, y: y - size / 2 },
    [
      element('title', {}, areaTitle(staged, area)),
      panel({ x: 0, y: 0, width: size, height: size, r: size * 0.16 }, BEDS[area.kind], {
        class: 'edge',
        stroke: shade('abyss'),
        'stroke-width': 2,
      }),
      ...GROUNDS[area.kind](size),
      ...(area.state === 'revealed' ? [] : [glow(octopusChance(staged, area), size)]),
      ...(area.state === 'empty'
        ? [
            panel(
              { x: at.x - block * 0.42, y: at.y - block * 0.42, width: block * 0.84, height: block * 0.84, r: 8 },
              'ground',
              {
                stroke: shade('quiet'),
                'stroke-width': 1.6,
                'stroke-dasharray': '5 4',
                'fill-opacity': 0.5,
              },
            ),
          ]
        : area.state === 'revealed' && area.block !== undefined
          ? [lyingBlock(staged, area.block, at)]
          : [standingBlock(staged, area, at)]),
      ...heatMarks(staged, area, size),
      ...(isResolving
        ? [
            element('rect', {
              x: 4,
              y: 4,
              width: size - 8,
              height: size - 8,
              rx: size * 0.13,
              class: 'aimed',
              fill: 'none',
              stroke: shade('alarm'),
              'stroke-width': 3,
              'stroke-dasharray': '8 5',
            }),
          ]
        : []),
      written({ x: isLarge ? 10 : 6, y: letters + (isLarge ? 7 : 4) }, labels.areaCodes[area.area], {
        size: letters,
        weight: 'bold',
        fill: shade('ink'),
      }),
      ...plate(
        labels.value(area.value),
        { x: size - (isLarge ? 21 : 14), y: isLarge ? 17 : 12, size: isLarge ? 22 : 16 },
        { colour: 'foam', ink: 'coal' },
      ),
      ...(area.die === undefined
        ? []
        : [namedDie(area.die, { x: size - size * 0.17, y: size - size * 0.18, size: isLarge ? 34 : 22 })]),
    ],
    { class: `area ${area.kind} ${area.state}`, 'data-area': area.area },
  );
}

/** What grows and lies in an area. */
const GROUNDS: Readonly<Record<AreaKind, (size: number) => readonly Markup[]>> = {
  central: (size) => [
    ...sandMarks(size),
    element('circle', {
      cx: size / 2,
      cy: size * 0.52,
      r: size * 0.4,
      fill: 'none',
      stroke: shade('sand-dark'),
      'stroke-width': 2,
      'stroke-dasharray': '3 6',
    }),
  ],
  exposed: (size) => sandMarks(size),
  kelp: (size) =>
    [0.1, 0.22, 0.8, 0.92].map((part, index) =>
      blade(
        size * part,
        size * 0.97,
        size * (index % 2 === 0 ? 0.66 : 0.46),
        (index % 2 === 0 ? 1 : -1) * (size / 130),
      ),
    ),
  rocky: (size) => [
    rock(size * 0.16, size * 0.96, size / 170),
    rock(size * 0.86, size * 0.97, size / 150),
    rock(size * 0.88, size * 0.5, size / 260),
  ],
  narrow: (size) => [
    filled(
      `M2 ${size * 0.2}q${size * 0.16} ${size * 0.1} ${size * 0.1} ${size * 0.3}t${size * 0.1} ${size * 0.46}H2z`,
      'rock',
      {
        stroke: shade('rock-dark'),
        'stroke-width': 2,
      },
    ),
    filled(
      `M${size - 2} ${size * 0.24}q${-size * 0.18} ${size * 0.1} ${-size * 0.1} ${size * 0.32}t${-size * 0.08} ${size * 0.4}H${size - 2}z`,
      'rock',
      { stroke: shade('rock-dark'), 'stroke-width': 2 },
    ),
  ],
};

const sandMarks = (size: number): readonly Markup[] => [
  drawn(
    [0.24, 0.5, 0.76, 0.9]
      .map(
        (part, index) =>
          `M${size * (index % 2 === 0 ? 0.08 : 0.62)} ${size * part}q${size * 0.07}-5 ${size * 0.14} 0t${size * 0.14} 0`,
      )
      .join(''),
    'sand-dark',
    1.8,
  ),
];

/** The more likely the octopus is here, the warmer it is. */
const glow = (chance: number, size: number): Markup =>
  panel({ x: 3, y: 3, width: size - 6, height: size - 6, r: size * 0.14 }, 'heat', {
    opacity: Math.round(chance * 45) / 100,
  });

/** How likely the octopus is here: a bar that rises at the left edge, and the figure below. */
function heatMarks(staged: Staged, area: AreaLook, size: number): readonly Markup[] {
  const { labels } = staged;
  if (area.state === 'revealed') return [];
  const chance = octopusChance(staged, area);
  if (chance === 0) return [];
  const isLarge = size > 100;
  const text = labels.chance(percentOf(chance));
  const height = (size - 12) * chance;
  const letters = isLarge ? 12 : 11;
  const sign = isLarge ? { x: 10, y: 10, r: 8 } : { x: 8, y: 7.5, r: 6 };
  const beside = sign.x + sign.r + (isLarge ? 3 : 2);
  const width = beside + lettersWidth(text, { size: letters, weight: 'bold' }) + (isLarge ? 6 : 4);
  const top = size - (isLarge ? 25 : 18);
  return [
    panel({ x: 4, y: size - 6 - height, width: isLarge ? 7 : 4, height, r: 2 }, 'heat'),
    group({ x: isLarge ? 16 : 9, y: top }, [
      panel({ x: 0, y: 0, width, height: isLarge ? 20 : 15, r: 7 }, 'bone', {
        stroke: shade('heat'),
        'stroke-width': 1.4,
      }),
      disc(sign.x, sign.y, sign.r, 'seat-0'),
      // The sign of a side is 24 high.
      group(
        { x: sign.x - sign.r * 0.825, y: sign.y - sign.r * 0.825, scale: (sign.r * 1.65) / 24 },
        SIDE_SIGNS.octopus(),
      ),
      written({ x: beside, y: isLarge ? 14.5 : 11.5 }, text, {
        size: letters,
        weight: 'bold',
        fill: shade('coal'),
      }),
    ]),
  ];
}
