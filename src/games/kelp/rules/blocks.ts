import { next, only, pick } from '../../../kernel/index.ts';
import { areaName, areaNames } from '../board/areas.ts';
import { NONE, OCTOPUS } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { RevealReason } from '../table/events.ts';
import { packFact } from '../table/facts.ts';
import type { Changing } from '../table/state.ts';
import { isHidden, kindAt } from './position.ts';
import { blockId, tell } from './tell.ts';

const OCTOPUS_SEES = only(OCTOPUS);

/**
 * Lays blocks down, all at once; those that lie already stay.
 *
 * @rule KLP-4.3 To reveal a block is to lay it down symbol up.
 * @rule KLP-5.4 All blocks of one payment are revealed at the same moment.
 * @rule KLP-17.9 `reveal(area, kind)` whenever a hidden block is revealed, by whomever.
 */
export function reveal(book: Book, draft: Changing, areas: readonly number[], why: RevealReason): void {
  const hidden = areas.filter((area) => isHidden(draft, area));
  if (hidden.length === 0) return;
  for (const area of hidden) {
    draft.revealed[area] = 1;
    draft.history.push(packFact({ fact: 'reveal', area, kind: kindAt(draft, area) }));
  }
  const blocks = hidden.map((area) => blockId(book, kindAt(draft, area)));
  tell({ type: 'revealed', areas: areaNames(hidden), blocks, why, reveals: true });
}

/**
 * Stands revealed blocks up.
 *
 * @rule KLP-4.3 To hide a block is to stand a revealed block up again.
 * @rule KLP-6.16 Which spaces were hidden is public, and so is what the shark saw there before.
 * @rule KLP-17.9 Hiding adds no fact: what was seen stays seen.
 */
export function hideBlocks(draft: Changing, areas: readonly number[]): void {
  if (areas.length === 0) return;
  for (const area of areas) draft.revealed[area] = 0;
  tell({ type: 'hidden', areas: areaNames(areas) });
}

/**
 * Exchanges the places of two blocks.
 *
 * @rule KLP-6.1 A swap exchanges the places of two adjacent blocks.
 * @rule KLP-6.2 Each keeps its state.
 * @rule KLP-6.4 Which two spaces were swapped is public.
 */
export function swapBlocks(draft: Changing, one: number, other: number): void {
  const [kind, isSeen] = [kindAt(draft, one), draft.revealed[one] ?? 0];
  draft.blocks[one] = kindAt(draft, other);
  draft.revealed[one] = draft.revealed[other] ?? 0;
  draft.blocks[other] = kind;
  draft.revealed[other] = isSeen;
  draft.history.push(packFact({ fact: 'swap', areas: [one, other] }));
  tell({ type: 'swapped', areas: [areaName(one), areaName(other)] });
}

/**
 * Takes blocks off the board into the block bag; they are drawn and placed one after the other.
 *
 * @rule KLP-6.5 The octopus player takes the stated blocks into the block bag.
 * @rule KLP-6.11 Every mixed block is hidden afterwards.
 * @rule KLP-6.13 Which spaces took part in a mix is public; which block went where is seen by the octopus player only.
 */
export function beginMix(draft: Changing, areas: readonly number[]): void {
  const taken = [...areas].sort((one, other) => one - other);
  for (const area of taken) {
    const kind = kindAt(draft, area);
    draft.bagged[kind] = (draft.bagged[kind] ?? 0) + 1;
    draft.blocks[area] = NONE;
    draft.revealed[area] = 0;
  }
  draft.emptied = taken;
  draft.history.push(packFact({ fact: 'mix', areas: taken }));
  tell({ type: 'mix-began', areas: areaNames(taken) });
  next(draft, { do: 'draw-block' });
}

/**
 * Draws the next block of a mix. Whoever is to say where it goes has not said so yet.
 *
 * @rule KLP-18.5 Each block in the block bag is equally likely to be drawn next.
 * @rule KLP-18.8 The block is drawn before the shark is asked.
 */
export function drawBlock(book: Book, draft: Changing): void {
  const kind = pick(draft, 'blocks', [...draft.bagged], OCTOPUS_SEES);
  draft.bagged[kind] = (draft.bagged[kind] ?? 0) - 1;
  draft.drawnBlock = kind;
  tell({ type: 'block-drawn', secret: { seats: OCTOPUS_SEES, block: blockId(book, kind) } });
}

/**
 * Stands the drawn block in an emptied area, and goes on with the mix.
 *
 * @rule KLP-6.8 The octopus player stands the block there, hidden.
 */
export function putBlock(draft: Changing, area: number): void {
  draft.blocks[area] = draft.drawnBlock;
  draft.drawnBlock = NONE;
  draft.emptied = draft.emptied.filter((each) => each !== area);
  tell({ type: 'block-put', area: areaName(area) });
  if (draft.emptied.length > 0) next(draft, { do: 'draw-block' });
}

/**
 * Puts a block of the reserve into an area in place of the one there, which goes to the reserve or, eaten, elsewhere.
 *
 * @rule KLP-6.26 A gained block enters the replaced block's space revealed.
 * @rule KLP-17.9 `replace(area, kind)` when a gained block or the shell for an eaten food enters.
 */
export function enterBlock(draft: Changing, area: number, kind: number): void {
  draft.reserve[kind] = (draft.reserve[kind] ?? 0) - 1;
  draft.blocks[area] = kind;
  draft.revealed[area] = 1;
  draft.history.push(packFact({ fact: 'replace', area, kind }));
}
