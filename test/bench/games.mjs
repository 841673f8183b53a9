import { auction, rules as auctionRules } from '../../dist/examples/auction.js';
import { duel, rules as duelRules } from '../../dist/examples/duel.js';
import { rules as snailsRules } from '../../dist/examples/snails-rules.js';
import { thimblerig, rules as thimblerigRules } from '../../dist/examples/thimblerig.js';
import { createRandom } from '../../dist/index.js';
import { snails as snailsGame } from '../../dist/snails.js';

/**
 * @typedef {object} Played A game to be timed, and everything it is made of.
 * @property {string} id
 * @property {import('../../dist/index.js').Game<any>} game
 * @property {import('../../dist/index.js').Rules<any>} rules
 * @property {readonly object[]} configs Taken in turn.
 * @property {number} games How many are played.
 */

/**
 * @typedef {object} Move One action of a recorded game.
 * @property {object} before The state it was taken in.
 * @property {object} action
 * @property {readonly object[]} said The action, and those that the engine took after it.
 * @property {object} after
 */

/** @type {Played} */
export const snails = {
  id: 'snails',
  game: snailsGame,
  rules: snailsRules,
  configs: [{ players: 2 }, { players: 3 }, { players: 4 }],
  games: 6,
};

/** @type {readonly Played[]} */
export const toys = [
  { id: 'auction', game: auction, rules: auctionRules, configs: [{ players: 4 }], games: 16 },
  { id: 'duel', game: duel, rules: duelRules, configs: [{}], games: 16 },
  { id: 'thimblerig', game: thimblerig, rules: thimblerigRules, configs: [{}], games: 16 },
];

/**
 * The first states of some games.
 *
 * @param {Played} played
 * @returns {object[]}
 */
export function firstStates({ game, configs, games }) {
  return Array.from({ length: games }, (_, index) => game.setup(configs[index % configs.length], `bench/${index}`));
}

/**
 * Some games played at random, always the same ones, as new states each time.
 *
 * @param {Played} played
 * @param {number} [games] how many of them; all, if not said
 * @returns {Move[][]}
 */
export function recordedGames(played, games = played.games) {
  return firstStates({ ...played, games }).map((first, index) =>
    recordedGame(played, first, createRandom(`moves/${index}`)),
  );
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
