import type { Draft, StateIn, TableIn, ViewIn } from '../../../kernel/index.ts';
import type { SnailsConfig } from './config.ts';
import type { SnailsEvent } from './events.ts';
import type { SnailsWhy } from './refusals.ts';
import type { SnailsShape } from './shape.ts';
import type { Ask, SnailsAction, Step } from './work.ts';

export type { Play } from './shape.ts';

/**
 * What lies on the table and in the hands. Fields, snails and cards are numbers: a field's place in the layout, a snail's
 * `seat * 4 + role`, a card's place in the book.
 */
export interface Table extends TableIn<SnailsShape> {}

/** A position of Snails. */
export interface SnailsState extends StateIn<SnailsShape> {}

/** A position as somebody sees it. */
export interface SnailsView extends ViewIn<SnailsShape> {
  /** The id of each seat's faction card; empty until the faction is settled. */
  readonly factionCardIds: readonly string[];
}

/** What is printed on board and cards, as far as it is needed to show a position: it never changes, and no view holds it. */
export interface SnailsPrinted {
  /** The fields of the board as `q,r`, by their numbers. */
  readonly fields: readonly string[];
  /** The arsenal cards, then the basic, then the faction cards, by their numbers. */
  readonly cards: readonly string[];
  /** The contamination track: what a snail on water takes at each space. */
  readonly track: readonly number[];
}

/** A view with what is printed beside it: what a position is shown from. */
export interface SnailsPrintedView extends SnailsView, SnailsPrinted {}

/** What questions are asked of: a state, a draft or a view. */
export type Seen = Table;
/** What rules change. */
export type Changing = Draft<SnailsState>;

/** The types of Snails, bundled for the contract. */
export interface SnailsTypes {
  Config: SnailsConfig;
  State: SnailsState;
  View: SnailsView;
  Action: SnailsAction;
  Event: SnailsEvent;
  Why: SnailsWhy;
  Step: Step;
  Ask: Ask;
  Printed: SnailsPrinted;
}
