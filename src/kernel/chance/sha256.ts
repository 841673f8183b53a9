// The first 32 bits of the fractions of the square roots of the first 8 primes, and of the cube roots of the first 64.
const START: readonly number[] = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
const ROUNDS: readonly number[] = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];

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
