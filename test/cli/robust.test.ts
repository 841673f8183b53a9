import { spawnSync } from 'node:child_process';
import { tablesOf } from 'gastropodia/arena';
import { snailsBox } from 'gastropodia/snails';
import { expect, test } from 'vitest';
import { formatArena, parseArena } from '../../src/cli/arena/file.ts';
import { escaped, escapedJson, writtenOut } from '../../src/cli/terminal.ts';
import { shardFile, TOURNAMENT } from '../arena/tournament.ts';
import { gastropodia, PROGRAM } from './run.ts';

test('what a terminal would obey is written out', () => {
  expect(escaped('a\u001b[2J\nb\u009b\u202e\r')).toBe('a\\u{1b}[2J\nb\\u{9b}\\u{202e}\\u{d}');
  expect(writtenOut('a\nb')).toBe('a\\u{a}b');
  expect(JSON.parse(escapedJson(JSON.stringify(['\u009b\u202e'], undefined, 2)))).toEqual(['\u009b\u202e']);
  expect(escapedJson(JSON.stringify('\u009b'))).toBe('"\\u009b"');
});

test('nothing from a file reaches the terminal unescaped', () => {
  const evil = 'x\u001b]0;title\u0007\n\u009b31m';
  const tournament = {
    ...TOURNAMENT,
    seed: evil,
    bots: [
      { name: `./${evil}.mjs`, digest: 'd' },
      { name: 'b', digest: '' },
    ],
  };
  const { games } = shardFile({ index: 1, of: 1 }, tournament);
  const lines = games.map((line) => ({
    ...line,
    reason: evil,
    forfeits: [{ seat: 0, why: 'threw' as const, said: evil }],
    cards: [{ [evil]: 1 }, {}],
  }));
  const text = tablesOf(snailsBox, tournament, lines, { withCards: true });

  expect(text).toContain('\\u{1b}]0;title\\u{7}');
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});

test('a file that says more than a machine can lay out is refused', () => {
  const file = (change: object) =>
    formatArena({ ...shardFile({ index: 1, of: 1 }), tournament: { ...TOURNAMENT, ...change } });
  const bots = Array.from({ length: 60 }, (_, bot) => ({ name: `b${bot}`, digest: '' }));
  const values = Array.from({ length: 40 }, (_, value) => `v${value}`);
  const trait = { name: 'x', plural: 'x', values };

  expect(() => parseArena(file({ games: 1e15 }), 'x')).toThrow('tournament.games');
  expect(() => parseArena(file({ players: 1e9 }), 'x')).toThrow('tournament.players');
  expect(() => parseArena(file({ bots, players: 8 }), 'x')).toThrow('there are too many ways to seat these bots');
  expect(() => parseArena(file({ trait, players: 10 }), 'x')).toThrow('there are too many ways to seat these bots');
});

test.each([
  [['arena', 'random', '-g', '1e99'], 'Expected a whole number.'],
  [['arena', 'random', '-g', '9007199254740991'], 'Expected a number of at most 10000000.'],
  [['arena', 'random', '-w', '0'], 'Expected a number of at least 1.'],
  [['arena', 'random', '-w', '99999'], 'Expected a number of at most 1024.'],
  [['arena', 'random', '-n', '-5'], 'Expected a whole number.'],
  [['arena', 'random', '--move-time', '0'], 'Expected a number of seconds'],
  [['arena', 'random', '--resume'], 'To go on from a file needs one: say --out file.jsonl.'],
])('%j is refused with a sentence and exit code 2', async (args, sentence) => {
  const { code, stdout, stderr } = await gastropodia(args);

  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(sentence);
});

const hasTerminal = spawnSync('script', ['--version']).status === 0;

test.runIf(hasTerminal).each([
  ['xterm-256color', true],
  ['dumb', false],
])('on a terminal that is %s there are codes: %s', (TERM, areThere) => {
  const command = `'${process.execPath}' '${PROGRAM}' arena random --game tic-tac-toe -g 2 -w 1`;
  const { NO_COLOR: _, FORCE_COLOR: __, CI: ___, ...env } = process.env;
  const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { encoding: 'utf8', env: { ...env, TERM } });

  expect(stdout).toContain('Decisions in a game');
  expect(stdout.includes('\u001b')).toBe(areThere);
});

test('an output that cannot be written is told in a sentence', () => {
  const { status, stderr } = spawnSync('bash', ['-c', `"$0" "$1" cards > /dev/full`, process.execPath, PROGRAM], {
    encoding: 'utf8',
  });

  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'The output cannot be written: there is no space left.\n',
  });
});
