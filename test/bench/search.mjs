import { ismctsBot } from '../../dist/bots.js';
import { askBot } from '../../dist/index.js';
import { recordedGames } from './games.mjs';

/** So many decisions all along recorded games are searched, each with so many nodes. */
const DECISIONS = 12;
const NODES = 400;

/**
 * A node of a search with knowledge against a decision of a direct random playout: what it takes to weigh and to value, to look
 * into the trees and to imagine worlds, beside the step itself.
 *
 * @param {import('./games.mjs').Played} played
 * @param {import('./harness.mjs').Bench} direct
 * @returns {import('./harness.mjs').Comparison[]}
 */
export function searchAgainstDirect(played, direct) {
  const { id, game, knowledge } = played;
  const bot = ismctsBot({ game, knowledge });
  const views = viewsAlong(played);
  const search = (searching) => {
    for (const [index, view] of views.entries()) {
      askBot(game, searching, view, { seed: `search/${index}`, nodes: NODES });
    }
  };
  return [
    {
      id: `search-vs-direct/${id}`,
      what: `${id}: a node of the search with knowledge ÷ a decision, direct`,
      goal: { better: 'less', floor: 5, aim: 3 },
      over: {
        name: 'a node of the search',
        operations: nodesOf(played, search),
        milliseconds: 8000,
        pass: () => search(bot),
      },
      under: direct,
    },
  ];
}

/** What a seat sees that has a choice, at decisions all along recorded games. */
function viewsAlong(played) {
  const { game } = played;
  const views = recordedGames(played)
    .flat()
    .map(({ before, action: { seat } }) => game.view(before, seat))
    .filter((view) => [...game.legalActions(view)].length > 1);
  return Array.from({ length: DECISIONS }, (_, index) => views[Math.floor((index * views.length) / DECISIONS)]);
}

/** How many nodes are taken, by the searching seat and by those it imagines: a search that is settled leaves some. */
function nodesOf({ game, knowledge }, search) {
  let nodes = 0;
  const counted = (world) => ({
    get state() {
      return world.state;
    },
    pending: () => world.pending(),
    legalActions: (seat) => world.legalActions(seat),
    outcome: () => world.outcome(),
    fork: (chance) => counted(world.fork(chance)),
    step(action) {
      nodes += 1;
      world.step(action);
    },
  });
  // Worlds that the others imagine are not of the turn: they are made by the game that the bot is for.
  const counting = { ...game, simulate: (state, options) => counted(game.simulate(state, options)) };
  const bot = ismctsBot({ game: counting, knowledge });
  search({ name: bot.name, choose: (turn) => bot.choose({ ...turn, sample: () => counted(turn.sample()) }) });
  return nodes;
}
