import type { Answering, Rules } from '../../../kernel/index.ts';
import { numberOf } from '../../../kernel/index.ts';
import type { Book } from '../table/book.ts';
import type { SnailsTypes } from '../table/state.ts';
import type { Ask, Step } from '../table/work.ts';

/** What some of the steps do. */
export type Steps<Name extends Step['do']> = Pick<Rules<SnailsTypes>['steps'], Name>;
/** What some of the decisions allow and lead to; what they are about, and what an answer says, is in `table/work.ts`. */
export type Questions<Kind extends Ask['ask']> = { readonly [Each in Kind]: Answering<SnailsTypes, Each> };

/** A field of the board by its name, which has been read before. */
export const fieldNumber = (book: Book, field: string): number => numberOf(book.fieldNumbers, field);
/** A card by its id, which has been read before. */
export const cardNumber = (book: Book, card: string): number => numberOf(book.cardNumbers, card);
