import { argument, say, vocabulary, type WordIn } from '../../../kernel/index.ts';
import {
  ANT_ACTIONS,
  type AntAction,
  type CardSymbol,
  MARKERS,
  type Marker,
  MOST_SIZE,
  MOST_STRENGTH,
  QUEEN_TOKENS,
  SYMBOLS,
} from '../components.ts';
import { KEPT_BEARERS, PLACES } from './bearers.ts';
import { COUNTS, type Count } from './counts.ts';
import { COSTS, type Cost, EFFECTS, type Effect } from './effects.ts';

/**
 * What sets off a permanent effect: always something that its owner does.
 *
 * @rule ANT-3.16 Triggered effects fire only for the player whose action or effect caused the event.
 */
export const EVENTS = vocabulary({
  tag: 'event',
  called: 'events',
  scopes: PLACES,
  words: {
    'card-played': {
      holds: { symbol: argument.oneOf(...SYMBOLS) },
      on: KEPT_BEARERS,
      written: { 'cardPlayed(symbol)': 'a card with this symbol was played' },
    },
    'symbol-played': {
      holds: { symbol: argument.oneOf(...SYMBOLS) },
      on: KEPT_BEARERS,
      written: { 'symbolPlayed(symbol)': 'the same, once for each copy of the symbol on the card' },
    },
    'deed-done': {
      holds: { by: argument.oneOf('any', 'card', 'tile') },
      on: KEPT_BEARERS,
      written: { 'deedDone(by)': "a deed was done: by a `'card'`, by an Incubation `'tile'`, or by `'any'` of them" },
    },
    'enemy-defeated': {
      holds: {},
      on: KEPT_BEARERS,
      written: { enemyDefeated: 'an enemy was defeated' },
    },
    'room-placed': {
      holds: { least: argument.whole({ most: MOST_SIZE }) },
      on: KEPT_BEARERS,
      written: { 'roomPlaced(least)': 'a Room tile of at least this size was placed' },
    },
    acted: {
      holds: {
        action: argument.oneOf('any', ...ANT_ACTIONS),
        strength: argument.unless(argument.whole({ least: 0, most: MOST_STRENGTH }), 0),
      },
      on: KEPT_BEARERS,
      written: {
        'acted(action, strength)':
          "a Dig, Explore or Forage, or `'any'` of them, was performed: with exactly this Strength, unless it is 0",
      },
    },
    'generic-advance': {
      holds: {},
      on: KEPT_BEARERS,
      written: { genericAdvance: 'a generic production advance was gained, even if all tracks are full' },
    },
  },
});

/** What sets off a permanent effect. */
export type Trigger = WordIn<typeof EVENTS>;

/** A card with this symbol was played. */
export const cardPlayed = (symbol: CardSymbol): Trigger => say(EVENTS, 'card-played', { symbol });
/** A card with this symbol was played: once for each copy of it. */
export const symbolPlayed = (symbol: CardSymbol): Trigger => say(EVENTS, 'symbol-played', { symbol });
/** A deed was done. */
export const deedDone = (by: 'any' | 'card' | 'tile' = 'any'): Trigger => say(EVENTS, 'deed-done', { by });
/** An enemy was defeated. */
export const enemyDefeated: Trigger = say(EVENTS, 'enemy-defeated', {});
/** A Room tile of at least this size was placed. */
export const roomPlaced = (least: number): Trigger => say(EVENTS, 'room-placed', { least });
/** A Dig, Explore or Forage was performed: with exactly this Strength, unless it is 0. */
export const acted = (action: AntAction | 'any', strength = 0): Trigger => say(EVENTS, 'acted', { action, strength });
/** A generic production advance was gained. */
export const genericAdvance: Trigger = say(EVENTS, 'generic-advance', {});

/** What is known of the words before one. */
export interface Lasted {
  readonly words: readonly string[];
}

/** What holds as long as a card or tile is there. */
export const LASTING = vocabulary({
  tag: 'lasts',
  called: 'permanent effects',
  longest: 4,
  scopes: PLACES,
  words: {
    when: {
      holds: { event: argument.word(EVENTS), effects: argument.words(EFFECTS) },
      on: KEPT_BEARERS,
      written: { 'when(event, …effects)': 'does this every time the event happens' },
    },
    symbol: {
      holds: { symbol: argument.oneOf(...SYMBOLS) },
      on: ['tile', 'queen'],
      written: { 'symbol(symbol)': 'provides a symbol; cards print theirs as `symbols`' },
    },
    'symbol-for': {
      holds: {
        symbol: argument.oneOf(...SYMBOLS),
        count: argument.word(COUNTS),
        every: argument.whole({ most: 6, usual: 2 }),
      },
      on: KEPT_BEARERS,
      written: { 'symbolFor(symbol, count, every)': 'provides a symbol for every so many that it counts' },
    },
    cheaper: {
      holds: { type: argument.oneOf('skill', 'room'), by: argument.whole({ most: 4, usual: 1 }) },
      on: KEPT_BEARERS,
      written: { 'cheaper(type, by)': 'Skill cards or Room cards cost so much less Leaf' },
    },
    larger: {
      holds: { by: argument.whole({ most: 3, usual: 1 }) },
      on: KEPT_BEARERS,
      written: { 'larger(by)': 'Room tiles count as so much larger when a Room card is played' },
    },
    spend: {
      holds: { marker: argument.oneOf(...MARKERS), as: argument.oneOf('food', 'leaf') },
      on: ['card'],
      written: { 'spend(marker, as)': 'markers on this card may be spent as Food or Leaf' },
    },
    'any-tile': {
      holds: {},
      on: KEPT_BEARERS,
      written: { anyTile: 'the deed of any own Incubation tile may be resolved, not only of the top one' },
      never: once('any-tile'),
      leaves: then('any-tile'),
    },
    free: {
      holds: {
        often: argument.oneOf('once', 'any'),
        cost: argument.word(COSTS),
        effects: argument.words(EFFECTS),
      },
      on: ['queen'],
      written: { 'free(often, cost, …effects)': "a free action, `'once'` a turn or `'any'` number of times" },
    },
    'any-row': {
      holds: {},
      on: ['queen'],
      written: { anyRow: 'the display card of an action may come from any row' },
      never: once('any-row'),
      leaves: then('any-row'),
    },
    'any-egg': {
      holds: {},
      on: ['queen'],
      written: { anyEgg: 'an advance of a given Egg production may be made on any other one' },
      never: once('any-egg'),
      leaves: then('any-egg'),
    },
    'spare-ants': {
      holds: { discs: argument.whole({ most: 9, usual: 4 }) },
      on: ['queen'],
      written: {
        'spareAnts(discs)': 'so many discs lie here; once a turn a card is discarded to spend one as a universal ant',
      },
      never: once('spare-ants'),
      leaves: then('spare-ants'),
    },
    tokens: {
      holds: { spaces: argument.whole({ most: QUEEN_TOKENS.length, usual: 3 }) },
      on: ['queen'],
      written: { 'tokens(spaces)': 'so many symbol tokens can be placed here, the first of them for free' },
      never: once('tokens'),
      leaves: then('tokens'),
    },
    'stone-cells': {
      holds: {},
      on: ['queen'],
      written: { stoneCells: 'Room tiles may cover stones, each for a generic production advance' },
      never: once('stone-cells'),
      leaves: then('stone-cells'),
    },
  },
});

function once(word: string): (before: Lasted) => string | undefined {
  return ({ words }) => (words.includes(word) ? `'${word}' twice` : undefined);
}

function then(word: string): (before: Lasted) => Lasted {
  return ({ words }) => ({ words: [...words, word] });
}

/** What holds as long as a card or tile is there. */
export type Lasting = WordIn<typeof LASTING>;

/** Does this every time the event happens. */
export const when = (event: Trigger, ...effects: readonly Effect[]): Lasting =>
  say(LASTING, 'when', { event, effects });
/** Provides a symbol. */
export const symbol = (provided: CardSymbol): Lasting => say(LASTING, 'symbol', { symbol: provided });
/** Provides a symbol for every so many that it counts. */
export const symbolFor = (provided: CardSymbol, count: Count, every = 1): Lasting =>
  say(LASTING, 'symbol-for', { symbol: provided, count, every });
/** Skill cards or Room cards cost so much less Leaf. */
export const cheaper = (type: 'skill' | 'room', by: number): Lasting => say(LASTING, 'cheaper', { type, by });
/** Room tiles count as so much larger when a Room card is played. */
export const larger = (by: number): Lasting => say(LASTING, 'larger', { by });
/** Markers on this card may be spent as Food or Leaf. */
export const spend = (marker: Marker, as: 'food' | 'leaf'): Lasting => say(LASTING, 'spend', { marker, as });
/** The deed of any own Incubation tile may be resolved. */
export const anyTile: Lasting = say(LASTING, 'any-tile', {});
/** A free action, once a turn or any number of times. */
export const free = (often: 'once' | 'any', cost: Cost, ...effects: readonly Effect[]): Lasting =>
  say(LASTING, 'free', { often, cost, effects });
/** The display card of an action may come from any row. */
export const anyRow: Lasting = say(LASTING, 'any-row', {});
/** An advance of a given Egg production may be made on any other one. */
export const anyEgg: Lasting = say(LASTING, 'any-egg', {});
/** So many discs lie here, to be spent as universal ants. */
export const spareAnts = (discs: number): Lasting => say(LASTING, 'spare-ants', { discs });
/** So many symbol tokens can be placed here. */
export const tokens = (spaces: number): Lasting => say(LASTING, 'tokens', { spaces });
/** Room tiles may cover stones. */
export const stoneCells: Lasting = say(LASTING, 'stone-cells', {});

/** What is worth points at the end. */
export const SCORES = vocabulary({
  tag: 'score',
  called: 'scoring effects',
  longest: 4,
  scopes: PLACES,
  words: {
    every: {
      holds: {
        points: argument.whole({ most: 9, usual: 4 }),
        count: argument.word(COUNTS),
        every: argument.whole({ most: 6, usual: 2 }),
      },
      on: KEPT_BEARERS,
      written: { 'score(points, count, every)': 'so many points for every so many that it counts' },
    },
    least: {
      holds: {
        points: argument.whole({ most: 20, usual: 5 }),
        count: argument.word(COUNTS),
        least: argument.whole({ most: 30, usual: 3 }),
      },
      on: KEPT_BEARERS,
      written: { 'scoreFrom(points, count, least)': 'so many points if it counts at least so much' },
    },
  },
});

/** What is worth points at the end. */
export type Score = WordIn<typeof SCORES>;

/** So many points for every so many that it counts. */
export const score = (points: number, count: Count, every = 1): Score => say(SCORES, 'every', { points, count, every });
/** So many points if it counts at least so much. */
export const scoreFrom = (points: number, count: Count, least: number): Score =>
  say(SCORES, 'least', { points, count, least });
