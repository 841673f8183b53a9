import { describe, expect, test } from 'vitest';
import { type ChaCha, chachaBlock, chachaOf, drawChaCha } from '../../../src/kernel/chance/chacha.ts';
import { sha256 } from '../../../src/kernel/chance/sha256.ts';

describe('the block of RFC 8439', () => {
  const counting = wordsOf(Uint8Array.from({ length: 32 }, (_, index) => index));
  const zeros = Array.from({ length: 8 }, () => 0);

  test('KER-4.7 2.3.2: the bytes 0 to 31 as key', () => {
    expect(chachaBlock(counting, [1, 0x09000000, 0x4a000000, 0])).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3, 0x466482d2,
      0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ]);
  });

  test('KER-4.7 A.1: a key of zeros, the first block and the second', () => {
    expect([0, 1].map((counter) => chachaBlock(zeros, [counter, 0, 0, 0]))).toEqual([
      [
        0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0, 0xccef36a8, 0xc70d778b, 0x7c5941da,
        0x8d485751, 0x3fe02477, 0x374ad8b8, 0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2,
      ],
      [
        0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73, 0xa0290fcb, 0x6965e348, 0x3e53c612, 0xed7aee32, 0x7621b729,
        0x434ee69c, 0xb03371d5, 0xd539d874, 0x281fed31, 0x45fb0a51, 0x1f0ae1ac, 0x6f4d794b,
      ],
    ]);
  });
});

describe('draws', () => {
  const key = sha256('draws');

  test('KER-4.7 a draw of one number in 2³² is the first word of its block, and uses the block up', () => {
    const { point, after } = drawChaCha(chachaOf(key), 2 ** 32);

    expect(point).toBe(chachaBlock(key, [0, 0, 0, 0])[0]);
    expect(after).toEqual([...key, 1]);
    expect(drawChaCha(after, 2 ** 32).point).toBe(chachaBlock(key, [1, 0, 0, 0])[0]);
  });

  test('KER-4.7 the counter goes on beyond 32 bits', () => {
    const late = [...key, 2 ** 32 + 5] as unknown as ChaCha;

    expect(drawChaCha(late, 2 ** 32)).toEqual({
      point: chachaBlock(key, [5, 1, 0, 0])[0],
      after: [...key, 2 ** 32 + 6],
    });
  });

  test('KER-4.12 a word beyond the last full round of the total is passed over, and so is a block without a good one', () => {
    // The worst total: nearly half of all words are too large.
    const total = 2 ** 31 + 1;
    const firstGood = (counter: number): number | undefined =>
      chachaBlock(key, [counter, 0, 0, 0]).find((word) => word < total);
    const counters = Array.from({ length: 200_000 }, (_, counter) => counter);
    const barren = counters.find((counter) => firstGood(counter) === undefined) ?? -1;
    const passing = counters.find((counter) => (chachaBlock(key, [counter, 0, 0, 0])[0] ?? 0) >= total) ?? -1;

    expect([barren >= 0, passing >= 0]).toEqual([true, true]);
    expect(drawChaCha([...key, passing] as unknown as ChaCha, total)).toEqual({
      point: firstGood(passing),
      after: [...key, passing + 1],
    });
    expect(drawChaCha([...key, barren] as unknown as ChaCha, total)).toEqual({
      point: firstGood(barren + 1),
      after: [...key, barren + 2],
    });
  });

  test('KER-4.12 all numbers below a large total are as likely: thirds of 3 · 2³⁰, where a remainder would be seen', () => {
    const total = 3 * 2 ** 30;
    const many = 30_000;
    let state = chachaOf(key);
    const thirds = [0, 0, 0];
    for (let draw = 0; draw < many; draw++) {
      const { point, after } = drawChaCha(state, total);
      const third = Math.floor(point / 2 ** 30);
      thirds[third] = (thirds[third] ?? 0) + 1;
      state = after;
    }

    const bound = 6 * Math.sqrt(many * (1 / 3) * (2 / 3));
    expect(thirds.filter((count) => Math.abs(count - many / 3) > bound)).toEqual([]);
  });

  test('KER-3.1 the state survives JSON in the middle of a stream, and is not changed by a draw', () => {
    const middle = Object.freeze(drawChaCha(chachaOf(key), 6).after);
    const restored = JSON.parse(JSON.stringify(middle)) as ChaCha;

    expect(drawChaCha(restored, 6)).toEqual(drawChaCha(middle, 6));
    expect(middle).toEqual([...key, 1]);
  });
});

/** Bytes as words, the lowest byte first. */
function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / 4 }, (_, word) => view.getUint32(4 * word, true));
}
