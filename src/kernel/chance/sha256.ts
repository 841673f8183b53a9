const UNIT = 2 ** 32;

/** The first 64 primes. */
const PRIMES: readonly number[] = Array.from({ length: 312 }, (_, number) => number).filter(isPrime);

function isPrime(number: number): boolean {
  for (let factor = 2; factor < number; factor++) if (number % factor === 0) return false;
  return number > 1;
}

/** Returns the first 32 bits of the fraction of a number. */
const fractionOf = (root: number): number => Math.floor((root % 1) * UNIT);

// FIPS 180 takes its constants from the square roots of 8 primes and the cube roots of 64. Of a double's 53 bits they need 35, so
// that it does not matter how an engine rounds a cube root.
const START = PRIMES.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fractionOf(Math.cbrt(prime)));

/** The SHA-256 of a text's UTF-8, as eight words of 32 bits. */
export function sha256(text: string): readonly number[] {
  const words = padded(utf8(text));
  let sums = START;
  for (let block = 0; block < words.length; block += 16) sums = compressed(sums, words, block);
  return sums.map((sum) => sum >>> 0);
}

/** The same as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return sha256(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
}

/** UTF-8, where half a surrogate pair becomes three bytes like any other unit: different texts have different bytes. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point >> 6), tail(point));
    else bytes.push(0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point));
  }
  return bytes;
}

function tail(point: number): number {
  return 0x80 | (point & 0x3f);
}

// A one bit, zeros, and the length in bits at the end of the last block.
function padded(bytes: readonly number[]): Int32Array {
  const words = new Int32Array(16 * Math.ceil((bytes.length + 9) / 64));
  const put = (byte: number, at: number): void => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - 8 * (at & 3)));
  };
  bytes.forEach(put);
  put(0x80, bytes.length);
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
  words[words.length - 1] = bytes.length << 3;
  return words;
}

function compressed(sums: readonly number[], words: Int32Array, block: number): number[] {
  const schedule = scheduleOf(words, block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sums;
  for (let round = 0; round < 64; round++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const mixed = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen;
    const first = (mixed + (ROUNDS[round] ?? 0) + (schedule[round] ?? 0)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (sums[index] ?? 0)) | 0);
}

function scheduleOf(words: Int32Array, block: number): Int32Array {
  const schedule = new Int32Array(64);
  schedule.set(words.subarray(block, block + 16));
  const at = (index: number): number => schedule[index] ?? 0;
  for (let round = 16; round < 64; round++) {
    const [early, late] = [at(round - 15), at(round - 2)];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[round] = at(round - 16) + first + at(round - 7) + second;
  }
  return schedule;
}

function turned(word: number, places: number): number {
  return (word >>> places) | (word << (32 - places));
}
