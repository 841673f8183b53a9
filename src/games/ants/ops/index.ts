import type { Seat } from '../../../kernel/index.ts';
import { type Book, type WordPlace, wordAt } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { action, defeat, loseScent, play, raise, room, shift, swapEggs, turnBack } from './board.ts';
import { each, either, incubation, mark, moveMarks, pay, tuck } from './cards.ts';
import { advance, draw, drawKeep, flight, gain, item, itemHere, larva, seek, takeCard, universal } from './gains.ts';
import { branchesBy, usableBy } from './lists.ts';
import type { Op, OpRule, OpTable } from './op.ts';

/** What each word does. */
const OPS: OpTable = {
  gain,
  draw,
  'draw-keep': drawKeep,
  'take-card': takeCard,
  seek,
  flight,
  advance,
  universal,
  larva,
  item,
  'item-here': itemHere,
  raise,
  shift,
  room,
  'turn-back': turnBack,
  'swap-eggs': swapEggs,
  'lose-scent': loseScent,
  action,
  defeat,
  play,
  incubation,
  mark,
  'move-marks': moveMarks,
  tuck,
  pay,
  each,
  either,
};

/** Can the word at a place do anything for a player now? */
export function canWord(book: Book, at: Seen, seat: Seat, place: WordPlace): boolean {
  const effect = wordAt(book, place);
  // The entry of a name takes the words of that name: the compiler cannot tell that this is one.
  return (OPS[effect.op] as OpRule<Op>).can(book, at, { seat, effect, place, times: 1, canWord });
}

/**
 * Does what the word at a place says, so many times at once, if it can.
 *
 * @rule ANT-3.12 A part of an effect that cannot be carried out is skipped while the other parts still happen.
 */
export function carryOut(book: Book, draft: Changing, seat: Seat, place: WordPlace, times: number): void {
  const effect = wordAt(book, place);
  const rule = OPS[effect.op] as OpRule<Op>;
  const doing = { seat, effect, place, times, canWord };
  if (rule.can(book, draft, doing)) rule.apply(book, draft, doing);
}

/** The words that are done several times by doing more of them at once. */
const ADDING: readonly Op[] = ['gain', 'draw', 'flight', 'universal'];

/** Does a word, done several times, do more of the same at once? */
export function isAdding(book: Book, place: Pick<WordPlace, 'list' | 'nth'>): boolean {
  const word = wordAt(book, place);
  return ADDING.includes(word.op) || (word.op === 'mark' && word.where === 'this');
}

/** The branches of a choice that can do something, by their numbers. */
export const branchesOf = (book: Book, at: Seen, seat: Seat, place: WordPlace): number[] =>
  branchesBy(canWord, book, at, seat, place);

/** Those of some incubation effects that can do something now. */
export const usableEffects = (book: Book, at: Seen, seat: Seat, effects: readonly number[]): number[] =>
  usableBy(canWord, book, at, seat, effects);
