/**
 * A generator as nine whole numbers: the eight words of its key, and how many blocks it has used.
 *
 * A block is a function of the two, so that nothing else has to be kept. Whoever knows draws and not the key cannot tell
 * the next one from a guess.
 */
export type ChaCha = readonly [number, number, number, number, number, number, number, number, number];

const WORD = 2 ** 32;
const BLOCK = 16;

/** The generator with this key of eight words, at its beginning. */
export function chachaOf(key: readonly number[]): ChaCha {
  return [...key, 0] as unknown as ChaCha;
}

/** What was drawn, and the generator after it. */
export interface ChaChaDraw {
  /** A whole number below the total. */
  readonly point: number;
  readonly after: ChaCha;
}

/**
 * One of `total` numbers, at most 2³² of them, all exactly as likely.
 *
 * The words of a block are tried in order, and the first counts that lies below the largest multiple of the total: those
 * above it would make some numbers likelier than others. Each is good more often than not, so that one block is enough but
 * once in 2¹⁶ draws at the worst total, and for a die practically always.
 *
 * @rule KER-4.12 A draw of `chacha` is exact: every outcome is as likely as its share.
 */
export function drawChaCha(state: ChaCha, total: number): ChaChaDraw {
  const fair = WORD - (WORD % total);
  for (let counter = state[8]; ; counter++) {
    fillBlock(state, counter % WORD, Math.floor(counter / WORD), 0, 0);
    for (let index = 0; index < BLOCK; index++) {
      const word = (block[index] as number) >>> 0;
      if (word < fair) return { point: word % total, after: withCounter(state, counter + 1) };
    }
  }
}

function withCounter(state: ChaCha, counter: number): ChaCha {
  return [state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7], counter];
}

/** The block of a key, and of the four words that make one block differ from another, as sixteen words. */
export function chachaBlock(key: readonly number[], input: readonly [number, number, number, number]): number[] {
  fillBlock(chachaOf(key), ...input);
  return Array.from(block, (word) => word >>> 0);
}

// Both are filled anew for every block, and hold nothing in between.
const start = new Int32Array(BLOCK);
const block = new Int32Array(BLOCK);

function fillBlock(key: ChaCha, input0: number, input1: number, input2: number, input3: number): void {
  // "expand 32-byte k"
  start[0] = 0x61707865;
  start[1] = 0x3320646e;
  start[2] = 0x79622d32;
  start[3] = 0x6b206574;
  for (let word = 0; word < 8; word++) start[4 + word] = key[word] as number;
  start[12] = input0;
  start[13] = input1;
  start[14] = input2;
  start[15] = input3;
  block.set(start);
  for (let round = 0; round < 20; round += 2) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let word = 0; word < BLOCK; word++) block[word] = (block[word] as number) + (start[word] as number);
}

function quarter(a: number, b: number, c: number, d: number): void {
  let second = block[b] as number;
  let third = block[c] as number;
  let first = ((block[a] as number) + second) | 0;
  let fourth = turned((block[d] as number) ^ first, 16);
  third = (third + fourth) | 0;
  second = turned(second ^ third, 12);
  first = (first + second) | 0;
  fourth = turned(fourth ^ first, 8);
  third = (third + fourth) | 0;
  block[a] = first;
  block[b] = turned(second ^ third, 7);
  block[c] = third;
  block[d] = fourth;
}

function turned(word: number, places: number): number {
  return (word << places) | (word >>> (32 - places));
}
