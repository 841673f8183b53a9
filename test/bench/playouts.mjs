import { hash } from '../../dist/index.js';
import { cheapRandom, firstStates } from './games.mjs';

/**
 * Random playouts in the pure mode against the same playouts in the direct mode; both list all that is legal at each
 * decision.
 *
 * @param {import('./games.mjs').Played} toy
 * @param {import('./harness.mjs').Bench} [direct]
 * @returns {import('./harness.mjs').Comparison[]}
 */
export function pureAgainstDirect(toy, direct = directPlayouts(toy)) {
  for (const [index, start] of firstStates(toy).entries()) {
    const pure = pureGame(toy, start, index);
    const { state } = directGame(toy, start, index);
    if (hash(pure.state) !== hash(state)) throw new Error(`${toy.id}: the two modes play different games.`);
  }
  return [
    {
      id: `pure-vs-direct/${toy.id}`,
      what: `${toy.id}: random playouts, pure ÷ direct`,
      goal: { better: 'more', floor: 10, aim: 20 },
      over: purePlayouts(toy),
      under: direct,
    },
  ];
}

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
  const operations = starts.reduce((sum, start, index) => sum + played(toy, start, index).decisions, 0);
  return {
    name,
    operations,
    // Hundreds of functions have to be compiled first.
    milliseconds: 2000,
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
    if (actions.length === 0) return { decisions, state };
    state = game.reduce(state, actions[below(actions.length)]);
  }
}

/**
 * @param {import('./games.mjs').Played} toy
 * @param {object} start
 * @param {number} index which choices are made
 * @param {import('../../dist/index.js').SimulationChance} [chance] its own luck, if not said
 */
export function directGame({ game }, start, index, chance = start.chance) {
  const below = cheapRandom(index);
  const simulation = game.simulate(start, { chance });
  for (let decisions = 0; ; decisions++) {
    const actions = simulation.legalActions();
    if (actions.length === 0) return { decisions, state: simulation.state };
    simulation.step(actions[below(actions.length)]);
  }
}
