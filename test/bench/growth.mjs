import { recordedGames } from './games.mjs';

/** Moves of each quarter that are timed. */
const MOVES = 64;

/**
 * What a decision costs late in a game against early in it: a fork, one step in the direct mode, and the options after it.
 *
 * @param {import('./games.mjs').Played} toy
 * @returns {import('./harness.mjs').Comparison[]}
 */
export function lateAgainstEarly(toy) {
  const { id } = toy;
  const games = recordedGames(toy);
  const early = games.flatMap((moves) => moves.slice(0, Math.ceil(moves.length / 4)));
  const late = games.flatMap((moves) => moves.slice(-Math.ceil(moves.length / 4)));
  return [
    {
      id: `late-vs-early/${id}`,
      what: `${id}: a decision in the last quarter of a game ÷ in the first`,
      goal: { better: 'less', floor: 2, aim: 1.5 },
      over: steps(toy, 'in the last quarter', late),
      under: steps(toy, 'in the first quarter', early),
    },
  ];
}

function steps({ game }, name, moves) {
  const timed = Array.from({ length: MOVES }, (_, index) => {
    const { before, action } = moves[Math.floor((index * moves.length) / MOVES)];
    return { simulation: game.simulate(before, { chance: before.chance }), action };
  });
  return {
    name,
    operations: MOVES,
    pass() {
      for (const { simulation, action } of timed) {
        const fork = simulation.fork();
        fork.step(action);
        fork.legalActions();
      }
    },
  };
}
