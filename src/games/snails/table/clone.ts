import { clonePile, clonePosition } from '../../../kernel/index.ts';
import type { Play, SnailsState } from './state.ts';

function copied(lists: readonly (readonly number[])[]): number[][] {
  const copy = [...lists] as number[][];
  for (let index = 0; index < copy.length; index++) copy[index] = [...(copy[index] as number[])];
  return copy;
}

function clonePlay(play: Play): Play {
  const { seat, snail, card, part, attacks, target, player, field, hits, dice, reRolls, rage, hurt } = play;
  return {
    seat,
    snail,
    card,
    part,
    attacks,
    target,
    player,
    field,
    hits: [...hits],
    dice: [...dice],
    reRolls: [reRolls[0], reRolls[1]],
    rage,
    hurt,
  };
}

/** A copy of all in a position that changes, key by key: a literal that begins with a spread is many times slower. */
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
    hands: copied(state.hands),
    plans: copied(state.plans),
    resolved: [...state.resolved],
    known: copied(state.known),
    inHand: copied(state.inHand),
    bare: [...state.bare],
    discards: [...state.discards],
    deck: clonePile(state.deck),
    play: clonePlay(state.play),
  };
}
