import { sure } from '../../../kernel/index.ts';
import type { Book } from './book.ts';
import type { BookGarden } from './gardens.ts';
import type { AntsPrinted, Seen } from './state.ts';

/** What is printed on cards, tiles and boards, as far as it is needed to show a position. */
export function printedOf(book: Book): (at: Pick<Seen, 'decisions'>) => AntsPrinted {
  const onTable = printedOn(book);
  const printed = book.gardens.map((garden) => garden && { ...onTable, ...printedIn(garden) });
  return ({ decisions: { length: seats } }) => sure(printed[seats], `garden for ${seats} players`);
}

/** What is printed on everything but the garden, which differs by the number of players. */
function printedOn(book: Book) {
  return {
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
    queenIds: book.queenIds,
    incubationTiles: book.tiles.map(({ id, set }) => ({ id, set })),
    cells: book.cells.map(({ name, area }) => ({ name, area })),
    layouts: book.nest.layouts.map(({ id }) => id),
    abilitySpaces: book.abilities.map(({ id, least, vp }) => ({ id, least, vp })),
  };
}

function printedIn({ hexes, vertices, itemSpaces, swarming, starTrack }: BookGarden) {
  return {
    hexes: hexes.map(({ name, q, r, terrain, strength, kind, cubes, vertices: around }) => ({
      name,
      q,
      r,
      terrain,
      strength,
      kind,
      cubes,
      vertices: around,
    })),
    vertices: vertices.map(({ name, at, isRed, hexes: beside, next }) => ({ name, at, isRed, hexes: beside, next })),
    itemSpaces,
    swarming,
    starTrack,
  };
}
