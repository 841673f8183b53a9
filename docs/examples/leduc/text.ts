import type { Languages, SeenEvent } from 'gastropodia';
import type { LeducEvent, LeducWhy, Word } from './state.ts';

/** What Leduc poker says, by locale. */
export const LANGUAGES: Languages<LeducWhy> = {
  en: {
    refusals: {
      'fold/nothing-to-call': ({ chips }) =>
        `Both of you have ${chips} in the pot: there is nothing to fold for; to call costs nothing.`,
      'raise/no-more': ({ most }) => `There are at most ${most} raises in a round; call or fold.`,
    },
  },
  pl: {
    refusals: {
      'fold/nothing-to-call': ({ chips }) =>
        `Obie strony mają w puli po ${chips}: nie ma przed czym pasować; sprawdzenie nic nie kosztuje.`,
      'raise/no-more': ({ most }) => `Liczba podbić w rundzie: najwyżej ${most}; sprawdź albo spasuj.`,
    },
  },
  de: {
    refusals: {
      'fold/nothing-to-call': ({ chips }) =>
        `Beide haben ${chips} im Pot: es gibt keinen Grund auszusteigen; mitgehen kostet nichts.`,
      'raise/no-more': ({ most }) => `In einer Runde wird höchstens ${most}-mal erhöht; geh mit oder steig aus.`,
    },
  },
};

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
