import { streetOf } from '../board/street.ts';
import { NONE } from '../components.ts';
import { strengthOf } from '../rules/damage.ts';
import { whyImmobile } from '../rules/mobility.ts';
import { creatureOn, isDogs, takenFields } from '../rules/position.ts';
import type { Book } from '../table/book.ts';
import type { Table } from '../table/state.ts';
import { handWorths, worthOfAll } from './cards.ts';
import { type Hurdle, hurdlesAhead } from './hurdles.ts';

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
/** … that comes to a wall it cannot climb, or to something that would kill it. */
const HURDLED: Readonly<Record<Hurdle, number>> = { wall: 0.6, trap: 0.55 };
/** What dogs are worth: they take bullets and set off mines. */
const DOGS = 0.5;
/** What of its worth a card has while it is held: the hand is filled up anyway, so that what is played costs little. */
const HELD = 0.35;
/** … and while it lies on the street, in the way of zombies to come. */
const LYING = 0.6;

/** How the zombies stand: what they threaten on the street, and what both sides have in hand. */
export function threatOf(book: Book, at: Table): number {
  const [zombies, humans] = handWorths(book, at);
  let sum = HELD * (zombies - humans) - LYING * worthOfAll(book, at.objects);
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
  return threat * waysOn(book, at, field) + (creature.boss === NONE ? 0 : ORDER * creature.orders);
}

/** What of its threat is left, by what keeps it from walking now and by what lies between it and the barricade. */
function waysOn(book: Book, at: Table, field: number): number {
  let left = whyImmobile(book, at, field) === undefined ? 1 : IMMOBILE;
  for (const hurdle of hurdlesAhead(book, at, field)) left *= HURDLED[hurdle];
  return left;
}
