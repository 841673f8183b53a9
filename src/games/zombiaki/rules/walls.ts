import { backOf } from '../board/street.ts';
import { NONE } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { Creature, Seen } from '../table/state.ts';
import { strengthOf } from './damage.ts';
import { whyImmobile } from './mobility.ts';
import { creatureOn, isDogs, isSomebody, traitOn } from './position.ts';

type Board = Pick<Seen, 'creatures' | 'objects' | 'inEffect'>;

/** How high the wall on a field is; 0 without one. */
export const heightOn = (book: Book, at: Pick<Seen, 'objects'>, field: number): number =>
  traitOn(book, at, field, 'climb')?.height ?? 0;

/** Who pushes: in the movement step nobody who is held does. */
export type Pushing = 'movement' | 'card';

/**
 * The strength of the row behind a zombie.
 *
 * @rule ZOM-8.3 A row is an unbroken chain of zombie and dogs cards standing one directly behind the other in one lane.
 * @rule ZOM-8.6 Up to the first field that is empty or holds an immobile creature, or, in the movement step, a held zombie.
 * @rule ZOM-8.16 A zombie that has used its card move or is a fresh mass still pushes.
 */
function rowBehind(book: Book, at: Board, field: number, pushing: Pushing): number {
  let strength = 0;
  for (let behind = backOf(field); behind !== NONE; behind = backOf(behind)) {
    const creature = creatureOn(at, behind);
    if (!isSomebody(creature) || whyImmobile(book, at, behind) !== undefined) break;
    if (pushing === 'movement' && creature.held === 1) break;
    strength += pushOf(book, creature);
  }
  return strength;
}

// ZOM-8.7: dogs in the row add their strength, or only keep it together.
function pushOf(book: Book, creature: Creature): number {
  return isDogs(book, creature) && !book.options.dogsCountInRow ? 0 : strengthOf(book, creature);
}

/**
 * The strength with which a zombie climbs a wall in front of it.
 *
 * @rule ZOM-8.4 Its strength plus the strengths of the row behind it.
 */
export const climbingStrength = (book: Book, at: Board, field: number, pushing: Pushing): number =>
  strengthOf(book, creatureOn(at, field)) + rowBehind(book, at, field, pushing);

/**
 * Is there a wall that this creature is too weak for? Dogs are too weak for any.
 *
 * @rule ZOM-8.10 A zombie leaves a wall's field in any direction without a strength test: only where it goes is asked.
 */
export function isTooHigh(book: Book, at: Pick<Seen, 'objects'>, to: number, climber: Climber): boolean {
  const height = heightOn(book, at, to);
  // ZOM-8.9: dogs can never enter a wall's field.
  return height > 0 && (climber.isDogs || climber.strength < height);
}

/** Who comes to a field: dogs or a zombie, and the strength that counts there. */
export interface Climber {
  readonly isDogs: boolean;
  readonly strength: number;
}
