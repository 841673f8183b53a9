import { argument, say, vocabulary, type WordIn } from '../../../kernel/index.ts';
import {
  ANT_ACTIONS,
  type AntAction,
  CARD_TYPES,
  type CardType,
  CHOSEN_FROM,
  CUBES,
  type Cube,
  EGG_TRACKS,
  MARKERS,
  type Marker,
  MOST_SIZE,
  MOST_STRENGTH,
  RESOURCES,
  type Resource,
  TRACKS,
  type Track,
} from '../components.ts';
import { BEARERS, PLACES } from './bearers.ts';
import { COUNTS, type Count } from './counts.ts';

const FIGURE = argument.whole({ most: 9, usual: 2 });
const WHERE = argument.oneOf('this', 'any');

/**
 * What is given for an effect.
 *
 * @rule ANT-19.1 Arrow: discard X to gain Y.
 */
export const COSTS = vocabulary({
  tag: 'cost',
  called: 'costs',
  scopes: PLACES,
  words: {
    cubes: {
      holds: { cube: argument.oneOf(...CUBES), amount: FIGURE },
      on: BEARERS,
      written: { 'cubes(cube, amount)': 'so much Food, Leaf or Fungus; Fungus is taken for Food and Leaf, too' },
    },
    cards: {
      holds: { amount: argument.whole({ most: 3, usual: 2 }), type: argument.oneOf('any', ...CARD_TYPES) },
      on: BEARERS,
      written: { 'cards(amount, type)': "so many cards from hand, of a type or of `'any'`" },
    },
    markers: {
      holds: { marker: argument.oneOf(...MARKERS), amount: argument.whole({ most: 4, usual: 2 }), where: WHERE },
      on: ['card'],
      written: { 'markers(marker, amount, where)': "so many markers of `'this'` card or of `'any'` own ones" },
    },
  },
});

/** What is given for an effect. */
export type Cost = WordIn<typeof COSTS>;

/** So many cubes. */
export const cubes = (cube: Cube, amount: number): Cost => say(COSTS, 'cubes', { cube, amount });
/** So many cards from hand, of a type or of any. */
export const cards = (amount: number, type: CardType | 'any' = 'any'): Cost => say(COSTS, 'cards', { amount, type });
/** So many markers of this card or of any own ones. */
export const markers = (marker: Marker, amount: number, where: 'this' | 'any' = 'this'): Cost =>
  say(COSTS, 'markers', { marker, amount, where });

const NO_CHOICE = 'what is gained several times leaves no choice';
const ONE_PAYMENT = 'one payment is enough';

/**
 * What cards, tiles and spaces do, one word at a time: the bonus codes, and the effects of the appendix. What a word does is in
 * `ops/`, how it reads in each language is in `text/`.
 */
export const EFFECTS = vocabulary({
  tag: 'op',
  called: 'effects',
  longest: 4,
  deepest: 4,
  scopes: PLACES,
  words: {
    gain: {
      holds: { resource: argument.oneOf(...RESOURCES), amount: FIGURE },
      on: BEARERS,
      written: { 'gain(resource, amount)': 'gains so much of a resource' },
    },
    draw: {
      holds: { count: FIGURE },
      on: BEARERS,
      written: { 'draw(count)': 'draws so many Basic cards' },
    },
    'draw-keep': {
      holds: {},
      on: BEARERS,
      written: { drawKeep: `draws ${CHOSEN_FROM} Basic cards, keeps one and discards the rest` },
    },
    'take-card': {
      holds: {},
      on: BEARERS,
      written: { takeCard: 'takes a card from any row of the display' },
    },
    seek: {
      holds: {},
      on: BEARERS,
      written: { seek: 'names a symbol and reveals Basic cards until one has it, which is taken' },
    },
    flight: {
      holds: { spaces: FIGURE },
      on: BEARERS,
      written: { 'flight(spaces)': 'advances so many spaces on the flight track' },
    },
    advance: {
      holds: { tracks: argument.someOf(...TRACKS) },
      on: BEARERS,
      written: {
        'advance(…tracks)': 'raises one of these production tracks; with all five it is the generic advance',
      },
    },
    universal: {
      holds: {},
      on: BEARERS,
      written: { universal: 'gains a universal ant' },
    },
    larva: {
      holds: {},
      on: BEARERS,
      written: { larva: 'may gain a larva of any specialisation' },
    },
    item: {
      holds: {},
      on: ['card', 'tile', 'queen'],
      written: { item: 'may take a Special Item that lies beside the main board' },
    },
    'item-here': {
      holds: {},
      on: ['space'],
      written: { itemHere: 'takes the Special Item that lies on this space; one is put there before the game' },
    },
    raise: {
      holds: {},
      on: BEARERS,
      written: { raise: 'may move a disc to the Incubation tile above' },
    },
    shift: {
      holds: {},
      on: BEARERS,
      written: { shift: 'may move a disc to another specialisation of its Incubation tile' },
    },
    room: {
      holds: { size: argument.whole({ most: MOST_SIZE }) },
      on: BEARERS,
      written: { 'room(size)': 'may place one Room tile of exactly this size' },
    },
    'turn-back': {
      holds: {},
      on: BEARERS,
      written: { turnBack: 'may turn a Full Room tile to its Empty side' },
    },
    'swap-eggs': {
      holds: {},
      on: BEARERS,
      written: { swapEggs: 'may lower one Egg production to raise the two others' },
    },
    'lose-scent': {
      holds: {},
      on: BEARERS,
      written: { loseScent: 'may remove a Pheromone cube without placing it on a Leaf tile' },
    },
    action: {
      holds: { action: argument.oneOf(...ANT_ACTIONS), strength: argument.whole({ most: MOST_STRENGTH, usual: 2 }) },
      on: BEARERS,
      written: {
        'dig(strength)': 'may dig with this Strength, without ants and without a card from the display',
        'explore(strength)': 'may explore likewise',
        'forage(strength)': 'may forage likewise',
      },
    },
    defeat: {
      holds: {},
      on: BEARERS,
      written: { defeat: 'may defeat an enemy' },
    },
    play: {
      holds: { type: argument.oneOf('any', ...CARD_TYPES), how: argument.oneOf('normal', 'free', 'waive') },
      on: BEARERS,
      written: {
        'play(type, how)':
          "may play a card from hand, of a type or of `'any'`: `'normal'`, `'free'` of cost and requirements (Skill cards), or with one requirement to `'waive'` (Deed cards)",
      },
      clash: ({ type, how }: { readonly type?: string; readonly how?: string }): Readonly<Record<string, string>> => {
        if (how === 'free' && type !== 'skill')
          return { how: "only a 'skill' is played for free: a Room card needs its room" };
        return how === 'waive' && type !== 'deed' ? { how: "only a 'deed' always has a requirement to waive" } : {};
      },
    },
    incubation: {
      holds: {},
      on: BEARERS,
      written: { incubation: 'activates all own incubation effects' },
    },
    mark: {
      holds: { marker: argument.oneOf(...MARKERS), where: WHERE, count: argument.whole({ most: 4, usual: 2 }) },
      on: ['card'],
      written: { 'mark(marker, where, count)': "puts so many markers on `'this'` card, or on `'any'` own played one" },
    },
    'move-marks': {
      holds: { marker: argument.oneOf(...MARKERS), most: argument.whole({ most: 4, usual: 2 }) },
      on: ['card'],
      written: { 'moveMarks(marker, most)': 'moves up to so many markers from this card to other own played ones' },
    },
    tuck: {
      holds: { cards: argument.whole({ most: 3, usual: 2 }) },
      on: ['card'],
      written: { 'tuck(cards)': 'puts so many cards from hand face down under this card' },
    },
    pay: {
      holds: {
        cost: argument.word(COSTS),
        effects: argument.inner({ never: { pay: ONE_PAYMENT, either: ONE_PAYMENT } }),
      },
      on: BEARERS,
      written: { 'pay(cost, …effects)': 'may give this for these effects' },
    },
    each: {
      holds: {
        count: argument.word(COUNTS),
        effects: argument.inner({
          never: Object.fromEntries(
            [
              'draw-keep',
              'take-card',
              'seek',
              'advance',
              'larva',
              'item',
              'item-here',
              'raise',
              'shift',
              'room',
              'turn-back',
              'swap-eggs',
              'lose-scent',
              'action',
              'defeat',
              'play',
              'incubation',
              'move-marks',
              'tuck',
              'pay',
              'each',
              'either',
            ].map((name) => [name, NO_CHOICE]),
          ),
        }),
      },
      on: BEARERS,
      written: { 'each(count, …effects)': 'does this as many times as it counts; spaces of a flight add up' },
    },
    either: {
      holds: { effects: argument.inner({ never: { either: 'one choice is enough' } }) },
      on: BEARERS,
      written: { 'either(…effects)': 'does one of these, of those that can do something' },
    },
  },
});

/** What cards, tiles and spaces do, one word at a time. */
export type Effect = WordIn<typeof EFFECTS>;
/** A word for what cards, tiles and spaces do. */
export type Op = Effect['op'];

/** Gains so much of a resource. */
export const gain = (resource: Resource, amount: number): Effect => say(EFFECTS, 'gain', { resource, amount });
/** Draws so many Basic cards. */
export const draw = (count: number): Effect => say(EFFECTS, 'draw', { count });
/** Draws 2 Basic cards, keeps one and discards the other. */
export const drawKeep: Effect = say(EFFECTS, 'draw-keep', {});
/** Takes a card from any row of the display. */
export const takeCard: Effect = say(EFFECTS, 'take-card', {});
/** Names a symbol and reveals Basic cards until one has it. */
export const seek: Effect = say(EFFECTS, 'seek', {});
/** Advances so many spaces on the flight track. */
export const flight = (spaces: number): Effect => say(EFFECTS, 'flight', { spaces });
/** Raises one of these production tracks. */
export const advance = (...tracks: readonly Track[]): Effect => say(EFFECTS, 'advance', { tracks });
/** Raises any production track: the generic advance. */
export const advanceAny: Effect = advance(...TRACKS);
/** Raises any Egg production. */
export const advanceEggs: Effect = advance(...EGG_TRACKS);
/** Gains a universal ant. */
export const universal: Effect = say(EFFECTS, 'universal', {});
/** May gain a larva of any specialisation. */
export const larva: Effect = say(EFFECTS, 'larva', {});
/** May take a Special Item that lies beside the main board. */
export const item: Effect = say(EFFECTS, 'item', {});
/** Takes the Special Item that lies on this space. */
export const itemHere: Effect = say(EFFECTS, 'item-here', {});
/** May move a disc to the Incubation tile above. */
export const raise: Effect = say(EFFECTS, 'raise', {});
/** May move a disc to another specialisation of its Incubation tile. */
export const shift: Effect = say(EFFECTS, 'shift', {});
/** May place one Room tile of exactly this size. */
export const room = (size: number): Effect => say(EFFECTS, 'room', { size });
/** May turn a Full Room tile to its Empty side. */
export const turnBack: Effect = say(EFFECTS, 'turn-back', {});
/** May lower one Egg production to raise the two others. */
export const swapEggs: Effect = say(EFFECTS, 'swap-eggs', {});
/** May remove a Pheromone cube without placing it on a Leaf tile. */
export const loseScent: Effect = say(EFFECTS, 'lose-scent', {});
const act = (action: AntAction, strength: number): Effect => say(EFFECTS, 'action', { action, strength });
/** May dig with this Strength. */
export const dig = (strength: number): Effect => act('dig', strength);
/** May explore with this Strength. */
export const explore = (strength: number): Effect => act('explore', strength);
/** May forage with this Strength. */
export const forage = (strength: number): Effect => act('forage', strength);
/** May defeat an enemy. */
export const defeat: Effect = say(EFFECTS, 'defeat', {});
/** May play a card from hand. */
export const play = (type: CardType | 'any' = 'any', how: 'normal' | 'free' | 'waive' = 'normal'): Effect =>
  say(EFFECTS, 'play', { type, how });
/** Activates all own incubation effects. */
export const incubation: Effect = say(EFFECTS, 'incubation', {});
/** Puts so many markers on this card, or on any own played one. */
export const mark = (marker: Marker, where: 'this' | 'any' = 'this', count = 1): Effect =>
  say(EFFECTS, 'mark', { marker, where, count });
/** Moves up to so many markers from this card to other own played ones. */
export const moveMarks = (marker: Marker, most: number): Effect => say(EFFECTS, 'move-marks', { marker, most });
/** Puts so many cards from hand face down under this card. */
export const tuck = (count: number): Effect => say(EFFECTS, 'tuck', { cards: count });
/** May give this for these effects. */
export const pay = (cost: Cost, ...effects: readonly Effect[]): Effect => say(EFFECTS, 'pay', { cost, effects });
/** Does this as many times as it counts. */
export const each = (count: Count, ...effects: readonly Effect[]): Effect => say(EFFECTS, 'each', { count, effects });
/** Does one of these, of those that can do something. */
export const either = (...effects: readonly Effect[]): Effect => say(EFFECTS, 'either', { effects });
