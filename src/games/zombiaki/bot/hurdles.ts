import { forwardOf } from '../board/street.ts';
import { NONE } from '../components.ts';
import { strengthOf } from '../rules/damage.ts';
import { creatureOn, objectOn, traitOn } from '../rules/position.ts';
import { climbingStrength, heightOn } from '../rules/walls.ts';
import type { Book } from '../table/book.ts';
import type { Table } from '../table/state.ts';

/** What a zombie does not get over: a wall that is too high for it, or something that would kill it. */
export type Hurdle = 'wall' | 'trap';

/** What lies between the zombie on a field and the barricade that it does not get over, the nearest first. */
export function hurdlesAhead(book: Book, at: Table, field: number): readonly Hurdle[] {
  const found: Hurdle[] = [];
  const strength = strengthOf(book, creatureOn(at, field));
  for (let ahead = forwardOf(field); ahead !== NONE; ahead = forwardOf(ahead)) {
    if (objectOn(at, ahead) === NONE) continue;
    // A row pushes up a wall that is directly ahead; what will stand behind it farther on is not known.
    const climbing = forwardOf(field) === ahead ? climbingStrength(book, at, field, 'movement') : strength + 1;
    if (heightOn(book, at, ahead) > climbing) found.push('wall');
    if (isTrap(book, at, ahead, strength)) found.push('trap');
  }
  return found;
}

/** Would whoever comes to a field with this strength die there, or nearly? */
function isTrap(book: Book, at: Table, field: number, strength: number): boolean {
  if (traitOn(book, at, field, 'crushes') !== undefined) return true;
  if ((traitOn(book, at, field, 'swallow')?.depth ?? 0) >= strength) return true;
  const goesOff = traitOn(book, at, field, 'goes-off');
  return goesOff?.by.includes('entered') === true && goesOff.damage + 1 >= strength;
}
