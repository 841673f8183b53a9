import { cloneHand, clonePile, clonePosition, entryOf } from '../../../kernel/index.ts';
import type { AntsState } from './state.ts';

/** A copy of all in a position that changes, key by key: a literal that begins with a spread is many times slower. */
export function cloneState(state: AntsState): AntsState {
  const { ruleset, chance, agenda, decisions } = clonePosition(state);
  return {
    ruleset,
    chance,
    agenda,
    decisions,
    names: [...state.names],
    phase: state.phase,
    round: state.round,
    active: state.active,
    first: state.first,
    endRound: state.endRound,
    roundLimit: state.roundLimit,
    isLimited: state.isLimited,
    explorers: [...state.explorers],
    enemies: [...state.enemies],
    cubes: copyRows(state.cubes),
    foragers: [...state.foragers],
    boardItems: [...state.boardItems],
    sideItems: [...state.sideItems],
    items: copyRows(state.items),
    leafTiles: [...state.leafTiles],
    leafCubes: copyRows(state.leafCubes),
    lurking: [...state.lurking],
    display: [...state.display],
    deck: clonePile(state.deck),
    discards: [...state.discards],
    startersLeft: clonePile(state.startersLeft),
    royalsLeft: clonePile(state.royalsLeft),
    startersGone: [...state.startersGone],
    royalsGone: [...state.royalsGone],
    hands: state.hands.map(cloneHand),
    startingHands: state.startingHands.map(cloneHand),
    royalHands: state.royalHands.map(cloneHand),
    kept: copyRows(state.kept),
    startersReturned: copyRows(state.startersReturned),
    royalsReturned: copyRows(state.royalsReturned),
    drawn: copyRows(state.drawn),
    played: state.played.map((cards) =>
      cards.map(({ deck, card, markers }) => ({ deck, card, markers: [...markers] })),
    ),
    under: state.under.map((cards) => cards.map(({ on, back, card }) => ({ on, back, card }))),
    resources: copyRows(state.resources),
    pool: [...state.pool],
    carried: state.carried,
    universal: [...state.universal],
    stored: copyRows(state.stored),
    tiles: copyRows(state.tiles),
    turned: copyRows(state.turned),
    discs: state.discs.map(copyRows),
    production: copyRows(state.production),
    pheromones: copyRows(state.pheromones),
    anthills: [...state.anthills],
    rooms: state.rooms.map((tiles) => tiles.map(({ cells, full }) => ({ cells, full }))),
    roomSupply: [...state.roomSupply],
    abilities: copyRows(state.abilities),
    store: [...state.store],
    penalties: [...state.penalties],
    extra: state.extra,
    queens: [...state.queens],
    sets: [...state.sets],
    queenDiscs: [...state.queenDiscs],
    queenTokens: copyRows(state.queenTokens),
    queenUsed: [...state.queenUsed],
    pairs: state.pairs.map(({ queen, set }) => ({ queen, set })),
    closed: [...state.closed],
    flight: copyRows(state.flight),
    swarm: copyRows(state.swarm),
  };
}

/** Not `map`, which makes a list that grows: most of a position is rows of a few figures. */
function copyRows(rows: readonly (readonly number[])[]): number[][] {
  const copy: (readonly number[])[] = [...rows];
  for (let index = 0; index < copy.length; index++) copy[index] = [...entryOf(copy, index)];
  return copy as number[][];
}
