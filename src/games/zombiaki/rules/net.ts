import { ADJACENT } from '../board/street.ts';
import type { Book } from '../table/book.ts';
import type { ZombiakiOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { strengthOf } from './damage.ts';
import { change, creatureOn, isDogs, isTaken, takenFields } from './position.ts';
import { nameOf, namesOf, tell } from './tell.ts';

type Board = Pick<Seen, 'creatures'>;

/**
 * Can the creature on a field be netted?
 *
 * @rule ZOM-18.44 Net cannot hold dogs.
 */
const canBeNetted = (book: Book, at: Board, field: number): boolean =>
  isTaken(at, field) && (book.options.netAffectsDogs || !isDogs(book, creatureOn(at, field)));

/**
 * Why a net cannot be thrown over these fields; nothing if it can.
 *
 * @rule ZOM-18.41 Over any number of orthogonally adjoining zombies whose strengths add up to at most 6.
 * @rule ZOM-18.42 The set must be non-empty and connected through orthogonal neighbours within the set.
 */
export function whyNotNetted(
  book: Book,
  at: Board,
  fields: readonly number[],
  most: number,
): ZombiakiOwnWhy | undefined {
  const stranger = fields.find((field) => !canBeNetted(book, at, field));
  if (stranger !== undefined) {
    const facts = { field: nameOf(stranger) };
    if (isTaken(at, stranger)) return { code: 'move/dogs', rule: 'ZOM-18.44', facts };
    return { code: 'zombie/none', rule: 'ZOM-17.5', facts };
  }
  const strength = strengthIn(book, at, fields);
  if (strength > most) return { code: 'net/too-strong', rule: 'ZOM-18.41', facts: { strength, most } };
  return isConnected(fields) ? undefined : { code: 'net/apart', rule: 'ZOM-18.42', facts: { fields: namesOf(fields) } };
}

function strengthIn(book: Book, at: Board, fields: readonly number[]): number {
  let strength = 0;
  for (const field of fields) strength += strengthOf(book, creatureOn(at, field));
  return strength;
}

function isConnected(fields: readonly number[]): boolean {
  const reached = fields.slice(0, 1);
  for (const field of reached) {
    for (const next of ADJACENT[field] ?? []) if (fields.includes(next) && !reached.includes(next)) reached.push(next);
  }
  return reached.length === fields.length;
}

/** All sets of creatures that a net of this strength can be thrown over, each once, sorted. */
export function netsAt(book: Book, at: Board, most: number): number[][] {
  const catchable = takenFields(at).filter((field) => canBeNetted(book, at, field));
  const nets: number[][] = [];
  // Each set is built from its lowest field; a neighbour that was passed over once is not taken in what follows.
  const grow = (set: readonly number[], open: readonly number[], barred: readonly number[], left: number): void => {
    nets.push([...set].sort((one, other) => one - other));
    for (const [index, field] of open.entries()) {
      const weaker = left - strengthOf(book, creatureOn(at, field));
      if (weaker < 0) continue;
      const passed = [...barred, ...open.slice(0, index + 1)];
      const fresh = (ADJACENT[field] ?? []).filter(
        (each) => catchable.includes(each) && !passed.includes(each) && !set.includes(each) && !open.includes(each),
      );
      grow([...set, field], [...open.slice(index + 1), ...fresh], passed, weaker);
    }
  };
  for (const [index, first] of catchable.entries()) {
    const left = most - strengthOf(book, creatureOn(at, first));
    if (left < 0) continue;
    const barred = catchable.slice(0, index + 1);
    const open = (ADJACENT[first] ?? []).filter((each) => catchable.includes(each) && !barred.includes(each));
    grow([first], open, barred, left);
  }
  return nets;
}

/**
 * These creatures do not move until the start of the next human turn.
 *
 * @rule ZOM-15.24 Netted zombies cannot move from the throw until the start of the next human turn.
 * @rule ZOM-18.43 The limit is checked only when the net is thrown.
 */
export function snare(draft: Changing, fields: readonly number[]): void {
  for (const field of fields) change(draft, field, { netted: 1 });
  tell({ type: 'netted', fields: namesOf(fields) });
}
