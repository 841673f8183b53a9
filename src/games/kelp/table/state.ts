import type { Draft, StateIn, TableIn, ViewIn } from '../../../kernel/index.ts';
import type { BoardArea, End } from '../board/board.ts';
import type { LaidSpace } from '../board/lines.ts';
import type { BookBlock, BookCard, BookPair, BookSharkCard } from './book.ts';
import type { KelpConfig } from './config.ts';
import type { KelpEvent } from './events.ts';
import type { KelpWhy } from './refusals.ts';
import type { KelpShape } from './shape.ts';
import type { Ask, KelpAction, Step } from './work.ts';

/**
 * What lies on the table and in the hands. Areas are numbers row by row (`nw` 0 … `se` 8), spaces by the order of their names,
 * cards and kinds of blocks by their place in the book, dice as in `dice.ts`; a side is its seat.
 */
export interface Table extends TableIn<KelpShape> {}

/** A position of Kelp. */
export interface KelpState extends StateIn<KelpShape> {}

/** A position as somebody sees it: what lies hidden is -2. */
export interface KelpView extends ViewIn<KelpShape> {
  /** How many cards the octopus may hold (KLP-5.17). */
  readonly handLimit: number;
}

/**
 * What is printed on cards, blocks and board, as far as it is needed to show a position: it never changes, and no view holds it.
 */
export interface KelpPrinted {
  /** The octopus cards by their numbers. */
  readonly cards: readonly CardShown[];
  /** The shark cards by their numbers. */
  readonly sharkCards: readonly SharkCardShown[];
  /** The kinds of blocks by their numbers. */
  readonly kinds: readonly KindShown[];
  /** The strategies and counters by the numbers of their pairs. */
  readonly strategies: readonly PairShown[];
  /** The current spaces by their numbers. */
  readonly spaces: readonly SpaceShown[];
  /** The areas by their numbers. */
  readonly areas: readonly BoardArea[];
}

/** A view with what is printed beside it: what a position is shown from. */
export interface KelpPrintedView extends KelpView, KelpPrinted {}

/** What is printed on an octopus card. */
export type CardShown = Pick<BookCard, 'id' | 'type' | 'cost'>;
/** What is printed on a shark card. */
export type SharkCardShown = Pick<BookSharkCard, 'id' | 'cost' | 'dice' | 'windows'>;
/** What a kind of block is. */
export type KindShown = Pick<BookBlock, 'id' | 'group' | 'copies' | 'laid'>;
/** A strategy and its counter. */
export type PairShown = Pick<BookPair, 'strategy' | 'counter' | 'colour'>;
/** A current space: where it lies, its ends and what comes after each, and the areas that it borders. `inward` is empty where there is no den. */
export interface SpaceShown extends Pick<LaidSpace, 'name' | 'at' | 'ends' | 'borders' | 'next'> {
  /** On a den space, where the middle of the board is; empty elsewhere. */
  readonly inward: End | '';
}

/** What questions are asked of: a state, a draft or a view. */
export type Seen = Table;
/** What rules change. */
export type Changing = Draft<KelpState>;

/** The types of Kelp, bundled for the contract. */
export interface KelpTypes {
  Config: KelpConfig;
  State: KelpState;
  View: KelpView;
  Action: KelpAction;
  Event: KelpEvent;
  Why: KelpWhy;
  Step: Step;
  Ask: Ask;
  Printed: KelpPrinted;
}
