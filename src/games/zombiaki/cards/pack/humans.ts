import {
  barsLane,
  burn,
  clear,
  climb,
  crushes,
  type Deck,
  discard,
  fire,
  goesOff,
  group,
  halt,
  heldCard,
  ignite,
  kill,
  lane,
  lay,
  line,
  mark,
  move,
  retreat,
  rolls,
  setOff,
  snare,
  span,
  spot,
  step,
  stopsLine,
  swallow,
  thing,
  trail,
  wound,
} from '../vocabulary.ts';

/**
 * The forty cards of the humans, in printed order.
 *
 * @rule ZOM-1.16 The human deck is the table of the rules and sums to 40.
 * @rule ZOM-1.19 Shots exist in strengths 1 and 2, bursts with 2 and 3 bullets, pits in depths 1 and 2, walls in heights 5 and 6.
 * @rule ZOM-1.20 Napalm is a card of the human deck, one copy.
 */
export const HUMAN_DECK = {
  'shot-1': {
    copies: 12,
    source: 'book',
    lasts: 'instant',
    target: line,
    effects: [fire(1, 1)],
    tags: ['shot'],
  },

  'shot-2': {
    copies: 3,
    source: 'book',
    lasts: 'instant',
    target: line,
    effects: [fire(1, 2)],
    tags: ['shot'],
  },

  'burst-2': {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: lane(),
    effects: [fire(2, 1)],
    tags: ['shot'],
  },

  'burst-3': {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: lane(),
    effects: [fire(3, 1)],
    tags: ['shot'],
  },

  sniper: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: mark,
    effects: [fire(1, 2)],
    tags: ['shot'],
  },

  'high-voltage': {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: lane(),
    effects: [wound(1)],
  },

  'street-on-fire': {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: lane({ which: 'side' }),
    effects: [wound(1), setOff],
    tags: ['fire'],
  },

  flamethrower: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: span(5),
    effects: [burn, setOff],
    tags: ['fire'],
  },

  oil: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: trail(4),
    effects: [burn, setOff],
    tags: ['fire'],
  },

  napalm: {
    copies: 1,
    source: 'named',
    lasts: 'turn',
    target: spot('any'),
    effects: [wound(1), ignite(1), setOff],
    tags: ['fire'],
  },

  grenade: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: spot('any'),
    effects: [kill, setOff, clear],
    tags: ['explosion'],
  },

  mine: {
    copies: 1,
    source: 'book',
    lasts: 'stays',
    target: spot('free', 'not-before-creature'),
    effects: [lay],
    thing: thing('mine', goesOff({ by: ['fire', 'explosion', 'entered'], damage: 2, shrapnel: 1 })),
  },

  car: {
    copies: 1,
    source: 'book',
    lasts: 'stays',
    target: spot('free', 'clear-way'),
    effects: [lay],
    thing: thing('car', goesOff({ by: ['shot', 'fire', 'explosion', 'shrapnel'], damage: 1, around: 1 })),
  },

  barrel: {
    copies: 1,
    source: 'book',
    lasts: 'stays',
    target: spot('free', 'street-5'),
    effects: [lay],
    thing: thing('barrel', rolls, crushes),
  },

  'pit-1': {
    copies: 1,
    source: 'book',
    lasts: 'stays',
    target: spot('free'),
    effects: [lay],
    thing: thing('pit', swallow(1)),
  },

  'pit-2': {
    copies: 1,
    source: 'book',
    lasts: 'stays',
    target: spot('free'),
    effects: [lay],
    thing: thing('pit', swallow(2)),
  },

  'wall-5': {
    copies: 1,
    source: 'book',
    lasts: 'stays',
    target: spot('free', 'not-street-5', 'away-from-zombies', 'not-behind-zombies'),
    effects: [lay],
    thing: thing('wall', climb(5), stopsLine('after')),
  },

  'wall-6': {
    copies: 1,
    source: 'book',
    lasts: 'stays',
    target: spot('free', 'not-street-5', 'away-from-zombies', 'not-behind-zombies'),
    effects: [lay],
    thing: thing('wall', climb(6), stopsLine('after')),
  },

  barrier: {
    copies: 3,
    source: 'book',
    lasts: 'turn',
    target: spot('free', 'street-5'),
    effects: [lay],
    thing: thing('barrier', barsLane, stopsLine('before')),
  },

  net: {
    copies: 1,
    source: 'book',
    lasts: 'turn',
    target: group(6),
    effects: [snare],
  },

  freeze: {
    copies: 1,
    source: 'book',
    lasts: 'turn',
    effects: [halt],
  },

  searchlight: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: lane({ reach: 'up-to-wall' }),
    effects: [retreat],
  },

  'get-out': {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    effects: [retreat],
  },

  blood: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: move({ who: 'creature', ways: ['sideways'], onto: 'free' }),
    effects: [step],
  },

  'sweep-off': {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: heldCard,
    effects: [discard],
  },
} satisfies Deck;
