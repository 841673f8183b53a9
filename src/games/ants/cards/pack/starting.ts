import {
  advance,
  advanceEggs,
  type Deck,
  draw,
  drawKeep,
  explore,
  explorers,
  flight,
  forage,
  foragers,
  gain,
  mark,
  markers,
  needs,
  pay,
  pheromones,
  room,
  rooms,
  shift,
} from '../vocabulary.ts';

/** The Starting deck: 15 kinds of cards, two of each. */
export const STARTING_CARDS = {
  'first-leaves': {
    copies: 2,
    source: 'ours',
    type: 'skill',
    symbols: ['cultivation'],
    cost: { leaf: 1 },
    now: [advance('leaf')],
  },

  'first-hunt': {
    copies: 2,
    source: 'ours',
    type: 'skill',
    symbols: ['aggression'],
    cost: { leaf: 1 },
    now: [gain('aggression', 1), gain('food', 1)],
  },

  'first-trails': {
    copies: 2,
    source: 'ours',
    type: 'skill',
    symbols: ['communication'],
    cost: { leaf: 1 },
    now: [forage(1)],
  },

  'first-scouts': {
    copies: 2,
    source: 'ours',
    type: 'skill',
    symbols: ['fitness'],
    cost: { leaf: 1 },
    now: [explore(1)],
  },

  'first-brood': {
    copies: 2,
    source: 'ours',
    type: 'skill',
    cost: { leaf: 2 },
    now: [advanceEggs],
  },

  'first-stores': {
    copies: 2,
    source: 'ours',
    type: 'skill',
    symbols: ['aphid'],
    cost: { leaf: 2 },
    now: [advance('food')],
  },

  'starter-granary': {
    copies: 2,
    source: 'ours',
    type: 'room',
    symbols: ['building'],
    room: 1,
    now: [advance('food', 'leaf')],
  },

  'starter-stable': {
    copies: 2,
    source: 'ours',
    type: 'room',
    symbols: ['aphid'],
    room: 1,
    now: [mark('aphid'), mark('aphid')],
    incubation: [[pay(markers('aphid', 1, 'any'), gain('food', 2))]],
  },

  'starter-garden': {
    copies: 2,
    source: 'ours',
    type: 'room',
    symbols: ['cultivation'],
    room: 2,
    vp: 1,
    now: [gain('leaf', 2)],
  },

  'starter-guardroom': {
    copies: 2,
    source: 'ours',
    type: 'room',
    symbols: ['aggression', 'strength'],
    room: 2,
    cost: { leaf: 1 },
    now: [gain('aggression', 1)],
  },

  'starter-den': {
    copies: 2,
    source: 'ours',
    type: 'room',
    symbols: ['intelligence', 'poison'],
    room: 2,
    cost: { leaf: 1 },
    now: [draw(1)],
  },

  'first-steps': {
    copies: 2,
    source: 'ours',
    type: 'deed',
    needs: [needs(explorers, 2)],
    vp: 2,
    now: [shift, flight(1)],
  },

  'first-column': {
    copies: 2,
    source: 'ours',
    type: 'deed',
    needs: [needs(foragers, 3)],
    vp: 2,
    now: [gain('food', 1), gain('leaf', 1)],
  },

  'first-chambers': {
    copies: 2,
    source: 'ours',
    type: 'deed',
    needs: [needs(rooms(), 4)],
    vp: 2,
    now: [room(1)],
  },

  'first-scent': {
    copies: 2,
    source: 'ours',
    type: 'deed',
    needs: [needs(pheromones, 1)],
    vp: 2,
    now: [drawKeep],
  },
} as const satisfies Deck;
