import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type GameLine, reportOf } from 'gastropodia/arena';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scheduleOf } from '../../src/arena/schedule.ts';
import { fieldOf, traitOf } from '../../src/arena/tournament.ts';
import type { Tournament } from '../../src/cli/arena/tournament.ts';
import { boxNamed } from '../../src/registry/index.ts';
import { type Finished, runProgram } from '../cli/run.ts';

const PROGRAM = resolve(import.meta.dirname, 'index.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gastropodia-balance-'));
  mkdirSync(join(folder, 'pictures'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
const balance = (...files: readonly string[]): Promise<Finished> =>
  runProgram(PROGRAM, ['--into', folder, ...files.map(at)]);

/** A tournament of a game that nobody has to play. */
async function tournamentOf(name: string, more: Partial<Tournament> = {}): Promise<Tournament> {
  const box = await boxNamed(name);
  if (box === undefined) throw new RangeError(`There is no ${name}.`);
  return {
    game: { name, digest: '' },
    engine: '1.0.0',
    ruleset: box.game.ruleset,
    config: 'standard',
    ...traitOf(box),
    bots: [{ name: 'greedy', digest: '' }],
    players: 2,
    games: 60,
    seed: 'made up',
    nodes: 2000,
    ...more,
  };
}

type Told = Pick<GameLine, 'winners' | 'reason'> & Partial<GameLine>;

/** Writes the report of a tournament in which every game went as it is told by its number and the traits of its seats. */
function write(file: string, tournament: Tournament, tell: (game: number, traits: readonly string[]) => Told): void {
  const schedule = scheduleOf(fieldOf(tournament));
  const lines = Array.from({ length: tournament.games }, (_, game): GameLine => {
    const { bots, traits, deal } = schedule(game);
    return { game, seed: `made up/${deal}`, bots, traits, ranking: [], decisions: 10 + game, ...tell(game, traits) };
  });
  writeFileSync(at(file), JSON.stringify(reportOf(tournament, lines)));
}

/** A page with places for these tables. */
function writePage(game: string, tables: readonly string[]): void {
  const places = tables.map((name) => `<!-- ${game}/${name} -->\nold\n<!-- /${game}/${name} -->`);
  writeFileSync(at('balance.md'), `# Balance\n\n${places.join('\n\nBetween.\n\n')}\n\nThe end.\n`);
}

describe('tables', () => {
  test('a game without sides and cards: how long, who begins, how it ends; the rest of the page stays', async () => {
    writePage('duel', ['games', 'seats', 'ends']);
    const told = (game: number): Told => ({
      winners: [game % 3 === 0 ? 1 : 0],
      reason: 'felled',
      rounds: 3 + (game % 2),
    });
    write('greedy.json', await tournamentOf('duel', { games: 1200 }), told);
    write('ismcts.json', await tournamentOf('duel', { bots: [{ name: 'ismcts', digest: '' }], games: 2 }), (game) => ({
      ...told(1),
      winners: [game],
    }));

    expect(await balance('greedy.json', 'ismcts.json')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(read('balance.md')).toBe(`# Balance

<!-- duel/games -->
| players | games | seed | rounds, mean (range) | decisions, mean (range) |
|---|---:|---:|---:|---:|
| greedy | 1,200 | \`made up\` | 3.50 (3–4) | 610 (10–1209) |
| ismcts (2,000 nodes) | 2 | \`made up\` | 4.00 (4–4) | 11 (10–11) |
<!-- /duel/games -->

Between.

<!-- duel/seats -->
| seat | greedy | ismcts (2,000 nodes) |
|---|---:|---:|
| player 1 (begins) | **66.7 % (64–69)** | 50.0 % (9–91) |
| player 2 | **33.3 % (31–36)** | 50.0 % (9–91) |
<!-- /duel/seats -->

Between.

<!-- duel/ends -->
| end | greedy | ismcts (2,000 nodes) |
|---|---:|---:|
| felled | 100 % | 100 % |
<!-- /duel/ends -->

The end.
`);
  });

  test('a game with sides and cards: one against the other, cards by name, those last that nobody played', async () => {
    writePage('snails', ['games', 'factions', 'pairs', 'seats', 'ends', 'cards']);
    write('greedy.json', await tournamentOf('snails'), (_, traits) => ({
      winners: [Math.max(0, traits.indexOf('zombies'))],
      reason: 'most-snails',
      rounds: 6,
      cards: [{ rocket: 2 }, { 'crawl-dig': 1 }],
    }));
    await balance('greedy.json');
    const lines = read('balance.md').split('\n');

    expect(lines).toEqual(expect.arrayContaining(['| zombies | **100.0 % (84–100)** |', '| ninja | 40.0 % (22–61) |']));
    expect(lines).toContain(
      '| greedy: wins of … against … | amazons | barbarians | cowboys | pirates | ninja | zombies |',
    );
    expect(lines).toContain('| zombies | 100 % | 100 % | 100 % | 100 % | 100 % |  |');
    const cards = lines.slice(lines.indexOf('<!-- snails/cards -->') + 3, lines.indexOf('<!-- /snails/cards -->'));
    expect(cards.slice(0, 2)).toEqual(['| Rocket | 83.3 % (72–91) | 120 |', '| Crawl / Dig | 16.7 % (9–28) | 60 |']);
    expect(cards).toHaveLength(38);
    expect(new Set(cards.slice(2).map((line) => line.replace(/^\| [^|]+/, '')))).toEqual(new Set(['|  | 0 |']));
  });

  test('what everybody has exactly one of has a table of its own, and is no card among others', async () => {
    writePage('ants', ['games', 'seats', 'ends', 'queens', 'sets', 'cards']);
    write('greedy.json', await tournamentOf('ants', { games: 30 }), () => ({
      winners: [0],
      reason: 'star-track',
      cards: [
        { 'queen-1': 1, 'full-moon': 1, archive: 1 },
        { 'queen-2': 1, 'new-moon': 1, 'leaf-store': 2 },
      ],
    }));
    await balance('greedy.json');
    const page = read('balance.md');

    expect(page).toContain(`| queens | greedy |
|---|---:|
| Queen 1 | **100.0 % (89–100)** |
| Queen 2 | **0.0 % (0–11)** |
| Queen 3 |  |
`);
    expect(page).toContain(`| sets | greedy |
|---|---:|
| full-moon | **100.0 % (89–100)** |
| new-moon | **0.0 % (0–11)** |
<!-- /ants/sets -->`);
    expect(page).toContain('| Archive | 100.0 % (89–100) | 30 |\n| Leaf Store | 0.0 % (0–11) | 60 |');
    expect(page.slice(page.indexOf('<!-- ants/cards -->'))).not.toMatch(/Queen 1|moon/);
  });

  test('tables of three have a fair share of a third, and are told from those of two', async () => {
    writePage('snails', ['games', 'factions', 'pairs', 'seats', 'ends']);
    const drawn = (): Told => ({ winners: [], reason: 'draw' });
    write('two.json', await tournamentOf('snails'), drawn);
    write('three.json', await tournamentOf('snails', { players: 3, games: 6 }), drawn);
    await balance('two.json', 'three.json');

    expect(read('balance.md')).toContain(`| seat | greedy, 2 players | greedy, 3 players |
|---|---:|---:|
| player 1 (begins) | 50.0 % (38–62) | 33.3 % (10–70) |
| player 2 | 50.0 % (38–62) | 33.3 % (10–70) |
| player 3 |  | 33.3 % (10–70) |
`);
    const chart = read('pictures/balance-snails.svg');
    expect(chart.match(/>player \d|>greedy, \d players/g)).toEqual([
      '>greedy, 2 players',
      '>player 1',
      '>player 2',
      '>greedy, 3 players',
      '>player 1',
      '>player 2',
      '>player 3',
    ]);
  });
});

describe('what is refused', () => {
  const told = (): Told => ({ winners: [0], reason: 'felled' });
  /** Ways to go wrong, and what is said. */
  const wrong: Record<string, [files: readonly string[], message: string]> = {
    nothing: [[], 'Name the reports that `gastropodia arena … --json` has printed.'],
    'another file': [['balance.md'], 'is no report: print one with `gastropodia arena … --json`.'],
    'a contest': [
      ['contest.json'],
      'tells about greedy and random, not about the game: let one bot play against itself.',
    ],
    'two games': [['duel.json', 'kuhn.json'], 'The reports are not of one game: duel, kuhn.'],
    'two sets of rules': [['duel.json', 'old.json'], 'The reports are not of one ruleset: duel/'],
    'rules of another day': [['old.json'], 'These games were played by duel/0; duel is duel/'],
    'a game from elsewhere': [
      ['mine.json'],
      "'./mine.mjs' is no game of ours: the page has those of the registry only.",
    ],
    'no place': [
      ['duel.json'],
      'The page has no place for some tables of duel. Write these lines where they belong:\n\n<!-- duel/ends -->\n<!-- /duel/ends -->\n',
    ],
  };

  test.each(Object.entries(wrong))('%s', async (_, [files, message]) => {
    writePage('duel', ['games', 'seats']);
    const before = read('balance.md');
    const duel = await tournamentOf('duel', { games: 2 });
    write('duel.json', duel, told);
    write('kuhn.json', await tournamentOf('kuhn', { games: 2 }), told);
    write('old.json', { ...duel, ruleset: 'duel/0' }, told);
    write('mine.json', { ...duel, game: { name: './mine.mjs', digest: '' } }, told);
    write('contest.json', { ...duel, bots: [...duel.bots, { name: 'random', digest: '' }] }, told);

    const { code, stderr } = await balance(...files);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(read('balance.md')).toBe(before);
  });
});
