import type { Decline, Seat } from '../../../kernel/index.ts';
import type { BasicAction, FactionId, Token } from '../cards/vocabulary.ts';

/** What every action says. */
export interface Said {
  readonly seat: Seat;
  /** The id of the decision this answers, if it is to be refused once that one is past. */
  readonly decision?: number;
}

/** What an attack or a special action is aimed at; a field is `q,r`. */
export type ChosenTarget = { readonly snail: number } | { readonly field: string } | { readonly player: Seat };

/** What a player can say. The `type` is the kind of the decision that is answered; fields are `q,r`, cards are ids. */
export type SnailsAction =
  | (Said & { readonly type: 'choose-faction'; readonly faction: FactionId })
  /** Redraws; declining keeps the cards. */
  | (Said & { readonly type: 'mulligan' })
  | Decline<'mulligan'>
  /** Discards this card. */
  | (Said & { readonly type: 'keep-cards'; readonly card: string })
  | (Said & { readonly type: 'place-snail'; readonly snail: number; readonly field: string })
  /** Discards two cards to draw one. They may be named in any order; the order of the book is kept. */
  | (Said & { readonly type: 'exchange'; readonly cards: readonly string[] })
  | Decline<'exchange'>
  | (Said & { readonly type: 'take-faction-card' })
  | Decline<'take-faction-card'>
  | (Said & { readonly type: 'discard-excess'; readonly card: string })
  | (Said & { readonly type: 'declare-active'; readonly snail: number })
  | (Said & { readonly type: 'declare-passive'; readonly snail: number })
  | (Said & { readonly type: 'plan-card'; readonly card: string })
  | (Said & { readonly type: 'choose-half'; readonly action: BasicAction })
  | (Said & { readonly type: 'choose-effect'; readonly option: string })
  /** Resolves the card although it could be declined. */
  | (Said & { readonly type: 'decline'; readonly choice: 'resolve' })
  | Decline<'decline'>
  | (Said & { readonly type: 'crawl-step'; readonly field: string })
  | Decline<'crawl-step'>
  | (Said & { readonly type: 'take-shell-from'; readonly snail: number })
  | (Said & { readonly type: 'choose-target'; readonly target: ChosenTarget })
  | (Said & { readonly type: 'use-rage' })
  | Decline<'use-rage'>
  | (Said & { readonly type: 're-roll'; readonly die: number })
  | Decline<'re-roll'>
  | (Said & { readonly type: 'choose-row'; readonly row: number })
  | (Said & { readonly type: 'scatter-field'; readonly field: string })
  | (Said & { readonly type: 'push-next'; readonly snail: number })
  | (Said & { readonly type: 'push-to'; readonly field: string })
  | (Said & { readonly type: 'overcrowd'; readonly snail: number; readonly field: string })
  | (Said & { readonly type: 'place-optional' })
  | Decline<'place-optional'>
  /** Discards this card; `none` says that there is no arsenal card in hand. */
  | (Said & { readonly type: 'discard-arsenal'; readonly card: string })
  | (Said & { readonly type: 'draw-bonus' })
  | Decline<'draw-bonus'>
  | (Said & { readonly type: 'order-effects'; readonly field: string; readonly effect: Token });
