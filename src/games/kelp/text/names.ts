import type { AreaKind, Facing } from '../board/board.ts';
import type { CounterId, FoodId, OctopusCardId, SharkCardId, StrategyId, TrapId } from '../cards/pack/pack.ts';
import type { Source, Window } from '../cards/vocabulary.ts';
import type { Area, CardType, Colour, PLAIN_BLOCKS, Side, StrategyColour } from '../components.ts';
import type { Options } from '../table/options.ts';

/** The cards of the default pack: of both sides, and those of confrontations. */
export type NamedCard = OctopusCardId | SharkCardId | StrategyId | CounterId;
/** The kinds of blocks of the default pack. */
export type NamedBlock = (typeof PLAIN_BLOCKS)[number] | TrapId | FoodId;

/** What things are called in one language. */
export interface Names {
  readonly cards: Readonly<Record<NamedCard, string>>;
  readonly blocks: Readonly<Record<NamedBlock, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly areas: Readonly<Record<Area, string>>;
  /** What an area is made of. */
  readonly areaKinds: Readonly<Record<AreaKind, string>>;
  /** Where the shark looks. */
  readonly facings: Readonly<Record<Facing, string>>;
  /** The colours of dice. */
  readonly colours: Readonly<Record<Colour, string>>;
  /** What dice are for, by their colours. */
  readonly dice: Readonly<Record<Colour, string>>;
  /** The kinds of octopus cards, and their stacks. */
  readonly types: Readonly<Record<CardType, string>>;
  /** The colours of strategies and their counters. */
  readonly strategyColours: Readonly<Record<StrategyColour, string>>;
}

/** The same with what only those say who read cards, or set up a game. */
export interface AllNames extends Names {
  /** When a card of the shark can be used. */
  readonly windows: Readonly<Record<Window, string>>;
  /** Where a card comes from, as a note to be shown beside it. */
  readonly sources: Readonly<Record<Source, string>>;
  /** The rulings that can be switched. */
  readonly options: Readonly<Record<keyof Options, string>>;
}
