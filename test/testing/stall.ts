import {
  bit,
  cases,
  group,
  many,
  number,
  oneOf,
  pair,
  perSeat,
  pool,
  row,
  type StateIn,
  seat,
  seenBy,
  shapeOf,
  sorted,
  type TypesIn,
  text,
} from 'gastropodia';

const cards = pool([2, 2, 2]);
const coins = pool([3, 1]);

/** A market stall that has a part of every kind, and those that are copied in a way of their own. */
export const STALL = shapeOf({
  table: {
    name: text(),
    mood: oneOf(['calm', 'wild']),
    prices: row(3, number(0, 9)),
    shelves: row(2, row(3, number(0, 9))),
    halves: many(pair(bit)),
    // Two names of which a function's could be made.
    boxA: group({ marks: many(bit) }),
    'box-a': group({ marks: many(bit) }),
    crates: row(2, row(2, row(2, bit))),
    hands: perSeat(cards.hand),
    deck: cards.deck,
    bank: seenBy('nobody', coins.pile),
    'on-top': group({ by: seat, 'not-for-sale': sorted(number(0, 9)), inner: group({ marks: many(bit) }) }),
    // Every case the same: no switch.
    goods: many(cases('kind', { fish: { weights: many(bit) }, fruit: { weights: many(bit) } })),
    // Nothing in any case that changes.
    said: many(cases('fact', { sold: { by: seat }, "owner's": { to: seat, price: number(0, 9) } })),
    orders: many(
      cases('of-what', {
        fish: { weights: many(bit) },
        fruit: { bags: pair(bit), box: group({ marks: many(bit) }) },
        none: {},
      }),
    ),
  },
  asks: { sell: {} },
});

export interface StallState extends StateIn<typeof STALL> {}
export interface StallTypes extends TypesIn<typeof STALL> {}
