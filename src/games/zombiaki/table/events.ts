import type { Seat } from '../../../kernel/index.ts';
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

/** What happened. Fields are `b3`, lanes `b`, cards are ids; a side is its seat. */
export type ZombiakiEvent =
  // -- turns ---------------------------------------------------------------------------------------------------------
  /** ZOM-3.1. With a zombie turn the marks end that are limits per turn: moved by a card, order given (ZOM-3.8). */
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly turn: number }
  /** ZOM-3.9: the player has ended the turn. */
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  /** ZOM-3.6: a card that was in effect and lay on no field goes to the discard pile. */
  | { readonly type: 'effect-ended'; readonly card: string }
  /** ZOM-3.6: these creatures are under a net no more. */
  | { readonly type: 'nets-lifted'; readonly fields: readonly string[] }
  /** ZOM-15.29: the limit of cards ends with the human turn. */
  | { readonly type: 'limit-ended' }
  // -- cards ---------------------------------------------------------------------------------------------------------
  /** ZOM-4.1, ZOM-4.4: face up, from the deck to the hand; sorted. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly string[] }
  /** ZOM-4.12, ZOM-17.36: from the deck to the discard pile; the game is over. */
  | { readonly type: 'dawn-drawn'; readonly card: string }
  /** ZOM-4.7, ZOM-17.23, ZOM-18.46: from the hand of this seat to the discard pile. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: string; readonly why: DiscardReason }
  /**
   * ZOM-5.14: the card leaves the hand when it is declared, and is being resolved from now on: `discards` is where it lies then,
   * `in-effect` if it is on its way to the board or stays in effect.
   */
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: string;
      readonly zone: 'discards' | 'in-effect';
      readonly target?: ChosenTarget;
      /** The lane that it is about; empty if it is about none. */
      readonly lane: string;
      /** The fields that it is about, in order: that of a creature that is hit, all that flames burn; `out` beyond street 5. */
      readonly fields: readonly string[];
      /** Bullets or power that it has; 0 if it has neither. */
      readonly left: number;
      /** How many cards the human player may still play after it; -1 if that is not limited. */
      readonly limit: number;
    }
  /** ZOM-16.5: the answer goes from hand to the discard pile, and the card that was declared has no effect. */
  | { readonly type: 'cancelled'; readonly seat: Seat; readonly card: string; readonly cancels: string }
  /** ZOM-16.3: somebody could have answered, and lets it happen. */
  | { readonly type: 'not-answered'; readonly seat: Seat; readonly card: string }
  /** ZOM-5.2: the card is resolved completely, or was cancelled; nothing is being resolved any more. */
  | { readonly type: 'card-resolved'; readonly seat: Seat; readonly card: string }
  // -- creatures -----------------------------------------------------------------------------------------------------
  /** ZOM-17.1, ZOM-17.2: a card that was on its way to the board is a creature now, without wounds and marks. */
  | { readonly type: 'arrived'; readonly field: string; readonly card: string }
  /** ZOM-17.35: the shield of the zombie on `from` is a zombie of its own, on `field`. */
  | {
      readonly type: 'risen';
      readonly from: string;
      readonly field: string;
      readonly card: string;
      readonly strength: number;
    }
  /** ZOM-15.1, ZOM-15.10, ZOM-15.12: a card that was on its way to the board is attached to the zombie. */
  | {
      readonly type: 'attached';
      readonly field: string;
      readonly card: string;
      readonly as: 'shield' | 'claws' | 'boss';
      /** The orders of a boss; 0 of others. */
      readonly orders: number;
    }
  /**
   * A creature goes to an empty field with everything it has. By `card` or `order` of the zombies it has used its card move
   * (ZOM-7.2), by `order` it has obeyed (ZOM-15.16); a human `card` and all else leave no mark (ZOM-7.5): `marked` says which.
   * Of creatures that move at once, each is told when its field is empty.
   */
  | {
      readonly type: 'moved';
      readonly from: string;
      readonly to: string;
      readonly how: MoveReason;
      readonly marked: 'moved' | 'none';
    }
  /** ZOM-9.10, ZOM-10.7: it had to move, or would have been moved, and cannot. */
  | { readonly type: 'stayed'; readonly field: string; readonly how: MoveReason; readonly why: StayReason }
  /** ZOM-17.27: both have used their card moves. */
  | { readonly type: 'exchanged'; readonly fields: readonly [string, string] }
  /** ZOM-17.15: the one on `from` is gone, and on `to` stands what both are now. `discarded`: a card of which one is enough. */
  | {
      readonly type: 'merged';
      readonly from: string;
      readonly to: string;
      readonly unit: UnitTold;
      readonly discarded: readonly string[];
    }
  /** ZOM-17.25: it makes no compulsory move this turn. */
  | { readonly type: 'held'; readonly seat: Seat; readonly card: string; readonly field: string }
  /** ZOM-9.15: nobody is held any more. */
  | { readonly type: 'holds-ended'; readonly fields: readonly string[] }
  /** ZOM-15.13: the boss has so many orders left, and gives no other this turn. */
  | { readonly type: 'ordered'; readonly boss: string; readonly zombie: string; readonly left: number }
  /** ZOM-6.2: so many wounds more, so much strength left; 0 if it is about to die. */
  | {
      readonly type: 'wounded';
      readonly field: string;
      readonly wounds: number;
      readonly strength: number;
      readonly by: DamageSource;
    }
  /** ZOM-15.3: the shield goes to the discard pile; its zombie is unharmed. */
  | { readonly type: 'shield-lost'; readonly field: string; readonly card: string; readonly why: ShieldReason }
  /** ZOM-6.6: all its cards go to the discard pile. */
  | { readonly type: 'died'; readonly field: string; readonly cards: readonly string[]; readonly why: DeathReason }
  /** ZOM-15.20: a boss has died; all zombies will retreat once what is going on is over. */
  | { readonly type: 'boss-died'; readonly field: string }
  /** ZOM-15.23: now they do; one retreat less waits. */
  | { readonly type: 'retreat-began' }
  /** ZOM-15.24. */
  | { readonly type: 'netted'; readonly fields: readonly string[] }
  /** ZOM-15.25: nobody moves from now on. */
  | { readonly type: 'halted' }
  /** ZOM-15.28: the human player may play so many cards in the next human turn. */
  | { readonly type: 'limited'; readonly limit: number }
  /** ZOM-7.12: a zombie steps past street 5. It stays on its field; the game is over. */
  | { readonly type: 'broke-through'; readonly from: string }
  // -- objects, fire and shots ---------------------------------------------------------------------------------------
  /** ZOM-18.48: a card that was on its way to the board is an object now. */
  | { readonly type: 'laid'; readonly field: string; readonly card: string }
  /** ZOM-12.6: to an empty field. */
  | { readonly type: 'rolled'; readonly card: string; readonly from: string; readonly to: string }
  /** ZOM-1.14: to the discard pile of the humans, without going off. */
  | { readonly type: 'removed'; readonly field: string; readonly card: string; readonly why: RemovalReason }
  /** ZOM-14.18: off the board to the discard pile, and its explosion waits, behind all others. */
  | { readonly type: 'set-off'; readonly field: string; readonly card: string; readonly by: Trigger }
  /** ZOM-14.15: the first explosion that waits takes place. */
  | { readonly type: 'exploded'; readonly field: string; readonly card: string }
  /** ZOM-14.7: from an explosion to the field that was chosen. */
  | { readonly type: 'shrapnel-flew'; readonly from: string; readonly to: string; readonly damage: number }
  /** ZOM-18.51: a card that was on its way to the board burns there now. */
  | { readonly type: 'ignited'; readonly field: string; readonly card: string }
  /** ZOM-18.58: there is a fire already; the card goes from its way to the discard pile. */
  | { readonly type: 'burns-already'; readonly field: string; readonly card: string }
  /** ZOM-3.10, ZOM-18.58: the card that burnt goes to the discard pile. */
  | { readonly type: 'fire-out'; readonly field: string; readonly card: string; readonly why: 'ended' | 'cleared' }
  /** ZOM-18.9: a bullet, and what it hits: `field` is empty where it is lost. `left` bullets are still to come. */
  | {
      readonly type: 'shot';
      readonly lane: string;
      readonly field: string;
      readonly hits: 'nothing' | 'creature' | 'object';
      readonly left: number;
    }
  /** ZOM-18.27, ZOM-18.29: the oil is poured on one more field; it has paid so much, and has so much power left. */
  | { readonly type: 'poured'; readonly field: string; readonly paid: number; readonly left: number }
  // -- the end -------------------------------------------------------------------------------------------------------
  /** ZOM-21.1, ZOM-21.2. */
  | {
      readonly type: 'game-ended';
      readonly winners: readonly Seat[];
      /** The winner, then the other side. */
      readonly ranking: readonly (readonly Seat[])[];
      readonly reason: EndReason;
      readonly rule: string;
    };
