import { disc, drawn, element, filled, group, type Markup, shade } from '../../../../drawing/index.ts';

const RIM = { stroke: shade('coal'), 'stroke-width': 2 };

/** Arms of the octopus from the right to the middle; the left ones are the same the other way round. */
const ARMS = [
  'M64 60C76 66 84 54 92 60c8 6 4 16-4 14',
  'M60 64c6 12 20 10 22 20 1 7-6 11-11 7',
  'M53 66c1 12 9 16 8 26',
] as const;

const SUCKERS = [
  'M74 62.5h.1M84 58.6h.1M92 64h.1',
  'M65 72h.1M74 77h.1M81 85h.1',
  'M55 74h.1M59 82h.1M61 89h.1',
] as const;

/** The octopus in a square of 100, as it looks at whoever looks. */
export function octopus(mood: 'calm' | 'sly' | 'scared' = 'calm'): readonly Markup[] {
  const arm = (d: string, index: number): readonly Markup[] => [
    drawn(d, 'coal', 12.5),
    drawn(d, 'skin', 9),
    drawn(SUCKERS[index] ?? '', 'sucker', 3.4),
  ];
  const half = ARMS.flatMap(arm);
  return [
    ...half,
    element('g', { transform: 'translate(100 0) scale(-1 1)' }, ...half),
    filled(
      'M50 7c20 0 31 16 29 34-1 9-6 14-6 20 0 8-10 13-23 13s-23-5-23-13c0-6-5-11-6-20C19 23 30 7 50 7z',
      'skin',
      RIM,
    ),
    filled('M33 22q6-9 15-9-9 5-12 14z', 'sucker', { opacity: 0.7 }),
    disc(64, 20, 3.4, 'skin-dark', { opacity: 0.5 }),
    disc(70, 30, 2.4, 'skin-dark', { opacity: 0.5 }),
    disc(57, 15, 2, 'skin-dark', { opacity: 0.5 }),
    ...eyes(mood),
  ];
}

function eyes(mood: 'calm' | 'sly' | 'scared'): readonly Markup[] {
  const size = mood === 'scared' ? 9 : 7.6;
  return [
    ...[39, 61].map((x) => disc(x, 48, size, 'bone', { stroke: shade('coal'), 'stroke-width': 1.8 })),
    ...[39, 61].map((x) =>
      element('rect', {
        x: x - 4.6,
        y: 46.2,
        width: 9.2,
        height: mood === 'scared' ? 4 : 3.4,
        rx: 1.7,
        fill: shade('coal'),
      }),
    ),
    ...(mood === 'sly' ? [drawn('M30 40l16 4M70 40l-16 4', 'skin-dark', 4)] : []),
    drawn(mood === 'scared' ? 'M46 63q4-4 8 0' : 'M44 62q6 4 12 0', 'skin-dark', 2.6),
  ];
}

/** The shark from the side, with its nose to the right, in 124 by 70. */
export function shark(jaws: 'shut' | 'open' = 'shut'): readonly Markup[] {
  const rim = { stroke: shade('coal'), 'stroke-width': 2 };
  return [
    filled('M18 40L2 16q14 2 28 18zM20 42L6 64q14-4 26-16z', 'hide-dark', rim),
    filled('M56 24L46 2q20 4 32 24z', 'hide-dark', rim),
    filled('M16 41C32 24 62 16 88 23c14 4 26 10 33 16l-8 6c-8 5-18 8-32 9-28 2-50-3-65-13z', 'hide', rim),
    filled('M26 45c22 8 56 9 92-3l-5 3c-8 5-18 8-32 9-22 2-41-2-55-9z', 'belly'),
    filled('M64 50L48 68q20-1 34-17z', 'hide-dark', rim),
    drawn('M78 32v12M84 32v13M90 33v12', 'hide-dark', 2.2),
    disc(103, 34, 3.6, 'bone', { stroke: shade('coal'), 'stroke-width': 1.4 }),
    disc(103.6, 34.4, 1.7, 'coal'),
    drawn('M98 28.6l8 2.2', 'coal', 2.2),
    ...(jaws === 'open'
      ? [
          filled('M121 39q-12 1-24 6l8 9q9-2 13-8z', 'blood', rim),
          filled(
            'M118 40l-2.4 5-2.2-4.2-2.6 5-2-4.2-2.8 4.8-1.4-3.4M104 53l1.6-4.6 2.4 4M109 52l1.4-4.4 2.4 3',
            'bone',
            {
              stroke: shade('bone'),
              'stroke-width': 1,
            },
          ),
        ]
      : [drawn('M119 41q-10 5-22 4M112 43.6l-1.6 3-1.6-2.4-1.8 3-1.6-2.4', 'coal', 1.6)]),
  ];
}

/** The figure of the shark from above, with its nose up, around 0,0: 48 wide and 78 high. */
export const sharkAbove = (): readonly Markup[] => [
  element('ellipse', { cx: 3, cy: 6, rx: 15, ry: 34, fill: shade('coal'), opacity: 0.22 }),
  filled('M0 26L13 39 0 34-13 39z', 'hide-dark', RIM),
  filled('M10-9L25 12 9 8zM-10-9L-25 12-9 8z', 'hide-dark', RIM),
  filled('M0-40C9-33 13-19 12-4 11 10 6 22 2 32H-2C-6 22-11 10-12-4-13-19-9-33 0-40z', 'hide', {
    ...RIM,
    class: 'edge',
  }),
  filled('M0-38C4-33 6-27 6-20-2-24-4-30 0-38z', 'belly', { opacity: 0.45 }),
  filled('M0-10L4 10H-4z', 'coal'),
  drawn('M-9-14l4 2M-10-9l4 2M9-14l-4 2M10-9l-4 2', 'hide-dark', 1.8),
  disc(-7, -24, 2.4, 'bone', { stroke: shade('coal'), 'stroke-width': 1 }),
  disc(7, -24, 2.4, 'bone', { stroke: shade('coal'), 'stroke-width': 1 }),
];

/** A blade of kelp that grows up from 0,0, about 16 wide and so high. */
export function blade(x: number, y: number, height: number, lean = 1): Markup {
  const h = height / 60;
  return group({ x, y }, [
    element(
      'g',
      { transform: `scale(${lean} ${Math.round(h * 1000) / 1000})` },
      drawn('M0 0C-6-14 6-26 0-40-3-50 3-56 1-60', 'kelp-dark', 3),
      filled(
        'M-1-8q-12-3-12-12 10 1 12 10zM2-18q11-4 11-13-10 2-11 11zM0-30q-11-3-11-12 9 1 11 10zM1-42q10-3 10-12-9 2-10 10z',
        'kelp',
        {
          stroke: shade('kelp-dark'),
          'stroke-width': 1.2,
        },
      ),
    ),
  ]);
}

/** A rock with its foot at 0,0, about 40 wide and 26 high. */
export const rock = (x: number, y: number, scale: number): Markup =>
  group({ x, y, scale }, [
    filled('M-20 0q-3-12 8-18 6-9 16-6 12 2 15 13 3 6 1 11z', 'rock', {
      stroke: shade('rock-dark'),
      'stroke-width': 2,
    }),
    drawn('M-8-14q8-5 14-1M2-4q7-3 12 0', 'rock-dark', 1.8),
  ]);

/** Bubbles that rise. */
export const bubbles = (x: number, y: number, scale = 1): Markup =>
  group(
    { x, y, scale },
    [
      disc(0, 0, 3.2, 'foam', { 'fill-opacity': 0.35 }),
      disc(5, -8, 2.2, 'foam', { 'fill-opacity': 0.35 }),
      disc(-1, -15, 1.6, 'foam', { 'fill-opacity': 0.35 }),
    ],
    { stroke: shade('foam'), 'stroke-width': 1.2 },
  );
