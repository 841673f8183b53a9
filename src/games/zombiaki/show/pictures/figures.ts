import { disc, drawn, element, filled, group, type Markup, shade } from '../../../../drawing/index.ts';

/** A pen around what is filled. */
const RIM = { stroke: shade('coal'), 'stroke-width': 2.6 };

/** How a zombie is built: thin, usual, big, huge. */
export type Build = 0 | 1 | 2 | 3;

/** The build of a zombie of so much strength. */
export const buildOf = (strength: number): Build => (strength <= 2 ? 0 : strength === 3 ? 1 : strength === 4 ? 2 : 3);

const SHOULDERS = [25, 30, 36, 41] as const;

/** A zombie that reaches out, 100 wide and high around its middle, its feet below. */
export function zombie(build: Build): readonly Markup[] {
  const w = SHOULDERS[build];
  return [
    // The shirt in rags, with ribs in the hole.
    filled(`M${-w} 50c-3-22 2-36 14-40q${w - 14}-7 ${2 * (w - 14)} 0c12 4 17 18 14 40${hem(w)}z`, 'rag', RIM),
    filled('M-12 20l7 3 6-4 6 4 6-2-2 18-9 4-10-3z', 'skin-dark'),
    drawn('M-7 27q7-3 13 0M-7 33q6-3 12 0M-6 39q5-2 10 0', 'bone', 2.2),
    ...arms(w),
    ...head(build),
  ];
}

/** The lower edge of a shirt, in shreds. */
function hem(w: number): string {
  const step = Math.round((20 * w) / 8) / 10;
  return `l${-step}-6 ${-step} 6`.repeat(4);
}

/** Two arms with sleeves in shreds, and hands that grab. */
function arms(w: number): readonly Markup[] {
  const arm = (x: number, side: 1 | -1): Markup =>
    element(
      'g',
      {},
      drawn(`M${x} 16q${side * 12} 6 ${side * 7} 20`, 'coal', 17),
      drawn(`M${x} 16q${side * 12} 6 ${side * 7} 20`, 'rag-dark', 12),
      drawn(`M${x + side * 8} 30q${side * 2} 6 ${-side * 2} 10`, 'coal', 14),
      drawn(`M${x + side * 8} 30q${side * 2} 6 ${-side * 2} 10`, 'skin', 9),
      drawn(fingers(x + side * 6), 'coal', 7),
      drawn(fingers(x + side * 6), 'skin', 3.6),
    );
  return [arm(-w + 4, -1), arm(w - 4, 1)];
}

const fingers = (x: number): string => `M${x} 40l-6 8M${x} 41v9M${x} 40l6 8`;

const FACES: readonly (() => readonly Markup[])[] = [
  () => [
    filled('M-15-20C-17-38-8-46 1-46S18-38 16-20C15-4 9 9 0 9S-13-4-15-20z', 'skin', RIM),
    drawn('M-9-40l-3-9M-2-43l0-8M6-42l4-8', 'coal', 2.6),
    ...eyes([-7, -24, 5.5], [8, -23, 3.6]),
    filled('M-7-3q7-7 14 0l-2 7q-5 3-10 0z', 'coal'),
    filled('M-1 0l5-1 2 9q-4 5-6 0z', 'blood', { stroke: shade('coal'), 'stroke-width': 1.2 }),
    filled('M-6-4h3v3.4zM2-6h3v3z', 'bone'),
  ],
  () => [
    filled('M-19-20C-20-38-10-47 1-47S21-38 20-20C19-5 12 9 0 9S-18-5-19-20z', 'skin', RIM),
    filled('M-20-26c-2-14 6-24 20-24s23 9 21 25l-5-8-6 4-4-8-7 6-6-7-5 8-4-4z', 'rag-dark', RIM),
    ...eyes([-8, -20, 6.4], [9, -20, 5]),
    filled('M-11-4q11-9 22 0-3 10-11 10T-11-4z', 'coal'),
    filled('M-9-5l3 0-1 4zM-3-7h4l-2 4zM5-7h3v4z', 'bone'),
    drawn('M12-32l6 10M10-26l6-3M12-22l6-3', 'skin-dark', 1.8),
  ],
  () => [
    filled('M-20-26C-21-42-11-50 1-50S22-42 21-26l3 12C24 2 14 12 0 12S-25 2-24-14z', 'skin', RIM),
    drawn('M-17-42l34-2', 'skin-dark', 2.4),
    drawn('M-12-46v8M-4-47v7M4-47v7M12-47v7', 'skin-dark', 2.2),
    ...eyes([-9, -25, 5], [10, -25, 6.6]),
    drawn('M-18-33l14 4M18-34L5-30', 'coal', 3.4),
    filled('M-16-6q16-9 32 0-1 13-16 13T-16-6z', 'coal'),
    filled('M-14-7l5-1v5zM-6-9h5v5zM2-9h5v5zM10-7l4 1-3 4zM-9 5l2-5 3 6zM3 6l3-6 3 5z', 'bone'),
  ],
  () => [
    filled('M-23-26C-24-44-13-52 1-52S25-44 24-26l4 13C28 5 16 14 0 14S-29 5-28-13z', 'skin', RIM),
    filled('M-20-38C-18-50-8-55 1-55s19 5 20 17l-6 3-7-4-8 4-8-4-7 4z', 'blood', RIM),
    drawn('M-14-44q5-4 7 2t8 0M0-51q4 4 2 9M8-49q7 1 6 8', 'flesh', 2.4),
    ...eyes([-10, -22, 6.4], [11, -22, 6.4]),
    drawn('M-21-32l16 5M22-32L6-27', 'coal', 4),
    filled('M-19-4Q0-14 19-4 18 11 0 11T-19-4z', 'coal'),
    filled('M-17-5l6-2v6zM-8-8h6v6zM1-9h6v6zM10-7l7 2-4 5zM-13 7l3-6 4 8zM-1 10l3-7 3 7zM8 8l2-6 3 4z', 'bone'),
  ],
];

const head = (build: Build): readonly Markup[] => FACES[build]?.() ?? [];

type Eye = readonly [x: number, y: number, r: number];

const eyes = (...two: readonly Eye[]): readonly Markup[] =>
  two.flatMap(([x, y, r], index) => [
    disc(x, y, r + 2.4, 'skin-dark'),
    disc(x, y, r, 'eye', { stroke: shade('coal'), 'stroke-width': 1.4 }),
    disc(x + (index === 0 ? 1.4 : -1), y + 0.8, Math.max(1.5, r * 0.32), 'coal'),
  ]);

/** A human who has been bitten: tie and parting still in place. */
export function bitten(): readonly Markup[] {
  return [
    filled('M-27 50c-2-22 2-34 13-38q14-6 28 0c11 4 15 16 13 38z', 'shirt', RIM),
    filled('M-5 12l5 6 5-6 3 26-8 8-8-8z', 'paint', RIM),
    filled('M-17-20C-18-38-9-46 1-46S19-38 18-20C17-5 10 9 0 9S-16-5-17-20z', 'skin', RIM),
    filled('M-18-24c-3-16 6-26 19-26 12 0 21 8 19 22-8-2-18-4-24-10-3 6-8 10-14 14z', 'dog-dark', RIM),
    ...eyes([-7, -19, 5], [8, -19, 5]),
    filled('M-8-4q8-6 16 0-2 8-8 8T-8-4z', 'coal'),
    filled('M-5-5l3 0-1 4zM2-6h3v4z', 'bone'),
    drawn('M10 2l8 3M11 6l6 4', 'blood', 2.6),
  ];
}

/** Dogs that run: 100 wide, its feet below. */
export function dogs(): readonly Markup[] {
  const dog = (y: number, back: boolean): Markup =>
    group({ x: back ? -8 : 4, y, scale: back ? 0.86 : 1 }, [
      filled(
        'M-44 2c-6-6-8-14-4-20 0 8 4 12 10 14C-28-10-8-10 6-8L18-22l2 8 10-8-1 10 14 4c5 2 5 7 3 10l-14 3-8 6c-2 8-6 12-12 14l4 19-6 3-9-19-12-1-10 20-7-1 4-21c-5-3-9-8-9-13l-12 12-5-3z',
        back ? 'dog-dark' : 'dog',
        RIM,
      ),
      disc(26, -8, 3.4, 'eye', { stroke: shade('coal'), 'stroke-width': 1.2 }),
      disc(27, -8, 1.4, 'coal'),
      filled('M34 5l10-3-2 6-9 3z', 'coal'),
      filled('M36 3l2 4 2-5zM41 2l1 4 2-5z', 'bone'),
      drawn('M-10 0l4 5M-3-1l4 5M4-1l4 5', 'blood', 2),
    ]);
  return [dog(-14, true), dog(12, false)];
}

/** Somebody alive who would rather be elsewhere, 60 high around the middle, hands in the air. */
export function human(): readonly Markup[] {
  return [
    drawn('M-12 6L-20-20M12 6L20-20', 'coal', 11),
    drawn('M-12 6L-20-20M12 6L20-20', 'shirt', 6.4),
    disc(-20, -23, 4.6, 'flesh', RIM),
    disc(20, -23, 4.6, 'flesh', RIM),
    filled('M-15 32V10Q0-2 15 10v22z', 'shirt', RIM),
    filled('M-3 6h6l2 15-5 6-5-6z', 'paint'),
    disc(0, -10, 12, 'flesh', RIM),
    filled('M-12-12c-1-10 6-14 12-14s13 4 12 14c-6-6-18-6-24 0z', 'dog-dark', RIM),
    disc(-4.4, -9, 2.6, 'eye'),
    disc(4.4, -9, 2.6, 'eye'),
    disc(-4.4, -9, 1.2, 'coal'),
    disc(4.4, -9, 1.2, 'coal'),
    element('ellipse', { cx: 0, cy: -2.5, rx: 2.6, ry: 3.4, fill: shade('coal') }),
  ];
}

/** The hat of a boss, for a head of usual size. */
export const hat = (): readonly Markup[] => [
  filled('M-26-36q26-9 52 0l-2 5q-24-8-48 0z', 'coal', { stroke: shade('bone'), 'stroke-width': 1.4 }),
  filled('M-16-38c0-16 3-20 16-20s16 4 16 20q-16-5-32 0z', 'coal', { stroke: shade('bone'), 'stroke-width': 1.4 }),
  drawn('M-16-41q16-5 32 0', 'paint', 4.4),
];
