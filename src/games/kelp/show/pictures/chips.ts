import {
  type Attributes,
  type Block,
  type Chip,
  group,
  headed,
  nameLine,
  stacked,
  wordChip,
} from '../../../../drawing/index.ts';
import { COLOURS, type Colour, OCTOPUS } from '../../components.ts';
import { nameOf } from '../drawn.ts';
import type { DiceLook } from '../look.ts';
import { smallBlock } from './blocks.ts';
import { dieMarkup, emptySpot, namedDie } from './dice.ts';
import type { Staged } from './hand.ts';
import { SIDE_SIGNS } from './signs.ts';

/** Words that stand before others. */
export const BOLD = { weight: 'bold' } as const;

/** The sign of a side. */
export const sideSign = (seat: number) => ({
  colour: `seat-${seat}`,
  sign: SIDE_SIGNS[seat === OCTOPUS ? 'octopus' : 'shark'](),
});

/** How high a line of small things is. */
export const LINE = 24;

/** A block, small. */
export const blockChip = (staged: Staged, block: string, data: Attributes = {}, note = ''): Chip => ({
  width: LINE,
  draw: (x, y) => smallBlock(staged, block, { x, y, size: LINE }, data, note),
});

/** A die that shows something. */
export const dieChip = (staged: Staged, die: string, data: Attributes = {}): Chip => ({
  width: LINE,
  draw: (x, y) =>
    namedDie(
      die,
      { x: x + LINE / 2, y: y + LINE / 2, size: LINE - 1 },
      data,
      staged.dieName(die.replace('stored-', '')),
    ),
});

/** A die of a colour, whatever it shows. */
export const colourChip = ({ labels }: Staged, colour: Colour, data: Attributes = {}): Chip => ({
  width: LINE,
  draw: (x, y) =>
    dieMarkup(colour, undefined, { x: x + LINE / 2, y: y + LINE / 2, size: LINE - 1 }, data, labels.dieOf(colour)),
});

const spotChip: Chip = { width: LINE, draw: (x, y) => emptySpot({ x: x + LINE / 2, y: y + LINE / 2, size: LINE - 3 }) };

const countChip = (staged: Staged, colour: Colour, count: number, data: Attributes = {}): readonly Chip[] => [
  colourChip(staged, colour, data),
  wordChip(String(count), { ...BOLD, colour: 'ink', least: 14 }),
];

/** Lines of small things side by side, where there is room for two of them. */
export function beside(
  lines: readonly { readonly head: string; readonly chips: readonly Chip[] }[],
  width: number,
): Block {
  const each = width / 2;
  if (each < ROOMY)
    return stacked(
      lines.map(({ head, chips }) => headed(head, chips, width)),
      8,
    );
  const blocks = lines.map(({ head, chips }) => headed(head, chips, each));
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    marks: blocks.map(({ marks }, index) => group({ x: index * each, y: 0 }, marks)),
  };
}
const ROOMY = 240;

/** Dice by colour, each with their number. */
export const countChips = (staged: Staged, dice: DiceLook, key?: string): readonly Chip[] =>
  COLOURS.flatMap((colour) =>
    countChip(staged, colour, dice[colour], key === undefined ? {} : { [`data-${key}`]: colour }),
  );

/** As many things as there are, then empty places up to so many. */
export const track = (chips: readonly Chip[], spaces: number): readonly Chip[] => [
  ...chips,
  ...Array.from({ length: Math.max(0, spaces - chips.length) }, () => spotChip),
];

/** Who plays a side, and what there is to note of it. */
export function nameBlock(staged: Staged, seat: number, notes: readonly string[], width: number): Block {
  const { look, labels, words } = staged;
  const name = nameOf(staged, seat);
  const side = words.sides[seat === OCTOPUS ? 'octopus' : 'shark'];
  return nameLine(
    name,
    sideSign(seat),
    [
      ...(name.toLowerCase() === side.toLowerCase() ? [] : [side]),
      ...(look.viewer === seat ? [labels.you] : []),
      ...notes,
      ...(look.outcome?.winners.includes(seat) === true ? [labels.won] : []),
    ],
    width,
  );
}
