import { figureOf } from '../../../kernel/index.ts';
import { LOOKS_INWARD, type Reached } from '../board/lines.ts';
import { BLUE, NONE } from '../components.ts';
import { type Book, spaceOf } from '../table/book.ts';
import type { DenReason, SwimReason } from '../table/events.ts';
import type { KelpOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { returnCurrents } from './dice.ts';
import { grow } from './growth.ts';
import { facingAt, spaceName, tell } from './tell.ts';

/** What is asked of the shark and the currents. */
export type Waters = Pick<Seen, 'space' | 'facing' | 'currents'>;

/**
 * A basic move, by what counts of it.
 *
 * @rule KLP-9.19 The first die passed or none, the end space, the new facing.
 */
export interface Move {
  /** The space of the first die passed; -1 if none is. */
  readonly over: number;
  readonly to: number;
  /** The end of that space that the shark looks to: 0 or 1. */
  readonly end: number;
}

/**
 * The spaces one step ahead of the shark, each once.
 *
 * @rule KLP-9.2 Without a card the shark may neither swim backward nor turn around.
 * @rule KLP-9.3 Movement follows the lines in the direction the figure faces.
 * @rule KLP-9.4 When the figure stands across the line, the shark first turns it to either end.
 */
function aheadOf(book: Book, { space, facing }: Pick<Seen, 'space' | 'facing'>): readonly Reached[] {
  const { next } = spaceOf(book, space);
  const first = next[0] ?? [];
  const second = next[1] ?? [];
  if (facing !== LOOKS_INWARD) return facing === 0 ? first : second;
  const others = second.filter((each) => !first.some(({ space: to, end }) => to === each.space && end === each.end));
  return [...first, ...others].sort((one, other) => one.space - other.space || one.end - other.end);
}

/**
 * All basic moves, in the order of the first die, the end space and the facing.
 *
 * @rule KLP-9.6 The basic move is 1 space; spaces with current dice are skipped and do not count.
 * @rule KLP-9.7 A path s → t1 → … → tk → d, where t1…tk hold current dice, d is free and d ≠ s.
 * @rule KLP-9.8 With k ≥ 2 the values must strictly decrease.
 * @rule KLP-9.9 A path that would come back to its own start space is not a legal move.
 */
export function basicMoves(book: Book, at: Waters): readonly Move[] {
  const found = new Map<string, Move>();
  const follow = (from: readonly Reached[], over: number, below: number): void => {
    for (const { space, end } of from) {
      const value = figureOf(at.currents, space);
      if (value === NONE) {
        if (space !== at.space) found.set(`${over} ${space} ${end}`, { over, to: space, end });
      } else if (value < below) {
        follow(spaceOf(book, space).next[end] ?? [], over === NONE ? space : over, value);
      }
    }
  };
  follow(aheadOf(book, at), NONE, Number.POSITIVE_INFINITY);
  return [...found.values()].sort((one, other) => one.over - other.over || one.to - other.to || one.end - other.end);
}

/**
 * The moves of a shark that is blocked: onto a space ahead, whose die returns to the bag.
 *
 * @rule KLP-9.13 If no legal move exists, the shark returns the nearest current die ahead to the bag and moves onto that space.
 * @rule KLP-9.14 If several dice are equally near, the shark chooses which of them to return.
 * @rule KLP-9.15 The dice on the spaces one step from the current heading, or from either end when facing inward.
 * @rule KLP-9.20 Where three dice are equally near, the shark chooses among all three.
 */
export function unblockingMoves(book: Book, at: Waters): readonly Reached[] {
  return basicMoves(book, at).length > 0 ? [] : aheadOf(book, at);
}

/**
 * The spaces that one extra step can lead to.
 *
 * @rule KLP-15.6 Fast's extra step cannot ride a current.
 */
export const extraSteps = (book: Book, at: Waters): readonly Reached[] =>
  aheadOf(book, at).filter(({ space }) => at.currents[space] === NONE && space !== at.space);

/** Why the shark cannot make this basic move. */
export function whyNotSwum(book: Book, at: Waters, { over, to, end }: Move): KelpOwnWhy | undefined {
  if (basicMoves(book, at).some((move) => move.over === over && move.to === to && move.end === end)) return undefined;
  const facts = { from: spaceName(book, at.space), to: spaceName(book, to) };
  return { code: 'move/no-way', rule: 'KLP-9.7', facts };
}

/** Why the shark cannot move onto this space and return its die. */
export function whyNotUnblocked(book: Book, at: Waters, { space, end }: Reached): KelpOwnWhy | undefined {
  if (basicMoves(book, at).length > 0) return { code: 'move/free', rule: 'KLP-9.13', facts: {} };
  if (isAmong(aheadOf(book, at), { space, end })) return undefined;
  return { code: 'move/not-ahead', rule: 'KLP-9.15', facts: { space: spaceName(book, space) } };
}

/** Why the shark cannot take this extra step. */
export function whyNotStepped(book: Book, at: Waters, { space, end }: Reached): KelpOwnWhy | undefined {
  if (isAmong(extraSteps(book, at), { space, end })) return undefined;
  return { code: 'step/not-next', rule: 'KLP-15.6', facts: { space: spaceName(book, space) } };
}

const isAmong = (reached: readonly Reached[], { space, end }: Reached): boolean =>
  reached.some((each) => each.space === space && each.end === end);

/**
 * Swims over currents, or over none.
 *
 * @rule KLP-9.10 If k ≥ 1, the first die passed leaves the board and goes to the growth track.
 * @rule KLP-9.11 All other dice passed in the same move stay where they are.
 */
export function swim(book: Book, draft: Changing, { over, to, end }: Move): void {
  if (over !== NONE) draft.currents[over] = NONE;
  goTo(book, draft, { to, end, over, how: 'move' });
  if (over === NONE) return;
  grow(draft, BLUE);
}

/**
 * Moves onto a space whose die returns to the bag.
 *
 * @rule KLP-9.16 The die goes to the bag, not to growth.
 */
export function unblock(book: Book, draft: Changing, { space, end }: Reached): void {
  returnCurrents(book, draft, [space], 'unblock');
  goTo(book, draft, { to: space, end, over: NONE, how: 'unblock' });
}

/** Takes one extra step. */
export function stepOn(book: Book, draft: Changing, { space, end }: Reached): void {
  goTo(book, draft, { to: space, end, over: NONE, how: 'step' });
}

/** Turns the shark round: it looks to the other end of its space. */
export function turnAbout(book: Book, draft: Changing): void {
  draft.facing = 1 - draft.facing;
  const facing = facingAt(book, draft.space, draft.facing);
  tell({ type: 'turned-about', facing });
}

interface Going extends Move {
  readonly how: SwimReason;
}

// KLP-9.12: after a move the shark faces on in its direction of travel.
function goTo(book: Book, draft: Changing, { to, end, over, how }: Going): void {
  const from = spaceName(book, draft.space);
  draft.space = to;
  draft.facing = end;
  draft.stepped = 1;
  const facing = facingAt(book, to, end);
  tell({
    type: 'swam',
    from,
    to: spaceName(book, to),
    facing,
    over: over === NONE ? '' : spaceName(book, over),
    how,
  });
}

/**
 * Puts the shark on a den space.
 *
 * @rule KLP-2.13 The shark starts with its nose toward the middle of the board, across the line.
 * @rule KLP-11.12 A shark put on a den space faces inward, and chooses its end at its next move.
 */
export function putInDen(book: Book, draft: Changing, space: number, why: DenReason): void {
  draft.space = space;
  draft.facing = LOOKS_INWARD;
  tell({ type: 'shark-put', space: spaceName(book, space), why });
}
