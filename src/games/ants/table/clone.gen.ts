// Generated from the shape of the table. Do not edit: `npm run generate` writes this file.
import { cloneHand, clonePile, clonePosition } from '../../../kernel/index.ts';
import type { AntsState } from './state.ts';

/** Returns a copy that shares nothing with this state that changes. */
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
    cubes: cloneRows(state.cubes),
    foragers: [...state.foragers],
    boardItems: [...state.boardItems],
    sideItems: [...state.sideItems],
    items: cloneRows(state.items),
    leafTiles: [...state.leafTiles],
    leafCubes: cloneRows(state.leafCubes),
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
    kept: cloneRows(state.kept),
    startersReturned: cloneRows(state.startersReturned),
    royalsReturned: cloneRows(state.royalsReturned),
    drawn: cloneRows(state.drawn),
    played: state.played.map(copyPlayedEntry),
    under: state.under.map(copyUnderEntry),
    resources: cloneRows(state.resources),
    pool: [...state.pool],
    carried: state.carried,
    universal: [...state.universal],
    stored: cloneRows(state.stored),
    tiles: cloneRows(state.tiles),
    turned: cloneRows(state.turned),
    discs: state.discs.map(cloneRows),
    production: cloneRows(state.production),
    pheromones: cloneRows(state.pheromones),
    anthills: [...state.anthills],
    rooms: state.rooms.map(copyRoomsEntry),
    roomSupply: [...state.roomSupply],
    abilities: cloneRows(state.abilities),
    store: [...state.store],
    penalties: [...state.penalties],
    extra: state.extra,
    queens: [...state.queens],
    sets: [...state.sets],
    queenDiscs: [...state.queenDiscs],
    queenTokens: cloneRows(state.queenTokens),
    queenUsed: [...state.queenUsed],
    pairs: state.pairs.map(copyPairsEntry),
    closed: [...state.closed],
    flight: cloneRows(state.flight),
    swarm: cloneRows(state.swarm),
  };
}

function cloneRows<Row extends readonly unknown[]>(rows: readonly Row[]): Row[] {
  const copy = [...rows];
  for (let index = 0; index < copy.length; index++) copy[index] = [...(copy[index] as Row)] as unknown as Row;
  return copy;
}

function copyPlayedEntryEntry(from: AntsState['played'][number][number]): typeof from {
  return {
    deck: from.deck,
    card: from.card,
    markers: [...from.markers],
  };
}

function copyPlayedEntry(from: AntsState['played'][number]): typeof from {
  return from.map(copyPlayedEntryEntry);
}

function copyUnderEntryEntry(from: AntsState['under'][number][number]): typeof from {
  return {
    on: from.on,
    back: from.back,
    card: from.card,
  };
}

function copyUnderEntry(from: AntsState['under'][number]): typeof from {
  return from.map(copyUnderEntryEntry);
}

function copyRoomsEntryEntry(from: AntsState['rooms'][number][number]): typeof from {
  return {
    cells: from.cells,
    full: from.full,
  };
}

function copyRoomsEntry(from: AntsState['rooms'][number]): typeof from {
  return from.map(copyRoomsEntryEntry);
}

function copyPairsEntry(from: AntsState['pairs'][number]): typeof from {
  return {
    queen: from.queen,
    set: from.set,
  };
}
