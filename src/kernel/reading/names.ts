import { type Spot, unexpected } from './spot.ts';

const LONGEST_NAME = 40;

/** What a name is, in words. */
export const NAME_WANTED = `1 to ${LONGEST_NAME} characters, without line breaks and control characters`;

/** Can a player be called this? What moves the cursor of a terminal or breaks a line would spoil every drawing. */
export function isName(input: unknown): input is string {
  // A character is one or two units long. Only a text that can be short enough is taken apart.
  if (typeof input !== 'string' || input === '' || input.length > 2 * LONGEST_NAME) return false;
  return [...input].length <= LONGEST_NAME && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(input);
}

/** Reads the name of a player. */
export function nameAt(spot: Spot | undefined): string | undefined {
  if (spot === undefined) return undefined;
  const { value } = spot;
  return isName(value) ? value : unexpected(spot, NAME_WANTED);
}

/** The same without the keys that say nothing. */
export function said<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: Exclude<Values[Key], undefined>;
  };
}
