import { entryOf, figureOf } from '../../../kernel/index.ts';
import { ALL_AREAS } from '../board/areas.ts';
import { NONE, OCTOPUS_BLOCK } from '../components.ts';
import { type BlockGroup, type Book, blockOf } from '../table/book.ts';
import type { Seen } from '../table/state.ts';

/** What is asked of the blocks on the board. */
export type Blocks = Pick<Seen, 'blocks' | 'revealed'>;

/**
 * Does the block of an area stand hidden? An area that a mix has emptied is neither hidden nor revealed.
 *
 * @rule KLP-4.1 A block on the board is either hidden or revealed.
 * @rule KLP-6.52 The emptied spaces count as neither.
 */
export const isHidden = ({ blocks, revealed }: Blocks, area: number): boolean =>
  figureOf(revealed, area) === 0 && figureOf(blocks, area) !== NONE;

/** Does the block of an area lie revealed? */
export const isRevealed = ({ revealed }: Pick<Seen, 'revealed'>, area: number): boolean =>
  figureOf(revealed, area) === 1;

/** The areas with hidden blocks. */
export const hiddenAreas = (at: Blocks): number[] => ALL_AREAS.filter((area) => isHidden(at, area));
/** The areas with revealed blocks. */
export const revealedAreas = (at: Pick<Seen, 'revealed'>): number[] => ALL_AREAS.filter((area) => isRevealed(at, area));

/** The kind of the block in an area, as far as it can be seen. */
export const kindAt = ({ blocks }: Pick<Seen, 'blocks'>, area: number): number => figureOf(blocks, area);

/** What the block in an area is; it has to be seen. */
export const groupAt = (book: Book, at: Pick<Seen, 'blocks'>, area: number): BlockGroup =>
  blockOf(book, kindAt(at, area)).group;

/** The area of the octopus; -1 if it cannot be seen, or is being mixed. */
export const octopusArea = ({ blocks }: Pick<Seen, 'blocks'>): number => blocks.indexOf(OCTOPUS_BLOCK);

/**
 * Can the block of an area be replaced by one that is gained, as far as its kind and state go?
 *
 * @rule KLP-6.25 Every gained block must replace a revealed block on the board.
 * @rule KLP-6.27 The octopus block and food blocks can never be replaced.
 */
export function isReplaceable(book: Book, at: Blocks, area: number): boolean {
  if (!isRevealed(at, area)) return false;
  const group = groupAt(book, at, area);
  return group !== 'octopus' && group !== 'food';
}

/** The shark's space borders these areas. */
export const bordering = ({ spaces }: Book, { space }: Pick<Seen, 'space'>): readonly number[] =>
  entryOf(spaces, space).borders;
