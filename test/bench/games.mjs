import { createRandom } from '../../dist/index.js';
import { boxNamed, DEFAULT_GAME, GAME_NAMES } from '../../dist/programs/registry.js';
import { LARGE_GAMES, RULES } from '../../dist/programs/rules.js';

/**
 * @typedef {object} Played A game to be timed, and everything it is made of.
 * @property {string} id
 * @property {import('../../dist/index.js').Game<any>} game
 * @property {import('../../dist/index.js').Rules<any>} [rules] Of those that are compared with bare immer: made for drafts, and
 *   no function of them is the game's.
 * @property {import('../../dist/index.js').Knowledge<any>} [knowledge] What bots know of it.
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

const GAMES = { flagship: 6, others: 16 };
/** Of games that take thousands of decisions fewer are recorded. */
const MOST_MOVES = 4000;

/** The game that the goals are those of. */
export const FLAGSHIP = DEFAULT_GAME;
/** The other games that have goals. */
export const LARGE = Object.keys(LARGE_GAMES).filter((name) => name !== DEFAULT_GAME);
/** All other games of the registry: examples to learn from. */
export const SMALL = GAME_NAMES.filter((name) => name !== DEFAULT_GAME && !LARGE.includes(name));

/**
 * A game of the registry, loaded when it is asked for: those that were never there make no other slower.
 *
 * @param {string} name
 * @returns {Promise<Played>}
 */
export async function playedNamed(name) {
  return playedOf(await boxNamed(name));
}

/**
 * @param {import('../../dist/boxes.js').AnyBox} box
 * @returns {Played} its usual config, with every number of players
 */
function playedOf({ game, knowledge, configs: [usual] }) {
  const { min, max } = usual.seats;
  const tables = Array.from({ length: max - min + 1 }, (_, more) => Array.from({ length: min + more }, () => ({})));
  return {
    id: game.id,
    game,
    rules: RULES[game.id],
    knowledge,
    configs: tables.map((players) => usual.config({ players, length: 'limited' })),
    games: game.id === DEFAULT_GAME ? GAMES.flagship : GAMES.others,
  };
}

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
  const recorded = [];
  let moves = 0;
  for (const [index, first] of firstStates({ ...played, games }).entries()) {
    if (moves >= MOST_MOVES) break;
    recorded.push(recordedGame(played, first, createRandom(`moves/${index}`)));
    moves += recorded[index].length;
  }
  return recorded;
}

function recordedGame({ game }, first, random) {
  const moves = [];
  for (let before = first; game.outcome(before) === undefined; before = moves.at(-1).after) {
    const action = random.oneOf([...game.legalActions(before)]);
    moves.push({ before, action, said: saidAt(game, before, action), after: game.reduce(before, action) });
  }
  return moves;
}

// In pieces, what the engine answers can be seen before it does.
function saidAt(game, before, action) {
  const said = [action];
  const simulation = game.simulate(before, { chance: before.chance });
  simulation.start(action);
  for (let isGoingOn = true; isGoingOn; ) {
    const owed = simulation.state.agenda.at(-1)?.ask === undefined ? [] : simulation.legalActions();
    isGoingOn = simulation.work();
    if (isGoingOn) said.push(...owed);
  }
  return said;
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
