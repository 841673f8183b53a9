import { disc, drawn, element, filled, group, type Markup, panel, shade, star } from '../../../../drawing/index.ts';
import type { Side } from '../../components.ts';
import { bitten, buildOf, dogs, hat, human, zombie } from './figures.ts';
import { GUN, SMG } from './guns.ts';
import type { Drawn, Motif } from './motifs.ts';
import { flame, THINGS_DRAWN } from './things.ts';

/** How large a scene is drawn. */
const SCENE = { width: 120, height: 84 } as const;

const RIM = { stroke: shade('coal'), 'stroke-width': 2 };

/** What is to be seen on a card, cut off at the edges of its frame. */
export function sceneIn(
  { motif, figure }: Drawn,
  side: Side,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Markup {
  // A frame that is wider shows more of the night, and all of what is in front of it.
  const across = Math.max(SCENE.width, (SCENE.height * width) / height);
  const scale = across / SCENE.width;
  return element(
    'svg',
    { x, y, width, height, viewBox: `0 0 ${Math.round(across * 10) / 10} ${SCENE.height}` },
    group({ x: 0, y: SCENE.height * (1 - scale), scale }, motif === 'dawn' ? dawnSky() : BACKDROPS[side]()),
    group({ x: (across - SCENE.width) / 2, y: 0 }, SCENES[motif](figure)),
  );
}

/** What may be seen beyond the edges, where a frame is wider. */
const SPARE = 24;

const rect = (colour: string, y = 0, height: number = SCENE.height): Markup =>
  element('rect', { x: -SPARE, y, width: SCENE.width + 2 * SPARE, height, fill: shade(colour) });

const TOWN = 'M0 70V44h9v-8h10v12h8V30h12v14h7V24h3v-7h2v7h5v22h9V34h13v10h6V28h11v12h8v-6h8v40H0z';

const BACKDROPS: Readonly<Record<Side, () => readonly Markup[]>> = {
  // The cemetery under a full moon.
  zombies: () => [
    rect('night'),
    disc(94, 22, 24, 'dusk'),
    disc(94, 22, 16, 'moon'),
    disc(88, 18, 3, 'dusk', { opacity: 0.25 }),
    disc(98, 28, 4, 'dusk', { opacity: 0.25 }),
    filled('M0 66q30-16 60-6t60-6v30H0z', 'town'),
    filled('M8 64V50q0-7 6-7t6 7v14zM30 61v-9h-5v-5h5v-6h5v6h5v5h-5v9zM104 58V46q0-6 5-6t6 6v12z', 'town'),
  ],
  // The town behind the barricade, with a beam of light over it.
  humans: () => [
    rect('blue'),
    filled('M60 84L22 0h26zM64 84L96 0h20z', 'haze', { opacity: 0.55 }),
    filled(TOWN, 'town', { opacity: 0.75 }),
    element('path', {
      d: 'M13 42h2v2h-2zM32 36h2v2h-2zM50 34h2v2h-2zM74 40h2v2h-2zM92 34h2v2h-2zM108 46h2v2h-2zM32 46h2v2h-2z',
      fill: shade('glow'),
    }),
    rect('town', 66, 18),
  ],
};

const dawnSky = (): readonly Markup[] => [
  rect('dusk'),
  rect('fire', 34, 50),
  rect('glow', 52, 32),
  ...[-64, -40, -16, 8, 32, 56].map((turn) =>
    filled('M-5-28h10L12-90h-24z', 'spark', { transform: `translate(60 50) rotate(${turn + 4})`, opacity: 0.5 }),
  ),
  disc(60, 50, 24, 'spark', { stroke: shade('fire'), 'stroke-width': 2 }),
  filled(TOWN, 'town', { transform: 'translate(0 26)' }),
];

const at = (x: number, y: number, scale: number, marks: readonly Markup[]): Markup => group({ x, y, scale }, marks);

const burst = (x: number, y: number, size: number, colour = 'glow'): Markup =>
  group({ x: x - size / 2, y: y - size / 2, scale: size / 24 }, [
    filled(star(9, 12, 6), colour, { stroke: shade('coal'), 'stroke-width': 1 }),
  ]);

/** What claws leave behind. */
const CLAWS = [28, 48, 68].map((x) => `M${x} 34q4 2 4 0 2 26-8 48-2-24 4-48z`);

/** An arrow that can be seen on any ground. */
const arrow = (d: string, colour = 'bone'): Markup => element('g', {}, drawn(d, 'coal', 8), drawn(d, colour, 4.4));

const lines = (d: string, colour = 'bone', width = 2.2): Markup => drawn(d, colour, width);

const SCENES: Readonly<Record<Motif, (figure: number) => readonly Markup[]>> = {
  zombie: (strength) => [at(58, 50, 0.7 + 0.02 * Math.min(5, strength), zombie(buildOf(strength)))],
  dogs: () => [at(58, 50, 0.86, dogs())],
  shield: () => [at(66, 46, 0.92, zombie(1)), at(44, 56, 0.92, human())],
  boss: () => [
    at(54, 54, 0.78, [...zombie(2), at(0, -7, 1.1, hat())]),
    lines('M92 34l12-8M94 44h14M92 54l12 8', 'moon', 3.4),
  ],
  claws: () => [
    ...CLAWS.map((d) => filled(d, 'blood', { stroke: shade('coal'), 'stroke-width': 1.6 })),
    ...[20, 40, 60].map((x) =>
      element(
        'g',
        {},
        drawn(`M${x + 20}-6q-14 12-10 26`, 'coal', 17),
        drawn(`M${x + 20}-6q-14 12-10 26`, 'skin', 12),
        drawn(`M${x + 9} 6l8 3M${x + 7} 13l8 2`, 'skin-dark', 2),
        filled(`M${x + 5} 18q6-4 12 0 0 12-7 22-6-10-5-22z`, 'bone', RIM),
      ),
    ),
  ],
  hunger: () => [
    at(74, 50, 0.9, zombie(0)),
    lines('M8 34h22M4 46h24M10 58h20', 'moon', 3.4),
    drawn('M40 16v18M36 16v10q0 5 4 5t4-5V16M40 34v26', 'coal', 6),
    drawn('M40 16v18M36 16v10q0 5 4 5t4-5V16M40 34v26', 'steel', 3),
  ],
  pickaxe: () => [
    at(86, 60, 0.62, THINGS_DRAWN.wall()),
    burst(70, 50, 26),
    filled('M58 46l6 4-4 5-6-4zM82 38l7-3 2 7-7 2zM66 66l6-2 2 6-6 3z', 'brick', RIM),
    drawn('M20 78L56 26', 'coal', 10),
    drawn('M20 78L56 26', 'wood', 6),
    filled('M28 14Q66 2 88 48 62 22 28 14z', 'steel', { stroke: shade('coal'), 'stroke-width': 2.6 }),
    filled('M52 22l9 7-5 8-9-7z', 'steel-dark', RIM),
  ],
  click: () => [
    at(26, 30, 1.2, GUN()),
    drawn('M26 74L98 14M26 14l72 60', 'coal', 10),
    drawn('M26 74L98 14M26 14l72 60', 'blood', 6),
  ],
  mass: () => [at(40, 54, 0.66, zombie(0)), at(82, 52, 0.72, zombie(1)), at(61, 48, 0.86, zombie(2))],
  meat: () => [
    filled('M26 52c-4-20 14-36 36-34 22 1 34 14 30 30-4 18-24 24-40 20-12-3-24-4-26-16z', 'blood', RIM),
    filled('M34 50c-2-14 10-24 27-23 16 1 25 9 23 20-3 12-18 15-30 12-8-2-19 0-20-9z', 'paint'),
    disc(60, 42, 11, 'bone', RIM),
    disc(60, 42, 5, 'flesh', RIM),
    lines('M34 58q6 8 16 8M80 32q6 6 4 14', 'flesh', 3),
    filled('M36 68q3 6 0 9-4-3 0-9zM76 66q4 8 0 12-5-4 0-12z', 'blood'),
  ],
  hold: () => [
    filled('M44 8h32l22 22v28L76 80H44L22 58V30z', 'blood', { stroke: shade('bone'), 'stroke-width': 4 }),
    filled(
      'M48 64c-6-6-10-12-12-18l6-2 6 8V26q4-4 7 0v16-20q4-5 8 0v20-18q4-4 8 0v20-12q4-4 7 0v20c0 10-5 16-13 16-7 0-12 0-17-4z',
      'skin',
      RIM,
    ),
  ],
  swap: () => [
    at(34, 50, 0.62, zombie(1)),
    at(86, 50, 0.62, zombie(3)),
    arrow('M40 14q20-12 40 0M72 6l9 8-11 5', 'moon'),
    arrow('M80 76q-20 8-40 0M48 83l-9-7 11-6', 'moon'),
  ],
  terror: () => [
    filled('M36 84c-4-20-2-34 2-44C40 18 50 8 60 8s20 10 22 32c4 10 6 24 2 44z', 'rag-dark', RIM),
    filled('M42 36C42 20 50 12 60 12s18 8 18 24c0 10-6 26-18 26S42 46 42 36z', 'bone', RIM),
    element('ellipse', { cx: 52, cy: 32, rx: 5, ry: 7, fill: shade('coal') }),
    element('ellipse', { cx: 68, cy: 32, rx: 5, ry: 7, fill: shade('coal') }),
    element('ellipse', { cx: 60, cy: 51, rx: 5, ry: 9, fill: shade('coal') }),
    filled('M40 62c-6-10-8-22-4-30l6 2c-2 8 0 18 4 26zM80 62c6-10 8-22 4-30l-6 2c2 8 0 18-4 26z', 'bone', RIM),
    lines('M22 20q-6 10 0 22t0 22M98 20q6 10 0 22t0 22', 'moon', 3),
  ],
  bite: () => [
    at(60, 50, 0.9, bitten()),
    filled('M14 8q46-12 92 0l-6 16-8-8-6 12-9-11-9 13-8-13-8 13-9-13-9 11-6-12-8 8z', 'bone', RIM),
    filled('M14 80q46 10 92 0l-6-14-8 7-6-10-9 9-9-11-8 11-8-11-9 11-9-9-6 10-8-7z', 'bone', RIM),
    filled('M42 27q4 9 0 13-5-4 0-13zM84 26q4 9 0 13-5-4 0-13z', 'blood'),
  ],
  dawn: () => [at(32, 76, 0.42, zombie(1)), at(86, 78, 0.36, zombie(0))],

  shot: (damage) => [at(8, 26, 1.24, GUN()), burst(78, 34, 26), ...bullets(Math.min(4, damage), 92, 34)],
  burst: (count) => [at(4, 26, 1.1, SMG()), burst(80, 38, 24), ...bullets(Math.min(5, count), 92, 38)],
  sniper: () => [
    at(60, 48, 0.66, zombie(1)),
    element('path', {
      d: 'M-24 0h168v84H-24zM60 4a38 38 0 1 0 .1 0z',
      'fill-rule': 'evenodd',
      fill: shade('coal'),
      opacity: 0.9,
    }),
    drawn('M60 4a38 38 0 1 0 .1 0z', 'steel', 3),
    lines('M60 6v26M60 52v26M22 42h26M72 42h26', 'blood', 2),
    drawn('M60 34a8 8 0 1 0 .1 0z', 'blood', 2),
  ],
  voltage: () => [
    drawn('M-24 6q84 24 168 0M-24 16q84 24 168 0', 'coal', 3),
    at(86, 58, 0.6, zombie(1)),
    filled('M48 4h22L56 34h16L34 82l10-34H28z', 'spark', { stroke: shade('fire'), 'stroke-width': 2.4 }),
    lines('M74 30l-6 8 8 2-6 8M102 32l4 8-8 3 6 7', 'spark', 2.6),
  ],
  blaze: () => [
    filled('M34 84L50 34h20l16 50z', 'asphalt', RIM),
    lines('M60 40v8M60 54v8M60 68v10', 'mark', 3),
    flame(38, 76, 0.9),
    flame(84, 78, 0.95),
    flame(60, 62, 0.7),
    flame(46, 50, 0.5),
    flame(76, 48, 0.5),
  ],
  flamethrower: () => [
    filled('M38 46C56 20 84 12 116 14c-8 8-4 12 2 18-8 2-8 8-2 14-8 0-8 8-4 14C88 62 58 60 38 54z', 'fire', RIM),
    filled('M40 48c18-14 40-20 62-18-6 6-4 9 2 13-8 1-8 6-4 11-22 3-44 2-60-2z', 'glow'),
    panel({ x: 4, y: 42, width: 38, height: 13, r: 4 }, 'steel', RIM),
    filled('M10 55h10l-4 20H6zM24 55h7l-2 11h-7z', 'steel-dark', RIM),
    drawn('M6 44C-4 30 6 20 0 8', 'coal', 4),
  ],
  oil: () => [
    filled('M28 12l26 10-16 40-26-10z', 'steel-dark', RIM),
    drawn('M30 24l14 6M26 34l14 6', 'hazard', 3.4),
    filled('M50 24l14 2-4 8-10-2z', 'steel', RIM),
    filled('M60 28c6 6 4 20 2 32 10-6 30-8 54-2v20c-30 8-70 6-78-2 0-6 14-8 18-12 4-14 6-28 4-36z', 'coal', {
      stroke: shade('haze'),
      'stroke-width': 2,
    }),
    flame(82, 70, 0.55),
    flame(102, 66, 0.75),
  ],
  napalm: () => [
    filled('M46 4l-6-8 14 2 14-2-6 8c10 10 12 26-8 40-20-14-18-30-8-40z', 'steel', RIM),
    drawn('M42 24h24', 'hazard', 4),
    flame(26, 80, 0.8),
    flame(88, 80, 0.9),
    flame(58, 80, 0.62),
    flame(42, 82, 0.5),
    flame(74, 82, 0.5),
  ],
  grenade: () => [
    burst(60, 46, 92, 'fire'),
    filled('M60 26c16 0 24 12 24 26S74 78 60 78 36 66 36 52s8-26 24-26z', 'grass', RIM),
    drawn('M38 44h44M37 58h46M52 27v50M68 27v50', 'coal', 2.2),
    filled('M52 14h16v13H52z', 'steel', RIM),
    filled('M66 12c14 0 22 8 26 24l-7 2c-4-12-9-17-19-17z', 'steel', RIM),
    drawn('M46 20a8 8 0 1 0 .1 0z', 'hazard', 3),
  ],
  wall: () => [at(60, 46, 1.02, THINGS_DRAWN.wall())],
  pit: () => [
    filled('M0 84l14-40h92l14 40z', 'asphalt', RIM),
    at(60, 54, 0.92, THINGS_DRAWN.pit()),
    at(60, 20, 0.42, zombie(1)),
    lines('M44 8v14M76 8v14', 'bone', 2.6),
  ],
  mine: () => [
    filled('M0 84l14-34h92l14 34z', 'asphalt', RIM),
    at(60, 52, 1.02, THINGS_DRAWN.mine()),
    lines('M60 24v-12M42 28l-8-9M78 28l8-9', 'hazard', 3.4),
  ],
  car: () => [rect('asphalt', 62, 22), at(60, 48, 1.02, THINGS_DRAWN.car())],
  barrel: () => [
    filled('M-24 23l168 48v20H-24z', 'asphalt', RIM),
    group({ x: 62, y: 44, scale: 0.86 }, [element('g', { transform: 'rotate(24)' }, ...THINGS_DRAWN.barrel())]),
    lines('M18 22l16 5M10 34l18 6M22 46l12 4', 'bone', 3),
  ],
  barrier: () => [rect('asphalt', 58, 26), at(60, 46, 1, THINGS_DRAWN.barrier())],
  net: () => [
    at(60, 50, 0.9, zombie(1)),
    drawn('M14 84L60 4l46 80M28 60h64M40 40h40M50 22h20M36 84L60 4l24 80M60 4v80M20 74h80', 'bone', 2.4),
    disc(60, 5, 4, 'bone', RIM),
  ],
  halt: () => [
    at(60, 52, 0.8, zombie(2)),
    filled('M24 84V16l12-10h50l10 10v68z', 'ice', { opacity: 0.55, stroke: shade('bone'), 'stroke-width': 2.4 }),
    lines('M32 26l14-12M32 40l8-7M88 20v20M80 70l10-9', 'bone', 3),
    lines('M108 8v14M101 15h14M103 10l10 10M113 10l-10 10M12 44v14M5 51h14M7 46l10 10M17 46L7 56', 'ice', 2.2),
  ],
  searchlight: () => [
    filled('M28 56L144-12v80L36 70z', 'spark', { opacity: 0.7 }),
    at(94, 50, 0.62, zombie(1)),
    lines('M80 44l10-6 10 6', 'skin', 6),
    filled('M8 50l18-10 14 24-18 10c-8 2-14-4-17-9s-3-11 3-15z', 'steel', RIM),
    element('ellipse', { cx: 33, cy: 52, rx: 6, ry: 13, transform: 'rotate(-30 33 52)', fill: shade('glow'), ...RIM }),
    drawn('M18 72l-4 12M24 72l8 12', 'coal', 5),
  ],
  megaphone: () => [
    filled('M22 36L64 14q6 0 7 6l5 38q-1 6-6 6L26 54z', 'paint', RIM),
    filled('M64 14q10 2 12 26t-6 24q-9-2-11-26t5-24z', 'bone', RIM),
    filled('M22 36l4 18-10 3-5-17z', 'steel', RIM),
    filled('M30 55l9 3-3 18h-9z', 'steel-dark', RIM),
    lines('M86 24l14-8M88 40h18M86 56l14 8', 'glow', 4.4),
    at(108, 40, 0.3, zombie(0)),
  ],
  blood: () => [
    filled(
      'M30 48c-10-2-16-12-8-18s14 2 18-4 2-18 14-18 10 12 18 14 14-8 22-2 2 14-2 18 8 8 4 16-14 4-18 8 2 16-8 18-10-12-18-12-6 8-12 4 0-14-10-24z',
      'blood',
      RIM,
    ),
    disc(14, 58, 4, 'blood', RIM),
    disc(106, 26, 4, 'blood', RIM),
    disc(98, 68, 3, 'blood', RIM),
    arrow('M34 42h52M76 32l11 10-11 10M44 32L33 42l11 10'),
  ],
  unread: () => [burst(60, 42, 56, 'bone')],
  broom: () => [
    drawn('M92 4L52 50', 'coal', 9),
    drawn('M92 4L52 50', 'wood', 5.4),
    filled('M46 42l16 14c0 14-8 24-22 26L16 58c8-4 18-8 30-16z', 'hazard', RIM),
    drawn('M44 50L26 64M52 56L34 72M58 60L42 78', 'wood-line', 2.2),
    drawn('M43 45l18 15', 'paint', 5),
    group({ x: 80, y: 54 }, [
      element('rect', {
        x: 0,
        y: 0,
        width: 18,
        height: 25,
        rx: 3,
        fill: shade('bone'),
        transform: 'rotate(24)',
        ...RIM,
      }),
      filled('M3 8q4-4 6 0t6 0', 'skin', { transform: 'rotate(24)' }),
    ]),
    lines('M70 70h14M76 78h20', 'bone', 2.6),
  ],
};

/** So many bullets on their way. */
function bullets(count: number, x: number, y: number): readonly Markup[] {
  return Array.from({ length: count }, (_, index) => {
    const top = y + (index - (count - 1) / 2) * 9;
    return filled(`M${x} ${top - 2.6}h9q7 .6 9 2.6-2 2-9 2.6h-9z`, 'hazard', {
      stroke: shade('coal'),
      'stroke-width': 1.2,
    });
  });
}
