import { AROUND, backOf, LANE_FIELDS, laneOf, streetOf } from '../board/street.ts';
import type { Condition } from '../cards/vocabulary.ts';
import { NONE, STREETS } from '../components.ts';
import { type Book, type BookCard, cardOf } from '../table/book.ts';
import type { CannotEnter, CannotLay } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { whyNotEntered } from './moves.ts';
import { fireOn, isTaken, isZombieOn, NOBODY, objectOn, put, zombieFields } from './position.ts';
import { nameOf, tell } from './tell.ts';
import { idOf, takeFromEffect, toDiscards } from './zones.ts';

/** What a card that is played on a field asks of it. */
type Asking = (book: Book, at: Seen, card: BookCard, field: number) => CannotEnter | CannotLay | undefined;

/** Why a card cannot be played on a field; nothing if it can. */
export function whyNotThere(
  book: Book,
  at: Seen,
  { card, where, field }: { readonly card: BookCard; readonly where: readonly Condition[]; readonly field: number },
): CannotEnter | CannotLay | undefined {
  for (const condition of where) {
    const why = CONDITIONS[condition](book, at, card, field);
    if (why !== undefined) return why;
  }
  return undefined;
}

const CONDITIONS: { readonly [Each in Condition]: Asking } = {
  // ZOM-5.9: a card played on any field may be played even if it will affect nothing.
  any: () => undefined,
  free: (book, at, _card, field) => whyNotFree(book, at, field),
  open: (book, at, card, field) => whyNotOpen(book, at, card, field),
  'street-1': (_book, _at, { id }, field) =>
    streetOf(field) === 1 ? undefined : wrongStreet(id, field, { rule: 'ZOM-17.1', wanted: 'street-1' }),
  'street-5': (_book, _at, { id }, field) =>
    streetOf(field) === STREETS ? undefined : wrongStreet(id, field, { rule: 'ZOM-12.5', wanted: 'street-5' }),
  'not-street-5': (_book, _at, { id }, field) =>
    streetOf(field) < STREETS ? undefined : wrongStreet(id, field, { rule: 'ZOM-12.29', wanted: 'not-street-5' }),
  'clear-way': (_book, at, _card, field) => whyNoWay(at, field),
  'not-before-creature': (_book, at, _card, field) => whyBeforeCreature(at, field),
  'away-from-zombies': (book, at, _card, field) => whyNearZombie(book, at, field),
  'not-behind-zombies': (book, at, _card, field) => whyBehindZombie(book, at, field),
};

type WrongStreet = Extract<CannotLay, { readonly code: 'field/wrong-street' }>;

function wrongStreet(
  card: string,
  field: number,
  { rule, wanted }: { readonly rule: WrongStreet['rule']; readonly wanted: WrongStreet['facts']['wanted'] },
): WrongStreet {
  return { code: 'field/wrong-street', rule, facts: { card, street: streetOf(field), wanted } };
}

/**
 * Why a field is not free for a human card.
 *
 * @rule ZOM-12.2 A free field for a human card is a field with no creature, no object and no fire.
 * @rule ZOM-12.1 A field holds at most one object.
 */
function whyNotFree(book: Book, at: Seen, field: number): CannotLay | undefined {
  const name = nameOf(field);
  if (isTaken(at, field)) return { code: 'field/creature', rule: 'ZOM-12.2', facts: { field: name } };
  const object = objectOn(at, field);
  if (object !== NONE)
    return { code: 'field/object', rule: 'ZOM-12.1', facts: { field: name, card: idOf(book, object) } };
  return fireOn(at, field) === NONE ? undefined : { code: 'field/fire', rule: 'ZOM-12.2', facts: { field: name } };
}

/**
 * Why a creature cannot be put on a field.
 *
 * @rule ZOM-12.3 A free field for putting a zombie or dogs on the board is one with no creature and not blocked by a barrier.
 * @rule ZOM-12.4 Zombies and dogs may be put on a street-1 field that holds a pit, mine, barrel or car.
 * @rule ZOM-8.11 Putting a zombie onto a wall needs its own strength, and dogs cannot be put there.
 * @rule ZOM-15.27 Freeze and Net do not stop it: nobody moves.
 */
function whyNotOpen(book: Book, at: Seen, { body }: BookCard, field: number): CannotEnter | undefined {
  const climber = { isDogs: body?.body === 'dogs', strength: body?.strength ?? 0 };
  const why = whyNotEntered(book, at, field, { climber, wall: 'ZOM-8.11', taken: 'ZOM-12.3' });
  if (why !== undefined || book.options.placeOnObjects || objectOn(at, field) === NONE) return why;
  return { code: 'enter/object', rule: 'ZOM-12.4', facts: { field: nameOf(field) } };
}

/**
 * Why there is no free way to a field from the barricade.
 *
 * @rule ZOM-12.25 A car may be placed on any field to which there is a free way in its lane.
 * @rule ZOM-12.26 Every field of the lane from street 5 down to the chosen one holds no creature and no object.
 */
function whyNoWay(at: Seen, field: number): CannotLay | undefined {
  for (const each of LANE_FIELDS[laneOf(field)] ?? []) {
    if (each > field) break;
    if (!isTaken(at, each) && objectOn(at, each) === NONE) continue;
    return { code: 'field/no-way', rule: 'ZOM-12.26', facts: { field: nameOf(field), blocked: nameOf(each) } };
  }
  return undefined;
}

/**
 * Why a field is directly in front of a creature.
 *
 * @rule ZOM-12.21 A mine may not be laid on a field directly in front of a zombie or dogs card.
 * @rule ZOM-12.23 Directly in front is the field one street further in the same lane.
 */
function whyBeforeCreature(at: Seen, field: number): CannotLay | undefined {
  const behind = backOf(field);
  if (behind === NONE || !isTaken(at, behind)) return undefined;
  const facts = { field: nameOf(field), creature: nameOf(behind) };
  return { code: 'field/before-creature', rule: 'ZOM-12.21', facts };
}

/**
 * Why a field is too near to a zombie.
 *
 * @rule ZOM-12.30 A wall may not be placed if a zombie stands on any field touching it in front, at the side or diagonally.
 * @rule ZOM-12.32 Dogs do not restrict wall building except by standing on the field itself.
 */
function whyNearZombie(book: Book, at: Seen, field: number): CannotLay | undefined {
  const near = (AROUND[field] ?? []).find((each) => isZombieOn(book, at, each));
  if (near === undefined) return undefined;
  return { code: 'field/near-zombie', rule: 'ZOM-12.30', facts: { field: nameOf(field), zombie: nameOf(near) } };
}

/**
 * Why a field is behind a zombie.
 *
 * @rule ZOM-12.31 A wall may not be placed on a street with a lower number than the street of some zombie.
 */
function whyBehindZombie(book: Book, at: Seen, field: number): CannotLay | undefined {
  const further = zombieFields(book, at).find((each) => streetOf(each) > streetOf(field));
  if (further === undefined) return undefined;
  return { code: 'field/behind-zombie', rule: 'ZOM-12.31', facts: { field: nameOf(field), zombie: nameOf(further) } };
}

/**
 * A card that is on its way to the board becomes a creature.
 *
 * @rule ZOM-7.6 Being put on the board is not a move, so a zombie may use its card move in the turn it was placed.
 */
export function arrive(book: Book, draft: Changing, card: number, field: number): void {
  takeFromEffect(draft, card);
  put(draft, field, { ...NOBODY, cards: [card] });
  tell({ type: 'arrived', field: nameOf(field), card: idOf(book, card) });
}

/**
 * A card that is on its way to the board becomes an object.
 *
 * @rule ZOM-18.48 Placing an object triggers nothing by itself.
 */
export function lay(book: Book, draft: Changing, card: number, field: number): void {
  takeFromEffect(draft, card);
  draft.objects[field] = card;
  tell({ type: 'laid', field: nameOf(field), card: idOf(book, card) });
}

/**
 * A card that is on its way to the board burns on a field.
 *
 * @rule ZOM-18.51 Napalm is played on any field, which burns until the start of the next human turn.
 * @rule ZOM-18.58 A second Napalm there deals its damage and its card is discarded at once.
 */
export function ignite(book: Book, draft: Changing, card: number, field: number): void {
  takeFromEffect(draft, card);
  const isBurning = fireOn(draft, field) !== NONE;
  if (isBurning) toDiscards(draft, card);
  else draft.fires[field] = card;
  tell({ type: isBurning ? 'burns-already' : 'ignited', field: nameOf(field), card: idOf(book, card) });
}

/**
 * Does what lies here go away at the start of the next human turn?
 *
 * @rule ZOM-5.5 A permanent card stays on the board until something removes it.
 * @rule ZOM-5.6 A timed card is removed from the board when its time is over.
 */
export const isTimed = (book: Book, card: number): boolean => card !== NONE && cardOf(book, card).lasts === 'turn';
