import { createRequire } from 'node:module';
import { Chess } from 'chessops/chess';
import { cheapRandom } from './games.mjs';

const require = createRequire(import.meta.url);
const { Battle, Teams } = require('@pkmn/sim');
const { TeamGenerators } = require('@pkmn/randoms');

const CHESS_GAMES = 8;
const BATTLES = 6;
const FORMAT = 'gen9randombattle';

/**
 * A decision of a direct random playout against a ply of chess, and against a decision of a Pokémon battle; all of them
 * list what is legal, choose at random, and play it.
 *
 * @param {import('./games.mjs').Played} played
 * @param {import('./harness.mjs').Bench} direct
 * @returns {import('./harness.mjs').Comparison[]}
 */
export function directAgainstPeers({ id }, direct) {
  Teams.setGeneratorFactory(TeamGenerators);
  return [
    {
      id: `direct-vs-chessops/${id}`,
      what: `${id}: a decision, direct ÷ a ply of chessops`,
      goal: { better: 'less', floor: 0.8, aim: 0.45 },
      over: direct,
      under: playedAgain('a ply of chessops', CHESS_GAMES, (index) => chessGame(cheapRandom(index))),
    },
    {
      id: `direct-vs-pkmn/${id}`,
      what: `${id}: a decision of @pkmn/sim gen 9 ÷ ours, direct`,
      goal: { better: 'more', floor: 100, aim: 200 },
      over: { ...playedAgain('a decision of @pkmn/sim', BATTLES, battle()), milliseconds: 2000 },
      under: direct,
    },
  ];
}

/** The same games each time; `play` tells how many decisions there were. */
function playedAgain(name, games, play) {
  const indices = Array.from({ length: games }, (_, index) => index);
  return {
    name,
    operations: indices.reduce((sum, index) => sum + play(index), 0),
    pass() {
      for (const index of indices) play(index);
    },
  };
}

// Ends with the fifty-move rule: a random game seldom finds another end.
function chessGame(below) {
  const position = Chess.default();
  for (let plies = 0; ; plies++) {
    if (position.halfmoves >= 100 || position.isInsufficientMaterial()) return plies;
    const context = position.ctx();
    const pieces = [];
    let moves = 0;
    for (const from of position.board[position.turn]) {
      const goals = position.dests(from, context);
      const count = goals.size();
      if (count === 0) continue;
      pieces.push({ from, goals, count });
      moves += count;
    }
    if (moves === 0) return plies;
    position.play(moveAt(position, pieces, below(moves)));
  }
}

function moveAt(position, pieces, chosen) {
  let left = chosen;
  for (const { from, goals, count } of pieces) {
    if (left >= count) {
      left -= count;
      continue;
    }
    for (const to of goals) {
      if (left-- > 0) continue;
      const isLastRank = to < 8 || to >= 56;
      const promotes = isLastRank && position.board.get(from).role === 'pawn';
      return { from, to, promotion: promotes ? 'queen' : undefined };
    }
  }
  throw new Error('There is no such move.');
}

/** A battle without its log, which nobody reads here. */
class QuietBattle extends Battle {
  hint() {}
  addSplit() {}
  add() {}
  addMove() {}
  attrLastMove() {}
  retargetLastMove() {}
  sendUpdates() {
    this.sentLogPos = this.log.length;
  }
}

// Moves at random, and switches only where it must, as its own random player does.
function battle() {
  const team = (seed) => Teams.pack(Teams.generate(FORMAT, { seed }));
  const teams = Array.from({ length: BATTLES }, (_, index) => [team([index, 1, 1, 1]), team([index, 2, 2, 2])]);
  return (index) => {
    const below = cheapRandom(index);
    const game = new QuietBattle({ formatid: FORMAT, seed: [index + 1, 2, 3, 4] });
    const [one, other] = teams[index];
    game.setPlayer('p1', { name: 'one', team: Teams.unpack(one) });
    game.setPlayer('p2', { name: 'other', team: Teams.unpack(other) });

    let decisions = 0;
    while (!game.ended) {
      for (const side of game.sides) {
        const choice = chosenBy(side, below);
        if (choice === undefined || side.isChoiceDone()) continue;
        decisions += 1;
        if (side.choose(choice)) continue;
        side.clearChoice();
        side.autoChoose();
      }
      game.commitChoices();
    }
    return decisions;
  };
}

function chosenBy({ activeRequest: request }, below) {
  if (!request || request.wait) return undefined;
  if (request.teamPreview) return 'default';
  if (!request.forceSwitch) {
    const moves = request.active[0].moves.flatMap(({ disabled }, index) => (disabled ? [] : [index + 1]));
    return moves.length > 0 ? `move ${moves[below(moves.length)]}` : 'default';
  }
  const { pokemon } = request.side;
  if (pokemon.some(({ reviving }) => reviving)) return 'default';
  const isReady = ({ condition }, index) => index >= request.forceSwitch.length && !condition.endsWith(' fnt');
  const switches = pokemon.flatMap((each, index) => (isReady(each, index) ? [index + 1] : []));
  return switches.length > 0 ? `switch ${switches[below(switches.length)]}` : 'pass';
}
