import type { Scope, Side } from '../cards/vocabulary.ts';
import { NONE } from '../components.ts';
import { isOnSide, partOf } from '../rules/attack.ts';
import { isOnBoard, placeOf, snailsOn } from '../rules/position.ts';
import type { Book } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import type { EffectsAt } from '../table/work.ts';

/** What effects act on. */
export interface Subject {
  readonly scope: Scope;
  /** The snail that resolves the card. */
  readonly active: number;
  /** The snail or the seat that is meant; -1 if none is. */
  readonly target: number;
  /** The affected field; -1 if there is none. */
  readonly field: number;
  readonly side: Side;
  /** The snails that are hit at once. */
  readonly hits: readonly number[];
}

// Key by key: these are made for every target that is looked at, and a literal that begins with a spread is many times slower.
const NO_HITS: readonly number[] = [];

/** The active snail and its field. */
export function itself(at: Seen, active: number): Subject {
  return { scope: 'self', active, target: active, field: placeOf(at, active), side: 'any', hits: NO_HITS };
}

/** One snail, with the field it stands on. */
export function oneSnail(at: Seen, active: number, target: number): Subject {
  return { scope: 'snail', active, target, field: placeOf(at, target), side: 'any', hits: NO_HITS };
}

/** One field, with the snails of the side on it. */
export function oneField(active: number, field: number, side: Side): Subject {
  return { scope: 'field', active, target: NONE, field, side, hits: NO_HITS };
}

/** The snails that are hit at once. */
export function allHit(active: number, hits: readonly number[]): Subject {
  return { scope: 'burst', active, target: NONE, field: NONE, side: 'any', hits };
}

/** One player. */
export function onePlayer(active: number, target: number): Subject {
  return { scope: 'player', active, target, field: NONE, side: 'any', hits: NO_HITS };
}

/** Each other player. */
export function everyOther(active: number): Subject {
  return { scope: 'others', active, target: NONE, field: NONE, side: 'any', hits: NO_HITS };
}

/** What the effects of a list act on now. */
export function subjectOf(book: Book, at: Seen, { reach, field }: Pick<EffectsAt, 'reach' | 'field'>): Subject {
  const { snail: active, target: chosen, player, field: chosenField, hits } = at.play;
  const { target } = partOf(book, at);
  // SNL-8.14: where a shot has scattered to, every snail is hit.
  if (reach === 'field') return oneField(active, field, 'any');
  if (reach === 'self' || target === undefined) return itself(at, active);
  const side = 'side' in target ? target.side : 'any';
  const meant = target.target === 'player' ? player : chosen;
  return { scope: target.target, active, target: meant, field: chosenField, side, hits };
}

/** The snails on the board that effects on snails act on. */
export function affectedSnails(at: Seen, { scope, active, target, field, side, hits }: Subject): number[] {
  if (scope === 'field') return snailsOn(at, field).filter((snail) => isOnSide(active, snail, side));
  if (scope === 'burst' || scope === 'two-snails') return hits.filter((snail) => isOnBoard(at, snail));
  if (scope === 'self' || scope === 'snail') return isOnBoard(at, target) ? [target] : [];
  return [];
}
