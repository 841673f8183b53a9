// A process of its own for the direct mode of one game: `node child.mjs <game> alone|beside`. Prints its times as JSON.
import { chanceAlone } from './chance.mjs';
import { playedNamed } from './games.mjs';
import { median, timed, warmUp } from './harness.mjs';
import { directPlayouts, purePlayouts } from './playouts.mjs';

const SAMPLES = 7;

/**
 * @typedef {object} Times Nanoseconds for one decision of a direct playout.
 * @property {number} decision All of it.
 * @property {number} [chance] The draws of chance, made again outside the playout; left out where there are none.
 */

const [toyId, company] = process.argv.slice(2);
const toy = await playedNamed(toyId);

const pure = company === 'beside' ? purePlayouts(toy) : undefined;
if (pure !== undefined) warmUp(pure);

const playouts = directPlayouts(toy);
// Beside the pure mode this would time a function that has met more than the direct mode has.
const chance = pure === undefined ? chanceAlone(toy, playouts.operations) : undefined;

/** @type {Times} */
const times = { decision: medianTime(playouts, warmUp(playouts)) };
if (chance !== undefined) times.chance = medianTime(chance, warmUp(chance));
process.stdout.write(JSON.stringify(times));

function medianTime(bench, passes) {
  const samples = Array.from({ length: SAMPLES }, () => {
    pure?.pass();
    return timed(bench, passes) / passes / bench.operations;
  });
  return median(samples);
}
