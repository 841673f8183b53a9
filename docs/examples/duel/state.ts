import type { Decline, KernelEvent, KernelWhy, Pile, PileView, Position, PositionView, Seat } from 'gastropodia';

// #region state
export type Card = 'brace' | 'dash' | 'blank';
export type Direction = 'left' | 'right';

/** A pawn that is about to be pushed, and whether its owner's side has had its reaction in this move. */
export interface Push {
  readonly pawn: number;
  readonly direction: Direction;
  readonly reaction: 'open' | 'past';
}

type DuelStep =
  | { readonly do: 'deal' }
  | { readonly do: 'turn' }
  | { readonly do: 'go-on' }
  | { readonly do: 'arrive'; readonly pawn: number; readonly field: number };

export type DuelAsk =
  | { readonly ask: 'place'; readonly seat: Seat }
  | { readonly ask: 'step'; readonly seat: Seat }
  | ({ readonly ask: 'push-to'; readonly seat: Seat } & Push)
  | { readonly ask: 'react'; readonly seat: Seat; readonly pawn: number; readonly direction: Direction };

export type Work = DuelStep | DuelAsk;

/** What is on the table and in the hands. */
export interface Table {
  /** Each pawn's field, the first player's pawns first; -1 beside the line. */
  readonly pawns: readonly number[];
  /** 1 to 24; 0 while the pawns are placed. Who is to move follows from it. */
  readonly turn: number;
  /** How many steps are left in this turn. */
  readonly steps: number;
  /** Each seat's cards by kind, sorted. */
  readonly hands: readonly (readonly number[])[];
  /** How many cards of each kind lie face up. */
  readonly discards: readonly number[];
}

export interface DuelState extends Position<Work>, Table {
  readonly deck: Pile;
}

export interface DuelView extends PositionView<Work>, Table {
  readonly deck: PileView;
}
// #endregion state

// #region types
interface Said {
  readonly seat: Seat;
  readonly decision?: number;
}

export type DuelAction =
  | (Said & { readonly type: 'place'; readonly field: number })
  | (Said & { readonly type: 'step'; readonly pawn: number; readonly direction: Direction })
  | Decline<'step'>
  | (Said & { readonly type: 'push-to'; readonly distance: number })
  | (Said & { readonly type: 'react'; readonly card: 'brace' })
  | Decline<'react'>
  | (Said & { readonly type: 'dash' });

export type DuelEvent =
  | KernelEvent<DuelAction>
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly secret: { readonly seats: number; readonly cards: readonly number[] };
    }
  | { readonly type: 'placed'; readonly pawn: number; readonly field: number }
  | { readonly type: 'turn-began'; readonly turn: number; readonly seat: Seat }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'stepped'; readonly pawn: number; readonly direction: Direction }
  | { readonly type: 'pushed'; readonly pawn: number; readonly direction: Direction; readonly distance: number }
  | { readonly type: 'moved'; readonly pawn: number; readonly field: number }
  | { readonly type: 'stayed'; readonly pawn: number }
  | { readonly type: 'fell'; readonly pawn: number }
  | { readonly type: 'played'; readonly reveals: true; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'yielded'; readonly reveals: true; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly face: number; readonly result: 'holds' | 'gives-way' };

export type DuelWhy =
  | KernelWhy
  | { readonly code: 'place/not-home'; readonly rule: 'DUE-1.3'; readonly facts: { readonly home: readonly number[] } }
  | { readonly code: 'place/not-in-front'; readonly rule: 'DUE-1.4'; readonly facts: { readonly foremost: number } }
  | {
      readonly code: 'place/no-room';
      readonly rule: 'DUE-1.5';
      readonly facts: { readonly toCome: number; readonly room: number };
    }
  | {
      readonly code: 'step/not-your-pawn';
      readonly rule: 'DUE-2.2';
      readonly facts: { readonly pawns: readonly number[] };
    }
  | {
      readonly code: 'step/off-line';
      readonly rule: 'DUE-2.2';
      readonly facts: { readonly field: number; readonly last: number };
    }
  | { readonly code: 'push/falls-sooner'; readonly rule: 'DUE-3.3'; readonly facts: { readonly field: number } }
  | {
      readonly code: 'card/not-in-hand';
      readonly rule: 'DUE-2.4' | 'DUE-4.2';
      readonly facts: { readonly card: Card; readonly hand: readonly Card[] };
    };

export interface DuelTypes {
  Config: Record<never, never>;
  State: DuelState;
  View: DuelView;
  Action: DuelAction;
  Event: DuelEvent;
  Why: DuelWhy;
  Step: DuelStep;
  Ask: DuelAsk;
}
// #endregion types
