// Generated from the shape of the table. Do not edit: `npm run generate` writes this file.
import { cloneHand, clonePile, clonePosition } from '../../../kernel/index.ts';
import type { KelpState } from './state.ts';

/** Returns a copy that shares nothing with this state that changes. */
export function cloneState(state: KelpState): KelpState {
  const { ruleset, chance, agenda, decisions } = clonePosition(state);
  return {
    ruleset,
    chance,
    agenda,
    decisions,
    names: [...state.names],
    round: state.round,
    side: state.side,
    phase: state.phase,
    acted: state.acted,
    blocks: [...state.blocks],
    revealed: [...state.revealed],
    emptied: [...state.emptied],
    bagged: [...state.bagged],
    drawnBlock: state.drawnBlock,
    reserve: [...state.reserve],
    eaten: state.eaten.map(copyEatenEntry),
    history: [...state.history],
    hands: state.hands.map(cloneHand),
    drawPile: clonePile(state.drawPile),
    discards: [...state.discards],
    slots: [...state.slots],
    removed: [...state.removed],
    market: state.market.map(clonePile),
    lesson: copyLesson(state.lesson),
    space: state.space,
    facing: state.facing,
    bag: [...state.bag],
    supply: [...state.supply],
    drawn: [...state.drawn],
    pool: [...state.pool],
    currents: [...state.currents],
    placed: [...state.placed],
    resolving: state.resolving,
    growth: [...state.growth],
    tiles: state.tiles,
    energy: [...state.energy],
    hunger: [...state.hunger],
    row: [...state.row],
    deck: clonePile(state.deck),
    front: [...state.front],
    stashes: state.stashes.map(copyStashesEntry),
    spent: [...state.spent],
    rerolled: state.rerolled,
    stepped: state.stepped,
    spending: copySpending(state.spending),
    pairs: [...state.pairs],
    chosen: [...state.chosen],
    ending: state.ending,
  };
}

function copyEatenEntry(from: KelpState['eaten'][number]): typeof from {
  return {
    kind: from.kind,
    used: from.used,
  };
}

function copyLesson(from: KelpState['lesson']): typeof from {
  return {
    cards: [...from.cards],
    areas: [...from.areas],
    sent: [...from.sent],
  };
}

function copyStashesEntry(from: KelpState['stashes'][number]): typeof from {
  return {
    card: from.card,
    die: from.die,
    round: from.round,
  };
}

function copySpending(from: KelpState['spending']): typeof from {
  return {
    isOn: from.isOn,
    bonus: from.bonus,
    spent: from.spent,
    owes: from.owes,
  };
}
