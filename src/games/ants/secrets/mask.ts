import type { Seat, UpkeepRules } from '../../../kernel/index.ts';
import { deedsOf, symbolsOf } from '../rules/counts.ts';
import { totalOf } from '../rules/scoring.ts';
import { starsOf } from '../rules/stars.ts';
import { type Book, gardenOf } from '../table/book.ts';
import type { AntsState, AntsTypes } from '../table/state.ts';

type Masking = Required<Pick<UpkeepRules<AntsTypes>, 'mask'>>;

const eachSeat = <Value>({ names }: AntsState, of: (seat: Seat) => Value): Value[] => names.map((_, seat) => of(seat));

/**
 * What a view has beside the position, and what others see of cards that are being kept: not even how many. All else is as the
 * shape has it.
 *
 * @rule ANT-22.1 Everything not listed as hidden is public.
 * @rule ANT-22.2 Defeated enemies and Stars lie face down but their identity stays public.
 * @rule ANT-22.4 Setup choices are revealed to nobody.
 */
export function masking(book: Book): Masking {
  const printed = {
    cards: book.cards.map(({ id, deck, type, symbols, room, cost, vp }) => ({
      id,
      deck,
      type,
      symbols,
      room,
      cost,
      vp,
    })),
    enemyTiles: book.enemies.map(({ id, terrain, level }) => ({ id, terrain, level })),
    itemTiles: book.items.map(({ id, vp }) => ({ id, vp })),
    leafIds: book.leaves.map(({ id }) => id),
    incubationTiles: book.tiles.map(({ id, set }) => ({ id, set })),
    cells: book.cells.map(({ name, area }) => ({ name, area })),
    layouts: book.nest.layouts.map(({ id }) => id),
    abilitySpaces: book.abilities.map(({ id, least, vp }) => ({ id, least, vp })),
  };
  const gardens = book.gardens.map((garden) =>
    garden === undefined
      ? undefined
      : {
          hexes: garden.hexes.map(({ name, q, r, terrain, strength, kind, cubes, vertices }) => ({
            name,
            q,
            r,
            terrain,
            strength,
            kind,
            cubes,
            vertices,
          })),
          vertices: garden.vertices.map(({ name, at, isRed, hexes, next }) => ({ name, at, isRed, hexes, next })),
        },
  );
  return {
    mask: {
      kept: ({ kept }, viewer) => kept.map((cards, seat) => (seat === viewer ? cards : [])),
      cards: () => printed.cards,
      enemyTiles: () => printed.enemyTiles,
      itemTiles: () => printed.itemTiles,
      leafIds: () => printed.leafIds,
      queenIds: () => book.queenIds,
      incubationTiles: () => printed.incubationTiles,
      hexes: ({ decisions }) => gardens[decisions.length]?.hexes ?? [],
      vertices: ({ decisions }) => gardens[decisions.length]?.vertices ?? [],
      itemSpaces: (state) => gardenOf(book, state).itemSpaces,
      cells: () => printed.cells,
      layouts: () => printed.layouts,
      abilitySpaces: () => printed.abilitySpaces,
      swarming: (state) => gardenOf(book, state).swarming,
      starTrack: (state) => gardenOf(book, state).starTrack,
      stars: (state) => eachSeat(state, (seat) => starsOf(book, state, seat)),
      deeds: (state) => eachSeat(state, (seat) => deedsOf(book, state, seat)),
      scores: (state) => (state.phase === 'over' ? eachSeat(state, (seat) => totalOf(book, state, seat)) : []),
      symbols: (state) => eachSeat(state, (seat) => symbolsOf(book, state, seat)),
    },
  };
}
