import {
  centred,
  disc,
  drawn,
  element,
  filled,
  group,
  type Markup,
  panel,
  shade,
  sized,
  written,
} from '../../../../drawing/index.ts';
import { FULL_LIFE, type Role } from '../../components.ts';
import type { SnailLook } from '../look.ts';
import { SPIRAL } from './shapes.ts';

/** Where a snail is drawn: the middle of its shell's foot, and how wide it is from tail to head. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const BODY = 'M-50 30C-34 18-10 17 10 15c12-1 13-12 16-25 3-12 24-11 24 2 0 11-7 13-6 23 1 10-6 15-18 15z';

/** What is written on a snail, and what is said of it to whoever points at it. */
interface SnailWords {
  readonly code: string;
  readonly title: string;
}

/** A snail: shell in its player's colour with its letters, a body that looks one way, its life below. */
export function snailMarkup(snail: SnailLook, place: Place, { title, code }: SnailWords): Markup {
  const scale = place.size / 100;
  const colour = `seat-${snail.seat}`;
  return group(
    place,
    [
      element('title', {}, title),
      group({ x: 0, y: 0, scale }, [
        element('ellipse', { cx: 0, cy: 31, rx: 48, ry: 7, fill: shade('shade'), opacity: 0.22 }),
        ...(snail.life === 0 ? [] : bodyMarks(snail)),
        ...shellMarks(snail, colour),
      ]),
      ...letterMarks(snail, code, place.size),
      ...(snail.life === 0 ? [] : lifeMarks(snail.life, place.size)),
    ],
    { class: `snail seat-${snail.seat}`, 'data-piece': snail.snail },
  );
}

/** Seats look at each other: every second one to the left. */
const isMirrored = ({ seat }: SnailLook): boolean => seat % 2 === 1;

function bodyMarks(snail: SnailLook): readonly Markup[] {
  const body = snail.inShell
    ? [
        filled('M6 30c2-12 22-14 28-4 2 4 0 5-3 5z', 'flesh', OUTLINE),
        disc(22, 21, 3, 'pupil'),
        disc(31, 23, 3, 'pupil'),
      ]
    : [
        drawn('M31-16l-5-20M43-15l5-19', 'flesh-line', 8),
        drawn('M31-16l-5-20M43-15l5-19', 'flesh', 4.5),
        filled(BODY, 'flesh', OUTLINE),
        ...[26, 48].flatMap((x) => [
          disc(x, -37 + (x > 30 ? 2 : 0), 6.5, 'eye', OUTLINE),
          disc(x + 2, -36 + (x > 30 ? 2 : 0), 3, 'pupil'),
        ]),
        drawn('M40 0q4 3 8-1', 'flesh-line', 2.4),
      ];
  return [element('g', isMirrored(snail) ? { transform: 'scale(-1 1)' } : {}, ...body)];
}

const OUTLINE = { stroke: 'var(--flesh-line)', 'stroke-width': 2.4 };

/** A shell; around one with its snail inside there is a second rim. One that is lost lies there empty. */
function shellMarks(snail: SnailLook, colour: string): readonly Markup[] {
  const { inShell, isAiming, role, life } = snail;
  const x = isMirrored(snail) ? 8 : -8;
  const isLost = life === 0;
  return [
    ...(inShell ? [drawn(`M${x} -43a38 38 0 1 0 .1 0z`, colour, 5, { 'stroke-dasharray': '14 6' })] : []),
    disc(x, -5, 32, isLost ? 'line' : colour, { class: 'edge', stroke: shade('ink'), 'stroke-width': 2.4 }),
    element(
      'g',
      { transform: `translate(${x} -5) scale(${isMirrored(snail) ? -4.4 : 4.4} 4.4)`, opacity: 0.4 },
      drawn(SPIRAL, 'on-seat', 1.1),
    ),
    ...(isLost
      ? [drawn(`M${x - 26}-31l52 52m0-52l-52 52`, 'alarm', 6)]
      : [sized({ x: x - 14, y: -58, size: 28 }, SIGNS[role]())]),
    ...(isAiming
      ? [
          disc(-x * 4.2, 10, 15, 'eye', { stroke: 'var(--ink)', 'stroke-width': 2 }),
          drawn(`M${-x * 4.2} -9v38M${-x * 4.2 - 19} 10h38`, 'dynamite', 4),
        ]
      : []),
  ];
}

/** What each role wears on its shell. */
const SIGNS: Readonly<Record<Role, () => readonly Markup[]>> = {
  commander: () => [filled('M2 22L1 7l6 5 5-9 5 9 6-5-1 15z', 'gold', SIGN)],
  assault: () => [filled('M3 22V14a9 9 0 0 1 18 0v8z', 'mountain-side', SIGN), drawn('M1 22h22', 'ink', 2.6)],
  scout: () => [drawn('M5 23V2', 'ink', 2.4), filled('M5 3l16 5L5 13z', 'meadow', SIGN)],
  medic: () => [disc(12, 12, 10, 'eye', SIGN), drawn('M12 7v10M7 12h10', 'dynamite', 4)],
};
const SIGN = { stroke: 'var(--ink)', 'stroke-width': 1.8 };

/** Letters can be read on the smallest snail. */
const LEAST_LETTERS = 11;

function letterMarks(snail: SnailLook, code: string, size: number): readonly Markup[] {
  const letters = Math.max(LEAST_LETTERS, size * 0.25);
  const x = ((isMirrored(snail) ? 8 : -8) * size) / 100;
  const colour = snail.life === 0 ? 'ink' : 'on-seat';
  return [centred(code, { x, y: (-5 * size) / 100, size: letters }, colour)];
}

/** The life that is left, as a figure and as the filled part of a bar. */
function lifeMarks(life: number, size: number): readonly Markup[] {
  const letters = Math.max(LEAST_LETTERS, size * 0.18);
  const [width, height] = [Math.max(letters * 1.7, size * 0.62), letters + 1.5];
  const y = size * 0.34 - height * 0.3;
  const bar = { x: -width / 2, y, width, height, r: height / 2 };
  return [
    panel(bar, 'paper', { stroke: 'var(--ink)', 'stroke-width': 1 }),
    panel({ ...bar, width: Math.max(height, (width * life) / FULL_LIFE) }, 'meadow', { opacity: 0.85 }),
    written({ x: 0, y: y + height / 2 + letters * 0.36 }, String(life), {
      size: letters,
      weight: 'bold',
      'text-anchor': 'middle',
      fill: shade('ink'),
    }),
  ];
}
