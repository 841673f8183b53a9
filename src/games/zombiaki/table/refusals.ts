import type { KernelWhy, RefusalWith } from '../../../kernel/index.ts';
import type { ThingKind, Way } from '../cards/vocabulary.ts';
import type { Lane } from '../components.ts';

/** What a card has to be told with it, as the key of its target: a lane, a field, where from and to … or nothing at all. */
export type TargetShape = 'nothing' | 'lane' | 'line' | 'mark' | 'field' | 'move' | 'fields' | 'amounts' | 'card';

/** Why a creature cannot be put on a field, or go there. */
export type CannotEnter =
  /** Another creature stands there. */
  | RefusalWith<'enter/occupied', 'ZOM-7.1' | 'ZOM-12.3', { field: string }>
  /** It lies in the reach of a barrier. */
  | RefusalWith<'enter/barred', 'ZOM-7.8', { field: string }>
  /** The wall there is higher than the zombie is strong, the row behind it counted where it pushes. */
  | RefusalWith<'enter/wall', 'ZOM-8.1' | 'ZOM-8.5' | 'ZOM-8.11', { field: string; height: number; strength: number }>
  /** Dogs never enter a wall's field. */
  | RefusalWith<'enter/dogs-wall', 'ZOM-8.9', { field: string }>
  /** Creatures are put on fields without an object only: an option. */
  | RefusalWith<'enter/object', 'ZOM-12.4', { field: string }>;

/** Why a creature cannot move. */
export type CannotMove =
  | RefusalWith<'move/nobody', 'ZOM-5.8', { field: string }>
  /** Dogs stand there, and only zombies can be named. */
  | RefusalWith<'move/dogs', 'ZOM-17.5' | 'ZOM-18.35' | 'ZOM-18.44', { field: string }>
  /** Not the way that the card moves it. */
  | RefusalWith<'move/wrong-way', 'ZOM-7.10', { from: string; to: string; ways: readonly Way[] }>
  /** Nobody moves at all. */
  | RefusalWith<'move/halted', 'ZOM-7.7', { field: string }>
  | RefusalWith<'move/netted', 'ZOM-7.7', { field: string }>
  /** Its own field lies in the reach of a barrier. */
  | RefusalWith<'move/barred', 'ZOM-7.7', { field: string }>
  | RefusalWith<'move/used', 'ZOM-7.3', { field: string }>
  /** Dogs stay on the board. */
  | RefusalWith<'move/dogs-out', 'ZOM-7.14', { field: string }>
  | CannotEnter;

/** Why an object cannot be laid on a field, or a card not be played there. */
export type CannotLay =
  | RefusalWith<'field/creature', 'ZOM-12.2', { field: string }>
  | RefusalWith<'field/object', 'ZOM-12.1', { field: string; card: string }>
  | RefusalWith<'field/fire', 'ZOM-12.2', { field: string }>
  | RefusalWith<
      'field/wrong-street',
      'ZOM-12.5' | 'ZOM-12.29' | 'ZOM-17.1',
      { card: string; street: number; wanted: 'street-1' | 'street-5' | 'not-street-5' }
    >
  /** The way from the barricade is not free: at this field. */
  | RefusalWith<'field/no-way', 'ZOM-12.26', { field: string; blocked: string }>
  /** It is directly in front of a creature, the one on that field. */
  | RefusalWith<'field/before-creature', 'ZOM-12.21', { field: string; creature: string }>
  /** A zombie stands on a field that touches it. */
  | RefusalWith<'field/near-zombie', 'ZOM-12.30', { field: string; zombie: string }>
  /** A zombie stands on a street nearer to the barricade. */
  | RefusalWith<'field/behind-zombie', 'ZOM-12.31', { field: string; zombie: string }>;

/** Why flames cannot be dealt out so. */
export type CannotBurn =
  | RefusalWith<'flames/nobody', 'ZOM-18.16', { card: string }>
  /** So much is more than there is. */
  | RefusalWith<'flames/too-much', 'ZOM-18.17', { total: number; power: number }>
  | RefusalWith<'flames/gap', 'ZOM-18.18', { street: number }>
  /** A field without a creature costs exactly 1. */
  | RefusalWith<'flames/empty-field', 'ZOM-18.18', { field: string; amount: number; cost: number }>
  /** A creature takes at most its strength, a shielded zombie exactly 1. */
  | RefusalWith<'flames/too-much-for-one', 'ZOM-18.18', { field: string; amount: number; most: number }>
  | RefusalWith<'flames/behind-wall', 'ZOM-18.20', { field: string }>
  | RefusalWith<'flames/no-creature', 'ZOM-18.50', { street: number }>;

/** Why a boss cannot give an order. */
export type CannotOrder =
  | RefusalWith<'order/not-your-turn', 'ZOM-15.17', Record<never, never>>
  | RefusalWith<'order/no-boss', 'ZOM-15.12', { field: string }>
  | RefusalWith<'order/none-left', 'ZOM-15.13', { field: string }>
  | RefusalWith<'order/given', 'ZOM-15.13', { field: string }>
  /** A boss orders other zombies. */
  | RefusalWith<'order/itself', 'ZOM-15.14', { field: string }>
  | RefusalWith<'order/too-strong', 'ZOM-15.15', { field: string; strength: number; most: number }>
  | RefusalWith<'order/obeyed', 'ZOM-15.16', { field: string }>;

/** What the rules of Zombiaki have against an action. Fields are `b3`, cards are ids. */
export type ZombiakiOwnWhy =
  | RefusalWith<'card/not-in-hand', 'ZOM-4.8' | 'ZOM-5.1', { card: string; hand: readonly string[] }>
  /** The card to discard is one of those just drawn: an option. */
  | RefusalWith<'card/not-drawn', 'ZOM-4.8', { card: string; drawn: readonly string[] }>
  /** It is used at another time: before movement, as an answer. */
  | RefusalWith<'card/not-now', 'ZOM-16.6' | 'ZOM-17.25', { card: string }>
  /** The opponent does not hold it. */
  | RefusalWith<'card/not-theirs', 'ZOM-17.24' | 'ZOM-18.47', { card: string; hand: readonly string[] }>
  | RefusalWith<'play/limit', 'ZOM-15.28', Record<never, never>>
  /** There is nothing that the card could be played on. */
  | RefusalWith<'card/no-target', 'ZOM-5.8', { card: string }>
  /** The card needs another kind of target. */
  | RefusalWith<'target/wrong-shape', 'ZOM-5.10', { card: string; shape: TargetShape }>
  /** Never the middle lane. */
  | RefusalWith<'lane/middle', 'ZOM-18.38', { card: string; lane: Lane }>
  /** What is on the line of fire: `targets` are fields; a creature is hit as `creature`, an exposed car by its field. */
  | RefusalWith<'line/not-on-it', 'ZOM-13.3' | 'ZOM-13.4', { lane: Lane; targets: readonly string[] }>
  | RefusalWith<'mark/nothing', 'ZOM-18.15', { field: string }>
  | RefusalWith<'zombie/none', 'ZOM-17.5', { field: string }>
  | RefusalWith<'zombie/shielded', 'ZOM-15.2', { field: string }>
  | RefusalWith<'zombie/boss', 'ZOM-15.30', { field: string }>
  | RefusalWith<'zombie/held', 'ZOM-17.25', { field: string }>
  | RefusalWith<'bite/no-shield', 'ZOM-17.30', { field: string }>
  | RefusalWith<'mass/no-zombie', 'ZOM-17.14', { field: string }>
  | RefusalWith<'pair/not-adjacent', 'ZOM-17.27', { fields: readonly string[] }>
  | RefusalWith<'net/too-strong', 'ZOM-18.41', { strength: number; most: number }>
  | RefusalWith<'net/apart', 'ZOM-18.42', { fields: readonly string[] }>
  | RefusalWith<'object/none', 'ZOM-17.8', { field: string }>
  | RefusalWith<'object/kind', 'ZOM-17.10' | 'ZOM-17.13', { field: string; card: string; kinds: readonly ThingKind[] }>
  /** There are no dogs there that have not finished. */
  | RefusalWith<'dogs/none', 'ZOM-9.16', { field: string; waiting: readonly string[] }>
  | RefusalWith<'dogs/not-adjacent', 'ZOM-9.5', { from: string; to: string }>
  | RefusalWith<'oil/not-adjacent', 'ZOM-18.24', { from: string; to: string }>
  | RefusalWith<'oil/visited', 'ZOM-18.28', { field: string }>
  | RefusalWith<'shrapnel/not-adjacent', 'ZOM-14.7', { from: string; to: string }>
  | CannotMove
  | CannotLay
  | CannotBurn
  | CannotOrder;

/** Why an action is not legal. */
export type ZombiakiWhy = KernelWhy | ZombiakiOwnWhy;
