import { draw, EVERYONE, entryOf, peek, pileSize, putInHand, putTop, takeFrom } from '../../../kernel/index.ts';
import { areaName } from '../board/areas.ts';
import { CARD_TYPES, EAT_STACK } from '../components.ts';
import { type Book, blockOf, cardOf } from '../table/book.ts';
import type { KelpOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { enterBlock } from './blocks.ts';
import { ownHand } from './hand.ts';
import { placesFor } from './needs.ts';
import { isReplaceable, isRevealed, kindAt } from './position.ts';
import { blockId, cardId, cardIds, tell } from './tell.ts';

const MARKET = { stream: 'market', seen: EVERYONE } as const;

/**
 * Turns up the card on top of a stack, if there is one.
 *
 * @rule KLP-2.6 Each stack lies face up, so that only its top card shows.
 */
export function showStack(book: Book, draft: Changing, stack: number): void {
  const pile = entryOf(draft.market, stack);
  if (pileSize(pile) === 0) return;
  const [card] = peek(draft, pile, 1, MARKET);
  tell({ type: 'stack-shown', stack: entryOf(CARD_TYPES, stack), card: cardId(book, card ?? -1) });
}

/**
 * Why the top card of a stack cannot be gained.
 *
 * @rule KLP-6.19 A card item is the top card of one of the four stacks.
 * @rule KLP-6.33 An eat card cannot be gained when no replaceable revealed block is left.
 */
export function whyNotGained(book: Book, at: Seen, stack: number): KelpOwnWhy | undefined {
  if (pileSize(entryOf(at.market, stack)) === 0) {
    return { code: 'learn/stack-empty', rule: 'KLP-6.19', facts: { stack: entryOf(CARD_TYPES, stack) } };
  }
  if (stack !== EAT_STACK || placesFor(book, { at, paid: [] }).length > 0) return undefined;
  return { code: 'learn/no-place', rule: 'KLP-6.33', facts: {} };
}

/**
 * Why a block cannot be gained.
 *
 * @rule KLP-6.23 A block item is a block of the reserve that is not a food.
 * @rule KLP-6.29 Blocks replaced before can be gained, too.
 * @rule KLP-6.30 A block sent to the reserve by a learn effect cannot be gained by that same effect.
 */
export function whyNoBlock(book: Book, at: Seen, kind: number): KelpOwnWhy | undefined {
  const block = blockId(book, kind);
  const count = at.reserve[kind] ?? 0;
  if (count === 0) return { code: 'learn/not-in-reserve', rule: 'KLP-6.23', facts: { block } };
  if (count === at.lesson.sent[kind]) return { code: 'learn/just-sent', rule: 'KLP-6.30', facts: { block } };
  if (placesFor(book, { at, paid: [] }).length > 0) return undefined;
  return { code: 'learn/no-place', rule: 'KLP-6.25', facts: {} };
}

/** The kinds of blocks in the reserve that are no foods. */
export const reservedKinds = (book: Book, { reserve }: Pick<Seen, 'reserve'>): number[] =>
  reserve.flatMap((count, kind) => (count > 0 && blockOf(book, kind).group !== 'food' ? [kind] : []));

/**
 * Takes the top card of a stack; it lies aside until the effect is over.
 *
 * @rule KLP-6.20 The card uncovered by the first item may be taken as the second.
 * @rule KLP-6.22 Gained cards reach the discard pile after the whole learn effect.
 */
export function gainCard(book: Book, draft: Changing, stack: number): number {
  const pile = entryOf(draft.market, stack);
  const { kind: card } = draw(draft, pile, MARKET);
  draft.lesson.cards.push(card);
  tell({
    type: 'card-gained',
    stack: entryOf(CARD_TYPES, stack),
    card: cardId(book, card),
    left: pileSize(pile),
  });
  showStack(book, draft, stack);
  return card;
}

/**
 * Why the block of an area cannot be replaced by one that is gained.
 *
 * @rule KLP-6.27 The octopus block and food blocks can never be replaced.
 * @rule KLP-6.31 A block gained by a learn effect cannot be replaced by that same effect.
 */
export function whyNotReplaced(book: Book, at: Seen, area: number): KelpOwnWhy | undefined {
  const name = areaName(area);
  if (!isRevealed(at, area)) return { code: 'replace/not-revealed', rule: 'KLP-6.25', facts: { area: name } };
  if (!isReplaceable(book, at, area)) {
    const block = blockId(book, kindAt(at, area));
    return { code: 'replace/never', rule: 'KLP-6.27', facts: { area: name, block } };
  }
  if (!at.lesson.areas.includes(area)) return undefined;
  return { code: 'replace/gained', rule: 'KLP-6.31', facts: { area: name } };
}

/**
 * A gained block takes the place of another, which goes to the reserve.
 *
 * @rule KLP-6.24 Gaining an eat card also gains its matching food block.
 * @rule KLP-6.28 The replaced block goes to the reserve.
 */
export function gainBlock(book: Book, draft: Changing, area: number, kind: number): void {
  const { lesson } = draft;
  const replaced = kindAt(draft, area);
  enterBlock(draft, area, kind);
  draft.reserve[replaced] = (draft.reserve[replaced] ?? 0) + 1;
  lesson.sent[replaced] = (lesson.sent[replaced] ?? 0) + 1;
  lesson.areas = [...lesson.areas, area].sort((one, other) => one - other);
  tell({
    type: 'replaced',
    area: areaName(area),
    block: blockId(book, kind),
    replaced: blockId(book, replaced),
  });
}

/** The gained cards that can be kept, where those of a type cannot. */
export const keepable = (book: Book, { lesson }: Pick<Seen, 'lesson'>, not: string): number[] =>
  lesson.cards.filter((card) => CARD_TYPES[cardOf(book, card).type] !== not);

/** Why a gained card cannot be kept. */
export function whyNotKept(book: Book, at: Pick<Seen, 'lesson'>, card: number, not: string): KelpOwnWhy | undefined {
  const { cards } = at.lesson;
  const id = cardId(book, card);
  if (!cards.includes(card)) {
    return { code: 'keep/not-gained', rule: 'KLP-6.21', facts: { card: id, gained: cardIds(book, cards) } };
  }
  const type = entryOf(CARD_TYPES, cardOf(book, card).type);
  return type === not ? { code: 'keep/type', rule: 'KLP-6.21', facts: { card: id, type } } : undefined;
}

/**
 * Puts a gained card on the draw pile or into hand, in full view.
 *
 * @rule KLP-17.15 A card taken by Heightened Senses is known, and one put on top of the draw pile.
 */
export function keepCard(book: Book, draft: Changing, card: number, where: 'draw-pile' | 'hand'): void {
  takeFrom(draft.lesson.cards, card);
  if (where === 'hand') putInHand(ownHand(draft), { kind: card, seen: EVERYONE });
  else putTop(draft.drawPile, card, EVERYONE);
  tell({ type: 'card-kept', card: cardId(book, card), where });
}

/**
 * The learn effect is over: what was gained and not kept goes onto the discard pile.
 *
 * @rule KLP-6.21 A gained card goes on the discard pile unless the effect says otherwise.
 */
export function endLesson(book: Book, draft: Changing): void {
  const { cards, areas, sent } = draft.lesson;
  if (cards.length === 0 && areas.length === 0) return;
  draft.discards.push(...cards);
  draft.lesson = { cards: [], areas: [], sent: sent.map(() => 0) };
  tell({ type: 'lesson-ended', cards: cardIds(book, cards) });
}
