import { entryOf, next } from '../../../kernel/index.ts';
import type { Token } from '../cards/vocabulary.ts';
import { DYNAMITE_DAMAGE, FIRE_DAMAGE, MINE_DAMAGE, NONE } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { dealDamage } from './damage.ts';
import { add, levelOf, neutralSeat, placeOf, snailsOn } from './position.ts';
import { pushSnails } from './push.ts';
import { tell } from './tell.ts';

/** A snail that has come to a field. */
interface Entering {
  readonly snail: number;
  readonly field: number;
}

/** The tokens of a kind, by field. */
const tokensOf = (at: Seen, token: Token): readonly number[] =>
  token === 'fire' ? at.fire : token === 'mine' ? at.mines : at.dynamite;

/** How many tokens of a kind a field holds. */
export const tokensOn = (at: Seen, token: Token, field: number): number => tokensOf(at, token)[field] ?? 0;

/** The fields that hold tokens of a kind. */
export function fieldsWith(at: Seen, token: Token): number[] {
  const tokens = tokensOf(at, token);
  const found: number[] = [];
  for (let field = 0; field < tokens.length; field++) if ((tokens[field] ?? 0) > 0) found.push(field);
  return found;
}

/**
 * Puts tokens on the tile of a field.
 *
 * @rule SNL-10.1 Mine, dynamite and fire cannot be put on water.
 * @rule SNL-10.2 Putting a token triggers nothing.
 */
export function putTokens(
  book: Book,
  draft: Changing,
  { field, token, count }: { readonly field: number; readonly token: Token; readonly count: number },
): void {
  if (levelOf(draft, field) === 0) return;
  add(tokensOf(draft, token) as number[], field, count);
  tell({ type: 'token-put', field: entryOf(book.fields, field), token, count });
}

/**
 * Lets the tokens of a field act on a snail that has come to it.
 *
 * @rule SNL-5.8 Every field entered triggers its fire and mine tokens.
 * @rule SNL-10.8 Fire already under a snail does not burn it; only arriving does.
 * @rule SNL-10.9 When a tile that holds mine and fire is entered, the first player orders them.
 */
export function enterField(draft: Changing, { snail, field }: Entering): void {
  // SNL-7.11: a snail no longer on the field it entered triggers nothing.
  if (placeOf(draft, snail) !== field) return;
  const hasFire = tokensOn(draft, 'fire', field) > 0;
  const hasMine = tokensOn(draft, 'mine', field) > 0;
  if (hasFire && hasMine) {
    next(draft, { ask: 'order-effects', seat: neutralSeat(draft), occasion: 'entered', field, snail });
  } else if (hasFire) burnSnail(draft, { snail, field });
  else if (hasMine) next(draft, { do: 'mine', field });
}

/**
 * Burns a snail that has come to a field on fire.
 *
 * @rule SNL-10.6 It takes 5 per fire token.
 * @rule SNL-5.21 All fire tokens of a field burn as one event.
 */
export function burnSnail(draft: Changing, { snail, field }: Entering): void {
  const tokens = tokensOn(draft, 'fire', field);
  if (tokens > 0 && placeOf(draft, snail) === field) dealDamage(draft, [snail], FIRE_DAMAGE * tokens, 'fire');
}

/**
 * Sets a mine off that a snail has come to, if both are still there.
 *
 * @rule SNL-10.15 Of fire and mine the second acts only if the snail is still there and the token too.
 */
export function treadOnMine(draft: Changing, { snail, field }: Entering): void {
  if (tokensOn(draft, 'mine', field) > 0 && placeOf(draft, snail) === field) next(draft, { do: 'mine', field });
}

/**
 * Explodes one mine.
 *
 * @rule SNL-10.3 Each snail on the tile takes 10, the tile is destroyed, the token is gone.
 * @rule SNL-10.11 A token leaves the board when its explosion starts.
 */
export function explodeMine(book: Book, draft: Changing, field: number): void {
  if (tokensOn(draft, 'mine', field) === 0) return;
  add(draft.mines, field, -1);
  tell({ type: 'exploded', field: entryOf(book.fields, field), token: 'mine' });
  dealDamage(draft, snailsOn(draft, field), MINE_DAMAGE, 'mine');
  // SNL-10.4 + SNL-10.12: on a tile whose destruction has begun it only deals its damage; `destroy-tile` sees to that.
  next(draft, { do: 'destroy-tile', field, drawer: NONE });
}

/**
 * Explodes one dynamite.
 *
 * @rule SNL-10.5 Each snail on the tile takes 15 and is then pushed; the first player decides where.
 * @rule SNL-10.14 Dynamite does not damage its tile.
 */
export function explodeDynamite(book: Book, draft: Changing, field: number): void {
  if (tokensOn(draft, 'dynamite', field) === 0) return;
  add(draft.dynamite, field, -1);
  tell({ type: 'exploded', field: entryOf(book.fields, field), token: 'dynamite' });
  dealDamage(draft, snailsOn(draft, field), DYNAMITE_DAMAGE, 'dynamite');
  pushSnails(draft, { seat: neutralSeat(draft), snails: snailsOn(draft, field), shells: 'immune' });
}

/**
 * Sets off what reacts to damage, one token after the other, until nothing is left that does.
 *
 * @rule SNL-10.9 Several mines or dynamites on one tile explode one after the other; where there are both, the first player
 *   orders them.
 * @rule SNL-10.12 The tokens left are looked at afresh after each explosion.
 */
export function setOff(draft: Changing, field: number): void {
  const hasMine = tokensOn(draft, 'mine', field) > 0;
  const hasDynamite = tokensOn(draft, 'dynamite', field) > 0;
  if (!hasMine && !hasDynamite) return;
  if (hasMine && hasDynamite) {
    next(
      draft,
      { ask: 'order-effects', seat: neutralSeat(draft), occasion: 'set-off', field, snail: NONE },
      { do: 'set-off', field },
    );
  } else next(draft, hasMine ? { do: 'mine', field } : { do: 'dynamite', field }, { do: 'set-off', field });
}

/**
 * The damage that the tokens of a tile would deal to a snail on it if the tile were damaged or destroyed now.
 *
 * @rule SNL-3.25 Counting the tokens on tiles that the action must damage, destroy or bring that snail onto.
 */
export function blastOf(at: Seen, field: number): number {
  return MINE_DAMAGE * tokensOn(at, 'mine', field) + DYNAMITE_DAMAGE * tokensOn(at, 'dynamite', field);
}

/** The damage that the tokens of a tile would deal to a snail that came to it now. */
export function harmOfEntering(at: Seen, field: number): number {
  const blast = tokensOn(at, 'mine', field) > 0 ? blastOf(at, field) : 0;
  return FIRE_DAMAGE * tokensOn(at, 'fire', field) + blast;
}
