import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gastropodia } from './run.ts';

const BOTS = ['./bots/throws.mjs', 'ismcts:50', 'random'];
let folder: string;
let cup: string;
const file = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gastropodia-game-again-'));
  cup = file('cup.jsonl');
  await gastropodia(['arena', ...BOTS, '--game', 'auction', '--players', '3', '-g', '6', '-w', '1', '--out', cup]);
});
afterAll(() => rm(folder, { recursive: true }));

test('replay --number tells a game of a tournament, with its bots, and saves its record', async () => {
  const record = file('game.json');
  const told = await gastropodia(['replay', cup, '--number', '4', '--save', record]);

  const [, ...lines] = (await readFile(cup, 'utf8')).trimEnd().split('\n');
  const { bots, decisions, ranking } = JSON.parse(lines[4] ?? '');
  expect(told).toMatchObject({ code: 0, stderr: '' });
  expect(told.stdout).toContain('Seed arena/1.');
  const names = bots.map((bot: number) => ['throws', 'ismcts:50', 'random'][bot]);
  const ranked = ranking.flat().map((seat: number) => `player ${seat + 1} (${names[seat]})`);
  expect(told.stdout.match(/^\d\. {2}[ABC] {2}(.*):/gm)?.map((rank) => rank.slice(7, -1))).toEqual(ranked);
  expect(told.stdout).toContain(`\nSaved the record to ${record}.\nReplay this game:  gastropodia replay ${record}\n`);
  // Where more than two play, somebody plays on, and the record goes to the end.
  const verified = await gastropodia(['verify', record]);
  expect(verified.stdout).toBe(`${record} is as recorded: ${decisions} decisions, the game is over.\n`);
});

test('who has forfeited is told where it happened, and that somebody else plays on', async () => {
  const { stdout } = await gastropodia(['replay', cup, '--number', '0']);
  const early = await gastropodia(['replay', cup, '--number', '0', '--ply', '3']);

  const forfeit =
    /\nplayer 1 \(throws\) forfeits the game \(threw\): no idea \(throws\.mjs:9:32\)\nA random bot takes over\.\n/;
  expect(stdout).toMatch(forfeit);
  expect(stdout.search(forfeit)).toBeLessThan(stdout.search(/^1\. /m));
  expect(early.stdout).toMatch(forfeit);
  expect(early.stdout).toMatch(/\nAfter 3 of \d+ decisions:\n/);
});

test('a game that comes out otherwise than its line says is a failure, and nothing is saved', async () => {
  const [head, first = ''] = (await readFile(cup, 'utf8')).split('\n');
  await writeFile(file('changed.jsonl'), `${head}\n${first.replace(/"decisions":\d+/, '"decisions":7')}\n`);
  const { code, stdout, stderr } = await gastropodia([
    ...['replay', file('changed.jsonl'), '--number', '0', '--save', file('none.json')],
  ]);

  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(
    /^Game 0 comes out otherwise when it is played again: decisions \d+, not 7\. Either a bot does not always decide alike, as one does that asks Math\.random or a clock, or the file was changed\.\n$/,
  );
  await expect(readFile(file('none.json'))).rejects.toThrow('ENOENT');
});

test('what cannot be told again is refused with a sentence', async () => {
  const [head, ...lines] = (await readFile(cup, 'utf8')).split('\n');
  await writeFile(file('begun.jsonl'), `${head}\n${lines[0]}\n`);
  await writeFile(file('moved.jsonl'), `${head?.replaceAll('throws.mjs', 'gone.mjs')}\n${lines[0]}\n`);
  await writeFile(
    file('other.jsonl'),
    `${head?.replace(/"ruleset":"[^"]*"/, '"ruleset":"auction/0/0"')}\n${lines[0]}\n`,
  );
  const refused = async (...args: string[]) => {
    const { code, stdout, stderr } = await gastropodia(['replay', ...args]);
    return { code, stdout, stderr: stderr.replaceAll(folder, '') };
  };

  expect(
    await Promise.all([
      refused(cup),
      refused(cup, '--number', '6'),
      refused(file('begun.jsonl'), '--number', '1'),
      refused(file('moved.jsonl'), '--number', '0'),
      refused(file('other.jsonl'), '--number', '0'),
      refused(cup, '--save', file('game.json')),
      refused(cup, '--number', '0', '--ply', '999'),
    ]),
  ).toEqual([
    {
      code: 1,
      stdout: '',
      stderr:
        '/cup.jsonl is a tournament, and no record of a game: say which of its games, as in gastropodia replay /cup.jsonl --number 0 --save game.json.\n',
    },
    { code: 2, stdout: '', stderr: '/cup.jsonl has no game 6; its games go from 0 to 5.\n' },
    { code: 2, stdout: '', stderr: '/begun.jsonl has no game 1: it was not finished.\n' },
    { code: 1, stdout: '', stderr: expect.stringMatching(/^Game 0 could not be played: .*gone\.mjs/) },
    {
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^\/other\.jsonl is of auction\/0\/0; here is auction\/\S+\.\n$/),
    },
    { code: 2, stdout: '', stderr: 'What is saved is a game of a tournament: say which, as in --number 17.\n' },
    { code: 2, stdout: '', stderr: expect.stringMatching(/^game 0 has no ply 999; it goes from 0 to \d+\.\n$/) },
  ]);
});

test('scores have to come out the same, where a line has them; those of before had none', async () => {
  const poker = file('poker.jsonl');
  await gastropodia(['arena', 'random', '--game', 'leduc', '-g', '2', '-w', '1', '--out', poker]);
  const text = await readFile(poker, 'utf8');
  await writeFile(file('before.jsonl'), text.replaceAll(/"scores":[^\]]*\],/g, ''));
  await writeFile(file('rich.jsonl'), text.replaceAll(/"scores":[^\]]*\]/g, '"scores":[99,-99]'));
  const [before, rich] = await Promise.all(
    ['before.jsonl', 'rich.jsonl'].map((name) => gastropodia(['replay', file(name), '--number', '0'])),
  );

  expect(text).toContain('"scores":');
  expect(before).toMatchObject({ code: 0, stderr: '' });
  expect(rich?.stderr).toMatch(/^Game 0 comes out otherwise when it is played again: scores \[.*\], not \[99,-99\]\. /);
});
