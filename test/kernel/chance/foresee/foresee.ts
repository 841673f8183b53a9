import { type Basis, reduceBlocks } from './lattice.ts';

// One step of alea is `2091639 · s + carry = new s + 2³² · new carry`, where s came up three steps ago. So its words, read
// from the last to the first, are the digits to the base 2³² of a fraction k/P: each word is the first digit of U/P for a
// number U that is multiplied by the inverse of 2³² from draw to draw. A die shows the first bits of that digit.
const BASE = 2n ** 32n;
const P = 2091639n * BASE ** 3n - 1n;
const BACK = power(BASE, P - 2n);

/** A draw that somebody has seen. */
export interface Seen {
  /** Which draw of its stream it was. */
  readonly nth: number;
  readonly weights: readonly number[];
  readonly outcome: number;
}

/** The word of 32 bits that alea draws at any place of the stream. */
export type Foresight = (nth: number) => number;

/** All words of a stream, from some draws that were seen of it; nothing, if they do not tell. */
export function foreseeAlea(seen: readonly Seen[]): Foresight | undefined {
  const [first] = seen;
  if (first === undefined) return undefined;
  const clues = seen.map((draw) => clueOf(draw, first.nth));
  const solution = solve(clues);
  if (solution === undefined) return undefined;
  return (nth) => wordOf((solution * stepsTo(nth - first.nth)) % P);
}

/** Which outcome a word of alea gives. */
export function outcomeOf(word: number, weights: readonly number[]): number {
  const point = Math.floor((word / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((_, outcome) => point < boundOf(weights, outcome + 1));
}

/** The number sought, times `factor`, gives a word from `low` to less than `high`. */
interface Clue {
  readonly factor: bigint;
  readonly low: number;
  readonly high: number;
}

function clueOf({ nth, weights, outcome }: Seen, first: number): Clue {
  const total = boundOf(weights, weights.length);
  const bound = (points: number): number => Math.ceil((points * 2 ** 32) / total);
  return {
    factor: stepsTo(nth - first),
    low: bound(boundOf(weights, outcome)),
    high: bound(boundOf(weights, outcome + 1)),
  };
}

function boundOf(weights: readonly number[], outcomes: number): number {
  return weights.slice(0, outcomes).reduce((sum, weight) => sum + weight, 0);
}

// A hidden number problem: the multiples of the factors, each modulo P, make a lattice, and the middles of what the words may
// be are a point near one of its vectors. The point becomes one more row (Kannan), and the difference a short vector.
function solve(clues: readonly Clue[]): bigint | undefined {
  const middles = clues.map(({ low, high }) => (P * BigInt(low + high)) / (2n * BASE));
  // Seldom outcomes tell more. In these units each word is as uncertain as any other.
  const units = clues.map(({ low, high }) => BigInt(Math.round(2 ** 52 / (high - low))));
  // A uniform error has the standard deviation 1/√12 = 0.29 of its width.
  const mark = (P * 2n ** 20n * 29n) / 100n;
  const inUnits = (row: readonly bigint[], last: bigint): bigint[] => [
    ...row.map((value, place) => value * (units[place] as bigint)),
    last,
  ];

  const basis: Basis = [
    inUnits(
      clues.map(({ factor }) => factor),
      0n,
    ),
    ...clues.slice(1).map((_, row) =>
      inUnits(
        clues.map((__, place) => (place === row + 1 ? P : 0n)),
        0n,
      ),
    ),
    inUnits(middles, mark),
  ];
  const candidates = (): bigint[] =>
    basis.flatMap((row) => {
      const sign = row[clues.length] === mark ? -1n : row[clues.length] === -mark ? 1n : 0n;
      if (sign === 0n) return [];
      const off = (sign * (row[0] as bigint)) / (units[0] as bigint);
      return [((((middles[0] as bigint) + off) % P) + P) % P];
    });
  const isSolution = (candidate: bigint): boolean =>
    clues.every(({ factor, low, high }) => {
      const word = wordOf((candidate * factor) % P);
      return low <= word && word < high;
    });

  reduceBlocks(basis, 22, () => candidates().some(isSolution));
  return candidates().find(isSolution);
}

function wordOf(number: bigint): number {
  return Number((BASE * number) / P);
}

function stepsTo(count: number): bigint {
  return count < 0 ? power(BASE, BigInt(-count)) : power(BACK, BigInt(count));
}

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % P;
    square = (square * square) % P;
  }
  return result;
}
