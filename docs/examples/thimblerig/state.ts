import {
  type ActionIn,
  ascending,
  bit,
  cases,
  type EventIn,
  integer,
  many,
  NONE,
  number,
  oneOf,
  only,
  perSeat,
  row,
  type Seat,
  type StateIn,
  seat,
  seenBy,
  shapeOf,
  type TableIn,
  type TypesIn,
  type ViewIn,
  type WhyIn,
} from 'gastropodia';
import { NO_PEEK_LEFT } from './sentences.ts';

// #region components
export const HIDER: Seat = 0;
export const SEEKER: Seat = 1;

export const STONE = 0;
export const PEARL = 1;

// THI-1.1: there are four places; two of them hide a pearl, two a stone.
export const PLACES = [0, 1, 2, 3] as const;
const LAST_PLACE = PLACES.length - 1;

const place = number(0, LAST_PLACE);
const kind = number(STONE, PEARL);
const how = oneOf(['lift', 'peek']);
// #endregion components

// #region state
/** What happened, and what lies where. Points, rounds and peeks left follow from what happened. */
export const THIMBLERIG = shapeOf({
  table: {
    history: many(
      cases('fact', {
        /** Two places that the hider took in hand: 1 if the things were swapped; -1 where the viewer was not shown whether. */
        mix: { a: place, b: place, swapped: bit },
        /** A place that the seeker looked at: 1 for a pearl, 0 for a stone; -1 where the viewer was not shown which. */
        look: { place, how, kind },
      }),
    ),
    /** What lies at each place: 1 for a pearl, 0 for a stone; -1 before the deal, and in the view of everybody but the hider. */
    under: seenBy(only(HIDER), row(PLACES.length, kind, { start: PLACES.map(() => NONE) })),
  },
  steps: { deal: {}, round: {} },
  asks: {
    mix: {
      options: 'private',
      // THI-2.1: two different places, in any order.
      says: { places: ascending(integer(0, LAST_PLACE), 2, 2), secretly: oneOf(['swap', 'leave']) },
    },
    look: { says: { how, place } },
  },
  events: {
    dealt: { secret: { under: many(kind) } },
    mixed: { reveals: true, a: place, b: place, secret: { swapped: bit } },
    lifted: { reveals: true, place, kind },
    peeked: { reveals: true, place, secret: { kind } },
    scored: { seat, points: perSeat(number(0)) },
  },
  refusals: { 'look/no-peek-left': { rule: 'THI-3.3', says: NO_PEEK_LEFT } },
});
// #endregion state

// #region types
export interface ThimblerigState extends StateIn<typeof THIMBLERIG> {}
export interface ThimblerigView extends ViewIn<typeof THIMBLERIG> {}
export interface Table extends TableIn<typeof THIMBLERIG> {}
export type ThimblerigAction = ActionIn<typeof THIMBLERIG>;
export type ThimblerigEvent = EventIn<typeof THIMBLERIG>;
export type ThimblerigWhy = WhyIn<typeof THIMBLERIG>;
export type Fact = Table['history'][number];
export type Mix = Extract<Fact, { readonly fact: 'mix' }>;
export type Look = Extract<Fact, { readonly fact: 'look' }>;
export interface ThimblerigTypes extends TypesIn<typeof THIMBLERIG> {
  State: ThimblerigState;
  View: ThimblerigView;
}
// #endregion types
