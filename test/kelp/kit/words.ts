import { COLOURS, PLAIN_BLOCKS } from '../../../src/games/kelp/components.ts';
import { colourName, colourOf, DIE_NAMES, dieOf, faceOf, STORED_NAMES } from '../../../src/games/kelp/table/dice.ts';

/** Refuses a scene, with a sentence that says where. */
export function badly(where: string, what: string): never {
  throw new Error(`The scene is badly drawn, ${where}: ${what}`);
}

/** The first letters of the colours: `b`, `y`, `r`. */
const LETTERS = COLOURS.map((colour) => colour.slice(0, 1));

/** A colour by its letter. */
export function readColour(word: string, where: string): number {
  const colour = LETTERS.indexOf(word);
  return colour < 0 ? badly(where, `'${word}' is no colour of dice; there are ${LETTERS.join(', ')}.`) : colour;
}

/** A colour in a letter. */
export const formatColour = (colour: number): string => colourName(colour).slice(0, 1);

/** A die by its colour and value, `r5`. */
export function readDie(word: string, where: string): number {
  const [, letter = '', value = ''] = /^([byr])([1-6])$/.exec(word) ?? [];
  if (letter === '') badly(where, `'${word}' is no die; a red one that shows 5 is 'r5'.`);
  return dieOf(readColour(letter, where), Number(value));
}

/** A die as it is drawn and said in tests, `r5`. */
export const formatDie = (die: number): string => `${formatColour(colourOf(die))}${faceOf(die)}`;

/** How many dice of each colour there are: `7b 3y 1r`. */
export function readCounts(words: readonly string[], where: string): number[] {
  const counts = COLOURS.map(() => 0);
  for (const word of words) {
    const [, count = '', letter = ''] = /^(\d+)([byr])$/.exec(word) ?? [];
    if (letter === '') badly(where, `'${word}' is no number of dice; seven blue ones are '7b'.`);
    counts[readColour(letter, where)] = Number(count);
  }
  return counts;
}

/** The same in words; nothing for none. */
export const formatCounts = (counts: readonly number[]): string[] =>
  counts.flatMap((count, colour) => (count === 0 ? [] : [`${count}${formatColour(colour)}`]));

/** A die as players name it, in the few letters of tests; one on an Alert card is `r5*`. Whatever else it is, stays. */
export function shortDie(name: string): string {
  const [inPool, onCard] = [DIE_NAMES.indexOf(name), STORED_NAMES.indexOf(name)];
  if (inPool >= 0) return formatDie(inPool);
  return onCard >= 0 ? `${formatDie(onCard)}*` : name;
}

/** A die as players name it, `red-5` or `stored-red-5`, by its few letters. Whatever else it is, stays. */
export function longDie(word: string): string {
  if (!/^[byr][1-6]\*?$/.test(word)) return word;
  const die = readDie(word.slice(0, 2), word);
  return (word.endsWith('*') ? STORED_NAMES[die] : DIE_NAMES[die]) ?? word;
}

/** The blocks that have a letter on the board. */
export const BLOCK_LETTERS: readonly string[] = PLAIN_BLOCKS.map((id) => id.slice(0, 1));
