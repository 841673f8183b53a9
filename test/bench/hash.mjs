import { hash } from '../../dist/index.js';
import { firstStates, recordedGames } from './games.mjs';

// Playing the games takes far longer than hashing their states: so few passes are enough to be timed.
const PASSES = 2;

/**
 * `hash` against `JSON.stringify`, of every state along a game. What has been hashed may be remembered, so every pass
 * gets states of its own: games that were played again just now.
 *
 * @param {import('./games.mjs').Played} toy
 * @returns {import('./harness.mjs').Comparison[]}
 */
export function hashAgainstJson(toy) {
  const games = recordedGames(toy);
  // Of long games not all that could be are recorded.
  const firsts = () => firstStates({ ...toy, games: games.length });
  const playedAgain = () => firsts().flatMap((first, index) => statesAlong(toy, first, games[index]));
  const operations = playedAgain().length;

  const alongGames = (name, textOrHashOf) => {
    let untouched = [];
    return {
      name,
      operations,
      passes: PASSES,
      prepare(passes) {
        untouched = Array.from({ length: passes }, playedAgain);
      },
      pass() {
        for (const state of untouched.pop()) textOrHashOf(state);
      },
    };
  };
  return [
    {
      id: `hash-vs-json/${toy.id}`,
      what: `${toy.id}: hash ÷ JSON.stringify, each state along a game`,
      goal: { better: 'less', floor: 0.2, aim: 0.1 },
      over: alongGames('hash', hash),
      under: alongGames('JSON.stringify', (state) => JSON.stringify(state)),
    },
  ];
}

function statesAlong({ game }, first, moves) {
  const states = [first];
  for (const { action } of moves) states.push(game.reduce(states.at(-1), action));
  return states;
}
