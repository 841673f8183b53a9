import {
  type ActionIn,
  type AskIn,
  type EventIn,
  type KernelWhy,
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
  sorted,
  type TableIn,
  type TypesIn,
  type ViewIn,
} from 'gastropodia';

// #region components
// DUE-1.1: the line has nine fields, and each of two players has three pawns.
export const LAST_FIELD = 8;
export const PAWNS = 3;
export const LAST_TURN = 24;

/** The kinds of cards, by number. */
export const CARDS = ['brace', 'dash', 'blank'] as const;
export type Card = (typeof CARDS)[number];
export type Direction = 'left' | 'right';

/** DUE-1.2: how many cards there are of each kind. */
const cards = pool([6, 6, 6]);
const pawn = number(0, 2 * PAWNS - 1);
const field = number(0, LAST_FIELD);
const direction = oneOf(['left', 'right']);
// #endregion components

// #region shape
export const DUEL = shapeOf({
  table: {
    /** Each pawn's field, the first player's pawns first; -1 beside the line. */
    pawns: row(2 * PAWNS, maybe(field)),
    /** 1 to 24; 0 while the pawns are placed. Who is to move follows from it. */
    turn: number(0, LAST_TURN),
    /** How many steps are left in this turn. */
    steps: number(0),
    /** Each seat's cards by kind, sorted; -1 for one that the viewer may not see. */
    hands: seenBy('owner', perSeat(sorted(cards.card))),
    /** How many cards of each kind lie face up. */
    discards: cards.counts,
    deck: cards.pile,
  },
  steps: { deal: {}, turn: {}, 'go-on': {}, arrive: { pawn, field: maybe(field) } },
  asks: {
    place: { says: { field } },
    step: { window: 'open', decline: 'may', says: { pawn, direction } },
    'push-to': {
      window: 'open',
      about: {
        pawn,
        direction,
        /** Whether its owner's side has had its reaction in this move. */
        reaction: oneOf(['open', 'past']),
      },
      // DUE-3.2: the player whose turn it is chooses whether the pushed pawn goes on by one field or by two.
      says: { distance: number(1, 2) },
    },
    react: { options: 'private', decline: 'may', about: { pawn, direction }, says: { card: oneOf(['brace']) } },
  },
  free: { dash: {} },
  events: {
    drew: { seat, count: number(0), secret: { cards: many(cards.card) } },
    placed: { pawn, field },
    'turn-began': { turn: number(1, LAST_TURN), seat },
    'turn-ended': { seat },
    stepped: { pawn, direction },
    pushed: { pawn, direction, distance: number(1, 2) },
    moved: { pawn, field },
    stayed: { pawn },
    fell: { pawn },
    played: { reveals: true, seat, card: oneOf(CARDS) },
    yielded: { reveals: true, seat },
    rolled: { seat, face: number(1, 6), result: oneOf(['holds', 'gives-way']) },
  },
});
// #endregion shape

// #region types
export interface DuelState extends StateIn<typeof DUEL> {}
export interface DuelView extends ViewIn<typeof DUEL> {}
export interface Table extends TableIn<typeof DUEL> {}
export type DuelAsk = AskIn<typeof DUEL>;
export type DuelAction = ActionIn<typeof DUEL>;
export type DuelEvent = EventIn<typeof DUEL>;
/** A pawn that is about to be pushed, and whether its owner's side has had its reaction in this move. */
export type Push = Pick<Extract<DuelAsk, { readonly ask: 'push-to' }>, 'pawn' | 'direction' | 'reaction'>;

/** Some of these name cards, which are called otherwise in every language: so their sentences are in `text.ts`. */
export type DuelWhy =
  | KernelWhy
  | { readonly code: 'place/not-home'; readonly rule: 'DUE-1.3'; readonly facts: { readonly home: readonly number[] } }
  | { readonly code: 'place/not-in-front'; readonly rule: 'DUE-1.4'; readonly facts: { readonly foremost: number } }
  | {
      readonly code: 'place/no-room';
      readonly rule: 'DUE-1.5';
      readonly facts: { readonly toCome: number; readonly room: number };
    }
  | {
      readonly code: 'step/not-your-pawn';
      readonly rule: 'DUE-2.2';
      readonly facts: { readonly pawns: readonly number[] };
    }
  | {
      readonly code: 'step/off-line';
      readonly rule: 'DUE-2.2';
      readonly facts: { readonly field: number; readonly last: number };
    }
  | { readonly code: 'push/falls-sooner'; readonly rule: 'DUE-3.3'; readonly facts: { readonly field: number } }
  | {
      readonly code: 'card/not-in-hand';
      readonly rule: 'DUE-2.4' | 'DUE-4.2';
      readonly facts: { readonly card: Card; readonly hand: readonly Card[] };
    };

export interface DuelTypes extends Omit<TypesIn<typeof DUEL>, 'Why'> {
  State: DuelState;
  View: DuelView;
  Why: DuelWhy;
}
// #endregion types
