import type { KernelWhy, RefusalWith as RefusalOf, Seat } from '../../../kernel/index.ts';
import type { BasicAction, Face, FactionId, Side, Token } from '../cards/vocabulary.ts';
import type { Terrain } from '../components.ts';

export type { RefusalWith as RefusalOf } from '../../../kernel/index.ts';

/** Why a card or a half cannot be resolved now. */
export type CannotResolve =
  | RefusalOf<'resolve/on-water', 'SNL-3.22', { card: string }>
  | RefusalOf<'resolve/no-passive', 'SNL-3.21', Record<never, never>>
  | RefusalOf<'resolve/no-target', 'SNL-3.26', { card: string }>;

/** What the rules of Snails have against an action. `card` is a card's id or a basic action. */
export type SnailsOwnWhy =
  | RefusalOf<'faction/taken', 'SNL-2.5', { faction: FactionId; left: readonly FactionId[] }>
  | RefusalOf<'mulligan/has-red', 'SNL-2.8', { red: readonly string[] }>
  | RefusalOf<
      'card/not-in-hand',
      'SNL-2.10' | 'SNL-3.3' | 'SNL-3.5' | 'SNL-3.12' | 'SNL-14.3',
      { card: string; hand: readonly string[] }
    >
  | RefusalOf<'card/basic', 'SNL-4.3', { card: string }>
  | RefusalOf<'card/not-arsenal', 'SNL-2.10' | 'SNL-3.3' | 'SNL-14.3', { card: string }>
  | RefusalOf<'discard/must', 'SNL-14.3', { arsenal: readonly string[] }>
  | RefusalOf<'snail/not-yours', 'SNL-2.12' | 'SNL-3.11' | 'SNL-5.16', { snails: readonly number[] }>
  | RefusalOf<'place/on-board', 'SNL-2.12', { snails: readonly number[] }>
  | RefusalOf<'place/on-water', 'SNL-2.13', { field: string }>
  | RefusalOf<'place/second-mountain', 'SNL-2.13', { field: string }>
  | RefusalOf<'place/full', 'SNL-2.13', { field: string; most: number }>
  | RefusalOf<'declare/active-already', 'SNL-3.11', { snails: readonly number[] }>
  | RefusalOf<'declare/eliminated', 'SNL-3.11', { snails: readonly number[] }>
  | RefusalOf<'half/not-on-card', 'SNL-4.1', { halves: readonly BasicAction[] }>
  | CannotResolve
  | RefusalOf<'effect/unknown', 'SNL-4.7', { options: readonly string[] }>
  | RefusalOf<'step/not-adjacent', 'SNL-5.2', { from: string; distance: number }>
  | RefusalOf<'step/too-steep', 'SNL-5.3', { from: Terrain; to: Terrain }>
  | RefusalOf<'step/too-dear', 'SNL-5.3', { cost: number; points: number }>
  | RefusalOf<'field/blocked', 'SNL-5.7' | 'SNL-7.4', { field: string; most: number }>
  | RefusalOf<'field/same', 'SNL-7.13', { field: string }>
  | RefusalOf<'shell/not-in-use', 'SNL-5.16', { snails: readonly number[] }>
  | RefusalOf<'target/wrong-kind', 'SNL-8.2', { card: string; kind: 'snail' | 'field' | 'player' }>
  | RefusalOf<'target/not-at-table', 'SNL-8.2', { card: string }>
  | RefusalOf<'target/off-board', 'SNL-9.2', { snail: number }>
  | RefusalOf<'target/itself', 'SNL-8.5', { card: string }>
  | RefusalOf<'target/chosen-already', 'SNL-16.6', { card: string; snail: number }>
  | RefusalOf<'target/other-side', 'SNL-8.2', { card: string; side: Exclude<Side, 'any'> }>
  | RefusalOf<'target/in-shell', 'SNL-5.14', { card: string }>
  | RefusalOf<'target/no-shell', 'SNL-8.2', { card: string }>
  | RefusalOf<'target/out-of-reach', 'SNL-8.4', { card: string; distance: number; least: number; most: number }>
  | RefusalOf<'target/too-high', 'SNL-8.3', { card: string; from: Terrain; to: Terrain }>
  | RefusalOf<'target/own-player', 'SNL-8.2', { card: string }>
  | RefusalOf<'target/no-player', 'SNL-9.8', { card: string; player: Seat }>
  | RefusalOf<'target/no-effect', 'SNL-14.13', { card: string }>
  | RefusalOf<'die/none', 'SNL-8.10', { dice: number }>
  | RefusalOf<'row/none', 'SNL-8.7', { rows: number }>
  | RefusalOf<'row/not-met', 'SNL-8.7', { needs: readonly Face[]; dice: readonly Face[] }>
  | RefusalOf<'scatter/not-adjacent', 'SNL-8.13', { field: string; distance: number }>
  | RefusalOf<'push/not-waiting', 'SNL-7.7', { snails: readonly number[] }>
  | RefusalOf<'push/not-adjacent', 'SNL-7.1', { from: string; distance: number }>
  | RefusalOf<'push/too-high', 'SNL-7.1', { from: Terrain; to: Terrain }>
  | RefusalOf<'crowd/not-there', 'SNL-7.3', { field: string; snails: readonly number[] }>
  | RefusalOf<'crowd/in-shell', 'SNL-7.2', { snail: number }>
  | RefusalOf<'crowd/moved-already', 'SNL-7.4', { snail: number }>
  | RefusalOf<
      'order/not-waiting',
      'SNL-3.29' | 'SNL-10.9',
      { waiting: readonly { readonly field: string; readonly effect: Token }[] }
    >;

/** Why an action is not legal. */
export type SnailsWhy = KernelWhy | SnailsOwnWhy;
