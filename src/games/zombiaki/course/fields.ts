import { type Answering, type Doing, numberOf, type Rules } from '../../../kernel/index.ts';
import { FIELD_NAMES } from '../board/street.ts';
import { NONE, OUT } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { ZombiakiTypes } from '../table/state.ts';
import type { Ask, Step } from '../table/work.ts';

/** What some of the steps do. */
export type Steps<Name extends Step['do']> = Pick<Rules<ZombiakiTypes>['steps'], Name>;
/** What some of the decisions allow and lead to; what they are about, and what an answer says, is in `table/work.ts`. */
export type Questions<Kind extends Ask['ask']> = { readonly [Each in Kind]: Answering<ZombiakiTypes, Each> };
/** What a free action allows and leads to. */
export type Free<Type extends string> = { readonly [Each in Type]: Doing<ZombiakiTypes, Each> };

const FIELD_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...FIELD_NAMES.map((name, field) => [name, field] as const),
  [OUT, NONE] as const,
]);

/** A field by its name, which has been read before; -1 beyond street 5. */
export const fieldNumber = (name: string): number => numberOf(FIELD_NUMBERS, name);
/** A card by its id, which has been read before. */
export const cardNumber = ({ cardNumbers }: Book, card: string): number => numberOf(cardNumbers, card);
