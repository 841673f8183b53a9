/**
 * A generator of Johannes Baagøe's Alea as four whole numbers: `s0`, `s1`, `s2` in units of 2⁻³², and its carry.
 *
 * Those three are multiples of 2⁻³² by construction, so that nothing is lost, and JSON holds them in forty characters.
 *
 * @rule KER-4.6 Draws of `alea` can be foreseen by whoever has seen enough of its stream.
 */
export type Alea = readonly [number, number, number, number];

const UNIT = 2 ** 32;

/** Returns the generator of a seed: the same as seedrandom's alea. */
export function seedAlea(seed: string): Alea {
  const mash = newMash();
  const start = [mash(' '), mash(' '), mash(' ')];
  const [s0 = 0, s1 = 0, s2 = 0] = start.map((part) => (part - mash(seed)) >>> 0);
  return [s0, s1, s2, 1];
}

/** Returns Baagøe's Mash: 32 bits for each text, which depend on all texts before it, too. */
function newMash(): (text: string) => number {
  let sum = 0xefc8249d;
  return (text) => {
    for (let at = 0; at < text.length; at++) {
      const spread = 0.02519603282416938 * (sum + text.charCodeAt(at));
      const whole = spread >>> 0;
      const product = (spread - whole) * whole;
      const kept = product >>> 0;
      sum = kept + (product - kept) * UNIT;
    }
    return sum >>> 0;
  };
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
