import { entryOf, figureOf } from '../../../kernel/index.ts';
import type { Cost, Count } from '../cards/vocabulary.ts';
import { FIRST_EGG_TRACK, NONE, RESOURCES, TRACKS } from '../components.ts';
import { countOf, removedScents } from '../rules/counts.ts';
import { effectsOf, yieldOf } from '../rules/incubating.ts';
import { risingTracks, tracksFor } from '../rules/production.ts';
import { listAt } from '../table/book.ts';
import { effectOf } from '../table/incubation.ts';
import type { BookWord } from '../table/lists.ts';
import { FIGURES } from './figures.ts';
import { flightWorth } from './flying.ts';
import { advanceWorth, type Outlook, ownOf } from './outlook.ts';
import { starWorth } from './progress.ts';

/** What words are worth: to whom, and on which played card they stand; -1 if on none. */
interface Reading {
  readonly outlook: Outlook;
  readonly on: number;
}

type Word<Op extends BookWord['op']> = Extract<BookWord, { readonly op: Op }>;

/** Larger than one card: the better of two, one of nine, one with the symbol that is wanted. */
const CHOSEN = 1.5;

/** What each word is worth, about: what it leads to is weighed when it is decided. A word that is forgotten does not compile. */
const WORTHS: { readonly [Op in BookWord['op']]: (word: Word<Op>, reading: Reading) => number } = {
  gain: ({ resource, amount }, { outlook }) => amount * figureOf(outlook.resources, RESOURCES.indexOf(resource)),
  draw: ({ count }, { outlook }) => count * outlook.card,
  'draw-keep': (_, { outlook }) => CHOSEN * outlook.card,
  'take-card': (_, { outlook }) => CHOSEN * outlook.card,
  seek: (_, { outlook }) => CHOSEN * outlook.card,
  flight: ({ spaces }, { outlook }) => flightWorth(outlook, spaces, (list) => listWorth(outlook, list)),
  advance: ({ tracks }, { outlook }) => {
    const { book, at, seat } = outlook;
    const numbers = tracks.map((track) => TRACKS.indexOf(track));
    const rising = risingTracks(at, seat, tracksFor(book, at, seat, numbers));
    return Math.max(0, ...rising.map((track) => advanceWorth(outlook, track)));
  },
  universal: (_, { outlook }) => outlook.universal,
  larva: (_, { outlook }) => outlook.larva,
  item: (_, { outlook }) => itemsWorth(outlook, outlook.at.sideItems),
  'item-here': (_, { outlook }) =>
    itemsWorth(
      outlook,
      outlook.at.boardItems.filter((item) => item !== NONE),
    ),
  raise: (_, { outlook }) => outlook.ant - outlook.larva,
  shift: (_, { outlook }) => outlook.use / 8,
  room: ({ size }) => 0.8 * size,
  'turn-back': ({ op }, { outlook }) => (op === 'turn-back' ? outlook.use / 2 : 0),
  'swap-eggs': (_, { outlook }) => {
    const eggs = TRACKS.flatMap((_track, track) => (track < FIRST_EGG_TRACK ? [] : [advanceWorth(outlook, track)]));
    return Math.max(0, eggs.reduce((sum, worth) => sum + worth, 0) - 2 * Math.min(...eggs));
  },
  'lose-scent': (_, { outlook }) => scentWorth(outlook),
  action: ({ action, strength }) => (action === 'explore' ? 1 + strength / 2 : 0.9 * strength),
  defeat: (_, { outlook }) => 0.5 + outlook.use,
  play: ({ how }, { outlook }) => (how === 'normal' ? 1 : 1.5) * Math.max(outlook.use, 0.5),
  incubation: (_, { outlook }) => activationWorth(outlook),
  mark: ({ count }, { outlook }) => 0.35 * count * outlook.use,
  'move-marks': (_, { outlook }) => outlook.use / 4,
  tuck: ({ cards }, { outlook }) => (-cards * outlook.card) / 2,
  pay: ({ cost, list }, { outlook, on }) => Math.max(0, listWorth(outlook, list, on) - costWorth(outlook, cost)),
  each: ({ count, list }, { outlook, on }) => countSoon(outlook, count, on) * listWorth(outlook, list, on),
  either: ({ list }, { outlook, on }) =>
    Math.max(0, ...listAt(outlook.book, list).words.map((word) => wordWorth({ outlook, on }, word))),
};

function wordWorth<Op extends BookWord['op']>(reading: Reading, word: Word<Op>): number {
  // The entry of a name takes the words of that name: the compiler cannot tell that this is one.
  return (WORTHS[word.op as Op] as (word: Word<Op>, reading: Reading) => number)(word, reading);
}

/** What the words of a list are worth together; nothing for no list. */
export function listWorth(outlook: Outlook, list: number, on: number = NONE): number {
  if (list === NONE) return 0;
  let sum = 0;
  const reading = { outlook, on };
  for (const word of listAt(outlook.book, list).words) sum += wordWorth(reading, word);
  return sum;
}

/** What it costs to give something. */
export function costWorth(outlook: Outlook, cost: Cost): number {
  if (cost.cost === 'cubes') return cost.amount * figureOf(outlook.resources, RESOURCES.indexOf(cost.cube));
  if (cost.cost === 'cards') return (cost.amount * outlook.card) / 2;
  return 0.3 * cost.amount * outlook.use;
}

/** A number that is looked up; of a card that is not in play yet, what it may be. */
export function countSoon({ book, at, seat, incubations }: Outlook, count: Count, on: number): number {
  if (on === NONE && count.count === 'marks') return incubations / 2;
  if (on === NONE && count.count === 'under') return 2;
  return countOf(book, at, seat, count, on);
}

/** What one more scent is worth that leaves the board. */
export function scentWorth({ book, at, seat, turns }: Outlook, gone = 0): number {
  const removed = removedScents(at, seat) + gone;
  return starWorth(book, 'pheromones', removed + 1, turns) - starWorth(book, 'pheromones', removed, turns);
}

/** What the best of some Special Items is worth. */
function itemsWorth(outlook: Outlook, items: readonly number[]): number {
  return Math.max(0, ...items.map((item) => itemWorth(outlook, item)));
}

/** What a Special Item is worth. */
export function itemWorth(outlook: Outlook, item: number): number {
  const { vp, now, symbols } = entryOf(outlook.book.items, item);
  return vp + listWorth(outlook, now) + symbolsWorth(outlook, symbols);
}

/** What some symbols are worth to a player who has others already. */
export function symbolsWorth({ symbols, use }: Outlook, gained: readonly number[]): number {
  let sum = 0;
  for (let symbol = 0; symbol < gained.length; symbol++) {
    const has = figureOf(symbols, symbol);
    for (let copy = has; copy < has + figureOf(gained, symbol); copy++) sum += FIGURES.symbols[copy] ?? 0;
  }
  return sum * use;
}

/** What it is worth to activate everything once. */
export function activationWorth(outlook: Outlook): number {
  const { book, at, seat } = outlook;
  return effectsOf(book, at, seat).reduce((sum, effect) => sum + Math.max(0, effectWorth(outlook, effect)), 0);
}

/** What one incubation effect is worth now. */
export function effectWorth(outlook: Outlook, effect: number): number {
  const { book, at, seat, resources, egg } = outlook;
  const { of, thing, line } = effectOf(effect, book.abilities.length);
  if (of === 'production') {
    return yieldOf(book, at, seat, thing) * (thing < FIRST_EGG_TRACK ? figureOf(resources, thing) : egg);
  }
  if (of === 'ability') return listWorth(outlook, entryOf(entryOf(book.abilities, thing).incubation, line));
  const { card } = entryOf(ownOf(at.played, outlook), thing);
  return listWorth(outlook, entryOf(entryOf(book.cards, card).incubation, line), thing);
}
