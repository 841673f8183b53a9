import { recordedGames } from './games.mjs';

/**
 * A simulation's `fork` against `structuredClone` of the same state, at every decision of recorded games.
 *
 * @param {import('./games.mjs').Played} toy
 * @returns {import('./harness.mjs').Comparison[]}
 */
export function cloneAgainstFork(toy) {
  const { id, game } = toy;
  const states = recordedGames(toy)
    .flat()
    .map(({ before }) => before);
  const simulations = states.map((state) => game.simulate(state, { chance: state.chance }));
  // Fresh from JSON: how fast `structuredClone` is must not depend on how well our own copies are made.
  const plain = states.map((state) => JSON.parse(JSON.stringify(state)));
  return [
    {
      id: `clone-vs-fork/${id}`,
      what: `${id}: structuredClone ÷ fork`,
      goal: { better: 'more', floor: 15, aim: 30 },
      over: {
        name: 'structuredClone',
        operations: states.length,
        pass() {
          for (const state of plain) structuredClone(state);
        },
      },
      under: {
        name: 'fork',
        operations: states.length,
        pass() {
          for (const simulation of simulations) simulation.fork();
        },
      },
    },
  ];
}
