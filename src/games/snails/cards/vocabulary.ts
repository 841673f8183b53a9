import { deepFreeze } from '../../../kernel/index.ts';

/**
 * The words that cards are written in: plain values, and small functions that return plain data. What they do is in
 * `ops/`, how they read in each language is in `text/`.
 */

/**
 * The symbols of an attack die.
 *
 * @rule SNL-1.1 One symbol is on three faces of six, one on two, one on a single face.
 */
export const FACES = deepFreeze(['splat', 'hit', 'crit'] as const);
/** A symbol of an attack die. */
export type Face = (typeof FACES)[number];

/** The tokens that a card can put on a tile. */
export const TOKENS = deepFreeze(['mine', 'dynamite', 'fire'] as const);
/** A token that a card can put on a tile. */
export type Token = (typeof TOKENS)[number];

/** The six factions. */
export const FACTIONS = deepFreeze(['amazons', 'barbarians', 'cowboys', 'pirates', 'ninja', 'zombies'] as const);
/** The id of a faction. */
export type FactionId = (typeof FACTIONS)[number];

/** The six actions that the halves of basic cards offer. */
export const BASIC_ACTIONS = deepFreeze(['crawl', 'dig', 'shell', 'swap', 'aim', 'punch'] as const);
/** An action that a half of a basic card offers. */
export type BasicAction = (typeof BASIC_ACTIONS)[number];

/** Where a card comes from: the rulebook, its name only, or our reconstruction. */
export const SOURCES = deepFreeze(['book', 'named', 'ours'] as const);
/** `book`: name and effect are in the rulebook; `named`: the name is, figures are ours; `ours`: made up to fill the deck. */
export type Source = (typeof SOURCES)[number];

/** The least and the most hex steps from the active snail: 0 is its own field. */
export type Range = readonly [least: number, most: number];
/** Does a target have to be on the same or a lower level? */
export type Sight = 'needed' | 'ignored';
/** Whose snails: of any player, of other players, of the same player. */
export type Side = 'any' | 'enemy' | 'friendly';

/** One snail, chosen by the active player. */
export interface SnailTarget {
  readonly target: 'snail';
  readonly range: Range;
  readonly sight: Sight;
  readonly side: Side;
  /** May the active snail itself be chosen? */
  readonly self: 'allowed' | 'never';
  /** Any snail, only snails without a shell, or only snails in one. */
  readonly shells: 'any' | 'without' | 'within';
}

/** One field, chosen by the active player, with every snail of the side on it. */
export interface FieldTarget {
  readonly target: 'field';
  readonly range: Range;
  readonly sight: Sight;
  readonly side: Side;
}

/** Every other snail of the side within range and sight; nothing is chosen. */
export interface BurstTarget {
  readonly target: 'burst';
  readonly range: Range;
  readonly sight: Sight;
  readonly side: Side;
}

/** Another player with a snail within range and sight, chosen by the active player. */
export interface PlayerTarget {
  readonly target: 'player';
  readonly range: Range;
  readonly sight: Sight;
}

/** Each other player; nothing is chosen. */
export interface OthersTarget {
  readonly target: 'others';
}

/** Whom or what a card is aimed at. A card without a target acts on the active snail and its field. */
export type Target = SnailTarget | FieldTarget | BurstTarget | PlayerTarget | OthersTarget;

/** What a card does, one word at a time. */
export type Effect =
  | { readonly op: 'damage'; readonly amount: number }
  | { readonly op: 'heal'; readonly amount: number }
  | { readonly op: 'push'; readonly shells: 'immune' | 'pushed' }
  | { readonly op: 'place-here'; readonly shells: 'immune' | 'placed' }
  | { readonly op: 'go-there' }
  | { readonly op: 'exchange-places' }
  | { readonly op: 'move'; readonly points: number }
  | { readonly op: 'leave-shell' }
  | { readonly op: 'enter-shell' }
  | { readonly op: 'aim' }
  | { readonly op: 'swap' }
  | { readonly op: 'damage-tile'; readonly cards: 'drawn' | 'lost' }
  | { readonly op: 'destroy-tile'; readonly cards: 'drawn' | 'lost' }
  | { readonly op: 'remove-tile' }
  | { readonly op: 'put'; readonly token: Token; readonly count: number }
  | { readonly op: 'draw'; readonly count: number }
  | { readonly op: 'discard'; readonly count: number }
  | { readonly op: 'take-back' }
  | { readonly op: 'scatter'; readonly effects: readonly Effect[] }
  | { readonly op: 'self'; readonly effects: readonly Effect[] }
  | { readonly op: 'may'; readonly effects: readonly Effect[] };

/** A word of the vocabulary. */
export type Op = Effect['op'];

/** One line of an attack card: the symbols it needs, and what they do. */
export interface Row {
  readonly faces: readonly Face[];
  readonly effects: readonly Effect[];
}

/** An attack that rolls dice, once or several times over, each time at a target of its own. */
export interface Rolled {
  readonly target: SnailTarget | FieldTarget | BurstTarget;
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
export type RedCard = Arsenal & (Rolled | Automatic);

/** A purple arsenal card: a special action. */
export type PurpleCard = Arsenal & (Automatic | Choice);

/** The card of a faction, red or purple. */
export type FactionCard = Printed & { readonly faction: FactionId } & (
    | ({ readonly colour: 'red' } & (Rolled | Automatic))
    | ({ readonly colour: 'purple' } & (Automatic | Choice))
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

/** How far away a target may be, and whether it must be seen. */
export interface Within {
  readonly range: Range;
  readonly sight?: Sight;
}

/** One snail: any other one in sight, unless more is said. */
export const snail = ({
  range,
  sight = 'needed',
  side = 'any',
  self = 'never',
  shells = 'any',
}: Within & Partial<Pick<SnailTarget, 'side' | 'self' | 'shells'>>): SnailTarget => ({
  target: 'snail',
  range,
  sight,
  side,
  self,
  shells,
});

/** One field in sight, with every snail on it, unless more is said. */
export const field = ({ range, sight = 'needed', side = 'any' }: Within & { readonly side?: Side }): FieldTarget => ({
  target: 'field',
  range,
  sight,
  side,
});

/** Every other snail in sight within the range, unless more is said. */
export const burst = ({ range, sight = 'needed', side = 'any' }: Within & { readonly side?: Side }): BurstTarget => ({
  target: 'burst',
  range,
  sight,
  side,
});

/** Another player with a snail in sight within the range. */
export const player = ({ range, sight = 'needed' }: Within): PlayerTarget => ({ target: 'player', range, sight });

/** Each other player. */
export const others: OthersTarget = deepFreeze({ target: 'others' });

/** A row: one symbol, or two that are needed side by side, and its effects in order. */
export const on = (faces: Face | readonly [Face, Face], ...effects: readonly Effect[]): Row => ({
  faces: typeof faces === 'string' ? [faces] : faces,
  effects,
});

/** Takes life from the targets. */
export const damage = (amount: number): Effect => ({ op: 'damage', amount });
/** Gives life to the targets, up to the end of the track. */
export const heal = (amount: number): Effect => ({ op: 'heal', amount });
/** Pushes the targets to adjacent fields; shells are immune. */
export const push: Effect = deepFreeze({ op: 'push', shells: 'immune' });
/** Pushes the targets, even in shells. */
export const pushEvenShells: Effect = deepFreeze({ op: 'push', shells: 'pushed' });
/** Places the target snail on the field of the active snail. */
export const placeHere: Effect = deepFreeze({ op: 'place-here', shells: 'immune' });
/** Places the target snail, even in a shell, on the field of the active snail. */
export const placeHereEvenShells: Effect = deepFreeze({ op: 'place-here', shells: 'placed' });
/** Places the active snail on the target field. */
export const goThere: Effect = deepFreeze({ op: 'go-there' });
/** The active snail and the target snail, which must not be in a shell, exchange places. */
export const exchangePlaces: Effect = deepFreeze({ op: 'exchange-places' });
/** Moves the active snail by up to so many points. */
export const move = (points: number): Effect => ({ op: 'move', points });
/** The targets leave their shells. */
export const leaveShell: Effect = deepFreeze({ op: 'leave-shell' });
/** The active snail enters a shell. */
export const enterShell: Effect = deepFreeze({ op: 'enter-shell' });
/** The active snail takes aim. */
export const aim: Effect = deepFreeze({ op: 'aim' });
/** Active and passive token are exchanged. */
export const swap: Effect = deepFreeze({ op: 'swap' });
/** Damages the tile of the affected field. */
export const damageTile: Effect = deepFreeze({ op: 'damage-tile', cards: 'lost' });
/** Destroys the tile of the affected field. */
export const destroyTile: Effect = deepFreeze({ op: 'destroy-tile', cards: 'lost' });
/** Damages the tile; if that destroys a meadow, its cards are drawn. */
export const dig: Effect = deepFreeze({ op: 'damage-tile', cards: 'drawn' });
/** Destroys the tile; the cards of a meadow are drawn. */
export const digThrough: Effect = deepFreeze({ op: 'destroy-tile', cards: 'drawn' });
/** Takes the tile of the affected field away with all its tokens; its back has no effect. */
export const removeTile: Effect = deepFreeze({ op: 'remove-tile' });
/** Puts tokens on the tile of the affected field. */
export const put = (token: Token, count = 1): Effect => ({ op: 'put', token, count });
/** The active player draws arsenal cards. */
export const draw = (count: number): Effect => ({ op: 'draw', count });
/** The target players discard arsenal cards of their own choice from hand. */
export const discard = (count: number): Effect => ({ op: 'discard', count });
/** The next unrevealed card of the target player's plan goes back to hand, and its slot stays empty. */
export const takeBack: Effect = deepFreeze({ op: 'take-back' });
/** The effects apply to a field adjacent to the affected one, chosen by the active player. */
export const scatter = (...effects: readonly Effect[]): Effect => ({ op: 'scatter', effects });
/** The effects apply to the active snail and its field. */
export const self = (...effects: readonly Effect[]): Effect => ({ op: 'self', effects });
/** The active player may have these effects, or leave them. */
export const may = (...effects: readonly Effect[]): Effect => ({ op: 'may', effects });

/** What effects act on: a target of the card, or the active snail and its field. */
export type Scope = Target['target'] | 'self';

const ANYWHERE = ['draw', 'self', 'may'] as const;
const ON_SNAILS = ['damage', 'heal', 'push', 'leave-shell'] as const;
const ON_TILES = ['damage-tile', 'destroy-tile', 'remove-tile', 'put', 'scatter'] as const;

/** Which words have a meaning where. Inside `scatter` a field is acted on, inside `self` the active snail. */
export const WORDS_FOR: Readonly<Record<Scope, readonly Op[]>> = deepFreeze({
  self: [...ANYWHERE, ...ON_SNAILS, ...ON_TILES, 'move', 'enter-shell', 'aim', 'swap'],
  snail: [...ANYWHERE, ...ON_SNAILS, ...ON_TILES, 'place-here', 'exchange-places'],
  field: [...ANYWHERE, ...ON_SNAILS, ...ON_TILES, 'go-there'],
  burst: [...ANYWHERE, ...ON_SNAILS],
  player: [...ANYWHERE, 'discard', 'take-back'],
  others: [...ANYWHERE, 'discard', 'take-back'],
});

/** How deep effects may stand inside effects: the list of a card itself is the first level. */
export const DEEPEST = 3;
