import type { Draft, StateIn, TableIn, ViewIn } from '../../../kernel/index.ts';
import type { CardKind } from './book.ts';
import type { ZombiakiConfig } from './config.ts';
import type { ZombiakiEvent } from './events.ts';
import type { ZombiakiWhy } from './refusals.ts';
import type { ZombiakiShape } from './shape.ts';
import type { Ask, Step, ZombiakiAction } from './work.ts';

export type { Blast, Creature, Play } from './shape.ts';

/**
 * What lies on the table and in the hands. Fields are numbers from 0 to 14 as one reads the board, the barricade on top: a5, b5,
 * c5, a4 … c1. Cards are their numbers in the book, and a side is its seat.
 */
export interface Table extends TableIn<ZombiakiShape> {}

/** A position of Zombiaki. */
export interface ZombiakiState extends StateIn<ZombiakiShape> {}

/** A position as somebody sees it: everything but the order of the decks. */
export interface ZombiakiView extends ViewIn<ZombiakiShape> {}

/** What is printed on the cards, as far as it is needed to show a position: it never changes, and no view holds it. */
export interface ZombiakiPrinted {
  /** The ids of the cards by their numbers: those of the zombies, then those of the humans, each deck in printed order. */
  readonly cards: readonly string[];
  /** What each card is on the board. */
  readonly kinds: readonly CardKind[];
  /** The figure that is printed on each card: strength, height, depth, orders, heat; 0 if it has none. */
  readonly figures: readonly number[];
  /** Whose each card is: 0 zombies, 1 humans. */
  readonly sides: readonly number[];
  /** Where the line of fire ends at each card that lies on the street: before its field, after it, or nowhere. */
  readonly stops: readonly Stop[];
  /** 1 for each card that bars its lane. */
  readonly bars: readonly number[];
}

/** A view with what is printed beside it: what a position is shown from. */
export interface ZombiakiPrintedView extends ZombiakiView, ZombiakiPrinted {}

/** Where the line of fire ends at something: before its field, after it, or nowhere. */
export type Stop = 'before' | 'after' | 'nowhere';

/** What questions are asked of: a state, a draft or a view. */
export type Seen = Table;
/** What rules change. */
export type Changing = Draft<ZombiakiState>;

/** The types of Zombiaki, bundled for the contract. */
export interface ZombiakiTypes {
  Config: ZombiakiConfig;
  State: ZombiakiState;
  View: ZombiakiView;
  Action: ZombiakiAction;
  Event: ZombiakiEvent;
  Why: ZombiakiWhy;
  Step: Step;
  Ask: Ask;
  Printed: ZombiakiPrinted;
}
