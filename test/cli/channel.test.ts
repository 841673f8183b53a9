import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from '../../src/cli/processes/channel.ts';
import { allowForBots } from '../../src/cli/processes/environment.ts';

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

test('a bot sees the usual variables and those that are allowed by name, and never the password of a queue', async () => {
  vi.stubEnv('GASTROPODIA_QUEUE', 'redis://:a-secret@host:6379');
  vi.stubEnv('OPENBLAS_NUM_THREADS', '1');
  vi.stubEnv('ANOTHER_TOKEN', 'a-secret');
  const seen = async (): Promise<Record<string, string>> => {
    const code = 'console.log(JSON.stringify(process.env))';
    const started = { command: process.execPath, args: ['-e', code], answersOn: 'stdout' } as const;
    return (await openChannel(started, () => {}).hear(60_000)) as Record<string, string>;
  };
  const usual = await seen();
  vi.stubEnv('GASTROPODIA_BOT_ENV', '');
  allowForBots(['OPENBLAS_NUM_THREADS', 'NONE_SUCH']);
  const allowed = await seen();
  vi.unstubAllEnvs();

  expect(JSON.stringify([usual, allowed])).not.toContain('a-secret');
  expect(usual).toMatchObject({ PATH: process.env.PATH, HOME: process.env.HOME });
  expect(Object.keys(allowed).sort()).toEqual([...Object.keys(usual), 'OPENBLAS_NUM_THREADS'].sort());
});

test.each(['stdout', 'third'] as const)(
  'what a bot prints that answers on %s is shown without anything that a terminal would obey',
  async (answersOn) => {
    const shown = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const title = '\u001b]0;owned\u0007\u001b[2J\u202e!\n';
    const code = `for (const to of ${answersOn === 'third' ? '[process.stdout, process.stderr]' : '[process.stderr]'}) to.write(${JSON.stringify(title)})`;
    const started = { command: process.execPath, args: ['-e', code], answersOn };

    await expect(openChannel(started, () => {}).hear(60_000)).rejects.toMatchObject({ why: 'gone' });
    const line = '\\u{1b}]0;owned\\u{7}\\u{1b}[2J\\u{202e}!\n';
    expect(shown.mock.calls.join('')).toBe(answersOn === 'third' ? line + line : line);
  },
);

test('a bot that prints without end is cut off', async () => {
  const shown = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = "process.stderr.write('x'.repeat(3e6))";
  const started = { command: process.execPath, args: ['-e', code], answersOn: 'stdout' } as const;

  await expect(openChannel(started, () => {}).hear(60_000)).rejects.toMatchObject({ why: 'gone' });
  const all = shown.mock.calls.join('');
  expect(all.length).toBeLessThan(110_000);
  expect(all).toContain('It prints more, which is not shown.');
});
