// Generated from the shape of the table. Do not edit: `npm run generate` writes this file.
import { clonePile, clonePosition } from '../../../kernel/index.ts';
import type { ZombiakiState } from './state.ts';

/** Returns a copy that shares nothing with this state that changes. */
export function cloneState(state: ZombiakiState): ZombiakiState {
  const { ruleset, chance, agenda, decisions } = clonePosition(state);
  return {
    ruleset,
    chance,
    agenda,
    decisions,
    names: [...state.names],
    turn: state.turn,
    side: state.side,
    creatures: state.creatures.map(copyCreaturesEntry),
    objects: [...state.objects],
    fires: [...state.fires],
    hands: cloneRows(state.hands),
    decks: state.decks.map(clonePile),
    discards: [...state.discards],
    inEffect: [...state.inEffect],
    limit: state.limit,
    play: copyPlay(state.play),
    blasts: state.blasts.map(copyBlastsEntry),
    bosses: state.bosses,
    winner: state.winner,
  };
}

function copyCreaturesEntry(from: ZombiakiState['creatures'][number]): typeof from {
  return {
    cards: [...from.cards],
    risen: from.risen,
    wounds: from.wounds,
    claws: [...from.claws],
    shield: from.shield,
    boss: from.boss,
    orders: from.orders,
    ordered: from.ordered,
    moved: from.moved,
    obeyed: from.obeyed,
    netted: from.netted,
    held: from.held,
  };
}

function cloneRows<Row extends readonly unknown[]>(rows: readonly Row[]): Row[] {
  const copy = [...rows];
  for (let index = 0; index < copy.length; index++) copy[index] = [...(copy[index] as Row)] as unknown as Row;
  return copy;
}

function copyPlay(from: ZombiakiState['play']): typeof from {
  return {
    card: from.card,
    lane: from.lane,
    fields: [...from.fields],
    aim: from.aim,
    amounts: [...from.amounts],
    given: from.given,
    left: from.left,
    hit: [...from.hit],
  };
}

function copyBlastsEntry(from: ZombiakiState['blasts'][number]): typeof from {
  return {
    card: from.card,
    field: from.field,
  };
}
