import { TERRAINS } from '../../../src/games/ants/components.ts';
import type { AntsState } from '../../../src/games/ants/index.ts';
import { SLOT_NAMES } from '../../../src/games/ants/table/book.ts';
import { cellsIn } from '../../../src/games/ants/table/nest.ts';
import { BOOK } from './position.ts';

type Lines = Readonly<Record<string, unknown>>;

const cardsOf = (counts: readonly number[]): string[] =>
  counts.flatMap((count, card) => Array.from({ length: count }, () => BOOK.cardIds[card] ?? ''));
const idsOf = (cards: readonly number[]): string[] => cards.map((card) => BOOK.cardIds[card] ?? '');
const listed = (name: (index: number) => string, values: readonly unknown[]): Lines =>
  Object.fromEntries(values.map((value, index) => [name(index), value]));

/** A whole position in lines that people can read; what nobody can see the order of is a number. */
function linesOf(state: AntsState): Lines {
  const garden = BOOK.gardens[state.names.length];
  const hex = (index: number): string => garden?.hexNames[index] ?? '';
  return {
    round: state.round,
    active: state.active,
    phase: state.phase,
    endRound: state.endRound,
    isLimited: state.isLimited,
    carried: state.carried,
    extra: state.extra,
    closed: state.closed,
    ...listed((index) => `${hex(index)} explorer`, state.explorers),
    ...listed(
      (index) => `${hex(index)} enemy`,
      state.enemies.map((enemy) => BOOK.enemyIds[enemy] ?? '-'),
    ),
    ...listed((index) => `${hex(index)} cubes`, state.cubes),
    ...listed((index) => garden?.vertexNames[index] ?? '', state.foragers),
    ...listed(
      (index) => `item ${garden?.itemSpaces[index]}`,
      state.boardItems.map((item) => BOOK.itemIds[item] ?? '-'),
    ),
    beside: state.sideItems.map((item) => BOOK.itemIds[item] ?? ''),
    ...listed(
      (index) => `leaf ${TERRAINS[index]}`,
      state.leafTiles.map((leaf) => BOOK.leaves[leaf]?.id),
    ),
    ...listed((index) => `scents ${TERRAINS[index]}`, state.leafCubes),
    ...listed((index) => SLOT_NAMES[index] ?? '', idsOf(state.display)),
    deck: cardsOf(state.deck.rest).length,
    discards: cardsOf(state.discards),
    gone: [...cardsOf(state.startersGone), ...cardsOf(state.royalsGone)],
    rooms: state.roomSupply,
    ...listed((index) => `flight ${index}`, state.flight),
    ...listed((index) => `swarm ${index}`, state.swarm),
    queenUsed: state.queenUsed,
    ...Object.assign({}, ...state.names.map((_, seat) => playerLines(state, seat))),
  };
}

function playerLines(state: AntsState, seat: number): Lines {
  const held = [state.hands, state.startingHands, state.royalHands].flatMap((hands) => hands[seat]?.cards ?? []);
  const [top, middle, bottom] = state.discs[seat] ?? [];
  const lines: Lines = {
    hand: idsOf(held),
    under: state.under[seat],
    drawn: idsOf(state.drawn[seat] ?? []),
    played: state.played[seat]?.map(({ card, markers }) => [BOOK.cardIds[card], ...markers].join(' ')),
    has: state.resources[seat],
    pool: state.pool[seat],
    universal: state.universal[seat],
    stored: state.stored[seat],
    tiles: state.tiles[seat]?.map((tile) => BOOK.tiles[tile]?.id),
    turned: state.turned[seat],
    ants: top,
    larvae: middle,
    eggs: bottom,
    production: state.production[seat],
    pheromones: state.pheromones[seat],
    items: state.items[seat]?.map((item) => BOOK.itemIds[item]),
    nest: state.rooms[seat]?.map(
      ({ cells, full }) =>
        cellsIn(cells)
          .map((cell) => BOOK.cellNames[cell])
          .join(' ') + (full === 1 ? ' full' : ''),
    ),
    abilities: state.abilities[seat]?.flatMap((enemy, space) =>
      enemy < 0 ? [] : [`${BOOK.abilityIds[space]} ${BOOK.enemyIds[enemy]}`],
    ),
    store: state.store[seat],
    penalties: state.penalties[seat],
    queen: BOOK.queenIds[state.queens[seat] ?? -1],
    queenDiscs: state.queenDiscs[seat],
    queenTokens: state.queenTokens[seat],
  };
  return Object.fromEntries(Object.entries(lines).map(([name, value]) => [`${seat} ${name}`, value]));
}

/** All that is different in a later position, and nothing else: what a thing is now, by its name. */
export function changed(before: AntsState, after: AntsState): Lines {
  const was = linesOf(before);
  return Object.fromEntries(
    Object.entries(linesOf(after)).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name])),
  );
}
