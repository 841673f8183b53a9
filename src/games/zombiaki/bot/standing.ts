import { forwardOf, streetOf } from '../board/street.ts';
import { HUMANS, NONE, ZOMBIES } from '../components.ts';
import { strengthOf } from '../rules/damage.ts';
import { whyImmobile } from '../rules/mobility.ts';
import { creatureOn, isDogs, objectOn, takenFields, traitOn } from '../rules/position.ts';
import { climbingStrength, heightOn } from '../rules/walls.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { Table } from '../table/state.ts';
import { keepWorth } from './cards.ts';

/** What a zombie threatens on each street, from the cemetery on: the barricade is close from street 4. */
const NEARNESS = [0, 1, 1.8, 3.2, 6.5, 15] as const;
/** How much of its threat a zombie has whatever its strength, and how much each point of strength adds. */
const ALIVE = 0.6;
const PER_STRENGTH = 0.25;
/** What a shield is worth in points of strength. */
const SHIELD = 2;
/** What a boss is worth for each of its orders, and what its death costs the others is a risk. */
const ORDER = 0.4;
/** What of its threat is left of a zombie that cannot move until the next human turn. */
const IMMOBILE = 0.45;
/** … that stands before a wall it cannot climb, and before something that would kill it. */
const WALLED = 0.6;
const TRAPPED = 0.55;
/** What dogs are worth: they take bullets and set off mines. */
const DOGS = 0.5;
/** What of its worth a card has while it is held: the hand is filled up anyway, so that what is played costs little. */
const HELD = 0.35;
/** … and while it lies on the street. */
const LYING = 0.6;
/** What the zombies have to threaten so that both sides are equally likely to win, with many cards left to draw. */
const EVEN = 7;
/** How much more that is with few of them left: the last cards are few turns. */
const HURRY = 22;
/** How many points make a side e times as likely to win. */
const SCALE = 6;

/** How likely each side is to win from here. */
export function chancesOf(book: Book, at: Table): readonly [number, number] {
  if (at.winner !== NONE) return at.winner === ZOMBIES ? [1, 0] : [0, 1];
  const zombies = 1 / (1 + Math.exp(-(threatOf(book, at) - needed(at)) / SCALE));
  return [zombies, 1 - zombies];
}

/** How the zombies stand: what they threaten on the street, and what both sides have in hand. */
export function threatOf(book: Book, at: Table): number {
  let sum = HELD * (handWorth(book, at, ZOMBIES) - handWorth(book, at, HUMANS)) - hurdles(book, at);
  for (const field of takenFields(at)) sum += threatOn(book, at, field);
  return sum;
}

/** What the creature on a field threatens. */
function threatOn(book: Book, at: Table, field: number): number {
  const creature = creatureOn(at, field);
  const strength = strengthOf(book, creature);
  if (isDogs(book, creature)) return DOGS * strength;
  const toughness = strength + (creature.shield === NONE ? 0 : SHIELD);
  const threat = (NEARNESS[streetOf(field)] ?? 0) * (ALIVE + PER_STRENGTH * toughness);
  return threat * waysOn(book, at, field, strength) + (creature.boss === NONE ? 0 : ORDER * creature.orders);
}

/** What of its threat is left, by what keeps it from walking now and by what lies between it and the barricade. */
function waysOn(book: Book, at: Table, field: number, strength: number): number {
  let left = whyImmobile(book, at, field) === undefined ? 1 : IMMOBILE;
  for (let ahead = forwardOf(field); ahead !== NONE; ahead = forwardOf(ahead)) {
    if (objectOn(at, ahead) === NONE) continue;
    // A row pushes up a wall that is directly ahead; what will stand behind it farther on is not known.
    const climbing = forwardOf(field) === ahead ? climbingStrength(book, at, field, 'movement') : strength + 1;
    if (heightOn(book, at, ahead) > climbing) left *= WALLED;
    if (isTrap(book, at, ahead, strength)) left *= TRAPPED;
  }
  return left;
}

/** Would whoever comes to a field with this strength die there, or nearly? */
function isTrap(book: Book, at: Table, field: number, strength: number): boolean {
  if (traitOn(book, at, field, 'crushes') !== undefined) return true;
  if ((traitOn(book, at, field, 'swallow')?.depth ?? 0) >= strength) return true;
  const goesOff = traitOn(book, at, field, 'goes-off');
  return goesOff?.by.includes('entered') === true && goesOff.damage + 1 >= strength;
}

/** What lies on the street is in the way of zombies to come. */
function hurdles(book: Book, at: Table): number {
  let sum = 0;
  for (const card of at.objects) if (card !== NONE) sum += keepWorth(cardOf(book, card));
  return LYING * sum;
}

function handWorth(book: Book, at: Table, side: number): number {
  let sum = 0;
  for (const card of at.hands[side] ?? []) sum += keepWorth(cardOf(book, card));
  return sum;
}

function needed({ decks }: Table): number {
  let undrawn = 0;
  for (const count of decks[ZOMBIES]?.rest ?? []) undrawn += count;
  return EVEN + HURRY / (1 + undrawn / 2);
}
