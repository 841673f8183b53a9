import {
  acted,
  anyEgg,
  anyRow,
  cards,
  cubes,
  draw,
  flight,
  free,
  gain,
  genericAdvance,
  type Queen,
  scoreFrom,
  spareAnts,
  stoneCells,
  stones,
  tokens,
  when,
} from '../vocabulary.ts';

/**
 * The nine Queen tiles.
 *
 * @rule ANT-20.21 The four discs of `queen-1` come from the owner's 40 discs.
 */
export const QUEENS = {
  // ANT-20.1: once per turn a card is discarded to spend a disc of this tile as a universal ant.
  'queen-1': { source: 'book', now: [gain('food', 1), gain('leaf', 3)], always: [spareAnts(4)] },

  // ANT-20.5 + ANT-20.6: any Egg track, and a flight advance with every generic advance.
  'queen-2': {
    source: 'book',
    now: [gain('food', 2), gain('leaf', 3)],
    always: [anyEgg, when(genericAdvance, flight(1))],
  },

  // ANT-20.9: a Room card for a Leaf, a Skill card for a flight advance.
  'queen-3': {
    source: 'book',
    now: [gain('food', 2), gain('leaf', 2)],
    always: [free('once', cards(1, 'room'), gain('leaf', 1)), free('once', cards(1, 'skill'), flight(1))],
  },

  // ANT-20.12: the tile has three spaces for tokens.
  'queen-4': { source: 'book', now: [gain('food', 2), gain('leaf', 3)], always: [tokens(3)] },

  // ANT-20.13: a Fungus for a Food and a Leaf.
  'queen-5': {
    source: 'book',
    now: [gain('fungus', 1), gain('leaf', 3)],
    always: [free('any', cubes('fungus', 1), gain('food', 1), gain('leaf', 1))],
  },

  // ANT-20.14: Strength exactly 3.
  'queen-6': {
    source: 'book',
    now: [gain('food', 1), gain('leaf', 3)],
    always: [when(acted('any', 3), gain('fungus', 1))],
  },

  // ANT-20.15: Strength exactly 1.
  'queen-7': {
    source: 'book',
    now: [gain('fungus', 1), gain('food', 2)],
    always: [when(acted('any', 1), draw(1), gain('aggression', 1))],
  },

  // ANT-20.16: any face-up card of the display.
  'queen-8': { source: 'book', now: [gain('fungus', 2), gain('leaf', 3)], always: [anyRow] },

  // ANT-20.20: 1, 2 or 3 covered stones are worth 0, 2 or 5 VP.
  'queen-9': {
    source: 'book',
    now: [gain('food', 1), gain('leaf', 2)],
    always: [stoneCells],
    score: [scoreFrom(2, stones, 2), scoreFrom(3, stones, 3)],
  },
} as const satisfies Readonly<Record<string, Queen>>;
