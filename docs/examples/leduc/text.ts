import type { KernelWhy, Locale, SeenEvent } from 'gastropodia';
import type { LeducEvent, LeducWhy, Word } from './state.ts';

type Why = Exclude<LeducWhy, KernelWhy>;

const SENTENCES: Readonly<Record<Locale, (why: Why) => string>> = {
  en({ code, facts }) {
    switch (code) {
      case 'fold/nothing-to-call':
        return `Both of you have ${facts.chips} in the pot: there is nothing to fold for; to call costs nothing.`;
      case 'raise/no-more':
        return `There are at most ${facts.most} raises in a round; call or fold.`;
    }
  },
  pl({ code, facts }) {
    switch (code) {
      case 'fold/nothing-to-call':
        return `Obie strony mają w puli po ${facts.chips}: nie ma przed czym pasować; sprawdzenie nic nie kosztuje.`;
      case 'raise/no-more':
        return `Liczba podbić w rundzie: najwyżej ${facts.most}; sprawdź albo spasuj.`;
    }
  },
  de({ code, facts }) {
    switch (code) {
      case 'fold/nothing-to-call':
        return `Beide haben ${facts.chips} im Pot: es gibt keinen Grund auszusteigen; mitgehen kostet nichts.`;
      case 'raise/no-more':
        return `In einer Runde wird höchstens ${facts.most}-mal erhöht; geh mit oder steig aus.`;
    }
  },
};

/** The sentence of a refusal. */
export function explain(why: Why, locale: Locale): string {
  return `${SENTENCES[locale](why)} [${why.rule}]`;
}

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
