import type { GenericSchema } from 'valibot';
import type { Fault } from '../basics/errors.ts';
import type { Departure } from '../basics/leaving.ts';
import type { Plain } from '../basics/plain.ts';
import type { KernelWhy } from '../basics/refusal.ts';
import type { Seating, Viewer } from '../basics/seats.ts';
import type { Random } from '../chance/random.ts';
import type { Field, Optional } from '../reading/fields.ts';
import type { Locale } from '../words/languages.ts';
import type { Languages } from '../words/sentences.ts';
import type { Draft } from './draft.ts';
import type { DecisionTraits, GameTypes, Outcome } from './game.ts';

/** A state or a view of a game: questions are asked of either, and give the seat that is asked the same answer. */
export type At<T extends GameTypes> = T['State'] | T['View'];
/** The steps of this name. */
export type StepOf<T extends GameTypes, Name> = Extract<T['Step'], { readonly do: Name }>;
/** The asks of this kind. */
export type AskOf<T extends GameTypes, Kind> = Extract<T['Ask'], { readonly ask: Kind }>;
/** The actions of this type that choose something. */
export type SaidOf<T extends GameTypes, Type> = Exclude<
  Extract<T['Action'], { readonly type: Type }>,
  { readonly decline: true }
>;
/** The action that declines this kind of decision; `never` where it cannot be declined. */
export type DeclineOf<T extends GameTypes, Kind> = Extract<
  T['Action'],
  { readonly type: Kind; readonly decline: true }
>;
/** The keys that the kernel keeps itself, in a state or in a view. */
export type KernelKey = 'ruleset' | 'viewer' | 'chance' | 'agenda' | 'decisions';

/** The keys of an action beside those that every action has. */
export type FieldKey<Action> = Exclude<keyof Action, 'type' | 'seat' | 'decision' | 'decline'>;

/**
 * What each field of an action, beside `type`, `seat` and `decision`, can hold, and how it is read from a value that may be
 * anything. A key that may be absent has an {@link Optional} field, and no other has.
 */
export type Fields<Action> = {
  readonly [Key in FieldKey<Action>]-?: Record<never, never> extends Pick<Action, Key>
    ? Optional<Required<Action>[Key]>
    : Field<Action[Key]>;
};

/**
 * For some of an action's fields the values to try, each of which could be legal; of the others every value of their domain
 * is tried. For a field that may be left out, `undefined` stands for leaving it out.
 */
export type Among<Action, Args extends readonly unknown[]> = {
  readonly [Key in FieldKey<Action>]?: (...args: Args) => Iterable<Action[Key]>;
};

/**
 * For some of the fields that `among` has values for: the refusal of everything else. It is told the values, in a list of its
 * own that may become a fact of the refusal.
 *
 * @rule KER-10.16 What may be chosen is listed, and everything else is refused, from one list of values.
 */
export type Otherwise<Action, Args extends readonly unknown[], Why> = {
  readonly [Key in FieldKey<Action>]?: (values: readonly Required<Action>[Key][], ...args: Args) => Why;
};

/**
 * A kind of decision. Legality is written once, in `why` and `otherwise`: the legal actions are the candidates they have nothing
 * against.
 */
export type Question<T extends GameTypes, Kind extends string> = {
  /**
   * `private` if what can be answered depends on what others must not know, or if they must not know the answer: such a
   * decision is always asked, and an event that tells of the answer is marked with `reveals`.
   *
   * @rule KER-1.7 A decision that leaves no choice is taken by the engine, except where it is asked always.
   */
  readonly options: DecisionTraits['options'];
  /**
   * Is it asked even if there is no choice? A public decision is asked only if there is one, unless this says `always`; a
   * private one, and one whose window is open, is asked always.
   */
  readonly asked?: 'always';
  /** Are free actions possible before it is answered? They are not, unless this says `open`. */
  readonly window?: 'open';
  readonly fields: Fields<SaidOf<T, Kind>>;
  /**
   * Every answer that could be legal, each once, in the order of the rulebook. Where this is left out, all values of the
   * fields are tried, the first field changing slowest.
   *
   * @rule KER-2.13 Where candidates are left out, all that the fields can hold is tried.
   */
  candidates?(at: At<T>, ask: AskOf<T, Kind>): Iterable<SaidOf<T, Kind>>;
  /**
   * Says that all that is tried is legal: `why` is asked of nothing that is listed, only of what comes from outside.
   *
   * @rule KER-10.21 Rules may say that all they try is legal; then it is listed without asking them.
   */
  readonly exact?: true;
  /** Where `candidates` are left out: which values of some fields to try, such as the cards in hand. */
  readonly among?: Among<SaidOf<T, Kind>, [at: At<T>, ask: AskOf<T, Kind>]>;
  /** The refusal of values that `among` does not have; `why` is asked only of those that it has. */
  readonly otherwise?: Otherwise<SaidOf<T, Kind>, [at: At<T>, ask: AskOf<T, Kind>], T['Why']>;
  /** Why this answer is not legal; nothing, if it is. */
  why(at: At<T>, ask: AskOf<T, Kind>, action: SaidOf<T, Kind>): T['Why'] | undefined;
  /** Carries the answer out. */
  answer(draft: Draft<T['State']>, ask: AskOf<T, Kind>, action: SaidOf<T, Kind>): void;
} & ([DeclineOf<T, Kind>] extends [never]
  ? object
  : {
      /** What happens if none of the options is taken. That this exists means that it may be declined. */
      decline(draft: Draft<T['State']>, ask: AskOf<T, Kind>): void;
    });

/** Something a seat may do before it answers a decision whose window is open; it is told which decision that is. */
export interface FreeAction<T extends GameTypes, Type extends string> {
  /** `private` if others must not know what could be done, or what was; they may, unless this says so. */
  readonly options?: 'private';
  readonly fields: Fields<SaidOf<T, Type>>;
  /** Everything of this type that the seat could do, each once; all that the fields can hold, where this is left out. */
  candidates?(at: At<T>, ask: T['Ask']): Iterable<SaidOf<T, Type>>;
  /** Says that all that is tried is legal: `why` is asked only of what comes from outside. */
  readonly exact?: true;
  /** Where `candidates` are left out: which values of some fields to try. */
  readonly among?: Among<SaidOf<T, Type>, [at: At<T>, ask: T['Ask']]>;
  /** The refusal of values that `among` does not have; `why` is asked only of those that it has. */
  readonly otherwise?: Otherwise<SaidOf<T, Type>, [at: At<T>, ask: T['Ask']], T['Why']>;
  /** Why this is not legal; nothing, if it is. */
  why(at: At<T>, ask: T['Ask'], action: SaidOf<T, Type>): T['Why'] | undefined;
  /** Carries it out. Work that it puts on the agenda is done before the decision is asked again. */
  do(draft: Draft<T['State']>, ask: T['Ask'], action: SaidOf<T, Type>): void;
}

/**
 * Looks whether something is true of a state: all that is wrong, each with its path (`state.life[5]`) and with what was
 * expected and found. A game without much to tell says `true` or `false`.
 *
 * @rule KER-2.6 A broken invariant is told by its name, with the place, what was expected and what was found.
 */
export type Invariant<State> = (state: State) => boolean | Iterable<Fault>;

/** Makes views. */
export interface Mask<T extends GameTypes> {
  (state: T['State'], viewer: Viewer): Omit<T['View'], KernelKey>;
  /** How views are made part by part, so that frames cost less: the mask that a declaration makes has them. */
  readonly parts?: readonly ViewPart<T>[];
}

/** A part of a view, and how it is made. */
export interface ViewPart<T extends GameTypes = GameTypes> {
  /** Its key in a view. */
  readonly key: string;
  /** Returns what a viewer sees of it; if there is no such function, the viewer sees the part of the state as it is. */
  show?(state: T['State'], viewer: Viewer): unknown;
  /** Do all viewers see the same? */
  readonly isCommon?: boolean;
  /** Does it depend on nothing but the part of the state that has its name? */
  readonly isLocal?: boolean;
}

/** A part of a view that the kernel does not keep itself. */
export type ViewKey<T extends GameTypes> = Exclude<keyof T['View'] & string, KernelKey>;

/** For each type of event, the parts of a view that it changes. */
export type Changes<T extends GameTypes> = {
  readonly [Type in T['Event']['type']]: readonly ViewKey<T>[];
};

/** What an author writes to make a game. Each table has one entry for each name in the types: the compiler counts. */
export interface Rules<T extends GameTypes> {
  readonly id: string;
  /** Goes up whenever the same seed and actions may give another game. */
  readonly version: number;
  readonly seats: Seating;
  /** Whatever else makes the ruleset: a pack of cards, a layout, options. */
  readonly options: Plain;
  /** The names of the streams of chance. */
  readonly streams: readonly string[];
  /** What configs and saved states from outside must look like. */
  readonly config: GenericSchema<unknown, T['Config']>;
  readonly state: GenericSchema<unknown, T['State']>;

  /** How many seats a game of this config has. */
  seatsOf(config: T['Config']): number;
  /** The first position, with the first steps on the agenda: a stack, the next step last. */
  setup(config: T['Config'], seats: number): Omit<T['State'], Exclude<KernelKey, 'agenda'>>;
  /** What each step does. */
  readonly steps: { readonly [Name in T['Step']['do']]: (draft: Draft<T['State']>, step: StepOf<T, Name>) => void };
  /** What each decision asks, allows and leads to. */
  readonly questions: { readonly [Kind in T['Ask']['ask']]: Question<T, Kind> };
  /** What may be done in between. */
  readonly freeActions: {
    readonly [Type in Exclude<T['Action']['type'], T['Ask']['ask']>]: FreeAction<T, Type>;
  };
  /** The last word: done once, when nothing is left to be done, for telling how the game ended. */
  ended?(draft: Draft<T['State']>): void;
  /** How the game ended, asked only when nothing is left to be done. */
  outcome(at: At<T>): Outcome;
  /**
   * How the game ends after these seats have left it, the first to leave first; nothing, if it is played on without them. It is
   * asked at every departure, and once more when the game is over. Where this is left out, who leaves ranks last.
   */
  left?(state: T['State'], departures: readonly Departure[]): Outcome | undefined;

  /** What a viewer may know, of all that the kernel does not keep itself. */
  readonly mask: Mask<T>;
  /**
   * The parts of a view that each type of event changes: a frame of such an event shows these changes, and no others.
   *
   * @rule KER-17.3 An event is told after the change that it describes, and its frame shows this change and no other.
   */
  readonly changes?: Changes<T>;
  /** The parts of a view that say how far the rules have come, beside the agenda: they change without being told. */
  readonly progress?: readonly ViewKey<T>[];
  /**
   * Returns what is printed: boards, books of cards, whatever never changes during a game, so that no view has to hold it. It is
   * asked of a state or a view, because it may depend on the number of seats; of every position of one game it is the same.
   * Return the same object every time. Leave it out where nothing is printed.
   */
  printed?(at: At<T>): T['Printed'];
  /** A world that a view allows: chance as it may have happened, unknown choices all as likely. */
  imagine(view: T['View'], random: Random): Omit<T['State'], Exclude<KernelKey, 'agenda'>>;
  /**
   * A copy of a state, of all in it that changes: rules run on it, in `reduce` and in simulations. `clonePlain` does for any;
   * one written for the shape is faster.
   *
   * @rule KER-10.9 Rules run on a plain copy of a position, which holds all of it and shares nothing with it that changes.
   */
  clone(state: T['State']): T['State'];
  /**
   * What of a state does not fit a table of so many seats. Asked before the invariants, which are asked only where everything
   * fits, and may count on it.
   *
   * @rule KER-10.13 What does not fit the table is told before the invariants are asked.
   */
  fits?(state: T['State']): Iterable<Fault>;
  /** The game's own invariants, by name: what is true of every state at which the game waits. */
  readonly invariants: Readonly<Record<string, Invariant<T['State']>>>;
  /**
   * What the game says, by locale: the keys are the languages it has. Where this is left out, it has those of the kernel,
   * and `explain` says what the rules refuse.
   */
  readonly languages?: Languages<T['Why']>;
  /**
   * The sentence of a refusal of the game's own, with the rule's figure, the player's figure and the rule id: for a game
   * without a table of languages. Where there is neither, a sentence names the refusal's code.
   */
  explain?(why: Exclude<T['Why'], KernelWhy>, locale: Locale): string;
}
