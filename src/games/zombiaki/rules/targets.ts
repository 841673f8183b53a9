import type { TargetOf } from '../cards/vocabulary.ts';
import { HUMANS, NONE, OUT, ZOMBIES } from '../components.ts';
import type { Book, BookCard } from '../table/book.ts';
import type { ZombiakiOwnWhy } from '../table/refusals.ts';
import type { Seen } from '../table/state.ts';
import { type Move, whyNotEntered, whyNotMerged, whyNotMoved } from './moves.ts';
import { creatureOn, isDogs, isTaken, isZombieOn, objectOn, thingOn } from './position.ts';
import { nameOf } from './tell.ts';
import { idOf } from './zones.ts';

/** The side that is not this one. */
export const opponentOf = (side: number): number => (side === ZOMBIES ? HUMANS : ZOMBIES);

/** The name of a field, or of what is beyond the barricade. */
export const outOrName = (field: number): string => (field === NONE ? OUT : nameOf(field));

/**
 * Why the card cannot be played on this field: no zombie stands there, or not such a one.
 *
 * @rule ZOM-15.9 A shield cannot be given to dogs.
 * @rule ZOM-17.5 Nothing that is played on a zombie can name dogs.
 */
export function whyNotZombie(
  book: Book,
  at: Seen,
  field: number,
  which: TargetOf<'zombie'>['which'],
): ZombiakiOwnWhy | undefined {
  const facts = { field: nameOf(field) };
  if (!isZombieOn(book, at, field)) return { code: 'zombie/none', rule: 'ZOM-17.5', facts };
  const { shield, boss } = creatureOn(at, field);
  if (which === 'unshielded' && shield !== NONE) return { code: 'zombie/shielded', rule: 'ZOM-15.2', facts };
  return which === 'no-boss' && boss !== NONE ? { code: 'zombie/boss', rule: 'ZOM-15.30', facts } : undefined;
}

/**
 * Why the creature on this field is not one that the card moves.
 *
 * @rule ZOM-6.10 A card affects dogs only where its own text names dogs, or names everything on a field, or a target in general.
 */
export function whyNotThisOne(
  book: Book,
  at: Seen,
  field: number,
  who: TargetOf<'move'>['who'],
): ZombiakiOwnWhy | undefined {
  const facts = { field: nameOf(field) };
  if (!isTaken(at, field)) return { code: 'move/nobody', rule: 'ZOM-5.8', facts };
  if (isDogs(book, creatureOn(at, field))) {
    if (who !== 'creature') return { code: 'move/dogs', rule: 'ZOM-17.5', facts };
    // ZOM-18.35: Blood can move dogs.
    return book.options.bloodAffectsDogs ? undefined : { code: 'move/dogs', rule: 'ZOM-18.35', facts };
  }
  if (who !== 'shielded' || creatureOn(at, field).shield !== NONE) return undefined;
  // ZOM-17.30: Bite can be played if a zombie with a human shield is on the board.
  return { code: 'bite/no-shield', rule: 'ZOM-17.30', facts };
}

/** Why a creature cannot go where the card moves it to, by what is to be there. */
export const whyNotMovedOnto: {
  readonly [Onto in TargetOf<'move'>['onto']]: (
    book: Book,
    at: Seen,
    card: BookCard,
    move: Move,
  ) => ZombiakiOwnWhy | undefined;
} = {
  free: (book, at, { side }, move) => whyNotMoved(book, at, move, side),

  zombie(book, at, _card, move) {
    const { to } = move;
    // ZOM-17.14: Mass moves one zombie to an adjacent field that holds another zombie.
    if (to === NONE || !isZombieOn(book, at, to)) {
      return { code: 'mass/no-zombie', rule: 'ZOM-17.14', facts: { field: outOrName(to) } };
    }
    return whyNotMerged(book, at, move);
  },

  // ZOM-17.34: a field is blocked for Bite if it holds a creature, a wall higher than 1 or lies in a barrier's reach.
  open(book, at, { effects }, { to, from }) {
    const rises = effects.find((effect) => effect.op === 'rise');
    const climber = { isDogs: false, strength: rises?.strength ?? 0 };
    if (to !== NONE) return whyNotEntered(book, at, to, { climber, wall: 'ZOM-8.11', taken: 'ZOM-12.3' });
    const facts = { from: nameOf(from), to: OUT, ways: ['back', 'sideways'] as const };
    return { code: 'move/wrong-way', rule: 'ZOM-7.10', facts };
  },
};

/**
 * Why a card cannot clear what is on this field away.
 *
 * @rule ZOM-17.8 Pickaxe destroys one obstacle on the street: a wall, barrel, mine or car.
 * @rule ZOM-17.13 Pickaxe cannot destroy a barrier.
 */
export function whyNotCleared(
  book: Book,
  at: Seen,
  field: number,
  { kinds }: TargetOf<'thing'>,
): ZombiakiOwnWhy | undefined {
  const thing = thingOn(book, at, field);
  if (thing === undefined) return { code: 'object/none', rule: 'ZOM-17.8', facts: { field: nameOf(field) } };
  const isBarrier = thing.kind === 'barrier';
  if (kinds.includes(thing.kind) || (isBarrier && book.options.pickaxeHitsBarrier)) return undefined;
  const facts = { field: nameOf(field), card: idOf(book, objectOn(at, field)), kinds };
  return { code: 'object/kind', rule: isBarrier ? 'ZOM-17.13' : 'ZOM-17.10', facts };
}
