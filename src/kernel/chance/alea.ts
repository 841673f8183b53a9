import alea from 'seedrandom/lib/alea.js';

/**
 * A generator as four whole numbers: seedrandom's `s0`, `s1`, `s2` in units of 2⁻³², and its carry.
 *
 * Those three are multiples of 2⁻³² by construction, so that nothing is lost, and JSON holds them in forty characters.
 *
 * @rule KER-4.6 Draws of `alea` can be foreseen by whoever has seen enough of its stream.
 */
export type Alea = readonly [number, number, number, number];

const UNIT = 2 ** 32;

/** Returns the generator that seedrandom's alea is after mixing a seed. */
export function seedAlea(seed: string): Alea {
  const { s0, s1, s2, c } = alea(seed, { state: true }).state();
  return [s0 * UNIT, s1 * UNIT, s2 * UNIT, c];
}

/** The generator one draw later; {@link drawn} reads what was drawn. The same steps as seedrandom's alea, on plain numbers. */
export function nextAlea(state: Alea): Alea {
  const sum = 2091639 * state[0] + state[3];
  const carry = Math.floor(sum / UNIT);
  return [state[1], state[2], sum - carry * UNIT, carry];
}

/** The number that the last step drew: at least 0, less than 1. */
export function drawn(state: Alea): number {
  return state[2] / UNIT;
}
