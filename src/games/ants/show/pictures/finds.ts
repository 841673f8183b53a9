import { disc, drawn, element, filled, type Markup, panel, shade, sized } from '../../../../drawing/index.ts';
import { itemSign } from './signs.ts';

const RIM = { stroke: 'var(--coal)', 'stroke-width': 3 };

/** What was lost in the garden, in a square of 100. */
const FINDS: Readonly<Record<string, () => readonly Markup[]>> = {
  'acorn-cap': () => [
    filled('M14 58a36 32 0 0 1 72 0z', 'bark', RIM),
    drawn('M50 26V10M26 46h48M20 54h60M38 34v22M62 34v22', 'coal', 3),
  ],
  'glass-bead': () => [
    disc(50, 50, 36, 'mutation', RIM),
    disc(38, 38, 10, 'wing'),
    drawn('M50 14q-18 36 0 72M50 14q18 36 0 72', 'wing', 3),
  ],
  'bottle-cap': () => [
    filled(
      'M50 10l8 8 11-4 5 11 12 1-1 12 9 8-9 8 1 12-12 1-5 11-11-4-8 8-8-8-11 4-5-11-12-1 1-12-9-8 9-8-1-12 12-1 5-11 11 4z',
      'aggression',
      RIM,
    ),
    disc(50, 46, 20, 'bone'),
  ],
  'rose-thorn': () => [
    filled('M20 86C24 50 44 24 86 12 70 40 62 64 60 90z', 'leaf', RIM),
    drawn('M32 80Q44 46 74 24', 'bone', 3),
  ],
  'sugar-lump': () => [
    filled('M50 14l34 16v38L50 88 16 68V30z', 'bone', RIM),
    drawn('M16 30l34 18 34-18M50 48v40', 'coal', 3),
  ],
  feather: () => [
    filled('M24 90C14 50 34 16 84 8 88 50 66 80 34 84z', 'wing', RIM),
    drawn('M20 94Q40 50 74 22M36 64l24-4M44 50l24-6', 'coal', 3),
  ],
  'lost-coin': () => [
    disc(50, 50, 36, 'gold', RIM),
    disc(50, 50, 27, 'light', RIM),
    drawn('M50 34v32M42 40l8-6', 'coal', 5),
  ],
  'pine-resin': () => [
    filled('M50 10c26 30 32 44 32 54a32 28 0 0 1-64 0c0-10 6-24 32-54z', 'food', RIM),
    element('ellipse', { cx: 40, cy: 62, rx: 8, ry: 14, fill: shade('light') }),
    panel({ x: 54, y: 56, width: 12, height: 4, r: 2 }, 'coal'),
  ],
};

/** A Special Item, in a square of 100; one of one's own is a gem. */
export const itemFigure = (id: string): readonly Markup[] =>
  FINDS[id]?.() ?? [sized({ x: 10, y: 10, size: 80 }, itemSign('find'))];
