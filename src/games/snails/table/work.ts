import type { Seat } from '../../../kernel/index.ts';

/** What effects of a list act on: what the card was aimed at, one field, or the active snail. */
export type Reach = 'target' | 'field' | 'self';

/** A list of effects in the book, where in it to go on, and what it acts on. */
export interface EffectsAt {
  readonly list: number;
  readonly from: number;
  readonly reach: Reach;
  /** The affected field where `reach` is a field; -1 otherwise. */
  readonly field: number;
}

/** Snails that one effect pushes: each with the field it stood on, and who decides. */
export interface Pushing {
  readonly seat: Seat;
  readonly snails: readonly number[];
  readonly fields: readonly number[];
  readonly shells: 'immune' | 'pushed';
}

/** How a snail comes to a field. */
export type Arrival = 'stepped' | 'pushed' | 'placed';

/** Snails about to change fields one because of the other: snail, field, snail, field … */
export interface Chain {
  readonly how: Arrival;
  readonly moves: readonly number[];
}

/** Work still to be done. */
export type Step =
  | {
      readonly do: 'begin';
      readonly first: Seat;
      readonly factions: 'draft' | 'random';
      readonly opening: 'standard' | 'advanced';
    }
  | { readonly do: 'deal'; readonly seat: Seat; readonly opening: 'standard' | 'advanced' }
  | { readonly do: 'keep'; readonly seat: Seat }
  | { readonly do: 'round' }
  | { readonly do: 'draw-phase'; readonly seat: Seat }
  | { readonly do: 'offer-exchange'; readonly seat: Seat }
  | { readonly do: 'offer-faction-card'; readonly seat: Seat }
  | { readonly do: 'hand-limit'; readonly seat: Seat }
  | { readonly do: 'planning' }
  | { readonly do: 'action-phase' }
  | { readonly do: 'turn'; readonly slot: number; readonly nth: number }
  | { readonly do: 'settle-part' }
  | { readonly do: 'resolve' }
  | { readonly do: 'attack' }
  | { readonly do: 'strike' }
  | { readonly do: 'roll' }
  | { readonly do: 'read-dice' }
  | { readonly do: 'read-rows' }
  | ({ readonly do: 'effects' } & EffectsAt)
  | { readonly do: 'after' }
  | { readonly do: 'end-action' }
  | { readonly do: 'action-over' }
  | { readonly do: 'discard'; readonly seat: Seat }
  | ({ readonly do: 'push' } & Pushing)
  | { readonly do: 'enter'; readonly snail: number; readonly field: number }
  | { readonly do: 'burn'; readonly snail: number; readonly field: number }
  | { readonly do: 'tread'; readonly snail: number; readonly field: number }
  | { readonly do: 'move-on'; readonly snail: number; readonly field: number; readonly points: number }
  | { readonly do: 'damage-tile'; readonly field: number; readonly drawer: Seat }
  | { readonly do: 'destroy-tile'; readonly field: number; readonly drawer: Seat }
  | { readonly do: 'set-off'; readonly field: number }
  | { readonly do: 'mine'; readonly field: number }
  | { readonly do: 'dynamite'; readonly field: number }
  | { readonly do: 'flip'; readonly field: number; readonly drawer: Seat }
  | { readonly do: 'clean-up' }
  | { readonly do: 'clean-up-dynamite' }
  | { readonly do: 'rot-cloud' }
  | { readonly do: 'clean-up-fire' }
  | { readonly do: 'contamination' }
  | { readonly do: 'collect' }
  | { readonly do: 'end-round' };

/** A decision that a seat owes. Its kind is the `type` of the action that answers it. */
export type Ask =
  | { readonly ask: 'choose-faction'; readonly seat: Seat }
  | { readonly ask: 'mulligan'; readonly seat: Seat }
  | { readonly ask: 'keep-cards'; readonly seat: Seat }
  | { readonly ask: 'place-snail'; readonly seat: Seat }
  | { readonly ask: 'exchange'; readonly seat: Seat }
  | { readonly ask: 'take-faction-card'; readonly seat: Seat }
  | { readonly ask: 'discard-excess'; readonly seat: Seat }
  | { readonly ask: 'declare-active'; readonly seat: Seat }
  | { readonly ask: 'declare-passive'; readonly seat: Seat }
  | { readonly ask: 'plan-card'; readonly seat: Seat; readonly slot: number }
  | { readonly ask: 'choose-half'; readonly seat: Seat }
  | { readonly ask: 'choose-effect'; readonly seat: Seat }
  | { readonly ask: 'decline'; readonly seat: Seat }
  | { readonly ask: 'crawl-step'; readonly seat: Seat; readonly snail: number; readonly points: number }
  | { readonly ask: 'take-shell-from'; readonly seat: Seat }
  | { readonly ask: 'choose-target'; readonly seat: Seat }
  | { readonly ask: 'use-rage'; readonly seat: Seat }
  | { readonly ask: 're-roll'; readonly seat: Seat }
  | { readonly ask: 'choose-row'; readonly seat: Seat }
  | { readonly ask: 'scatter-field'; readonly seat: Seat; readonly list: number; readonly field: number }
  | ({ readonly ask: 'push-next' } & Pushing)
  | { readonly ask: 'push-to'; readonly seat: Seat; readonly snail: number; readonly shells: 'immune' | 'pushed' }
  | ({ readonly ask: 'overcrowd'; readonly seat: Seat } & Chain)
  | ({ readonly ask: 'place-optional'; readonly seat: Seat } & EffectsAt)
  | { readonly ask: 'discard-arsenal'; readonly seat: Seat }
  | { readonly ask: 'draw-bonus'; readonly seat: Seat }
  | {
      readonly ask: 'order-effects';
      readonly seat: Seat;
      /** What has brought several effects about: a snail's coming, damage to the tile, or the end of the round. */
      readonly occasion: 'entered' | 'set-off' | 'dynamite' | 'fire';
      /** -1 at the end of the round, where fields are ordered. */
      readonly field: number;
      readonly snail: number;
    };

/** What the agenda holds. */
export type Work = Step | Ask;
