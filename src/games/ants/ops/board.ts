import { entryOf, figureOf, next, type Seat } from '../../../kernel/index.ts';
import { ANT_ACTIONS, BOTTOM, FIRST_EGG_TRACK, MIDDLE, TILE_PLACES } from '../components.ts';
import { canDig } from '../rules/digging.ts';
import { couldDefeatAny } from '../rules/enemies.ts';
import { canExplore } from '../rules/exploring.ts';
import { grantedForage, pathOf } from '../rules/foraging.ts';
import { handCount } from '../rules/hand.ts';
import { sizesOf } from '../rules/rooms.ts';
import { discsOn, takeDiscs, total } from '../rules/supply.ts';
import { tell } from '../rules/tell.ts';
import { type Book, listAt, type WordPlace, wordAt } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { PART_OPEN } from '../table/work.ts';
import type { Doing, OpRule } from './op.ts';

const hasDiscsOn = (at: Pick<Seen, 'discs'>, seat: Seat, places: readonly number[]): boolean =>
  places.some((place) => total(discsOn(at, seat, place)) > 0);

export const raise: OpRule<'raise'> = {
  can: (_book, at, { seat }) => hasDiscsOn(at, seat, [MIDDLE, BOTTOM]),
  apply: (_book, draft, { seat }) => next(draft, { ask: 'move-disc', seat, how: 'raise' }),
};

export const shift: OpRule<'shift'> = {
  can: (_book, at, { seat }) => hasDiscsOn(at, seat, [...TILE_PLACES.keys()]),
  apply: (_book, draft, { seat }) => next(draft, { ask: 'move-disc', seat, how: 'shift' }),
};

export const turnBack: OpRule<'turn-back'> = {
  can: (_book, at, { seat }) => sizesOf(at, seat, 'full').length > 0,
  apply: (_book, draft, { seat }) => next(draft, { ask: 'empty-room', seat }),
};

/**
 * The Egg tracks that can be lowered.
 *
 * @rule ANT-19.17 A cube cannot be moved down from space 1.
 */
export const lowerable = ({ production }: Pick<Seen, 'production'>, seat: Seat): number[] =>
  entryOf(production, seat).flatMap((level, track) => (track >= FIRST_EGG_TRACK && level > 1 ? [track] : []));

export const swapEggs: OpRule<'swap-eggs'> = {
  can: (_book, at, { seat }) => lowerable(at, seat).length > 0,
  apply: (_book, draft, { seat }) => next(draft, { ask: 'egg-swap', seat }),
};

export const loseScent: OpRule<'lose-scent'> = {
  can: (_book, at, { seat }) => total(entryOf(at.pheromones, seat)) > 0,
  apply: (_book, draft, { seat }) => next(draft, { ask: 'choose-pheromone', seat }),
};

export const defeat: OpRule<'defeat'> = {
  can: (book, at, { seat }) => couldDefeatAny(book, at, seat),
  apply: (_book, draft, { seat }) => next(draft, { ask: 'defeat-enemy', seat, occasion: 'effect', other: PART_OPEN }),
};

export const play: OpRule<'play'> = {
  // ANT-21.3: only the number of cards in hand decides.
  can: (_book, at, { seat }) => handCount(at, seat) > 0,
  apply: (_book, draft, { seat, effect }) =>
    next(draft, {
      ask: 'play-card',
      seat,
      occasion: 'effect',
      other: PART_OPEN,
      kind: effect.type,
      how: effect.how,
    }),
};

/** ANT-5.27: a granted action may be declined before its first step; what has been paid for is not (ANT-19.19). */
function offer(book: Book, draft: Changing, { seat, place }: Pick<Doing, 'seat' | 'place'>): void {
  if (listAt(book, place.list).isPaid) performGranted(book, draft, seat, place);
  else next(draft, { ask: 'granted-action', seat, ...place });
}

/**
 * The Strength that a granted action has; 0 if it is lost.
 *
 * @rule ANT-5.22 A granted Forage is performed with the largest possible smaller Strength, or lost if that is 0.
 * @rule ANT-5.23 A granted Explore needs 1 disc in the pool and a free hex with strength at most n, otherwise it is lost.
 * @rule ANT-5.24 A granted Dig without a legal placement is lost.
 */
function grantedStrength(
  book: Book,
  at: Seen,
  seat: Seat,
  { action, strength }: { readonly action: (typeof ANT_ACTIONS)[number]; readonly strength: number },
): number {
  if (action === 'dig') return canDig(book, at, seat, { left: strength, single: 0 }) ? strength : 0;
  if (action === 'forage') return grantedForage(book, at, seat, strength);
  return figureOf(at.pool, seat) > 0 && canExplore(book, at, strength) ? strength : 0;
}

export const action: OpRule<'action'> = {
  can: (book, at, { seat, effect }) => grantedStrength(book, at, seat, effect) > 0,
  apply: offer,
};

export const room: OpRule<'room'> = {
  can: (book, at, { seat, effect }) => canDig(book, at, seat, { left: effect.size, single: 1 }),
  apply: offer,
};

/**
 * Performs a granted action, or places a single Room tile.
 *
 * @rule ANT-5.20 No ants are spent, discs come straight from the pool, and no display card is taken.
 */
export function performGranted(book: Book, draft: Changing, seat: Seat, place: WordPlace): void {
  const word = wordAt(book, place);
  if (word.op === 'room') {
    next(draft, { do: 'dig', left: word.size, single: 1 });
    return;
  }
  if (word.op !== 'action') return;
  const strength = grantedStrength(book, draft, seat, word);
  if (strength === 0) return;
  if (word.action === 'forage') draft.carried += takeDiscs(draft, seat, strength);
  tell({ type: 'action-granted', seat, action: word.action, strength });
  next(draft, { do: 'acted', action: ANT_ACTIONS.indexOf(word.action), strength });
  if (word.action === 'dig') next(draft, { do: 'dig', left: strength, single: 0 });
  else if (word.action === 'explore') next(draft, { do: 'explore', strength });
  else {
    next(draft, { do: 'forage', ...pathOf(strength) });
  }
}
