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
  sorted.splice(index, 0, number);
}

/** Takes one of this number out of a list, if it is there. */
export function takeFrom(numbers: number[], number: number): void {
  const index = numbers.indexOf(number);
  if (index >= 0) numbers.splice(index, 1);
}
