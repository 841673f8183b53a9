import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packed, unpacked } from '../../docs/play/worker/packed.ts';

test('a game comes out of a link as it went in', async () => {
  const text = JSON.stringify({ names: ['Łukasz 🐌'], actions: Array.from({ length: 20_000 }, (_, index) => index) });
  const link = await packed(text);

  expect(await unpacked(link)).toBe(text);
  expect(link).toMatch(/^[\w-]+$/);
});

test('a link that would unpack to two hundred million bytes is refused before they are there', async () => {
  const bomb = deflateRawSync(Buffer.alloc(200_000_000)).toString('base64url');
  const before = process.memoryUsage().arrayBuffers;

  expect(bomb.length).toBeLessThan(300_000);
  await expect(unpacked(bomb)).rejects.toThrow('This link holds more than a game: over 8 million bytes.');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000);
});
