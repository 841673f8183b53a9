import type { Draft, Pile, PileView, Position, PositionView, Seat } from '../../../kernel/index.ts';
import type { Phase } from '../components.ts';
import type { SnailsAction } from './actions.ts';
import type { SnailsConfig } from './config.ts';
import type { SnailsEvent } from './events.ts';
import type { SnailsWhy } from './refusals.ts';
import type { Ask, Step, Work } from './work.ts';

/** What the active player is doing: fixed while an action is resolved, `seat` -1 in between. */
export interface Play {
  readonly seat: Seat;
  /** The active snail when the card was revealed; it resolves the whole card. */
  readonly snail: number;
  /** The card, by its number in the book. */
  readonly card: number;
  /** Which part of the card, by its number in the book; -1 until that is settled. */
  readonly part: number;
  /** How many attacks are still to come. */
  readonly attacks: number;
  /** The snail chosen; -1 if none. */
  readonly target: number;
  /** The player chosen; -1 if none. */
  readonly player: Seat;
  /** The field chosen; -1 if none. */
  readonly field: number;
  /** The snails that a burst hits. */
  readonly hits: readonly number[];
  /** What the dice show, as numbers of faces. */
  readonly dice: readonly number[];
  /** Re-rolls left that are not the Amazons': of Aim, of the commander. */
  readonly reRolls: readonly [aim: number, commander: number];
  /** 1 from when Berserker Rage is used until its damage is dealt. */
  readonly rage: number;
  /** 1 once the card's own damage has cost an enemy life (SNL-11.5). */
  readonly hurt: number;
}

/**
 * What lies on the table and in the hands. Fields, snails and cards are numbers: a field's place in the layout, a snail's
 * `seat * 4 + role`, a card's place in the book.
 */
export interface Table {
  readonly names: readonly string[];
  readonly phase: Phase;
  /** 1 to 6; 0 during setup. */
  readonly round: number;
  /** 1 to 5 in the action phase; 0 otherwise. */
  readonly slot: number;
  readonly firstPlayer: Seat;
  /** Each seat's faction by number; -1 until it is settled. */
  readonly factions: readonly number[];

  /** Each field's level: 0 water, 1 beach, 2 meadow, 3 mountain. */
  readonly levels: readonly number[];
  /** Each field's tile: 0 intact, 1 damaged, 2 about to be gone. */
  readonly damage: readonly number[];
  readonly fire: readonly number[];
  readonly mines: readonly number[];
  readonly dynamite: readonly number[];
  /** How many tiles with each back are out of the game. */
  readonly removed: readonly number[];
  /** The marker's place on the contamination track. */
  readonly contamination: number;

  /** Each snail's field; -1 beside the board. */
  readonly places: readonly number[];
  /** Each snail's life; 0 once it is eliminated. */
  readonly life: readonly number[];
  /** 1 for each snail in a shell. */
  readonly shells: readonly number[];
  /** 1 for each snail whose declaration token has been revealed this round. */
  readonly shown: readonly number[];

  /** Each seat's snail on the active space; -1 none, -2 unknown. */
  readonly active: readonly number[];
  /** Each seat's snail on the passive space; -1 none, -2 unknown. */
  readonly passive: readonly number[];
  /** Each seat's snail that has taken aim; -1 none. With the card it has aimed for, its re-roll is in `play`. */
  readonly aims: readonly number[];
  /** 1 for each seat that has used its faction's ability this round. */
  readonly used: readonly number[];
  /** 1 for each seat that has lost a snail since the last draw phase. */
  readonly losses: readonly number[];
  /** When each seat lost its last snail: later is higher, the same event the same; 0 while it lives. */
  readonly fallen: readonly number[];
  /** 1 for each seat whose faction card is in hand or plan, 0 beside the board. */
  readonly factionCards: readonly number[];
  /** Each seat's hand, sorted; -2 for a card the viewer may not see. */
  readonly hands: readonly (readonly number[])[];
  /** Each seat's slots as far as they are filled; -1 emptied, -2 face down. */
  readonly plans: readonly (readonly number[])[];
  /** How many slots of each seat have been revealed or passed this round. */
  readonly resolved: readonly number[];
  /** Arsenal cards that everybody knows to be in a seat's hand or face down in its plan, sorted. */
  readonly known: readonly (readonly number[])[];
  /** 1 for each seat whose hand everybody knows to hold no arsenal card, because the seat has said so (SNL-14.16). */
  readonly bare: readonly number[];
  /** How many of each arsenal card lie on the discard pile. */
  readonly discards: readonly number[];

  readonly play: Play;
}

/** A position of Snails. */
export interface SnailsState extends Position<Work>, Table {
  readonly deck: Pile;
}

/** A position as somebody sees it. */
export interface SnailsView extends PositionView<Work>, Table {
  /** The fields of the board as `q,r`, by their numbers. */
  readonly fields: readonly string[];
  /** The arsenal cards, then the basic, then the faction cards, by their numbers. */
  readonly cards: readonly string[];
  /** The id of each seat's faction card; empty until the faction is settled. */
  readonly factionCardIds: readonly string[];
  /** The contamination track: what a snail on water takes at each space. */
  readonly track: readonly number[];
  readonly deck: PileView;
}

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
}
