import type { Pictures, Story, StoryOptions, TextOptions } from '../drawing/index.ts';
import type {
  ActionWords,
  Bot,
  Decision,
  Game,
  GameTypes,
  Judge,
  Knowledge,
  LocaleTag,
  Outcome,
  PrintedView,
  Seat,
  Seating,
  SeenEvent,
  Source,
  TableNames,
  TableWhy,
} from '../kernel/index.ts';
import type { ClickRules } from './click-rules.ts';
import type { Lit } from './lit.ts';
import type { ShownStory } from './shown-story.ts';

/** Somebody who is going to play: what the tool that sets a game up knows of them. */
export interface Player {
  readonly name?: string;
  /** One of the values of the box's trait. */
  readonly trait?: string;
}

/** The players by seat, and what is settled for them: who begins, and whether the game must end. */
export interface Party {
  readonly players: readonly Player[];
  /** `first-seat` where the order of seats shall be the order of play: in tournaments. If not said, as the game has it. */
  readonly begins?: 'first-seat';
  /**
   * `limited` where the game must end even if nobody plays towards its end, as random bots do: in tournaments, laws and walks.
   * If not said, as the rulebook has it.
   */
  readonly length?: 'limited';
}

/** A way to play a game: the usual one, one with another opening. */
export interface Offer<T extends GameTypes> {
  /** What it is asked for by. */
  readonly id: string;
  readonly seats: Seating;
  /** What it is, in a few words. */
  describe(locale: LocaleTag): string;
  /** The config for these players. */
  config(party: Party): T['Config'];
}

/** Something in which seats may differ, and that a tournament deals out evenly: a faction, a side, a hero. */
export interface Trait {
  /** Its singular, and what heads a table of it: `faction`. */
  readonly name: string;
  readonly plural: string;
  /** No two seats have the same one. */
  readonly values: readonly string[];
  /** What it is called in a language, or one of its values is; if not said, as it is written here. */
  describe?(locale: LocaleTag, value?: string): string;
}

/** Where a card comes from: a rulebook, only its name from there, or our own hands. */
export type CardSource = Source;

/** A card as it is shown to people. */
export interface BoxCard {
  readonly id: string;
  readonly name: string;
  /** What it does, in a sentence or several. */
  readonly text: string;
  readonly copies: number;
  /** Nothing is said of it where there is only one. */
  readonly source?: CardSource;
}

/** Cards that belong together. */
export interface CardGroup {
  readonly title: string;
  /** `tiles` where these are no cards; `cards` if not said. Tools count the two apart. */
  readonly pieces?: 'tiles';
  readonly cards: readonly BoxCard[];
}

/** In which language something of a position is told, and how everybody is called. */
export interface BoxTelling {
  readonly locale: LocaleTag;
  /** If not said, as the game calls them, and as the position does. */
  readonly names?: TableNames | undefined;
}

/**
 * What is said of a game, in each language that it speaks: those that `game.locales` names. Where `names` are given, players
 * and cards are called by them. A box takes views as the game gives them; a show has no game, and needs what is printed beside them.
 */
export interface BoxWords<T extends GameTypes, View = T['View']> {
  /** What the game is called. */
  name(telling: BoxTelling): string;
  /** What happened, in a sentence. */
  event(event: SeenEvent<T['Event']>, telling: BoxTelling): string;
  /** Why something is not legal, in a sentence. */
  refusal(why: T['Why'], telling: BoxTelling): string;
  /** What a seat is asked for, in a few words. */
  decision(kind: T['Ask']['ask'], telling: BoxTelling): string;
  /** What a seat is asked in this position, in a sentence: who decides, and what about. */
  question(decision: Decision<T['Ask']['ask']>, view: View, telling: BoxTelling): string;
  /**
   * What somebody can do in this position, or does: a `label` for a button, if nothing is said, or a `sentence` for a log. It
   * is told of the position before the action.
   */
  action(action: T['Action'], view: View, telling: BoxTelling & { readonly as?: keyof ActionWords }): string;
  /**
   * What something is called that can be clicked in this position, for a button: as its action is; where more has to be
   * clicked, what is begun by it. See {@link clicksOf}.
   */
  label(lit: Lit<T>, view: View, telling: BoxTelling): string;
  /** What a seat is called that was given no name. */
  seat(seat: Seat, telling: BoxTelling): string;
  /** How a game ended, in a sentence: who won, with what, and by which rule. */
  outcome(outcome: Outcome, telling: BoxTelling): string;
  /** What may come of an action, in a few words: a result among those that the box's `odds` gives. */
  chance(result: unknown, view: View, telling: BoxTelling): string;
  /** How everybody is called in a position that knows it. */
  names(view: View): TableNames;
}

/** Something that may come of an action, and how likely it is, from 0 to 1. */
export interface Chances {
  readonly probability: number;
  /** What it is, as plain data of the game's own. */
  readonly result: unknown;
}

/** What a tournament counts beside who wins. */
export interface Tally<T extends GameTypes> {
  /** How many rounds a game lasted. */
  rounds?(end: T['State']): number;
  /** From all that happened in a game: how often each seat has played which card. */
  cards?(events: readonly T['Event'][], seats: number): readonly Readonly<Record<string, number>>[];
}

/**
 * What of a box needs no rules: enough for a page that shows a game which is played elsewhere. Every box is one, and a game
 * can have one that is loaded without the rest (`gastropodia/snails/show`).
 *
 * What is printed on boards and cards is in no view, and a show has no game to ask for it. So it takes views that have it beside
 * them: a table sends it once, as `printed`, and a page gives `{ ...printed, ...view }`.
 */
export interface Show<T extends GameTypes = GameTypes, Look = unknown> {
  readonly words: BoxWords<T, PrintedView<T>>;
  /** Looks, how events are told, the players, and how they stand. */
  readonly story: ShownStory<PrintedView<T>, T['Event'], Look>;
  /** All cards of the game. */
  cards?(locale: LocaleTag): readonly CardGroup[];
  /**
   * What is clicked to say an action: see {@link clicksOf} and {@link litAmong}. Where it is not said, there is a button for
   * each action.
   */
  readonly clicks?: ClickRules<T>;
}

/** How a box renders a position as text. */
export interface RenderingOptions extends StoryOptions, Pick<TextOptions, 'outcome'> {}

/**
 * A game with everything that a tool has to know of it: the command line, tournaments, soak, laws and pages go by boxes
 * and name no game. {@link boxOf} makes one, with a default for all that is not said. Its functions take views as the game gives
 * them, and lay what is printed beside them.
 */
export interface Box<T extends GameTypes = GameTypes, Look = unknown> extends Show<T, Look> {
  readonly game: Game<T>;
  readonly words: BoxWords<T> & {
    /** Why something is not legal, or why a table refuses it, in a sentence. */
    refusal(why: T['Why'] | TableWhy, telling: BoxTelling): string;
  };
  readonly clicks?: ClickRules<T, T['View']>;
  /** The ways to play it, the usual one first. */
  readonly configs: readonly Offer<T>[];
  readonly trait?: Trait;
  /** Where it is said, the first seat begins; in tournaments at least. */
  readonly begins?: 'first-seat';
  /** The rule by which something has happened, to be looked up; nothing, if no single rule says it, or it is not known. */
  ruleOf(event: SeenEvent<T['Event']>): string | undefined;
  /** Looks, the table in few lines, and how events are told. */
  readonly story: Story<T['View'], T['Event'], Look>;
  /** Renders the whole position as text. With the `outcome` of a table, the text says how the game ended. */
  render(view: T['View'], options: RenderingOptions): string;
  /** The table, and a card, as SVG. */
  readonly pictures: Pictures<Look>;
  /** What a bot can be told: see {@link Knowledge}. */
  knowledge?(view: T['View']): Judge<T>;
  /** Bots that are the game's own, by name; those for any game play it anyway. */
  readonly bots?: Readonly<Record<string, () => Bot<T>>>;
  /** What may come of an action, where the game has a way of its own to tell. {@link oddsOf} tells it of any game, in words. */
  odds?(at: T['State'] | T['View'], action: T['Action']): readonly Chances[];
  readonly tally?: Tally<T>;
}

/** A box of any game. */
export type AnyBox = Box<GameTypes>;
