import { type GameTypes, givenGame, givenList, givenOptions } from '../kernel/index.ts';
import type { Box } from './box.ts';
import type { Path, Target } from './click-rules.ts';
import { printedBeside } from './laid-beside.ts';
import { firstFound, type LitUp, litUp, waysAmong } from './lit.ts';
import { unlitAmong } from './unlit.ts';

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
      const asked = game.pending(view).find(({ seat }) => seat === view.viewer);
      const { meant, isLater } = unlitAmong<T>(clicks, whole, { actions, asked, chosen, targets });
      const reason = firstFound(meant, (action) => game.whyIllegal(view, action));
      if (reason !== undefined) return reason;
      // Nothing that could be an action: what is decided instead, or by whom.
      const why = game.whyIllegal(view, { type: '', seat: view.viewer === 'spectator' ? 0 : view.viewer });
      return why !== undefined && isLater ? { ...why, facts: { ...why.facts, later: true } } : why;
    },
  };
}
