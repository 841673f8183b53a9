import { next } from '../../../kernel/index.ts';
import { backOf } from '../board/street.ts';
import { NONE } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { MoveReason, StayReason } from '../table/events.ts';
import type { Changing, Seen } from '../table/state.ts';
import { strengthOf } from './damage.ts';
import { entries } from './effect.ts';
import { isBarred, whyImmobile } from './mobility.ts';
import { relocate } from './moves.ts';
import { creatureOn, isDogs, isTaken } from './position.ts';
import { nameOf, tell } from './tell.ts';
import { isTooHigh } from './walls.ts';

/**
 * Why a creature does not retreat, where these behind it do.
 *
 * @rule ZOM-10.2 A retreat is impossible if the field behind holds a creature.
 * @rule ZOM-10.3 No creature retreats off the board from street 1.
 * @rule ZOM-10.4 A zombie cannot retreat onto a wall higher than its strength.
 * @rule ZOM-10.5 Net, Barrier and Freeze can prevent a retreat.
 * @rule ZOM-10.6 Dogs cannot retreat onto a wall.
 * @rule ZOM-10.9 A row never helps a retreat onto a wall.
 */
function whyNotRetreated(book: Book, at: Seen, field: number, movers: readonly number[]): StayReason | undefined {
  const behind = backOf(field);
  if (behind === NONE) return 'edge';
  const immobile = whyImmobile(book, at, field);
  if (immobile !== undefined) return immobile;
  if (isTaken(at, behind) && !movers.includes(behind)) return 'blocked';
  if (isBarred(book, at, behind)) return 'barred';
  const creature = creatureOn(at, field);
  const climber = { isDogs: isDogs(book, creature), strength: strengthOf(book, creature) };
  return isTooHigh(book, at, behind, climber) ? 'wall' : undefined;
}

/**
 * The creatures on these fields go one field back, all at once, if they can; the entry effects follow.
 *
 * @rule ZOM-10.1 Retreating moves a creature one field back.
 * @rule ZOM-10.7 A creature that cannot retreat simply stays.
 * @rule ZOM-10.8 Creatures are tested from street 1 upwards, all movers are relocated, then entry effects follow.
 */
export function retreatAll(book: Book, draft: Changing, fields: readonly number[], how: MoveReason): void {
  const movers: number[] = [];
  const upwards = [...fields].sort((one, other) => other - one);
  for (const field of upwards) {
    const why = whyNotRetreated(book, draft, field, movers);
    if (why === undefined) movers.push(field);
    else tell({ type: 'stayed', field: nameOf(field), how, why });
  }
  for (const from of movers) relocate(draft, { from, to: backOf(from), how, marked: 'none' });
  next(draft, ...entries(movers.map(backOf)));
}
