import {
  advanceAny,
  anyTile,
  cards,
  type Deck,
  dig,
  either,
  flight,
  incubation,
  loseScent,
  pay,
  swapEggs,
  turnBack,
} from '../vocabulary.ts';

/**
 * The Queen Room deck: eight cards, one of each.
 *
 * @rule ANT-11.17 Queen Room cards are Room cards in every respect.
 */
export const QUEEN_ROOM_CARDS = {
  'royal-chamber': {
    copies: 1,
    source: 'ours',
    type: 'room',
    symbols: ['intelligence', 'communication'],
    room: 4,
    cost: { leaf: 2 },
    vp: 6,
    now: [advanceAny],
  },

  'egg-gallery': {
    copies: 1,
    source: 'ours',
    type: 'room',
    symbols: ['cultivation', 'aphid'],
    room: 3,
    cost: { leaf: 1 },
    vp: 4,
    now: [swapEggs],
  },

  'throne-of-thorns': {
    copies: 1,
    source: 'ours',
    type: 'room',
    symbols: ['aggression', 'aggression'],
    room: 3,
    cost: { leaf: 2 },
    vp: 3,
    now: [loseScent],
  },

  'royal-archive': {
    copies: 1,
    source: 'ours',
    type: 'room',
    symbols: ['intelligence', 'building'],
    room: 3,
    cost: { leaf: 2 },
    vp: 4,
    always: [anyTile],
  },

  'wedding-hall': {
    copies: 1,
    source: 'ours',
    type: 'room',
    symbols: ['fitness', 'communication'],
    room: 4,
    cost: { leaf: 3 },
    vp: 5,
    now: [flight(3)],
  },

  'founders-tunnel': {
    copies: 1,
    source: 'ours',
    type: 'room',
    symbols: ['building', 'strength'],
    room: 3,
    cost: { leaf: 1 },
    vp: 4,
    now: [either(pay(cards(1), dig(1)), pay(cards(2), dig(2)))],
  },

  'rebuilt-chamber': {
    copies: 1,
    source: 'ours',
    type: 'room',
    symbols: ['building', 'poison'],
    room: 3,
    cost: { leaf: 1 },
    vp: 3,
    now: [turnBack],
  },

  'brood-heart': {
    copies: 1,
    source: 'ours',
    type: 'room',
    symbols: ['aphid', 'cultivation', 'fitness'],
    room: 4,
    cost: { leaf: 3 },
    vp: 5,
    now: [incubation],
  },
} as const satisfies Deck;
