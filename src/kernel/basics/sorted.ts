import { figureOf } from './tables.ts';

/** Each number of a list once, in order. */
export function distinct(numbers: readonly number[]): number[] {
  const found: number[] = [];
  for (const number of numbers) if (!found.includes(number)) found.push(number);
  return found;
}

/** Puts a number, such as a card, into a sorted list. */
export function putInto(sorted: number[], number: number): void {
  let index = 0;
  while (index < sorted.length && figureOf(sorted, index) <= number) index++;
  // By hand: lists of cards are short, and `splice` makes a list of what it takes out.
  sorted.push(number);
  for (let place = sorted.length - 1; place > index; place--) sorted[place] = figureOf(sorted, place - 1);
  sorted[index] = number;
}

/** Takes one of this number out of a list, if it is there. */
export function takeFrom(numbers: number[], number: number): void {
  const index = numbers.indexOf(number);
  if (index < 0) return;
  for (let place = index + 1; place < numbers.length; place++) numbers[place - 1] = figureOf(numbers, place);
  numbers.pop();
}
