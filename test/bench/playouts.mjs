import { cheapRandom, firstStates } from './games.mjs';

/**
 * @param {import('./games.mjs').Played} toy
 * @returns {import('./harness.mjs').Bench}
 */
export function purePlayouts(toy) {
  return playouts('a decision, pure', toy, pureGame);
}

/**
 * @param {import('./games.mjs').Played} toy
 * @returns {import('./harness.mjs').Bench}
 */
export function directPlayouts(toy) {
  return playouts('a decision, direct', toy, directGame);
}

function playouts(name, toy, played) {
  const starts = firstStates(toy);
  const operations = starts.reduce((sum, start, index) => sum + played(toy, start, index), 0);
  return {
    name,
    operations,
    // Hundreds of functions have to be compiled first, and a busy machine compiles them late.
    milliseconds: 5000,
    pass() {
      for (let index = 0; index < starts.length; index++) played(toy, starts[index], index);
    },
  };
}

function pureGame({ game }, start, index) {
  const below = cheapRandom(index);
  let state = start;
  for (let decisions = 0; ; decisions++) {
    const actions = [...game.legalActions(state)];
    if (actions.length === 0) return decisions;
    state = game.reduce(state, actions[below(actions.length)]);
  }
}

/**
 * @param {import('./games.mjs').Played} toy
 * @param {object} start
 * @param {number} index which choices are made
 * @param {import('../../dist/index.js').SimulationChance} [chance] its own luck, if not said
 * @returns {number} how many decisions there were
 */
export function directGame({ game }, start, index, chance = start.chance) {
  const below = cheapRandom(index);
  const simulation = game.simulate(start, { chance });
  for (let decisions = 0; ; decisions++) {
    const actions = simulation.legalActions();
    if (actions.length === 0) return decisions;
    simulation.step(actions[below(actions.length)]);
  }
}
