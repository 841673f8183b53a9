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

  // ZOM-18.14: it acts like a shot of strength 2 on any target on the board.
  sniper: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: mark,
    effects: [fire(1, 2)],
    tags: ['shot'],
  },

  // ZOM-18.1: 1 damage to every zombie and dogs card in any lane.
  'high-voltage': {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: lane(),
    effects: [wound(1)],
  },

  // ZOM-18.38: on lane a or c, 1 damage to all in it. ZOM-18.39: then all cars and mines in that lane detonate.
  'street-on-fire': {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: lane({ which: 'side' }),
    effects: [wound(1), setOff],
    tags: ['fire'],
  },

  // ZOM-18.17: it deals 5 damage in total.
  flamethrower: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: span(5),
    effects: [burn, setOff],
    tags: ['fire'],
  },

  // ZOM-18.25: it has power 4.
  oil: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: trail(4),
    effects: [burn, setOff],
    tags: ['fire'],
  },

  // ZOM-18.51: on any field, until the next human turn. ZOM-18.52: a creature there takes 1 damage.
  // ZOM-18.55: damage first, then what the fire detonates. ZOM-18.59: walls and barriers do not limit it.
  napalm: {
    copies: 1,
    source: 'named',
    lasts: 'turn',
    target: spot('any'),
    effects: [wound(1), ignite(1), setOff],
    tags: ['fire'],
  },

  // ZOM-18.2: it kills and destroys everything on any field. ZOM-18.5: also on one that holds nothing.
  // ZOM-18.4: a car or mine detonates after the creature is gone. ZOM-18.3: the rest is removed, fire included.
  grenade: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: spot('any'),
    effects: [kill, setOff, clear],
    tags: ['explosion'],
  },

  // ZOM-12.22: on any free field that is not directly in front of a creature. ZOM-12.24: it does not block the line of fire.
  mine: {
    copies: 1,
    source: 'book',
    lasts: 'stays',
    target: spot('free', 'not-before-creature'),
    effects: [lay],
    thing: thing('mine', goesOff({ by: ['fire', 'explosion', 'entered'], damage: 2, shrapnel: 1 })),
  },

  // ZOM-12.27: it does not block the line of fire. ZOM-14.12: High Voltage and barrels do not detonate it.
  car: {
    copies: 1,
    source: 'book',
    lasts: 'stays',
    target: spot('free', 'clear-way'),
    effects: [lay],
    thing: thing('car', goesOff({ by: ['shot', 'fire', 'explosion', 'shrapnel'], damage: 1, around: 1 })),
  },

  // ZOM-12.15: it does not block the line of fire. ZOM-12.16: nothing sets it off.
  barrel: {
    copies: 1,
    source: 'book',
    lasts: 'stays',
    target: spot('free', 'street-5'),
    effects: [lay],
    thing: thing('barrel', rolls, crushes),
  },

  // ZOM-12.18: on any free field. ZOM-12.19: it does not block the line of fire.
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

  // ZOM-12.28: on an empty field. ZOM-12.33: street 1 is allowed, only street 5 is not.
  // ZOM-12.34: it stays until something destroys it. ZOM-12.35: it blocks the line of fire, behind its field.
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

  // ZOM-12.36: on a free field of street 5. ZOM-12.37: it blocks every movement in its lane.
  // ZOM-12.42: it blocks the line of fire, before its field.
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

  // ZOM-18.45: no zombie and no dogs card moves until the start of the next human turn.
  freeze: {
    copies: 1,
    source: 'book',
    lasts: 'turn',
    effects: [halt],
  },

  // ZOM-18.37: every zombie and dogs card in one lane retreats, up to the wall inclusive.
  searchlight: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: lane({ reach: 'up-to-wall' }),
    effects: [retreat],
  },

  // ZOM-18.40: every zombie and dogs card on the board retreats, if possible.
  'get-out': {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    effects: [retreat],
  },

  // ZOM-18.33: it moves one zombie or dogs card one field sideways.
  blood: {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: move({ who: 'creature', ways: ['sideways'], onto: 'free' }),
    effects: [step],
  },

  // ZOM-18.46: the zombie player discards a card that the human player chooses.
  'sweep-off': {
    copies: 1,
    source: 'book',
    lasts: 'instant',
    target: heldCard,
    effects: [discard],
  },
} satisfies Deck;
