import type { KernelWhy, Locale, SeenEvent } from 'gastropodia';
import type { Card, DuelEvent, DuelWhy } from './state.ts';

type Why = Exclude<DuelWhy, KernelWhy>;

const NAMES: Readonly<Record<Locale, Readonly<Record<Card, string>>>> = {
  en: { brace: 'Brace', dash: 'Dash', blank: 'Blank' },
  pl: { brace: 'Opór', dash: 'Zryw', blank: 'Pusta' },
  de: { brace: 'Standhalten', dash: 'Spurt', blank: 'Leer' },
};

const SENTENCES: Readonly<Record<Locale, (why: Why) => string>> = {
  en({ code, facts }) {
    switch (code) {
      case 'place/not-home':
        return `That is not your home; it has the fields ${facts.home.join(', ')}.`;
      case 'place/not-in-front':
        return `A pawn is placed in front of those that stand already; your foremost is on field ${facts.foremost}.`;
      case 'place/no-room':
        return `Pawns still to come: ${facts.toCome}; home fields left in front of that one: ${facts.room}.`;
      case 'step/not-your-pawn':
        return `Step with a pawn of yours that is on the line: ${facts.pawns.join(', ')}.`;
      case 'step/off-line':
        return `The line has the fields 0 to ${facts.last}; from field ${facts.field} there is no step that way.`;
      case 'push/falls-sooner':
        return `From field ${facts.field} one field is enough to fall off the line; push by 1.`;
      case 'card/not-in-hand':
        return `You do not hold ${NAMES.en[facts.card]}; your hand is: ${handIn('en', facts.hand)}.`;
    }
  },
  pl({ code, facts }) {
    switch (code) {
      case 'place/not-home':
        return `To nie twoja baza; należą do niej pola ${facts.home.join(', ')}.`;
      case 'place/not-in-front':
        return `Pionek stawia się przed tymi, które już stoją; twój najbardziej wysunięty stoi na polu ${facts.foremost}.`;
      case 'place/no-room':
        return `Pionki do postawienia po tym: ${facts.toCome}; wolne pola bazy przed nim: ${facts.room}.`;
      case 'step/not-your-pawn':
        return `Wybierz własny pionek, który stoi na linii: ${facts.pawns.join(', ')}.`;
      case 'step/off-line':
        return `Linia ma pola od 0 do ${facts.last}; z pola ${facts.field} nie ma kroku w tę stronę.`;
      case 'push/falls-sooner':
        return `Z pola ${facts.field} wystarczy jedno pole, żeby spaść z linii; przesuń o 1.`;
      case 'card/not-in-hand':
        return `Nie masz karty ${NAMES.pl[facts.card]}; na ręce masz: ${handIn('pl', facts.hand)}.`;
    }
  },
  de({ code, facts }) {
    switch (code) {
      case 'place/not-home':
        return `Das ist nicht dein Heimatbereich; zu ihm gehören die Felder ${facts.home.join(', ')}.`;
      case 'place/not-in-front':
        return `Eine Figur wird vor die gestellt, die schon stehen; deine vorderste steht auf Feld ${facts.foremost}.`;
      case 'place/no-room':
        return `Figuren, die danach noch kommen: ${facts.toCome}; freie Heimatfelder vor dieser: ${facts.room}.`;
      case 'step/not-your-pawn':
        return `Wähle eine eigene Figur, die auf der Linie steht: ${facts.pawns.join(', ')}.`;
      case 'step/off-line':
        return `Die Linie hat die Felder 0 bis ${facts.last}; von Feld ${facts.field} geht es in diese Richtung nicht weiter.`;
      case 'push/falls-sooner':
        return `Von Feld ${facts.field} genügt ein Feld, um von der Linie zu fallen; schiebe um 1.`;
      case 'card/not-in-hand':
        return `Die Karte ${NAMES.de[facts.card]} hast du nicht; auf der Hand hast du: ${handIn('de', facts.hand)}.`;
    }
  },
};

/** The sentence of a refusal. */
export function explain(why: Why, locale: Locale): string {
  return `${SENTENCES[locale](why)} [${why.rule}]`;
}

const handIn = (locale: Locale, hand: readonly Card[]): string =>
  hand.map((card) => NAMES[locale][card]).join(', ') || '–';

/** What happened, in a sentence. */
export function formatEvent(event: SeenEvent<DuelEvent>): string {
  switch (event.type) {
    case 'drew':
      return `Player ${event.seat + 1} draws ${event.count === 1 ? 'a card' : `${event.count} cards`}.`;
    case 'placed':
      return `Pawn ${event.pawn} is placed on field ${event.field}.`;
    case 'turn-began':
      return `Turn ${event.turn}: player ${event.seat + 1}.`;
    case 'turn-ended':
      return `Player ${event.seat + 1} ends the turn.`;
    case 'stepped':
      return `Pawn ${event.pawn} takes a step to the ${event.direction}.`;
    case 'pushed':
      return `Pawn ${event.pawn} is pushed ${event.distance} to the ${event.direction}.`;
    case 'moved':
      return `Pawn ${event.pawn} comes to field ${event.field}.`;
    case 'stayed':
      return `Pawn ${event.pawn} stays where it is.`;
    case 'fell':
      return `Pawn ${event.pawn} falls off the line.`;
    case 'played':
      return `Player ${event.seat + 1} plays ${NAMES.en[event.card]}.`;
    case 'yielded':
      return `Player ${event.seat + 1} does not react.`;
    case 'rolled':
      return `The die shows ${event.face}: the pawn ${event.result === 'holds' ? 'holds' : 'gives way'}.`;
    case 'forced':
      return `Player ${event.seat + 1} has no choice.`;
  }
}
