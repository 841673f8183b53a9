import { draw, eat, hide, keep, learn, may, mix, type OctopusCard, remove, swap } from '../vocabulary.ts';

/**
 * The 24 cards of the octopus, in printed order.
 *
 * @rule KLP-1.34 Four types: movement, hide, learn, eat; exactly four are eat cards, one per food.
 * @rule KLP-1.35 Starter cards carry "starting hand" (Quick Learning only) or "starting deck".
 * @rule KLP-1.36 The number of copies is that of the table.
 * @rule KLP-15.4 Copies, lost names and some costs are reconstruction.
 */
export const OCTOPUS_CARDS = {
  'quick-learning': {
    copies: 1,
    source: 'book',
    type: 'learn',
    origin: 'hand',
    cost: 1,
    effects: [learn(2), keep('draw-pile')],
  },

  sneak: {
    copies: 3,
    source: 'book',
    type: 'movement',
    origin: 'deck',
    cost: 2,
    effects: [mix({ hidden: 2 })],
  },

  'nimble-dodge': {
    copies: 2,
    source: 'book',
    type: 'movement',
    origin: 'deck',
    cost: 1,
    effects: [swap],
  },

  camouflage: {
    copies: 3,
    source: 'ours',
    type: 'hide',
    origin: 'deck',
    cost: 0,
    effects: [hide([1, 2])],
  },

  'sudden-dodge': {
    copies: 2,
    source: 'book',
    type: 'movement',
    origin: 'market',
    cost: 2,
    effects: [swap, swap],
  },

  // KLP-15.1: the centre block and two other hidden blocks.
  'take-a-risk': {
    copies: 1,
    source: 'named',
    type: 'movement',
    origin: 'market',
    cost: 2,
    effects: [mix({ hidden: 2, with: 'centre' })],
  },

  // KLP-15.2: a revealed octopus and hidden blocks.
  'ink-cloud': {
    copies: 1,
    source: 'named',
    type: 'movement',
    origin: 'market',
    cost: 2,
    effects: [mix({ hidden: 2, with: 'octopus' })],
  },

  'great-escape': {
    copies: 1,
    source: 'ours',
    type: 'movement',
    origin: 'market',
    cost: 3,
    effects: [mix({ hidden: 4 })],
  },

  // KLP-15.5: a market card and not a starter.
  'in-plain-sight': {
    copies: 2,
    source: 'book',
    type: 'hide',
    origin: 'market',
    cost: 0,
    effects: [hide([1, 2]), may(draw('one'))],
  },

  // KLP-15.3: a carrier of a remove effect.
  regeneration: {
    copies: 1,
    source: 'ours',
    type: 'hide',
    origin: 'market',
    cost: 0,
    effects: [hide([1, 2]), may(remove)],
  },

  'devious-ideas': {
    copies: 1,
    source: 'book',
    type: 'learn',
    origin: 'market',
    cost: 1,
    effects: [learn(2), hide([0, 2], 'gained')],
  },

  'heightened-senses': {
    copies: 1,
    source: 'book',
    type: 'learn',
    origin: 'market',
    cost: 2,
    effects: [learn(2), keep('hand', 'eat')],
  },

  'trial-and-error': {
    copies: 1,
    source: 'ours',
    type: 'learn',
    origin: 'market',
    cost: 1,
    effects: [learn(1), may(remove)],
  },

  crab: {
    copies: 1,
    source: 'book',
    type: 'eat',
    origin: 'market',
    cost: 0,
    food: 'food-crab',
    effects: [eat],
  },

  lobster: {
    copies: 1,
    source: 'book',
    type: 'eat',
    origin: 'market',
    cost: 0,
    food: 'food-lobster',
    effects: [eat],
  },

  'sea-snail': {
    copies: 1,
    source: 'book',
    type: 'eat',
    origin: 'market',
    cost: 0,
    food: 'food-sea-snail',
    effects: [eat],
  },

  abalone: {
    copies: 1,
    source: 'book',
    type: 'eat',
    origin: 'market',
    cost: 0,
    food: 'food-abalone',
    effects: [eat],
  },
} as const satisfies Readonly<Record<string, OctopusCard>>;
