import { argument, deepFreeze, say, vocabulary, type WordIn } from '../../../kernel/index.ts';
import { COLOURS, FACES } from '../components.ts';

/** When a card of the shark can be used. */
export const WINDOWS = deepFreeze([
  'before-roll',
  'after-roll',
  'currents',
  'before-move',
  'after-move',
  'before-placing',
  'trap',
  'confrontation',
] as const);
/** When a card of the shark can be used. */
export type Window = (typeof WINDOWS)[number];

/** What is known of the words before one. */
export interface Hunted {
  readonly words: readonly string[];
}

const MOVES = ['before-move', 'after-move'] as const;
const ROLLED = ['after-roll', 'currents'] as const;
const COLOUR = argument.oneOf('any', ...COLOURS);

/**
 * What the shark does with a card, one word at a time. All that a card needs to be told is told when it is used, so a word that
 * asks chance stands last; a word stands on a card once.
 */
export const HUNTS = vocabulary({
  tag: 'op',
  called: 'words',
  longest: 4,
  scopes: {
    'before-roll': 'the time before the roll',
    'after-roll': 'the time after the roll',
    currents: 'the placing of currents',
    'before-move': 'the time before the move',
    'after-move': 'the time after the move',
    'before-placing': 'the time before dice are placed',
    trap: 'a trap that was revealed',
    confrontation: 'the start of a confrontation',
  },
  words: {
    reroll: {
      holds: { most: argument.whole({ most: 6, usual: 2 }) },
      on: ['after-roll'],
      written: { 'reroll(most)': 'rerolls one to so many dice of the pool together' },
      never: once('reroll'),
      leaves: then('reroll'),
    },
    'draw-die': {
      holds: {},
      on: ['before-roll', 'after-roll'],
      written: { drawDie: 'draws a die from the bag; it is rolled with the others, or alone after the roll' },
      never: once('draw-die'),
      leaves: then('draw-die'),
    },
    raise: {
      holds: { colour: COLOUR, most: argument.whole({ most: FACES - 1, usual: 2 }) },
      on: ROLLED,
      written: { 'raise(colour, most)': "turns a die of the pool, of a colour or `'any'`, up by one to so much" },
      never: once('raise'),
      leaves: then('raise'),
    },
    turn: {
      holds: { colour: COLOUR, to: argument.whole({ most: FACES }) },
      on: ROLLED,
      written: { 'turn(colour, to)': "turns a die of the pool, of a colour or `'any'`, to a face" },
      never: once('turn'),
      leaves: then('turn'),
    },
    feed: {
      holds: {},
      on: ['after-roll'],
      written: { feed: 'puts a die of the pool on the hunger track' },
      never: once('feed'),
      leaves: then('feed'),
    },
    stash: {
      holds: {},
      on: ['after-roll'],
      written: { stash: 'puts a die of the pool on this card, to be placed in a later turn' },
      never: once('stash'),
      leaves: then('stash'),
    },
    trade: {
      holds: { give: argument.whole({ most: 4, usual: 2 }), take: argument.whole({ most: 4, usual: 2 }) },
      on: ['before-roll'],
      written: { 'trade(give, take)': 'returns so many drawn dice, and takes so many of chosen colours from the bag' },
      never: once('trade'),
      leaves: then('trade'),
    },
    step: {
      holds: {},
      on: MOVES,
      written: { step: 'one extra step to a free space' },
      never: alone('step'),
      leaves: then('step'),
    },
    'about-turn': {
      holds: {},
      on: ['before-move'],
      written: { aboutTurn: 'turns the shark round, before any step of the turn' },
      never: alone('about-turn'),
      leaves: then('about-turn'),
    },
    'spare-trap': {
      holds: {},
      on: ['trap'],
      written: { spareTrap: 'ignores the trap' },
      never: alone('spare-trap'),
      leaves: then('spare-trap'),
    },
    'drop-pair': {
      holds: {},
      on: ['before-placing', 'confrontation'],
      written: { dropPair: 'removes a random strategy and its counter' },
      never: alone('drop-pair'),
      leaves: then('drop-pair'),
    },
  },
});

/** The words that ask chance: nothing can be told of what comes behind them. */
const CHANCY: readonly string[] = ['reroll', 'draw-die'];

function once(op: string): (before: Hunted) => string | undefined {
  return ({ words }) => {
    if (words.includes(op)) return `'${op}' twice`;
    const chancy = words.find((word) => CHANCY.includes(word));
    return chancy === undefined ? undefined : `'${op}' behind '${chancy}'; what is left to chance stands last`;
  };
}

function alone(op: string): (before: Hunted) => string | undefined {
  return ({ words }) => (words.length === 0 ? undefined : `'${op}' stands alone on a card`);
}

function then(op: string): (before: Hunted) => Hunted {
  return ({ words }) => ({ words: [...words, op] });
}

/** What the shark does with a card, one word at a time. */
export type Hunt = WordIn<typeof HUNTS>;
/** A word of the shark. */
export type HuntOp = Hunt['op'];
/** The colour that a word asks for, or any. */
export type WantedColour = 'any' | (typeof COLOURS)[number];

/** Rerolls one to so many dice of the pool together. */
export const reroll = (most: number): Hunt => say(HUNTS, 'reroll', { most });
/** Draws a die from the bag. */
export const drawDie: Hunt = say(HUNTS, 'draw-die', {});
/** Turns a die of the pool up by one to so much. */
export const raise = (colour: WantedColour, most: number): Hunt => say(HUNTS, 'raise', { colour, most });
/** Turns a die of the pool to a face. */
export const turn = (colour: WantedColour, to: number): Hunt => say(HUNTS, 'turn', { colour, to });
/** Puts a die of the pool on the hunger track. */
export const feed: Hunt = say(HUNTS, 'feed', {});
/** Puts a die of the pool on this card. */
export const stash: Hunt = say(HUNTS, 'stash', {});
/** Returns so many drawn dice, and takes so many of chosen colours from the bag. */
export const trade = (give: number, take: number): Hunt => say(HUNTS, 'trade', { give, take });
/** One extra step to a free space. */
export const step: Hunt = say(HUNTS, 'step', {});
/** Turns the shark round. */
export const aboutTurn: Hunt = say(HUNTS, 'about-turn', {});
/** Ignores the trap. */
export const spareTrap: Hunt = say(HUNTS, 'spare-trap', {});
/** Removes a random strategy and its counter. */
export const dropPair: Hunt = say(HUNTS, 'drop-pair', {});
