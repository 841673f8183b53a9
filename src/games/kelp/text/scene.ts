import type { Seat } from '../../../kernel/index.ts';
import type { Facing } from '../board/board.ts';
import type { CardType, Colour, StrategyColour } from '../components.ts';
import type { Ask } from '../table/work.ts';

/** What a seat is asked: everything a front-end needs to put the question, and nothing that only its player may know. */
export interface Question {
  readonly seat: Seat;
  /** `hidden` where the viewer may not know what is decided. */
  readonly kind: Ask['ask'] | 'hidden';
  /**
   * The id of what it is about: the card that is played or paid for, the food, trap or strategy that takes effect, the block that
   * was gained.
   */
  readonly thing: string | undefined;
  /** Which action of the turn it is: 1 or 2. */
  readonly nth: number | undefined;
  /**
   * How many: the cost that is paid, the blocks to be mixed, the items to be learnt, the dice to be drawn, the cards above the
   * limit, the energy there is. Nothing where the cards cannot be read.
   */
  readonly count: number | undefined;
  /** The least and the most that can be chosen: blocks to hide, dice to return. Nothing where the cards cannot be read. */
  readonly span: readonly [least: number, most: number] | undefined;
  /** The areas it is about: those to be filled, those with gained blocks, those with placed dice, where the trap is. */
  readonly areas: readonly string[];
  /** The dice it is about: of the pool, or those on energy spaces. */
  readonly dice: readonly string[];
  /** The dice that are drawn and not rolled. */
  readonly drawn: readonly Colour[];
  /** The cards to choose from, where everybody may know them: those gained, the cards of a side that can be used now. */
  readonly cards: readonly string[];
  /** The pile that a card is taken from. */
  readonly pile: 'draw-pile' | 'discards' | undefined;
  /** Where the shark is, and where it looks; nothing before it is put on the board. */
  readonly shark: { readonly space: string; readonly facing: Facing } | undefined;
}

/** What of a position actions and questions are told with: as far as the viewer may see it. */
export interface Scene {
  /** The id of the block in an area; nothing where the viewer does not see which it is. */
  readonly blockIn: (area: string) => string | undefined;
  /** What the current die on a space shows; nothing where there is none. */
  readonly currentOn: (space: string) => number | undefined;
  /** The least that a die has to show in an area; nothing for one that the board does not have. */
  readonly valueOf: (area: string) => number | undefined;
  /** What a card of either side costs; nothing for one that is not in the game. */
  readonly costOf: (card: string) => number | undefined;
  /** The dice that a shark card brings. */
  readonly diceOf: (card: string) => readonly Colour[];
  /** The id of the card on top of a stack of the market; nothing, if it is empty. */
  readonly topOf: (stack: CardType) => string | undefined;
  /** The colour of a strategy or a counter. */
  readonly colourOf: (card: string) => StrategyColour | undefined;
  readonly askedOf: (seat: Seat) => Question | undefined;
}
