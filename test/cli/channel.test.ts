import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from '../../src/cli/processes/channel.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a program that says nothing is silent, and not gone, however the clock is rounded', async () => {
  // A timer may be on time by its own clock, and early by another.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const started = { command: process.execPath, args: ['-e', 'process.stdin.resume()'], answersOn: 'stdout' } as const;
  const channel = openChannel(started, () => {});

  await expect(channel.hear(20)).rejects.toMatchObject({
    why: 'silent',
    message: 'it did not answer in 0.02 seconds.',
  });
  expect(channel.isOpen).toBe(false);
});

test('a program that has ended is gone', async () => {
  const started = { command: process.execPath, args: ['-e', 'process.exit(3)'], answersOn: 'stdout' } as const;

  await expect(openChannel(started, () => {}).hear(60_000)).rejects.toMatchObject({
    why: 'gone',
    message: 'its process ended with code 3.',
  });
});

const inNode = (code: string) =>
  ({
    command: process.execPath,
    args: ['--max-old-space-size=30', '-e', code],
    answersOn: 'stdout',
    memory: 30,
  }) as const;

test('a program that takes too much memory is said to, and what V8 tells of it is not shown', async () => {
  const shown = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const hog = "console.error('a last word'); const all = []; for (;;) all.push(new Array(1e6).fill(0));";

  await expect(openChannel(inNode(hog), () => {}).hear(60_000)).rejects.toMatchObject({
    why: 'gone',
    message: 'it took more than 30 megabytes of memory.',
  });
  expect(shown.mock.calls.join('').trimEnd()).toBe('a last word');
});

test('a program that ends otherwise is shown with all of its last words, though they look like those of V8', async () => {
  const shown = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const words = 'one\n<--- Last few GCs --->\nnone, and no line';

  await expect(
    openChannel(
      inNode(`process.stderr.write(${JSON.stringify(words)}); process.kill(process.pid, 'SIGABRT')`),
      () => {},
    ).hear(60_000),
  ).rejects.toMatchObject({ why: 'gone', message: 'its process was ended by SIGABRT.' });
  expect(shown.mock.calls.join('')).toBe(words);
});
