import { expect, test } from 'vitest';
import { gastropodia } from './run.ts';

test.each([
  [['foo'], "Unknown command 'foo'.\nSee gastropodia --help.\n"],
  [['--foo'], "Unknown option '--foo'.\nSee gastropodia watch --help.\n"],
  [['watch', '--players', '7'], 'Snails is a game for 2 to 4, not for 7.\n'],
  [['watch', '--bots', 'random,random,random', '--players', '2'], '3 bots are named, and 2 play.\n'],
  [['watch', '--locale', 'xx'], "There is no locale 'xx'; there are de, en, pl."],
  [['arena', 'nobody'], "There is no bot 'nobody'; there are random"],
  [['arena', 'random:none'], "The nodes of 'random:none' have to be a whole number of at least 1, as in random:500;"],
  [['watch', '--bots', 'random:0'], "The nodes of 'random:0' have to be a whole number of at least 1"],
  [['arena', './bots/first.mjs:'], "The nodes of './bots/first.mjs:' have to be a whole number of at least 1"],
  [['arena', 'nobody:0'], "There is no bot 'nobody:0'; there are random"],
  [['arena', './bots/absent.mjs'], 'There is no bot at ./bots/absent.mjs: there is no such file or folder.\n'],
  [['arena', './bots/no-bot.mjs'], './bots/no-bot.mjs is no bot: its default export has to be one'],
  [['watch', '--bots', './bots/no-bot.mjs'], './bots/no-bot.mjs is no bot: its default export has to be one'],
  [['arena', 'random', '--games', '0'], 'Expected a number of at least 1.'],
  [['arena', 'random', '--shard', '3/2', '--out', 'x'], 'Expected a shard such as 1/4 (part 1 of 4).'],
  [['cards', '--game', 'auction', '--svg', 'nowhere'], 'Sealed bids (auction) has no list of cards.\n'],
  [['draw', 'x.json', '--view', 'Ann'], 'Expected a whole number.'],
  [['arena', 'random', '--shard', '1/2'], 'A shard needs a file to be written to: say --out file.jsonl.\n'],
])('%j is refused with a sentence and exit code 2', async (args, sentence) => {
  const { code, stdout, stderr } = await gastropodia(args);

  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(sentence);
});

test.each([
  [['verify', 'absent.json'], 'absent.json cannot be read: there is no such file or folder.\n'],
  [['verify', 'run.ts'], 'run.ts is no record of a game: it is not JSON.\n'],
  [['draw', 'absent.json'], 'absent.json cannot be read: there is no such file or folder.\n'],
  [['cards', '--svg', 'run.ts'], 'run.ts cannot be made: '],
  [['replay', '../../package.json'], '../../package.json: The record is not valid. '],
  [['merge', 'run.ts'], 'run.ts is no file of an arena: its first line does not say so.\n'],
  [
    ['arena', 'random', '-g', '1', '--out', 'no/folder'],
    'no/folder cannot be written: there is no such file or folder.\n',
  ],
])('%j fails with a sentence and exit code 1', async (args, sentence) => {
  const { code, stdout, stderr } = await gastropodia(args);

  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});
