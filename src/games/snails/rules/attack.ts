import { EVERYONE, entryOf, pick, type Seat } from '../../../kernel/index.ts';
import {
  FACES,
  type Face,
  type Range,
  type Side,
  type Sight,
  type SnailTarget,
  type TwoSnailsTarget,
} from '../cards/vocabulary.ts';
import { DIE } from '../components.ts';
import { type Book, type BookRow, distanceBetween, type Part } from '../table/book.ts';
import type { CannotResolve, SnailsOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
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
  snailsOnBoard,
  terrainOf,
} from './position.ts';

/** A card or basic action that is aimed, and the snail that aims it. */
export interface Aiming {
  readonly snail: number;
  readonly name: string;
}

/** How far something reaches, and whether it has to be seen. */
export interface Reaching {
  readonly range: Range;
  readonly sight: Sight;
}

/**
 * What is wrong with a field as a target, if anything is: said by a word, because most fields that are looked at are out of
 * reach, and nobody asks for the figures.
 *
 * @rule SNL-8.3 Without the ignore-sight symbol, only a target on the same or a lower level may be chosen.
 * @rule SNL-8.4 Range is the hex distance; the card gives minimum and maximum.
 */
export function faultOfField(
  book: Book,
  at: Seen,
  active: number,
  reaching: Reaching,
  field: number,
): FieldFault | undefined {
  return faultOfLine(book, at, placeOf(at, active), reaching, field);
}

/** The same for whoever would stand on `from`. */
export function faultOfLine(
  book: Pick<Book, 'distances'>,
  at: Pick<Seen, 'levels'>,
  from: number,
  { range, sight }: Reaching,
  field: number,
): FieldFault | undefined {
  // SNL-8.1: the steps are target, line of sight, range.
  if (sight === 'needed' && levelOf(at, field) > levelOf(at, from)) return 'target/too-high';
  const distance = distanceBetween(book, from, field);
  return distance >= range[0] && distance <= range[1] ? undefined : 'target/out-of-reach';
}

/** The same, with the figures. */
export function whyNotField(
  book: Book,
  at: Seen,
  { snail, name }: Aiming,
  { range: [least, most] }: Reaching,
  { field, fault }: { readonly field: number; readonly fault: FieldFault },
): SnailsOwnWhy {
  const from = placeOf(at, snail);
  if (fault === 'target/too-high') {
    const facts = { card: name, from: terrainOf(at, from), to: terrainOf(at, field) };
    return { code: fault, rule: 'SNL-8.3', facts };
  }
  const distance = distanceBetween(book, from, field);
  return { code: fault, rule: 'SNL-8.4', facts: { card: name, distance, least, most } };
}

type FieldFault = 'target/too-high' | 'target/out-of-reach';

/** Is this snail on the side that is meant, seen from the active snail? */
export function isOnSide(active: number, snail: number, side: Side): boolean {
  return side === 'any' || (side === 'enemy') === areEnemies(active, snail);
}

/**
 * What is wrong with a snail as a target, if anything is.
 *
 * @rule SNL-8.5 A single-snail attack may target any other snail, enemy or friendly; an attacker never targets itself.
 */
export function faultOfSnail(
  book: Book,
  at: Seen,
  active: number,
  target: SnailTarget | TwoSnailsTarget,
  snail: number,
): SnailFault | undefined {
  if (!isOnBoard(at, snail)) return 'target/off-board';
  if (snail === active && !mayBeItself(target)) return 'target/itself';
  // SNL-16.6: the second of two is another than the first.
  if (target.target === 'two-snails' && at.play.hits.includes(snail)) return 'target/chosen-already';
  if (!isOnSide(active, snail, target.side)) return 'target/other-side';
  // SNL-5.14: a snail in a shell cannot be moved off its field, unless an effect says that it works on shells.
  if (target.shells === 'without' && isInShell(at, snail)) return 'target/in-shell';
  if (target.shells === 'within' && !isInShell(at, snail)) return 'target/no-shell';
  return faultOfField(book, at, active, target, placeOf(at, snail));
}

const mayBeItself = (target: SnailTarget | TwoSnailsTarget): boolean =>
  target.target === 'snail' && target.self === 'allowed';

/** The same, with the figures. */
export function whyNotSnail(
  book: Book,
  at: Seen,
  aiming: Aiming,
  target: SnailTarget | TwoSnailsTarget,
  { snail, fault }: { readonly snail: number; readonly fault: SnailFault },
): SnailsOwnWhy {
  const { name: card } = aiming;
  switch (fault) {
    case 'target/off-board':
      return { code: fault, rule: 'SNL-9.2', facts: { snail } };
    case 'target/itself':
      return { code: fault, rule: 'SNL-8.5', facts: { card } };
    case 'target/chosen-already':
      return { code: fault, rule: 'SNL-16.6', facts: { card, snail } };
    case 'target/other-side':
      return { code: fault, rule: 'SNL-8.2', facts: { card, side: target.side === 'enemy' ? 'enemy' : 'friendly' } };
    case 'target/in-shell':
      return { code: fault, rule: 'SNL-5.14', facts: { card } };
    case 'target/no-shell':
      return { code: fault, rule: 'SNL-8.2', facts: { card } };
    default:
      return whyNotField(book, at, aiming, target, { field: placeOf(at, snail), fault });
  }
}

type SnailFault =
  | FieldFault
  | 'target/off-board'
  | 'target/itself'
  | 'target/chosen-already'
  | 'target/other-side'
  | 'target/in-shell'
  | 'target/no-shell';

/** What is wrong with a player as a target, if anything is: it must be another one with a snail within reach. */
export function faultOfPlayer(
  book: Book,
  at: Seen,
  active: number,
  reaching: Reaching,
  player: Seat,
): PlayerFault | undefined {
  if (player === seatOf(active)) return 'target/own-player';
  if (!isLiving(at, player)) return 'target/no-player';
  const faults = livingSnails(at, player).map((snail) => faultOfField(book, at, active, reaching, placeOf(at, snail)));
  return faults.includes(undefined) ? undefined : faults[0];
}

/** The same, with the figures. */
export function whyNotPlayer(
  book: Book,
  at: Seen,
  aiming: Aiming,
  reaching: Reaching,
  { player, fault }: { readonly player: Seat; readonly fault: PlayerFault },
): SnailsOwnWhy {
  const { name: card } = aiming;
  if (fault === 'target/own-player') return { code: fault, rule: 'SNL-8.2', facts: { card } };
  if (fault === 'target/no-player') return { code: fault, rule: 'SNL-9.8', facts: { card, player } };
  const first = entryOf(livingSnails(at, player), 0);
  return whyNotField(book, at, aiming, reaching, { field: placeOf(at, first), fault });
}

type PlayerFault = FieldFault | 'target/own-player' | 'target/no-player';

/**
 * The snails that a burst hits.
 *
 * @rule SNL-8.15 Every other snail within the range and sight is hit, friendly ones included.
 * @rule SNL-8.18 A burst has a minimum and a maximum range.
 */
export function snailsInBurst(
  book: Book,
  at: Seen,
  active: number,
  burst: Reaching & { readonly side: Side },
): number[] {
  return snailsOnBoard(at).filter(
    (snail) =>
      snail !== active &&
      isOnSide(active, snail, burst.side) &&
      faultOfField(book, at, active, burst, placeOf(at, snail)) === undefined,
  );
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
export const faceOf = (number: number): Face => entryOf(FACES, number);

/**
 * Does a roll meet a row?
 *
 * @rule SNL-8.6 A single symbol is met by any die showing it; two symbols side by side need both dice.
 */
export function isMet({ faces }: Pick<BookRow, 'faces'>, dice: readonly number[]): boolean {
  const [first, second] = faces;
  if (first === undefined) return false;
  if (second === undefined) return dice.includes(first);
  return (dice[0] === first && dice[1] === second) || (dice[0] === second && dice[1] === first);
}

/** The rows of a part that a roll meets, by their numbers. */
export function metRows({ rows }: Part, dice: readonly number[]): number[] {
  const met: number[] = [];
  for (let index = 0; index < rows.length; index++) if (isMet(entryOf(rows, index), dice)) met.push(index);
  return met;
}

/**
 * What the next re-roll would use up; nothing if there is none.
 *
 * @rule SNL-8.9 Aim 1; a commander resolving a red card with dice 1; Amazons 1 once a round. They add up.
 * @rule SNL-8.10 Unconditional ones are used up before the Amazons' once-a-round one.
 * @rule SNL-5.25 Aim is one re-roll for the whole card, however many dice or attacks it has.
 */
export function nextReRoll(book: Book, at: Seen): 'aim' | 'commander' | 'eagle-eye' | undefined {
  // SNL-14.9 + SNL-16.1: a purple card is not a red card: no re-rolls.
  if (partOf(book, at).colour !== 'red') return undefined;
  const { reRolls, seat } = at.play;
  if (reRolls[0] > 0) return 'aim';
  if (reRolls[1] > 0) return 'commander';
  // SNL-11.1: Amazons re-roll 1 die as with Aim, once a round.
  return hasAbility(at, seat, 'eagle-eye') && at.used[seat] === 0 ? 'eagle-eye' : undefined;
}

/**
 * Has a player Berserker Rage that is not used yet?
 *
 * @rule SNL-11.2 Barbarians deal +5. Once a round.
 */
export function hasRage(at: Pick<Seen, 'factions' | 'used'>, seat: Seat): boolean {
  return at.used[seat] === 0 && hasAbility(at, seat, 'berserker-rage');
}

/** @rule SNL-11.4 Gunslingers may draw 1 arsenal card after an attack that hurts, once a round. */
export function mayDrawBonus(at: Pick<Seen, 'factions' | 'used'>, seat: Seat): boolean {
  return at.used[seat] === 0 && hasAbility(at, seat, 'gunslingers');
}

/** The part of a card that is being resolved. */
export const partOf = (book: Book, at: Seen): Part => entryOf(book.parts, at.play.part);
