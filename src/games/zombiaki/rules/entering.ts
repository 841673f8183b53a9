import { NONE } from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { Changing } from '../table/state.ts';
import { crush, dealDamage, die, loseShield, strengthOf } from './damage.ts';
import { setOff } from './explosions.ts';
import { creatureOn, fieldsWhere, fireOn, isTaken, objectOn, thingOn, traitOn } from './position.ts';
import { removeObject } from './zones.ts';

/**
 * A creature has come to a field, by whatever rule or card: what burns or lies there acts on it.
 *
 * @rule ZOM-11.1 A creature enters a field whenever it is moved there by any rule or card, or is placed there.
 * @rule ZOM-9.13 An entry effect is skipped if that creature has meanwhile died or left the field.
 * @rule ZOM-11.11 The fire is resolved first and the object second, the second only if the creature is still alive and there.
 */
export function enterField(book: Book, draft: Changing, field: number): void {
  const fire = fireOn(draft, field);
  // ZOM-18.53: a creature that enters a burning field takes 1 damage.
  if (fire !== NONE) dealDamage(book, draft, [{ field, amount: cardOf(book, fire).heat }], 'fire');
  const object = objectOn(draft, field);
  // ZOM-11.9: what has none of these traits, as a car, has no effect by itself.
  for (const { trait } of thingOn(book, draft, field)?.traits ?? []) {
    // What one trait has removed has no other.
    if (!isTaken(draft, field) || objectOn(draft, field) !== object) return;
    if (trait === 'crushes') meetRoller(book, draft, field);
    else if (trait === 'swallow') fallIn(book, draft, field);
    // ZOM-11.8: a creature that moves onto a mine sets it off.
    else if (trait === 'goes-off') setOff(book, draft, [field], ['entered']);
  }
}

// ZOM-11.2: a creature that shares a field with a barrel is killed and the barrel is removed, whichever of them moved.
function meetRoller(book: Book, draft: Changing, field: number): void {
  removeObject(book, draft, field, 'spent');
  crush(book, draft, field);
}

/**
 * The creature on a pit falls in, if it is not stronger than the pit is deep.
 *
 * @rule ZOM-11.3 A creature whose strength is at most a pit's depth dies, and the pit is filled and removed.
 * @rule ZOM-11.4 A stronger creature crosses the pit unharmed and the pit stays.
 * @rule ZOM-11.5 A zombie with a human shield always uses the shield to fill the pit.
 * @rule ZOM-11.6 Also when the zombie is stronger than the pit is deep.
 */
function fallIn(book: Book, draft: Changing, field: number): void {
  const creature = creatureOn(draft, field);
  if (creature.shield !== NONE) {
    loseShield(book, draft, field, 'pit');
    removeObject(book, draft, field, 'filled');
  } else if (isSwallowed(book, draft, field)) {
    die(book, draft, field, 'swallowed');
    removeObject(book, draft, field, 'filled');
  }
}

/** Is the creature on this field no stronger than the pit there is deep? */
export function isSwallowed(
  book: Book,
  at: Parameters<typeof traitOn>[1] & Parameters<typeof creatureOn>[0],
  field: number,
): boolean {
  const pit = traitOn(book, at, field, 'swallow');
  return pit !== undefined && isTaken(at, field) && strengthOf(book, creatureOn(at, field)) <= pit.depth;
}

/**
 * Lets creatures that were wounded on pits fall in, all at once, where the option `pitCatchesWounded` says so.
 *
 * @rule ZOM-11.7 A creature standing on a pit whose strength falls to the depth or below stays there; with the option it dies.
 */
export function fallIntoPits(book: Book, draft: Changing): void {
  if (!book.options.pitCatchesWounded) return;
  for (const field of fieldsWhere((each) => isSwallowed(book, draft, each))) fallIn(book, draft, field);
}
