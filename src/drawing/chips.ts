import type { Block } from './blocks.ts';
import { lettersCut, lettersWidth, written } from './lettering.ts';
import { drawn, panel, sized } from './shapes.ts';
import { type Attributes, group, type Markup } from './svg.ts';
import { shade } from './theme.ts';

/** A small card with a text on it, or something else that stands in a line. */
export interface Chip {
  readonly width: number;
  /** Draws it with its corner above to the left at a place. */
  readonly draw: (x: number, y: number) => Markup;
}

const CHIP_HEIGHT = 24;
const LETTERS = 12;
const GAP = 5;

/** How a small card looks. */
export interface ChipLook {
  readonly text: string;
  /** The sign of its kind, in a square of 24; on a card that is face down, the sign of its back. */
  readonly sign?: Markup | undefined;
  /** The colour of its rim, or of its back. */
  readonly rim?: string;
  /** What stands before it: the slot of a plan. */
  readonly head?: string;
  readonly state?: 'current' | 'done' | 'empty' | 'face-down';
  readonly data?: Attributes;
}

/** A card as a small one: its sign, its name. */
export function cardChip(look: ChipLook, most: number): Chip {
  const { text, sign, rim = 'quiet', head = '', state, data = {} } = look;
  const headWidth = head === '' ? 0 : lettersWidth(head, { size: LETTERS, weight: 'bold' }) + 12;
  const signWidth = sign === undefined ? 0 : 18;
  const room = most - headWidth - signWidth - 28;
  const shown = lettersCut(text, room, { size: LETTERS });
  const letters = shown === '' ? 0 : lettersWidth(shown, { size: LETTERS });
  const tick = state === 'done' ? 14 : 0;
  const width = headWidth + signWidth + letters + tick + (shown === '' ? 8 : 14);
  const isBack = state === 'face-down';
  const draw = (x: number, y: number): Markup =>
    group(
      { x, y },
      [
        panel({ x: 0, y: 1.5, width, height: CHIP_HEIGHT, r: 6 }, 'shade', { opacity: state === 'empty' ? 0 : 0.14 }),
        panel({ x: 0.5, y: 0.5, width: width - 1, height: CHIP_HEIGHT - 1, r: 6 }, isBack ? rim : 'paper', {
          class: 'edge',
          stroke: shade(state === 'current' ? 'lit' : rim),
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
        ...(sign === undefined ? [] : [sized({ x: headWidth + 6, y: 6, size: 12 }, [sign])]),
        written({ x: headWidth + signWidth + 7, y: 16.5 }, shown, {
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

/** How face-down cards look: their backs, with a sign in a square of 24. */
export interface BacksLook {
  readonly count: number;
  readonly text: string;
  readonly back: string;
  readonly sign: Markup;
  readonly data?: Attributes;
}

/** Face-down cards, one on the other, with their number. */
export function backsChip({ count, text, back, sign, data = {} }: BacksLook): Chip {
  const shown = Math.min(count, 6);
  const fan = count === 0 ? 0 : shown * 7 + 14;
  const width = fan + lettersWidth(text, { size: LETTERS }) + 4;
  const draw = (x: number, y: number): Markup =>
    group(
      { x, y },
      [
        ...Array.from({ length: shown }, (_, index) =>
          panel({ x: index * 7 + 0.5, y: 1, width: 15, height: 21, r: 3 }, back, {
            stroke: shade('paper'),
            'stroke-width': 1.2,
          }),
        ),
        ...(count === 0 ? [] : [sized({ x: (shown - 1) * 7 + 2, y: 5.5, size: 12 }, [sign])]),
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
