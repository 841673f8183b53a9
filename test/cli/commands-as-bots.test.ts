import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ticTacToeBox } from '../../docs/examples/tic-tac-toe/box.ts';
import { contestant } from '../../src/cli/bots.ts';
import { gastropodia } from './run.ts';

const PYTHON = 'cmd:python3 ../../docs/examples/python-bot/middle.py';
const GAME = ['--game', 'tic-tac-toe', '--move-time', '5'];
const hasPython = spawnSync('python3', ['--version']).status === 0;

test.runIf(hasPython)('a bot in Python plays, the same on one thread as on two', async () => {
  const [one, two] = await Promise.all(
    ['1', '2'].map((workers) => gastropodia(['arena', PYTHON, 'random', ...GAME, '-g', '20', '--json', '-w', workers])),
  );

  expect(one?.code).toBe(0);
  expect(one?.stdout).toBe(two?.stdout);
  const { bots, forfeits } = JSON.parse(one?.stdout ?? '');
  expect(forfeits).toEqual([]);
  expect(bots[0]).toMatchObject({ bot: PYTHON, games: 20 });
  expect(bots[0].points).toBeGreaterThan(12);
});

test.runIf(hasPython)(
  'a bot in Python that throws says where, and each of its two processes shows its traceback once',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gastropodia-python-'));
    await copyFile('docs/examples/python-bot/gastropodia_bot.py', join(folder, 'gastropodia_bot.py'));
    await writeFile(join(folder, 'bad.py'), FAULTY);
    const args = ['arena', 'cmd:python3 bad.py', 'random', ...GAME, '-g', '4', '--json', '-w', '1'];
    const { stdout, stderr } = await gastropodia(args, { cwd: folder });
    await rm(folder, { recursive: true });

    expect(JSON.parse(stdout).forfeits).toEqual([
      {
        bot: 'cmd:python3 bad.py',
        why: 'threw',
        games: 4,
        said: 'IndexError: Cannot choose from an empty sequence (bad.py:4)',
        numbers: [0, 1, 2, 3],
      },
    ]);
    expect(stderr.match(/^Traceback \(most recent call last\):$/gm)).toHaveLength(2);
    expect(stderr).toMatch(/bad\.py", line 4, in choose\n/);
  },
);

const FAULTY = `from gastropodia_bot import play

def choose(turn):
    return turn["random"].choice([])

play(choose)
`;

test.each([
  ['cmd:nowhere-to-be-found', 'it cannot be run: there is no such file or folder.'],
  ['cmd:cat', 'It did not say hello: the first line is an object with its name.'],
  ['cmd:echo hello', 'What it said is not JSON: hello'],
  ['cmd:true', 'its process ended with code 0.'],
  [`cmd:node -e "console.log(JSON.stringify({ error: 'not today' }))"`, 'not today'],
])('%s is no bot, and that is told before the first game', async (bot, reason) => {
  expect(await gastropodia(['arena', bot, 'random', ...GAME])).toEqual({
    code: 2,
    stdout: '',
    stderr: `The bot ${bot} cannot play: ${reason}\n`,
  });
});

test.each([
  ['({ turn, choice: 99 })', 'illegal', /^It was offered \d actions, and chose number 99\.$/],
  ['({ turn: turn + 1, choice: 0 })', 'nonsense', /^It did not answer turn 0: /],
  ['({ turn, why: 7 })', 'nonsense', /^It did not answer turn 0: /],
  ['({ turn, error: 7 })', 'nonsense', /^It did not answer turn 0: /],
])('a command that answers %s forfeits as %s', async (answer, why, said) => {
  const bot = `cmd:node ./bots/answers.cjs "${answer}"`;
  const { stdout } = await gastropodia(['arena', bot, 'random', ...GAME, '-g', '2', '--json', '-w', '1']);

  expect(JSON.parse(stdout).forfeits).toMatchObject([{ bot, why, said: expect.stringMatching(said) }]);
});

test('a command that ends is gone, though somebody whom it has started keeps its output open', async () => {
  const bot = 'cmd:node ./bots/leaves-a-child.cjs';
  const args = ['--game', 'tic-tac-toe', '--move-time', '15', '-g', '2', '--json', '-w', '1'];
  const { stdout } = await gastropodia(['arena', bot, 'random', ...args]);

  // Not silent, which it would be if its output had to be closed first.
  expect(JSON.parse(stdout).forfeits).toEqual([
    { bot, why: 'gone', games: 2, said: 'its process ended with code 4.', numbers: [0, 1] },
  ]);
});

test('a command is known by the files that it names, wherever they lie', async () => {
  const [here, there, other] = await Promise.all(
    [
      'cmd:node test/cli/bots/hasty.mjs',
      'cmd:node ./test/cli/../cli/bots/hasty.mjs:5',
      'cmd:node test/cli/bots/first.mjs',
    ].map((bot) => contestant(bot, ticTacToeBox)),
  );

  expect(here?.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(there).toMatchObject({ digest: here?.digest, nodes: 5 });
  expect(other?.digest).not.toBe(here?.digest);
});
