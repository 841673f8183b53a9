import { attempt, bulkName, kindOf, UNREADABLE } from './attempt.ts';
import { EngineError, named } from './errors.ts';

/** The game that a function was given; anything else is an `EngineError`. */
export function givenGame<Game>(game: Game): Game {
  if (isGame(game)) return game;
  throw new EngineError('argument/invalid', `A game is needed here; ${named(game)} is none.`);
}

/** The list that a function was given; anything else is an `EngineError` that says what the list is of. */
export function givenList<Entry>(list: readonly Entry[], of: string): readonly Entry[] {
  if (isReadable(list) && Array.isArray(list)) return list;
  throw new EngineError('argument/invalid', `The ${of} have to be a list; ${named(list)} is none.`);
}

/** The actions, one by one, that a function was given; what cannot be gone through is an `EngineError`. */
export function givenEach<Entry>(actions: Iterable<Entry>): Iterable<Entry> {
  if (isReadable(actions) && Symbol.iterator in actions) return actions;
  throw new EngineError('argument/invalid', `Actions have to come one by one; ${named(actions)} does not.`);
}

/** The object that a function was given, as it is; anything that is none, or cannot be read, is an `EngineError`. */
export function givenObject<Thing>(thing: Thing, what = 'options'): Thing {
  if (isReadable(thing) && bulkName(Object(thing)) === undefined) return thing;
  throw noObject(what, thing);
}

/**
 * The options that a function was given, each read once; anything but an object that can be read is an `EngineError`.
 *
 * @rule KER-2.9 Where something is needed, anything else is an error that says so.
 */
export function givenOptions<Options extends object>(options: Options): Options {
  const own = attempt(() => ({ ...givenObject(options) }));
  if (own !== undefined) return own;
  throw noObject('options', options);
}

function noObject(what: string, found: unknown): EngineError {
  return new EngineError('argument/invalid', `The ${what} have to be an object; ${named(found)} is none.`);
}

/** The text that a function was given; anything else is an `EngineError` that says what the text is. */
export function givenText(text: string, what: string): string {
  if (typeof text === 'string') return text;
  throw new EngineError('argument/invalid', `The ${what} has to be a text; ${named(text)} is none.`);
}

// A proxy that throws, or that was revoked, throws at the first question.
function isReadable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && kindOf(value) !== UNREADABLE;
}

/** The name of the ruleset that a state or a view says it is of, whatever value it is. */
export function rulesetIn(at: unknown): unknown {
  return attempt(() => (at as { readonly ruleset?: unknown } | undefined | null)?.ruleset);
}

// A proxy may keep to itself what it has.
function isGame(game: unknown): boolean {
  return attempt(() => ['ruleset', 'setup', 'apply'].every((key) => key in Object(game))) === true;
}

/** What a view of a game is known by. */
export interface ViewMarks<View> {
  /** The game, as a sentence calls it. */
  readonly game: string;
  /** The id of its rules, with which the name of its rulesets begins. */
  readonly id: string;
  /** Parts of every view that are lists. */
  readonly lists: readonly (keyof View & string)[];
  /** Parts of every view that are objects. */
  readonly objects?: readonly (keyof View & string)[];
  /** Lists that are printed: no view holds them, and they have to be laid beside it. */
  readonly printed?: readonly (keyof View & string)[];
}

/**
 * The view of a game that a function was given. A state is refused: shown to somebody, it would show everybody's cards. So
 * is what belongs to another game, and what is no view at all.
 *
 * @rule KER-2.9 Where a view is needed, a state, a view of another game and anything else are errors that say so.
 */
export function givenView<View extends object>(view: View, marks: ViewMarks<View>): View {
  const fault = attempt(() => viewFault(view, marks)) ?? { code: 'view/invalid', message: 'This view cannot be read.' };
  if (fault === 'none') return view;
  throw new EngineError(fault.code, fault.message);
}

interface ViewFault {
  readonly code: 'ruleset/foreign' | 'view/invalid' | 'view/is-state';
  readonly message: string;
}

function viewFault<View extends object>(
  view: View,
  { game, id, lists, objects = [], printed = [] }: ViewMarks<View>,
): ViewFault | 'none' {
  const { ruleset, viewer, chance } = Object(view) as Partial<Record<string, unknown>>;
  if (typeof ruleset !== 'string' || !ruleset.startsWith(`${id}/`)) {
    const what = typeof ruleset === 'string' ? `this belongs to ${named(ruleset)}` : `${named(view)} is none`;
    return { code: 'ruleset/foreign', message: `A view of ${game} is needed here; ${what}.` };
  }
  if (viewer === undefined || chance !== undefined) {
    const message = 'This is a state, which shows everything: give the view of somebody, game.view(state, seat).';
    return { code: 'view/is-state', message };
  }
  const missing = printed.find((key) => view[key] === undefined);
  if (missing !== undefined) {
    const message = `This view of ${game} comes without what is printed, such as its '${missing}'. Give withPrinted(game, view); without a game, lay beside it what the table has sent: { ...printed, ...view }.`;
    return { code: 'view/invalid', message };
  }
  const noList = [...lists, ...printed].find((key) => !Array.isArray(view[key]));
  const noObject = objects.find((key) => typeof view[key] !== 'object' || view[key] === null);
  if (noList === undefined && noObject === undefined) return 'none';
  const what = noList === undefined ? `'${noObject}' is no object` : `'${noList}' is no list`;
  return { code: 'view/invalid', message: `This is no view of ${game}: its ${what}.` };
}
