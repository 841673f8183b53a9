import {
  anObject,
  answer,
  arrive,
  attach,
  beforeMovement,
  boss,
  cancel,
  claws,
  clear,
  type Deck,
  discard,
  dogs,
  drawn,
  exchange,
  heldCard,
  hold,
  limit,
  merge,
  move,
  oneZombie,
  pair,
  rise,
  shield,
  spot,
  step,
  win,
  zombie,
} from '../vocabulary.ts';

/**
 * The forty cards of the zombies, in printed order.
 *
 * @rule ZOM-1.15 The zombie deck is the table of the rules and sums to 40.
 * @rule ZOM-1.17 Zombie cards have base strengths 2, 3, 4 and 5.
 */
export const ZOMBIE_DECK = {
  'zombie-2': {
    copies: 6,
    source: 'book',
    lasts: 'stays',
    target: spot('open', 'street-1'),
    effects: [arrive],
    body: zombie(2),
  },

  'zombie-3': {
    copies: 8,
    source: 'book',
    lasts: 'stays',
    target: spot('open', 'street-1'),
    effects: [arrive],
    body: zombie(3),
  },

  'zombie-4': {
    copies: 3,
    source: 'book',
    lasts: 'stays',
    target: spot('open', 'street-1'),
    effects: [arrive],
    body: zombie(4),
  },

  'zombie-5': {
    copies: 1,
    source: 'book',
    lasts: 'stays',
    target: spot('open', 'street-1'),
    effects: [arrive],
    body: zombie(5),
  },

  dogs: {
    copies: 2,
    source: 'book',
    lasts: 'stays',
    target: spot('open', 'street-1'),
    effects: [arrive],
    // ZOM-1.18: a dogs card has strength 1.
    body: dogs(1),
  },

  'human-shield': {
    copies: 3,
    source: 'book',
    lasts: 'stays',
    target: oneZombie('unshielded'),
    effects: [attach(shield)],
  },

  boss: {
    copies: 1,
    source: 'book',
    lasts: 'stays',
    target: oneZombie('no-boss'),
    effects: [attach(boss(3))],
  },

  // ZOM-17.6: it moves one zombie one field forward, if that is possible.
  hunger: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: move({ who: 'zombie', ways: ['forward'], onto: 'free' }),
    effects: [step],
  },

  // ZOM-17.8: it destroys a wall, barrel, mine or car. ZOM-12.20: a pit cannot be destroyed by it.
  pickaxe: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: anObject('wall', 'barrel', 'mine', 'car'),
    effects: [clear],
  },

  click: {
    copies: 2,
    source: 'book',
    when: answer('shot'),
    lasts: 'instant',
    effects: [cancel],
  },

  // ZOM-17.14: it moves one zombie forward, back or sideways to another zombie.
  mass: {
    copies: 2,
    source: 'book',
    lasts: 'instant',
    target: move({ who: 'zombie', ways: ['forward', 'back', 'sideways'], onto: 'zombie' }),
    effects: [merge],
  },

  // ZOM-17.23: the human player discards a card that the zombie player chooses.
  meat: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: heldCard,
    effects: [discard],
  },

  'not-so-fast': {
    copies: 2,
    source: 'book',
    when: beforeMovement,
    lasts: 'mark',
    target: oneZombie('any'),
    effects: [hold],
  },

  claws: {
    copies: 1,
    source: 'book',
    lasts: 'stays',
    target: oneZombie('any'),
    effects: [attach(claws(1))],
  },

  'swap-places': {
    copies: 2,
    source: 'book',
    lasts: 'instant',
    target: pair,
    effects: [exchange],
  },

  terror: {
    copies: 2,
    source: 'book',
    lasts: 'mark',
    effects: [limit(1)],
  },

  // ZOM-17.32: the new zombie is placed beside or behind the one that held it. ZOM-17.39: both are named.
  bite: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: move({ who: 'shielded', ways: ['back', 'sideways'], onto: 'open' }),
    effects: [rise(1)],
  },

  dawn: {
    copies: 1,
    source: 'book',
    when: drawn,
    lasts: 'instant',
    effects: [win('humans')],
  },
} satisfies Deck;
