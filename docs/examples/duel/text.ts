import type { Languages, Locale, SeenEvent } from 'gastropodia';
import type { Card, DuelEvent, DuelWhy } from './state.ts';

const NAMES: Readonly<Record<Locale, Readonly<Record<Card, string>>>> = {
  en: { brace: 'Brace', dash: 'Dash', blank: 'Blank' },
  pl: { brace: 'Opór', dash: 'Zryw', blank: 'Pusta' },
  de: { brace: 'Standhalten', dash: 'Spurt', blank: 'Leer' },
};

/** What the duel says, by locale. */
export const LANGUAGES: Languages<DuelWhy> = {
  en: {
    refusals: {
      'place/not-home': ({ home }) => `That is not your home; it has the fields ${home.join(', ')}.`,
      'place/not-in-front': ({ foremost }) =>
        `A pawn is placed in front of those that stand already; your foremost is on field ${foremost}.`,
      'place/no-room': ({ room, toCome }) =>
        `Pawns still to come: ${toCome}; home fields left in front of that one: ${room}.`,
      'step/not-your-pawn': ({ pawns }) => `Step with a pawn of yours that is on the line: ${pawns.join(', ')}.`,
      'step/off-line': ({ field, last }) =>
        `The line has the fields 0 to ${last}; from field ${field} there is no step that way.`,
      'push/falls-sooner': ({ field }) => `From field ${field} one field is enough to fall off the line; push by 1.`,
      'card/not-in-hand': ({ card, hand }) => `You do not hold ${NAMES.en[card]}; your hand is: ${handIn('en', hand)}.`,
    },
  },
  pl: {
    refusals: {
      'place/not-home': ({ home }) => `To nie twoja baza; należą do niej pola ${home.join(', ')}.`,
      'place/not-in-front': ({ foremost }) =>
        `Pionek stawia się przed tymi, które już stoją; twój najbardziej wysunięty stoi na polu ${foremost}.`,
      'place/no-room': ({ room, toCome }) =>
        `Pionki do postawienia po tym: ${toCome}; wolne pola bazy przed nim: ${room}.`,
      'step/not-your-pawn': ({ pawns }) => `Wybierz własny pionek, który stoi na linii: ${pawns.join(', ')}.`,
      'step/off-line': ({ field, last }) => `Linia ma pola od 0 do ${last}; z pola ${field} nie ma kroku w tę stronę.`,
      'push/falls-sooner': ({ field }) => `Z pola ${field} wystarczy jedno pole, żeby spaść z linii; przesuń o 1.`,
      'card/not-in-hand': ({ card, hand }) => `Nie masz karty ${NAMES.pl[card]}; na ręce masz: ${handIn('pl', hand)}.`,
    },
  },
  de: {
    refusals: {
      'place/not-home': ({ home }) => `Das ist nicht dein Heimatbereich; zu ihm gehören die Felder ${home.join(', ')}.`,
      'place/not-in-front': ({ foremost }) =>
        `Eine Figur wird vor die gestellt, die schon stehen; deine vorderste steht auf Feld ${foremost}.`,
      'place/no-room': ({ room, toCome }) =>
        `Figuren, die danach noch kommen: ${toCome}; freie Heimatfelder vor dieser: ${room}.`,
      'step/not-your-pawn': ({ pawns }) => `Wähle eine eigene Figur, die auf der Linie steht: ${pawns.join(', ')}.`,
      'step/off-line': ({ field, last }) =>
        `Die Linie hat die Felder 0 bis ${last}; von Feld ${field} geht es in diese Richtung nicht weiter.`,
      'push/falls-sooner': ({ field }) =>
        `Von Feld ${field} genügt ein Feld, um von der Linie zu fallen; schiebe um 1.`,
      'card/not-in-hand': ({ card, hand }) =>
        `Die Karte ${NAMES.de[card]} hast du nicht; auf der Hand hast du: ${handIn('de', hand)}.`,
    },
  },
};

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
