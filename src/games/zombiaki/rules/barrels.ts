import { backOf, LANE_FIELDS } from '../board/street.ts';
import { NONE } from '../components.ts';
import { type Book, type TraitOf, traitOf } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { crush } from './damage.ts';
import { goesOffBy, setOff } from './explosions.ts';
import { isTaken, objectOn, thingOn, traitOn } from './position.ts';
import { nameOf, tell } from './tell.ts';
import { idOf, removeObject } from './zones.ts';

/**
 * The fields of all barrels, in the order in which they roll.
 *
 * @rule ZOM-12.7 Barrels roll in lane order a, b, c and within a lane from street 1 upwards.
 */
export function rollersAt(book: Book, at: Pick<Seen, 'objects'>): number[] {
  const upwards = LANE_FIELDS.flatMap((fields) => [...fields].reverse());
  return upwards.filter((field) => traitOn(book, at, field, 'rolls') !== undefined);
}

/**
 * A barrel rolls one field towards street 1.
 *
 * @rule ZOM-12.6 At the start of each human turn every barrel on the board rolls one field, towards street 1.
 * @rule ZOM-1.10 For a barrel forward is street −1, away from the barricade.
 * @rule ZOM-12.8 A barrel on street 1 rolls off the board and is discarded.
 * @rule ZOM-12.43 A barrier does not stop barrels.
 * @rule ZOM-18.57 Barrels roll through fire unharmed.
 */
export function roll(book: Book, draft: Changing, from: number): void {
  const to = backOf(from);
  if (to === NONE) removeObject(book, draft, from, 'rolled-off');
  else if (objectOn(draft, to) !== NONE) rollInto(book, draft, from, to);
  // ZOM-12.9: a barrel reaching a creature kills it and is removed.
  else if (isTaken(draft, to)) rollOver(book, draft, from, to);
  else rollOn(book, draft, from, to);
}

function rollOn(book: Book, draft: Changing, from: number, to: number): void {
  const card = objectOn(draft, from);
  draft.objects[from] = NONE;
  draft.objects[to] = card;
  tell({ type: 'rolled', card: idOf(book, card), from: nameOf(from), to: nameOf(to) });
}

function rollOver(book: Book, draft: Changing, from: number, to: number): void {
  removeObject(book, draft, from, 'spent');
  crush(book, draft, to);
}

/** A barrel meets what lies on the next field. */
function rollInto(book: Book, draft: Changing, from: number, to: number): void {
  const pit: TraitOf<'swallow'> | undefined = traitOf(thingOn(book, draft, to), 'swallow');
  // ZOM-12.13: if a creature stands on that pit, the barrel kills the creature and is removed, and the pit stays.
  if (pit !== undefined && isTaken(draft, to)) rollOver(book, draft, from, to);
  else if (pit !== undefined) {
    // ZOM-12.12: a barrel rolling into a pit falls in: both are removed.
    removeObject(book, draft, from, 'fallen-in');
    removeObject(book, draft, to, 'filled');
  } else {
    const isMine = goesOffBy(book, draft, to, ['entered']) !== undefined;
    // ZOM-12.10: a barrel rolling into a wall or a car is removed. ZOM-8.12: it breaks on a wall.
    // ZOM-12.11: those and any creature there are unaffected.
    removeObject(book, draft, from, isMine ? 'spent' : 'broken');
    // ZOM-12.14: a barrel rolling onto a mine sets it off.
    if (isMine) setOff(book, draft, [to], ['entered']);
  }
}
