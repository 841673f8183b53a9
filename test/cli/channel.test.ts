import { expect, test, vi } from 'vitest';
import { openChannel } from '../../src/cli/processes/channel.ts';

test('a program that says nothing is silent, and not gone, however the clock is rounded', async () => {
  // A timer may be on time by its own clock, and early by another.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const started = { command: process.execPath, args: ['-e', 'process.stdin.resume()'], answersOn: 'stdout' } as const;
  const channel = openChannel(started, () => {});

  await expect(channel.hear(20)).rejects.toMatchObject({
    why: 'silent',
    message: 'it did not answer in 0.02 seconds.',
  });
  expect(channel.isOpen).toBe(false);
  clock.mockRestore();
});

test('a program that has ended is gone', async () => {
  const started = { command: process.execPath, args: ['-e', 'process.exit(3)'], answersOn: 'stdout' } as const;

  await expect(openChannel(started, () => {}).hear(60_000)).rejects.toMatchObject({
    why: 'gone',
    message: 'its process ended with code 3.',
  });
});
