import { createRequire } from 'node:module';
import { toBoardgameIO } from '../../dist/boardgame.io.js';
import { hash } from '../../dist/index.js';

const require = createRequire(import.meta.url);
const { InitializeGame, getFilterPlayerView, Sync } = require('boardgame.io/dist/cjs/internal.js');
const { Master } = require('boardgame.io/dist/cjs/master.js');
const { ActivePlayers } = require('boardgame.io/dist/cjs/core.js');
const { original } = createRequire(require.resolve('boardgame.io/dist/cjs/internal.js'))('immer');

/** As long as those that its lobby makes. */
const MATCH = 'abcdefghijk';

/**
 * @typedef {object} Theirs A game for boardgame.io, and how to read what it keeps.
 * @property {object} game
 * @property {boolean} isDealtLater Does a move of its own deal?
 * @property {(G: object) => object} stateOf
 */

/**
 * A game as one would write it for boardgame.io with as little as possible: `G` is the position, `playerView` the view, and no
 * turns, no phases, and no events, of which boardgame.io knows none.
 *
 * @param {import('../../dist/index.js').Game<any>} game
 * @param {{ readonly config: object, readonly seed: string }} start
 * @returns {Theirs}
 */
export function bareGame(game, { config, seed }) {
  const viewerOf = (playerID) => (playerID === null ? 'spectator' : Number(playerID));
  return {
    game: {
      name: game.id,
      disableUndo: true,
      setup: () => game.setup(config, seed),
      turn: { activePlayers: ActivePlayers.ALL },
      moves: {
        act: {
          move: ({ G }, action) => game.reduce(original(G), action),
          client: false,
          redact: true,
          noLimit: true,
          ignoreStaleStateID: true,
        },
      },
      playerView: ({ G, playerID }) => game.view(G, viewerOf(playerID)),
    },
    isDealtLater: false,
    stateOf: (G) => G,
  };
}

/**
 * The game that `gastropodia/boardgame.io` makes: views, and the last events that the viewer was told.
 *
 * @param {import('../../dist/index.js').Game<any>} game
 * @param {{ readonly config: object, readonly seed: string }} start
 * @returns {Theirs}
 */
export function gameWithEvents(game, { config, seed }) {
  return {
    game: toBoardgameIO(game, { config: () => config, luck: () => seed }),
    isDealtLater: true,
    stateOf: (G) => G.match.state,
  };
}

/**
 * What boardgame.io's server sends all players and a spectator for the actions of a record, with `deltaState`: its own server
 * makes the moves and its own filter the patches.
 *
 * @param {Theirs} theirs
 * @param {import('../../dist/index.js').GameRecord} record
 * @param {number} numPlayers
 * @returns {Promise<unknown[][]>} the messages, without what socket.io puts around them
 */
export async function patchesOfBoardgameIO({ game: made, isDealtLater, stateOf }, record, numPlayers) {
  const game = { ...made, deltaState: true };
  const viewers = [...Array.from({ length: numPlayers }, (_, seat) => String(seat)), null];
  const viewOf = getFilterPlayerView(game);
  const sent = [];
  const store = new OneMatch(InitializeGame({ game, numPlayers }));
  const master = new Master(game, store, {
    sendAll: (payload) => {
      for (const playerID of viewers) {
        const { type, args } = viewOf(playerID, payload);
        sent.push([type, ...args]);
      }
    },
  });
  const make = async (type, playerID, args) => {
    const { _stateID } = store.state;
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID } };
    const fault = await master.onUpdate(action, _stateID, MATCH, playerID);
    if (fault !== undefined || store.state._stateID === _stateID) throw new Error(`boardgame.io did not make ${type}.`);
  };
  if (isDealtLater) await make('begin', '0', []);
  // What was dealt came with the connection.
  sent.length = 0;
  for (const action of record.actions) await make('act', String(action.seat), [action]);
  if (hash(stateOf(store.state.G)) !== record.hashes.at(-1)) throw new Error('boardgame.io has played another game.');
  return sent;
}

/** One match in memory. */
class OneMatch extends Sync {
  state;

  constructor(state) {
    super();
    this.state = state;
  }

  fetch() {
    return { state: this.state };
  }

  setState(_matchID, state) {
    this.state = state;
  }
}
