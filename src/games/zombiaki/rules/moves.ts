import { backOf, forwardOf, SIDEWAYS } from '../board/street.ts';
import type { Way } from '../cards/vocabulary.ts';
import { HUMANS, NONE, ZOMBIES } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { MoveReason } from '../table/events.ts';
import type { CannotEnter, CannotMove } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { strengthOf } from './damage.ts';
import { type Immobile, isBarred, whyImmobile } from './mobility.ts';
import { creatureOn, isDogs, isTaken, NOBODY, put } from './position.ts';
import { nameOf, tell } from './tell.ts';
import { type Climber, climbingStrength, heightOn, isTooHigh } from './walls.ts';

type Board = Pick<Seen, 'creatures' | 'objects' | 'inEffect'>;

/** A move of a creature by one field; `to` is -1 beyond street 5. */
export interface Move {
  readonly from: number;
  readonly to: number;
}

/** The fields that a way leads to, -1 beyond the board among them: forward from street 5, and never else. */
export function fieldsThere(from: number, way: Way): readonly number[] {
  if (way === 'forward') return [forwardOf(from)];
  if (way === 'sideways') return SIDEWAYS[from] ?? [];
  const back = backOf(from);
  // ZOM-7.11: no creature may leave the board sideways or beyond street 1.
  return back === NONE ? [] : [back];
}

/** The way that leads from one field to another; nothing if none of the three does. */
export function wayFrom({ from, to }: Move): Way | undefined {
  if (to === forwardOf(from)) return 'forward';
  if (to !== NONE && to === backOf(from)) return 'back';
  return SIDEWAYS[from]?.includes(to) ? 'sideways' : undefined;
}

/** The rules by which a wall is too high: in general, without a row, for somebody who is put there. */
type WallRule = Extract<CannotEnter, { readonly code: 'enter/wall' }>['rule'];

/** Who comes to a field, and the rules that speak of it. */
export interface Coming {
  readonly climber: Climber;
  readonly wall: WallRule;
  readonly taken: 'ZOM-7.1' | 'ZOM-12.3';
}

/**
 * Why nobody like this can come to a field, by moving or by being put there; nothing if they can.
 *
 * @rule ZOM-6.8 A field holds at most one creature.
 * @rule ZOM-7.8 No creature may enter a field in the reach of a barrier, by moving or by being placed.
 * @rule ZOM-12.38 A barrier prevents entering its lane.
 * @rule ZOM-8.1 A zombie may enter a wall's field only if its strength is at least the wall's height.
 */
export function whyNotEntered(
  book: Book,
  at: Board,
  to: number,
  { climber, wall, taken }: Coming,
): CannotEnter | undefined {
  if (isTaken(at, to)) return { code: 'enter/occupied', rule: taken, facts: { field: nameOf(to) } };
  if (isBarred(book, at, to)) return { code: 'enter/barred', rule: 'ZOM-7.8', facts: { field: nameOf(to) } };
  return whyNotClimbed(book, at, to, { climber, wall });
}

function whyNotClimbed(
  book: Book,
  at: Board,
  to: number,
  { climber, wall }: Pick<Coming, 'climber' | 'wall'>,
): CannotEnter | undefined {
  if (!isTooHigh(book, at, to, climber)) return undefined;
  const field = nameOf(to);
  if (climber.isDogs) return { code: 'enter/dogs-wall', rule: 'ZOM-8.9', facts: { field } };
  return {
    code: 'enter/wall',
    rule: wall,
    facts: { field, height: heightOn(book, at, to), strength: climber.strength },
  };
}

/**
 * Who comes to a field by a card: forward a row pushes, and only there.
 *
 * @rule ZOM-8.5 Sideways and backward moves need the zombie's own strength.
 */
function comingBy(book: Book, at: Board, { from, to }: Move): Coming {
  const creature = creatureOn(at, from);
  const isForward = to === forwardOf(from);
  return {
    climber: {
      isDogs: isDogs(book, creature),
      strength: isForward ? climbingStrength(book, at, from, 'card') : strengthOf(book, creature),
    },
    wall: isForward ? 'ZOM-8.1' : 'ZOM-8.5',
    taken: 'ZOM-7.1',
  };
}

/** Why a creature that is to be moved by a card of this side cannot move at all. */
function whyNotMobile(book: Book, at: Board, from: number, side: number): CannotMove | undefined {
  const immobile = whyImmobile(book, at, from);
  if (immobile !== undefined) return IMMOBILE[immobile](nameOf(from));
  // ZOM-7.3: one card move per zombie per turn. ZOM-7.5: moves caused by human cards are not limited.
  if (side === HUMANS || creatureOn(at, from).moved === 0) return undefined;
  return { code: 'move/used', rule: 'ZOM-7.3', facts: { field: nameOf(from) } };
}

const IMMOBILE: { readonly [Why in Immobile]: (field: string) => CannotMove } = {
  halted: (field) => ({ code: 'move/halted', rule: 'ZOM-7.7', facts: { field } }),
  netted: (field) => ({ code: 'move/netted', rule: 'ZOM-7.7', facts: { field } }),
  barred: (field) => ({ code: 'move/barred', rule: 'ZOM-7.7', facts: { field } }),
};

/**
 * Why a card of this side cannot move a creature so; nothing if it can.
 *
 * @rule ZOM-7.10 A card move that is not possible for the chosen creature and direction cannot be chosen.
 * @rule ZOM-18.34 Blood is impossible onto another creature, onto a wall higher than the zombie's strength, for whom a net, Freeze or a barrier holds.
 */
export function whyNotMoved(book: Book, at: Board, move: Move, side: number): CannotMove | undefined {
  const { from, to } = move;
  const immobile = whyNotMobile(book, at, from, side);
  if (immobile !== undefined) return immobile;
  if (to !== NONE) return whyNotEntered(book, at, to, comingBy(book, at, move));
  // ZOM-7.13: dogs never win. ZOM-7.14: a dogs card cannot step beyond street 5.
  if (!isDogs(book, creatureOn(at, from))) return undefined;
  return { code: 'move/dogs-out', rule: 'ZOM-7.14', facts: { field: nameOf(from) } };
}

/**
 * Why a zombie cannot be moved into another one.
 *
 * @rule ZOM-17.18 The mover must be mobile, must have its card move and must pass the wall test of the destination.
 * @rule ZOM-17.20 A mass may be the standing partner of a further Mass in the same turn, but not its mover.
 */
export function whyNotMerged(book: Book, at: Board, move: Move): CannotMove | undefined {
  const immobile = whyNotMobile(book, at, move.from, ZOMBIES);
  if (immobile !== undefined) return immobile;
  const { to } = move;
  if (isBarred(book, at, to)) return { code: 'enter/barred', rule: 'ZOM-7.8', facts: { field: nameOf(to) } };
  return whyNotClimbed(book, at, to, comingBy(book, at, move));
}

/**
 * Why a zombie cannot come to the field of another one that takes its own.
 *
 * @rule ZOM-17.28 Both must be mobile, have their card move and pass the wall test with their own strength.
 */
export function whyNotExchanged(book: Book, at: Board, { from, to }: Move): CannotMove | undefined {
  const climber = { isDogs: false, strength: strengthOf(book, creatureOn(at, from)) };
  return whyNotMobile(book, at, from, ZOMBIES) ?? whyNotClimbed(book, at, to, { climber, wall: 'ZOM-8.5' });
}

/** How a creature moves, and whether that is its card move. */
export interface Moving extends Move {
  readonly how: MoveReason;
  readonly marked: 'moved' | 'none';
}

/**
 * Moves a creature with everything it has to an empty field.
 *
 * @rule ZOM-7.4 Hunger, Mass, Swap Places and boss orders count as card moves.
 * @rule ZOM-15.1 A human shield moves with its zombie.
 */
export function relocate(draft: Changing, { from, to, how, marked }: Moving): void {
  const creature = creatureOn(draft, from);
  const isMarked = marked === 'moved';
  const obeyed = how === 'order' ? 1 : creature.obeyed;
  put(draft, to, isMarked ? { ...creature, moved: 1, obeyed } : creature);
  put(draft, from, NOBODY);
  tell({ type: 'moved', from: nameOf(from), to: nameOf(to), how, marked });
}
