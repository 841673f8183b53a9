import {
  aboutTurn,
  drawDie,
  dropPair,
  feed,
  raise,
  reroll,
  type SharkCard,
  spareTrap,
  stash,
  step,
  trade,
  turn,
} from '../vocabulary.ts';

/**
 * The 23 cards of the shark, in the order of the price list.
 *
 * @rule KLP-1.5 There are 24 octopus cards, 23 shark cards, 3 octopus confrontation cards and 3 shark confrontation cards.
 * @rule KLP-15.15 Aggressive has no effect beyond the dice.
 */
export const SHARK_CARDS = {
  'aggressive-1': {
    copies: 2,
    source: 'named',
    cost: 6,
    dice: ['red', 'red'],
    windows: [],
    effects: [],
  },

  'aggressive-2': {
    copies: 1,
    source: 'named',
    cost: 9,
    dice: ['red', 'red', 'red'],
    windows: [],
    effects: [],
  },

  // KLP-15.14: up by 1 or 2, to 6 at most.
  'ruthless-1': {
    copies: 1,
    source: 'named',
    cost: 4,
    dice: ['red'],
    windows: ['after-roll', 'currents'],
    effects: [raise('any', 2)],
  },

  'ruthless-2': {
    copies: 1,
    source: 'named',
    cost: 5,
    dice: ['red', 'yellow'],
    windows: ['after-roll', 'currents'],
    effects: [raise('any', 2)],
  },

  'alert-1': {
    copies: 1,
    source: 'named',
    cost: 5,
    dice: ['red'],
    windows: ['after-roll'],
    effects: [stash],
  },

  'alert-2': {
    copies: 1,
    source: 'named',
    cost: 7,
    dice: ['red', 'yellow'],
    windows: ['after-roll'],
    effects: [stash],
  },

  'hungry-1': {
    copies: 1,
    source: 'named',
    cost: 5,
    dice: ['red'],
    windows: ['before-roll', 'after-roll'],
    effects: [drawDie],
  },

  'hungry-2': {
    copies: 1,
    source: 'named',
    cost: 6,
    dice: ['red', 'blue'],
    windows: ['before-roll', 'after-roll'],
    effects: [drawDie],
  },

  'relentless-1': {
    copies: 1,
    source: 'named',
    cost: 5,
    dice: ['red'],
    windows: ['after-roll'],
    effects: [reroll(2)],
  },

  'relentless-2': {
    copies: 1,
    source: 'named',
    cost: 6,
    dice: ['red', 'yellow'],
    windows: ['after-roll'],
    effects: [reroll(2)],
  },

  'reactive-1': {
    copies: 1,
    source: 'named',
    cost: 7,
    dice: ['red', 'yellow'],
    windows: ['before-roll'],
    effects: [trade(2, 1)],
  },

  'reactive-2': {
    copies: 1,
    source: 'named',
    cost: 8,
    dice: ['red', 'red'],
    windows: ['before-roll'],
    effects: [trade(2, 1)],
  },

  'perceptive-1': {
    copies: 1,
    source: 'named',
    cost: 4,
    dice: ['yellow'],
    windows: ['trap'],
    effects: [spareTrap],
  },

  'perceptive-2': {
    copies: 1,
    source: 'named',
    cost: 6,
    dice: ['red', 'yellow'],
    windows: ['trap'],
    effects: [spareTrap],
  },

  'fast-1': {
    copies: 1,
    source: 'named',
    cost: 4,
    dice: ['red'],
    windows: ['before-move', 'after-move'],
    effects: [step],
  },

  'fast-2': {
    copies: 1,
    source: 'named',
    cost: 5,
    dice: ['red', 'blue'],
    windows: ['before-move', 'after-move'],
    effects: [step],
  },

  bold: {
    copies: 2,
    source: 'named',
    cost: 7,
    dice: ['red'],
    windows: ['after-roll'],
    effects: [feed, turn('red', 6)],
  },

  // KLP-15.10: before dice are placed, or at the start of a confrontation.
  'hostile-1': {
    copies: 1,
    source: 'named',
    cost: 9,
    dice: ['red'],
    windows: ['before-placing', 'confrontation'],
    effects: [dropPair],
  },

  'hostile-2': {
    copies: 1,
    source: 'named',
    cost: 10,
    dice: ['red', 'red'],
    windows: ['before-placing', 'confrontation'],
    effects: [dropPair],
  },

  'agile-1': {
    copies: 1,
    source: 'named',
    cost: 4,
    dice: ['red'],
    windows: ['before-move'],
    effects: [aboutTurn],
  },

  'agile-2': {
    copies: 1,
    source: 'named',
    cost: 5,
    dice: ['red', 'yellow'],
    windows: ['before-move'],
    effects: [aboutTurn],
  },
} as const satisfies Readonly<Record<string, SharkCard>>;
