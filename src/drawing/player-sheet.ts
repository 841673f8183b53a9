import { type Block, PADDING, sentence, sheet, stacked } from './blocks.ts';
import { type Chip, chipLines, wordChip } from './chips.ts';
import { element } from './svg.ts';
import { shade } from './theme.ts';

/** How wide the band of a player's colour is. */
export const SEAT_BAND = 6;

/** A player on a sheet with a band of the seat's colour: what lies before them, one below the other. */
export function playerSheet(seat: number, blocks: readonly Block[], width: number): Block {
  const inside = stacked(blocks, 8, SEAT_BAND);
  const { height, marks } = sheet(inside, width, [
    element('path', {
      d: `M14 0H6a6 6 0 0 0-6 6v${inside.height + 2 * PADDING - 12}a6 6 0 0 0 6 6h8z`,
      fill: shade(`seat-${seat}`),
    }),
  ]);
  return { height, marks: [element('g', { class: 'player', 'data-player': seat }, ...marks)] };
}

/** Words that stand before others. */
const BOLD = { weight: 'bold' } as const;
const HEAD = 62;

/** A word before a line of small things; nothing, where there are none. */
export const headed = (head: string, chips: readonly Chip[], width: number): Block =>
  chips.length === 0
    ? { height: 0, marks: [] }
    : chipLines([wordChip(head, { ...BOLD, least: HEAD }), ...chips], width, HEAD + 5);

/** A block under a word; nothing, where there is nothing in it. */
export const titled = (head: string, block: Block, width: number): Block =>
  block.height === 0 ? block : stacked([sentence(head, width, { ...BOLD, size: 12, colour: 'quiet' }), block], 4);
