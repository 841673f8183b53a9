import {
  type Deck,
  digThrough,
  draw,
  exchangePlaces,
  field,
  goThere,
  heal,
  move,
  type PurpleCard,
  placeHereEvenShells,
  player,
  push,
  put,
  removeTile,
  snail,
  takeBack,
} from '../vocabulary.ts';

/** The thirty-four special actions of the arsenal. */
export const PURPLE = {
  'fishing-rod': {
    copies: 3,
    source: 'book',
    target: snail({ range: [1, 2], sight: 'ignored' }),
    effects: [placeHereEvenShells],
  },

  disintegrator: {
    copies: 2,
    source: 'book',
    target: field({ range: [0, 2], sight: 'ignored' }),
    effects: [removeTile],
  },

  // SNL-14.10: on water only the draw is resolved.
  'golden-shovel': {
    copies: 3,
    source: 'named',
    effects: [draw(1), digThrough],
  },

  vacuum: {
    copies: 2,
    source: 'named',
    target: player({ range: [0, 2], sight: 'ignored' }),
    effects: [takeBack],
  },

  jetpack: {
    copies: 4,
    source: 'named',
    target: field({ range: [1, 3], sight: 'ignored' }),
    effects: [goThere],
  },

  'first-aid-kit': {
    copies: 4,
    source: 'book',
    target: snail({ range: [0, 0], self: 'allowed' }),
    effects: [heal(10)],
  },

  mine: {
    copies: 3,
    source: 'book',
    effects: [put('mine')],
  },

  dynamite: {
    copies: 4,
    source: 'book',
    effects: [put('dynamite')],
  },

  'turbo-slime': {
    copies: 3,
    source: 'ours',
    effects: [move(3)],
  },

  'leaf-blower': {
    copies: 2,
    source: 'ours',
    target: field({ range: [1, 2], sight: 'ignored' }),
    effects: [push],
  },

  teleporter: {
    copies: 2,
    source: 'ours',
    target: snail({ range: [1, 3], sight: 'ignored', shells: 'without' }),
    effects: [exchangePlaces],
  },

  'supply-drop': {
    copies: 2,
    source: 'ours',
    effects: [draw(2)],
  },
} satisfies Deck<PurpleCard>;
