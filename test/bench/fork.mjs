import { recordedGames } from './games.mjs';

/** A search holds few simulations at a time; V8 takes thousands for a sign to put new ones where they are slow to make. */
const STATES = 64;

/**
 * A simulation's `fork` against `structuredClone` of the same state, at decisions all along recorded games.
 *
 * @param {import('./games.mjs').Played} toy
 * @returns {import('./harness.mjs').Comparison[]}
 */
export function cloneAgainstFork(toy) {
  const { id, game } = toy;
  const moves = recordedGames(toy).flat();
  const states = Array.from(
    { length: STATES },
    (_, index) => moves[Math.floor((index * moves.length) / STATES)].before,
  );
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
