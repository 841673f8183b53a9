import { ENGLISH, GERMAN, type Language, type Locale, type Outcome, POLISH } from 'gastropodia';
import type { BoxLanguage } from 'gastropodia/boxes';
import type { Card, Direction, DuelTypes, DuelWhy } from './state.ts';

/** What the duel says in one language: a sentence that is missing does not compile. */
export interface DuelLanguage extends Language<DuelWhy>, BoxLanguage<DuelTypes, 'no-pawns-left' | 'last-turn'> {
  readonly seatName: BoxLanguage<DuelTypes>['seatName'];
}

const NAMES: Readonly<Record<Locale, Readonly<Record<Card, string>>>> = {
  en: { brace: 'Brace', dash: 'Dash', blank: 'Blank' },
  pl: { brace: 'Opór', dash: 'Zryw', blank: 'Pusta' },
  de: { brace: 'Standhalten', dash: 'Spurt', blank: 'Leer' },
};

/** Left and right, where they are not called so. */
const WAYS: Readonly<Record<'pl' | 'de', Readonly<Record<Direction, string>>>> = {
  pl: { left: 'w lewo', right: 'w prawo' },
  de: { left: 'nach links', right: 'nach rechts' },
};

/** `2 : 0`, the pawns on the line. */
const pawnsOf = ({ standings: [pawns] = [] }: Outcome): string => pawns?.of.join(' : ') ?? '';

/** What the duel says, by locale. */
export const LANGUAGES: Readonly<Record<Locale, DuelLanguage>> = {
  en: {
    name: 'Duel',
    seatName: (seat) => `player ${seat + 1}`,
    decisions: { place: 'place a pawn', step: 'take a step', 'push-to': 'push a pawn', react: 'react to a push' },
    events: ({ player }) => ({
      drew: ({ seat, count }) => `${player(seat)} draws ${count === 1 ? 'a card' : ENGLISH.plural(count, 'card')}.`,
      placed: ({ pawn, field }) => `Pawn ${pawn} is placed on field ${field}.`,
      'turn-began': ({ turn, seat }) => `Turn ${turn}: ${player(seat)}.`,
      'turn-ended': ({ seat }) => `${player(seat)} ends the turn.`,
      stepped: ({ pawn, direction }) => `Pawn ${pawn} takes a step to the ${direction}.`,
      pushed: ({ pawn, direction, distance }) => `Pawn ${pawn} is pushed ${distance} to the ${direction}.`,
      moved: ({ pawn, field }) => `Pawn ${pawn} comes to field ${field}.`,
      stayed: ({ pawn }) => `Pawn ${pawn} stays where it is.`,
      fell: ({ pawn }) => `Pawn ${pawn} falls off the line.`,
      played: ({ seat, card }) => `${player(seat)} plays ${NAMES.en[card]}.`,
      yielded: ({ seat }) => `${player(seat)} does not react.`,
      rolled: ({ face, result }) => `The die shows ${face}: the pawn ${result === 'holds' ? 'holds' : 'gives way'}.`,
    }),
    actions: ({ player }) => ({
      place: ({ seat, field }) => ({
        label: `place a pawn on field ${field}`,
        sentence: `${player(seat)} places a pawn on field ${field}.`,
      }),
      step: (action) =>
        'decline' in action
          ? { label: 'end the turn', sentence: `${player(action.seat)} ends the turn.` }
          : {
              label: `step ${action.direction} with pawn ${action.pawn}`,
              sentence: `${player(action.seat)} steps ${action.direction} with pawn ${action.pawn}.`,
            },
      'push-to': ({ seat, distance }) => ({
        label: `push by ${distance}`,
        sentence: `${player(seat)} pushes by ${distance}.`,
      }),
      react: (action) =>
        'decline' in action
          ? { label: 'do not react', sentence: `${player(action.seat)} does not react.` }
          : { label: `play ${NAMES.en.brace}`, sentence: `${player(action.seat)} plays ${NAMES.en.brace}.` },
      dash: ({ seat }) => ({ label: `play ${NAMES.en.dash}`, sentence: `${player(seat)} plays ${NAMES.en.dash}.` }),
    }),
    questions: ({ player }) => ({
      place: ({ seat }) => `${player(seat)} places a pawn at home.`,
      step: ({ seat }) => `${player(seat)} takes a step or ends the turn.`,
      'push-to': ({ seat }) => `${player(seat)} pushes a pawn by one field or by two.`,
      react: ({ seat }) => `${player(seat)} may react to the push.`,
    }),
    outcomes: {
      'no-pawns-left': (outcome) => `a side has no pawn left on the line, pawns ${pawnsOf(outcome)}`,
      'last-turn': (outcome) => `the last turn is over, pawns ${pawnsOf(outcome)}`,
    },
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
    name: 'Pojedynek',
    seatName: (seat) => `gracz ${seat + 1}`,
    decisions: {
      place: 'postawienie pionka',
      step: 'krok',
      'push-to': 'przesunięcie pionka',
      react: 'reakcja na pchnięcie',
    },
    events: ({ player }) => ({
      drew: ({ seat, count }) => `${player(seat)} dobiera ${POLISH.plural(count, 'kartę', 'karty', 'kart')}.`,
      placed: ({ pawn, field }) => `Pionek ${pawn} staje na polu ${field}.`,
      'turn-began': ({ turn, seat }) => `Tura ${turn}: ${player(seat)}.`,
      'turn-ended': ({ seat }) => `${player(seat)} kończy turę.`,
      stepped: ({ pawn, direction }) => `Pionek ${pawn} robi krok ${WAYS.pl[direction]}.`,
      pushed: ({ pawn, direction, distance }) =>
        `Pionek ${pawn} zostaje przesunięty o ${distance} ${WAYS.pl[direction]}.`,
      moved: ({ pawn, field }) => `Pionek ${pawn} wchodzi na pole ${field}.`,
      stayed: ({ pawn }) => `Pionek ${pawn} zostaje na miejscu.`,
      fell: ({ pawn }) => `Pionek ${pawn} spada z linii.`,
      played: ({ seat, card }) => `${player(seat)} zagrywa kartę ${NAMES.pl[card]}.`,
      yielded: ({ seat }) => `${player(seat)} nie reaguje.`,
      rolled: ({ face, result }) =>
        `Na kostce wypada ${face}: pionek ${result === 'holds' ? 'wytrzymuje' : 'ustępuje'}.`,
    }),
    actions: ({ player }) => ({
      place: ({ seat, field }) => ({
        label: `postaw pionek na polu ${field}`,
        sentence: `${player(seat)} stawia pionek na polu ${field}.`,
      }),
      step: (action) =>
        'decline' in action
          ? { label: 'zakończ turę', sentence: `${player(action.seat)} kończy turę.` }
          : {
              label: `krok ${WAYS.pl[action.direction]} pionkiem ${action.pawn}`,
              sentence: `${player(action.seat)} robi krok ${WAYS.pl[action.direction]} pionkiem ${action.pawn}.`,
            },
      'push-to': ({ seat, distance }) => ({
        label: `przesuń o ${distance}`,
        sentence: `${player(seat)} przesuwa pionek o ${distance}.`,
      }),
      react: (action) =>
        'decline' in action
          ? { label: 'nie reaguj', sentence: `${player(action.seat)} nie reaguje.` }
          : { label: `zagraj ${NAMES.pl.brace}`, sentence: `${player(action.seat)} zagrywa kartę ${NAMES.pl.brace}.` },
      dash: ({ seat }) => ({
        label: `zagraj ${NAMES.pl.dash}`,
        sentence: `${player(seat)} zagrywa kartę ${NAMES.pl.dash}.`,
      }),
    }),
    questions: ({ player }) => ({
      place: ({ seat }) => `${player(seat)} stawia pionek w swojej bazie.`,
      step: ({ seat }) => `${player(seat)} robi krok albo kończy turę.`,
      'push-to': ({ seat }) => `${player(seat)} przesuwa pionek o jedno pole albo o dwa.`,
      react: ({ seat }) => `${player(seat)} może zareagować na pchnięcie.`,
    }),
    outcomes: {
      'no-pawns-left': (outcome) => `jedna strona nie ma pionków na linii, pionki ${pawnsOf(outcome)}`,
      'last-turn': (outcome) => `ostatnia tura minęła, pionki ${pawnsOf(outcome)}`,
    },
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
    name: 'Duell',
    seatName: (seat) => `Spieler ${seat + 1}`,
    decisions: {
      place: 'eine Figur aufstellen',
      step: 'ein Schritt',
      'push-to': 'eine Figur schieben',
      react: 'auf ein Schieben antworten',
    },
    events: ({ player }) => ({
      drew: ({ seat, count }) => `${player(seat)} zieht ${GERMAN.plural(count, 'Karte', 'Karten')}.`,
      placed: ({ pawn, field }) => `Figur ${pawn} wird auf Feld ${field} gestellt.`,
      'turn-began': ({ turn, seat }) => `Zug ${turn}: ${player(seat)}.`,
      'turn-ended': ({ seat }) => `${player(seat)} beendet den Zug.`,
      stepped: ({ pawn, direction }) => `Figur ${pawn} macht einen Schritt ${WAYS.de[direction]}.`,
      pushed: ({ pawn, direction, distance }) => `Figur ${pawn} wird um ${distance} ${WAYS.de[direction]} geschoben.`,
      moved: ({ pawn, field }) => `Figur ${pawn} kommt auf Feld ${field}.`,
      stayed: ({ pawn }) => `Figur ${pawn} bleibt stehen.`,
      fell: ({ pawn }) => `Figur ${pawn} fällt von der Linie.`,
      played: ({ seat, card }) => `${player(seat)} spielt ${NAMES.de[card]}.`,
      yielded: ({ seat }) => `${player(seat)} antwortet nicht.`,
      rolled: ({ face, result }) =>
        `Der Würfel zeigt ${face}: Die Figur ${result === 'holds' ? 'hält stand' : 'gibt nach'}.`,
    }),
    actions: ({ player }) => ({
      place: ({ seat, field }) => ({
        label: `Figur auf Feld ${field} stellen`,
        sentence: `${player(seat)} stellt eine Figur auf Feld ${field}.`,
      }),
      step: (action) =>
        'decline' in action
          ? { label: 'Zug beenden', sentence: `${player(action.seat)} beendet den Zug.` }
          : {
              label: `Figur ${action.pawn} ${WAYS.de[action.direction]}`,
              sentence: `${player(action.seat)} geht mit Figur ${action.pawn} ${WAYS.de[action.direction]}.`,
            },
      'push-to': ({ seat, distance }) => ({
        label: `um ${distance} schieben`,
        sentence: `${player(seat)} schiebt um ${distance}.`,
      }),
      react: (action) =>
        'decline' in action
          ? { label: 'nicht antworten', sentence: `${player(action.seat)} antwortet nicht.` }
          : { label: `${NAMES.de.brace} spielen`, sentence: `${player(action.seat)} spielt ${NAMES.de.brace}.` },
      dash: ({ seat }) => ({ label: `${NAMES.de.dash} spielen`, sentence: `${player(seat)} spielt ${NAMES.de.dash}.` }),
    }),
    questions: ({ player }) => ({
      place: ({ seat }) => `${player(seat)} stellt im Heimatbereich eine Figur auf.`,
      step: ({ seat }) => `${player(seat)} macht einen Schritt oder beendet den Zug.`,
      'push-to': ({ seat }) => `${player(seat)} schiebt eine Figur um ein Feld oder um zwei.`,
      react: ({ seat }) => `${player(seat)} darf auf das Schieben antworten.`,
    }),
    outcomes: {
      'no-pawns-left': (outcome) => `eine Seite hat keine Figur mehr auf der Linie, Figuren ${pawnsOf(outcome)}`,
      'last-turn': (outcome) => `der letzte Zug ist vorbei, Figuren ${pawnsOf(outcome)}`,
    },
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
