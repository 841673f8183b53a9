import { entryOf } from '../../../kernel/index.ts';
import type { Board } from '../board/board.ts';
import type { Effect, Need, Pack } from '../cards/vocabulary.ts';
import { advanceAny } from '../cards/vocabulary.ts';
import {
  ANT_ACTIONS,
  type CardType,
  DECKS,
  FOOD,
  LEAST_LEVELS,
  NONE,
  RESOURCES,
  ROW_SLOTS,
  TERRAINS,
  TILE_SETS,
} from '../components.ts';
import { type BookGarden, gardensOf } from './gardens.ts';
import { effectNumber } from './incubation.ts';
import { type BookList, type BookWord, createListing } from './lists.ts';
import { type BookNest, bookNestOf } from './nest.ts';
import type { Options } from './options.ts';
import { type BookPowers, powersOf } from './powers.ts';

/** What a game is played with: cards and tiles, boards, and rulings that can be switched. */
export interface Ruleset {
  readonly pack: Pack;
  readonly board: Board;
  readonly options: Options;
}

/** A card by its number: those of the Basic deck come first, then Starting cards, then Queen Room cards. */
export interface BookCard extends BookPowers {
  /** What actions call it. */
  readonly id: string;
  /** The number of its deck. */
  readonly deck: number;
  /** What kind of card it is. */
  readonly type: CardType;
  readonly copies: number;
  /** The least size of the Room tile that it fills; 0 if it fills none. */
  readonly room: number;
  /** What it costs, by the number of the resource. */
  readonly cost: readonly number[];
  readonly needs: readonly Need[];
}

/** An enemy by its number. */
export interface BookEnemy {
  /** What it is called. */
  readonly id: string;
  /** The number of the terrain that it lives on. */
  readonly terrain: number;
  /** From 1 to 3. */
  readonly level: number;
  readonly needs: readonly Need[];
}

/** An ability space by its number. */
export interface BookAbility extends BookPowers {
  /** What actions call it. */
  readonly id: string;
  /** The least level of an enemy that is put there. */
  readonly least: number;
}

/** A Special Item by its number. */
interface BookItem extends BookPowers {
  readonly id: string;
}

/** A Queen by its number; `now` are the gains before the game. */
interface BookQueen extends BookPowers {
  readonly id: string;
  readonly gains: readonly number[];
}

/** An Incubation tile by its number. */
export interface BookTile {
  /** What it is called. */
  readonly id: string;
  /** The number of its set. */
  readonly set: number;
  readonly needs: readonly Need[];
}

/** A Leaf tile by its number. */
interface BookLeaf {
  readonly id: string;
  readonly now: number;
}

/** A space of the flight track. */
interface BookFlightSpace {
  /** The list of its bonus; -1 if it has none. */
  readonly now: number;
  /** The swarming area beside it; -1 if there is none. */
  readonly area: number;
}

/** Where a word stands: in which list, at which place, and on which played card of its owner; -1 if on none. */
export interface WordPlace {
  readonly list: number;
  readonly nth: number;
  readonly on: number;
}

/**
 * A ruleset made ready for looking things up: everything by number. Positions hold the numbers and never what they stand for.
 */
export interface Book {
  readonly ruleset: Ruleset;
  readonly options: Options;
  readonly cards: readonly BookCard[];
  readonly cardIds: readonly string[];
  readonly cardNumbers: ReadonlyMap<string, number>;
  /** Of each deck how many there are of each card, up to its last one. */
  readonly copies: readonly (readonly number[])[];
  /** More cards than can lie in front of one player. */
  readonly mostPlayed: number;
  /** What played cards are called: their ids, and `id#2` for the second of a kind. */
  readonly playedNames: readonly string[];
  readonly enemies: readonly BookEnemy[];
  readonly enemyIds: readonly string[];
  readonly queens: readonly BookQueen[];
  readonly queenIds: readonly string[];
  readonly queenNumbers: ReadonlyMap<string, number>;
  readonly tiles: readonly BookTile[];
  readonly items: readonly BookItem[];
  readonly itemIds: readonly string[];
  readonly itemNumbers: ReadonlyMap<string, number>;
  readonly leaves: readonly BookLeaf[];
  readonly abilities: readonly BookAbility[];
  readonly abilityIds: readonly string[];
  readonly abilityNumbers: ReadonlyMap<string, number>;
  /** The Room tiles in the general supply, by size from 1. */
  readonly roomCopies: readonly number[];
  /** All lists of words. */
  readonly lists: readonly BookList[];
  /** The list of the generic production advance that Incubation tiles and stones give. */
  readonly reward: number;
  readonly longestList: number;
  /** The most lines that requirements have. */
  readonly mostNeeds: number;
  /** The most Food that a card costs or asks for. */
  readonly mostCardFood: number;
  /** More numbers than incubation effects of one player have. */
  readonly mostEffects: number;
  /** The garden for each number of players. */
  readonly gardens: readonly (BookGarden | undefined)[];
  readonly mostHexes: number;
  readonly mostVertices: number;
  readonly hexNames: readonly string[];
  readonly vertexNames: readonly string[];
  readonly nest: BookNest;
  readonly cells: BookNest['cells'];
  readonly cellNames: readonly string[];
  readonly cellNumbers: ReadonlyMap<string, number>;
  readonly flight: readonly BookFlightSpace[];
  /** How many swarming areas there are. */
  readonly areas: number;
  readonly production: readonly number[];
  readonly penalties: readonly number[];
  readonly starPoints: readonly number[];
}

/** The slots of the display, row by row. */
export const SLOT_NAMES: readonly string[] = ANT_ACTIONS.flatMap((row) =>
  Array.from({ length: ROW_SLOTS }, (_, slot) => `${row}-${slot + 1}`),
);

/** Makes a ruleset ready for looking things up. It must have been checked before. */
export function bookOf(ruleset: Ruleset): Book {
  const { pack, board, options } = ruleset;
  const { lists, listing } = createListing();
  const decks = [pack.basic, pack.starting, pack.queenRooms];
  const cards = decks.flatMap((deck, number) =>
    Object.entries(deck).map(
      ([id, card]): BookCard => ({
        id,
        deck: number,
        type: card.type,
        copies: card.copies,
        room: card.room ?? 0,
        cost: RESOURCES.map((resource) => card.cost?.[resource] ?? 0),
        needs: card.needs ?? [],
        ...powersOf(listing, 'card', id, card, card.symbols),
      }),
    ),
  );
  const enemies = Object.entries(pack.enemies).map(
    ([id, { terrain, level, needs }]): BookEnemy => ({ id, terrain: TERRAINS.indexOf(terrain), level, needs }),
  );
  const queens = Object.entries(pack.queens).map(
    ([id, queen]): BookQueen => ({ id, gains: gainsOf(queen.now), ...powersOf(listing, 'queen', id, queen) }),
  );
  const tiles = Object.entries(pack.incubationTiles).map(
    ([id, { set, needs }]): BookTile => ({ id, set: TILE_SETS.indexOf(set), needs }),
  );
  const items = Object.entries(pack.items).map(
    ([id, item]): BookItem => ({ id, ...powersOf(listing, 'item', id, item) }),
  );
  const leaves = Object.entries(pack.leaves).map(([id, { now }]): BookLeaf => ({ id, now: listing('leaf', id, now) }));
  const abilities = Object.entries(board.anthill.abilities).map(
    ([id, ability]): BookAbility => ({
      id,
      least: LEAST_LEVELS[ability.row],
      ...powersOf(listing, 'ability', id, ability),
    }),
  );
  let areas = 0;
  const flight = board.flight.map(
    ({ now, swarm }, space): BookFlightSpace => ({
      now: listing('flight', String(space), now),
      area: swarm === true ? areas++ : NONE,
    }),
  );
  const nest = bookNestOf(board.anthill, listing);
  const gardens = gardensOf(board, listing);
  const reward = listing('reward', '', [advanceAny]);
  const laid = gardens.flatMap((garden) => garden ?? []);
  const mostPlayed = cards.reduce((sum, { copies }) => sum + copies, 0);
  const needy = [...cards, ...enemies, ...tiles];

  return {
    ruleset,
    options,
    cards,
    ...named('card', cards),
    copies: DECKS.map((_, deck) => copiesOf(cards, deck)),
    mostPlayed,
    playedNames: cards.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, copy) => playedName(id, copy))),
    enemies,
    enemyIds: enemies.map(({ id }) => id),
    queens,
    ...named('queen', queens),
    tiles,
    items,
    ...named('item', items),
    leaves,
    abilities,
    ...named('ability', abilities),
    roomCopies: pack.rooms.map(({ copies }) => copies),
    lists,
    reward,
    longestList: Math.max(1, ...lists.map(({ words }) => words.length)),
    mostNeeds: Math.max(1, ...needy.map(({ needs }) => needs.length)),
    mostCardFood: Math.max(0, ...cards.map(({ cost, needs }) => Math.max(cost[FOOD] ?? 0, foodIn(needs)))),
    mostEffects: effectNumber({ of: 'card', thing: mostPlayed, line: 0 }, abilities.length),
    gardens,
    mostHexes: Math.max(...laid.map(({ hexes }) => hexes.length)),
    mostVertices: Math.max(...laid.map(({ vertices }) => vertices.length)),
    hexNames: distinctNames(laid.flatMap(({ hexNames }) => hexNames)),
    vertexNames: distinctNames(laid.flatMap(({ vertexNames }) => vertexNames)),
    nest,
    cells: nest.cells,
    cellNames: nest.cells.map(({ name }) => name),
    cellNumbers: numbersOf(nest.cells.map(({ name }) => name)),
    flight,
    areas,
    production: board.anthill.production,
    penalties: board.anthill.penalties,
    starPoints: board.anthill.stars,
  };
}

/** The Food that requirements ask a player to have. */
export const foodIn = (needs: readonly Need[]): number =>
  needs.reduce(
    (most, need) =>
      need.needs === 'count' && need.count.count === 'has' && need.count.resource === 'food'
        ? Math.max(most, need.least)
        : most,
    0,
  );

/** What the copy of this number of a card is called when it lies in front of a player. */
export const playedName = (id: string, copy: number): string => (copy === 0 ? id : `${id}#${copy + 1}`);

function gainsOf(now: readonly Effect[] = []): number[] {
  return RESOURCES.map((resource) =>
    now.reduce((sum, word) => (word.op === 'gain' && word.resource === resource ? sum + word.amount : sum), 0),
  );
}

function copiesOf(cards: readonly BookCard[], deck: number): number[] {
  const last = cards.reduce((found, card, number) => (card.deck === deck ? number : found), NONE);
  return cards.slice(0, last + 1).map((card) => (card.deck === deck ? card.copies : 0));
}

type Named<Name extends string> = { readonly [Key in `${Name}Ids`]: readonly string[] } & {
  readonly [Key in `${Name}Numbers`]: ReadonlyMap<string, number>;
};

function named<Name extends string>(name: Name, things: readonly { readonly id: string }[]): Named<Name> {
  const ids = things.map(({ id }) => id);
  return { [`${name}Ids`]: ids, [`${name}Numbers`]: numbersOf(ids) } as Named<Name>;
}

const numbersOf = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, number) => [name, number]));

const distinctNames = (names: readonly string[]): string[] => [...new Set(names)];

// -- looking things up ------------------------------------------------------------------------------------------------

/** A card by its number. */
export const cardOf = ({ cards }: Pick<Book, 'cards'>, card: number): BookCard => entryOf(cards, card);
/** An enemy by its number. */
export const enemyOf = ({ enemies }: Pick<Book, 'enemies'>, enemy: number): BookEnemy => entryOf(enemies, enemy);
/** A list of words by its number. */
export const listAt = ({ lists }: Pick<Book, 'lists'>, list: number): BookList => entryOf(lists, list);
/** The word at a place. */
export const wordAt = (book: Pick<Book, 'lists'>, { list, nth }: Pick<WordPlace, 'list' | 'nth'>): BookWord =>
  entryOf(listAt(book, list).words, nth);

/** The word at a place, which is known to be this one. */
export function effectAt<Name extends BookWord['op']>(
  book: Pick<Book, 'lists'>,
  place: Pick<WordPlace, 'list' | 'nth'>,
  _op: Name,
): Extract<BookWord, { readonly op: Name }> {
  return wordAt(book, place) as Extract<BookWord, { readonly op: Name }>;
}

/** The garden of a table with so many seats. */
export function gardenOf(
  { gardens }: Pick<Book, 'gardens'>,
  at: { readonly decisions: readonly unknown[] },
): BookGarden {
  return entryOf(gardens, at.decisions.length) as BookGarden;
}
