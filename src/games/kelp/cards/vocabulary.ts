import type { Source } from '../../../kernel/index.ts';
import type { CardType, Colour, StrategyColour } from '../components.ts';
import type { Effect } from './effects.ts';
import type { Ability } from './growth.ts';
import type { Hunt, Window } from './hunting.ts';

/**
 * What cards, foods, traps, strategies and tiles are written in: plain values, and small functions that return plain data. The
 * words for what they do are declared in files of their own.
 */

export { SOURCES, type Source } from '../../../kernel/index.ts';
export { BEARERS, type Bearer } from './bearers.ts';
export {
  den,
  draw,
  EFFECTS,
  type Effect,
  eat,
  fetch,
  hide,
  hideAll,
  keep,
  learn,
  limit,
  may,
  mix,
  type Op,
  remove,
  swap,
  sweep,
} from './effects.ts';
export { ABILITIES, type Ability, bonus, extraDie, rerolls } from './growth.ts';
export {
  aboutTurn,
  drawDie,
  dropPair,
  feed,
  HUNTS,
  type Hunt,
  type HuntOp,
  raise,
  reroll,
  spareTrap,
  stash,
  step,
  trade,
  turn,
  type WantedColour,
  WINDOWS,
  type Window,
} from './hunting.ts';

/** Where an octopus card is at first: in hand, in the starting deck, in the market. */
export type Origin = 'hand' | 'deck' | 'market';

/** An octopus card, as it is printed. */
export interface OctopusCard {
  /** How many of it there are. */
  readonly copies: number;
  readonly source: Source;
  readonly type: CardType;
  readonly origin: Origin;
  /** How many blocks are revealed to pay for it. */
  readonly cost: number;
  /** The food that an eat card is for, by its id. */
  readonly food?: string;
  /** What it does, in printed order. */
  readonly effects: readonly Effect[];
}

/** A shark card, as it is printed. */
export interface SharkCard {
  readonly copies: number;
  readonly source: Source;
  /** The energy that it costs. */
  readonly cost: number;
  /** The dice that come into the bag when it is bought. */
  readonly dice: readonly Colour[];
  /** When it can be used; a card without any leaves the game as soon as it is bought. */
  readonly windows: readonly Window[];
  /** What it does, in printed order. */
  readonly effects: readonly Hunt[];
}

/** A strategy of the octopus, and the counter of the same colour. */
export interface Strategy {
  readonly source: Source;
  readonly colour: StrategyColour;
  /** The id of the counter. */
  readonly counter: string;
  readonly counterSource: Source;
  readonly effects: readonly Effect[];
}

/** A food block. */
export interface Food {
  readonly source: Source;
  /** What it does when it is activated, once. */
  readonly effects: readonly Effect[];
}

/** A trap block. */
export interface Trap {
  readonly source: Source;
  /** Where it is at first: on the board, or in the reserve. */
  readonly starts: 'board' | 'reserve';
  /** What it does when a die reveals it. */
  readonly effects: readonly Effect[];
}

/** A growth tile. */
export interface Tile {
  readonly source: Source;
  /** What it gives once it is turned over. */
  readonly abilities: readonly Ability[];
}

/** All that is printed on cards, blocks and tiles, by ids, in printed order. */
export interface Pack {
  readonly octopus: Readonly<Record<string, OctopusCard>>;
  readonly shark: Readonly<Record<string, SharkCard>>;
  readonly strategies: Readonly<Record<string, Strategy>>;
  readonly foods: Readonly<Record<string, Food>>;
  readonly traps: Readonly<Record<string, Trap>>;
  readonly tiles: readonly Tile[];
}
