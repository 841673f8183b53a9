import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VERSION } from 'gastropodia';
import { cardName, defaultPack } from 'gastropodia/snails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodesIn, readXml } from '../kit/xml.ts';
import { type Finished, gastropodia } from './run.ts';

let folder: string;
/** A game of three that was watched and saved, for all who need one. */
let watched: Finished;
const SEED = 'a seed with spaces';
const file = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gastropodia-cli-'));
  watched = await gastropodia([
    'watch',
    '--players',
    '3',
    '--bots',
    'random',
    '--seed',
    SEED,
    '--save',
    file('game.json'),
  ]);
});

afterAll(() => rm(folder, { recursive: true }));

test('watch tells a whole game: who plays, what happens, the board, the result, how to see it again', () => {
  expect(watched).toMatchObject({ code: 0, stderr: '' });
  const { stdout } = watched;
  expect(stdout).toContain(`Snails: 3 squads, 6 rounds. Seed ${SEED}.`);
  expect(stdout).toMatch(/^ A {2}random \(1\), [A-Z]/m);
  expect(stdout).toMatch(/^ [ABC][casm] {2}Random \([123]\) reveals /m);
  expect(stdout).toMatch(/^\|-3,0 {5}[~.]/m);
  expect(stdout).toContain('The game is over: ');
  expect(stdout).toMatch(/^1\. {2}[ABC] {2}random \([123]\), [A-Z]\w+: snails \d, life \d+$/m);
  expect(stdout).not.toContain('\u001b');
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test('the command that watch ends with shows the same game', async () => {
  const [, command = ''] = /^Replay this game: {2}gastropodia (.*)$/m.exec(watched.stdout) ?? [];
  expect(command).toBe(`replay ${file('game.json')}`);

  const again = await gastropodia(command.split(' '));

  expect(again).toMatchObject({ code: 0, stderr: '' });
  expect(watched.stdout.startsWith(again.stdout)).toBe(true);
  expect(again.stdout).toContain('The game is over: ');
});

test('without a file, the command has the bots and the seed, and the same game is played', async () => {
  const first = await gastropodia(['--seed', "it's luck", '--bots', './bots/first.mjs,random', '--locale', 'pl']);
  const [, command] = /gastropodia (.*)$/m.exec(first.stdout) ?? [];

  expect(command).toBe("watch --bots ./bots/first.mjs,random --seed 'it'\\''s luck' --locale pl");
  const args = ['watch', '--bots', './bots/first.mjs,random', '--seed', "it's luck", '--locale', 'pl'];
  expect((await gastropodia(args)).stdout).toBe(first.stdout);
  expect(first.stdout).toContain('First odkrywa');
  expect(first.stdout).toMatch(/^ A {2}first, /m);
});

test('replay --ply shows the whole position at a ply, and takes the record from standard input too', async () => {
  const input = await readFile(file('game.json'), 'utf8');
  const { code, stdout } = await gastropodia(['replay', '-', '--ply', '30'], { input });

  expect(code).toBe(0);
  expect(stdout).toMatch(/After 30 of \d+ decisions:/);
  expect(stdout).toContain('To decide: ');
  expect(stdout).not.toContain('The game is over');
});

test('replay --ply beyond the end says where the end is', async () => {
  const { code, stderr } = await gastropodia(['replay', file('game.json'), '--ply', '99999']);

  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/game\.json has no ply 99999; it goes from 0 to \d+\.\n$/),
  });
});

test('verify: a record is as recorded', async () => {
  const { code, stdout } = await gastropodia(['verify', file('game.json')]);

  expect(code).toBe(0);
  expect(stdout).toMatch(/game\.json is as recorded: \d+ decisions, the game is over\.\n$/);
});

test('verify: a record that was changed fails with the ply and the reason', async () => {
  const record = JSON.parse(await readFile(file('game.json'), 'utf8'));
  record.hashes[17] += 1;
  await writeFile(file('changed.json'), JSON.stringify(record));
  record.actions[4] = { type: 'win', seat: 0 };
  await writeFile(file('cheated.json'), JSON.stringify(record));

  const [changed, cheated] = await Promise.all(
    ['changed.json', 'cheated.json'].map((name) => gastropodia(['verify', file(name)])),
  );

  expect(changed).toEqual({
    code: 1,
    stdout: '',
    stderr: `${file('changed.json')} differs at ply 17: the position has another hash than the recorded one.\n`,
  });
  expect(cheated).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('differs at ply 5: the action is refused: '),
  });
});

test('cards: every card by name, in lines that fit', async () => {
  const { code, stdout } = await gastropodia(['cards', '--locale', 'de']);

  expect(code).toBe(0);
  const { basic, red, purple, faction } = defaultPack;
  for (const id of Object.keys({ ...basic, ...red, ...purple, ...faction })) {
    expect(stdout).toMatch(new RegExp(`^${cardName(id, { locale: 'de' })}( {2}|\n {2})\\d+×, ${id}, `, 'm'));
  }
  expect(Math.max(...stdout.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
});

test('KER-13.8 draw: a position of a record as a picture, as a spectator or a player sees it', async () => {
  const [spectator, player, drawn] = await Promise.all([
    gastropodia(['draw', file('game.json'), '--ply', '40']),
    gastropodia(['draw', file('game.json'), '--ply', '40', '--view', '1', '--narrow', '--locale', 'pl']),
    gastropodia(['draw', file('game.json'), '-o', file('board.svg')]),
  ]);

  expect(readXml(spectator.stdout.trimEnd()).attributes).toMatchObject({ width: '1200', role: 'img' });
  expect(readXml(player.stdout.trimEnd()).attributes).toMatchObject({ width: '360' });
  expect(spectator.stdout).not.toContain('data-card=');
  expect(player.stdout).toMatch(/data-card="[a-z-]+"/);
  expect(drawn).toEqual({ code: 0, stdout: `Saved the picture to ${file('board.svg')}.\n`, stderr: '' });
  expect(readXml((await readFile(file('board.svg'), 'utf8')).trimEnd()).name).toBe('svg');
});

test('KER-13.8 cards --svg: a file a card, and a sheet of all', async () => {
  const folder = file('cards/of snails');
  const { code, stdout } = await gastropodia(['cards', '--svg', folder, '--locale', 'de']);
  const { basic, red, purple, faction } = defaultPack;
  const ids = Object.keys({ ...basic, ...red, ...purple, ...faction });

  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: `${ids.length} Karten gespeichert: einzeln in ${folder}, alle zusammen in all-cards.svg.\n`,
  });
  expect((await readdir(folder)).sort()).toEqual(['all-cards.svg', ...ids.map((id) => `${id}.svg`)].sort());
  const sheet = readXml((await readFile(join(folder, 'all-cards.svg'), 'utf8')).trimEnd());
  expect(nodesIn(sheet).flatMap(({ attributes }) => attributes['data-card'] ?? [])).toEqual(ids);
  expect(nodesIn(sheet).filter(({ name }) => name === 'style')).toHaveLength(1);
});

test('FORCE_COLOR colours what nobody looks at; NO_COLOR and a pipe do not', async () => {
  const [forced, refused] = await Promise.all([
    gastropodia(['cards'], { env: { FORCE_COLOR: '1' } }),
    gastropodia(['cards'], { env: { NO_COLOR: '1' } }),
  ]);

  expect(forced.stdout).toContain('\u001b[1m');
  expect(refused.stdout).not.toContain('\u001b');
});

test('a reader who stops reading is no error', async () => {
  const { code, stderr } = await gastropodia(['watch', '--bots', 'random', '--seed', '1'], {
    onFirstOutput: ({ stdout }) => stdout?.destroy(),
  });

  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('Ctrl-C ends at once with 130, though a bot thinks without end', async () => {
  const { code, stderr } = await gastropodia(['watch', '--bots', './bots/thinker.mjs'], {
    onFirstOutput: (child) => child.kill('SIGINT'),
  });

  expect({ code, stderr }).toEqual({ code: 130, stderr: '' });
});

test('help and version', async () => {
  const commands = ['watch', 'arena', 'merge', 'replay', 'verify', 'draw', 'cards'];
  const [help, version, ...pages] = await Promise.all([
    gastropodia(['--help']),
    gastropodia(['--version']),
    ...commands.map((command) => gastropodia([command, '--help'])),
  ]);

  expect(version).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
  expect(help).toMatchObject({ code: 0, stderr: '' });
  for (const [index, command] of commands.entries()) {
    expect(help?.stdout).toContain(`\n  ${command} `);
    expect(pages[index]).toMatchObject({ code: 0, stderr: '' });
    expect(pages[index]?.stdout).toContain(`Usage: gastropodia ${command} `);
  }
});
