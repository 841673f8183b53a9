import { createRequire } from 'node:module';
import * as ourImmer from 'immer';

const require = createRequire(import.meta.url);
const INTERNAL = 'boardgame.io/dist/cjs/internal.js';
const theirs = createRequire(require.resolve(INTERNAL));

/** The immer that boardgame.io brings along. */
export const theirImmer = theirs('immer');

/**
 * boardgame.io's reducer for a game with one move. Its undo is off: it would keep every state.
 *
 * @param {(draft: object, said: readonly object[]) => void} doMove
 * @param {{ readonly immer?: 'ours' }} options `ours` to let it run on the immer that we use
 */
export function reducerOf(doMove, { immer }) {
  const { CreateGameReducer, InitializeGame } = immer === 'ours' ? graftedInternals() : require(INTERNAL);
  const gameFrom = (first) => ({
    name: 'snails',
    disableUndo: true,
    setup: () => first,
    moves: {
      say({ G }, said) {
        doMove(G, said);
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
