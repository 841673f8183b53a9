import { draw, EVERYONE, figureOf, pileSize, putInto, takeFrom } from '../../../kernel/index.ts';
import { ENERGY_SPACES, NONE } from '../components.ts';
import { type Book, sharkCardOf } from '../table/book.ts';
import { colourName, colourOf, dieName, dieNames, dieOf, faceOf, type Placeable } from '../table/dice.ts';
import type { KelpOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { feedDie, toBag } from './dice.ts';
import { maybeStarve } from './end.ts';
import { bonusFor } from './growth.ts';
import { storeDie, whyNotAtHand } from './placing.ts';
import { sharkId, tell } from './tell.ts';

/**
 * Why exactly these dice cannot be stored.
 *
 * @rule KLP-13.1 Every die left in the pool must be placed on free energy spaces.
 * @rule KLP-13.3 Exactly the free spaces are filled, and dice already stored are not exchanged.
 * @rule KLP-13.31 A pool die goes to the bag only if all three spaces are full afterwards.
 */
export function whyNotStored(at: Seen, dice: readonly Placeable[]): KelpOwnWhy | undefined {
  const missing = whyNotAtHand(at, dice, 'KLP-13.1');
  if (missing !== undefined) return missing;
  const free = ENERGY_SPACES - at.energy.length;
  const count = dice.length;
  const isPoolStored = dice.filter(({ isStored }) => !isStored).length === at.pool.length;
  if (count === free || (count < free && isPoolStored)) return undefined;
  const least = Math.min(at.pool.length, free);
  return { code: 'store/count', rule: count > free ? 'KLP-13.3' : 'KLP-13.31', facts: { count, least, most: free } };
}

/** Stores these dice; the rest of the pool returns to the bag (KLP-13.2). */
export function storeDice(book: Book, draft: Changing, dice: readonly Placeable[]): void {
  const told = dice.map((placed) => ({ die: dieName(placed.die), card: sharkId(book, storeDie(draft, placed)) }));
  if (told.length > 0) tell({ type: 'dice-stored', dice: told });
  const rest = [...draft.pool];
  if (rest.length === 0) return;
  draft.pool = [];
  for (const die of rest) toBag(draft, colourOf(die));
  tell({ type: 'dice-returned', dice: dieNames(rest) });
}

/**
 * What the energy dice show together.
 *
 * @rule KLP-13.4 The available energy is the sum of all energy dice; their colours do not matter.
 */
export const energyOf = ({ energy }: Pick<Seen, 'energy'>): number => energy.reduce((sum, die) => sum + faceOf(die), 0);

/** The energy that is left while it is spent; before that, what there would be. */
export function budgetOf(book: Book, at: Seen): number {
  const { isOn, bonus, spent } = at.spending;
  const energy = energyOf(at);
  // KLP-13.24: the test is made once, when the shark declares spending, before any reduction.
  return isOn === 1 ? energy + bonus - spent : energy + bonusFor(book, at, energy);
}

/**
 * Can any card of the row be bought with so much?
 *
 * @rule KLP-13.8 Affordability looks only at the cards now face up.
 */
export const isAffordable = (book: Book, row: readonly number[], budget: number): boolean =>
  row.some((card) => card !== NONE && sharkCardOf(book, card).cost <= budget);

/**
 * Whether the shark has to spend its energy.
 *
 * @rule KLP-13.6 With 3 energy dice the shark must spend energy.
 * @rule KLP-13.32 The tile-2 bonus cannot be declined, not even to make three small dice worthless; option `energyBonus`.
 */
export function mustSpend(book: Book, at: Seen): boolean {
  if (at.energy.length < ENERGY_SPACES) return false;
  const energy = book.options.energyBonus === 'optional' ? energyOf(at) : budgetOf(book, at);
  return isAffordable(book, at.row, energy);
}

/** Begins to spend energy. */
export function beginSpending(book: Book, draft: Changing): void {
  const energy = energyOf(draft);
  const bonus = bonusFor(book, draft, energy);
  // KLP-13.9: spending energy means buying at least one card.
  draft.spending = { isOn: 1, bonus, spent: 0, owes: 1 };
  tell({ type: 'spending-began', energy, bonus });
}

/** Why a card of the row cannot be bought. */
export function whyNotBought(book: Book, at: Seen, card: number): KelpOwnWhy | undefined {
  const { id, cost } = sharkCardOf(book, card);
  const missing = whyNotInRow(book, at, card);
  if (missing !== undefined) return missing;
  const energy = budgetOf(book, at);
  // KLP-13.10: any number of face-up cards whose total cost does not exceed the energy.
  return cost <= energy ? undefined : { code: 'buy/too-dear', rule: 'KLP-13.10', facts: { card: id, cost, energy } };
}

function whyNotInRow(book: Book, { row }: Pick<Seen, 'row'>, card: number): KelpOwnWhy | undefined {
  if (row.includes(card)) return undefined;
  const ids = row.filter((each) => each !== NONE).map((each) => sharkId(book, each));
  return { code: 'buy/not-in-row', rule: 'KLP-13.10', facts: { card: sharkId(book, card), row: ids } };
}

/**
 * Why an energy die cannot be lowered to exchange a card.
 *
 * @rule KLP-13.16 The shark may lower one energy die by 1, not below 1, to discard one face-up card and replace it.
 * @rule KLP-13.17 The only card that could be bought may not be discarded that way.
 * @rule KLP-13.19 After the reduction some other face-up card costs no more than the remaining energy.
 */
export function whyNotExchanged(book: Book, at: Seen, die: number, card: number): KelpOwnWhy | undefined {
  const missing = whyNotInRow(book, at, card);
  if (missing !== undefined) return missing;
  if (!at.energy.includes(die)) return whyNotEnergy(at, die, 'KLP-13.16');
  if (faceOf(die) === 1) return { code: 'exchange/lowest', rule: 'KLP-13.16', facts: { die: dieName(die) } };
  if (pileSize(at.deck) === 0) return { code: 'exchange/deck-empty', rule: 'KLP-13.19', facts: {} };
  const budget = budgetOf(book, at);
  const others = [...at.row];
  takeFrom(others, card);
  if (isAffordable(book, others, budget - 1)) return undefined;
  const rule = isAffordable(book, others, budget) ? 'KLP-13.19' : 'KLP-13.17';
  return { code: 'exchange/nothing-left', rule, facts: { card: sharkId(book, card), energy: budget - 1 } };
}

/** The refusal of a die that is no energy die. */
export const whyNotEnergy = (
  { energy }: Pick<Seen, 'energy'>,
  die: number,
  rule: 'KLP-13.16' | 'KLP-13.26',
): KelpOwnWhy | undefined =>
  energy.includes(die)
    ? undefined
    : { code: 'die/not-energy', rule, facts: { die: dieName(die), energy: dieNames(energy) } };

/**
 * Why the buying cannot end yet.
 *
 * @rule KLP-13.30 Buying may end only if at least one card has been bought since the last replacement.
 */
export function whyNotFinished({ spending }: Pick<Seen, 'spending'>): KelpOwnWhy | undefined {
  if (spending.owes === 0) return undefined;
  return { code: 'buy/owed', rule: spending.spent === 0 ? 'KLP-13.9' : 'KLP-13.18', facts: {} };
}

/**
 * Lays a card of the deck on a place of the row, if one is left.
 *
 * @rule KLP-13.13 The gap in the row is refilled from the deck at once.
 * @rule KLP-13.15 If the shark deck is empty, the gap stays empty.
 */
export function fillRow(book: Book, draft: Changing, place: number): void {
  draft.row[place] = NONE;
  if (pileSize(draft.deck) === 0) return;
  const { kind } = draw(draft, draft.deck, { stream: 'row', seen: EVERYONE });
  draft.row[place] = kind;
  tell({ type: 'row-filled', place, card: sharkId(book, kind) });
}

/**
 * Buys a card of the row.
 *
 * @rule KLP-13.11 A bought card is laid face up in front of the shark.
 * @rule KLP-13.12 The dice shown on a bought card are added to the bag from the supply at once.
 * @rule KLP-13.14 If the supply lacks a die of the stated colour, that die is not gained.
 * @rule KLP-15.15 Aggressive leaves play when bought.
 */
export function buyCard(book: Book, draft: Changing, card: number): void {
  const { id, cost, dice, windows } = sharkCardOf(book, card);
  const place = draft.row.indexOf(card);
  draft.spending.spent += cost;
  draft.spending.owes = 0;
  const gained = dice.filter((colour) => {
    if (figureOf(draft.supply, colour) === 0) return false;
    draft.supply[colour] = figureOf(draft.supply, colour) - 1;
    toBag(draft, colour);
    return true;
  });
  const isKept = windows.length > 0;
  if (isKept) putInto(draft.front, card);
  else draft.spent[card] = figureOf(draft.spent, card) + 1;
  draft.row[place] = NONE;
  tell({
    type: 'bought',
    card: id,
    place,
    gained: gained.map(colourName),
    to: isKept ? 'front' : 'removed',
    left: budgetOf(book, draft),
  });
  fillRow(book, draft, place);
}

/**
 * Lowers an energy die and exchanges a card of the row.
 *
 * @rule KLP-13.21 A card discarded by replacement goes to the shark's removed pile.
 */
export function exchangeCard(book: Book, draft: Changing, die: number, card: number): void {
  const place = draft.row.indexOf(card);
  takeFrom(draft.energy, die);
  putInto(draft.energy, dieOf(colourOf(die), faceOf(die) - 1));
  draft.spent[card] = figureOf(draft.spent, card) + 1;
  draft.row[place] = NONE;
  // KLP-13.18: after a replacement at least one card must be bought.
  draft.spending.owes = 1;
  tell({ type: 'exchanged', die: dieName(die), card: sharkId(book, card), place, left: budgetOf(book, draft) });
  fillRow(book, draft, place);
}

/**
 * One energy die goes to the hunger track, the others to the bag.
 *
 * @rule KLP-13.26 The shark chooses 1 energy die and puts it on the next hunger space.
 * @rule KLP-13.27 The other energy dice return to the bag.
 * @rule KLP-13.28 Exactly one die goes to hunger, however many cards were bought.
 * @rule KLP-19.7 When energy is spent, only after KLP-13.27 is complete.
 */
export function endSpending(book: Book, draft: Changing, die: number): void {
  draft.spending = { isOn: 0, bonus: 0, spent: 0, owes: 0 };
  tell({ type: 'spending-ended' });
  takeFrom(draft.energy, die);
  feedDie(book, draft, die, 'energy');
  returnEnergy(draft);
  maybeStarve(book, draft);
}

/**
 * Leaves the energy unspent.
 *
 * @rule KLP-13.7 With 3 energy dice and no affordable card in the row, all 3 dice return to the bag.
 */
export function leaveEnergy(draft: Changing): void {
  if (draft.energy.length === ENERGY_SPACES) returnEnergy(draft);
}

/** Returns all energy dice to the bag. */
function returnEnergy(draft: Changing): void {
  const dice = [...draft.energy];
  if (dice.length === 0) return;
  draft.energy = [];
  for (const die of dice) toBag(draft, colourOf(die));
  tell({ type: 'energy-returned', dice: dieNames(dice) });
}

/** The cards in the row, each once. */
export const rowCards = ({ row }: Pick<Seen, 'row'>): number[] =>
  [...new Set(row)].filter((card) => card !== NONE).sort((one, other) => one - other);
