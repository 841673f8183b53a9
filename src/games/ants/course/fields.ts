import { type Answering, type Doing, numberOf, type Rules } from '../../../kernel/index.ts';
import { SPECIALISATIONS, TILE_PLACES } from '../components.ts';
import { type Book, gardenOf, type WordPlace } from '../table/book.ts';
import type { AntsTypes, Seen } from '../table/state.ts';
import type { Ask, Step } from '../table/work.ts';

/** What some of the steps do. */
export type Steps<Name extends Step['do']> = Pick<Rules<AntsTypes>['steps'], Name>;
/** What some of the decisions allow and lead to; what they are about, and what an answer says, is in `table/work.ts`. */
export type Questions<Kind extends Ask['ask']> = { readonly [Each in Kind]: Answering<AntsTypes, Each> };
/** What a free action allows and leads to. */
export type Free<Type extends string> = { readonly [Each in Type]: Doing<AntsTypes, Each> };

/** A card by its id, which has been read before. */
export const cardNumber = ({ cardNumbers }: Book, card: string): number => numberOf(cardNumbers, card);
/** A hex of this table by its name; nothing, if it is on the other side of the board, or covered. */
export const hexNumber = (book: Book, at: Pick<Seen, 'decisions'>, hex: string): number | undefined =>
  gardenOf(book, at).hexNumbers.get(hex);
/** A vertex of this table by its name; nothing, if it is on the other side of the board, or closed. */
export const vertexNumber = (book: Book, at: Pick<Seen, 'decisions'>, vertex: string): number | undefined =>
  gardenOf(book, at).vertexNumbers.get(vertex);
/** Cells by their names, which have been read before, as a set. */
export const cellSet = ({ cellNumbers }: Book, cells: readonly string[]): number =>
  cells.reduce((set, cell) => set | (1 << numberOf(cellNumbers, cell)), 0);

/** A specialisation by its name. */
export const specialisationNumber = (name: (typeof SPECIALISATIONS)[number]): number => SPECIALISATIONS.indexOf(name);
/** The place of an Incubation tile by its name. */
export const placeNumber = (name: (typeof TILE_PLACES)[number]): number => TILE_PLACES.indexOf(name);

/** The place of a word, taken from a step or a decision about it. */
export const placeOf = ({ list, nth, on }: WordPlace): WordPlace => ({ list, nth, on });

/** What declining does where it means that nothing happens. */
export const leave = { decline: (): void => undefined };
