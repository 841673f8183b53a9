import type { KernelWhy, Locale } from 'gastropodia';
import type { AuctionEvent, AuctionWhy } from './state.ts';

const NOT_IN_HAND: Readonly<Record<Locale, (hand: string) => string>> = {
  en: (hand) => `You do not hold that card; your hand is ${hand}.`,
  pl: (hand) => `Nie masz tej karty; na ręce masz ${hand}.`,
  de: (hand) => `Diese Karte hast du nicht; auf der Hand hast du ${hand}.`,
};

/** The sentence of a refusal. */
export function explain(why: Exclude<AuctionWhy, KernelWhy>, locale: Locale): string {
  return `${NOT_IN_HAND[locale](why.facts.hand.join(', '))} [${why.rule}]`;
}

/** What happened, in a sentence. */
export function formatEvent(event: AuctionEvent): string {
  switch (event.type) {
    case 'dealt':
      return `Player ${event.seat + 1} is dealt ${event.count} bid cards.`;
    case 'offered':
      return `A prize worth ${event.prize} is turned up.`;
    case 'sealed':
      return `Player ${event.seat + 1} lays a bid face down.`;
    case 'revealed':
      return `The bids are turned up: ${event.bids.map((bid, seat) => `player ${seat + 1} bids ${bid}`).join(', ')}.`;
    case 'won':
      return `Player ${event.seat + 1} wins the prize.`;
    case 'tied':
      return `Players ${event.seats.map((seat) => seat + 1).join(' and ')} are tied: the prize goes under the pile.`;
    case 'forced':
      return `Player ${event.seat + 1} has no choice.`;
  }
}
