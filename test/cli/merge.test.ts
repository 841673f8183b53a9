import { expect, test } from 'vitest';
import { formatArena, mergeArena, parseArena } from '../../src/cli/arena/file.ts';
import { shardFile, TOURNAMENT } from '../arena/tournament.ts';

const part = (index: number, of = 3) => shardFile({ index, of });

test('a file is read as it was written', () => {
  const { name, ...file } = part(2);

  expect(parseArena(formatArena(file), name)).toEqual(file);
});

test('shards in any order make the file of the whole tournament, byte by byte', () => {
  const { name: _, ...whole } = shardFile({ index: 1, of: 1 });

  expect(formatArena(mergeArena([part(3), part(1), part(2)]))).toBe(formatArena(whole));
});

test('a file of an earlier version, which did not name its game, is refused as what it is', () => {
  const { game: _game, config: _config, trait: _trait, ...old } = TOURNAMENT;
  const text = JSON.stringify({ format: 'gastropodia/arena', tournament: old, shard: { index: 1, of: 1 } });

  expect(() => parseArena(text, 'old.jsonl')).toThrow(
    'old.jsonl is of an earlier version, whose files did not name their game',
  );
});

test('games of one deal stay in one shard', () => {
  expect(part(1).games.map(({ game }) => game)).toEqual([0, 1, 6, 7]);
  expect(part(2).games.map(({ game }) => game)).toEqual([2, 3, 8, 9]);
});

test('shards that are missing are named', () => {
  expect(() => mergeArena([part(1), part(3)])).toThrow('Shard 2 of 3 is missing.');
  expect(() => mergeArena([part(3)])).toThrow('Shards 1, 2 of 3 are missing.');
});

test('a shard that is there twice is named with both of its files', () => {
  const copy = { ...part(1), name: 'copy' };

  expect(() => mergeArena([part(1), part(2), copy])).toThrow('shard-1 and copy are both shard 1 of 3.');
});

test.each([
  ['seed', { seed: 'another' }, 'seed "another", not "made up"'],
  ['games', { games: 24 }, 'games 24, not 12'],
  ['game', { game: { name: 'kelp', digest: '' } }, 'game kelp, not snails'],
  ['nodes', { nodes: 50 }, 'nodes 50, not 2000'],
  ['engine', { engine: '2.0.0' }, 'engine "2.0.0", not "1.0.0"'],
  ['ruleset', { ruleset: 'snails/other' }, 'ruleset "snails/other", not "snails/test"'],
])('a shard of another tournament is refused: %s', (_, change, reason) => {
  const foreign = shardFile({ index: 2, of: 3 }, { ...TOURNAMENT, ...change });

  expect(() => mergeArena([part(1), foreign])).toThrow(`shard-2 is of another tournament than shard-1: ${reason}.`);
});

test('a module that was changed between two shards is another bot', () => {
  const bots = ['0123456789abcdef', 'fedcba9876543210'].map((digest) => [
    { name: 'greedy', digest: '' },
    { name: './bot.mjs:500', digest },
  ]);
  const [one, other, third] = [...bots, bots[0]?.toReversed()].map((each = [], index) =>
    shardFile({ index: index + 1, of: 3 }, { ...TOURNAMENT, bots: each }),
  );
  if (one === undefined || other === undefined || third === undefined) throw new Error('There are three shards.');

  expect(() => mergeArena([one, other])).toThrow(
    'shard-2 is of another tournament than shard-1: the text of ./bot.mjs:500, or of what it imports, is not the same (fedcba98, not 01234567).',
  );
  expect(() => mergeArena([one, third])).toThrow(
    'than shard-1: bots ./bot.mjs:500 (01234567), greedy, not greedy, ./bot.mjs:500 (01234567).',
  );
});

test('a shard of another division is refused', () => {
  expect(() => mergeArena([part(1, 3), part(2, 4)])).toThrow('shards 4, not 3');
});

test('a shard that was cut short says how much is missing', () => {
  const cut = { ...part(2), games: part(2).games.slice(0, 3) };

  expect(() => mergeArena([part(1), cut, part(3)])).toThrow('shard-2 lacks 1 of its games; the first is game 9.');
});

test('games that are double, of another shard or between others are refused', () => {
  const { games } = part(2);
  const [first, second] = games;
  const changed = games.map((line) => (line === second ? { ...line, bots: line.bots.toReversed() } : line));
  if (first === undefined) throw new Error('There is a game.');

  expect(() => mergeArena([{ ...part(2), games: [...games, first] }])).toThrow('shard-2 has game 2 twice.');
  expect(() => mergeArena([{ ...part(1), games }])).toThrow('shard-1 has game 2, which does not belong to it.');
  expect(() => mergeArena([{ ...part(2), games: changed }])).toThrow('game 3 is not between those whose turn it was');
});

test.each([
  ['', 'x is no file of an arena: its first line does not say so.'],
  ['{}', 'x is no file of an arena'],
  ['not JSON\n', 'x is no file of an arena'],
  [
    `${formatArena(part(1))}\n\n{"game":`,
    'x, line 8: this is not a game of an arena. Delete the line, and arena --resume plays its game again.',
  ],
  [formatArena(part(1)).replace('"index":1,"of":3', '"index":4,"of":3'), 'head.shard: there are not so many shards.'],
  [
    formatArena(part(1)).replace('"winners"', '"winner"'),
    'x, line 2: this is not a game of an arena. game.winners: is missing. Delete the line, and',
  ],
])('what is no file of an arena is refused with the line: %#', (text, reason) => {
  expect(() => parseArena(text, 'x')).toThrow(reason);
});
