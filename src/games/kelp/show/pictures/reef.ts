import {
  type Block,
  centred,
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
import type { AreaKind, End } from '../../board/board.ts';
import { percentOf } from '../drawn.ts';
import type { AreaLook, SpaceLook } from '../look.ts';
import { areaTitle, octopusChance, spaceTitle } from '../titles.ts';
import { lyingBlock, standingBlock } from './blocks.ts';
import { dieMarkup, namedDie } from './dice.ts';
import { blade, bubbles, rock, sharkAbove } from './figures.ts';
import type { Staged } from './hand.ts';
import { plate, SIDE_SIGNS } from './signs.ts';

/** How large the board is drawn: areas, and the water between and around them. */
export interface Plan {
  readonly area: number;
  readonly channel: number;
}

/** How wide and high the board is. */
export const boardSize = ({ area, channel }: Plan): number => 3 * area + 4 * channel;

/** Where a place of the board has its middle, on one axis: odd ones are areas. */
const middle = ({ area, channel }: Plan, at: number): number =>
  Math.floor(at / 2) * (area + channel) + (at % 2 === 0 ? channel / 2 : channel + area / 2);

interface Point {
  readonly x: number;
  readonly y: number;
}

const pointOf = (plan: Plan, { x, y }: Point): Point => ({ x: middle(plan, x), y: middle(plan, y) });

const WAYS: Readonly<Record<End, Point>> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

const TURNS: Readonly<Record<End, number>> = { n: 0, e: 90, s: 180, w: 270 };

/** The board: the sea, nine areas with their blocks, the lines between them with currents, and the shark. */
export function reefBlock(staged: Staged, plan: Plan): Block {
  const { areas, spaces, shark } = staged.look;
  const size = boardSize(plan);
  const there = spaces.find(({ space }) => space === shark?.space);
  return {
    height: size,
    marks: [
      panel({ x: 0, y: 0, width: size, height: size, r: 18 }, 'sea', { stroke: shade('abyss'), 'stroke-width': 2 }),
      ...ripples(size),
      ...lineMarks(plan, spaces),
      ...areas.map((area) => areaMarkup(staged, area, plan)),
      ...spaces.map((space) => spaceMarkup(staged, space, plan)),
      ...(there === undefined ? [] : [sharkMarkup(staged, there, plan)]),
    ],
  };
}

/** Light on the water. */
function ripples(size: number): readonly Markup[] {
  const wave = 'q9-6 18 0t18 0';
  const places = [0.06, 0.21, 0.37, 0.52, 0.68, 0.83, 0.95];
  return [
    drawn(
      places.map((part, index) => `M${size * (index % 2 === 0 ? 0.02 : 0.6)} ${size * part}${wave.repeat(2)}`).join(''),
      'foam',
      2,
      { opacity: 0.35 },
    ),
  ];
}

/** The lines that the shark swims on: through every space from end to end, and from each end to those that are joined to it. */
function lineMarks(plan: Plan, spaces: readonly SpaceLook[]): readonly Markup[] {
  const endsOf = (space: SpaceLook): readonly Point[] =>
    space.ends.map((end) => pointOf(plan, { x: space.x + WAYS[end].x, y: space.y + WAYS[end].y }));
  const joined = (space: SpaceLook): readonly Line[] =>
    endsOf(space).flatMap((from, index) =>
      (space.next[index] ?? []).flatMap((name) => {
        const other = spaces.find((each) => each.space === name);
        // It is come to by the end from which one comes back.
        const near = other?.next.findIndex((reached) => reached.includes(space.space)) ?? -1;
        const to = other === undefined ? undefined : endsOf(other)[near];
        return to === undefined ? [] : [{ from, to }];
      }),
    );
  const lines = spaces.flatMap((space): readonly Line[] => {
    const [from, to] = endsOf(space);
    return [...(from === undefined || to === undefined ? [] : [{ from, to }]), ...joined(space)];
  });
  const drawnOnce = new Set(
    lines
      .filter(({ from, to }) => from.x !== to.x || from.y !== to.y)
      .map(({ from, to }) => {
        const [first, last] = from.x < to.x || (from.x === to.x && from.y < to.y) ? [from, to] : [to, from];
        return `M${first.x} ${first.y}L${last.x} ${last.y}`;
      }),
  );
  const d = [...drawnOnce].join('');
  return [
    drawn(d, 'foam', plan.channel * 0.3, { opacity: 0.55 }),
    drawn(d, 'abyss', 1.6, { 'stroke-dasharray': '2 7', opacity: 0.8 }),
  ];
}

interface Line {
  readonly from: Point;
  readonly to: Point;
}

const BEDS: Readonly<Record<AreaKind, string>> = {
  central: 'sand',
  exposed: 'sand',
  kelp: 'kelp-bed',
  rocky: 'rock-bed',
  narrow: 'rock-bed',
};

/** An area: what it is made of, its name and value, its block, what all can know of it, the die on it. */
function areaMarkup(staged: Staged, area: AreaLook, plan: Plan): Markup {
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
  const width = lettersWidth(text, { size: letters, weight: 'bold' }) + (isLarge ? 27 : 7);
  const top = size - (isLarge ? 25 : 18);
  return [
    panel({ x: 4, y: size - 6 - height, width: isLarge ? 7 : 4, height, r: 2 }, 'heat'),
    group({ x: isLarge ? 16 : 9, y: top }, [
      panel({ x: 0, y: 0, width, height: isLarge ? 20 : 15, r: 7 }, 'bone', {
        stroke: shade('heat'),
        'stroke-width': 1.4,
      }),
      ...(isLarge ? [disc(10, 10, 8, 'seat-0'), group({ x: 3.4, y: 3.4, scale: 0.55 }, SIDE_SIGNS.octopus())] : []),
      written({ x: isLarge ? 21 : 3, y: isLarge ? 14.5 : 11.5 }, text, {
        size: letters,
        weight: 'bold',
        fill: shade('coal'),
      }),
    ]),
  ];
}

/** A current space: a ring on its line, a cave where there is a den, and the current on it. */
function spaceMarkup(staged: Staged, space: SpaceLook, plan: Plan): Markup {
  const { x, y } = pointOf(plan, space);
  const r = plan.channel * 0.4;
  const isDen = space.inward !== undefined;
  const isShark = staged.look.shark?.space === space.space;
  return group(
    { x, y },
    [
      element('title', {}, spaceTitle(staged, space)),
      ...(isDen ? [denMarkup(space.inward ?? 'n', r)] : []),
      disc(0, 0, r, 'paper', {
        class: 'edge',
        stroke: shade('abyss'),
        'stroke-width': 1.8,
        'fill-opacity': 0.72,
      }),
      ...(space.current === undefined
        ? isShark
          ? []
          : [centred(space.space, { x: 0, y: 0, size: 11 }, 'quiet')]
        : [dieMarkup('blue', space.current, { x: 0, y: 0, size: r * 1.5 })]),
    ],
    { class: `space${isDen ? ' den' : ''}`, 'data-space': space.space },
  );
}

/** A cave that opens to the middle of the board. */
function denMarkup(inward: End, r: number): Markup {
  return element(
    'g',
    { transform: `rotate(${TURNS[inward]}) scale(${Math.round((r / 20) * 1000) / 1000})` },
    filled('M-25 16q-5-30 8-36 6 14 17 14t17-14q13 6 8 36-10 8-25 8t-25-8z', 'rock', {
      stroke: shade('rock-dark'),
      'stroke-width': 2,
    }),
    drawn('M-17 14q2-12-3-20M17 14q-2-12 3-20', 'rock-dark', 2),
  );
}

/** The figure of the shark on its space, with its nose where it looks. */
function sharkMarkup({ look, labels }: Staged, space: SpaceLook, plan: Plan): Markup {
  const { x, y } = pointOf(plan, space);
  const facing = look.shark?.facing ?? 'inward';
  const turn = TURNS[facing === 'inward' ? (space.inward ?? 'n') : facing];
  const scale = Math.round((plan.channel / 44) * 1000) / 1000;
  return group(
    { x, y },
    [
      element('title', {}, `${labels.shark}: ${labels.space(space.space)}, ${labels.looks(facing)}`),
      element('g', { transform: `rotate(${turn}) scale(${scale})` }, ...sharkAbove()),
      bubbles(plan.channel * 0.32, -plan.channel * 0.3, 0.7),
    ],
    { class: 'shark', 'pointer-events': 'none' },
  );
}
