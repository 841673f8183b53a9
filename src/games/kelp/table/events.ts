import { deepFreeze, type Seat, type Seats } from '../../../kernel/index.ts';
import type { Facing } from '../board/board.ts';
import type { CardType, Colour } from '../components.ts';

/** How a game ends (KLP-19.1 to KLP-19.9). */
export const REASONS = deepFreeze(['confrontation', 'food', 'hunger', 'no-red', 'round-cap'] as const);
/** How a game ends. */
export type EndReason = (typeof REASONS)[number];

/** Why blocks are revealed: as payment, because the octopus eats, or by a die. */
export type RevealReason = 'payment' | 'eating' | 'search' | 'attack';

/** Why the shark is put on a den space: at the start, by a trap, by a strategy. */
export type DenReason = 'setup' | 'trap' | 'strategy';

/** How the shark swims: its move, the move that returns a die, a step by a card. */
export type SwimReason = 'move' | 'unblock' | 'step';

/** Why a current die leaves the board for the bag: a trap or a strategy, a blocked shark, a den that is needed. */
export type SweepReason = 'effect' | 'unblock' | 'den';

/** Where a die comes from that goes to the hunger track: an attack, energy that was spent, a card. */
export type HungerReason = 'attack' | 'energy' | 'card';

/**
 * What happened. Areas are `nw`, spaces `p21`, dice `red-4`, cards and blocks are ids; an empty text stands for none. What
 * stands in `secret` only some seats learn: the octopus of blocks and cards, each side of what it has chosen.
 */
export type KelpEvent =
  // -- setup and turns -----------------------------------------------------------------------------------------------
  /** KLP-2.3, KLP-13.13: a card from the deck lies face up on this place of the row. */
  | { readonly type: 'row-filled'; readonly place: number; readonly card: string }
  /** KLP-2.6, KLP-6.20: the card that is on top of a stack from now on. */
  | { readonly type: 'stack-shown'; readonly stack: CardType; readonly card: string }
  /** KLP-2.8: nine blocks stand hidden on the board; the octopus sees which. */
  | { readonly type: 'blocks-laid'; readonly secret: { readonly seats: Seats; readonly blocks: readonly string[] } }
  /** KLP-2.12, KLP-11.12: the shark is put on a den space and looks inward. */
  | { readonly type: 'shark-put'; readonly space: string; readonly why: DenReason }
  /** KLP-3.2: a turn of the octopus begins a round. */
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  // -- cards of the octopus ------------------------------------------------------------------------------------------
  /** KLP-5.1: from hand into the slot of this action, 0 or 1. */
  | { readonly type: 'played'; readonly card: string; readonly slot: number; readonly reveals: true }
  /** KLP-5.13: the action is to draw up to the hand limit; `count` cards follow, or fewer. */
  | { readonly type: 'drawing-up'; readonly count: number; readonly reveals: true }
  /** KLP-5.18, KLP-5.25: from hand onto the discard pile, as an action or above the limit. */
  | { readonly type: 'discarded'; readonly card: string; readonly why: 'action' | 'limit'; readonly reveals: true }
  /** KLP-3.3: an action is done; so many of this turn are. */
  | { readonly type: 'action-done'; readonly done: number }
  /** From the draw pile into hand. `card` is empty unless it was put on top in full view. */
  | {
      readonly type: 'card-drawn';
      readonly card: string;
      readonly secret: { readonly seats: Seats; readonly card: string };
    }
  /** KLP-5.14, KLP-17.16: the discard pile is the draw pile now, and all cards in hand are known. */
  | { readonly type: 'reshuffled'; readonly count: number; readonly hand: readonly string[]; readonly reveals: true }
  /** KLP-3.6: from the action slots onto the discard pile, in this order. */
  | { readonly type: 'slots-cleared'; readonly cards: readonly string[] }
  /** KLP-6.47: from hand or discard pile out of the game. */
  | {
      readonly type: 'card-removed';
      readonly card: string;
      readonly from: 'hand' | 'discards';
      readonly reveals: true;
    }
  /** KLP-6.46: from a pile into hand; `card` is empty if it came from the draw pile, which is shuffled then. */
  | {
      readonly type: 'card-fetched';
      readonly pile: 'draw-pile' | 'discards';
      readonly card: string;
      readonly reveals: true;
      readonly secret: { readonly seats: Seats; readonly card: string };
    }
  // -- blocks --------------------------------------------------------------------------------------------------------
  /** KLP-4.3: these blocks lie face up, all at once. */
  | {
      readonly type: 'revealed';
      readonly areas: readonly string[];
      readonly blocks: readonly string[];
      readonly why: RevealReason;
      readonly reveals: true;
    }
  /** KLP-4.3: these blocks stand up again. */
  | { readonly type: 'hidden'; readonly areas: readonly string[] }
  /** KLP-6.1: the blocks of two areas have changed places, each as it was. */
  | { readonly type: 'swapped'; readonly areas: readonly [string, string] }
  /** KLP-6.5: the blocks of these areas are in the block bag. */
  | { readonly type: 'mix-began'; readonly areas: readonly string[] }
  /** KLP-6.12: one is drawn; the octopus sees which. */
  | { readonly type: 'block-drawn'; readonly secret: { readonly seats: Seats; readonly block: string } }
  /** KLP-6.8: it stands hidden in this area. */
  | { readonly type: 'block-put'; readonly area: string }
  /** KLP-6.17: the top card of a stack; `left` are still in it. It lies aside until the effect is over. */
  | { readonly type: 'card-gained'; readonly stack: CardType; readonly card: string; readonly left: number }
  /** KLP-6.25, KLP-6.28: a block of the reserve lies revealed in this area, and what was there is in the reserve. */
  | { readonly type: 'replaced'; readonly area: string; readonly block: string; readonly replaced: string }
  /** A gained card is put on the draw pile, or into hand. */
  | { readonly type: 'card-kept'; readonly card: string; readonly where: 'draw-pile' | 'hand' }
  /** KLP-6.22: gained cards go onto the discard pile, in this order, and the effect is over. */
  | { readonly type: 'lesson-ended'; readonly cards: readonly string[] }
  /** KLP-6.38, KLP-6.41: the food is on its track, a shell lies revealed in its area, the card is out of the game. */
  | { readonly type: 'eaten'; readonly area: string; readonly food: string; readonly card: string }
  /** KLP-5.23: an eaten food is activated, and turned face down. */
  | { readonly type: 'food-used'; readonly food: string }
  /** KLP-5.17. */
  | { readonly type: 'limit-turned'; readonly limit: number }
  // -- dice ----------------------------------------------------------------------------------------------------------
  /** KLP-7.2: the shark draws so many dice more. */
  | { readonly type: 'extra-dice'; readonly count: number }
  /** KLP-7.1: from the bag, not rolled yet. */
  | { readonly type: 'die-drawn'; readonly colour: Colour }
  /** KLP-7.4: a current die counts as drawn. */
  | { readonly type: 'current-harvested'; readonly space: string }
  /** Drawn dice return to the bag, and others are drawn by choice. */
  | { readonly type: 'dice-traded'; readonly given: readonly Colour[]; readonly taken: readonly Colour[] }
  /** KLP-7.7: the first of the drawn dice is in the pool now. */
  | { readonly type: 'die-rolled'; readonly die: string }
  /** KLP-7.9: these dice of the pool are rolled again; `by` a growth tile, or a card. */
  | { readonly type: 'dice-rerolled'; readonly dice: readonly string[]; readonly by: 'tile' | 'card' }
  /** A die of the pool shows another face. */
  | { readonly type: 'die-turned'; readonly die: string; readonly to: string }
  /** A die of the pool lies on the card that is used. */
  | { readonly type: 'die-stashed'; readonly card: string; readonly die: string }
  /** KLP-8.1: from the pool or from a card onto a current space. `card` is the one that goes with it; empty for the pool. */
  | { readonly type: 'current-placed'; readonly space: string; readonly die: string; readonly card: string }
  /** KLP-10.6: from the pool or from cards onto areas. */
  | {
      readonly type: 'dice-placed';
      readonly dice: readonly { readonly area: string; readonly die: string; readonly card: string }[];
    }
  /** KLP-11.5, KLP-9.16, KLP-11.10: current dice are in the bag. */
  | { readonly type: 'currents-returned'; readonly spaces: readonly string[]; readonly why: SweepReason }
  /** KLP-12.1, KLP-12.4: a used die is on the growth track; or in the bag, if all tiles are turned over. */
  | { readonly type: 'die-grown'; readonly colour: Colour; readonly to: 'tile' | 'bag' }
  /** KLP-12.2, KLP-12.3: the next tile, 0 to 3, is turned over; its dice are in the bag. */
  | { readonly type: 'tile-turned'; readonly tile: number }
  /** KLP-1.10: on the lowest free space of the hunger track. */
  | { readonly type: 'hungered'; readonly die: string; readonly why: HungerReason }
  /** KLP-13.1: from the pool or from cards onto energy spaces. */
  | { readonly type: 'dice-stored'; readonly dice: readonly { readonly die: string; readonly card: string }[] }
  /** KLP-13.2: from the pool to the bag. */
  | { readonly type: 'dice-returned'; readonly dice: readonly string[] }
  /** KLP-13.7, KLP-13.27: from the energy spaces to the bag. */
  | { readonly type: 'energy-returned'; readonly dice: readonly string[] }
  // -- the shark -----------------------------------------------------------------------------------------------------
  /** KLP-14.2: a card in front of the shark is used, and out of the game, unless a die is put on it. */
  | { readonly type: 'card-used'; readonly card: string }
  /** KLP-9.7, KLP-9.12. `over` is the space of the first current passed, whose die is used; empty if there is none. */
  | {
      readonly type: 'swam';
      readonly from: string;
      readonly to: string;
      readonly facing: Facing;
      readonly over: string;
      readonly how: SwimReason;
    }
  | { readonly type: 'turned-about'; readonly facing: Facing }
  /** KLP-10.6: the die on this area is resolved now. */
  | { readonly type: 'die-resolved'; readonly area: string; readonly die: string }
  /** KLP-10.21: it has no effect and is in the bag. */
  | { readonly type: 'die-lost'; readonly area: string; readonly die: string }
  /** KLP-10.20: a resolved die leaves its area; where it goes is told next. */
  | { readonly type: 'die-used'; readonly area: string; readonly die: string }
  /** KLP-10.13. */
  | { readonly type: 'trap-sprung'; readonly area: string; readonly trap: string }
  /** KLP-11.13. */
  | { readonly type: 'trap-ignored'; readonly area: string; readonly trap: string }
  /** KLP-15.18. */
  | { readonly type: 'confrontation-began'; readonly area: string }
  /** KLP-15.19: this side has chosen; only itself knows what. */
  | { readonly type: 'chosen'; readonly seat: Seat; readonly secret: { readonly seats: Seats; readonly card: string } }
  /** KLP-15.20, KLP-15.21. */
  | {
      readonly type: 'confronted';
      readonly strategy: string;
      readonly counter: string;
      readonly match: boolean;
      readonly reveals: true;
    }
  /** KLP-15.23: does the octopus resolve its card? */
  | { readonly type: 'strategy-resolved'; readonly strategy: string; readonly how: 'carried-out' | 'declined' }
  /** KLP-15.24: a strategy and its counter are out of the game: the strategy was used, or a card has hit it. */
  | {
      readonly type: 'pair-removed';
      readonly strategy: string;
      readonly counter: string;
      readonly why: 'used' | 'card';
    }
  /** KLP-13.4, KLP-13.22: energy is spent from now on. */
  | { readonly type: 'spending-began'; readonly energy: number; readonly bonus: number }
  /** KLP-13.11, KLP-13.12: from the row; `gained` dice are in the bag. It is in front of the shark, or out of the game. */
  | {
      readonly type: 'bought';
      readonly card: string;
      readonly place: number;
      readonly gained: readonly Colour[];
      readonly to: 'front' | 'removed';
      /** The energy that is left. */
      readonly left: number;
    }
  /** KLP-13.16: an energy die shows 1 less, and a card of the row is out of the game. */
  | {
      readonly type: 'exchanged';
      readonly die: string;
      readonly card: string;
      readonly place: number;
      readonly left: number;
    }
  /** KLP-13.25: what is left of the energy is lost. */
  | { readonly type: 'spending-ended' }
  // -- the end -------------------------------------------------------------------------------------------------------
  | {
      readonly type: 'game-ended';
      readonly winners: readonly Seat[];
      /** The winner, then the other side. */
      readonly ranking: readonly (readonly Seat[])[];
      readonly reason: EndReason;
      readonly rule: string;
    };
