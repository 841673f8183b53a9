import { handOf as emptyHand, entryOf, pileOf, type Seat, type UpkeepRules } from '../../../kernel/index.ts';
import {
  DISCS,
  FIRST_GAME_CUBES,
  NONE,
  RESOURCES,
  SPECIALISATIONS,
  STARTING_SIZE,
  STORE_CUBES,
  TERRAINS,
  TILE_SETS,
  TRACKS,
} from '../components.ts';
import { type Book, gardenOf } from '../table/book.ts';
import { type AntsConfig, namesOf } from '../table/config.ts';
import type { AntsTypes } from '../table/state.ts';
import type { Step } from '../table/work.ts';

const isFirstGame = ({ variant }: AntsConfig): boolean => variant === 'first-game';

/** The discs that each player has on the two upper Incubation tiles and on the flight track (ANT-2.22, ANT-2.23). */
const LAID_DISCS = 2 * SPECIALISATIONS.length + 1;

/**
 * A game before anything has happened. All the rest is as the shape has it.
 *
 * @rule ANT-2.11 The Basic, Starting and Queen Room decks are separate.
 * @rule ANT-2.12 The general supply of cubes, Room tiles and tokens.
 * @rule ANT-2.23 3 discs on the top Incubation tile and 3 on the middle one; the bottom tile starts empty.
 * @rule ANT-2.24 1 cube on each of the Pheromone spaces and on space 1 of each Egg production track; Food and Leaf wait at 0.
 * @rule ANT-2.26 The emergency store is filled with 5 Food cubes.
 * @rule ANT-2.27 One size-2 Room tile, Empty side up, on the marked starting cells.
 * @rule ANT-2.34 With `firstGame`, each player starts with 3 Leaf cubes and 1 Food cube.
 * @rule ANT-2.35 With `firstGame`, the Food and Leaf production cubes start on space 1.
 */
export const firstPosition = (book: Book): Pick<UpkeepRules<AntsTypes>, 'setup' | 'opening'> => ({
  setup(config, seats) {
    const each = <Value>(make: (seat: Seat) => Value): Value[] =>
      Array.from({ length: seats }, (_, seat) => make(seat));
    const isFirst = isFirstGame(config);
    const { firstPlayer, roundLimit = 0, pairs = [] } = config;
    const garden = gardenOf(book, { decisions: each((seat) => seat) });
    return {
      names: namesOf(config),
      roundLimit,
      first: typeof firstPlayer === 'number' ? firstPlayer : NONE,
      cubes: garden.hexes.map(() => [0, 0, 0]),
      sideItems: [...book.items.keys()],
      lurking: book.enemies.map(() => 1),
      deck: pileOf(entryOf(book.copies, 0)),
      startersLeft: pileOf(entryOf(book.copies, 1)),
      royalsLeft: pileOf(entryOf(book.copies, 2)),
      hands: each(emptyHand),
      startingHands: each(emptyHand),
      royalHands: each(emptyHand),
      resources: each(() => (isFirst ? [...FIRST_GAME_CUBES] : RESOURCES.map(() => 0))),
      pool: each(() => DISCS - LAID_DISCS),
      discs: each(() => [1, 1, 0].map((discs) => SPECIALISATIONS.map(() => discs))),
      production: each(() => TRACKS.map((_, track) => (isFirst || track > 1 ? 1 : 0))),
      pheromones: each(() => TERRAINS.map(() => 1)),
      rooms: each(() => [{ cells: book.nest.start, full: 0 }]),
      roomSupply: book.roomCopies.map((copies, index) => (index === STARTING_SIZE - 1 ? copies - seats : copies)),
      store: each(() => STORE_CUBES),
      pairs: pairs.map(({ queen, set }) => ({
        queen: book.queenIds.indexOf(queen),
        set: TILE_SETS.indexOf(set),
      })),
    };
  },
  opening(config): readonly Step[] {
    const anthills: readonly Step[] =
      config.anthill === 'asymmetric' && !isFirstGame(config) ? [{ do: 'draw-anthills' }] : [];
    // ANT-2.32: with the first-game variant, Queen tiles are not used.
    const queens: readonly Step[] = isFirstGame(config)
      ? [{ do: 'deal-sets' }]
      : [{ do: 'draw-pairs' }, { do: 'choose-queens' }];
    return [{ do: 'lay-out' }, { do: 'draw-first' }, ...anthills, ...queens, { do: 'deal' }];
  },
});
