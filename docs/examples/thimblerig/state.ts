import type { KernelEvent, KernelWhy, Position, PositionView, Seat } from 'gastropodia';

// #region state
type ThimblerigStep = { readonly do: 'deal' } | { readonly do: 'round' };
type ThimblerigAsk = { readonly ask: 'mix'; readonly seat: Seat } | { readonly ask: 'look'; readonly seat: Seat };
export type Work = ThimblerigStep | ThimblerigAsk;

/** Two places that the hider took in hand. */
export interface Mix {
  readonly fact: 'mix';
  readonly a: number;
  readonly b: number;
  /** 1 if the things were swapped, 0 if they were left; -1 where the viewer was not shown which. */
  readonly swapped: number;
}

/** A place that the seeker looked at. */
export interface Look {
  readonly fact: 'look';
  readonly place: number;
  readonly how: 'lift' | 'peek';
  /** 1 for a pearl, 0 for a stone; -1 where the viewer was not shown which. */
  readonly kind: number;
}

export type Fact = Mix | Look;

/** What happened, and what lies where. Points, rounds and peeks left follow from what happened. */
export interface Table {
  readonly history: readonly Fact[];
  /** What lies at each place: 1 for a pearl, 0 for a stone; -1 in the view of everybody but the hider. */
  readonly under: readonly number[];
}

export interface ThimblerigState extends Position<Work>, Table {}
export interface ThimblerigView extends PositionView<Work>, Table {}
// #endregion state

// #region types
export type ThimblerigAction =
  | {
      readonly type: 'mix';
      readonly seat: Seat;
      readonly decision?: number;
      /** Two of them, in any order. */
      readonly places: readonly number[];
      readonly secretly: 'swap' | 'leave';
    }
  | {
      readonly type: 'look';
      readonly seat: Seat;
      readonly decision?: number;
      readonly place: number;
      readonly how: 'lift' | 'peek';
    };

export type ThimblerigEvent =
  | KernelEvent<ThimblerigAction>
  | { readonly type: 'dealt'; readonly secret: { readonly seats: number; readonly under: readonly number[] } }
  | {
      readonly type: 'mixed';
      readonly reveals: true;
      readonly a: number;
      readonly b: number;
      readonly secret: { readonly seats: number; readonly swapped: number };
    }
  | { readonly type: 'lifted'; readonly reveals: true; readonly place: number; readonly kind: number }
  | {
      readonly type: 'peeked';
      readonly reveals: true;
      readonly place: number;
      readonly secret: { readonly seats: number; readonly kind: number };
    }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: readonly number[] };

export type ThimblerigWhy =
  | KernelWhy
  | {
      readonly code: 'look/no-peek-left';
      readonly rule: 'THI-3.3';
      readonly facts: { readonly most: number; readonly used: number };
    };

export interface ThimblerigTypes {
  Config: Record<never, never>;
  State: ThimblerigState;
  View: ThimblerigView;
  Action: ThimblerigAction;
  Event: ThimblerigEvent;
  Why: ThimblerigWhy;
  Step: ThimblerigStep;
  Ask: ThimblerigAsk;
}
// #endregion types
