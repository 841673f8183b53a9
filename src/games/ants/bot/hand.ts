import { distinct, figureOf } from '../../../kernel/index.ts';
import { AGGRESSION, type CARD_TYPES, MUTATION, NONE, SYMBOLS, TILE_PLACES } from '../components.ts';
import { activePowers, countOf } from '../rules/counts.ts';
import { handCards } from '../rules/hand.ts';
import { type Demand, isMet, missingSymbols, needsOf } from '../rules/needs.ts';
import { costOf, whyNotPlayed } from '../rules/playing.ts';
import { cardOf } from '../table/book.ts';
import { FIGURES } from './figures.ts';
import { type Outlook, ownOf } from './outlook.ts';
import { deedWorth, inPlayWorth } from './powers.ts';
import { listWorth } from './words.ts';

/** How a card may be played: under normal rules, any card. */
const NORMALLY = { kind: 'any', how: 'normal' } as const;

/** What it costs to play a card, tokens for what is missing included. */
function priceOf(outlook: Outlook, card: number): number {
  const { book, at, seat, resources, discounts } = outlook;
  const costs = costOf(book, at, seat, card, discounts);
  let sum = FIGURES.emptyRoom * cardOf(book, card).room;
  for (let resource = 0; resource < costs.length; resource++) {
    sum += figureOf(costs, resource) * figureOf(resources, resource);
  }
  return sum;
}

/** What the symbols cost that are missing for something. */
export function tokensWorth(outlook: Outlook, demand: Demand): number {
  const { book, at, seat, resources, symbols } = outlook;
  const missing = missingSymbols(book, at, seat, demand, symbols);
  const isAggression = (symbol: number): boolean => SYMBOLS[symbol] === 'aggression';
  return missing.reduce(
    (sum, count, symbol) => sum + count * figureOf(resources, isAggression(symbol) ? AGGRESSION : MUTATION),
    0,
  );
}

const demandOf = (card: number): Demand => ({ of: 'card', thing: card, waived: NONE });

/** What it is worth to play a card that can be played, beside not having it. */
function playWorth(outlook: Outlook, card: number, how: 'normal' | 'free' | 'waive' = 'normal'): number {
  const worth = inPlayWorth(outlook, cardOf(outlook.book, card));
  if (how === 'free') return worth;
  const tokens = how === 'waive' ? 0 : tokensWorth(outlook, demandOf(card));
  return worth - priceOf(outlook, card) - tokens;
}

/** What a card is worth in hand: a part of what it is in play, the less the more is missing for it. */
export function keepWorth(outlook: Outlook, card: number): number {
  const known = outlook.kept.get(card);
  if (known !== undefined) return known;
  const worth = heldWorth(outlook, card);
  outlook.kept.set(card, worth);
  return worth;
}

function heldWorth(outlook: Outlook, card: number): number {
  const { book, at, seat, use } = outlook;
  const worth = inPlayWorth(outlook, cardOf(outlook.book, card)) - priceOf(outlook, card);
  if (worth <= 0) return 0;
  const ready = FIGURES.missing ** missingLines(outlook, card);
  const { room } = cardOf(book, card);
  const isRoomy = room === 0 || at.rooms[seat]?.some(({ cells, full }) => full === 0 && cells > 0) === true;
  return FIGURES.playable * worth * ready * (isRoomy ? 1 : 0.8) * Math.max(use, 0.1);
}

/** How much is missing for a card, in lines of requirements: a line that is nearly met is missing in part. */
function missingLines({ book, at, seat, symbols }: Outlook, card: number): number {
  let sum = 0;
  const needs = needsOf(book, at, seat, demandOf(card));
  if (needs.length === 0) return 0;
  const missing = missingSymbols(book, at, seat, demandOf(card), symbols);
  for (const need of needs) {
    if (need.needs === 'symbol') sum += figureOf(missing, SYMBOLS.indexOf(need.symbol)) * 0.8;
    else {
      const has = countOf(book, at, seat, need.count, NONE);
      if (has < need.least) sum += 0.5 + (2 * (need.least - has)) / need.least;
    }
  }
  return sum;
}

/** The cards in hand that can be played now, with what it is worth to play them beside keeping them, the best first. */
export function playable(outlook: Outlook): { readonly card: number; readonly worth: number }[] {
  const { book, at, seat } = outlook;
  return distinct(handCards(at, seat))
    .filter((card) => whyNotPlayed(book, at, seat, card, NORMALLY) === undefined)
    .map((card) => ({ card, worth: playGain(outlook, card) }))
    .sort((one, other) => other.worth - one.worth);
}

/** What it is worth to play a card now beside keeping it. */
export const playGain = (outlook: Outlook, card: number, how: 'normal' | 'free' | 'waive' = 'normal'): number =>
  playWorth(outlook, card, how) - keepWorth(outlook, card);

/** What the hand of the player is worth. */
export function handWorth(outlook: Outlook): number {
  const { at, seat } = outlook;
  return handCards(at, seat).reduce((sum, card) => sum + heldWorth(outlook, card), 0);
}

/** How much one step towards what cards and tiles of the player ask for is worth, by what it is a step in. */
export interface Wishes {
  readonly counts: Readonly<Record<string, number>>;
  readonly symbols: readonly number[];
}

/** What the player's cards in hand and Incubation tiles ask for. */
export function wishesOf(outlook: Outlook): Wishes {
  const { book, at, seat } = outlook;
  const counts: Record<string, number> = {};
  const symbols = SYMBOLS.map(() => 0);
  const wish = (demand: Demand, worth: number): void => {
    if (worth <= 0 || isMet(book, at, seat, demand)) return;
    const needs = needsOf(book, at, seat, demand);
    const missing = missingSymbols(book, at, seat, demand, outlook.symbols);
    const share = (FIGURES.wish * worth) / needs.length;
    for (const need of needs) {
      if (need.needs === 'symbol') {
        const symbol = SYMBOLS.indexOf(need.symbol);
        const lack = figureOf(missing, symbol);
        if (lack > 0) symbols[symbol] = figureOf(symbols, symbol) + share / lack;
        continue;
      }
      const lack = need.least - countOf(book, at, seat, need.count, NONE);
      const key = need.count.count;
      if (lack > 0) counts[key] = (counts[key] ?? 0) + share / lack;
    }
  };
  for (const card of distinct(handCards(at, seat))) {
    if (cardOf(book, card).needs.length > 0) wish(demandOf(card), inPlayWorth(outlook, cardOf(outlook.book, card)));
  }
  const deed = deedWorth(outlook) + listWorth(outlook, book.reward);
  const isAny = activePowers(book, at, seat).some(({ powers }) => powers.isAnyTile);
  for (const place of TILE_PLACES.keys()) {
    if (ownOf(at.tiles, outlook)[place] === NONE || ownOf(at.turned, outlook)[place] === 1) continue;
    wish({ of: 'tile', thing: place, waived: NONE }, isAny ? deed : deed / (1 + place));
  }
  return { counts, symbols };
}

/** The worst card of a type in hand, and what it is worth there; nothing, where there is none. */
export function worstCard(
  outlook: Outlook,
  type: (typeof CARD_TYPES)[number] | 'any',
): { readonly card: number; readonly worth: number } | undefined {
  const { book, at, seat } = outlook;
  const [worst] = distinct(handCards(at, seat))
    .filter((card) => type === 'any' || cardOf(book, card).type === type)
    .map((card) => ({ card, worth: keepWorth(outlook, card) }))
    .sort((one, other) => one.worth - other.worth);
  return worst;
}
