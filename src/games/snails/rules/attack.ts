import { EVERYONE, pick, type Seat } from '../../../kernel/index.ts';
import { type Book, type BookRow, entryOf, type Part } from '../book.ts';
import type { CannotResolve, SnailsOwnWhy } from '../refusals.ts';
import type { Changing, Seen } from '../state.ts';
import { FACES, type Face, type Range, type Side, type Sight, type SnailTarget } from '../vocabulary.ts';
import {
  areEnemies,
  hasAbility,
  isInShell,
  isLiving,
  isOnBoard,
  isOnWater,
  levelOf,
  livingSnails,
  placeOf,
  seatOf,
  terrainOf,
} from './position.ts';

/** The faces of an attack die by their weights: splat, hit, crit. */
const DIE = [3, 2, 1] as const;

/** A card or basic action that is aimed, and the snail that aims it. */
export interface Aiming {
  readonly snail: number;
  readonly name: string;
}

interface Reaching {
  readonly range: Range;
  readonly sight: Sight;
}

/**
 * Why a field is out of reach.
 *
 * @rule SNL-8.3 Without the ignore-sight symbol, only a target on the same or a lower level may be chosen.
 * @rule SNL-8.4 Range is the hex distance; the card gives minimum and maximum.
 */
export function whyOutOfReach(
  book: Book,
  at: Seen,
  { snail, name }: Aiming,
  { range, sight }: Reaching,
  field: number,
): SnailsOwnWhy | undefined {
  const from = placeOf(at, snail);
  // SNL-8.1: the steps are target, line of sight, range.
  if (sight === 'needed' && levelOf(at, field) > levelOf(at, from)) {
    const facts = { card: name, from: terrainOf(at, from), to: terrainOf(at, field) };
    return { code: 'target/too-high', rule: 'SNL-8.3', facts };
  }
  const distance = book.distances[from]?.[field] ?? 0;
  const [least, most] = range;
  if (distance >= least && distance <= most) return undefined;
  return { code: 'target/out-of-reach', rule: 'SNL-8.4', facts: { card: name, distance, least, most } };
}

/** Is this snail on the side that is meant, seen from the active snail? */
export function isOnSide(active: number, snail: number, side: Side): boolean {
  return side === 'any' || (side === 'enemy') === areEnemies(active, snail);
}

/**
 * Why a snail cannot be the target.
 *
 * @rule SNL-8.5 A single-snail attack may target any other snail, enemy or friendly; an attacker never targets itself.
 */
export function whyNotSnail(
  book: Book,
  at: Seen,
  aiming: Aiming,
  target: SnailTarget,
  snail: number,
): SnailsOwnWhy | undefined {
  const { snail: active, name } = aiming;
  if (!isOnBoard(at, snail)) return { code: 'target/off-board', rule: 'SNL-9.2', facts: { snail } };
  if (snail === active && target.self === 'never') {
    return { code: 'target/itself', rule: 'SNL-8.5', facts: { card: name } };
  }
  if (target.side !== 'any' && !isOnSide(active, snail, target.side)) {
    return { code: 'target/other-side', rule: 'SNL-8.2', facts: { card: name, side: target.side } };
  }
  // SNL-5.14: a snail in a shell cannot be moved off its field, unless an effect says that it works on shells.
  if (target.shells === 'without' && isInShell(at, snail)) {
    return { code: 'target/in-shell', rule: 'SNL-5.14', facts: { card: name } };
  }
  if (target.shells === 'within' && !isInShell(at, snail)) {
    return { code: 'target/no-shell', rule: 'SNL-8.2', facts: { card: name } };
  }
  return whyOutOfReach(book, at, aiming, target, placeOf(at, snail));
}

/** Why a player cannot be the target: it must be another one with a snail within reach. */
export function whyNotPlayer(
  book: Book,
  at: Seen,
  aiming: Aiming,
  reaching: Reaching,
  player: Seat,
): SnailsOwnWhy | undefined {
  const { name: card } = aiming;
  if (player === seatOf(aiming.snail)) return { code: 'target/own-player', rule: 'SNL-8.2', facts: { card } };
  if (!isLiving(at, player)) return { code: 'target/no-player', rule: 'SNL-9.8', facts: { card, player } };
  const reasons = livingSnails(at, player).map((snail) =>
    whyOutOfReach(book, at, aiming, reaching, placeOf(at, snail)),
  );
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/**
 * The snails that a burst hits.
 *
 * @rule SNL-8.15 Every other snail within the range and sight is hit, friendly ones included.
 * @rule SNL-8.18 A burst has a minimum and a maximum range.
 */
export function snailsInBurst(
  book: Book,
  at: Seen,
  aiming: Aiming,
  burst: Reaching & { readonly side: Side },
): number[] {
  const hit: number[] = [];
  for (let snail = 0; snail < at.places.length; snail++) {
    if (snail === aiming.snail || !isOnBoard(at, snail) || !isOnSide(aiming.snail, snail, burst.side)) continue;
    if (whyOutOfReach(book, at, aiming, burst, placeOf(at, snail)) === undefined) hit.push(snail);
  }
  return hit;
}

/**
 * Why a part cannot be resolved where the snail is.
 *
 * @rule SNL-3.22 An action that is not allowed on water is not resolved by a snail on water.
 * @rule SNL-11.6 On water Pirates may resolve red action cards and Aim.
 */
export function whyNotOnWater(at: Seen, snail: number, { name, onWater }: Part): CannotResolve | undefined {
  if (onWater === 'works' || !isOnWater(at, snail)) return undefined;
  if (onWater === 'with-ships' && hasAbility(at, seatOf(snail), 'ships')) return undefined;
  return { code: 'resolve/on-water', rule: 'SNL-3.22', facts: { card: name } };
}

/** Rolls one attack die for everybody to see: the number of a face. */
export function rollDie(draft: Changing): number {
  return pick(draft, 'dice', DIE, EVERYONE);
}

/** A face by its number. */
export const faceOf = (number: number): Face => FACES[number] ?? 'splat';

/**
 * Does a roll meet a row?
 *
 * @rule SNL-8.6 A single symbol is met by any die showing it; two symbols side by side need both dice.
 */
export function isMet({ faces }: BookRow, dice: readonly number[]): boolean {
  const [first, second] = faces;
  if (first === undefined) return false;
  if (second === undefined) return dice.includes(first);
  return (dice[0] === first && dice[1] === second) || (dice[0] === second && dice[1] === first);
}

/** The rows of a part that a roll meets, by their numbers. */
export function metRows({ rows }: Part, dice: readonly number[]): number[] {
  return rows.flatMap((row, index) => (isMet(row, dice) ? [index] : []));
}

/**
 * What the next re-roll would use up; nothing if there is none.
 *
 * @rule SNL-8.9 Aim 1; a commander resolving a red card with dice 1; Amazons 1 once a round. They add up.
 * @rule SNL-8.10 Unconditional ones are used up before the Amazons' once-a-round one.
 */
export function nextReRoll(at: Seen): 'aim' | 'commander' | 'eagle-eye' | undefined {
  const { reRolls, seat } = at.play;
  if (reRolls[0] > 0) return 'aim';
  if (reRolls[1] > 0) return 'commander';
  // SNL-11.1: Amazons re-roll 1 die as with Aim, once a round.
  return hasAbility(at, seat, 'eagle-eye') && at.used[seat] === 0 ? 'eagle-eye' : undefined;
}

/** The part of a card that is being resolved. */
export const partOf = (book: Book, at: Seen): Part => entryOf(book.parts, at.play.part);
