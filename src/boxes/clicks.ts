import { attempt, EngineError, type GameTypes, givenGame, givenOptions, named } from '../kernel/index.ts';
import type { Box } from './box.ts';
import { buttonOf, type ClickRules, type Path, type Target } from './click-rules.ts';

/** Something that can be clicked now. */
export interface Lit<T extends GameTypes> {
  readonly target: Target;
  /** What is said by it, where nothing else has to be clicked. */
  readonly action: T['Action'] | undefined;
}

/** What can be clicked now, and why nothing else can. */
export interface Clicks<T extends GameTypes> {
  /** All that can be clicked, each once; nothing, if the viewer has nothing to decide. */
  readonly lit: readonly Lit<T>[];
  /** Those of them that are buttons. */
  readonly buttons: readonly Lit<T>[];
  /** What a click on this says or begins; nothing, if it is not lit. */
  at(target: Target): Lit<T> | undefined;
  /** Why this cannot be clicked now; nothing, if it can. */
  refusal(target: Target): T['Why'] | undefined;
}

/**
 * What the seat that looks can click to say what it decides, step by step: highlights, and the reason for what is not lit,
 * come from the same call.
 *
 * @param chosen What it has clicked so far, of what takes several clicks: the snail that is to be placed.
 *
 * @example A mark is set by a click on its field
 * {@includeCode ../../test/boxes/clicks.test.ts#clicks}
 *
 * @rule KER-12.3 Every legal action can be reached by clicks, and nothing else; each way leads to one action.
 * @rule KER-12.4 What is not lit is refused with the reason why the action is illegal that it would be, if it would be one;
 *   otherwise with what is decided instead, or by whom.
 */
export function clicksOf<T extends GameTypes, Look>(
  box: Pick<Box<T, Look>, 'game' | 'clicks'>,
  view: T['View'],
  chosen: Path = [],
): Clicks<T> {
  const { game, clicks: rules = BUTTONS } = givenOptions(box);
  const actions = [...givenGame(game).legalActions(view)];
  const ways = attempt(() => waysFrom<T>(rules, view, actions, [...chosen]));
  if (ways === undefined) {
    throw new EngineError(
      'argument/invalid',
      `What was clicked so far is a list of targets; ${named(chosen)} is none.`,
    );
  }
  const lit = litBy(ways, chosen.length);
  return {
    lit,
    buttons: lit.filter(({ target }) => target.kind === 'button'),
    at: (target) => lit.find((each) => isSame(each.target, target)),
    refusal(target) {
      if (lit.some((each) => isSame(each.target, target))) return undefined;
      return whyNot(box, view, { path: [...chosen, target], rest: restOf(ways, chosen.length + 1) });
    },
  };
}

/** A button for every action. */
const BUTTONS: ClickRules<GameTypes> = { paths: (action) => [[buttonOf(action)]] };

/** A way to say an action by clicks. */
interface Way<T extends GameTypes> {
  readonly path: Path;
  readonly action: T['Action'];
}

/** The ways that begin with what was clicked so far. */
function waysFrom<T extends GameTypes>(
  rules: ClickRules<T>,
  view: T['View'],
  actions: readonly T['Action'][],
  chosen: Path,
): readonly Way<T>[] {
  const ways = actions.flatMap((action) => rules.paths(action, view).map((path) => ({ path, action })));
  return ways.filter(({ path }) => chosen.every((target, index) => isSame(target, path[index])));
}

const isSame = (one: Target, other: Target | undefined): boolean => one.kind === other?.kind && one.id === other.id;

function litBy<T extends GameTypes>(ways: readonly Way<T>[], clicked: number): readonly Lit<T>[] {
  const lit = new Map<string, Lit<T>>();
  for (const { path, action } of ways) {
    const target = path[clicked];
    if (target === undefined) throw twoWays(path);
    const isLast = path.length === clicked + 1;
    const key = `${target.kind} ${target.id}`;
    // Two ways through one target both have to go on: if one of them ends there, nobody knows what is meant.
    const other = lit.get(key);
    if (other !== undefined && (isLast || other.action !== undefined)) throw twoWays(path);
    if (other === undefined) lit.set(key, { target, action: isLast ? action : undefined });
  }
  return [...lit.values()];
}

function twoWays(path: Path): EngineError {
  const clicked = path.map(({ kind, id }) => `${kind} ${id}`).join(', ');
  return new EngineError('box/invalid', `The same clicks say two things, or only the half of one: ${clicked}.`);
}

/** What would have to be clicked after so many clicks, by any of these ways. */
const restOf = <T extends GameTypes>(ways: readonly Way<T>[], clicked: number): Path =>
  ways[0]?.path.slice(clicked) ?? [];

/** The reason why an action is illegal that is said by a click that is not lit. */
function whyNot<T extends GameTypes, Look>(
  { game, clicks }: Pick<Box<T, Look>, 'game' | 'clicks'>,
  view: T['View'],
  { path, rest }: { readonly path: Path; readonly rest: Path },
): T['Why'] | undefined {
  const asked = game.pending(view).find(({ seat }) => seat === view.viewer);
  const meaning = (clicked: Path): unknown => (asked === undefined ? undefined : clicks?.meant?.(clicked, asked));
  const meant = meaning(path) ?? meaning([...path, ...rest]);
  const refusal = meant === undefined ? undefined : game.whyIllegal(view, meant);
  // Nothing that could be an action: what is decided instead, or by whom.
  return refusal ?? game.whyIllegal(view, { type: '', seat: view.viewer === 'spectator' ? 0 : view.viewer });
}
