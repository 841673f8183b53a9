import { centred, disc, drawn, element, filled, group, type Markup, shade } from '../../../../drawing/index.ts';
import { roman } from '../../../../kernel/index.ts';

/** How an enemy is built; all that is not said it has not. */
interface Build {
  readonly body: 'round' | 'long' | 'slim' | 'soft' | 'lizard';
  readonly legs?: 6 | 8;
  readonly wings?: 'clear' | 'cased';
  readonly jaws?: 'pincers' | 'horns' | 'fangs';
  readonly tail?: 'sting' | 'forks' | 'bristles' | 'curl';
  readonly marks?: 'spots' | 'stripes' | 'line';
  readonly jump?: true;
}

const BUILDS: Readonly<Record<string, Build>> = {
  'grasshopper-nymph': { body: 'slim', legs: 6, jump: true },
  leafhopper: { body: 'slim', legs: 6, wings: 'cased', jump: true },
  'field-cricket': { body: 'long', legs: 6, jump: true, tail: 'forks' },
  grasshopper: { body: 'long', legs: 6, jump: true, wings: 'cased', marks: 'line' },
  mantis: { body: 'slim', legs: 6, jaws: 'pincers', wings: 'cased' },
  springtail: { body: 'soft', legs: 6, tail: 'forks' },
  woodlouse: { body: 'round', legs: 8, marks: 'stripes' },
  slug: { body: 'soft', jaws: 'horns' },
  'ground-beetle': { body: 'round', legs: 6, wings: 'cased', jaws: 'fangs', marks: 'line' },
  centipede: { body: 'slim', legs: 8, jaws: 'fangs', tail: 'forks', marks: 'stripes' },
  'sand-fly': { body: 'slim', legs: 6, wings: 'clear' },
  earwig: { body: 'long', legs: 6, tail: 'forks', marks: 'stripes' },
  'tiger-beetle': { body: 'round', legs: 6, wings: 'cased', jaws: 'fangs', marks: 'spots' },
  antlion: { body: 'round', legs: 6, jaws: 'pincers', tail: 'bristles' },
  scorpion: { body: 'long', legs: 8, jaws: 'pincers', tail: 'curl' },
  'bark-louse': { body: 'soft', legs: 6, wings: 'clear' },
  termite: { body: 'soft', legs: 6, jaws: 'fangs', marks: 'stripes' },
  'bark-beetle': { body: 'round', legs: 6, wings: 'cased' },
  'jumping-spider': { body: 'round', legs: 8, marks: 'line', jump: true },
  'stag-beetle': { body: 'round', legs: 6, wings: 'cased', jaws: 'horns' },
  silverfish: { body: 'slim', legs: 6, tail: 'bristles' },
  'red-mite': { body: 'round', legs: 8 },
  'wolf-spider': { body: 'round', legs: 8, jaws: 'fangs', marks: 'stripes' },
  'young-lizard': { body: 'lizard', tail: 'curl' },
  gecko: { body: 'lizard', marks: 'spots', tail: 'curl' },
  ladybird: { body: 'round', legs: 6, wings: 'cased', marks: 'spots' },
  bumblebee: { body: 'round', legs: 6, wings: 'clear', marks: 'stripes' },
  wasp: { body: 'long', legs: 6, wings: 'clear', marks: 'stripes', tail: 'sting' },
  hornet: { body: 'long', legs: 6, wings: 'clear', marks: 'stripes', tail: 'sting', jaws: 'fangs' },
};

/** An enemy of one's own is built by its name. */
function buildOf(id: string): Build {
  const found = BUILDS[id];
  if (found !== undefined) return found;
  const sum = [...id].reduce((all, letter) => all * 31 + (letter.codePointAt(0) ?? 0), 7) >>> 0;
  const builds = Object.values(BUILDS);
  return builds[sum % builds.length] ?? { body: 'round', legs: 6 };
}

const BODIES: Readonly<Record<Build['body'], { readonly rx: number; readonly ry: number }>> = {
  round: { rx: 19, ry: 24 },
  long: { rx: 12, ry: 30 },
  slim: { rx: 8, ry: 32 },
  soft: { rx: 15, ry: 28 },
  lizard: { rx: 10, ry: 24 },
};

/** An enemy from above, in a square of 100. */
export function bug(id: string, colour = 'enemy'): readonly Markup[] {
  const build = buildOf(id);
  const { rx, ry } = BODIES[build.body];
  const head = 58 - ry - 5;
  return [
    ...legsOf(build, rx),
    ...tailOf(build, 58 + ry),
    ...(build.wings === 'clear' ? clearWings() : []),
    element('ellipse', { cx: 50, cy: 58, rx, ry, fill: shade(colour), stroke: shade('coal'), 'stroke-width': 2.4 }),
    ...marksOf(build, { rx, ry }),
    ...(build.wings === 'cased' ? [drawn(`M50 ${58 - ry * 0.7}V${58 + ry}`, 'coal', 2.4)] : []),
    ...jawsOf(build, head),
    element('ellipse', {
      cx: 50,
      cy: head,
      rx: Math.max(8, rx * 0.62),
      ry: 8.5,
      fill: shade(colour),
      stroke: shade('coal'),
      'stroke-width': 2.4,
    }),
    disc(46, head - 2, 2.2, 'bone'),
    disc(54, head - 2, 2.2, 'bone'),
    ...(build.body === 'lizard'
      ? []
      : [drawn(`M46 ${head - 7}Q42 ${head - 16} 35 ${head - 18}M54 ${head - 7}q4-9 11-11`, 'coal', 2)]),
  ];
}

function legsOf({ body, legs, jump }: Build, rx: number): readonly Markup[] {
  if (body === 'lizard') return [drawn('M42 44L28 36l-5 4M58 44l14-8 5 4M42 72l-14 8-5-4M58 72l14 8 5-4', 'coal', 5)];
  if (legs === undefined) return [];
  const rows = legs === 8 ? [44, 53, 62, 71] : [46, 58, 70];
  const leg = (y: number, side: 1 | -1): string => {
    const out = (y - 58) * 0.9;
    return `M${50 + side * (rx - 3)} ${y}l${side * 15} ${out * 0.4 - 4} ${side * 9} ${out * 0.6 + 9}`;
  };
  const plain = drawn(rows.flatMap((y) => [leg(y, 1), leg(y, -1)]).join(''), 'coal', 3);
  return jump === true
    ? [plain, drawn(`M${50 + rx} 64l20-20 6 44M${50 - rx} 64L${30 - rx} 44l-6 44`, 'coal', 3.6)]
    : [plain];
}

function tailOf({ tail }: Build, y: number): readonly Markup[] {
  switch (tail) {
    case 'sting':
      return [filled(`M45 ${y - 4}L50 ${y + 9}l5-13z`, 'coal')];
    case 'forks':
      return [drawn(`M47 ${y - 3}q-8 6-3 13M53 ${y - 3}q8 6 3 13`, 'coal', 3)];
    case 'bristles':
      return [drawn(`M50 ${y - 2}v13M47 ${y - 2}l-8 11M53 ${y - 2}l8 11`, 'coal', 2.2)];
    case 'curl':
      return [drawn(`M50 ${y - 3}c2 12 22 12 24-2 1-9-9-11-9-4`, 'coal', 4)];
    default:
      return [];
  }
}

const clearWings = (): readonly Markup[] =>
  [-1, 1].map((side) =>
    element('ellipse', {
      cx: 50 + side * 25,
      cy: 56,
      rx: 21,
      ry: 9,
      transform: `rotate(${side * 32} ${50 + side * 25} 56)`,
      fill: shade('wing'),
      stroke: shade('coal'),
      'stroke-width': 1.6,
      opacity: 0.85,
    }),
  );

function marksOf({ marks }: Build, { rx, ry }: { rx: number; ry: number }): readonly Markup[] {
  switch (marks) {
    case 'spots':
      return [-0.45, 0, 0.45].flatMap((at) =>
        [-1, 1].map((side) => disc(50 + side * rx * 0.48, 58 + at * ry, Math.max(2.4, rx * 0.17), 'coal')),
      );
    case 'stripes':
      return [-0.4, 0, 0.4].map((at) => drawn(`M${50 - rx * 0.78} ${58 + at * ry}h${rx * 1.56}`, 'coal', 4));
    case 'line':
      return [
        drawn(
          `M${50 - rx * 0.5} ${58 - ry * 0.5}q${rx * 0.5} ${ry * 0.4} ${rx} 0M${50 - rx * 0.5} ${58 + ry * 0.3}q${rx * 0.5} ${ry * 0.4} ${rx} 0`,
          'coal',
          2.4,
        ),
      ];
    default:
      return [];
  }
}

function jawsOf({ jaws }: Build, y: number): readonly Markup[] {
  switch (jaws) {
    case 'pincers':
      return [
        drawn(
          `M44 ${y - 3}C30 ${y - 4} 24 ${y - 14} 30 ${y - 22}q2 8 8 8M56 ${y - 3}c14-1 20-11 14-19q-2 8-8 8`,
          'coal',
          4,
        ),
      ];
    case 'horns':
      return [drawn(`M46 ${y - 6}q-8-6-6-17 4 3 4 8M54 ${y - 6}q8-6 6-17-4 3-4 8`, 'coal', 3.6)];
    case 'fangs':
      return [filled(`M44 ${y - 5}l-2-9 8 6 8-6-2 9z`, 'coal')];
    default:
      return [];
  }
}

/** An enemy as it lies on the board: its tile, and its level in dots of Rome. */
export function bugBadge(id: string, level: number, { x, y, size }: { x: number; y: number; size: number }): Markup {
  const half = size / 2;
  return group({ x: x - half, y: y - half }, [
    element('rect', {
      width: size,
      height: size,
      rx: size * 0.2,
      fill: shade('bone'),
      stroke: shade('enemy'),
      'stroke-width': 1.8,
    }),
    group({ x: size * 0.04, y: size * 0.04, scale: (size * 0.92) / 100 }, bug(id)),
    ...(level === 0 || size < 30 ? [] : [centred(roman(level), { x: size - 9, y: size - 8, size: 11 }, 'coal')]),
  ]);
}
