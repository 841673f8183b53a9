import { MOST_SEATS } from '../basics/seats.ts';
import { HIDDEN, NONE, type WholeNode } from './node.ts';
import { invalid, part, type Secrecy, type StatePart } from './part.ts';

/** What is true of a number of which nothing else is said. */
export const WHOLE = {
  kind: 'whole',
  maybe: false,
  hidden: NONE,
  isSeat: false,
  pool: undefined,
} as const;

/** A whole number within bounds, both included. It starts with 0, or with the bound that is next to it. */
export function number(
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
  { start = Math.min(Math.max(0, least), most) }: { readonly start?: number } = {},
): StatePart<number, number, 'said'> {
  if (!Number.isSafeInteger(least) || !Number.isSafeInteger(most) || least > most) {
    throw invalid(`number: the bounds are whole numbers, the lower first, and not ${least} and ${most}.`);
  }
  return part({ ...WHOLE, least, most, start });
}

/** 0 or 1. */
export const bit: StatePart<number, number, 'said'> = number(0, 1);

/** The number of a seat at this table. */
export const seat: StatePart<number, number, 'said'> = part({
  ...WHOLE,
  least: 0,
  most: MOST_SEATS - 1,
  start: 0,
  isSeat: true,
});

/** The same number, or -1 for none, which is how it starts. A viewer who may not see which it is gets -2. */
export function maybe<Seeing extends Secrecy>(
  of: StatePart<number, number, Seeing>,
): StatePart<number, number, Seeing> & { readonly '~maybe': true } {
  const node = of.node as WholeNode;
  if (node.least <= HIDDEN) throw invalid(`maybe: a number that may be ${HIDDEN} has no place for none.`);
  return part({ ...node, maybe: true, start: NONE, hidden: HIDDEN }) as StatePart<number, number, Seeing> & {
    readonly '~maybe': true;
  };
}

/** One of a list of words; it starts with the first. */
export function oneOf<const Word extends string>(words: readonly Word[]): StatePart<Word, Word, 'said'>;
/** The same, with the word that a viewer gets who may not see it. */
export function oneOf<const Word extends string, const Hidden extends string>(
  words: readonly Word[],
  options: { readonly hidden: Hidden },
): StatePart<Word, Word | Hidden, 'said'>;
export function oneOf(
  words: readonly string[],
  { hidden }: { readonly hidden?: string } = {},
): StatePart<string, string, 'said'> {
  const [start] = words;
  if (start === undefined) throw invalid('oneOf: at least one word is needed.');
  return part({ kind: 'word', words: Object.freeze([...words]), hidden, start });
}

/** A text; it starts empty. */
export function text(
  check?: (text: string) => boolean,
  wanted: string = 'another text',
): StatePart<string, string, 'said'> {
  return part({ kind: 'text', check, wanted });
}
