import { deepFreeze, type Source } from '../../../kernel/index.ts';
import type { Effect } from './effects.ts';
import type { BurstTarget, FieldTarget, SnailTarget, Target, TwoSnailsTarget } from './targets.ts';

/**
 * What cards are written in: plain values, and small functions that return plain data. The words for what they do and for
 * what they are aimed at are declared in files of their own.
 */

export { SOURCES, type Source } from '../../../kernel/index.ts';
export {
  CONDITIONS,
  type Condition,
  inShell,
  lifeAtLeast,
  lifeAtMost,
  noShell,
  onTerrain,
} from './conditions.ts';
export {
  addTile,
  aim,
  around,
  DEEPEST,
  damage,
  damageTile,
  destroyTile,
  dig,
  digThrough,
  discard,
  drain,
  draw,
  EFFECTS,
  type Effect,
  enterShell,
  exchangePlaces,
  goThere,
  heal,
  leaveShell,
  may,
  move,
  type Op,
  placeHere,
  placeHereEvenShells,
  push,
  pushEvenShells,
  put,
  removeTile,
  type Scope,
  scatter,
  self,
  steal,
  swap,
  TOKENS,
  type Token,
  takeBack,
  untilRoundEnds,
  WORDS_FOR,
  when,
} from './effects.ts';
export { LASTING, type Lasting, lessDamage, moreDamage } from './lasting.ts';
export {
  type BurstTarget,
  burst,
  type FieldTarget,
  field,
  type OthersTarget,
  others,
  type PlayerTarget,
  player,
  type Range,
  type Side,
  type Sight,
  type SnailTarget,
  snail,
  TARGETS,
  type Target,
  type TwoSnailsTarget,
  twoSnails,
  type Within,
} from './targets.ts';

/**
 * The symbols of an attack die.
 *
 * @rule SNL-1.1 One symbol is on three faces of six, one on two, one on a single face.
 */
export const FACES = deepFreeze(['splat', 'hit', 'crit'] as const);
/** A symbol of an attack die. */
export type Face = (typeof FACES)[number];

/** The six factions. */
export const FACTIONS = deepFreeze(['amazons', 'barbarians', 'cowboys', 'pirates', 'ninja', 'zombies'] as const);
/** The id of a faction. */
export type FactionId = (typeof FACTIONS)[number];

/** The six actions that the halves of basic cards offer. */
export const BASIC_ACTIONS = deepFreeze(['crawl', 'dig', 'shell', 'swap', 'aim', 'punch'] as const);
/** An action that a half of a basic card offers. */
export type BasicAction = (typeof BASIC_ACTIONS)[number];

/** One line of an attack card: the symbols it needs, and what they do. */
export interface Row {
  readonly faces: readonly Face[];
  readonly effects: readonly Effect[];
}

/** An attack that rolls dice, once or several times over, each time at a target of its own. */
export interface Rolled {
  readonly target: SnailTarget | TwoSnailsTarget | FieldTarget | BurstTarget;
  readonly dice: 1 | 2;
  readonly rows: readonly Row[];
  /** How many attacks the card makes; one if it does not say. */
  readonly attacks?: number;
  /** What happens after the last attack, hit or miss. */
  readonly after?: readonly Effect[];
}

/** Effects that need no roll. */
export interface Automatic {
  readonly target?: Target;
  readonly effects: readonly Effect[];
}

/** Several effects by name, of which the player takes one. */
export interface Choice {
  readonly choose: Readonly<Record<string, Automatic>>;
}

/** What every card says of itself. */
export interface Printed {
  readonly source: Source;
}

/** What a red card says of itself beside its attack. */
export interface Attacking {
  /** The symbol of close combat: Berserker Rage adds to it. */
  readonly rage?: 'adds';
}

/** What every card of the arsenal deck says of itself. */
export interface Arsenal extends Printed {
  /** How many of it are in the deck. */
  readonly copies: number;
  /** The return symbol: once played it goes back to hand. */
  readonly returns?: 'to-hand';
}

/** A basic card: two halves, one of which is resolved. */
export interface BasicCard extends Printed {
  readonly copies: number;
  readonly halves: readonly [BasicAction, BasicAction];
}

/** A red arsenal card: an attack. */
export type RedCard = Arsenal & Attacking & (Rolled | Automatic);

/** A purple arsenal card: a special action. */
export type PurpleCard = Arsenal & (Rolled | Automatic | Choice);

/** The card of a faction, red or purple. */
export type FactionCard = Printed & { readonly faction: FactionId } & (
    | ({ readonly colour: 'red' } & Attacking & (Rolled | Automatic))
    | ({ readonly colour: 'purple' } & (Rolled | Automatic | Choice))
  );

/** Any card. */
export type Card = BasicCard | RedCard | PurpleCard | FactionCard;

/** Cards of one kind by their ids, in printed order. */
export type Deck<Kind extends Card = Card> = Readonly<Record<string, Kind>>;

/** All cards of a game. */
export interface Pack {
  readonly basic: Deck<BasicCard>;
  readonly red: Deck<RedCard>;
  readonly purple: Deck<PurpleCard>;
  readonly faction: Deck<FactionCard>;
}

/** A row: one symbol, or two that are needed side by side, and its effects in order. */
export const on = (faces: Face | readonly [Face, Face], ...effects: readonly Effect[]): Row =>
  deepFreeze({ faces: typeof faces === 'string' ? [faces] : [...faces], effects });
