/** The text with a capital letter in front. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** An id as a name, for what nobody has named: `acid-rain` is “Acid rain”. */
export function readable(id: string): string {
  return capitalised(id.replaceAll('-', ' '));
}

const NUMERALS = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** A whole number from 1 to 39 in Roman numerals, which every language reads; any other in figures. */
export function roman(count: number): string {
  if (!Number.isInteger(count) || count < 1 || count > 39) return String(count);
  const [numeral, worth] = NUMERALS.find(([, each]) => each <= count) ?? ['', count];
  return count === worth ? numeral : numeral + roman(count - worth);
}

/** A text from outside, without what would break a line or turn what follows around. */
export function unbroken(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '\ufffd').replace(TURNING, '');
}

/** Begins or ends a part that is written the other way round. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;
