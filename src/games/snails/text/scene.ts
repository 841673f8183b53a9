import type { Seat } from '../../../kernel/index.ts';
import type { Face } from '../cards/vocabulary.ts';
import type { Terrain } from '../components.ts';
import type { Ask } from '../table/work.ts';

/** What a seat is asked, as far as the viewer may know it: everything a front-end needs to put the question. */
export interface Question {
  readonly seat: Seat;
  /** `hidden`, if it is decided in secret. */
  readonly kind: Ask['ask'] | 'hidden';
  /** The slot that is planned. */
  readonly slot: number | undefined;
  /** The snails it is about, by their handles: the one that moves or is pushed, those that wait to be pushed. */
  readonly snails: readonly number[];
  /** The field it is about: where the snail stands that moves or is pushed, which field is full, from where an attack scatters. */
  readonly field: string | undefined;
  /** Movement points that are left. */
  readonly points: number | undefined;
  /** What is resolved, or offered: the id of a card, or of a basic action once that is chosen. */
  readonly card: string | undefined;
  /** The snail that resolves it, by its handle. */
  readonly actor: number | undefined;
  /** What the dice show; none before they are rolled. */
  readonly dice: readonly Face[];
  /** By whom dice can still be rolled again. */
  readonly reRolls: readonly ('aim' | 'commander' | 'eagle-eye')[];
  /** What the card offers to choose from: halves or effects, by their ids. */
  readonly options: readonly string[];
}

/** What of a position actions and questions are told with. */
export interface Scene {
  readonly terrainOf: (field: string) => Terrain | undefined;
  readonly fieldOf: (snail: number) => string | undefined;
  /** What a seat is asked; nothing, if it is asked nothing, or in secret. */
  readonly askedOf: (seat: Seat) => Question | undefined;
  /** The id of a seat's faction card. */
  readonly factionCardOf: (seat: Seat) => string | undefined;
  /** The row of the card that is resolved, and what it does; nothing, if the card is not known. */
  readonly row: (row: number) => { readonly faces: readonly Face[]; readonly does: string } | undefined;
  /** What an effect of the card does that can be chosen; nothing, if the card is not known. */
  readonly option: (id: string) => string | undefined;
  /** What the effect does that may be left out; nothing, if it is not known. */
  readonly optional: string | undefined;
}
