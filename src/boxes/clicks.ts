import { type GameTypes, givenGame, givenList, givenOptions } from '../kernel/index.ts';
import type { Box } from './box.ts';
import { isSame, type Path, type Target } from './click-rules.ts';
import { printedBeside } from './laid-beside.ts';
import { firstFound, type LitUp, litUp, type Way, waysAmong } from './lit.ts';

/** What can be clicked now, and why nothing else can. */
export interface Clicks<T extends GameTypes> extends LitUp<T> {
  /**
   * Why this cannot be clicked now; nothing, if it can. Of things that lie one on the other, the first with which somebody
   * could mean anything gives the reason.
   */
  refusal(...targets: readonly Target[]): T['Why'] | undefined;
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
 *   otherwise with what is decided instead, or by whom. What belongs to an answer after something else says so.
 */
export function clicksOf<T extends GameTypes, Look>(
  box: Pick<Box<T, Look>, 'game' | 'clicks'>,
  view: T['View'],
  chosen: Path = [],
): Clicks<T> {
  const { game, clicks } = givenOptions(box);
  const actions = givenGame(game).legalActions(view);
  const whole = printedBeside(game, view);
  const ways = waysAmong<T, T['View']>(clicks, whole, { actions, chosen: givenList(chosen, 'clicks') });
  const lit = litUp(ways, chosen.length);
  return {
    ...lit,
    refusal(...targets) {
      if (lit.at(...targets) !== undefined) return undefined;
      const rest = restOf(ways, chosen.length + 1);
      const reason = firstFound(targets, (target) =>
        whyNot(box, whole, { path: [...chosen, target], rest, like: ways[0]?.action }),
      );
      if (reason !== undefined) return reason;
      // Nothing that could be an action: what is decided instead, or by whom.
      const why = game.whyIllegal(view, { type: '', seat: view.viewer === 'spectator' ? 0 : view.viewer });
      return why !== undefined && isLater(ways, chosen.length, targets)
        ? { ...why, facts: { ...why.facts, later: true } }
        : why;
    },
  };
}

/** What would have to be clicked after so many clicks, by any of these ways. */
const restOf = <T extends GameTypes>(ways: readonly Way<T>[], clicked: number): Path =>
  ways[0]?.path.slice(clicked) ?? [];

/** Is one of these clicked after so many clicks, by any of these ways? */
const isLater = <T extends GameTypes>(ways: readonly Way<T>[], clicked: number, targets: Path): boolean =>
  ways.some(({ path }) => path.slice(clicked).some((each) => targets.some((target) => isSame(each, target))));

/** The reason why an action is illegal that is said by a click that is not lit; nothing, if none is said by it. */
function whyNot<T extends GameTypes, Look>(
  { game, clicks }: Pick<Box<T, Look>, 'game' | 'clicks'>,
  view: T['View'],
  { path, rest, like }: { readonly path: Path; readonly rest: Path; readonly like: T['Action'] | undefined },
): T['Why'] | undefined {
  const asked = game.pending(view).find(({ seat }) => seat === view.viewer);
  const meaning = (clicked: Path): unknown =>
    asked === undefined ? undefined : clicks?.meant?.(clicked, asked, { view, like });
  const meant = meaning(path) ?? meaning([...path, ...rest]);
  return meant === undefined ? undefined : game.whyIllegal(view, meant);
}
