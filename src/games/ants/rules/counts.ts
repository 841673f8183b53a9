import { entryOf, figureOf, type Seat } from '../../../kernel/index.ts';
import type { Count } from '../cards/vocabulary.ts';
import {
  EGG_TRACKS,
  FIRST_EGG_TRACK,
  MARKERS,
  NONE,
  RESOURCES,
  SPECIALISATIONS,
  SYMBOLS,
  TOP,
  TRACKS,
} from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { BookPowers } from '../table/powers.ts';
import type { Seen } from '../table/state.ts';
import { amountOf, discsOn, total } from './supply.ts';

/** Something that lasts: what it does, and the played card that bears it; -1 if no card does. */
export interface ActivePower {
  readonly powers: BookPowers;
  readonly on: number;
}

/** What gives a player something that lasts. */
export type Owning = Pick<Seen, 'queens' | 'abilities' | 'items' | 'played'>;

/**
 * All that a player has and that lasts: the Queen tile, ability spaces, Special Items, played cards.
 *
 * @rule ANT-3.10 Queen tile, ability spaces, Special Items, played cards from oldest to newest.
 * @rule ANT-3.17 Permanent effects without a trigger are looked up whenever they matter.
 */
export function activePowers(book: Book, at: Owning, seat: Seat): ActivePower[] {
  const found: ActivePower[] = [];
  const queen = figureOf(at.queens, seat);
  if (queen !== NONE) found.push({ powers: entryOf(book.queens, queen), on: NONE });
  const enemies = entryOf(at.abilities, seat);
  for (let space = 0; space < enemies.length; space++) {
    if (enemies[space] !== NONE) found.push({ powers: entryOf(book.abilities, space), on: NONE });
  }
  for (const item of entryOf(at.items, seat)) found.push({ powers: entryOf(book.items, item), on: NONE });
  const cards = entryOf(at.played, seat);
  for (let on = 0; on < cards.length; on++) found.push({ powers: cardOf(book, cards[on]?.card ?? NONE), on });
  return found;
}

/** The Queen of a player; nothing in a first game. */
export function queenOf(book: Book, { queens }: Pick<Seen, 'queens'>, seat: Seat): BookPowers | undefined {
  const queen = figureOf(queens, seat);
  return queen === NONE ? undefined : book.queens[queen];
}

/** How many cells a set has. */
export function sizeOfSet(set: number): number {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size++;
  return size;
}

/** The cells of a nest that Room tiles cover, as a set. */
export function coveredCells({ rooms }: Pick<Seen, 'rooms'>, seat: Seat): number {
  let set = 0;
  for (const { cells } of entryOf(rooms, seat)) set |= cells;
  return set;
}

/**
 * How many Pheromone cubes of a player are removed from the board.
 *
 * @rule ANT-10.13 Each Pheromone cube removed from the board is one Pheromone icon.
 */
export const removedScents = ({ pheromones }: Pick<Seen, 'pheromones'>, seat: Seat): number => {
  const left = entryOf(pheromones, seat);
  return left.length - total(left);
};

/**
 * How many deeds a player has done.
 *
 * @rule ANT-11.16 A played Deed card counts as one deed done.
 * @rule ANT-14.7 A resolved tile counts as one deed done.
 */
export function deedsOf(book: Book, { played, turned }: Pick<Seen, 'played' | 'turned'>, seat: Seat): number {
  let deeds = total(entryOf(turned, seat));
  for (const { card } of entryOf(played, seat)) if (cardOf(book, card).type === 'deed') deeds++;
  return deeds;
}

/** How many of a list are of this seat. */
export function countSeat(list: readonly number[], seat: Seat): number {
  let count = 0;
  for (const each of list) if (each === seat) count++;
  return count;
}

/**
 * A number that is looked up for a player; `on` is the played card that asks, -1 if none does.
 *
 * @rule ANT-4.10 Available ants are those on the top tile and the stored one; universal ants only where they or any are asked for.
 * @rule ANT-12.9 Egg production: the sum of the three Egg productions.
 * @rule ANT-12.10 Ants on the main board: discs on exploration spaces, or on vertices.
 * @rule ANT-12.11 Available ants: of the indicated specialisation on the Anthill board.
 * @rule ANT-12.12 Played cards: Room and/or Skill cards.
 * @rule ANT-12.13 Deed card: played Deed cards.
 * @rule ANT-12.14 Room tiles in the nest, Empty or Full.
 * @rule ANT-12.15 Pheromones: cubes removed from the board.
 * @rule ANT-12.16 Swarming: discs in swarming areas.
 * @rule ANT-12.18 Fungus cubes never count as Food or Leaf.
 * @rule ANT-12.19 Cubes in the emergency store and markers on cards do not count as resources in supply.
 * @rule ANT-12.20 The starting Room tile and tiles that cover stones count as Room tiles in the nest.
 */
export function countOf(book: Book, at: Seen, seat: Seat, count: Count, on: number): number {
  switch (count.count) {
    case 'rooms':
      return entryOf(at.rooms, seat).filter(({ cells }) => sizeOfSet(cells) <= count.most).length;
    case 'explorers':
      return countSeat(at.explorers, seat);
    case 'foragers':
      return countSeat(at.foragers, seat);
    case 'eggs':
      return EGG_TRACKS.reduce((sum, _, egg) => sum + levelOf(at, seat, FIRST_EGG_TRACK + egg), 0);
    case 'level':
      return levelOf(at, seat, TRACKS.indexOf(count.track));
    case 'pheromones':
      return removedScents(at, seat);
    case 'swarmed':
      return at.swarm.reduce((sum, area) => sum + countSeat(area, seat), 0);
    case 'deeds':
      return deedsOf(book, at, seat);
    case 'played':
      return entryOf(at.played, seat).filter(({ card }) => count.types.includes(cardOf(book, card).type)).length;
    case 'available':
      return availableAnts(at, seat, count.ants);
    case 'has':
      return amountOf(at, seat, RESOURCES.indexOf(count.resource));
    case 'symbols':
      return symbolsOf(book, at, seat).filter((copies) => copies > 0).length;
    case 'marks':
      return on === NONE ? 0 : figureOf(entryOf(entryOf(at.played, seat), on).markers, MARKERS.indexOf(count.marker));
    case 'under':
      return entryOf(at.under, seat).filter((card) => card.on === on).length;
    default:
      return sizeOfSet(coveredCells(at, seat) & book.nest.stones);
  }
}

/** The space of a production track. */
export const levelOf = ({ production }: Pick<Seen, 'production'>, seat: Seat, track: number): number =>
  figureOf(entryOf(production, seat), track);

type Available = Extract<Count, { readonly count: 'available' }>['ants'];

function availableAnts(at: Seen, seat: Seat, ants: Available): number {
  const of = (specialisation: number): number =>
    figureOf(discsOn(at, seat, TOP), specialisation) + figureOf(entryOf(at.stored, seat), specialisation);
  const universal = figureOf(at.universal, seat);
  if (ants === 'universal') return universal;
  if (ants === 'any') return SPECIALISATIONS.reduce((sum, _, each) => sum + of(each), universal);
  return of(SPECIALISATIONS.indexOf(ants));
}

/**
 * How many of each symbol a player has, without tokens of the supply; `powers` is what lasts, for whoever has looked already.
 *
 * @rule ANT-12.1 Symbols on cards played earlier, on the Anthill board and on Special Items.
 * @rule ANT-12.2 Symbols of placed Queen tokens and those created by permanent effects count as well.
 * @rule ANT-19.10 Permanent sources only, not Aggression or Mutation tokens.
 */
export function symbolsOf(book: Book, at: Seen, seat: Seat, powers = activePowers(book, at, seat)): number[] {
  const symbols = SYMBOLS.map(() => 0);
  let isCreating = false;
  for (const each of powers) {
    for (let symbol = 0; symbol < symbols.length; symbol++) {
      symbols[symbol] = figureOf(symbols, symbol) + figureOf(each.powers.symbols, symbol);
    }
    isCreating ||= each.powers.symbolsFor.length > 0;
  }
  for (const symbol of entryOf(at.queenTokens, seat)) symbols[symbol] = figureOf(symbols, symbol) + 1;
  if (!isCreating) return symbols;
  // What is created is counted from all others, so that it cannot create itself.
  const others = symbols.filter((copies) => copies > 0).length;
  for (const { powers: each, on } of powers) {
    for (const { symbol, count, every } of each.symbolsFor) {
      const counted = count.count === 'symbols' ? others : countOf(book, at, seat, count, on);
      symbols[symbol] = figureOf(symbols, symbol) + Math.floor(counted / every);
    }
  }
  return symbols;
}
