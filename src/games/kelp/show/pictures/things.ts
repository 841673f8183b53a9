import { disc, drawn, element, filled, group, type Markup, shade, star } from '../../../../drawing/index.ts';
import { octopus } from './figures.ts';

/** Everything here stands around 0,0, about 60 wide and high. */
type Thing = () => readonly Markup[];

const RIM = { stroke: shade('coal'), 'stroke-width': 2 };

const both = (marks: readonly Markup[]): readonly Markup[] => [
  ...marks,
  element('g', { transform: 'scale(-1 1)' }, ...marks),
];

/** A scallop. */
export const shell: Thing = () => [
  filled('M-7 22h14l3 6h-20z', 'shell-dark', RIM),
  filled('M0 24C-16 20-28 4-26-8-24-20-12-27 0-27S24-20 26-8C28 4 16 20 0 24z', 'shell', RIM),
  drawn(
    'M0 23V-25M-3 23C-10 8-13-8-12-23M3 23C10 8 13-8 12-23M-6 21C-18 8-22-4-21-16M6 21C18 8 22-4 21-16',
    'shell-dark',
    2,
  ),
];

/** Two scallops, one before the other. */
const doubleShell: Thing = () => [
  group({ x: -10, y: -7, scale: 0.74 }, shell()),
  group({ x: 9, y: 8, scale: 0.8 }, shell()),
];

const octopusBlock: Thing = () => [group({ x: -31, y: -31, scale: 0.62 }, octopus())];

const crab: Thing = () => [
  ...both([
    drawn('M12 8l12 4M13 12l11 9M10 15l6 10', 'crab-dark', 3.6),
    drawn('M12-2q10-2 10-12', 'crab-dark', 5),
    filled('M22-13c-7-2-9-10-4-15 1 4 4 5 6 2 5 3 5 11-2 13z', 'crab', RIM),
  ]),
  element('ellipse', { cx: 0, cy: 6, rx: 18, ry: 12.5, fill: shade('crab'), ...RIM }),
  drawn('M-5-6v-7M5-6v-7', 'crab-dark', 2.4),
  disc(-5, -14, 3, 'bone', { stroke: shade('coal'), 'stroke-width': 1.4 }),
  disc(5, -14, 3, 'bone', { stroke: shade('coal'), 'stroke-width': 1.4 }),
  drawn('M-6 10q6 4 12 0M-10 2h.1M10 2h.1M0 0h.1', 'crab-dark', 2.4),
];

const lobster: Thing = () => [
  ...both([
    drawn('M5-18Q12-28 20-30', 'crab-dark', 1.8),
    drawn('M6-2l11 3M6 4l10 5M5 10l9 7', 'crab-dark', 2.6),
    drawn('M5-9q9 0 12-8', 'crab-dark', 4),
    filled('M17-15c-6-4-5-13 2-15-1 5 2 6 5 3 3 6 0 12-7 12z', 'crab', RIM),
  ]),
  filled('M-3 20l-11 9h28l-11-9z', 'crab', RIM),
  filled('M-7-20Q0-27 7-20l2 14c0 10-3 18-5 27h-8c-2-9-5-17-5-27z', 'crab', RIM),
  drawn('M-8-3H8M-7 4H7M-6 11H6M-5 17H5', 'crab-dark', 2),
  disc(-3.4, -17, 1.8, 'coal'),
  disc(3.4, -17, 1.8, 'coal'),
];

const seaSnail: Thing = () => [
  filled('M-29 21q14-8 28-7h18q9 0 10-9l2-10q5 2 4 10-1 19-18 19h-30q-10 0-14-3z', 'tile', RIM),
  drawn('M27-4l-2-10M32-3l3-9', 'coal', 2.2),
  disc(25, -15, 2, 'coal'),
  disc(35, -13, 2, 'coal'),
  disc(-3, -4, 20, 'shell', RIM),
  drawn('M-3-4c4-4 9 1 6 6-4 6-14 4-15-5-1-10 12-16 21-8 8 8 4 20-6 22', 'shell-dark', 3),
];

const abalone: Thing = () => [
  filled('M-26 8C-30-8-14-24 6-24 22-24 30-10 27 4 24 18 8 26-8 24-18 23-24 17-26 8z', 'pearl', RIM),
  filled('M-18 6C-20-5-8-16 6-16 16-16 22-8 20 2 18 12 6 18-6 16-13 15-17 11-18 6z', 'foam', { opacity: 0.6 }),
  drawn('M-12 4C-12-4-3-11 7-10M-8 10C4 11 14 5 15-4', 'pearl', 2.6),
  ...[
    [-19, 14],
    [-11, 20],
    [-1, 21.5],
    [9, 19],
    [18, 12.5],
  ].map(([x = 0, y = 0]) => disc(x, y, 2.2, 'coal')),
];

/** A fish, for a food that nobody has drawn. */
const fish: Thing = () => [
  filled('M-26-12l10 12-10 12q-3-12 0-24z', 'pearl', RIM),
  filled('M-18 0Q-4-17 14-13 26-8 29 0 26 8 14 13-4 17-18 0z', 'shell', RIM),
  disc(18, -3, 2.6, 'coal'),
  drawn('M8-9q-4 9 0 18', 'shell-dark', 2.2),
];

/** The animals of foods by the last words of their ids. */
const FOODS: Readonly<Record<string, Thing>> = {
  'food-crab': crab,
  'food-lobster': lobster,
  'food-sea-snail': seaSnail,
  'food-abalone': abalone,
};

/** A food by its id. */
export const food = (id: string): readonly Markup[] => (Object.hasOwn(FOODS, id) ? (FOODS[id] ?? fish)() : fish());

/** What a trap does, on a sea urchin: currents that are swept away, blocks that are hidden, the way home. */
export type TrapSign = 'sweep' | 'hide' | 'den' | 'other';

/** A sea urchin with what it does in its middle, and how many. */
export function trap(sign: TrapSign, figure: number): readonly Markup[] {
  return [
    group({ x: -36, y: -36, scale: 3 }, [
      filled(star(18, 10.4, 7), 'urchin-tip', { stroke: shade('urchin'), 'stroke-width': 0.7 }),
    ]),
    disc(0, 0, 20, 'urchin', RIM),
    ...TRAP_SIGNS[sign](figure),
  ];
}

const dots = (figure: number, y: number): readonly Markup[] =>
  Array.from({ length: figure }, (_, index) => disc((index - (figure - 1) / 2) * 8, y, 2.8, 'bone'));

const TRAP_SIGNS: Readonly<Record<TrapSign, (figure: number) => readonly Markup[]>> = {
  sweep: (figure) => [
    drawn('M-13-7q4.5-6 9 0t9 0 9-1M-13 1q4.5-6 9 0t9 0 9-1', 'foam', 3),
    drawn('M-11 6L11-13', 'bone', 3),
    ...dots(figure, 11),
  ],
  hide: (figure) => [
    drawn('M-12-4Q0-15 12-4M-12-4Q0 5 12-4', 'bone', 2.6),
    drawn('M-11 5L11-13', 'bone', 3),
    ...dots(figure, 11),
  ],
  den: () => [
    filled('M-14 12q-2-24 14-24t14 24z', 'rock', { stroke: shade('coal'), 'stroke-width': 1.6 }),
    filled('M-8 12q0-14 8-14t8 14z', 'coal'),
    drawn('M0-1v9M-4 5l4 4 4-4', 'bone', 2.4),
  ],
  other: () => [drawn('M0-11V3M0 10h.1', 'bone', 4.4)],
};

/** The three blocks that every game has. */
export const PLAIN: Readonly<Record<'octopus' | 'shell' | 'double-shell', Thing>> = {
  octopus: octopusBlock,
  shell,
  'double-shell': doubleShell,
};
