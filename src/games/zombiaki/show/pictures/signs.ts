import {
  centred,
  disc,
  drawn,
  element,
  filled,
  type Markup,
  panel,
  shade,
  sized,
  star,
} from '../../../../drawing/index.ts';
import type { Lasts } from '../../cards/vocabulary.ts';
import type { Side } from '../../components.ts';

/** Everything here stands in a square of 24. */
type Sign = () => readonly Markup[];

/**
 * How long a card stays: a star for what is played from hand, a grid for what is put on the board, a clock for what is timed.
 *
 * @rule ZOM-1.21 A card shows a symbol for played from hand or put on the board.
 */
export const LASTS_SIGNS: Readonly<Record<Lasts, Sign>> = {
  instant: () => [filled(star(5, 11, 4.6), 'ink')],
  stays: () => [drawn('M3 3h18v18H3zM3 9h18M3 15h18M9 3v18M15 3v18', 'ink', 2.2)],
  turn: () => [drawn('M12 3a9 9 0 1 0 .1 0zM12 7v5l4 3', 'ink', 2.4)],
  mark: () => [
    filled(star(5, 8, 3.4), 'ink'),
    drawn('M12 1a11 11 0 1 0 .1 0z', 'ink', 1.8, { 'stroke-dasharray': '4 3' }),
  ],
};

/**
 * A clear line of fire is needed.
 *
 * @rule ZOM-1.21 A card shows a symbol if it needs a clear line of fire.
 */
export const LINE_SIGN: Sign = () => [
  drawn('M12 4a8 8 0 1 0 .1 0zM12 1v6M12 17v6M1 12h6M17 12h6', 'ink', 2.2),
  disc(12, 12, 2, 'alarm'),
];

/** What is true of a creature beside its strength. */
export type CreatureMark = 'moved' | 'obeyed' | 'held' | 'netted' | 'ordered';

/** The signs of what is true of creatures. */
export const MARK_SIGNS: Readonly<Record<CreatureMark, Sign>> = {
  // Two footprints.
  moved: () => [
    element('ellipse', { cx: 8, cy: 14, rx: 3.6, ry: 5.4, fill: shade('coal') }),
    element('ellipse', { cx: 16, cy: 9, rx: 3.6, ry: 5.4, fill: shade('coal') }),
  ],
  // Somebody who has heard.
  obeyed: () => [drawn('M5 12l5 6L19 6', 'coal', 3.4)],
  // A hand that stops.
  held: () => [drawn('M7 20V9M12 20V5M17 20V8M4 14l3 5h11', 'coal', 3)],
  netted: () => [drawn('M5 5l14 14M12 3l9 9M3 12l9 9M19 5L5 19M12 3l-9 9M21 12l-9 9', 'coal', 1.8)],
  // The order of this turn has been given.
  ordered: () => [drawn('M4 9l10-4v14L4 15zM17 9q4 3 0 6', 'coal', 2.2)],
};

/** A sign on a small disc. */
export const chipSign = (sign: Sign, { x, y, size }: { x: number; y: number; size: number }, title: string): Markup =>
  sized(
    { x: x - size / 2, y: y - size / 2, size },
    [
      element('title', {}, title),
      disc(12, 12, 12.6, 'bone', { stroke: shade('coal'), 'stroke-width': 1.6 }),
      sized({ x: 4, y: 4, size: 16 }, sign()),
    ],
    { class: 'mark' },
  );

/** A figure on a plate: strength, height, depth, orders. Letters are never smaller than can be read. */
export function plate(
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
  { colour = 'bone', ink = 'coal' }: { readonly colour?: string; readonly ink?: string } = {},
): readonly Markup[] {
  const letters = Math.max(11, size * 0.62);
  const height = letters * 1.5;
  const width = Math.max(height, letters * (0.6 * text.length + 0.7));
  return [
    panel({ x: x - width / 2, y: y - height / 2, width, height, r: height / 2 }, colour, {
      stroke: shade('coal'),
      'stroke-width': 2,
    }),
    centred(text, { x, y, size: letters }, ink),
  ];
}

/** A figure on a star: the orders of a boss. */
export const starred = (text: string, { x, y, size }: { x: number; y: number; size: number }): readonly Markup[] => [
  sized({ x: x - size / 2, y: y - size / 2, size }, [
    filled(star(6, 12, 8), 'hazard', { stroke: shade('coal'), 'stroke-width': 1.6 }),
  ]),
  centred(text, { x, y, size: Math.max(11, size * 0.46) }, 'coal'),
];

/** The signs of the sides, on a disc of their colour: a skull, and somebody behind boards. */
export const SIDE_SIGNS: Readonly<Record<Side, Sign>> = {
  zombies: () => [
    filled('M12 3.5c5 0 8 3.4 8 7.6 0 2.6-1.2 4.2-3 5.4v4H7v-4c-1.8-1.2-3-2.8-3-5.4 0-4.2 3-7.6 8-7.6z', 'on-seat'),
    element('path', {
      d: 'M8.4 9.2a2 2 0 1 0 .1 0zM15.4 9.2a2 2 0 1 0 .1 0zM12 13l1.2 2.2h-2.4zM9.6 17.4v3M12 17.4v3M14.4 17.4v3',
      fill: shade('seat-0'),
      stroke: shade('seat-0'),
      'stroke-width': 1,
    }),
  ],
  humans: () => [
    disc(12, 7.6, 4, 'on-seat'),
    filled('M5 15q7-5.4 14 0v1.4H5z', 'on-seat'),
    drawn('M3.6 17h16.8M3.6 20.4h16.8', 'on-seat', 2.2),
  ],
};
