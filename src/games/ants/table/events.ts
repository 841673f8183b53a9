import { deepFreeze, type Seat, type Seats } from '../../../kernel/index.ts';
import type {
  AntAction,
  CardSymbol,
  Criterion,
  Cube,
  DeckId,
  Marker,
  Resource,
  Specialisation,
  Terrain,
  TilePlace,
  TileSet,
  Track,
} from '../components.ts';
import type { ListBearer } from './lists.ts';
import type { MainAction } from './work.ts';

/** How a game ends: the star track was full, or the last round that can be is over (ANT-24.1, ANT-24.7). */
export const REASONS = deepFreeze(['star-track', 'round-limit'] as const);
/** How a game ends. */
export type EndReason = (typeof REASONS)[number];

/** What points are for, in the order in which they are counted (ANT-24.8 to ANT-24.18). */
export const CATEGORIES = deepFreeze([
  'stars',
  'swarming',
  'cards',
  'enemies',
  'items',
  'production',
  'ants',
  'emergency',
  'queen',
] as const);
/** What points are for. */
export type Category = (typeof CATEGORIES)[number];

/** What some points of a player are for (ANT-24.8 to ANT-24.18). */
export type PointsFor =
  | { readonly category: 'stars'; readonly criterion: Criterion; readonly stars: number }
  /** The disc in a swarming area, from 0. */
  | { readonly category: 'swarming'; readonly area: number }
  /** A played card: `id`, or `id#2` for the second of its kind; what is printed on it and what its effects score. */
  | { readonly category: 'cards'; readonly card: string }
  /** A covered ability space. */
  | { readonly category: 'enemies'; readonly space: string }
  | { readonly category: 'items'; readonly item: string }
  | { readonly category: 'production'; readonly track: Track; readonly level: number }
  | { readonly category: 'ants'; readonly ants: number }
  /** Cubes taken from the emergency store, or from the general supply for a token each. */
  | { readonly category: 'emergency'; readonly from: 'store' | 'supply'; readonly cubes: number }
  | { readonly category: 'queen'; readonly queen: string };

/** Why a card leaves a hand for the discard pile: for a disc of the Queen, for an effect, or the other one was kept. */
export type DiscardReason = 'queen' | 'effect' | 'not-kept';

/** Some markers on a played card. */
export interface MarkersTold {
  /** What the played card is called: its id, or `id#2` if it is the second of its kind. */
  readonly card: string;
  readonly marker: Marker;
  readonly count: number;
}

/**
 * What happened. Hexes are `A01`, vertices `a01`, cells `1,3`, slots of the display `dig-1`, cards and tiles are ids, played cards
 * `id` or `id#2`; an empty text stands for none. What stands in `secret` only its owner learns.
 */
export type AntsEvent =
  // -- setup ---------------------------------------------------------------------------------------------------------
  /** ANT-2.5: on an exploration or foraging space. */
  | { readonly type: 'item-laid'; readonly space: string; readonly item: string }
  /** ANT-2.6. */
  | { readonly type: 'leaf-laid'; readonly terrain: Terrain; readonly leaf: string }
  /** ANT-2.13, ANT-5.13: a Basic card in a slot of the display. */
  | { readonly type: 'display-filled'; readonly slot: string; readonly card: string }
  /** ANT-2.14. */
  | { readonly type: 'first-player'; readonly seat: Seat }
  /** ANT-2.16: the side of the Anthill tile. */
  | { readonly type: 'anthill-drawn'; readonly seat: Seat; readonly layout: string }
  /** ANT-2.17: a pair to be chosen from. */
  | { readonly type: 'pair-drawn'; readonly queen: string; readonly set: TileSet }
  /** ANT-2.33: without Queens. */
  | { readonly type: 'set-dealt'; readonly seat: Seat; readonly set: TileSet }
  /** ANT-2.18; the discs that lie on her tile come from the pool. */
  | {
      readonly type: 'queen-chosen';
      readonly seat: Seat;
      readonly queen: string;
      readonly set: TileSet;
      readonly discs: number;
    }
  /** ANT-2.20: from top to bottom. */
  | { readonly type: 'tiles-laid'; readonly seat: Seat; readonly tiles: readonly string[] }
  /** ANT-2.28. */
  | {
      readonly type: 'cards-dealt';
      readonly seat: Seat;
      readonly starting: number;
      readonly queenRooms: number;
      readonly secret: { readonly seats: Seats; readonly cards: readonly string[] };
    }
  /** ANT-2.28, ANT-22.5: so many of each back are kept, the others are returned. */
  | {
      readonly type: 'cards-kept';
      readonly seat: Seat;
      readonly starting: number;
      readonly queenRooms: number;
      readonly reveals: true;
      readonly secret: { readonly seats: Seats; readonly cards: readonly string[] };
    }
  // -- turns ---------------------------------------------------------------------------------------------------------
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'action-chosen'; readonly seat: Seat; readonly action: MainAction }
  /** ANT-11.3: nothing was done; this card action is closed for the rest of the turn. */
  | { readonly type: 'action-closed'; readonly seat: Seat; readonly action: 'cards' | 'enemy' }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  /** ANT-24.3. */
  | { readonly type: 'final-began'; readonly seat: Seat }
  // -- actions with ants ---------------------------------------------------------------------------------------------
  /** ANT-5.3: ants of the top tile, a stored one, universal ones, one of the Queen tile, and boosts. */
  | {
      readonly type: 'ants-spent';
      readonly seat: Seat;
      readonly action: AntAction;
      readonly tile: number;
      readonly stored: number;
      readonly universal: number;
      readonly queen: number;
      readonly boosts: number;
      readonly strength: number;
    }
  /** ANT-5.20: an action of this Strength is performed without ants. */
  | { readonly type: 'action-granted'; readonly seat: Seat; readonly action: AntAction; readonly strength: number }
  /** ANT-5.12. */
  | { readonly type: 'display-taken'; readonly seat: Seat; readonly slot: string; readonly card: string }
  /** ANT-6.3: an Empty Room tile on these cells. */
  | { readonly type: 'tile-placed'; readonly seat: Seat; readonly cells: readonly string[] }
  /** ANT-11.13, E-28: the Room tile on these cells is turned. */
  | {
      readonly type: 'tile-turned';
      readonly seat: Seat;
      readonly cells: readonly string[];
      readonly side: 'full' | 'empty';
    }
  /** ANT-7.1. */
  | { readonly type: 'hex-explored'; readonly seat: Seat; readonly hex: string }
  /** ANT-2.9, ANT-7.6. */
  | { readonly type: 'enemy-revealed'; readonly hex: string; readonly enemy: string }
  /** ANT-2.9, ANT-7.7: Food, Leaf, Fungus. */
  | { readonly type: 'cubes-placed'; readonly hex: string; readonly cubes: readonly number[] }
  /** ANT-8.1. */
  | { readonly type: 'forager-placed'; readonly seat: Seat; readonly vertex: string }
  /** ANT-8.12: so many could not be placed. */
  | { readonly type: 'foragers-returned'; readonly seat: Seat; readonly count: number }
  /** ANT-9.3, ANT-9.4. */
  | {
      readonly type: 'collected';
      readonly seat: Seat;
      readonly hex: string;
      readonly cube: Cube;
      readonly count: number;
    }
  /** ANT-10.3: onto the Leaf tile. */
  | { readonly type: 'scent-emitted'; readonly seat: Seat; readonly hex: string; readonly terrain: Terrain }
  /** ANT-10.14: back to the box. */
  | { readonly type: 'scent-lost'; readonly seat: Seat; readonly terrain: Terrain }
  /** ANT-10.7. */
  | { readonly type: 'leaf-activated'; readonly seat: Seat; readonly terrain: Terrain; readonly leaf: string }
  // -- cards ---------------------------------------------------------------------------------------------------------
  | {
      readonly type: 'card-drawn';
      readonly seat: Seat;
      readonly secret: { readonly seats: Seats; readonly card: string };
    }
  /** D2K1: a card to look at. */
  | {
      readonly type: 'card-looked-at';
      readonly seat: Seat;
      readonly secret: { readonly seats: Seats; readonly card: string };
    }
  /** D2K1: one of the cards looked at is in hand now. */
  | {
      readonly type: 'card-kept';
      readonly seat: Seat;
      readonly reveals: true;
      readonly secret: { readonly seats: Seats; readonly card: string };
    }
  /** ANT-5.15: the discard pile is the deck now. */
  | { readonly type: 'reshuffled'; readonly count: number }
  /** SEEK: the cards revealed, in order; the last is `found`, unless that is empty. */
  | {
      readonly type: 'sought';
      readonly seat: Seat;
      readonly symbol: CardSymbol;
      readonly cards: readonly string[];
      readonly found: string;
    }
  /** ANT-18.3, ANT-5.19: onto the discard pile, or out of the game if it is no Basic card. */
  | {
      readonly type: 'card-discarded';
      readonly seat: Seat;
      readonly card: string;
      readonly deck: DeckId;
      readonly why: DiscardReason;
      readonly reveals: true;
    }
  /** ANT-11.22: it is to be played. */
  | { readonly type: 'card-chosen'; readonly seat: Seat; readonly card: string; readonly reveals: true }
  /** ANT-12.5, ANT-12.6: tokens for symbols. */
  | {
      readonly type: 'symbols-covered';
      readonly seat: Seat;
      readonly aggression: number;
      readonly mutation: number;
    }
  /** ANT-12.28: so many proper cubes or tokens, so many Fungus cubes, and markers of cards. */
  | {
      readonly type: 'paid';
      readonly seat: Seat;
      readonly what: Resource;
      readonly count: number;
      readonly fungus: number;
      readonly markers: readonly MarkersTold[];
    }
  /** ANT-11.7: beside the Anthill board; `as` is what it is called there. */
  | { readonly type: 'card-played'; readonly seat: Seat; readonly card: string; readonly as: string }
  /** E-26; the back is seen by all. */
  | {
      readonly type: 'card-tucked';
      readonly seat: Seat;
      readonly on: string;
      readonly back: DeckId;
      readonly reveals: true;
      readonly secret: { readonly seats: Seats; readonly card: string };
    }
  /** ANT-13.4, ANT-13.7. */
  | {
      readonly type: 'enemy-defeated';
      readonly seat: Seat;
      readonly hex: string;
      readonly enemy: string;
      readonly space: string;
    }
  // -- gains ---------------------------------------------------------------------------------------------------------
  /** The words of a card, tile or space take effect. */
  | { readonly type: 'effect-activated'; readonly seat: Seat; readonly of: ListBearer; readonly thing: string }
  | { readonly type: 'gained'; readonly seat: Seat; readonly what: Resource; readonly count: number }
  | { readonly type: 'item-taken'; readonly seat: Seat; readonly item: string; readonly space: string }
  | { readonly type: 'markers-placed'; readonly seat: Seat; readonly markers: MarkersTold }
  | {
      readonly type: 'marker-moved';
      readonly seat: Seat;
      readonly marker: Marker;
      readonly from: string;
      readonly to: string;
    }
  /** From a card to the pool, as the price of an effect. */
  | { readonly type: 'markers-spent'; readonly seat: Seat; readonly markers: MarkersTold }
  | {
      readonly type: 'production-moved';
      readonly seat: Seat;
      readonly track: Track;
      readonly from: number;
      readonly to: number;
    }
  /** ANT-17.1. */
  | { readonly type: 'flew'; readonly seat: Seat; readonly space: number }
  /** ANT-17.6, ANT-17.9: into the slot of so many points; a new disc is on space 0. */
  | { readonly type: 'swarmed'; readonly seat: Seat; readonly area: number; readonly points: number }
  /** UP1, SIDE1, Transform. */
  | {
      readonly type: 'disc-moved';
      readonly seat: Seat;
      readonly from: TilePlace;
      readonly was: Specialisation;
      readonly to: TilePlace;
      readonly is: Specialisation;
    }
  | { readonly type: 'larva-gained'; readonly seat: Seat; readonly specialisation: Specialisation }
  | { readonly type: 'universal-gained'; readonly seat: Seat; readonly count: number }
  /** ANT-16.6: the Stars of this criterion, and those of all players together. */
  | {
      readonly type: 'star-earned';
      readonly seat: Seat;
      readonly criterion: Criterion;
      readonly stars: number;
      readonly all: number;
    }
  /** ANT-24.1, ANT-24.7. */
  | { readonly type: 'end-met'; readonly round: number; readonly reason: EndReason }
  // -- Incubation ----------------------------------------------------------------------------------------------------
  | { readonly type: 'incubation-began'; readonly seat: Seat }
  /** ANT-14.2: these are stored, so many of each specialisation are in the pool. */
  | {
      readonly type: 'ants-cleared';
      readonly seat: Seat;
      readonly stored: readonly Specialisation[];
      readonly lost: readonly number[];
    }
  /** ANT-14.4: the deed of a tile is resolved. */
  | { readonly type: 'deed-resolved'; readonly seat: Seat; readonly place: TilePlace; readonly tile: string }
  /** ANT-14.10: eggs of a specialisation on the bottom tile. Cubes are told as gains. */
  | { readonly type: 'eggs-laid'; readonly seat: Seat; readonly specialisation: Specialisation; readonly count: number }
  | { readonly type: 'larvae-fed'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'larva-lost'; readonly seat: Seat; readonly specialisation: Specialisation }
  /** ANT-14.15. */
  | { readonly type: 'tiles-shifted'; readonly seat: Seat }
  // -- free actions --------------------------------------------------------------------------------------------------
  /** ANT-15.7, ANT-15.10: from the store, or for a -3 VP token. */
  | { readonly type: 'emergency-taken'; readonly seat: Seat; readonly from: 'store' | 'supply' }
  /** ANT-20.23. */
  | { readonly type: 'queen-asked'; readonly seat: Seat; readonly kind: string }
  /** ANT-20.11. */
  | { readonly type: 'token-placed'; readonly seat: Seat; readonly symbol: CardSymbol }
  // -- the end -------------------------------------------------------------------------------------------------------
  /** ANT-24.8 to ANT-24.18: points, or a penalty, for one thing that a player has. */
  | { readonly type: 'points-scored'; readonly seat: Seat; readonly of: PointsFor; readonly points: number }
  /** The same by category, and in all. */
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly points: Readonly<Record<Category, number>>;
      readonly total: number;
    }
  | {
      readonly type: 'game-ended';
      readonly winners: readonly Seat[];
      readonly ranking: readonly (readonly Seat[])[];
      readonly reason: EndReason;
      readonly rule: string;
      readonly scores: readonly number[];
    };
