import type { Field, Question, Rules } from '../../../kernel/index.ts';
import { integer, word } from '../../../kernel/index.ts';
import { MOST_PLAYERS, MOST_SNAILS } from '../components.ts';
import { type Book, numberOf } from '../table/book.ts';
import type { SnailsTypes } from '../table/state.ts';
import type { Ask, Step } from '../table/work.ts';

/** What some of the steps do. */
export type Steps<Name extends Step['do']> = Pick<Rules<SnailsTypes>['steps'], Name>;
/** What some of the decisions ask, allow and lead to. */
export type Questions<Kind extends Ask['ask']> = { readonly [Each in Kind]: Question<SnailsTypes, Each> };

/** The handle of a snail. */
export const snailField: Field<number> = integer(0, MOST_SNAILS - 1);
/** A seat. */
export const seatField: Field<number> = integer(0, MOST_PLAYERS - 1);

/** One of the fields of the board. */
export const boardField = (book: Book): Field<string> => word(book.fields);
/** One of the cards of the pack. */
export const cardField = (book: Book): Field<string> => word(book.cardIds);

/** A field of the board by its name, which has been read before. */
export const fieldNumber = (book: Book, field: string): number => numberOf(book.fieldNumbers, field);
/** A card by its id, which has been read before. */
export const cardNumber = (book: Book, card: string): number => numberOf(book.cardNumbers, card);
