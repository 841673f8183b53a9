import type { Seat } from '../../../kernel/index.ts';
import type { Turned } from '../board/tiles.ts';
import type { BasicAction, Face, FactionId, Token } from '../cards/vocabulary.ts';
import type { Phase, Terrain } from '../components.ts';

/** What takes life: the card itself, a token, the back of a tile, an ability, the sea. */
export type DamageSource = 'card' | 'fire' | 'mine' | 'dynamite' | 'trap' | 'mine-back' | 'rot-cloud' | 'contamination';

/** How a game ends: one squad is left, none is, or the last round is over. */
export type EndReason = 'last-squad' | 'nobody-left' | 'most-snails' | 'most-life' | 'draw';

/** Why a slot is passed without an action. */
export type PassReason = 'empty' | 'no-snail' | 'on-water' | 'no-target' | 'no-passive' | 'no-half' | 'declined';

/** Why a card is discarded. */
export type DiscardReason = 'opening' | 'exchange' | 'hand-limit' | 'effect' | 'played' | 'unplayed' | 'eliminated';

/** Why a snail is not pushed: there is no field to go to, or it is in its shell. */
export type StayReason = 'nowhere' | 'shell';

/** A card of a plan, and the slot it lay in. */
export interface Laid {
  readonly slot: number;
  readonly card: string;
}

/** What happened. Fields are `q,r`, cards are ids, snails are their handles; slot 0 stands for the hand. */
export type SnailsEvent =
  | { readonly type: 'first-player'; readonly seat: Seat }
  /** `card` is the faction's, and lies beside the board. */
  | { readonly type: 'faction-taken'; readonly seat: Seat; readonly faction: FactionId; readonly card: string }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly secret: { readonly seats: number; readonly cards: readonly string[] };
    }
  /** The discard pile became the deck. */
  | { readonly type: 'deck-shuffled'; readonly cards: number }
  | { readonly type: 'hand-kept'; readonly reveals: true; readonly seat: Seat }
  /** An opening draw without a red card was shown and goes back into the deck. */
  | { readonly type: 'hand-shown'; readonly reveals: true; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'snail-placed'; readonly snail: number; readonly field: string }
  | { readonly type: 'round-began'; readonly round: number; readonly first: Seat }
  | { readonly type: 'phase-began'; readonly phase: Phase }
  | {
      readonly type: 'discarded';
      readonly reveals: true;
      readonly seat: Seat;
      readonly slot: number;
      readonly card: string;
      readonly why: DiscardReason;
    }
  | { readonly type: 'nothing-discarded'; readonly reveals: true; readonly seat: Seat }
  /** `seat` has taken it from the hand of `from`. */
  | {
      readonly type: 'stolen';
      readonly reveals: true;
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: string;
    }
  /** There is no arsenal card in the hand of `from`. */
  | { readonly type: 'nothing-stolen'; readonly reveals: true; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'exchange-ended'; readonly reveals: true; readonly seat: Seat }
  | { readonly type: 'faction-card-taken'; readonly seat: Seat; readonly card: string }
  | {
      readonly type: 'faction-card-returned';
      readonly reveals: true;
      readonly seat: Seat;
      readonly slot: number;
      readonly card: string;
    }
  /** A token on a space of the own board: only its player knows. */
  | {
      readonly type: 'declared';
      readonly noticedBy: number;
      readonly seat: Seat;
      readonly space: 'active' | 'passive';
      readonly snail: number;
    }
  /** A card face down in a slot: only its player knows. */
  | {
      readonly type: 'slot-filled';
      readonly noticedBy: number;
      readonly seat: Seat;
      readonly slot: number;
      readonly card: string;
    }
  /** A seat has finished its plan. */
  | { readonly type: 'planned'; readonly reveals: true; readonly seat: Seat }
  /** What all see of a plan, once everybody's is finished: so many tokens and so many cards, face down. */
  | { readonly type: 'plan-laid'; readonly seat: Seat; readonly tokens: number; readonly cards: number }
  | { readonly type: 'slot-began'; readonly slot: number }
  | {
      readonly type: 'revealed';
      readonly reveals: true;
      readonly seat: Seat;
      readonly slot: number;
      readonly card: string;
      readonly snail: number;
      /** Has it aimed for this card? Then it aims no more, and has a re-roll if it comes to an attack. */
      readonly aim: 'taken' | 'none';
    }
  | {
      readonly type: 'slot-passed';
      readonly seat: Seat;
      readonly slot: number;
      readonly reason: PassReason;
      readonly rule: string;
    }
  | { readonly type: 'half-chosen'; readonly seat: Seat; readonly action: BasicAction }
  | { readonly type: 'effect-chosen'; readonly seat: Seat; readonly option: string }
  | { readonly type: 'snail-targeted'; readonly seat: Seat; readonly snail: number }
  | { readonly type: 'field-targeted'; readonly seat: Seat; readonly field: string }
  | { readonly type: 'player-targeted'; readonly seat: Seat; readonly player: Seat }
  /** The card attacks once more: a new target, new dice. */
  | { readonly type: 'attack-repeated'; readonly seat: Seat }
  /** It would, and there is nothing to attack (SNL-14.1). */
  | { readonly type: 'attack-dropped'; readonly seat: Seat; readonly rule: string }
  | { readonly type: 'rage-used'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly Face[] }
  | {
      readonly type: 're-rolled';
      readonly seat: Seat;
      readonly die: number;
      readonly face: Face;
      readonly by: 'aim' | 'commander' | 'eagle-eye';
    }
  /** The row of the card that takes effect. */
  | { readonly type: 'row-taken'; readonly seat: Seat; readonly row: number; readonly faces: readonly Face[] }
  | { readonly type: 'missed'; readonly seat: Seat }
  | { readonly type: 'scattered'; readonly seat: Seat; readonly field: string }
  /** Every damage to it is changed by this until the end of the round; what was before holds no more. */
  | { readonly type: 'marked'; readonly snail: number; readonly change: number }
  /** No damage is changed any more. */
  | { readonly type: 'marks-ended' }
  /** `amount` was dealt, the shell took `shell` off, `life` is left. */
  | {
      readonly type: 'damaged';
      readonly snail: number;
      readonly amount: number;
      readonly shell: number;
      readonly life: number;
      readonly by: DamageSource;
    }
  /** `amount` is 0 for a snail that was in full health. */
  | { readonly type: 'healed'; readonly snail: number; readonly amount: number; readonly life: number }
  /**
   * The token that lay with it goes with it; the others learn only now which it was. Where one event takes both declared
   * snails of a player, each is told with the space that its token lay on before.
   */
  | {
      readonly type: 'eliminated';
      readonly reveals: true;
      readonly snail: number;
      readonly token: 'active' | 'passive' | 'none';
    }
  | { readonly type: 'squad-lost'; readonly seat: Seat }
  | { readonly type: 'stepped'; readonly snail: number; readonly from: string; readonly field: string }
  | { readonly type: 'pushed'; readonly snail: number; readonly from: string; readonly field: string }
  | { readonly type: 'placed'; readonly snail: number; readonly from: string; readonly field: string }
  /** It may move no further, or does not want to, with points left: all of them, if it has not moved at all. */
  | { readonly type: 'move-ended'; readonly snail: number; readonly points: number }
  /** A push has no effect on it. */
  | { readonly type: 'stayed'; readonly snail: number; readonly why: StayReason }
  | { readonly type: 'fell'; readonly snail: number; readonly field: string; readonly onto: Terrain }
  | { readonly type: 'shell-entered'; readonly snail: number }
  | { readonly type: 'shell-left'; readonly snail: number }
  | { readonly type: 'aimed'; readonly snail: number }
  /** The attack it has aimed for begins: it has a re-roll, and aims no more. */
  | { readonly type: 'aim-used'; readonly snail: number }
  /** It aims no more; or the re-roll that it aimed for is lost. */
  | { readonly type: 'aim-lost'; readonly snail: number }
  | { readonly type: 'swapped'; readonly seat: Seat }
  | { readonly type: 'tile-damaged'; readonly field: string; readonly terrain: Terrain }
  /** Its destruction has begun: before it is turned over, the tokens on it go off. */
  | { readonly type: 'tile-breaking'; readonly field: string; readonly terrain: Terrain }
  | { readonly type: 'tile-destroyed'; readonly field: string; readonly terrain: Terrain; readonly back: Turned }
  | { readonly type: 'tile-removed'; readonly field: string; readonly terrain: Terrain; readonly back: Turned }
  /** A tile that was out of the game, intact and without tokens, on top of what was there. */
  | { readonly type: 'tile-added'; readonly field: string; readonly terrain: Terrain }
  | { readonly type: 'token-put'; readonly field: string; readonly token: Token; readonly count: number }
  | { readonly type: 'exploded'; readonly field: string; readonly token: 'mine' | 'dynamite' }
  | { readonly type: 'fire-died'; readonly field: string; readonly count: number }
  /** A snail on water takes this much at the end of a round from now on. */
  | { readonly type: 'contamination-rose'; readonly space: number; readonly damage: number }
  | {
      readonly type: 'plan-card-returned';
      readonly seat: Seat;
      readonly slot: number;
      readonly secret: { readonly seats: number; readonly card: string };
    }
  | {
      readonly type: 'weapon-returned';
      readonly reveals: true;
      readonly seat: Seat;
      readonly slot: number;
      readonly card: string;
    }
  /** The basic cards of a plan come back to hand, whether they were revealed or not. */
  | { readonly type: 'basics-returned'; readonly reveals: true; readonly seat: Seat; readonly cards: readonly Laid[] }
  /** Declaration tokens are taken back, used abilities are ready again. */
  | { readonly type: 'tokens-collected' }
  | { readonly type: 'bonus-drawn'; readonly seat: Seat }
  /** The card of the slot is resolved, or passed after it was revealed. */
  | { readonly type: 'action-ended'; readonly seat: Seat }
  | { readonly type: 'marker-passed'; readonly seat: Seat }
  | {
      readonly type: 'game-ended';
      readonly winners: readonly Seat[];
      /** All seats from the first rank to the last. */
      readonly ranking: readonly (readonly Seat[])[];
      readonly reason: EndReason;
      readonly rule: string;
    };
