import { NONE } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { DenReason } from '../table/events.ts';
import type { KelpOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { returnCurrents } from './dice.ts';
import { putInDen } from './movement.ts';
import { spaceName } from './tell.ts';

/**
 * The den spaces that the shark can be put on.
 *
 * @rule KLP-11.9 A den space is free when it holds no die; the one on which the shark already stands may be chosen.
 */
export const freeDens = ({ dens }: Book, { currents }: Pick<Seen, 'currents'>): number[] =>
  dens.filter((den) => currents[den] === NONE);

/** Why the shark cannot be put on a den space. */
export function whyNotDen(book: Book, at: Pick<Seen, 'currents'>, space: number): KelpOwnWhy | undefined {
  if (at.currents[space] === NONE) return undefined;
  return { code: 'den/taken', rule: 'KLP-11.9', facts: { space: spaceName(book, space) } };
}

/**
 * The die of a den space returns to the bag, and the shark goes there.
 *
 * @rule KLP-11.10 If all den spaces hold current dice, one of those dice returns to the bag and the shark goes to that space.
 */
export function clearDen(book: Book, draft: Changing, space: number, why: DenReason): void {
  returnCurrents(book, draft, [space], 'den');
  putInDen(book, draft, space, why);
}

/** Why these current dice cannot be returned to the bag. */
export function whyNotSwept(
  book: Book,
  at: Pick<Seen, 'currents'>,
  spaces: readonly number[],
  most: number,
): KelpOwnWhy | undefined {
  const bare = spaces.find((space) => at.currents[space] === NONE);
  if (bare !== undefined) return { code: 'sweep/no-die', rule: 'KLP-11.5', facts: { space: spaceName(book, bare) } };
  if (spaces.length <= most) return undefined;
  return { code: 'sweep/too-many', rule: 'KLP-11.6', facts: { count: spaces.length, most } };
}
