import {
  bit,
  cases,
  deepFreeze,
  group,
  isName,
  many,
  maybe,
  NAME_WANTED,
  number,
  oneOf,
  perSeat,
  pool,
  row,
  seat,
  seenBy,
  shapeOf,
  sorted,
  text,
} from '../../../kernel/index.ts';
import {
  ANT_ACTIONS,
  CUBES,
  DECKS,
  DISCS,
  KEPT,
  LAST_SPACE,
  MARKERS,
  MOST_PLAYERS,
  MOST_ROUNDS,
  QUEEN_TOKENS,
  RESOURCES,
  ROW_SLOTS,
  SPECIALISATIONS,
  STORE_CUBES,
  SYMBOLS,
  TERRAINS,
  TILE_PLACES,
  TILE_SETS,
  TRACKS,
} from '../components.ts';
import { type Book, gardenOf } from './book.ts';
import { workParts } from './work.ts';

/** All that positions of Ants are made of, for one book: of each part its bounds, how it begins, and who may see it. */
export function shapeFor(book: Book) {
  return shapeOf({ table: tableParts(book), ...workParts(book), mostWork: MOST_WORK });
}

/** The shape of Ants: the same types for every book, of which only bounds depend on it. */
export type AntsShape = ReturnType<typeof shapeFor>;

/** What a game is at: setup, turns, the final Incubations, the end. */
export const PHASES = deepFreeze(['setup', 'turns', 'final', 'over'] as const);
/** What a game is at. */
export type Phase = (typeof PHASES)[number];

/** More work than ever waits: effects inside effects, and the turn around them. */
const MOST_WORK = 400;
/** More of a resource than anybody gathers. */
const MOST_RESOURCE = 9999;
/** More cubes of a kind than are printed on a hex. */
const MOST_CUBES = 9;

function tableParts(book: Book) {
  const [basicCopies = [], startingCopies = [], royalCopies = []] = book.copies;
  const basics = pool(basicCopies);
  const starters = pool(startingCopies);
  const royals = pool(royalCopies);
  const enemies = pool(book.enemies.map(() => 1));
  const hexes = (seats: number): number => sized(book, seats).hexes.length;
  const vertices = (seats: number): number => sized(book, seats).vertices.length;
  const itemSpaces = (seats: number): number => sized(book, seats).itemSpaces.length;
  const item = number(0, book.items.length - 1);
  const queen = number(0, book.queens.length - 1);
  const card = number(0, book.cards.length - 1);
  const disc = number(0, DISCS);
  const markers = {
    /** The discs on it, by the number of the marker. */
    markers: row(MARKERS.length, disc),
  };
  const enemy = seenBy('everyone', maybe(enemies.card));

  return {
    /** What the players are called. */
    names: perSeat(text(isName, NAME_WANTED)),
    /** What the game is at: setup, turns, the final Incubations, the end. */
    phase: oneOf(PHASES),
    /** The round; 0 before the first. */
    round: number(0),
    /** Whose turn it is, or who performs the final Incubation. */
    active: seat,
    /** Who began. */
    first: maybe(seat),
    /** The round in which the end condition was met; 0 before. */
    endRound: number(0),
    /** The round after which the end condition counts as met; 0 where there is no limit (ANT-24.7). */
    roundLimit: number(0, MOST_ROUNDS),
    /** 1 if the end condition was met by the number of rounds, and not by the star track (ANT-24.7). */
    isLimited: bit,

    // -- the garden --------------------------------------------------------------------------------------------------
    /** The seat whose explorer is on each hex; -1 if there is none. */
    explorers: row(hexes, maybe(seat)),
    /** The enemy on each hex; -1 if there is none. */
    enemies: row(hexes, enemy),
    /** The Food, Leaf and Fungus cubes on each hex. */
    cubes: row(hexes, row(CUBES.length, number(0, MOST_CUBES))),
    /** The seat whose forager is on each vertex; -1 if there is none. */
    foragers: row(vertices, maybe(seat)),
    /** The Special Item on each space that has one; -1 when it is gone. */
    boardItems: row(itemSpaces, maybe(item)),
    /** The Special Items beside the board. */
    sideItems: sorted(item),
    /** The Special Items of each player. */
    items: perSeat(sorted(item)),
    /** The Leaf tile of each terrain. */
    leafTiles: row(TERRAINS.length, maybe(number(0, book.leaves.length - 1))),
    /** The seats that have a cube on each Leaf tile. */
    leafCubes: row(TERRAINS.length, sorted(seat, { most: MOST_PLAYERS })),
    /**
     * 1 for each enemy that is still in its stack.
     *
     * @rule ANT-23.3 A stack is not shuffled beforehand: an enemy is drawn from what is left when it is needed.
     */
    lurking: enemies.counts,

    // -- cards -------------------------------------------------------------------------------------------------------
    /** The display, row by row; -1 for an empty slot. */
    display: row(ANT_ACTIONS.length * ROW_SLOTS, seenBy('everyone', maybe(basics.card))),
    /** The deck of Basic cards. */
    deck: basics.pile,
    /** How many of each Basic card lie on the discard pile, for everybody to see (ANT-18.4). */
    discards: basics.counts,
    /**
     * The Starting cards that were never dealt.
     *
     * @rule ANT-2.29 They go back to the box: nothing is drawn from them after the setup.
     */
    startersLeft: starters.pile,
    /** The Queen Room cards that were never dealt. */
    royalsLeft: royals.pile,
    /** How many of each Starting card were thrown away (ANT-5.19). */
    startersGone: starters.counts,
    /** How many of each Queen Room card were thrown away. */
    royalsGone: royals.counts,
    /**
     * The Basic cards that each player has in hand or under a card, and what others know of them.
     *
     * @rule ANT-22.5 The three decks have different backs, so the number of each in a hand is public.
     * @rule ANT-22.8 Putting a card under another does not make others forget it: they cannot tell which card it was.
     */
    hands: perSeat(basics.hand),
    /** The Starting cards that each player has in hand or under a card. */
    startingHands: perSeat(starters.hand),
    /** The Queen Room cards that each player has in hand or under a card. */
    royalHands: perSeat(royals.hand),
    /** The cards that each player has chosen to keep so far, before the game; no longer needed when all have. */
    kept: perSeat(seenBy('owner', sorted(card, { most: KEPT }))),
    /**
     * The Starting cards that each player returned.
     *
     * @rule ANT-22.6 Each player remembers the cards they returned in setup.
     */
    startersReturned: perSeat(seenBy('owner', sorted(starters.card))),
    /** The Queen Room cards that each player returned. */
    royalsReturned: perSeat(seenBy('owner', sorted(royals.card))),
    /** The cards that a player has drawn to keep one of them (ANT-21.2). */
    drawn: perSeat(seenBy('owner', sorted(basics.card))),
    /** The cards in front of each player, in order of play, with the markers on them. */
    played: perSeat(
      many(
        cases('deck', {
          basic: {
            /** Which it is. */
            card: seenBy('everyone', basics.card),
            ...markers,
          },
          starting: { card: seenBy('everyone', starters.card), ...markers },
          'queen-room': { card: seenBy('everyone', royals.card), ...markers },
        }),
      ),
    ),
    /**
     * The cards under played cards: under which, with which back, and which card it is, for its owner.
     *
     * @rule ANT-19.12 The owner may look at them, others see only their number.
     */
    under: perSeat(
      many(
        group({
          /** The place among the played cards of the one that it lies under. */
          on: number(0, book.mostPlayed - 1),
          /** The number of its deck. */
          back: number(0, DECKS.length - 1),
          /** Which it is. */
          card: seenBy('owner', card),
        }),
      ),
    ),

    // -- players -----------------------------------------------------------------------------------------------------
    /** Food, Leaf, Fungus, Aggression and Mutation of each player. */
    resources: perSeat(row(RESOURCES.length, number(0, MOST_RESOURCE))),
    /** The unused discs of each player. */
    pool: perSeat(disc),
    /** The foragers of the active player that are still to be placed. */
    carried: disc,
    /**
     * The universal ants of each player.
     *
     * @rule ANT-4.6 Any number of them, and they are never discarded by an Incubation.
     */
    universal: perSeat(disc),
    /** 1 for each specialisation of which an ant is stored. */
    stored: perSeat(row(SPECIALISATIONS.length, bit)),
    /** The Incubation tiles of each player: top, middle, bottom. */
    tiles: perSeat(row(TILE_PLACES.length, maybe(number(0, book.tiles.length - 1)))),
    /** 1 for each of them that is turned over. */
    turned: perSeat(row(TILE_PLACES.length, bit)),
    /**
     * The discs on each of them, by specialisation.
     *
     * @rule ANT-4.3 A specialisation space holds any number of discs.
     */
    discs: perSeat(row(TILE_PLACES.length, row(SPECIALISATIONS.length, disc))),
    /** The space of each production track. */
    production: perSeat(row(TRACKS.length, number(0, LAST_SPACE))),
    /** 1 for each terrain whose Pheromone space still holds its cube. */
    pheromones: perSeat(row(TERRAINS.length, bit)),
    /** The side of each Anthill tile: 0 is the common one. */
    anthills: perSeat(number(0, book.nest.layouts.length - 1)),
    /** The Room tiles in each nest, in the order placed: their cells as the bits of a number, and 1 if they are Full. */
    rooms: perSeat(
      many(
        group({
          /** The cells that it covers: cell 0 counts 1, cell 1 counts 2, cell 2 counts 4, and so on, added up. */
          cells: number(1, 2 ** book.cells.length - 1),
          /** 1 if it is Full. */
          full: bit,
        }),
      ),
    ),
    /** The Room tiles in the general supply, by size from 1. */
    roomSupply: row(book.roomCopies.length, number(0, Math.max(...book.roomCopies))),
    /** The enemy on each ability space of each player; -1 if it is free. */
    abilities: perSeat(row(book.abilities.length, enemy)),
    /** The cubes left in each emergency store. */
    store: perSeat(number(0, STORE_CUBES)),
    /** The -3 VP tokens of each player. */
    penalties: perSeat(number(0)),
    /** The -3 VP tokens that were taken this turn. */
    extra: number(0),
    /** The Queen of each player; -1 if there is none. */
    queens: perSeat(maybe(queen)),
    /** The set of Incubation tiles of each player; -1 before it is chosen or dealt. */
    sets: perSeat(maybe(number(0, TILE_SETS.length - 1))),
    /** The discs on each Queen tile. */
    queenDiscs: perSeat(disc),
    /** The symbols of the tokens on each Queen tile. */
    queenTokens: perSeat(sorted(number(0, SYMBOLS.length - 1), { most: QUEEN_TOKENS.length })),
    /** The free actions of the active player's Queen that were used this turn and can be used only once, by their number. */
    queenUsed: sorted(number(0, MOST_RESOURCE)),
    /** The pairs of a Queen and a set that can still be chosen. */
    pairs: many(
      group({
        /** The Queen. */
        queen,
        /** The set of Incubation tiles that comes with her. */
        set: number(0, TILE_SETS.length - 1),
      }),
    ),
    /** The card actions that are closed for the rest of the turn: Play 2 Cards, Play 1 Card and Defeat 1 Enemy (ANT-11.3). */
    closed: row(2, bit),

    // -- tracks ------------------------------------------------------------------------------------------------------
    /** The discs on each space of the flight track, the lowest first. */
    flight: row(book.flight.length, many(seat, { most: MOST_PLAYERS })),
    /** The discs in each swarming area, from the slot of highest value on. */
    swarm: row(book.areas, many(seat, { most: MOST_PLAYERS })),
  };
}

const sized = (book: Book, seats: number) => gardenOf(book, { decisions: { length: seats } as readonly unknown[] });
