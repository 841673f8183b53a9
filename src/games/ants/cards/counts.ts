import { argument, deepFreeze, say, vocabulary, type WordIn } from '../../../kernel/index.ts';
import {
  CARD_TYPES,
  type CardSymbol,
  type CardType,
  MARKERS,
  type Marker,
  MOST_SIZE,
  RESOURCES,
  type Resource,
  SPECIALISATIONS,
  SYMBOLS,
  TRACKS,
  type Track,
} from '../components.ts';
import { BEARERS, PLACES } from './bearers.ts';

/** Whose ants are available: of a specialisation, universal ones, or of any kind (ANT-4.10). */
export const AVAILABLE = deepFreeze([...SPECIALISATIONS, 'universal', 'any'] as const);

/** Numbers that are looked up for the owner of a card or tile, whenever they are asked for. */
export const COUNTS = vocabulary({
  tag: 'count',
  called: 'counts',
  scopes: PLACES,
  words: {
    rooms: {
      holds: { most: argument.unless(argument.whole({ most: MOST_SIZE }), MOST_SIZE) },
      on: [...BEARERS, 'need'],
      written: { 'rooms(most)': 'Room tiles of that size at most in the nest; of any size, unless it is said' },
    },
    explorers: {
      holds: {},
      on: [...BEARERS, 'need'],
      written: { explorers: 'own explorers on the main board' },
    },
    foragers: {
      holds: {},
      on: [...BEARERS, 'need'],
      written: { foragers: 'own foragers on the main board' },
    },
    eggs: {
      holds: {},
      on: [...BEARERS, 'need'],
      written: { eggs: 'the three Egg productions together' },
    },
    level: {
      holds: { track: argument.oneOf(...TRACKS) },
      on: [...BEARERS, 'need'],
      written: { 'level(track)': 'the space of a production track' },
    },
    pheromones: {
      holds: {},
      on: [...BEARERS, 'need'],
      written: { pheromones: 'own Pheromone cubes that are removed from the board' },
    },
    swarmed: {
      holds: {},
      on: [...BEARERS, 'need'],
      written: { swarmed: 'own discs in swarming areas' },
    },
    deeds: {
      holds: {},
      on: [...BEARERS, 'need'],
      written: { deeds: 'deeds done: played Deed cards and turned Incubation tiles' },
    },
    played: {
      holds: { types: argument.someOf(...CARD_TYPES) },
      on: [...BEARERS, 'need'],
      written: { 'played(…types)': "played cards of these types: `'skill'`, `'deed'`, `'room'`" },
    },
    available: {
      holds: { ants: argument.oneOf(...AVAILABLE) },
      on: [...BEARERS, 'need'],
      written: { 'available(ants)': "available ants of a specialisation, `'universal'` ones, or of `'any'` kind" },
    },
    has: {
      holds: { resource: argument.oneOf(...RESOURCES) },
      // What is gained for what one has would grow without end.
      on: ['need'],
      written: { 'has(resource)': 'so much of a resource in supply' },
    },
    symbols: {
      holds: {},
      on: [...BEARERS, 'need'],
      written: { symbols: 'different symbols that are available without tokens' },
    },
    marks: {
      holds: { marker: argument.oneOf(...MARKERS) },
      on: ['card'],
      written: { 'marks(marker)': 'markers of a kind on this card' },
    },
    under: {
      holds: {},
      on: ['card'],
      written: { under: 'cards under this card; the card needs `tuck`' },
    },
    stones: {
      holds: {},
      on: ['queen'],
      written: { stones: 'stones that Room tiles cover' },
    },
  },
});

/** A number that is looked up for the owner of a card or tile. */
export type Count = WordIn<typeof COUNTS>;

/** Room tiles of that size at most in the nest; of any size, unless it is said. */
export const rooms = (most: number = MOST_SIZE): Count => say(COUNTS, 'rooms', { most });
/** Own explorers on the main board. */
export const explorers: Count = say(COUNTS, 'explorers', {});
/** Own foragers on the main board. */
export const foragers: Count = say(COUNTS, 'foragers', {});
/** The three Egg productions together. */
export const eggs: Count = say(COUNTS, 'eggs', {});
/** The space of a production track. */
export const level = (track: Track): Count => say(COUNTS, 'level', { track });
/** Own Pheromone cubes that are removed from the board. */
export const pheromones: Count = say(COUNTS, 'pheromones', {});
/** Own discs in swarming areas. */
export const swarmed: Count = say(COUNTS, 'swarmed', {});
/** Deeds done. */
export const deeds: Count = say(COUNTS, 'deeds', {});
/** Played cards of these types. */
export const played = (...types: readonly CardType[]): Count => say(COUNTS, 'played', { types });
/** Available ants. */
export const available = (ants: (typeof AVAILABLE)[number]): Count => say(COUNTS, 'available', { ants });
/** So much of a resource in supply. */
export const has = (resource: Resource): Count => say(COUNTS, 'has', { resource });
/** Different symbols that are available without tokens. */
export const symbols: Count = say(COUNTS, 'symbols', {});
/** Markers of a kind on this card. */
export const marks = (marker: Marker): Count => say(COUNTS, 'marks', { marker });
/** Cards under this card. */
export const under: Count = say(COUNTS, 'under', {});
/** Stones that Room tiles cover. */
export const stones: Count = say(COUNTS, 'stones', {});

/** The most that a requirement can ask for. */
const MOST_NEEDED = 30;

/**
 * What has to be there before a card is played or a tile's deed is resolved, a line each.
 *
 * @rule ANT-12.25 Most requirements are symbols, but a card may name other ones.
 */
export const NEEDS = vocabulary({
  tag: 'needs',
  called: 'requirements',
  longest: 4,
  scopes: PLACES,
  words: {
    symbol: {
      holds: { symbol: argument.oneOf(...SYMBOLS), least: argument.whole({ most: 6, usual: 2 }) },
      on: ['need'],
      written: { 'needs(symbol, least)': 'so many copies of a symbol; tokens can stand for them' },
    },
    count: {
      holds: { count: argument.word(COUNTS), least: argument.whole({ most: MOST_NEEDED, usual: 3 }) },
      on: ['need'],
      written: { 'needs(count, least)': 'a count that is at least so much' },
    },
  },
});

/** A line of requirements. */
export type Need = WordIn<typeof NEEDS>;

/** So many copies of a symbol, or a count that is at least so much. */
export const needs = (what: CardSymbol | Count, least: number): Need =>
  typeof what === 'string'
    ? say(NEEDS, 'symbol', { symbol: what, least })
    : say(NEEDS, 'count', { count: what, least });
