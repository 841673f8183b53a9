import { figureOf } from '../../../kernel/index.ts';
import { isAdjacent } from '../board/areas.ts';
import { DICE, DRAWN_DICE, FACES, FOOD_SPACES, HUNGER_SPACES, NONE, PAIRS, RED } from '../components.ts';
import { pairsLeft } from '../rules/confrontation.ts';
import { bagOf, diceIn } from '../rules/dice.ts';
import { extraDiceOf, rerollsOf } from '../rules/growth.ts';
import { handOf } from '../rules/hand.ts';
import { storedDice } from '../rules/placing.ts';
import { octopusArea } from '../rules/position.ts';
import type { Book } from '../table/book.ts';
import { colourOf, faceOf } from '../table/dice.ts';
import type { Seen } from '../table/state.ts';

/** How often an attack finds the octopus, as attacks go: more often for a shark that has so many turns to wait for a good one. */
const ACCURACY = { least: 0.25, patient: 0.25, turns: 10 } as const;
/** What share of a red die a space of the hunger track buys, when cards are bought for it and the die is used then. */
const BOUGHT = 0.6;
/** How often in a turn the shark attacks: at least, and more for each red die and each reroll. */
const ATTACKS = { least: 0.15, red: 0.08, mostRed: 5, reroll: 0.03 } as const;
/** How many turns a food takes the octopus, by what is still to be done for it. */
const TURNS = { market: 3, deck: 1.8, hand: 1, beside: 0.5 } as const;
/** When a food can never be eaten. */
const NEVER = 40;

/** What the rest of the game depends on. */
export interface Outlook {
  /** Strategies that are left. */
  readonly pairs: number;
  /** Free spaces of the hunger track. */
  readonly lives: number;
  /** Red dice that the shark has. */
  readonly reds: number;
  readonly rerolls: number;
  /** How many turns the octopus needs to eat. */
  readonly turns: number;
}

/** What the rest of the game depends on, as far as everybody can see it but for the turns, which want the hand. */
export function outlookOf(book: Book, at: Seen, turns: number): Outlook {
  return {
    pairs: pairsLeft(at).length,
    lives: HUNGER_SPACES - at.hunger.length,
    reds: figureOf(DICE, RED) - figureOf(at.supply, RED) - at.hunger.filter((colour) => colour === RED).length,
    rerolls: rerollsOf(book, at),
    turns,
  };
}

/** How many more times the shark will attack. */
function attacksIn({ lives, reds, rerolls, turns }: Outlook): number {
  const affordable = reds < lives ? reds + (lives - reds) * BOUGHT : lives;
  const perTurn = ATTACKS.least + ATTACKS.red * Math.min(reds, ATTACKS.mostRed) + ATTACKS.reroll * rerolls;
  return Math.min(lives, affordable, perTurn * turns);
}

/** How likely the shark is to win, if nobody knows more of the octopus than usual. */
export function chanceIn(outlook: Outlook): number {
  const { pairs, turns } = outlook;
  const attacks = attacksIn(outlook);
  if (attacks <= 0) return 0;
  const patience = Math.min(PATIENCE, Math.round((PATIENCE * turns) / ACCURACY.turns));
  const whole = Math.floor(attacks);
  const below = winningWith(patience, pairs, whole);
  return below + (attacks - whole) * (winningWith(patience, pairs, whole + 1) - below);
}

/** In how many steps patience is counted. */
const PATIENCE = 20;
const MOST_ATTACKS = 16;
const counted: number[] = [];

function winningWith(patience: number, pairs: number, attacks: number): number {
  const place = (patience * (PAIRS + 1) + pairs) * MOST_ATTACKS + attacks;
  counted[place] ??= winning(pairs, attacks, ACCURACY.least + (ACCURACY.patient * patience) / PATIENCE);
  return counted[place];
}

/**
 * How likely so many attacks are to win against so many strategies: one that finds the octopus meets its strategy by luck, or
 * leaves one strategy less (KLP-15.21, KLP-15.24).
 */
function winning(pairs: number, attacks: number, accuracy: number): number {
  if (pairs <= 0) return 1;
  let won = Array.from({ length: pairs + 1 }, () => 0);
  for (let nth = 0; nth < attacks; nth++) {
    won = won.map((miss, left) => {
      if (left === 0) return 0;
      const hit = left === 1 ? 1 : 1 / left + (1 - 1 / left) * (won[left - 1] ?? 0);
      return accuracy * hit + (1 - accuracy) * miss;
    });
  }
  return won[pairs] ?? 0;
}

/** How likely the shark is to win if it attacks now, and finds the octopus so likely. */
export function chanceAttacking(outlook: Outlook, suspected: number): number {
  const miss = chanceIn({ ...outlook, lives: outlook.lives - 1, reds: outlook.reds - 1 });
  return suspected * chanceFound(outlook) + (1 - suspected) * miss;
}

/** How likely the shark is to win if it has just found the octopus with a red die. */
export const chanceFound = (outlook: Outlook): number => foundIn(outlook, chanceIn);

/** The same, where something else says how likely it is to win with another outlook. */
export function foundIn(outlook: Outlook, chanceAfter: (outlook: Outlook) => number): number {
  const { pairs, lives, reds } = outlook;
  if (pairs <= 1) return 1;
  // The red die goes to the hunger track, and may fill it.
  const after = lives <= 1 ? 0 : chanceAfter({ ...outlook, lives: lives - 1, reds: reds - 1, pairs: pairs - 1 });
  return 1 / pairs + (1 - 1 / pairs) * after;
}

/** How many turns the octopus still needs to eat all it has to. */
export function turnsToEat(book: Book, at: Seen): number {
  const hand = handOf(at).cards;
  const octopus = octopusArea(at);
  const turns: number[] = [];
  for (const [card, { food }] of book.cards.entries()) {
    if (food === NONE || at.eaten.some(({ kind }) => kind === food)) continue;
    if (figureOf(at.removed, card) > 0) continue;
    if (figureOf(at.reserve, food) > 0) turns.push(TURNS.market);
    else if (!hand.includes(card)) turns.push(TURNS.deck);
    else turns.push(isAdjacent(octopus, at.blocks.indexOf(food)) ? TURNS.beside : TURNS.hand);
  }
  const needed = FOOD_SPACES - at.eaten.length;
  if (turns.length < needed) return NEVER;
  turns.sort((one, other) => one - other);
  return turns.slice(0, needed).reduce((sum, each) => sum + each, 0);
}

/** How many turns the octopus needs, as somebody sees it who does not know its hand. */
export function turnsSeen(book: Book, at: Seen): number {
  let sum = 0;
  let left = FOOD_SPACES - at.eaten.length;
  const lying = book.cards.filter(({ food }) => food !== NONE && !isEaten(at, food) && at.reserve[food] === 0).length;
  for (; left > 0; left--) sum += left <= lying ? TURNS.deck - 0.3 : TURNS.market;
  return sum;
}

const isEaten = ({ eaten }: Pick<Seen, 'eaten'>, food: number): boolean => eaten.some(({ kind }) => kind === food);

/** How likely the shark is to have a red die next turn that shows 1 or more, 2 or more, and so on. */
export function redChances(book: Book, at: Seen): readonly number[] {
  // A turn that has just begun is judged as if nothing were drawn yet.
  const bag = bagOf(at);
  for (const colour of [...at.drawn, ...at.pool.map(colourOf)]) bag[colour] = figureOf(bag, colour) + 1;
  const dice = diceIn(bag);
  const drawn = Math.min(dice, DRAWN_DICE + extraDiceOf(book, at));
  const rerolls = rerollsOf(book, at);
  const stored = Math.max(0, ...storedDice({ stashes: at.stashes, round: at.round + 1 }).map(redFace));
  let none = 1;
  for (let nth = 0; nth < drawn; nth++) none *= Math.max(0, dice - figureOf(bag, RED) - nth) / (dice - nth);
  return Array.from({ length: FACES }, (_, face) =>
    face + 1 <= stored ? 1 : (1 - none) * (1 - (face / FACES) ** (1 + rerolls)),
  );
}

const redFace = (die: number): number => (colourOf(die) === RED ? faceOf(die) : 0);
