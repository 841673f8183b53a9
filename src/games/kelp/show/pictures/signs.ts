import { centred, disc, drawn, element, filled, group, type Markup, panel, shade } from '../../../../drawing/index.ts';
import type { CardType, Side, StrategyColour } from '../../components.ts';
import { shell } from './things.ts';

/** Everything here stands in a square of 24. */
type Sign = () => readonly Markup[];

/** The kinds of octopus cards: two ways that cross, a closed eye, a lamp, a mouth. They are drawn on a band. */
export const TYPE_SIGNS: Readonly<Record<CardType, Sign>> = {
  movement: () => [drawn('M3 8h14M13 3l5 5-5 5M21 16H7M11 11l-5 5 5 5', 'on-seat', 2.4)],
  hide: () => [drawn('M3 10q9 9 18 0M6 14l-2 3M12 15.5v4M18 14l2 3', 'on-seat', 2.4)],
  learn: () => [
    drawn('M9 18h6M10 21h4', 'on-seat', 2.2),
    filled('M12 2a7 7 0 0 1 4 12.6V16H8v-1.4A7 7 0 0 1 12 2z', 'on-seat'),
  ],
  eat: () => [
    filled('M3 9q9-7 18 0l-3 2-2-2-2 3-2-3-2 3-2-3-2 2zM3 13l3-1 2 3 2-3 2 3 2-3 2 3 2-3 3 1q-9 12-18 0z', 'on-seat'),
  ],
};

/** The colours of octopus cards by their kinds. */
export const TYPE_COLOURS: Readonly<Record<CardType, string>> = {
  movement: 'movement',
  hide: 'hiding',
  learn: 'learning',
  eat: 'eating',
};

/** The colours of strategies and counters, as signs: a fist, a way off, a shell. */
export const PAIR_SIGNS: Readonly<Record<StrategyColour, (ink: string) => readonly Markup[]>> = {
  red: (ink) => [filled('M5 10q0-2 2-2V6q0-2 2-2t2 1.6q.4-1.6 2-1.6t2 1.8q2-1 3 1v8q0 6-6 6H11q-6 0-6-6z', ink)],
  turquoise: (ink) => [drawn('M5 19C5 9 10 6 18 7M13 3l6 4-5 5', ink, 3)],
  yellow: (ink) => [
    filled('M12 21C6 19 3 14 4 9q2-6 8-6t8 6c1 5-2 10-8 12z', ink),
    drawn('M12 6v12M8 7l2.6 11M16 7l-2.6 11', 'pair-yellow', 1.6),
  ],
};

/** The signs of the sides, on a disc of their colour: arms in a swirl, a fin above the water. */
export const SIDE_SIGNS: Readonly<Record<Side, Sign>> = {
  octopus: () => [
    filled('M12 2.5c4.4 0 7 3.2 6.6 7-.3 2.6-1.6 3.5-1.6 5H7c0-1.5-1.3-2.4-1.6-5C5 5.7 7.6 2.5 12 2.5z', 'on-seat'),
    drawn('M7 15q-4 1-3 5M10 15.5q-1.5 3-1 5.5M14 15.5q1.5 3 1 5.5M17 15q4 1 3 5', 'on-seat', 2.2),
    disc(9.2, 10, 1.5, 'seat-0'),
    disc(14.8, 10, 1.5, 'seat-0'),
  ],
  shark: () => [
    filled('M5 17C9 13 10 8 9 3c7 2 10 8 10.5 14z', 'on-seat'),
    drawn('M2 20q2.5-3 5 0t5 0 5 0 5 0', 'on-seat', 2.2),
  ],
};

/** A flash: energy. */
export const energySign = (colour = 'lit'): readonly Markup[] => [
  filled('M14 1L4 14h6l-2 9L20 9h-7z', colour, { stroke: shade('coal'), 'stroke-width': 1.2 }),
];

/** Blocks that are revealed to pay. */
export const costMarks = (cost: number, { x, y, size }: { x: number; y: number; size: number }): readonly Markup[] =>
  Array.from({ length: cost }, (_, index) =>
    group({ x: x - (index + 1) * (size * 1.12), y }, [
      panel({ x: 0.6, y: 0.6, width: size - 1.2, height: size - 1.2, r: size * 0.2 }, 'tile', {
        stroke: shade('coal'),
        'stroke-width': 1.4,
      }),
      group({ x: size / 2, y: size / 2, scale: size / 84 }, shell()),
    ]),
  );

/** A figure on a plate. Letters are never smaller than can be read. */
export function plate(
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
  { colour = 'bone', ink = 'coal' }: { readonly colour?: string; readonly ink?: string } = {},
): readonly Markup[] {
  const letters = Math.max(11, size * 0.62);
  const height = letters * 1.45;
  const width = Math.max(height, letters * (0.6 * text.length + 0.6));
  return [
    panel({ x: x - width / 2, y: y - height / 2, width, height, r: height / 2 }, colour, {
      stroke: shade('coal'),
      'stroke-width': 1.6,
    }),
    centred(text, { x, y, size: letters }, ink),
  ];
}

/** The back of a card: waves and a kelp leaf for the octopus, teeth for the shark. */
export function cardBack(
  side: Side,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Markup[] {
  const colour = side === 'octopus' ? 'seat-0' : 'seat-1';
  const size = Math.min(width, height) * 0.62;
  return [
    panel({ x: 0.5, y: 0.5, width: width - 1, height: height - 1, r: 7 }, colour, {
      class: 'edge',
      stroke: shade('coal'),
      'stroke-width': 1.4,
    }),
    element('rect', {
      x: 4,
      y: 4,
      width: width - 8,
      height: height - 8,
      rx: 5,
      fill: 'none',
      stroke: shade('on-seat'),
      'stroke-width': 1.2,
      opacity: 0.7,
    }),
    group({ x: (width - size) / 2, y: (height - size) / 2, scale: size / 24 }, SIDE_SIGNS[side]()),
  ];
}
