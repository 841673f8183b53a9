import { figureOf, next, putInto, takeFrom } from '../../../kernel/index.ts';
import { LOOKS_INWARD } from '../board/lines.ts';
import type { Hunt, WantedColour, Window } from '../cards/vocabulary.ts';
import { COLOURS, FACES } from '../components.ts';
import { type Book, sharkCardOf } from '../table/book.ts';
import { colourName, colourOf, dieName, dieOf, faceOf } from '../table/dice.ts';
import type { Choice, KelpOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { diceIn, drawFromBag, feedDie, rerollDice, toBag } from './dice.ts';
import { whyNotInPool } from './placing.ts';
import { sharkId, tell } from './tell.ts';

/** What a card is told when it is used: dice and colours as numbers; what it need not be told is missing. */
export interface Told {
  readonly feed?: number;
  readonly stash?: number;
  readonly raise?: { readonly die: number; readonly by: number };
  readonly turn?: number;
  readonly dice?: readonly number[];
  readonly give?: readonly number[];
  readonly take?: readonly number[];
}

/** What each word has to be told. */
const WANTED: Readonly<Partial<Record<Hunt['op'], readonly Choice[]>>> = {
  feed: ['feed'],
  stash: ['stash'],
  raise: ['raise'],
  turn: ['turn'],
  reroll: ['dice'],
  trade: ['give', 'take'],
};

/** What a card has to be told, in the order of its words. */
export const wantedBy = (book: Book, card: number): Choice[] =>
  sharkCardOf(book, card).effects.flatMap(({ op }) => WANTED[op] ?? []);

/** The cards in front of the shark that can be used in a window, each once. */
export const cardsFor = (book: Book, { front }: Pick<Seen, 'front'>, window: Window): number[] =>
  [...new Set(front)].filter((card) => sharkCardOf(book, card).windows.includes(window));

/**
 * Why a card cannot be used now, whatever it is told.
 *
 * @rule KLP-14.1 A bought card gives a one-time effect that may be used in the step named on it.
 */
export function whyNotHeld(book: Book, at: Pick<Seen, 'front'>, card: number, window: Window): KelpOwnWhy | undefined {
  const { id, windows } = sharkCardOf(book, card);
  if (!at.front.includes(card)) {
    const held = at.front.map((each) => sharkId(book, each));
    return { code: 'card/not-held', rule: 'KLP-14.1', facts: { card: id, held } };
  }
  if (windows.includes(window)) return undefined;
  return { code: 'card/not-now', rule: 'KLP-14.1', facts: { card: id, windows } };
}

/** What is at hand while the words of a card are looked at, one after the other. */
interface Hand {
  pool: number[];
  readonly drawn: readonly number[];
  bag: readonly number[];
}

/**
 * Why a card cannot be used with what it is told.
 *
 * @rule KLP-14.4 A card may be used only if its whole effect can be carried out.
 * @rule KLP-15.34 A choice is legal only if the mandatory steps after it can still be carried out.
 */
export function whyNotTold(book: Book, at: Seen, card: number, told: Told): KelpOwnWhy | undefined {
  const { id, effects } = sharkCardOf(book, card);
  const wants = wantedBy(book, card);
  const said = (Object.keys(told) as Choice[]).filter((key) => told[key] !== undefined);
  if (said.length !== wants.length || said.some((key) => !wants.includes(key))) {
    return { code: 'card/told', rule: 'KLP-14.4', facts: { card: id, wants } };
  }
  const hand: Hand = { pool: [...at.pool], drawn: at.drawn, bag: at.bag };
  for (const word of effects) {
    const why = whyNotDone(word, id, told, hand);
    if (why !== undefined) return why;
  }
  return undefined;
}

function whyNotDone(word: Hunt, card: string, told: Told, hand: Hand): KelpOwnWhy | undefined {
  switch (word.op) {
    case 'feed':
      return whyNotTaken(told.feed, hand);
    case 'stash':
      return whyNotTaken(told.stash, hand);
    case 'raise':
      return told.raise && whyNotRaised(word.most, word.colour, told.raise, hand);
    case 'turn':
      return told.turn === undefined ? undefined : whyNotTurnedTo(word, told.turn, hand);
    case 'reroll':
      return whyNotRerolled(told.dice ?? [], word.most, hand);
    case 'trade':
      return whyNotTraded(told.give ?? [], told.take ?? [], word, hand);
    case 'draw-die':
      return diceIn(hand.bag) > 0 ? undefined : { code: 'bag/empty', rule: 'KLP-14.4', facts: { card } };
    default:
      return undefined;
  }
}

// What one word takes out of the pool is not there for the next.
function whyNotTaken(die: number | undefined, hand: Hand): KelpOwnWhy | undefined {
  if (die === undefined) return undefined;
  if (!hand.pool.includes(die)) return whyNotInPool(hand, die, 'KLP-7.11');
  takeFrom(hand.pool, die);
  return undefined;
}

function whyNotColour(die: number, colour: WantedColour, hand: Hand): KelpOwnWhy | undefined {
  if (!hand.pool.includes(die)) return whyNotInPool(hand, die, 'KLP-7.11');
  if (colour === 'any' || COLOURS[colourOf(die)] === colour) return undefined;
  return { code: 'die/colour', rule: 'KLP-14.4', facts: { die: dieName(die), colours: [colour] } };
}

// KLP-15.14: Ruthless turns a die up by 1 or 2, to 6 at most.
function whyNotRaised(
  most: number,
  colour: WantedColour,
  { die, by }: NonNullable<Told['raise']>,
  hand: Hand,
): KelpOwnWhy | undefined {
  const why = whyNotColour(die, colour, hand);
  if (why !== undefined) return why;
  const left = Math.min(most, FACES - faceOf(die));
  if (by > left) return { code: 'raise/too-much', rule: 'KLP-15.14', facts: { die: dieName(die), by, most: left } };
  takeFrom(hand.pool, die);
  putInto(hand.pool, die + by);
  return undefined;
}

// What is turned is another die for the words behind.
function whyNotTurnedTo(
  { colour, to }: Extract<Hunt, { readonly op: 'turn' }>,
  die: number,
  hand: Hand,
): KelpOwnWhy | undefined {
  const why = whyNotColour(die, colour, hand);
  if (why !== undefined) return why;
  takeFrom(hand.pool, die);
  putInto(hand.pool, dieOf(colourOf(die), to));
  return undefined;
}

function whyNotRerolled(dice: readonly number[], most: number, hand: Hand): KelpOwnWhy | undefined {
  if (dice.length > most) {
    return { code: 'dice/count', rule: 'KLP-14.4', facts: { count: dice.length, least: 1, most } };
  }
  for (const die of dice) {
    const why = whyNotTaken(die, hand);
    if (why !== undefined) return why;
  }
  return undefined;
}

function whyNotTraded(
  give: readonly number[],
  take: readonly number[],
  word: { readonly give: number; readonly take: number },
  hand: Hand,
): KelpOwnWhy | undefined {
  const { drawn, bag } = hand;
  for (const [dice, wanted] of [
    [give, word.give],
    [take, word.take],
  ] as const) {
    if (dice.length !== wanted) {
      return { code: 'dice/count', rule: 'KLP-14.4', facts: { count: dice.length, least: wanted, most: wanted } };
    }
  }
  if (!isPart(give, countsOf(drawn))) {
    return { code: 'dice/not-drawn', rule: 'KLP-14.4', facts: { drawn: drawn.map(colourName) } };
  }
  // The returned dice are among those that can be taken.
  const there = countsOf(give).map((count, colour) => count + figureOf(bag, colour));
  if (!isPart(take, there)) {
    const colours = COLOURS.filter((_, colour) => (there[colour] ?? 0) > 0);
    return { code: 'dice/not-in-bag', rule: 'KLP-14.4', facts: { colours } };
  }
  // What is taken is not in the bag for the next word.
  hand.bag = there.map((count, colour) => count - figureOf(countsOf(take), colour));
  return undefined;
}

const countsOf = (colours: readonly number[]): number[] =>
  COLOURS.map((_, colour) => colours.filter((each) => each === colour).length);

const isPart = (colours: readonly number[], counts: readonly number[]): boolean =>
  countsOf(colours).every((count, colour) => count <= (counts[colour] ?? 0));

/**
 * Takes a card from in front of the shark: it is out of the game, unless a die is put on it.
 *
 * @rule KLP-14.2 A used card is turned face down and is out of the game.
 */
export function spendCard(book: Book, draft: Changing, card: number): void {
  takeFrom(draft.front, card);
  const isHolding = sharkCardOf(book, card).effects.some(({ op }) => op === 'stash');
  if (!isHolding) draft.spent[card] = figureOf(draft.spent, card) + 1;
  tell({ type: 'card-used', card: sharkId(book, card) });
}

/** A card that is used, what it is told, and when. */
export interface Use {
  readonly card: number;
  readonly told: Told;
  readonly window: Window;
}

/** Uses a card with what it is told. */
export function hunt(book: Book, draft: Changing, use: Use): void {
  spendCard(book, draft, use.card);
  for (const word of sharkCardOf(book, use.card).effects) {
    // KLP-19.3: if feeding fills the hunger track, the octopus has won before a die is turned.
    if (draft.ending !== 'none') return;
    doWord(book, draft, word, use);
  }
}

function doWord(book: Book, draft: Changing, word: Hunt, { card, told, window }: Use): void {
  const { feed, stash, raise, turn, dice = [], give = [], take = [] } = told;
  if (word.op === 'feed' && feed !== undefined) {
    takeFrom(draft.pool, feed);
    feedDie(book, draft, feed, 'card');
  } else if (word.op === 'stash' && stash !== undefined) {
    stashDie(book, draft, card, stash);
  } else if (word.op === 'raise' && raise !== undefined) {
    turnDie(draft, raise.die, raise.die + raise.by);
  } else if (word.op === 'turn' && turn !== undefined) {
    turnDie(draft, turn, dieOf(colourOf(turn), word.to));
  } else if (word.op === 'reroll') {
    rerollDice(draft, dice, 'card');
  } else if (word.op === 'trade') {
    tradeDice(draft, give, take);
  } else if (word.op === 'draw-die') {
    drawFromBag(draft);
    // KLP-7.17: after the roll it is rolled alone.
    if (window === 'after-roll') next(draft, { do: 'roll' });
  }
}

/** Puts a die of the pool on a card (KLP-15.13). */
function stashDie(book: Book, draft: Changing, card: number, die: number): void {
  takeFrom(draft.pool, die);
  draft.stashes.push({ card, die, round: draft.round });
  tell({ type: 'die-stashed', card: sharkId(book, card), die: dieName(die) });
}

/** Turns a die of the pool to another face. */
function turnDie(draft: Changing, die: number, to: number): void {
  takeFrom(draft.pool, die);
  putInto(draft.pool, to);
  tell({ type: 'die-turned', die: dieName(die), to: dieName(to) });
}

function tradeDice(draft: Changing, give: readonly number[], take: readonly number[]): void {
  for (const colour of give) {
    takeFrom(draft.drawn, colour);
    toBag(draft, colour);
  }
  for (const colour of take) {
    draft.bag[colour] = figureOf(draft.bag, colour) - 1;
    draft.drawn.push(colour);
  }
  tell({ type: 'dice-traded', given: give.map(colourName), taken: take.map(colourName) });
}

/**
 * Why the shark cannot be turned round.
 *
 * @rule KLP-14.4 A card may be used only if its whole effect can be carried out.
 */
export function whyNotTurned({ facing, stepped }: Pick<Seen, 'facing' | 'stepped'>): KelpOwnWhy | undefined {
  if (stepped === 1) return { code: 'about-turn/stepped', rule: 'KLP-14.4', facts: {} };
  if (facing !== LOOKS_INWARD) return undefined;
  return { code: 'about-turn/inward', rule: 'KLP-14.4', facts: {} };
}
