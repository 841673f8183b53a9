import { emit } from '../../../kernel/index.ts';
import { facingName } from '../board/lines.ts';
import { NONE } from '../components.ts';
import { type Book, blockOf, cardOf, sharkCardOf, spaceOf } from '../table/book.ts';
import type { KelpEvent } from '../table/events.ts';

/** Tells what happened. */
export const tell: (event: KelpEvent) => void = emit;

/** An octopus card as it is told and said; empty for none. */
export const cardId = (book: Book, card: number): string => (card === NONE ? '' : cardOf(book, card).id);
/** Octopus cards as they are told and said. */
export const cardIds = (book: Book, cards: readonly number[]): string[] => cards.map((card) => cardId(book, card));
/** A shark card as it is told and said; empty for none. */
export const sharkId = (book: Book, card: number): string => (card === NONE ? '' : sharkCardOf(book, card).id);
/** A kind of block as it is told and said. */
export const blockId = (book: Book, kind: number): string => blockOf(book, kind).id;
/** A current space as it is told and said. */
export const spaceName = (book: Book, space: number): string => spaceOf(book, space).name;
/** Current spaces as they are told and said. */
export const spaceNames = (book: Book, spaces: readonly number[]): string[] =>
  spaces.map((space) => spaceName(book, space));
/** Where a shark on a space looks, as it is told and said. */
export const facingAt = (book: Book, space: number, facing: number) => facingName(spaceOf(book, space), facing);
