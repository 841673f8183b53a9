import { disc, drawn, element, filled, group, type Markup, panel, shade, star } from '../../../../drawing/index.ts';
import type { Side } from '../../components.ts';
import { dieMarkup } from './dice.ts';
import { blade, bubbles, octopus, rock, shark } from './figures.ts';
import type { Also, Motif } from './motifs.ts';
import { energySign } from './signs.ts';
import { food, shell, trap } from './things.ts';

/** How large a scene is drawn. */
const SCENE = { width: 120, height: 84 } as const;

/** What is to be seen on a card, cut off at the edges of its frame. */
export function sceneIn(
  motif: Motif,
  side: Side,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Markup {
  // A frame that is wider shows more of the sea, and all of what swims in it.
  const across = Math.max(SCENE.width, (SCENE.height * width) / height);
  const scale = across / SCENE.width;
  return element(
    'svg',
    { x, y, width, height, viewBox: `0 0 ${Math.round(across * 10) / 10} ${SCENE.height}` },
    group({ x: 0, y: SCENE.height * (1 - scale), scale }, BACKDROPS[side]()),
    group({ x: (across - SCENE.width) / 2, y: 0 }, figuresOf(motif)),
  );
}

const rect = (colour: string, y: number, height: number): Markup =>
  element('rect', { x: -24, y, width: SCENE.width + 48, height, fill: shade(colour) });

const BACKDROPS: Readonly<Record<Side, () => readonly Markup[]>> = {
  // The forest, with light from above.
  octopus: () => [
    rect('sea', -30, 114),
    filled('M18-30L2 84h26L34-30zM62-30L58 84h30L80-30z', 'foam', { opacity: 0.28 }),
    filled('M-24 66Q8 54 36 63T92 60t56 4v24H-24z', 'sand'),
    filled('M-24 74Q20 64 60 72t84-2v14H-24z', 'sand-dark', { opacity: 0.6 }),
    ...[-4, 9, 108, 122].map((x, index) => blade(x, 74, 58 + (index % 2) * 16, index % 2 === 0 ? 1 : -1)),
  ],
  // The open water, where it gets dark.
  shark: () => [
    rect('deep', -30, 114),
    filled('M10-30L-14 84h22L30-30zM84-30L66 84h40L104-30z', 'sea', { opacity: 0.5 }),
    filled('M-24 60Q0 46 22 58t40-2 46 4 36-6v34H-24z', 'abyss', { opacity: 0.75 }),
    rock(8, 84, 0.9),
    rock(112, 84, 1.1),
    bubbles(20, 36),
    bubbles(102, 30, 0.8),
  ],
};

const at = (x: number, y: number, scale: number, marks: readonly Markup[]): Markup => group({ x, y, scale }, marks);

/** A block of the game, standing with its back to whoever looks, or lying with its sign. */
const tile = (x: number, y: number, size: number, sign: readonly Markup[] = []): Markup =>
  group({ x, y }, [
    panel({ x: -size / 2 + 1.5, y: -size / 2 + 2.5, width: size, height: size, r: size * 0.18 }, 'coal', {
      opacity: 0.35,
    }),
    panel(
      { x: -size / 2, y: -size / 2, width: size, height: size, r: size * 0.18 },
      sign.length === 0 ? 'tile-back' : 'tile',
      {
        stroke: shade('coal'),
        'stroke-width': 1.6,
      },
    ),
    ...(sign.length === 0
      ? [
          drawn(
            `M${-size * 0.28} ${size * 0.08}q${size * 0.14}-${size * 0.2} ${size * 0.28} 0t${size * 0.28} 0`,
            'tile-mark',
            2,
          ),
        ]
      : [group({ x: 0, y: 0, scale: (size / 74) * 0.94 }, sign)]),
  ]);

const arrow = (d: string, colour = 'spark'): Markup => element('g', {}, drawn(d, 'coal', 6.4), drawn(d, colour, 3.4));

/** Blocks that turn in a whirl. */
function whirl(blocks: number): readonly Markup[] {
  const places = [
    [30, 26],
    [90, 28],
    [88, 62],
    [32, 62],
    [60, 18],
    [60, 70],
  ];
  return [
    drawn('M60 44c6-8 18-2 16 8-3 13-24 15-32 2C36 38 50 20 70 24c22 4 30 26 18 42', 'foam', 3.4, { opacity: 0.9 }),
    drawn('M60 44c-8-4-6-14 2-16', 'foam', 3.4, { opacity: 0.9 }),
    ...places
      .slice(0, Math.max(1, Math.min(6, blocks)))
      .map(([x = 0, y = 0], index) =>
        element('g', { transform: `rotate(${index % 2 === 0 ? -12 : 14} ${x} ${y})` }, tile(x, y, 21)),
      ),
  ];
}

const cloud = (x: number, y: number, scale: number): Markup =>
  group({ x, y, scale }, [
    filled(
      'M-34 10c-12-4-10-20 4-20 0-14 20-18 26-8 8-10 26-6 26 8 14-2 18 14 6 20 2 10-14 14-20 8-8 10-24 8-26-2-6 4-14 0-16-6z',
      'cloud',
      {
        opacity: 0.86,
      },
    ),
    filled('M-20 4c-2-8 10-12 14-6 4-6 16-2 14 6-8 4-20 4-28 0z', 'urchin', { opacity: 0.5 }),
  ]);

/** A small sign for what a card does beside its main thing. */
const ALSO: Readonly<Record<Also, () => readonly Markup[]>> = {
  nothing: () => [],
  draw: () => [cardSign(), drawn('M12 7v9M8 11.5h8', 'coal', 2.2)],
  remove: () => [cardSign(), drawn('M8.5 8l7 8M15.5 8l-7 8', 'blood', 2.4)],
  'keep-pile': () => [
    panel({ x: 3, y: 9, width: 18, height: 12, r: 2 }, 'seat-0', { stroke: shade('coal'), 'stroke-width': 1.4 }),
    drawn('M12 1v9M8 6l4 4 4-4', 'coal', 2.4),
  ],
  'keep-hand': () => [
    cardSign(),
    filled('M3 14q0-3 3-3l3 3 4-1q4-1 3 3l-5 6H7z', 'shell', { stroke: shade('coal'), 'stroke-width': 1.4 }),
  ],
  hide: () => [drawn('M2 10q10 10 20 0M6 14.5l-2 3M12 16v4M18 14.5l2 3', 'coal', 2.4)],
};

const cardSign = (): Markup =>
  panel({ x: 5, y: 2, width: 14, height: 19, r: 2.4 }, 'bone', { stroke: shade('coal'), 'stroke-width': 1.6 });

const badge = (also: Also): readonly Markup[] =>
  also === 'nothing'
    ? []
    : [
        group({ x: 88, y: 52 }, [
          disc(13, 13, 14.6, 'bone', { stroke: shade('coal'), 'stroke-width': 1.8 }),
          group({ x: 3.4, y: 3.4, scale: 0.8 }, ALSO[also]()),
        ]),
      ];

const die = (colour: 'blue' | 'yellow' | 'red', face: number, x: number, y: number, size: number, turn = 0): Markup =>
  element('g', { transform: `rotate(${turn} ${x} ${y})` }, dieMarkup(colour, face, { x, y, size }));

const kelpFront = (): readonly Markup[] => [blade(40, 86, 62, 1.1), blade(60, 88, 50, -1), blade(80, 86, 66, 1)];

/** What stands before the sea. */
function figuresOf(motif: Motif): readonly Markup[] {
  switch (motif.motif) {
    case 'swap':
      return [
        at(36, 8, 0.5, octopus('sly')),
        tile(24, 56, 26),
        tile(96, 56, 26),
        arrow('M42 50q18-9 36 0M71 43l7 7-8 5'),
        arrow('M78 64q-18 9-36 0M49 71l-7-7 8-5'),
        ...(motif.times > 1 ? [arrow('M50 57q10-4 20 0M65 52l5 5-6 4')] : []),
      ];
    case 'mix':
      return mixing(motif);
    case 'hide':
      return [at(26, 4, 0.72, octopus('calm')), ...kelpFront(), ...badge(motif.also)];
    case 'learn':
      return [
        at(2, 12, 0.7, octopus('sly')),
        filled('M84 52L66 8h44z', 'spark', { opacity: 0.5 }),
        group({ x: 88, y: 58, scale: 0.62 }, shell()),
        ...Array.from({ length: Math.min(3, motif.items) }, (_, index) => {
          const x = 88 + (index - (Math.min(3, motif.items) - 1) / 2) * 17;
          return group({ x: x - 7, y: 16 + (index % 2) * 5, scale: 0.62 }, [
            cardSign(),
            drawn('M9 8h6M9 12h6', 'learning', 2),
          ]);
        }),
        ...badge(motif.also),
      ];
    case 'eat':
      return [at(-2, 0, 0.76, octopus('sly')), at(88, 54, 0.76, food(motif.food)), bubbles(78, 26)];
    case 'jaws':
      return [
        at(-24, 2, 1.1, shark('open')),
        ...Array.from({ length: motif.dice }, (_, index) => die('red', 6, 26 + index * 24, 72, 18, index * 9 - 9)),
      ];
    case 'reroll':
      return [
        at(-18, 2, 0.72, shark()),
        die('red', 5, 74, 36, 25, -14),
        die('yellow', 2, 98, 60, 23, 12),
        arrow('M58 60c4 12 20 16 30 10M60 69l-3-10 10 2'),
      ];
    case 'raise':
      return [at(-14, 2, 0.72, shark()), die('red', 6, 90, 50, 30), arrow('M60 74V50M52 57l8-8 8 8')];
    case 'bold':
      return [
        at(-8, -2, 0.94, shark('open')),
        die('blue', 2, 36, 70, 18, -10),
        die('red', 6, 92, 66, 26, 8),
        drawn('M52 70h22M68 65l6 5-6 5', 'spark', 3),
      ];
    case 'stash':
      return [
        at(-22, 12, 0.82, shark()),
        panel({ x: 84, y: 22, width: 27, height: 38, r: 4 }, 'bone', { stroke: shade('coal'), 'stroke-width': 1.8 }),
        drawn('M88 30q9.5-8 19 0-9.5 8-19 0z', 'seat-1', 2),
        disc(97.5, 30, 2.4, 'coal'),
        die('red', 4, 97.5, 50, 20),
      ];
    case 'draw-die':
      return [
        at(-10, -6, 0.86, shark('open')),
        filled('M72 56q-14 26 12 26t12-26q-12 6-24 0z', 'shell-dark', { stroke: shade('coal'), 'stroke-width': 1.8 }),
        drawn('M72 56q12-9 24 0', 'coal', 3),
        die('yellow', 4, 86, 44, 18, 14),
      ];
    case 'trade':
      return [
        at(-26, -2, 0.7, shark()),
        die('blue', 3, 42, 64, 19),
        die('blue', 1, 62, 70, 19, 10),
        die('red', 5, 98, 42, 26),
        arrow('M72 58q6-12 14-14M80 40l7 3-2 7'),
      ];
    case 'step':
      return [at(2, 14, 0.94, shark()), drawn('M-4 34h16M-8 46h18M-2 58h16', 'foam', 3.4), bubbles(12, 74, 0.9)];
    case 'about-turn':
      return [
        element('g', { transform: 'translate(112 32) scale(-.76 .76)' }, ...shark()),
        arrow('M106 30C100 8 50 4 30 20M43 19L30 20l4-12'),
      ];
    case 'spare-trap':
      return [
        at(-26, 8, 0.78, shark()),
        at(92, 52, 0.62, trap('other', 0)),
        drawn('M70 26Q84 12 98 26 84 38 70 26z', 'spark', 3),
        disc(84, 25.5, 4, 'spark'),
      ];
    case 'drop-pair':
      return [
        at(-24, 2, 0.86, shark('open')),
        filled('M80 36l13-3 2 12-4 4 5 6-1 8-17 2-3-18z', 'bone', { stroke: shade('coal'), 'stroke-width': 1.8 }),
        filled('M99 32l13 3-4 30-8-2 2-7-4-6 4-6z', 'bone', { stroke: shade('coal'), 'stroke-width': 1.8 }),
        drawn('M84 44l5 1M83 52l7 1M105 44l3 1', 'pair-red', 2.2),
      ];
    case 'fight':
      return [
        at(0, 18, 0.98, shark()),
        at(31, -2, 0.6, octopus('sly')),
        drawn('M48 46C40 58 42 66 52 66M64 48c6 12 4 20-6 20M74 42c14 6 16 18 8 24', 'coal', 8),
        drawn('M48 46C40 58 42 66 52 66M64 48c6 12 4 20-6 20M74 42c14 6 16 18 8 24', 'skin', 5),
      ];
    case 'armour':
      return [
        at(27, 6, 0.66, octopus('calm')),
        ...[
          [36, 66],
          [60, 70],
          [84, 66],
          [47, 50],
          [73, 50],
        ].map(([x = 0, y = 0]) => at(x, y, 0.4, shell())),
      ];
    case 'counter':
      return [
        at(-22, 2, 0.9, shark('open')),
        at(80, 36, 0.4, octopus('scared')),
        drawn('M84 30l-4-8M95 27v-9M106 31l5-7', 'spark', 3),
      ];
    case 'food':
      return [at(60, 44, 1.14, food(motif.food))];
    case 'trap':
      return [at(60, 42, 1.06, trap(motif.sign, motif.figure))];
    case 'tile':
      return [at(-26, 0, 0.7, shark()), ...TILES[motif.gives](motif.figure)];
    case 'unread':
      return motif.side === 'octopus' ? [at(24, 4, 0.72, octopus())] : [at(-2, 10, 1, shark())];
  }
}

function mixing({ blocks, with: who }: Extract<Motif, { readonly motif: 'mix' }>): readonly Markup[] {
  if (who === 'octopus') return [...whirl(blocks), cloud(60, 48, 1.1), at(38, 20, 0.46, octopus('scared'))];
  if (who === 'beside')
    return [
      at(4, 8, 0.62, octopus('scared')),
      tile(92, 52, 26),
      arrow('M52 66q16 10 32 2M78 63l7 5-6 6'),
      cloud(30, 66, 0.5),
    ];
  if (who === 'centre')
    return [
      ...whirl(blocks),
      group({ x: 48, y: 32 }, [filled(star(8, 15, 11), 'spark', { opacity: 0.8 })]),
      tile(60, 44, 21),
    ];
  return [...whirl(blocks), at(43, 27, 0.34, octopus('sly'))];
}

/** What growth gives: dice that are rolled again, more of them, more energy. */
const TILES: Readonly<
  Record<Extract<Motif, { readonly motif: 'tile' }>['gives'], (figure: number) => readonly Markup[]>
> = {
  rerolls: () => [die('yellow', 3, 84, 48, 30, 8), arrow('M62 60c4 14 26 20 38 8M64 70l-2-11 10 3')],
  'extra-die': () => [
    die('blue', 2, 58, 60, 22, -8),
    die('yellow', 5, 80, 66, 22),
    die('red', 6, 102, 54, 24, 10),
    arrow('M102 38V22M95 30h14'),
  ],
  bonus: (figure) => [
    group({ x: 56, y: 26, scale: 2 }, energySign()),
    ...Array.from({ length: Math.min(5, figure) }, (_, index) =>
      group({ x: 96, y: 68 - index * 12, scale: 0.5 }, energySign()),
    ),
  ],
};
