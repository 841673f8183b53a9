import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256, sha256Hex } from '../../../src/kernel/chance/sha256.ts';

// FIPS 180, and NIST's examples for it.
const PUBLISHED: readonly (readonly [text: string, digest: string])[] = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
];

test('SHA-256 gives the digests that were published with it', () => {
  expect(PUBLISHED.map(([text]) => sha256Hex(text))).toEqual(PUBLISHED.map(([, digest]) => digest));
});

test('texts of every length around the end of a block, and of every kind of character', () => {
  const texts = Array.from({ length: 200 }, (_, length) => 'x'.repeat(length));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...texts)), (text) => {
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
    { numRuns: 200 },
  );
});

test('half a surrogate pair is a text of its own, and always the same', () => {
  const halves = ['\ud83d', '\udc0c', '\ufffd', '\udc0c\ud83d', '🐌'];

  expect(new Set(halves.map(sha256Hex)).size).toBe(halves.length);
  expect(sha256Hex('\ud83d')).toBe(
    createHash('sha256')
      .update(Uint8Array.of(0xed, 0xa0, 0xbd))
      .digest('hex'),
  );
});

test('the words are whole numbers of 32 bits, in the order of the digits', () => {
  expect(sha256('abc')).toEqual([
    0xba7816bf, 0x8f01cfea, 0x414140de, 0x5dae2223, 0xb00361a3, 0x96177a9c, 0xb410ff61, 0xf20015ad,
  ]);
});

test('the constants are the same for roots that an engine rounds otherwise', () => {
  const primes = Array.from({ length: 312 }, (_, number) => number).filter(
    (number) =>
      number > 1 &&
      !Array.from({ length: number }, (_, factor) => factor).some((factor) => factor > 1 && number % factor === 0),
  );
  const bits = (root: number): number => Math.floor((root % 1) * 2 ** 32);
  const roots = [...primes.slice(0, 8).map(Math.sqrt), ...primes.map(Math.cbrt)];

  expect(primes).toHaveLength(64);
  for (const root of roots)
    expect([bits(root * (1 - 2 ** -44)), bits(root * (1 + 2 ** -44))]).toEqual([bits(root), bits(root)]);
});
