import type { SeenEvent } from 'gastropodia';
import type { LeducEvent, Word } from './state.ts';

const NAMES = ['J♥', 'J♠', 'Q♥', 'Q♠', 'K♥', 'K♠'] as const;

/** What a card is called. */
export function nameOf(card: number): string {
  return NAMES[card] ?? 'a hidden card';
}

const DOES: Readonly<Record<Word, string>> = { fold: 'folds', call: 'calls', raise: 'raises' };

/** What happened, in a sentence. */
export function formatEvent(event: SeenEvent<LeducEvent>): string {
  switch (event.type) {
    case 'dealt':
      return `Player ${event.seat + 1} is dealt ${event.secret === undefined ? 'a card' : nameOf(event.secret.card)}.`;
    case 'said':
      return `Player ${event.seat + 1} ${DOES[event.say]}; in the pot are ${event.chips.join(' and ')}.`;
    case 'turned-up':
      return `${nameOf(event.card)} is turned up.`;
    case 'shown':
      return `The cards are shown: ${event.cards.map((card, seat) => `player ${seat + 1} has ${nameOf(card)}`).join(', ')}.`;
    case 'settled':
      return `Gained: ${event.payoffs.join(' and ')}.`;
    case 'forced':
      return `Player ${event.seat + 1} has no choice.`;
  }
}
