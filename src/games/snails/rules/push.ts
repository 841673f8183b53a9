import { entryOf, figureOf, next } from '../../../kernel/index.ts';
import { CROWD } from '../components.ts';
import { type Book, distanceBetween } from '../table/book.ts';
import type { SnailsOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import type { Chain, Pushing, Step } from '../table/work.ts';
import {
  crowdSeat,
  isInShell,
  isOnBoard,
  levelOf,
  placeOf,
  set,
  snailsOn,
  stillDeciding,
  terrainOf,
} from './position.ts';
import { getWet } from './shells.ts';
import { tell } from './tell.ts';

/** What of the book says where a push can lead. */
type Fields = Pick<Book, 'fields' | 'neighbours' | 'distances'>;

/** A chain as far as it is decided. */
type Moves = readonly number[];

/** The snail of a chain's nth link. */
const moverAt = (moves: Moves, link: number): number => figureOf(moves, 2 * link);
/** The field that the nth link of a chain goes to. */
const goalAt = (moves: Moves, link: number): number => figureOf(moves, 2 * link + 1);
/** The field that a chain has come to. */
const lastGoal = (moves: Moves): number => goalAt(moves, moves.length / 2 - 1);

/** Has this snail a place in the chain already? */
function isMover(moves: Moves, snail: number): boolean {
  for (let link = 0; 2 * link < moves.length; link++) if (moverAt(moves, link) === snail) return true;
  return false;
}

/**
 * How many snails a field holds once the chain is carried out.
 *
 * @rule SNL-7.12 While a chain is being decided its snails stay on the fields they come from, but count as having left them.
 */
function crowdAfter(at: Seen, moves: Moves, field: number): number {
  let crowd = 0;
  const { places } = at;
  const count = places.length;
  for (let snail = 0; snail < count; snail++) if (places[snail] === field && !isMover(moves, snail)) crowd += 1;
  for (let link = 0; 2 * link < moves.length; link++) if (goalAt(moves, link) === field) crowd += 1;
  return crowd;
}

/** Does the chain have to go on from the field it has come to? */
function isOvercrowded(at: Seen, { moves }: Pick<Chain, 'moves'>): boolean {
  return crowdAfter(at, moves, lastGoal(moves)) > CROWD;
}

/**
 * Why this snail cannot be pushed out of the field that a chain has come to.
 *
 * @rule SNL-7.3 A snail that arrives on a field with 3 others pushes one of those on.
 * @rule SNL-7.4 In one chain a snail is pushed at most once, and the snail whose arrival started it is not pushed by it.
 */
export function whyNotCrowdedOut(
  book: Pick<Book, 'fields'>,
  at: Seen,
  { moves }: Pick<Chain, 'moves'>,
  snail: number,
): SnailsOwnWhy | undefined {
  if (isMover(moves, snail)) return { code: 'crowd/moved-already', rule: 'SNL-7.4', facts: { snail } };
  const goal = lastGoal(moves);
  if (placeOf(at, snail) !== goal) {
    const facts = { field: entryOf(book.fields, goal), snails: snailsOn(at, goal) };
    return { code: 'crowd/not-there', rule: 'SNL-7.3', facts };
  }
  // SNL-7.2: snails in shells are immune to pushes.
  return isInShell(at, snail) ? { code: 'crowd/in-shell', rule: 'SNL-7.2', facts: { snail } } : undefined;
}

/** Can somebody be pushed out of this field, whatever happens further on? */
function canBeRelieved(at: Seen, moves: Moves, field: number): boolean {
  return snailsOn(at, field).some((snail) => !isInShell(at, snail) && !isMover(moves, snail));
}

/**
 * Can a chain that comes to this full field be completed? It is enough to look for a way without loops: passing a field
 * leaves as many snails on it as before, so a loop never makes room.
 *
 * @rule SNL-7.4 A destination is legal only if the chain can be completed. So every chain ends.
 */
function canBeCompleted(book: Pick<Book, 'neighbours'>, at: Seen, moves: Moves, full: number): boolean {
  const seen = [full];
  for (let index = 0; index < seen.length; index++) {
    const field = entryOf(seen, index);
    if (!canBeRelieved(at, moves, field)) continue;
    for (const to of entryOf(book.neighbours, field)) {
      if (levelOf(at, to) > levelOf(at, field) || seen.includes(to)) continue;
      if (crowdAfter(at, moves, to) < CROWD) return true;
      seen.push(to);
    }
  }
  return false;
}

/** Can a snail come to a field, or is it full of snails that cannot make room? */
export function canArrive(book: Pick<Book, 'neighbours'>, at: Seen, { snail, field, moves = [] }: Arriving): boolean {
  if (crowdAfter(at, moves, field) < CROWD) return true;
  return canBeCompleted(book, at, [...moves, snail, field], field);
}

interface Arriving {
  readonly snail: number;
  readonly field: number;
  readonly moves?: Moves;
}

/**
 * What is against pushing a snail to a field, said by a word: most fields are only looked at.
 *
 * @rule SNL-7.1 The target goes to an adjacent field on the same or a lower level than its own.
 */
function faultOfPush(book: Fields, at: Seen, arriving: Arriving): PushFault | undefined {
  const { snail, field } = arriving;
  const from = placeOf(at, snail);
  if (distanceBetween(book, from, field) !== 1) return 'push/not-adjacent';
  if (levelOf(at, field) > levelOf(at, from)) return 'push/too-high';
  return canArrive(book, at, arriving) ? undefined : 'field/blocked';
}

type PushFault = 'push/not-adjacent' | 'push/too-high' | 'field/blocked';

/** Why a snail cannot be pushed to a field. */
export function whyNotPushedTo(book: Fields, at: Seen, arriving: Arriving): SnailsOwnWhy | undefined {
  const code = faultOfPush(book, at, arriving);
  if (code === undefined) return undefined;
  const { snail, field } = arriving;
  const from = placeOf(at, snail);
  if (code === 'push/not-adjacent') {
    const distance = distanceBetween(book, from, field);
    return { code, rule: 'SNL-7.1', facts: { from: entryOf(book.fields, from), distance } };
  }
  if (code === 'push/too-high') {
    return { code, rule: 'SNL-7.1', facts: { from: terrainOf(at, from), to: terrainOf(at, field) } };
  }
  return { code, rule: 'SNL-7.4', facts: { field: entryOf(book.fields, field), most: CROWD } };
}

/** Where this snail could go to make room for those of a chain on its field; nowhere if they have room. */
export function waysOut(book: Fields, at: Seen, moves: Moves, snail: number): number[] {
  return isOvercrowded(at, { moves }) ? fieldsAround(book, at, moves, snail) : [];
}

/** The fields that this snail can be pushed to; none if it cannot be pushed. */
export function fieldsPushedTo(book: Fields, at: Seen, snail: number, shells: Pushing['shells']): number[] {
  return isPushable(at, snail, shells) ? fieldsAround(book, at, [], snail) : [];
}

function fieldsAround(book: Fields, at: Seen, moves: Moves, snail: number): number[] {
  const fields = entryOf(book.neighbours, placeOf(at, snail));
  return fields.filter((field) => faultOfPush(book, at, { snail, field, moves }) === undefined);
}

/**
 * Does a push move this snail at all, wherever it leads?
 *
 * @rule SNL-7.2 Snails in shells are immune to pushes, unless the effect says that it works on shells (SNL-5.14).
 */
function isPushable(at: Seen, snail: number, shells: Pushing['shells']): boolean {
  return isOnBoard(at, snail) && (shells === 'pushed' || !isInShell(at, snail));
}

/** Is there a field that this snail can be pushed to? */
export function canBePushed(book: Book, at: Seen, snail: number, shells: Pushing['shells']): boolean {
  if (!isPushable(at, snail, shells)) return false;
  const fields = entryOf(book.neighbours, placeOf(at, snail));
  return fields.some((field) => faultOfPush(book, at, { snail, field }) === undefined);
}

/**
 * Why a snail cannot be placed on a field.
 *
 * @rule SNL-7.9 Placing ignores levels and all fields between; the limit of 3, pushes by overcrowding and blocking shells
 *   apply as in movement.
 * @rule SNL-7.10 A snail may be placed on water unless the card says otherwise.
 */
export function whyNotPlacedOn(
  book: Book,
  at: Seen,
  { snail, field }: Pick<Arriving, 'snail' | 'field'>,
): SnailsOwnWhy | undefined {
  const facts = { field: entryOf(book.fields, field), most: CROWD };
  // SNL-7.13: a snail cannot be placed on the field it stands on.
  if (placeOf(at, snail) === field) return { code: 'field/same', rule: 'SNL-7.13', facts: { field: facts.field } };
  return canArrive(book, at, { snail, field }) ? undefined : { code: 'field/blocked', rule: 'SNL-5.7', facts };
}

/** Sends a snail to a field, and asks who makes room where it is full. */
export function startChain(book: Book, draft: Changing, chain: Chain): void {
  const { how, moves } = chain;
  if (!isOvercrowded(draft, chain)) carryOutChain(book, draft, chain);
  else next(draft, { ask: 'overcrowd', seat: crowdSeat(draft), how, moves: [...moves] });
}

/**
 * Moves all snails of a chain, then lets the fields act on them.
 *
 * @rule SNL-7.11 A chain is carried out as a whole before anything triggers; then the fields entered trigger in chain
 *   order, the starting snail first.
 * @rule SNL-7.6 Being pushed onto a field triggers fire and mines there, like moving.
 */
function carryOutChain(book: Book, draft: Changing, { how, moves }: Chain): void {
  const entered: Entered[] = [];
  for (let link = 0; 2 * link < moves.length; link++) {
    const snail = moverAt(moves, link);
    const field = goalAt(moves, link);
    putOn(book, draft, { snail, field, how: link === 0 ? how : 'pushed' });
    entered.push({ do: 'enter', snail, field });
  }
  next(draft, ...entered);
}

type Entered = Extract<Step, { readonly do: 'enter' }>;

/** Puts a snail on a field; nothing triggers yet. */
export function putOn(
  book: Book,
  draft: Changing,
  { snail, field, how }: { readonly snail: number; readonly field: number; readonly how: Chain['how'] },
): void {
  const from = entryOf(book.fields, placeOf(draft, snail));
  set(draft.places, snail, field);
  tell({ type: how, snail, from, field: entryOf(book.fields, field) });
  getWet(draft, snail);
}

/**
 * Those of several snails that still are to be pushed: still on the field they stood on, and able to go somewhere.
 *
 * @rule SNL-7.14 Only those are offered that have a legal destination at that moment.
 */
export function stillToPush(book: Book, at: Seen, { snails, fields, shells }: Omit<Pushing, 'seat'>): number[] {
  return snails.filter((snail, index) => placeOf(at, snail) === fields[index] && canBePushed(book, at, snail, shells));
}

/** Pushes several snails, one after the other. */
export function pushSnails(draft: Changing, { seat, snails, shells }: Omit<Pushing, 'fields'>): void {
  if (snails.length === 0) return;
  next(draft, { do: 'push', seat, snails: [...snails], fields: snails.map((snail) => placeOf(draft, snail)), shells });
}

/**
 * Pushes the next of several snails.
 *
 * @rule SNL-7.7 The deciding player chooses the order and each destination, one snail after the other.
 * @rule SNL-7.5 A snail that has no legal destination stays where it is and the push has no effect on it.
 */
export function pushOn(book: Book, draft: Changing, begun: Pushing): void {
  const { shells } = begun;
  const pushing = { ...begun, seat: stillDeciding(draft, begun.seat) };
  const ready = stillToPush(book, draft, pushing);
  const [first] = ready;
  if (first === undefined) {
    for (const [index, snail] of pushing.snails.entries()) {
      const isImmune = shells === 'immune' && isInShell(draft, snail);
      if (placeOf(draft, snail) !== pushing.fields[index]) continue;
      tell({ type: 'stayed', snail, why: isImmune ? 'shell' : 'nowhere' });
    }
    return;
  }
  if (ready.length > 1) next(draft, { ask: 'push-next', ...listed(pushing) });
  else pushOne(draft, pushing, first);
}

/** Asks where this one of several snails goes; the others come after it. */
export function pushOne(draft: Changing, pushing: Pushing, snail: number): void {
  const { seat, shells } = pushing;
  const left = listed(pushing);
  const index = pushing.snails.indexOf(snail);
  left.snails.splice(index, 1);
  left.fields.splice(index, 1);
  next(
    draft,
    { ask: 'push-to', seat, snail, shells },
    ...(left.snails.length > 0 ? [{ do: 'push', ...left } as const] : []),
  );
}

function listed({ seat, snails, fields, shells }: Pushing) {
  return { seat, snails: [...snails], fields: [...fields], shells };
}
