import { entryOf, figureOf, next, type Seat } from '../../../kernel/index.ts';
import { CARD_TYPES, type CardType, DECKS, LEAF, MARKERS, NONE, RESOURCES } from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { CannotPlay } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import type { PlayWay } from '../table/work.ts';
import { type ActivePower, activePowers, type Owning } from './counts.ts';
import { handCards, holds, takeOutOfHand } from './hand.ts';
import { coverRange, type Demand, isMet, lackOf, missingNames, missingSymbols, tokensOf } from './needs.ts';
import { type Costs, canPay } from './payment.ts';
import { sizesFor, turnRoom } from './rooms.ts';
import { earning } from './stars.ts';
import { cardId, cardIds, playedAs, tell } from './tell.ts';
import { responsesTo } from './triggers.ts';

/** How a card is to be played, and which cards may be. */
interface Permission {
  readonly kind: CardType | 'any';
  readonly how: PlayWay;
}

/**
 * What a card costs a player; `known` are their discounts, for whoever has added them up already.
 *
 * @rule ANT-12.23 A cost cannot fall below 0 through discounts.
 */
export function costOf(book: Book, at: Owning, seat: Seat, card: number, known?: readonly number[]): Costs {
  const { type, cost } = cardOf(book, card);
  if (figureOf(cost, LEAF) === 0) return cost;
  const less = figureOf(known ?? discountsOf(book, at, seat), CARD_TYPES.indexOf(type));
  return cost.map((amount, resource) => (resource === LEAF ? Math.max(0, amount - less) : amount));
}

/**
 * How much Leaf less the cards of each type cost a player; `active` is what lasts, for whoever has looked already.
 *
 * @rule ANT-19.15 Several discounts add up.
 */
export function discountsOf(
  book: Book,
  at: Owning,
  seat: Seat,
  active: readonly ActivePower[] = activePowers(book, at, seat),
): number[] {
  const discounts = CARD_TYPES.map(() => 0);
  for (const { powers } of active) {
    for (let nth = 0; nth < discounts.length; nth++) {
      discounts[nth] = figureOf(discounts, nth) + figureOf(powers.cheaper, nth);
    }
  }
  return discounts;
}

/** The requirements of a card, one of which may be waived. */
const demandOf = (card: number, waived: number = NONE): Demand => ({ of: 'card', thing: card, waived });

/**
 * The lines of a card of which one can be waived so that the others are met.
 *
 * @rule ANT-12.30 A waived requirement line takes no tokens, and at least one line must be waived even if all are met.
 */
export const waivableLines = (book: Book, at: Seen, seat: Seat, card: number): number[] =>
  cardOf(book, card).needs.flatMap((_, line) => (isMet(book, at, seat, demandOf(card, line)) ? [line] : []));

/**
 * Why a player cannot play a card so.
 *
 * @rule ANT-11.5 All its requirements are met.
 * @rule ANT-11.6 Its cost can be paid.
 * @rule ANT-11.12 Room cards always need exactly one Empty Room tile in the player's nest.
 * @rule ANT-12.27 Requirements are checked before the cost is paid, so cubes about to be paid still count as possessed.
 * @rule ANT-21.4 An option is offered only if everything that must follow it can be completed.
 */
export function whyNotPlayed(
  book: Book,
  at: Seen,
  seat: Seat,
  card: number,
  { kind, how }: Permission,
): CannotPlay | undefined {
  const { id, type, room } = cardOf(book, card);
  if (!holds(book, at, seat, card)) {
    const facts = { card: id, cards: cardIds(book, handCards(at, seat)) };
    return { code: 'card/not-in-hand', rule: 'ANT-11.1', facts };
  }
  if (kind !== 'any' && type !== kind) return { code: 'card/type', rule: 'ANT-3.13', facts: { card: id, type: kind } };
  if (room > 0 && sizesFor(book, at, seat, room).length === 0) {
    return { code: 'card/no-room', rule: 'ANT-11.14', facts: { card: id, size: room } };
  }
  if (how === 'free') return undefined;
  const unmet = how === 'waive' ? whyNotWaivable(book, at, seat, card) : whyNotMet(book, at, seat, card);
  if (unmet !== undefined) return unmet;
  const costs = costOf(book, at, seat, card);
  if (canPay(book, at, seat, costs)) return undefined;
  const dear = costs.findIndex((cost) => cost > 0);
  const facts = { card: id, what: entryOf(RESOURCES, dear), cost: figureOf(costs, dear) };
  return { code: 'card/cost', rule: 'ANT-11.6', facts };
}

function whyNotMet(book: Book, at: Seen, seat: Seat, card: number): CannotPlay | undefined {
  const demand = demandOf(card);
  const { id } = cardOf(book, card);
  const lack = lackOf(book, at, seat, demand);
  if (lack !== undefined) return { code: 'card/needs', rule: 'ANT-11.5', facts: { card: id, ...lack } };
  const missing = missingSymbols(book, at, seat, demand);
  if (coverRange(at, seat, missing) !== undefined) return undefined;
  const facts = { card: id, missing: missingNames(missing), ...tokensOf(at, seat) };
  return { code: 'card/symbols', rule: 'ANT-12.8', facts };
}

function whyNotWaivable(book: Book, at: Seen, seat: Seat, card: number): CannotPlay | undefined {
  if (waivableLines(book, at, seat, card).length > 0) return undefined;
  return { code: 'waive/others', rule: 'ANT-12.30', facts: { card: cardId(book, card), line: 0 } };
}

/**
 * A card is put beside the Anthill board. Its immediate effects follow, then what it sets off.
 *
 * @rule ANT-11.7 It is now active and provides its effects, symbols and VP.
 * @rule ANT-11.8 Immediate effects are applied right after the card is played.
 * @rule ANT-3.10 First its own immediate effects are resolved, then triggered permanent effects fire.
 */
export function placeCard(book: Book, draft: Changing, seat: Seat, card: number, size: number): void {
  const { id, deck, now } = cardOf(book, card);
  const responses = responsesTo(book, draft, seat, { event: 'card-played', card });
  if (size > 0) turnRoom(book, draft, seat, size, 'full');
  takeOutOfHand(book, draft, seat, card);
  const cards = entryOf(draft.played, seat);
  const on = cards.length;
  const placed = { deck: entryOf(DECKS, deck), card, markers: MARKERS.map(() => 0) };
  earning(book, draft, seat, 'deeds', () => {
    cards.push(placed);
    tell({ type: 'card-played', seat, card: id, as: playedAs(book, draft, seat, on) });
  });
  next(draft, ...responses);
  if (now !== NONE) next(draft, { do: 'list', list: now, on, times: 1 });
}
