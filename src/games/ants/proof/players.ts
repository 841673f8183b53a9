import { distinct, type Fault, faultAt, faultUnless, figureOf, type Seat } from '../../../kernel/index.ts';
import {
  DISCS,
  EGG_TRACKS,
  FIRST_EGG_TRACK,
  NONE,
  QUEEN_TOKENS,
  STORE_CUBES,
  SYMBOLS,
  TERRAINS,
} from '../components.ts';
import { countSeat, coveredCells, queenOf, sizeOfSet } from '../rules/counts.ts';
import { total } from '../rules/supply.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { AntsState } from '../table/state.ts';
import { asksOfKind, type Invariants, seatsOf, stepsNamed, workOf } from './faults.ts';

/** What is true of discs, nests and whatever else players have. */
export function playerInvariants(book: Book): Invariants {
  return {
    // Invariant 1.
    'every player has 40 discs': (state) =>
      seatsOf(state).flatMap((seat) => {
        const discs = discsOf(state, seat);
        return faultUnless(discs === DISCS, `pool[${seat}]`, `${DISCS} discs in all places`, discs);
      }),
    'foragers wait to be placed only while somebody forages': (state) => {
      const work = workOf(state);
      const left = total(
        [...stepsNamed(work, 'forage'), ...asksOfKind(work, 'forage-vertex')].map((each) => each.left),
      );
      return faultUnless(state.carried === left, 'carried', String(left), state.carried);
    },
    // Invariants 6, 7 and 8.
    'every player has one disc on the flight track, and at most one in each swarming area': (state) => [
      ...faultUnless(
        state.flight.flat().length === state.names.length &&
          distinct(state.flight.flat()).length === state.names.length,
        'flight',
        'one disc of each player',
        state.flight,
      ),
      ...state.swarm.flatMap((area, index) =>
        faultUnless(
          distinct(area).length === area.length &&
            area.length <= (book.gardens[state.names.length]?.swarming[index]?.length ?? 0),
          `swarm[${index}]`,
          'at most one disc of a player, and one in a slot',
          area,
        ),
      ),
    ],
    // Invariant 10.
    'Egg productions are at least 1': ({ production }) =>
      production.flatMap((levels, seat) =>
        EGG_TRACKS.flatMap((_, egg) => {
          const level = levels[FIRST_EGG_TRACK + egg] ?? 0;
          return faultUnless(level >= 1, `production[${seat}][${FIRST_EGG_TRACK + egg}]`, 'at least 1', level);
        }),
      ),
    // Invariants 2, 3 and 4.
    'Room tiles lie in nests as they may, and no size is used up beyond its number': (state) => [
      ...seatsOf(state).flatMap((seat) => nestFaults(book, state, seat)),
      ...book.roomCopies.flatMap((copies, index) => {
        const laid = state.rooms.flat().filter(({ cells }) => sizeOfSet(cells) === index + 1).length;
        const left = copies - laid;
        return faultUnless(
          state.roomSupply[index] === left,
          `roomSupply[${index}]`,
          String(left),
          state.roomSupply[index],
        );
      }),
    ],
    // Invariant 16.
    'no more Room tiles are Full than Room cards were played': ({ rooms, played }) =>
      rooms.flatMap((tiles, seat) => {
        const full = tiles.filter((tile) => tile.full === 1).length;
        const most = (played[seat] ?? []).filter(({ card }) => cardOf(book, card).room > 0).length;
        return faultUnless(full <= most, `rooms[${seat}]`, `at most ${most} Full tiles`, full);
      }),
    // Invariant 25.
    'tokens are taken only when the emergency store is empty, and a few a turn': (state) => [
      ...seatsOf(state).flatMap((seat) =>
        faultUnless(
          state.penalties[seat] === 0 || state.store[seat] === 0,
          `store[${seat}]`,
          `0 of ${STORE_CUBES}`,
          state.store[seat],
        ),
      ),
      ...faultUnless(
        state.extra <= Math.min(mostExtra(book), state.penalties[state.active] ?? 0),
        'extra',
        'tokens that the active player has taken',
        state.extra,
      ),
    ],
    // Invariant 11.
    'Pheromone cubes lie on Leaf tiles of terrains whose space is empty': ({ leafCubes, pheromones }) =>
      leafCubes.flatMap((seats, terrain) =>
        seats.every((seat, index) => seats.indexOf(seat) === index && pheromones[seat]?.[terrain] === 0)
          ? []
          : [faultAt(`leafCubes[${terrain}]`, `seats without their cube of ${TERRAINS[terrain]}`, seats)],
      ),
    'Queens and sets are chosen from what there is': (state) => queenFaults(book, state),
    'Incubation tiles are those of the set': ({ tiles, sets, turned, phase }) =>
      tiles.flatMap((own, seat) => {
        const isLaid = phase !== 'setup' || own.some((tile) => tile !== NONE);
        const wanted = book.tiles.flatMap(({ set }, tile) => (set === sets[seat] ? [tile] : []));
        const isSo = isLaid
          ? wanted.every((tile) => own.includes(tile)) && own.length === wanted.length
          : total(turned[seat] ?? []) === 0;
        return faultUnless(isSo, `tiles[${seat}]`, 'the tiles of its set, each once', own);
      }),
  };
}

/** All discs of a player, wherever they are. */
function discsOf(state: AntsState, seat: Seat): number {
  return (
    (state.pool[seat] ?? 0) +
    (state.universal[seat] ?? 0) +
    (state.queenDiscs[seat] ?? 0) +
    (seat === state.active ? state.carried : 0) +
    total(state.stored[seat] ?? []) +
    total((state.discs[seat] ?? []).map(total)) +
    countSeat(state.flight.flat(), seat) +
    countSeat(state.swarm.flat(), seat) +
    countSeat(state.explorers, seat) +
    countSeat(state.foragers, seat) +
    total((state.played[seat] ?? []).map(({ markers }) => total(markers)))
  );
}

function nestFaults(book: Book, state: AntsState, seat: Seat): Fault[] {
  const tiles = state.rooms[seat] ?? [];
  const { layingOn, areas, stones } = book.nest;
  const strange = tiles.findIndex(({ cells }) => layingOn.get(cells) === undefined);
  if (strange >= 0)
    return [faultAt(`rooms[${seat}][${strange}]`, 'cells that a tile can lie on', tiles[strange]?.cells)];
  const covered = coveredCells(state, seat);
  const cells = total(tiles.map((tile) => sizeOfSet(tile.cells)));
  const isOnStones = queenOf(book, state, seat)?.isOnStones === true;
  // Whatever is connected to a tile in area I; the tiles were placed one beside the other.
  let reached = 0;
  for (let before = NONE; before !== reached; ) {
    before = reached;
    for (const { cells: set } of tiles) {
      const around = layingOn.get(set)?.around ?? 0;
      if ((set & figureOf(areas, 0)) !== 0 || (around & reached) !== 0) reached |= set;
    }
  }
  return [
    ...faultUnless(cells === sizeOfSet(covered), `rooms[${seat}]`, 'tiles that do not overlap', cells),
    ...faultUnless(isOnStones || (covered & stones) === 0, `rooms[${seat}]`, 'no tile on a stone', covered),
    ...faultUnless(reached === covered, `rooms[${seat}]`, 'tiles that hang together', covered),
  ];
}

function queenFaults(book: Book, state: AntsState): Fault[] {
  const { queens, sets, pairs, phase, queenDiscs, queenTokens, queenUsed, active } = state;
  const all = [...queens.filter((queen) => queen !== NONE), ...pairs.map(({ queen }) => queen)];
  const allSets = [...sets.filter((set) => set !== NONE), ...pairs.map(({ set }) => set)];
  const isDone = pairs.length === 0;
  return [
    ...faultUnless(distinct(all).length === all.length, 'queens', 'each once', all),
    ...faultUnless(distinct(allSets).length === allSets.length, 'sets', 'each once', allSets),
    ...faultUnless(all.length === 0 || all.length === queens.length, 'queens', 'one for each player, or none', all),
    ...faultUnless(allSets.length === sets.length, 'sets', 'one for each player', allSets),
    ...faultUnless(phase === 'setup' || isDone, 'pairs', 'nothing', pairs.length),
    ...queens.flatMap((queen, seat) => {
      const powers = queenOf(book, state, seat);
      const tokens = queenTokens[seat] ?? [];
      return [
        ...faultUnless(
          isDone || (queen === NONE) === (sets[seat] === NONE),
          `sets[${seat}]`,
          'one with a Queen',
          sets[seat],
        ),
        ...faultUnless(
          (queenDiscs[seat] ?? 0) <= (powers?.spareAnts ?? 0),
          `queenDiscs[${seat}]`,
          'those of the Queen',
          queenDiscs[seat],
        ),
        ...faultUnless(
          tokens.length <= (powers?.tokens ?? 0) &&
            tokens.every((symbol, index) => {
              const name: string = SYMBOLS[symbol] ?? '';
              return tokens.indexOf(symbol) === index && (QUEEN_TOKENS as readonly string[]).includes(name);
            }),
          `queenTokens[${seat}]`,
          'tokens that the Queen has, each once',
          tokens,
        ),
      ];
    }),
    ...faultUnless(
      queenUsed.every(
        (nth, index) => queenUsed.indexOf(nth) === index && queenOf(book, state, active)?.free[nth]?.often === 'once',
      ),
      'queenUsed',
      'free actions of the Queen, each once',
      queenUsed,
    ),
  ];
}

/** The most -3 VP tokens that a player may take in one turn. */
const mostExtra = ({ options: { emergencyExtraPerTurn } }: Book): number =>
  emergencyExtraPerTurn === 'unlimited' ? Number.POSITIVE_INFINITY : emergencyExtraPerTurn;
