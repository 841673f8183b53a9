import type { Seat } from '../../../kernel/index.ts';
import type { Facing } from '../board/board.ts';
import type { Window } from '../cards/vocabulary.ts';
import type { CardType, Colour, StrategyColour } from '../components.ts';
import type { AskLook } from '../table/work.ts';

/** Where a word of the octopus stands: what bears it, and which of its words it is. */
interface Place {
  readonly thing: string;
  readonly nth: number;
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
  /** What a seat is asked of this kind; nothing, if it is asked something else, or the viewer may not know it. */
  readonly asked: <Kind extends AskLook['kind']>(
    kind: Kind,
    seat: Seat,
  ) => Extract<AskLook, { readonly kind: Kind }> | undefined;

  /** The least and the most blocks that a word hides; nothing, if nobody can read the cards. */
  readonly hides: (place: Place) => readonly [least: number, most: number] | undefined;
  /** How many hidden blocks a word mixes; nothing, if nobody can read the cards. */
  readonly mixes: (place: Place) => number | undefined;
  /** How many current dice a word returns at most; nothing, if nobody can read the cards. */
  readonly sweeps: (place: Place) => number | undefined;

  /** What a learn effect that is going on has brought. */
  readonly lesson: { readonly cards: readonly string[]; readonly areas: readonly string[] };
  /** How many cards the octopus holds, and may hold. */
  readonly hand: { readonly size: number; readonly limit: number };
  /** The areas that a mix fills again. */
  readonly emptied: readonly string[];
  /** Where the shark is, and where it looks; nothing before it is put on the board. */
  readonly shark: { readonly space: string; readonly facing: Facing } | undefined;
  /** The dice that are drawn and not rolled. */
  readonly drawn: readonly Colour[];
  /** The dice that are rolled and not placed. */
  readonly pool: readonly string[];
  /** The dice that can be placed on current spaces. */
  readonly currents: () => readonly string[];
  /** The dice that can be placed on areas, and these areas. */
  readonly search: () => { readonly dice: readonly string[]; readonly areas: readonly string[] };
  /** The areas with placed dice. */
  readonly placed: readonly string[];
  /** The cards in front of the shark that can be used in a window. */
  readonly usable: (window: Window) => readonly string[];
  /** The dice on energy spaces, how much energy is left, and how many spaces are free. */
  readonly energy: { readonly dice: readonly string[]; readonly left: number; readonly free: number };
}
