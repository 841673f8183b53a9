import type { Seat } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import { yieldOf } from '../rules/incubating.ts';
import { type Book, effectAt, listAt, type WordPlace } from '../table/book.ts';
import { effectOf } from '../table/incubation.ts';
import type { Seen } from '../table/state.ts';
import type { CanWord } from './op.ts';

/** Can any word of a list do something? */
export const canListBy = (can: CanWord, book: Book, at: Seen, seat: Seat, list: number, on: number): boolean =>
  listAt(book, list).words.some((_, nth) => can(book, at, seat, { list, nth, on }));

/** The branches of a choice that can do something, by their numbers. */
export function branchesBy(can: CanWord, book: Book, at: Seen, seat: Seat, place: WordPlace): number[] {
  const { list } = effectAt(book, place, 'either');
  return listAt(book, list).words.flatMap((_, nth) => (can(book, at, seat, { list, nth, on: place.on }) ? [nth] : []));
}

/** Those of some incubation effects that can do something now. */
export function usableBy(can: CanWord, book: Book, at: Seen, seat: Seat, effects: readonly number[]): number[] {
  return effects.filter((number) => {
    const effect = effectOf(number, book.abilities.length);
    if (effect.of === 'production') return yieldOf(book, at, seat, effect.thing) > 0;
    const { list, on } = listOfEffect(book, at, seat, number);
    return canListBy(can, book, at, seat, list, on);
  });
}

/** The list of an incubation effect that is no production, and the played card that bears it. */
export function listOfEffect(
  book: Book,
  at: Pick<Seen, 'played'>,
  seat: Seat,
  number: number,
): { readonly list: number; readonly on: number } {
  const { of, thing, line } = effectOf(number, book.abilities.length);
  const card = of === 'card' ? at.played[seat]?.[thing]?.card : undefined;
  const lines = (card === undefined ? book.abilities[thing] : book.cards[card])?.incubation;
  return { list: lines?.[line] ?? NONE, on: of === 'card' ? thing : NONE };
}
