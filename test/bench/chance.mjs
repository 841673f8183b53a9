import { clonePlain, pick } from '../../dist/index.js';
import { firstStates } from './games.mjs';
import { directGame } from './playouts.mjs';

/**
 * The draws of the direct playouts and nothing else; nothing at all for a game that draws only while it is set up.
 *
 * @param {import('./games.mjs').Played} toy
 * @param {number} operations among how many decisions the draws are shared out
 * @returns {import('./harness.mjs').Bench | undefined}
 */
export function chanceAlone(toy, operations) {
  const games = firstStates(toy).map((start, index) => drawsOf(toy, start, index));
  if (games.every(({ draws }) => draws.length === 0)) return undefined;
  return {
    name: 'chance',
    operations,
    pass() {
      for (const { luck, draws } of games) {
        for (const { stream, weights, seen } of draws) pick(luck, stream, weights, seen);
      }
    },
  };
}

function drawsOf(toy, start, index) {
  const luck = { chance: clonePlain(start.chance) };
  const draws = [];
  const decide = ({ stream, weights, seen }) => {
    draws.push({ stream, weights: [...weights], seen });
    return pick(luck, stream, weights, seen);
  };
  directGame(toy, start, index, { decide });
  return { luck, draws };
}
