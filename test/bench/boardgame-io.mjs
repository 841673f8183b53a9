import { createRequire } from 'node:module';
import * as ourImmer from 'immer';

const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/dist/cjs/core.js');
const INTERNAL = 'boardgame.io/dist/cjs/internal.js';
const theirs = createRequire(require.resolve(INTERNAL));

/** The immer that boardgame.io brings along. */
export const theirImmer = theirs('immer');

/**
 * boardgame.io's reducer for a game with one move. Its undo is off: it would keep every state.
 *
 * @param {(draft: object, said: readonly object[]) => void} doMove
 * @param {object} options
 * @param {'ours'} [options.immer] to let it run on the immer that we use
 * @param {(draft: object, said: readonly object[]) => boolean} [options.isLegal] asked before each move, if given
 */
export function reducerOf(doMove, { immer, isLegal = () => true }) {
  const { CreateGameReducer, InitializeGame } = immer === 'ours' ? graftedInternals() : require(INTERNAL);
  const gameFrom = (first) => ({
    name: 'snails',
    disableUndo: true,
    setup: () => first,
    moves: {
      say({ G }, said) {
        if (!isLegal(G, said)) return INVALID_MOVE;
        doMove(G, said);
        return undefined;
      },
    },
  });
  const reduce = CreateGameReducer({ game: gameFrom({}) });
  return {
    start: (first) => InitializeGame({ game: gameFrom(first), numPlayers: first.decisions.length }),
    move: (state, said) => reduce(state, { type: 'MAKE_MOVE', payload: { type: 'say', args: [said], playerID: '0' } }),
  };
}

/** A second copy of its modules, which get our immer where they ask for theirs. */
function graftedInternals() {
  const ofTheirs = () => Object.keys(require.cache).filter((path) => path.includes('boardgame.io/dist'));
  const loaded = Object.fromEntries(ofTheirs().map((path) => [path, require.cache[path]]));
  const immerModule = require.cache[theirs.resolve('immer')];
  const { exports } = immerModule;
  for (const path of ofTheirs()) delete require.cache[path];
  immerModule.exports = { ...ourImmer, __esModule: true, default: ourImmer.produce };
  try {
    return require(INTERNAL);
  } finally {
    immerModule.exports = exports;
    for (const path of ofTheirs()) delete require.cache[path];
    Object.assign(require.cache, loaded);
  }
}
