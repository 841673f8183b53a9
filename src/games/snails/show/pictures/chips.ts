import {
  type Attributes,
  group,
  lettersCut,
  lettersWidth,
  type Markup,
  shade,
  written,
} from '../../../../drawing/index.ts';
import type { Pack } from '../../cards/vocabulary.ts';
import type { Block } from './board.ts';
import { disc, drawn, filled, HEX, panel, SPIRAL, sized, star } from './shapes.ts';

/** The kinds of cards, each with a sign of its own. */
export type Kind = keyof Pack;

/** The sign of a kind of cards, in a square of 24. */
export const KIND_SIGNS: Readonly<Record<Kind, (colour: string) => Markup>> = {
  basic: (colour) => disc(12, 12, 9, colour),
  red: (colour) => filled(star(8, 12, 7), colour),
  purple: (colour) => filled('M12 0l10 12-10 12L2 12z', colour),
  faction: (colour) => filled('M3 2h18v10c0 6-5 9-9 11-4-2-9-5-9-11z', colour),
};

/** The deck of a card of a pack; nothing for one that is not in it, or without a pack. */
export const kindOf = (pack: Pack | undefined, id: string): Kind | undefined =>
  (['basic', 'red', 'purple', 'faction'] as const).find((kind) => pack !== undefined && Object.hasOwn(pack[kind], id));

/** A small card with a text on it, or something else that stands in a line. */
export interface Chip {
  readonly width: number;
  readonly draw: (x: number, y: number) => Markup;
}

const CHIP_HEIGHT = 24;
const LETTERS = 12;
const GAP = 5;

/** How a small card looks. */
export interface ChipLook {
  readonly text: string;
  readonly kind?: Kind | undefined;
  /** What stands before it: the slot of a plan. */
  readonly head?: string;
  readonly state?: 'current' | 'done' | 'empty' | 'face-down';
  readonly data?: Attributes;
}

/** A card as a small one: its sign, its name. */
export function cardChip({ text, kind, head = '', state, data = {} }: ChipLook, most: number): Chip {
  const headWidth = head === '' ? 0 : lettersWidth(head, { size: LETTERS, weight: 'bold' }) + 12;
  const sign = kind === undefined && state !== 'face-down' ? 0 : 18;
  const room = most - headWidth - sign - 28;
  const shown = lettersCut(text, room, { size: LETTERS });
  const letters = shown === '' ? 0 : lettersWidth(shown, { size: LETTERS });
  const tick = state === 'done' ? 14 : 0;
  const width = headWidth + sign + letters + tick + (shown === '' ? 8 : 14);
  const isBack = state === 'face-down';
  const rim = kind === undefined ? 'quiet' : `deck-${kind}`;
  const draw = (x: number, y: number): Markup =>
    group(
      { x, y },
      [
        panel({ x: 0, y: 1.5, width, height: CHIP_HEIGHT, r: 6 }, 'shade', { opacity: state === 'empty' ? 0 : 0.14 }),
        panel({ x: 0.5, y: 0.5, width: width - 1, height: CHIP_HEIGHT - 1, r: 6 }, isBack ? 'card-back' : 'paper', {
          class: 'edge',
          stroke: shade(state === 'current' ? 'lit' : isBack ? 'card-back' : rim),
          'stroke-width': state === 'current' ? 3 : 1.2,
          'stroke-dasharray': state === 'empty' ? '4 3' : undefined,
        }),
        ...(head === ''
          ? []
          : [
              written({ x: 7, y: 16.5 }, head, {
                size: LETTERS,
                weight: 'bold',
                fill: shade(isBack ? 'paper' : 'quiet'),
              }),
            ]),
        ...(kind === undefined ? [] : [sized({ x: headWidth + 6, y: 6, size: 12 }, [KIND_SIGNS[kind](rim)])]),
        ...(isBack ? [group({ x: headWidth + 12, y: 12 }, [drawn(SPIRAL, 'paper', 1.2)])] : []),
        written({ x: headWidth + sign + 7, y: 16.5 }, shown, {
          size: LETTERS,
          fill: shade(isBack ? 'paper' : 'ink'),
          room: letters * 1.05,
        }),
        ...(state === 'done' ? [drawn(`M${width - 17} 12l4 4 6-8`, 'ink', 2)] : []),
      ],
      { class: `card${state === undefined ? '' : ` ${state}`}`, ...data },
    );
  return { width, draw };
}

/** Face-down cards, one on the other, with their number. */
export function backsChip(count: number, text: string, data: Attributes): Chip {
  const shown = Math.min(count, 6);
  const fan = count === 0 ? 0 : shown * 7 + 14;
  const width = fan + lettersWidth(text, { size: LETTERS }) + 4;
  const draw = (x: number, y: number): Markup =>
    group(
      { x, y },
      [
        ...Array.from({ length: shown }, (_, index) =>
          panel({ x: index * 7 + 0.5, y: 1, width: 15, height: 21, r: 3 }, 'card-back', {
            stroke: shade('paper'),
            'stroke-width': 1.2,
          }),
        ),
        ...(count === 0 ? [] : [group({ x: (shown - 1) * 7 + 8, y: 11.5 }, [drawn(SPIRAL, 'paper', 1.1)])]),
        written({ x: fan, y: 16.5 }, text, { size: LETTERS, fill: shade('quiet') }),
      ],
      data,
    );
  return { width, draw };
}

/** A word in a line of chips. */
export function wordChip(
  text: string,
  options: { readonly weight?: 'bold'; readonly colour?: string; readonly least?: number } = {},
): Chip {
  const { weight, colour = 'quiet', least = 0 } = options;
  const lettering = { size: LETTERS, ...(weight === undefined ? {} : { weight }) };
  return {
    width: Math.max(least, lettersWidth(text, lettering) + 2),
    draw: (x, y) => written({ x, y: y + 16.5 }, text, { ...lettering, fill: shade(colour) }),
  };
}

/** Chips one after the other, in as many lines as they need. */
export function chipLines(chips: readonly Chip[], width: number, indent = 0): Block {
  let [x, y] = [0, 0];
  const marks = chips.map((chip) => {
    if (x > indent && x + chip.width > width) [x, y] = [indent, y + CHIP_HEIGHT + GAP];
    const mark = chip.draw(x, y);
    x += chip.width + GAP;
    return mark;
  });
  return { height: chips.length === 0 ? 0 : y + CHIP_HEIGHT, marks };
}

/** The barrel that marks the contamination. */
export const barrel = (at: { x: number; y: number; size: number }): Markup =>
  sized(at, [filled(HEX, 'gold', { stroke: shade('ink'), 'stroke-width': 2 }), drawn('M4 9h16M4 15h16', 'ink', 2)]);
