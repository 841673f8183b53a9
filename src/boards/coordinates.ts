import { attempt, EngineError } from '../kernel/index.ts';

/** Two whole numbers in text: each has one name, so that equal fields have equal names. */
const PAIR = /^(0|-?[1-9]\d{0,15}),(0|-?[1-9]\d{0,15})$/;

/** The two whole numbers of a text such as `2,-1`; nothing if it is anything else, with spaces, leading zeros or a `-0`. */
export function parsePair(text: string): readonly [number, number] | undefined {
  if (typeof text !== 'string') return undefined;
  const [, one, other] = PAIR.exec(text) ?? [];
  const pair = [Number(one), Number(other)] as const;
  return pair.every(Number.isSafeInteger) ? pair : undefined;
}

/** The numbers that something given has under these keys; an error says what has to be whole. */
export function givenWhole<Key extends string>(
  given: Readonly<Record<Key, number>>,
  keys: readonly [Key, Key],
  what: string,
): readonly [number, number] {
  const [one, other] = keys;
  const pair = attempt(() => [given[one], given[other]] as const);
  // A minus before 0 is left out: names and sums have none.
  if (pair?.every(Number.isSafeInteger)) return [pair[0] + 0, pair[1] + 0];
  throw invalid(`A ${what} has two whole coordinates, ${one} and ${other}; this is none.`);
}

/** The list that something given is; an error says what it should be a list of. */
export function givenFields<Field>(given: readonly Field[]): readonly Field[] {
  const list = attempt(() => (Array.isArray(given) ? ([...given] as readonly Field[]) : undefined));
  if (list === undefined) throw invalid('The fields of a board have to be a list.');
  return list;
}

/** An error of somebody who calls these functions. */
export function invalid(message: string): EngineError {
  return new EngineError('argument/invalid', message);
}
