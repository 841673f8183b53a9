import { clonePile, clonePosition } from '../../../kernel/index.ts';
import type { Creature, Play, ZombiakiState } from './state.ts';

function clonePlay({ card, lane, fields, aim, amounts, given, left, hit }: Play): Play {
  return { card, lane, fields: [...fields], aim, amounts: [...amounts], given, left, hit: [...hit] };
}

function cloneCreature(creature: Creature): Creature {
  const { cards, risen, wounds, claws, shield, boss, orders, ordered, moved, obeyed, netted, held } = creature;
  return {
    cards: [...cards],
    risen,
    wounds,
    claws: [...claws],
    shield,
    boss,
    orders,
    ordered,
    moved,
    obeyed,
    netted,
    held,
  };
}

/** A copy of all in a position that changes, key by key: a literal that begins with a spread is many times slower. */
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
    creatures: state.creatures.map(cloneCreature),
    objects: [...state.objects],
    fires: [...state.fires],
    hands: state.hands.map((hand) => [...hand]),
    decks: state.decks.map(clonePile),
    discards: [...state.discards],
    inEffect: [...state.inEffect],
    limit: state.limit,
    play: clonePlay(state.play),
    blasts: state.blasts.map(({ card, field }) => ({ card, field })),
    bosses: state.bosses,
    winner: state.winner,
  };
}
