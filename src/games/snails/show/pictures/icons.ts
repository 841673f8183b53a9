import { centred, disc, drawn, filled, type Markup, panel, sized, star } from '../../../../drawing/index.ts';
import type { BasicAction, Effect, Face, Token } from '../../cards/vocabulary.ts';
import { HEX } from './shapes.ts';

/** Everything here stands in a square of 24. */
type Icon = readonly Markup[];

const MIDDLE = { x: 12, y: 12 };
const HEART = 'M12 22C4 15 1 11 1 7.5A5.6 5.6 0 0 1 12 5a5.6 5.6 0 0 1 11 2.5C23 11 20 15 12 22z';
const ARROW = 'M3 12h15M13 6l6 6-6 6';
const SHELL = (colour: string): Icon => [
  disc(12, 12, 9, colour),
  drawn('M13 13a2 2 0 0 1-3-2 4 4 0 0 1 7-1 6 6 0 0 1-10 6', 'paper', 1.8),
];
const CARD = (mark: string): Icon => [
  panel({ x: 2, y: 2, width: 14, height: 20, r: 2.5 }, 'paper', { stroke: 'var(--ink)', 'stroke-width': 1.8 }),
  drawn(mark, 'ink', 2),
];
const CRACK = 'M9 2.5l3 6-4 4 5 3-2 7';

/** What a die shows: three symbols of different outlines. */
const FACE_ICONS: Readonly<Record<Face, () => Icon>> = {
  splat: () => [filled(star(7, 9, 5), 'ink'), disc(20, 4.5, 1.8, 'ink')],
  hit: () => [drawn('M12 5a7 7 0 1 0 .1 0z', 'ink', 2.6), disc(12, 12, 2.8, 'ink')],
  crit: () => [filled(star(4, 11, 3.6), 'ink')],
};

/** A die that shows a face. */
export const die = (face: Face, at: { x: number; y: number; size: number }, index?: number): Markup =>
  sized(
    at,
    [
      panel({ x: 0.5, y: 1.2, width: 23, height: 23, r: 5 }, 'shade', { opacity: 0.25 }),
      panel({ x: 0.5, y: 0.5, width: 23, height: 23, r: 5 }, 'paper', {
        class: 'edge',
        stroke: 'var(--ink)',
        'stroke-width': 1.2,
      }),
      sized({ x: 4, y: 4, size: 16 }, FACE_ICONS[face]()),
    ],
    index === undefined ? {} : { 'data-die': index },
  );

/** The tokens that lie on tiles. */
export const TOKEN_ICONS: Readonly<Record<Token, () => Icon>> = {
  fire: () => [
    filled('M12 23c-6 0-8-4-8-8 0-5 5-7 5-14 5 2 5 6 5 8 2-1 2-3 2-4 3 3 4 6 4 10 0 5-3 8-8 8z', 'fire'),
    filled('M12 22c-3 0-4-2-4-4 0-3 3-4 3-7 3 2 5 4 5 7 0 2-1 4-4 4z', 'gold'),
  ],
  mine: () => [
    drawn('M12 1v22M1 12h22M4 4l16 16M20 4L4 20', 'mine', 2.4),
    disc(12, 12, 7.5, 'mine'),
    disc(12, 12, 2.6, 'fire'),
  ],
  dynamite: () => [
    panel({ x: 3, y: 9, width: 5.6, height: 14, r: 1.5 }, 'dynamite'),
    panel({ x: 9.2, y: 9, width: 5.6, height: 14, r: 1.5 }, 'dynamite'),
    panel({ x: 15.4, y: 9, width: 5.6, height: 14, r: 1.5 }, 'dynamite'),
    drawn('M3 15h18', 'mine', 2.6),
    drawn('M12 9c0-5 5-3 6-7', 'mine', 1.8),
    filled('M19 0l1 2.4 2.6.4-2 1.6.6 2.6-2.2-1.4-2.2 1.4.6-2.6-2-1.6 2.6-.4z', 'gold'),
  ],
};

/** What the halves of basic cards do. */
export const ACTION_ICONS: Readonly<Record<BasicAction, () => Icon>> = {
  crawl: () => [drawn('M2 19c4-3 6 3 10 0s6 3 10 0', 'ink'), drawn('M5 11h12M12 6l6 5-6 5', 'ink', 2.6)],
  dig: () => [drawn('M20 3l-9 9M17 2l5 5', 'ink', 2.6), filled('M7 9l8 8c-3 5-8 6-13 5-1-5 0-10 5-13z', 'ink')],
  shell: () => SHELL('ink'),
  swap: () => [drawn('M3 8h15M14 3l5 5-5 5', 'ink', 2.4), drawn('M21 17H6M10 12l-5 5 5 5', 'ink', 2.4)],
  aim: () => [drawn('M12 4a8 8 0 1 0 .1 0zM12 1v7M12 16v7M1 12h7M16 12h7', 'ink', 2.2)],
  punch: () => [filled(star(9, 11.5, 7), 'ink'), drawn('M8 12h8M12 8v8', 'paper', 2.2)],
};

/** An icon, or a sign between icons, and how wide it is where 24 is a square. */
interface Cell {
  readonly width: number;
  readonly marks: Icon;
}

const square = (...marks: Icon): Cell => ({ width: 24, marks });
const sign = (text: string): Cell => ({ width: 11, marks: [centred(text, { x: 5.5, y: 12, size: 17 }, 'quiet')] });
const numbered = (icon: Icon, text: number, colour = 'paper'): Cell =>
  square(...icon, centred(String(text), { ...MIDDLE, size: 11.5 }, colour));
const counted = (icon: Icon, count: number): readonly Cell[] => [
  square(...icon),
  ...(count === 1 ? [] : [sign(`×${count}`)].map((cell) => ({ ...cell, width: 22 }))),
];
const badged = (icon: Icon, text: string): Cell =>
  square(...icon, disc(17.5, 17, 6.5, 'ink'), centred(text, { x: 17.5, y: 17, size: 10.5 }, 'paper'));

/** What effects do, sign by sign, in their order. */
export function effectCells(effects: readonly Effect[]): readonly Cell[] {
  return effects.flatMap(cellsOf);
}

function cellsOf(effect: Effect): readonly Cell[] {
  switch (effect.op) {
    case 'damage':
      return [numbered([filled(star(10, 12, 9), 'deck-red')], effect.amount)];
    case 'drain':
      return [
        numbered([filled(star(10, 12, 9), 'deck-red')], effect.amount),
        sign('='),
        square(filled(HEART, 'meadow-side')),
      ];
    case 'heal':
      return [numbered([filled(HEART, 'meadow-mark')], effect.amount)];
    case 'push':
      return [
        square(drawn('M3 5v14', 'ink', 3.4), drawn('M8 12h11M14 6l6 6-6 6', 'ink', 2.8)),
        ...(effect.shells === 'pushed' ? [square(...SHELL('quiet'))] : []),
      ];
    case 'leave-shell':
      return [square(...SHELL('quiet'), drawn('M14 10l8-8M16 1.5h6.5V8', 'ink', 2.6))];
    case 'enter-shell':
      return [square(...SHELL('ink'))];
    case 'place-here':
      return [square(drawn(HEX, 'quiet', 1.6), drawn('M21 2l-9 9M11.5 5v7h7', 'ink', 2.6))];
    case 'exchange-places':
      return [square(...ACTION_ICONS.swap())];
    case 'go-there':
      return [
        square(
          drawn('M2 20C3 6 14 4 18 12', 'ink', 2.4, { 'stroke-dasharray': '3 3' }),
          drawn('M12 11l7 4 2-8', 'ink', 2.4),
        ),
      ];
    case 'move':
      return [badged([drawn(ARROW, 'ink', 2.6)], String(effect.points))];
    case 'aim':
      return [square(...ACTION_ICONS.aim())];
    case 'swap':
      return [square(...ACTION_ICONS.swap())];
    case 'damage-tile':
      return [square(filled(HEX, 'beach'), drawn(`${HEX}${CRACK}`, 'flesh-line', 1.8)), ...drawnCards(effect.cards)];
    case 'destroy-tile':
      return [
        square(
          filled('M9 2.5L2.5 6.5v11L9.5 21.5l1-6-4-3.5 4.5-4z', 'beach', { stroke: 'var(--flesh-line)' }),
          filled('M14 1.5l7.5 5v11L13 22.5l2-7-4-3.5 5-4z', 'beach', { stroke: 'var(--flesh-line)' }),
        ),
        ...drawnCards(effect.cards),
      ];
    case 'remove-tile':
      return [
        square(
          drawn(HEX, 'flesh-line', 1.8, { 'stroke-dasharray': '3.5 3' }),
          drawn('M8 8l8 8M16 8l-8 8', 'alarm', 2.4),
        ),
      ];
    case 'put':
      return counted(TOKEN_ICONS[effect.token](), effect.count);
    case 'draw':
      return [badged(CARD('M9 6v8M5 10h8'), String(effect.count))];
    case 'discard':
      return [badged(CARD('M5 10h8'), String(effect.count))];
    case 'steal':
      return [badged(CARD('M13 10H5M8 7l-3 3 3 3'), String(effect.count))];
    case 'add-tile':
      return [square(filled(HEX, 'beach', { stroke: 'var(--flesh-line)' }), drawn('M12 7v10M7 12h10', 'ink', 2.6))];
    case 'until-round-ends':
      return [square(drawn('M12 3a9 9 0 1 0 .1 0zM12 7v5l4 3', 'ink', 2.2))];
    case 'take-back':
      return [square(...CARD('M5 9l4-4 4 4M9 5v9'))];
    case 'scatter':
      return [
        square(
          disc(12, 12, 3, 'ink'),
          drawn('M12 8V2M15.5 14l5 3M8.5 14l-5 3M9 4l3-3 3 3M20 13v4.5h-4.5M4 13v4.5h4.5', 'ink', 2),
        ),
        sign(':'),
        ...effectCells(effect.effects),
      ];
    case 'around':
      return [
        square(drawn(HEX, 'quiet', 2, { 'stroke-dasharray': '2 2' }), drawn(star(6, 12, 5), 'ink', 1.4)),
        sign(':'),
        ...effectCells(effect.effects),
      ];
    case 'self':
      return [square(...SNAIL()), sign(':'), ...effectCells(effect.effects)];
    case 'may':
      return [sign('('), ...effectCells(effect.effects), sign('?'), sign(')')];
    case 'when':
      return [sign('?'), sign(':'), ...effectCells(effect.effects)];
  }
}

const drawnCards = (cards: 'drawn' | 'lost'): readonly Cell[] =>
  cards === 'lost' ? [] : [square(...CARD('M9 6v8M5 10h8'))];

/** One's own snail. */
export const SNAIL = (): Icon => [
  filled('M1 21c5-3 11-2 14-4 2-2 0-7 3-7s5 2 4 5c0 4-2 6-6 6z', 'ink'),
  drawn('M18 10l-1-5M21 10l1-5', 'ink', 1.6),
  disc(9, 12, 7, 'ink'),
  drawn('M10 13a1.6 1.6 0 0 1-2.4-1.6 3 3 0 0 1 5.5-.8 4.6 4.6 0 0 1-7.6 4.6', 'paper', 1.5),
];

/** Cells in a row that is no wider than this: smaller where there are many. */
export function cellRow(
  cells: readonly Cell[],
  at: { x: number; y: number; size: number; width: number },
): { readonly marks: readonly Markup[]; readonly width: number } {
  const GAP = 3;
  const total = cells.reduce((sum, { width }) => sum + width + GAP, -GAP);
  const size = Math.min(at.size, (24 * at.width) / Math.max(1, total));
  let x = at.x;
  const marks = cells.map(({ width, marks: icon }) => {
    const placed = sized({ x, y: at.y + (at.size - size) / 2, size }, icon);
    x += ((width + GAP) * size) / 24;
    return placed;
  });
  return { marks, width: (total * size) / 24 };
}
