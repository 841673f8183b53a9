import { EngineError, type GameTypes, givenOptions, isEngineError, named, type PrintedView } from '../kernel/index.ts';
import { buttonOf, type ClickRules, isSame, type Path, pathsFrom, type Target } from './click-rules.ts';

/** Something that can be clicked now. */
export interface Lit<T extends GameTypes> {
  readonly target: Target;
  /** What is said by it, where nothing else has to be clicked. */
  readonly action: T['Action'] | undefined;
  /** All that can still be said once it is clicked. */
  readonly actions: readonly T['Action'][];
}

/** What can be clicked now. */
export interface LitUp<T extends GameTypes> {
  /** All that can be clicked, each once; nothing, if the viewer has nothing to decide. */
  readonly lit: readonly Lit<T>[];
  /** Those of them that are buttons. */
  readonly buttons: readonly Lit<T>[];
  /** The actions that can still be said after what was clicked so far. */
  readonly actions: readonly T['Action'][];
  /** What a click on this says or begins; of things that lie one on the other, the first that is lit. Nothing, if none is. */
  at(...targets: readonly Target[]): Lit<T> | undefined;
}

/** What somebody can choose from, and what was clicked so far. */
export interface Choosing<T extends GameTypes> {
  readonly actions: readonly T['Action'][];
  readonly chosen?: Path;
}

/**
 * What can be clicked to say one of these actions, step by step: for a page that has no rules, and is told by a server what
 * is legal. One that has them asks `clicksOf`, which also knows why nothing else can be clicked.
 *
 * @param rules how the actions of the game are clicked: `clicks` of its show or box. If it has none, there is a button for each.
 * @param view a view as these rules take it: those of a show need what is printed beside it.
 *
 * @rule KER-12.3 Every legal action can be reached by clicks, and nothing else; each way leads to one action.
 */
export function litAmong<T extends GameTypes, View = PrintedView<T>>(
  rules: ClickRules<T, View> | undefined,
  view: NoInfer<View>,
  choosing: Choosing<T>,
): LitUp<T> {
  const { actions, chosen = [] } = givenOptions(choosing);
  return litUp(waysAmong(rules, view, { actions, chosen }), chosen.length);
}

/** The ways to say one of these actions that begin with what was clicked so far. */
export function waysAmong<T extends GameTypes, View = PrintedView<T>>(
  rules: ClickRules<T, View> = buttons<T, View>(),
  view: View,
  { actions, chosen = [] }: Choosing<T>,
): readonly Way<T>[] {
  try {
    return waysFrom<T, View>(rules, view, actions, [...chosen]);
  } catch (thrown) {
    if (isEngineError(thrown)) throw thrown;
    const message = `What was clicked so far is a list of targets; ${named(chosen)} is none.`;
    throw new EngineError('argument/invalid', message);
  }
}

/** What is lit by these ways after so many clicks. */
export function litUp<T extends GameTypes>(ways: readonly Way<T>[], clicked: number): LitUp<T> {
  const lit = litBy(ways, clicked);
  return {
    lit,
    buttons: lit.filter(({ target }) => target.kind === 'button'),
    actions: [...new Set(ways.map(({ action }) => action))],
    at: (...targets) => firstFound(targets, (target) => lit.find((each) => isSame(each.target, target))),
  };
}

/** What is found for the first of these for which anything is. */
export function firstFound<Each, Found>(
  all: readonly Each[],
  find: (each: Each) => Found | undefined,
): Found | undefined {
  for (const each of all) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A button for every action. */
const buttons = <T extends GameTypes, View>(): ClickRules<T, View> => ({ paths: (action) => [[buttonOf(action)]] });

/** A way to say an action by clicks. */
export interface Way<T extends GameTypes> {
  readonly path: Path;
  readonly action: T['Action'];
}

/** The ways that begin with what was clicked so far. */
function waysFrom<T extends GameTypes, View = PrintedView<T>>(
  rules: ClickRules<T, View>,
  view: View,
  actions: readonly T['Action'][],
  chosen: Path,
): readonly Way<T>[] {
  return actions.flatMap((action) =>
    rules.paths(action, view, actions).flatMap((way) => pathsFrom(way, chosen).map((path) => ({ path, action }))),
  );
}

function litBy<T extends GameTypes>(ways: readonly Way<T>[], clicked: number): readonly Lit<T>[] {
  const lit = new Map<string, Lit<T> & { readonly actions: T['Action'][] }>();
  for (const { path, action } of ways) {
    const target = path[clicked];
    if (target === undefined) throw twoWays(path);
    const isLast = path.length === clicked + 1;
    const key = `${target.kind} ${target.id}`;
    // Two ways through one target both have to go on: if one of them ends there, nobody knows what is meant.
    const other = lit.get(key);
    if (other !== undefined && (isLast || other.action !== undefined)) throw twoWays(path);
    if (other === undefined) lit.set(key, { target, action: isLast ? action : undefined, actions: [action] });
    else if (other.actions.at(-1) !== action) other.actions.push(action);
  }
  return [...lit.values()];
}

function twoWays(path: Path): EngineError {
  const clicked = path.map(({ kind, id }) => `${kind} ${id}`).join(', ');
  return new EngineError('box/invalid', `The same clicks say two things, or only the half of one: ${clicked}.`);
}
