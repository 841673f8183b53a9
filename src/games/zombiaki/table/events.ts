import { type EventShapes, type EventUnion, type Seat, seat, typed } from '../../../kernel/index.ts';
import type { Trigger } from '../cards/vocabulary.ts';
import type { ChosenTarget } from './work.ts';

/** How a game ends: a zombie steps past street 5, or Dawn is drawn. */
export type EndReason = 'barricade' | 'dawn';

/** What wounds: the card being resolved, the fire of a field, an explosion, shrapnel. */
export type DamageSource = 'card' | 'fire' | 'explosion' | 'shrapnel';

/** What a creature dies of: its wounds, what rolled over it or it walked into, a pit, a card that kills. */
export type DeathReason = 'wounds' | 'crushed' | 'swallowed' | 'killed';

/** What a shield is lost to: damage, what would have crushed its zombie, a pit that it fills; or another one was there already. */
export type ShieldReason = 'damage' | 'crushed' | 'pit' | 'second';

/** How a creature moves: compulsorily, as dogs do, by a card, by an order, by being pushed back, in a group that retreats. */
export type MoveReason = 'advance' | 'dogs' | 'card' | 'order' | 'push' | 'retreat';

/**
 * Why a creature stays where it is: nobody moves, it is netted, the lane is barred; it is held; somebody stands in its way, a wall
 * is too high, or the board ends there.
 */
export type StayReason = 'halted' | 'netted' | 'barred' | 'held' | 'blocked' | 'wall' | 'edge';

/** Why a card is discarded from hand: in the discard step, or because of a card of the opponent. */
export type DiscardReason = 'step' | 'effect';

/**
 * Why an object leaves the board without going off: its time is over, a card has cleared it away; a pit is filled; what rolled has
 * broken, fallen into a pit, left the board, or met somebody.
 */
export type RemovalReason = 'ended' | 'cleared' | 'filled' | 'broken' | 'fallen-in' | 'rolled-off' | 'spent';

/** A unit on the board with its cards as ids: what a creature is after it was put together. */
export interface UnitTold {
  readonly cards: readonly string[];
  readonly risen: number;
  readonly wounds: number;
  readonly claws: readonly string[];
  /** The id of its shield; empty if it has none. */
  readonly shield: string;
  /** The id of the card that makes it boss; empty if it is none. */
  readonly boss: string;
  readonly orders: number;
  readonly ordered: number;
  readonly moved: number;
  readonly obeyed: number;
  readonly netted: number;
  readonly held: number;
}

const field = typed<string>();
const fields = typed<readonly string[]>();
const lane = typed<string>();
const card = typed<string>();
const cards = typed<readonly string[]>();
const count = typed<number>();

/**
 * The events of the game: each with its rule, the parts of a view that it changes, and its fields. Fields are `b3`, lanes
 * `b`, cards are ids; a side is its seat.
 */
export const EVENTS = {
  // -- turns ---------------------------------------------------------------------------------------------------------
  /** With a zombie turn the marks end that are limits per turn: moved by a card, order given (ZOM-3.8). */
  'turn-began': { cites: 'ZOM-3.1', changes: ['creatures', 'side', 'turn'], seat, turn: count },
  /** The player has ended the turn. */
  'turn-ended': { cites: 'ZOM-3.9', changes: [], seat },
  /** A card that was in effect and lay on no field goes to the discard pile. */
  'effect-ended': { cites: 'ZOM-3.6', changes: ['discards', 'inEffect'], card },
  /** These creatures are under a net no more. */
  'nets-lifted': { cites: 'ZOM-3.6', changes: ['creatures'], fields },
  /** The limit of cards ends with the human turn. */
  'limit-ended': { cites: 'ZOM-15.29', changes: ['limit'] },
  // -- cards ---------------------------------------------------------------------------------------------------------
  /** ZOM-4.4: face up, from the deck to the hand; sorted. */
  drew: { cites: 'ZOM-4.1', changes: ['decks', 'hands'], seat, cards },
  /** ZOM-4.12: from the deck to the discard pile; the game is over. */
  'dawn-drawn': { cites: 'ZOM-17.36', changes: ['decks', 'discards'], card },
  /** ZOM-18.46: from the hand of this seat to the discard pile. */
  discarded: {
    cites: { why: { step: 'ZOM-4.7', effect: 'ZOM-17.23' } },
    changes: ['discards', 'hands'],
    seat,
    card,
    why: typed<DiscardReason>(),
  },
  /**
   * The card leaves the hand when it is declared, and is being resolved from now on: `discards` is where it lies then,
   * `in-effect` if it is on its way to the board or stays in effect.
   */
  played: {
    cites: 'ZOM-5.14',
    changes: ['discards', 'hands', 'inEffect', 'limit', 'play'],
    seat,
    card,
    zone: typed<'discards' | 'in-effect'>(),
    target: typed<ChosenTarget | undefined>(),
    /** The lane that it is about; empty if it is about none. */
    lane,
    /** The fields that it is about, in order: that of a creature that is hit, all that flames burn; `out` beyond street 5. */
    fields,
    /** Bullets or power that it has; 0 if it has neither. */
    left: count,
    /** How many cards the human player may still play after it; -1 if that is not limited. */
    limit: count,
  },
  /** The answer goes from hand to the discard pile, and the card that was declared has no effect. */
  cancelled: { cites: 'ZOM-16.5', changes: ['discards', 'hands'], seat, card, cancels: card },
  /** Somebody could have answered, and lets it happen. */
  'not-answered': { cites: 'ZOM-16.3', changes: [], seat, card },
  /** The card is resolved completely, or was cancelled; nothing is being resolved any more. */
  'card-resolved': { cites: 'ZOM-5.2', changes: ['play'], seat, card },
  // -- creatures -----------------------------------------------------------------------------------------------------
  /** ZOM-17.2: a card that was on its way to the board is a creature now, without wounds and marks. */
  arrived: { cites: 'ZOM-17.1', changes: ['creatures', 'inEffect'], field, card },
  /** The shield of the zombie on `from` is a zombie of its own, on `field`. */
  risen: { cites: 'ZOM-17.35', changes: ['creatures'], from: field, field, card, strength: count },
  /** A card that was on its way to the board is attached to the zombie. */
  attached: {
    cites: { as: { shield: 'ZOM-15.1', claws: 'ZOM-15.10', boss: 'ZOM-15.12' } },
    changes: ['creatures', 'inEffect'],
    field,
    card,
    as: typed<'shield' | 'claws' | 'boss'>(),
    /** The orders of a boss; 0 of others. */
    orders: count,
  },
  /**
   * A creature goes to an empty field with everything it has. By `card` or `order` of the zombies it has used its card move
   * (ZOM-7.2), by `order` it has obeyed (ZOM-15.16); a human `card` and all else leave no mark (ZOM-7.5): `marked` says which.
   * Of creatures that move at once, each is told when its field is empty.
   */
  moved: {
    cites: {
      how: {
        advance: 'ZOM-9.1',
        dogs: 'ZOM-9.4',
        card: 'ZOM-7.4',
        order: 'ZOM-15.14',
        push: 'ZOM-18.7',
        retreat: 'ZOM-10.1',
      },
    },
    changes: ['creatures'],
    from: field,
    to: field,
    how: typed<MoveReason>(),
    marked: typed<'moved' | 'none'>(),
  },
  /** ZOM-9.10, ZOM-10.7: it had to move, or would have been moved, and cannot. */
  stayed: {
    cites: {
      why: {
        halted: 'ZOM-15.25',
        netted: 'ZOM-15.24',
        barred: 'ZOM-12.37',
        held: 'ZOM-9.14',
        blocked: 'ZOM-7.1',
        wall: 'ZOM-8.2',
        edge: 'ZOM-10.3',
      },
    },
    changes: [],
    field,
    how: typed<MoveReason>(),
    why: typed<StayReason>(),
  },
  /** Both have used their card moves. */
  exchanged: { cites: 'ZOM-17.27', changes: ['creatures'], fields: typed<readonly [string, string]>() },
  /** The one on `from` is gone, and on `to` stands what both are now. `discarded`: a card of which one is enough. */
  merged: {
    cites: 'ZOM-17.15',
    changes: ['creatures', 'discards'],
    from: field,
    to: field,
    unit: typed<UnitTold>(),
    discarded: cards,
  },
  /** It makes no compulsory move this turn. */
  held: { cites: 'ZOM-17.25', changes: ['creatures', 'discards', 'hands'], seat, card, field },
  /** Nobody is held any more. */
  'holds-ended': { cites: 'ZOM-9.15', changes: ['creatures'], fields },
  /** The boss has so many orders left, and gives no other this turn. */
  ordered: { cites: 'ZOM-15.13', changes: ['creatures'], boss: field, zombie: field, left: count },
  /** So many wounds more, so much strength left; 0 if it is about to die. */
  wounded: {
    cites: { by: { card: 'ZOM-6.2', fire: 'ZOM-18.53', explosion: 'ZOM-14.2', shrapnel: 'ZOM-14.10' } },
    changes: ['creatures', 'play'],
    field,
    wounds: count,
    strength: count,
    by: typed<DamageSource>(),
  },
  /** The shield goes to the discard pile; its zombie is unharmed. */
  'shield-lost': {
    cites: { why: { damage: 'ZOM-15.3', crushed: 'ZOM-15.4', pit: 'ZOM-11.5', second: 'ZOM-17.17' } },
    changes: ['creatures', 'discards', 'play'],
    field,
    card,
    why: typed<ShieldReason>(),
  },
  /** ZOM-6.6: all its cards go to the discard pile. */
  died: {
    cites: { why: { wounds: 'ZOM-6.4', crushed: 'ZOM-11.2', swallowed: 'ZOM-11.3', killed: 'ZOM-18.2' } },
    changes: ['creatures', 'discards'],
    field,
    cards,
    why: typed<DeathReason>(),
  },
  /** A boss has died; all zombies will retreat once what is going on is over. */
  'boss-died': { cites: 'ZOM-15.20', changes: ['bosses'], field },
  /** Now they do; one retreat less waits. */
  'retreat-began': { cites: 'ZOM-15.23', changes: ['bosses'] },
  /** The creatures on these fields are under a net. */
  netted: { cites: 'ZOM-15.24', changes: ['creatures'], fields },
  /** Nobody moves from now on. */
  halted: { cites: 'ZOM-15.25', changes: [] },
  /** The human player may play so many cards in the next human turn. */
  limited: { cites: 'ZOM-15.28', changes: ['limit'], limit: count },
  /** A zombie steps past street 5. It stays on its field; the game is over. */
  'broke-through': { cites: 'ZOM-7.12', changes: [], from: field },
  // -- objects, fire and shots ---------------------------------------------------------------------------------------
  /** A card that was on its way to the board is an object now. */
  laid: { cites: 'ZOM-18.48', changes: ['inEffect', 'objects'], field, card },
  /** To an empty field. */
  rolled: { cites: 'ZOM-12.6', changes: ['objects'], card, from: field, to: field },
  /** ZOM-1.14: to the discard pile of the humans, without going off. */
  removed: {
    cites: {
      why: {
        ended: 'ZOM-12.41',
        cleared: 'ZOM-17.9',
        filled: 'ZOM-11.3',
        broken: 'ZOM-12.10',
        'fallen-in': 'ZOM-12.12',
        'rolled-off': 'ZOM-12.8',
        spent: 'ZOM-12.9',
      },
    },
    changes: ['discards', 'objects'],
    field,
    card,
    why: typed<RemovalReason>(),
  },
  /** Off the board to the discard pile, and its explosion waits, behind all others. */
  'set-off': { cites: 'ZOM-14.18', changes: ['blasts', 'discards', 'objects'], field, card, by: typed<Trigger>() },
  /** The first explosion that waits takes place. */
  exploded: { cites: 'ZOM-14.15', changes: ['blasts'], field, card },
  /** From an explosion to the field that was chosen. */
  'shrapnel-flew': { cites: 'ZOM-14.7', changes: [], from: field, to: field, damage: count },
  /** A card that was on its way to the board burns there now. */
  ignited: { cites: 'ZOM-18.51', changes: ['fires', 'inEffect'], field, card },
  /** There is a fire already; the card goes from its way to the discard pile. */
  'burns-already': { cites: 'ZOM-18.58', changes: ['discards', 'inEffect'], field, card },
  /** The card that burnt goes to the discard pile. */
  'fire-out': {
    cites: { why: { ended: 'ZOM-3.10', cleared: 'ZOM-18.58' } },
    changes: ['discards', 'fires'],
    field,
    card,
    why: typed<'ended' | 'cleared'>(),
  },
  /** A bullet, and what it hits: `field` is empty where it is lost. `left` bullets are still to come. */
  shot: {
    cites: 'ZOM-18.9',
    changes: ['play'],
    lane,
    field,
    hits: typed<'nothing' | 'creature' | 'object'>(),
    left: count,
  },
  /** ZOM-18.29: the oil is poured on one more field; it has paid so much, and has so much power left. */
  poured: { cites: 'ZOM-18.27', changes: ['play'], field, paid: count, left: count },
  // -- the end -------------------------------------------------------------------------------------------------------
  /** ZOM-21.1, ZOM-21.2. */
  'game-ended': {
    changes: ['winner'],
    winners: typed<readonly Seat[]>(),
    /** The winner, then the other side. */
    ranking: typed<readonly (readonly Seat[])[]>(),
    reason: typed<EndReason>(),
    rule: typed<string>(),
  },
} as const satisfies EventShapes;

/** What happened. Fields are `b3`, lanes `b`, cards are ids; a side is its seat. */
export type ZombiakiEvent = EventUnion<typeof EVENTS>;
