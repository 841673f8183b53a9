import { auction, rules as auctionRules } from '../../dist/examples/auction.js';
import { duel, rules as duelRules } from '../../dist/examples/duel.js';
import { thimblerig, rules as thimblerigRules } from '../../dist/examples/thimblerig.js';
import { createRandom } from '../../dist/index.js';

/**
 * @typedef {object} Toy A game to be timed, and everything it is made of.
 * @property {string} id
 * @property {import('../../dist/index.js').Game<any>} game
 * @property {import('../../dist/index.js').Rules<any>} rules
 * @property {object} config
 */

/**
 * @typedef {object} Move One action of a recorded game.
 * @property {object} before The state it was taken in.
 * @property {object} action
 * @property {readonly object[]} said The action, and those that the engine took after it.
 * @property {object} after
 */

/** @type {readonly Toy[]} */
export const toys = [
  { id: 'auction', game: auction, rules: auctionRules, config: { players: 4 } },
  { id: 'duel', game: duel, rules: duelRules, config: {} },
  { id: 'thimblerig', game: thimblerig, rules: thimblerigRules, config: {} },
];

const GAMES = 16;

/**
 * The first states of some games.
 *
 * @param {Toy} toy
 * @returns {object[]}
 */
export function firstStates({ game, config }) {
  return Array.from({ length: GAMES }, (_, index) => game.setup(config, `bench/${index}`));
}

/**
 * Some games played at random, always the same ones, as new states each time.
 *
 * @param {Toy} toy
 * @returns {Move[][]}
 */
export function recordedGames(toy) {
  return firstStates(toy).map((first, index) => recordedGame(toy, first, createRandom(`moves/${index}`)));
}

function recordedGame({ game }, first, random) {
  const moves = [];
  for (let before = first; game.outcome(before) === undefined; before = moves.at(-1).after) {
    const action = random.oneOf([...game.legalActions(before)]);
    const { state, events } = game.apply(before, action);
    const forced = events.filter(({ type }) => type === 'forced').map((event) => event.action);
    moves.push({ before, action, said: [action, ...forced], after: state });
  }
  return moves;
}

/**
 * Whole numbers that cost next to nothing: what is timed is the game, not the choice between its actions.
 *
 * @param {number} seed
 * @returns {(count: number) => number} one from 0 to `count - 1`
 */
export function cheapRandom(seed) {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * count);
  };
}
