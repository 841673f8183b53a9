import { type Answering, type AskOf, type Doing, numberOf, type Question, type Rules } from '../../../kernel/index.ts';
import { areaNumber } from '../board/areas.ts';
import type { Reached } from '../board/lines.ts';
import { type Book, spaceOf, type WordPlace } from '../table/book.ts';
import type { KelpState, KelpTypes } from '../table/state.ts';
import type { Ask, Step } from '../table/work.ts';

/** What some of the steps do. */
export type Steps<Name extends Step['do']> = Pick<Rules<KelpTypes>['steps'], Name>;
/** What some of the decisions allow and lead to; what they are about, and what an answer says, is in `table/work.ts`. */
export type Questions<Kind extends Ask['ask']> = { readonly [Each in Kind]: Answering<KelpTypes, Each> };
/** What a free action allows and leads to. */
export type Free<Type extends string> = { readonly [Each in Type]: Doing<KelpTypes, Each> };

/** A card by its id, which has been read before. */
export const cardNumber = ({ cardNumbers }: Book, card: string): number => numberOf(cardNumbers, card);
/** A shark card by its id, which has been read before. */
export const sharkNumber = ({ sharkNumbers }: Book, card: string): number => numberOf(sharkNumbers, card);
/** A kind of block by its id, which has been read before. */
export const blockNumber = ({ blockNumbers }: Book, block: string): number => numberOf(blockNumbers, block);
/** A current space by its name, which has been read before. */
export const spaceNumber = ({ spaceNumbers }: Book, space: string): number => numberOf(spaceNumbers, space);
/** Areas by their names, which have been read before. */
export const areaNumbers = (areas: readonly string[]): number[] => areas.map(areaNumber);

/** A space and an end of it by their names; no such end, where the space has none of this name. */
export function reachedBy(book: Book, { to, facing }: { readonly to: string; readonly facing: string }): Reached {
  const space = spaceNumber(book, to);
  return { space, end: (spaceOf(book, space).ends as readonly string[]).indexOf(facing) };
}

/** The place of a word, taken from a step or a decision about it. */
export const placeOf = ({ of, thing, nth }: WordPlace): WordPlace => ({ of, thing, nth });

/** A question, as far as it is seen whether it has an answer. */
type Asked<Kind extends Ask['ask']> = Pick<Question<KelpTypes, Kind>, 'candidates'> &
  Partial<Pick<Question<KelpTypes, Kind>, 'why'>>;

/**
 * Has this decision an answer beside declining?
 *
 * @rule KLP-14.8 A window is opened only if the shark holds a card, a die or an ability that can be used in it.
 */
export function hasAnswer<Kind extends Ask['ask']>(
  { candidates, why }: Asked<Kind>,
  at: KelpState,
  ask: AskOf<KelpTypes, Kind>,
): boolean {
  for (const action of candidates?.(at, ask) ?? []) if (why?.(at, ask, action) === undefined) return true;
  return false;
}
