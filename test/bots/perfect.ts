import type { Bot, Simulation } from 'gastropodia';
import { type TicTacToeTypes, ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';

/** Makes no mistake at tic-tac-toe: of all that is as good as can be, it takes any. */
export const perfectBot: Bot<TicTacToeTypes> = {
  name: 'perfect',
  choose({ view, decision, actions, random }) {
    const now = ticTacToe.simulate(ticTacToe.determinize(view, 'nothing is hidden'), { chance: { seed: 'none' } });
    const worths = worthsAfter(now, actions).map((worth) => (decision.seat === 0 ? worth : -worth));
    return random.oneOf(actions.filter((_, index) => worths[index] === Math.max(...worths)));
  },
};

function worthsAfter(now: Simulation<TicTacToeTypes>, actions: readonly TicTacToeTypes['Action'][]): number[] {
  return actions.map((action) => {
    const after = now.fork();
    after.step(action);
    return worthOf(after);
  });
}

const known = new Map<string, number>();

/** 1 where the first player can win, -1 where the second can, 0 where neither can. */
function worthOf(now: Simulation<TicTacToeTypes>): number {
  const winners = now.outcome()?.winners;
  if (winners !== undefined) return winners.length === 2 ? 0 : winners[0] === 0 ? 1 : -1;
  const board = now.state.marks.join();
  const found = known.get(board);
  if (found !== undefined) return found;
  const worths = worthsAfter(now, now.legalActions());
  const worth = now.pending()[0]?.seat === 0 ? Math.max(...worths) : Math.min(...worths);
  known.set(board, worth);
  return worth;
}
