// Generated from the shape of the table. Do not edit: `npm run generate` writes this file.
import { clonePile, clonePosition } from '../../../kernel/index.ts';
import type { SnailsState } from './state.ts';

/** Returns a copy that shares nothing with this state that changes. */
export function cloneState(state: SnailsState): SnailsState {
  const { ruleset, chance, agenda, decisions } = clonePosition(state);
  return {
    ruleset,
    chance,
    agenda,
    decisions,
    names: [...state.names],
    phase: state.phase,
    round: state.round,
    slot: state.slot,
    firstPlayer: state.firstPlayer,
    factions: [...state.factions],
    levels: [...state.levels],
    damage: [...state.damage],
    fire: [...state.fire],
    mines: [...state.mines],
    dynamite: [...state.dynamite],
    removed: [...state.removed],
    raised: [...state.raised],
    contamination: state.contamination,
    places: [...state.places],
    life: [...state.life],
    shells: [...state.shells],
    marks: [...state.marks],
    shown: [...state.shown],
    active: [...state.active],
    passive: [...state.passive],
    aims: [...state.aims],
    used: [...state.used],
    losses: [...state.losses],
    fallen: [...state.fallen],
    factionCards: [...state.factionCards],
    hands: cloneRows(state.hands),
    plans: cloneRows(state.plans),
    resolved: [...state.resolved],
    known: cloneRows(state.known),
    inHand: cloneRows(state.inHand),
    bare: [...state.bare],
    discards: [...state.discards],
    deck: clonePile(state.deck),
    play: copyPlay(state.play),
  };
}

function cloneRows<Row extends readonly unknown[]>(rows: readonly Row[]): Row[] {
  const copy = [...rows];
  for (let index = 0; index < copy.length; index++) copy[index] = [...(copy[index] as Row)] as unknown as Row;
  return copy;
}

function copyPlay(from: SnailsState['play']): typeof from {
  return {
    seat: from.seat,
    snail: from.snail,
    card: from.card,
    part: from.part,
    attacks: from.attacks,
    target: from.target,
    player: from.player,
    field: from.field,
    hits: [...from.hits],
    dice: [...from.dice],
    reRolls: [...from.reRolls],
    rage: from.rage,
    hurt: from.hurt,
  };
}
