import {
  type ActionIn,
  type EventIn,
  many,
  maybe,
  number,
  oneOf,
  perSeat,
  pool,
  row,
  type StateIn,
  seat,
  seenBy,
  shapeOf,
  type TableIn,
  type TypesIn,
  type ViewIn,
  type WhyIn,
  type WorkIn,
} from 'gastropodia';

// #region components
/** LED-1.1: jacks, queens and kings, lowest first, each in two suits: J♥, J♠, Q♥, Q♠, K♥, K♠. */
const cards = pool([1, 1, 1, 1, 1, 1]);

/** What a player says in a round of betting. */
const say = oneOf(['fold', 'call', 'raise']);
/** LED-2.1: two rounds of betting. */
const ROUNDS = 2;
/** More than anybody can have put in. */
const LARGEST_POT = 100;
// #endregion components

// #region shape
/** The cards, and what was said. Chips, raises and whose turn it is follow from that. */
export const LEDUC = shapeOf({
  table: {
    /** Each player's card, from 0 to 5; -1 in the view of somebody who may not see it. */
    cards: seenBy('owner', perSeat(cards.card)),
    /** The card that was turned up; -1 in the first round. */
    turned: seenBy('everyone', maybe(cards.card)),
    /**
     * What was said in the first round and in the second, the first player's words at even places. LED-4.2: everybody may
     * remember all of it, in order. So a view is an information state: what a player knows now, and all that it has known.
     */
    said: row(ROUNDS, many(say)),
  },
  // LED-1.3: each player is dealt a card, which only that player sees.
  deals: { cards: { each: 1, tells: 'dealt' } },
  steps: { 'turn-up': {}, show: {} },
  asks: { bet: { says: { say } } },
  events: {
    said: {
      seat,
      say,
      /** What each player has in the pot now. */
      chips: perSeat(number(0)),
    },
    'turned-up': { card: cards.card },
    shown: { reveals: true, cards: perSeat(cards.card) },
    settled: { payoffs: perSeat(number(-LARGEST_POT, LARGEST_POT)) },
  },
  refusals: {
    'fold/nothing-to-call': {
      rule: 'LED-2.5',
      says: {
        en: 'Both of you have {chips} in the pot: there is nothing to fold for; to call costs nothing.',
        pl: 'Obie strony mają w puli po {chips}: nie ma przed czym pasować; sprawdzenie nic nie kosztuje.',
        de: 'Beide haben {chips} im Pot: es gibt keinen Grund auszusteigen; mitgehen kostet nichts.',
      },
    },
    'raise/no-more': {
      rule: 'LED-2.4',
      says: {
        en: 'There are at most {most} raises in a round; call or fold.',
        pl: 'Liczba podbić w rundzie: najwyżej {most}; sprawdź albo spasuj.',
        de: 'In einer Runde wird höchstens {most}-mal erhöht; geh mit oder steig aus.',
      },
    },
  },
});
// #endregion shape

// #region types
export interface LeducState extends StateIn<typeof LEDUC> {}
export interface LeducView extends ViewIn<typeof LEDUC> {}
export interface Table extends TableIn<typeof LEDUC> {}
export type Word = LeducAction['say'];
export type Work = WorkIn<typeof LEDUC>;
export type LeducAction = ActionIn<typeof LEDUC>;
export type LeducEvent = EventIn<typeof LEDUC>;
export type LeducWhy = WhyIn<typeof LEDUC>;
export interface LeducTypes extends TypesIn<typeof LEDUC> {
  State: LeducState;
  View: LeducView;
}
// #endregion types
