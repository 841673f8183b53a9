import { Chalk } from 'chalk';
import { LOCALES } from 'gastropodia';
import { type SnailsView, snails } from 'gastropodia/snails';
import { expect, test } from 'vitest';
import { endingBeats, openingBeats, sceneBeats, type Telling } from '../../src/cli/story/tell.ts';

const PLAIN: Telling = { locale: 'en', colours: new Chalk({ level: 0 }), columns: 80 };

/** A game of four in which every snail stands on the board, and what is changed about it. */
function position(change: (view: SnailsView) => Partial<SnailsView>): SnailsView {
  const config = { players: [{ name: 'ant' }, { name: 'bee' }, { name: 'cat' }, { name: 'dog' }] };
  const view = snails.view(snails.setup(config, 'story'), 'spectator');
  const placed = { ...view, places: view.places.map((_, snail) => snail) };
  return { ...placed, ...change(placed) };
}

const tableOf = (view: SnailsView, telling: Telling): string =>
  sceneBeats({ events: [{ type: 'slot-began', slot: 2 }], view }, telling)
    .map(({ text }) => text)
    .join('\n');

const widest = (text: string): number => Math.max(...text.split('\n').map((line) => [...line].length));

test('a slot is told with the board; other events without', () => {
  const view = position(() => ({}));
  const told = sceneBeats({ events: [{ type: 'stepped', snail: 6, from: '0,0', field: '1,0' }], view }, PLAIN);

  expect(told.map(({ text }) => text)).toEqual([' Bs  The scout of player 2 moves from 0,0 to 1,0.']);
  expect(tableOf(view, PLAIN)).toMatch(/^\n── Slot II ─+\n\n/);
});

test('a field with many snails has as many lines as it needs', () => {
  const view = position(({ places }) => ({ places: places.map(() => 0), fire: snailsFire }));
  const rows = tableOf(view, PLAIN)
    .split('\n')
    .filter((line) => line.trimStart().startsWith('|'));

  expect(rows.slice(0, 10).map((line) => line.trimStart().slice(0, 12))).toEqual([
    '|0,-3     .|',
    '|Ac30 Aa30 |',
    '|As30 Am30 |',
    '|Bc30 Ba30 |',
    '|Bs30 Bm30 |',
    '|Cc30 Ca30 |',
    '|Cs30 Cm30 |',
    '|Dc30 Da30 |',
    '|Ds30 Dm30 |',
    '|f2        |',
  ]);
});

const snailsFire = [2, ...Array.from({ length: 36 }, () => 0)];

test.each(LOCALES)('however much there is to say of a squad, all of it is there in 80 columns: %s', (locale) => {
  const view = position(({ shells, aims }) => ({ shells: shells.map(() => 1), aims: aims.map((_, seat) => 4 * seat) }));
  const squads =
    tableOf(view, { ...PLAIN, locale })
      .split('\n\n')
      .at(-1) ?? '';

  expect(widest(squads)).toBeLessThanOrEqual(80);
  for (const seat of 'ABCD') {
    for (const role of 'casm') expect(squads).toMatch(new RegExp(`\\b${seat}${role} \\S+ 30 @`));
  }
});

test('a squad without snails is told to be out', () => {
  const view = position(({ life }) => ({ life: life.map((each, snail) => (snail < 4 ? 0 : each)) }));

  expect(tableOf(view, PLAIN)).toMatch(/^ A {2}ant, \w+.*, eliminated$/m);
});

test('the end tells all by rank, and those who share one share its number', () => {
  const view = position(() => ({}));
  const outcome = { winners: [2], ranking: [[2], [0, 3], [1]], reason: 'most-life', rule: 'SNL-12.3' };
  const [{ text } = { text: '' }] = endingBeats(view, outcome, PLAIN);

  const ranks = [...text.matchAll(/^(\d)\. {2}([A-D]) {2}(\w+), \w+: snails 4, life 120$/gm)];
  expect(ranks.map(([, rank, letter, name]) => [rank, letter, name])).toEqual([
    ['1', 'C', 'cat'],
    ['2', 'A', 'ant'],
    ['2', 'D', 'dog'],
    ['4', 'B', 'bee'],
  ]);
});

test('long sentences are broken, the result too', () => {
  const view = position(() => ({}));
  const events = [{ type: 'game-ended', winners: [0, 1, 2, 3], reason: 'draw', rule: 'SNL-12.3' }] as const;
  const [{ text } = { text: '' }] = sceneBeats({ events, view }, PLAIN);

  expect(text.replaceAll(/\s+/g, ' ')).toContain('player 4; equal in snails and life. [SNL-12.3]');
  expect(text.trim()).toContain('\n');
  expect(widest(text)).toBeLessThanOrEqual(80);
});

test('the opening says who plays with which letter, and what the marks mean', () => {
  const view = position(() => ({}));
  const text = openingBeats({ events: [], view }, 'tuesday', PLAIN)
    .map((beat) => beat.text)
    .join('\n');

  expect(text).toMatch(/^Snails: 4 squads, six rounds\. Seed tuesday\.\n\n {1}A {2}ant, /);
  expect(text).toContain('~ water');
});

test('colour changes nothing but colour', () => {
  const view = position(({ places }) => ({ places }));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences of a terminal begin with one.
  const bare = (text: string): string => text.replaceAll(/\u001b\[[\d;]*m/g, '');
  const few = tableOf(view, { ...PLAIN, colours: new Chalk({ level: 1 }) });
  const many = tableOf(view, { ...PLAIN, colours: new Chalk({ level: 2 }) });

  expect(few).not.toBe(bare(few));
  expect(bare(few)).toBe(tableOf(view, PLAIN));
  expect(many).toContain('\u001b[48;5;18m');
  expect(widest(bare(many))).toBeLessThanOrEqual(80);
});
