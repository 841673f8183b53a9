import type { Seat } from '../../../kernel/index.ts';
import type { Face } from '../cards/vocabulary.ts';
import type { Terrain } from '../components.ts';
import type { AskLook } from '../table/work.ts';

/** What a seat is asked; `hidden` if it is decided in secret. */
export type DecisionAsked = SnailsAsked | { readonly kind: 'hidden'; readonly seat: Seat };

/** What a seat is asked: the decision as it is declared, and of a full field which it is. */
export type SnailsAsked =
  | Exclude<AskLook, { readonly kind: 'overcrowd' }>
  | (Extract<AskLook, { readonly kind: 'overcrowd' }> & { readonly field: string | undefined });

/** The card that is being resolved. */
interface Playing {
  /** Its id, or that of a basic action once it is chosen. */
  readonly card: string;
  /** The snail that resolves it, by its handle. */
  readonly snail: number;
  /** What the dice show; none before they are rolled. */
  readonly dice: readonly Face[];
  /** By whom dice can still be rolled again. */
  readonly reRolls: readonly ('aim' | 'commander' | 'eagle-eye')[];
}

/** What of a position actions and questions are told with. */
export interface Scene {
  readonly terrainOf: (field: string) => Terrain | undefined;
  readonly fieldOf: (snail: number) => string | undefined;
  /** What a seat is asked; nothing, if it is asked nothing. */
  readonly askedOf: (seat: Seat) => DecisionAsked | undefined;
  /** Nothing between two cards. */
  readonly play: Playing | undefined;
  /** What the card offers to choose from: halves or effects, by their ids. */
  readonly options: readonly string[];
  /** The id of a seat's faction card. */
  readonly factionCardOf: (seat: Seat) => string | undefined;
  /** The row of the card that is resolved, and what it does; nothing, if the card is not known. */
  readonly row: (row: number) => { readonly faces: readonly Face[]; readonly does: string } | undefined;
  /** What an effect of the card does that can be chosen; nothing, if the card is not known. */
  readonly option: (id: string) => string | undefined;
  /** What the effect does that may be left out; nothing, if it is not known. */
  readonly optional: string | undefined;
}
