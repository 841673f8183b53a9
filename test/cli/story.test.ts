import { LOCALES, type Locale, withPrinted } from 'gastropodia';
import { ants, antsStory } from 'gastropodia/ants';
import { type Story, type StoryOptions, widthOf } from 'gastropodia/drawing';
import { kelp, kelpStory } from 'gastropodia/kelp';
import { NONE, renderText, type SnailsView, snails, snailsStory } from 'gastropodia/snails';
import { renderText as renderZombiaki, zombiaki, zombiakiStory } from 'gastropodia/zombiaki';
import { describe, expect, test } from 'vitest';
import { narratorOf } from '../../src/cli/story/tell.ts';

const PLAIN: StoryOptions = { locale: 'en', colour: 'none', columns: 80 };
const plainly = () => narratorOf(snailsStory, PLAIN);

/** A game of four in which every snail stands on the board, and what is changed about it. */
function position(change: (view: SnailsView) => Partial<SnailsView>): SnailsView {
  const config = { players: [{ name: 'ant' }, { name: 'bee' }, { name: 'cat' }, { name: 'dog' }] };
  const view = snails.view(snails.setup(config, 'story'), 'spectator');
  const placed = { ...view, places: view.places.map((_, snail) => snail) };
  const changed = { ...placed, ...change(placed) };
  // A snail without life is on no field.
  return { ...changed, places: changed.places.map((field, snail) => (changed.life[snail] === 0 ? NONE : field)) };
}

/** The same, with all snails of a seat lost: without life, and off the board. */
const lost =
  (seat: number) =>
  ({ life, places }: SnailsView): Partial<SnailsView> => {
    const without = (figures: readonly number[], figure: number): number[] =>
      figures.map((each, snail) => (Math.floor(snail / 4) === seat ? figure : each));
    return { life: without(life, 0), places: without(places, -1) };
  };

const tableOf = (view: SnailsView, options: StoryOptions): string =>
  narratorOf(snailsStory, options)
    .scene({ events: [{ type: 'slot-began', slot: 2 }], view: withPrinted(snails, view) })
    .map(({ text }) => text)
    .join('\n');

const widest = (text: string): number => Math.max(...text.split('\n').map((line) => [...line].length));

test.each(LOCALES)('what is played stands in 80 columns, with its seed: %s', (locale) => {
  const view = ants.view(ants.setup({ players: [{ name: 'ant' }, { name: 'bee' }] }, 'seed'), 'spectator');
  const [{ text = '' } = {}] = narratorOf(antsStory, { ...PLAIN, locale }).opening(
    { events: [], view: withPrinted(ants, view) },
    'a seed of 24 characters.',
  );

  expect(widest(text)).toBeLessThanOrEqual(80);
  expect(text).toContain('characters.');
});

/** Two games of two sides, with an event of a seat. */
const SIDED = [
  {
    name: 'zombiaki',
    story: zombiakiStory as Story<unknown, unknown, unknown>,
    view: (names: readonly object[]) =>
      withPrinted(zombiaki, zombiaki.view(zombiaki.setup({ players: names }, 'x'), 'spectator')) as unknown,
    event: (seat: number) => ({ type: 'drew', seat, cards: [] }) as unknown,
  },
  {
    name: 'kelp',
    story: kelpStory as Story<unknown, unknown, unknown>,
    view: (names: readonly object[]) =>
      withPrinted(kelp, kelp.view(kelp.setup({ players: names }, 'x'), 'spectator')) as unknown,
    event: (seat: number) => ({ type: 'chosen', seat }) as unknown,
  },
];
const eachSided = SIDED.flatMap((game) => LOCALES.map((locale) => [game.name, locale, game] as const));

test.each(eachSided)('the log has the letters of the roster: %s, %s', (_name, locale, { story, view, event }) => {
  const letters = story.players(story.look(view([{}, {}])), locale).map(({ badge }) => badge.text.trim());
  const speakers = [0, 1].map((seat) => story.tell(event(seat) as never, { locale })?.speaker?.text.trim());

  expect(speakers).toEqual(letters);
  expect(new Set(letters).size).toBe(2);
});

test.each(eachSided)('the roster says each side once: %s, %s', (_name, locale, { story, view }) => {
  const named = story.players(story.look(view([{ name: 'Ann' }, { name: 'Bo' }])), locale).map(({ name }) => name);
  const unnamed = story.players(story.look(view([{}, {}])), locale).map(({ name }) => name);

  expect(named[0]).toMatch(/^Ann, \p{Lu}/u);
  expect(named[1]).toMatch(/^Bo, \p{Lu}/u);
  expect(unnamed.join()).not.toMatch(/, /);
});

test('renderText of Zombiaki says the side of a player once, with and without a name', () => {
  const drawn = (locale: Locale, ...names: readonly string[]) => {
    const players = [0, 1].map((seat) => (names[seat] === undefined ? {} : { name: names[seat] }));
    return renderZombiaki(withPrinted(zombiaki, zombiaki.view(zombiaki.setup({ players }, 'x'), 1)), { locale });
  };

  expect(drawn('pl')).toContain('\nGrający ludźmi, ty\n');
  expect(drawn('de')).toContain('\nMenschenspieler, du\n');
  expect(drawn('en')).toContain('\nHuman player, you\n');
  expect(drawn('en', 'Ann', 'Bo')).toContain('\nBo, Humans, you\n');
});

test('a game that ends in the turn whose table was shown has one table at the end', () => {
  const view = withPrinted(zombiaki, zombiaki.view(zombiaki.setup({ players: 2 }, 'x'), 'spectator'));
  const narrator = narratorOf(zombiakiStory, PLAIN);
  const ended = { winners: [0], ranking: [[0], [1]] } as const;
  const told = [
    ...narrator.scene({
      events: [
        { type: 'turn-began', seat: 0, turn: 8 },
        { type: 'game-ended', ...ended, reason: 'barricade', rule: 'ZOM-21.1' },
      ] as never,
      view: withPrinted(zombiaki, view),
    }),
    ...narrator.ending(view, ended),
  ];

  expect(
    told
      .map(({ text }) => text)
      .join('\n')
      .match(/= Barricade =/g),
  ).toHaveLength(1);
});

test.each(LOCALES)('winner and loser of Zombiaki are told what each of them had: %s', (locale) => {
  const look = zombiakiStory.look(
    withPrinted(zombiaki, zombiaki.view(zombiaki.setup({ players: 2 }, 'x'), 'spectator')),
  );
  const [zombies, humans] = [0, 1].map((seat) => zombiakiStory.standing?.(look, seat, locale));

  expect(zombies).toMatch(/36/);
  expect(humans).toMatch(/40/);
  expect(humans?.replace('40', '36')).not.toBe(zombies);
});

test('a slot is told with the board; other events without', () => {
  const view = position(() => ({}));
  const told = plainly().scene({
    events: [{ type: 'stepped', snail: 6, from: '0,0', field: '1,0' }],
    view: withPrinted(snails, view),
  });

  expect(told.map(({ text }) => text)).toEqual([' Bs  The scout of player 2 moves from 0,0 to 1,0.']);
  expect(tableOf(view, PLAIN)).toMatch(/^\n── Slot II ─+\n\n/);
});

test('a heading that is longer than its rule ends with its last letter', () => {
  const view = kelp.view(kelp.setup({ players: [{ name: 'A shark with a long name' }, {}] }, 'x'), 'spectator');
  const [{ text } = { text: '' }] = narratorOf(kelpStory, PLAIN, () => ({
    players: ['A shark with a long name', 'Bo'],
  })).scene({
    events: [{ type: 'turn-began', seat: 0, round: 1 }],
    view: withPrinted(kelp, view),
  });

  expect(text).toBe('\n── Round 1: the turn of A shark with a long name begins');
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

/** The letters of the roles in a language. */
const CODES: Readonly<Record<Locale, string>> = { en: 'casm', pl: 'dszm', de: 'ktpa' };

test.each(LOCALES)('however much there is to say of a squad, all of it is there in 80 columns: %s', (locale) => {
  const view = position(({ shells, aims }) => ({ shells: shells.map(() => 1), aims: aims.map((_, seat) => 4 * seat) }));
  const squads =
    tableOf(view, { ...PLAIN, locale })
      .split('\n\n')
      .at(-1) ?? '';

  expect(widest(squads)).toBeLessThanOrEqual(80);
  for (const seat of 'ABCD') {
    for (const role of CODES[locale]) expect(squads).toMatch(new RegExp(`\\b${seat}${role} \\S+ 30 @`));
  }
});

test('a squad without snails is told to be out', () => {
  const view = position(lost(0));

  expect(tableOf(view, PLAIN)).toMatch(/^ A {2}ant, \w+.*, eliminated$/m);
});

test('the end tells all by rank, and those who share one share its number', () => {
  const view = position(() => ({}));
  const outcome = { winners: [2], ranking: [[2], [0, 3], [1]], reason: 'most-life', rule: 'SNL-12.3' };
  const [{ text } = { text: '' }] = plainly().ending(withPrinted(snails, view), outcome);

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
  const events = [
    { type: 'game-ended', winners: [0, 1, 2, 3], ranking: [[0, 1, 2, 3]], reason: 'draw', rule: 'SNL-12.3' },
  ] as const;
  const [{ text } = { text: '' }] = plainly().scene({ events, view: withPrinted(snails, view) });

  expect(text.replaceAll(/\s+/g, ' ')).toContain('player 4; equal in snails and life. [SNL-12.3]');
  expect(text.trim()).toContain('\n');
  expect(widest(text)).toBeLessThanOrEqual(80);
});

test('the opening says who plays with which letter, and what the marks mean', () => {
  const view = position(() => ({}));
  const text = plainly()
    .opening({ events: [], view: withPrinted(snails, view) }, 'tuesday')
    .map((beat) => beat.text)
    .join('\n');

  expect(text).toMatch(/^Snails: 4 squads, 6 rounds\. Seed tuesday\.\n\n {1}A {2}ant, /);
  expect(text).toContain('~ water');
});

test('colour changes nothing but colour', () => {
  const view = position(({ places }) => ({ places }));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences of a terminal begin with one.
  const bare = (text: string): string => text.replaceAll(/\u001b\[[\d;]*m/g, '');
  const few = tableOf(view, { ...PLAIN, colour: 'ansi' });
  const many = tableOf(view, { ...PLAIN, colour: 'ansi-256' });

  expect(few).not.toBe(bare(few));
  expect(bare(few)).toBe(tableOf(view, PLAIN));
  expect(many).toContain('\u001b[48;5;18m');
  expect(widest(bare(many))).toBeLessThanOrEqual(80);
});

/** Names that a text cannot be taken apart by, with what is seen of them. */
const NAMES: readonly (readonly [given: string, seen: string])[] = [
  ['Ann, the Brave', 'Ann, the Brave'],
  ['Ann, the Brave, of Ems, first player', 'Ann, the Brave, of Ems, first player'],
  [`"Bo" 'O`, `"Bo" 'O`],
  ['a | b || c', 'a | b || c'],
  ['  A Ola:  ', 'A Ola:'],
  ['🐌👩‍🚀🇵🇱', '🐌👩‍🚀🇵🇱'],
  ['日本の騎士', '日本の騎士'],
  ['\u200fאבי\u200f', '\u200fאבי\u200f'],
  ['left \u202ethgir', 'left thgir'],
  ['\u001b[31mred\u001b[0m\u0007', '\ufffd[31mred\ufffd[0m\ufffd'],
  ['two\nlines', 'two\ufffdlines'],
];

describe.each(NAMES)('a player called %j', (given, seen) => {
  const called = (change: (view: SnailsView) => Partial<SnailsView> = () => ({})): SnailsView =>
    position((view) => ({ names: view.names.map((name, seat) => (seat === 1 ? given : name)), ...change(view) }));
  const controls = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

  test('is called so where the players are named, with the faction', () => {
    const [{ text } = { text: '' }] = plainly().opening({ events: [], view: withPrinted(snails, called()) }, 'x');
    const [, players = ''] = text.split('\n\n');

    expect(players.split('\n').map((line) => line.replace(/, [\w ]+$/, ''))).toEqual([
      ' A  ant',
      ` B  ${seen}`,
      ' C  cat',
      ' D  dog',
    ]);
    expect(text).not.toMatch(controls);
  });

  test('is ranked so at the end, and told to be out', () => {
    const view = called(lost(1));
    const outcome = { winners: [0], ranking: [[0], [2], [3], [1]], reason: 'most-life', rule: 'SNL-12.3' };
    const [{ text } = { text: '' }] = plainly().ending(withPrinted(snails, view), outcome);
    const [squads = '', ranks = ''] = text.split('\n\n').slice(-2);

    expect(
      squads
        .split('\n')
        .filter((line) => line.startsWith(' B  '))
        .join(''),
    ).toContain(` B  ${seen}, `);
    expect(squads).toContain('eliminated');
    expect(ranks.split('\n').at(-1)).toMatch(/: snails 0, life 0$/);
    expect(ranks.split('\n').at(-1)?.startsWith(`4.  B  ${seen}, `)).toBe(true);
  });

  test.each(LOCALES)('changes nothing else of a drawing: %s', (locale) => {
    const options = { ...PLAIN, locale };
    const plain = tableOf(
      position(() => ({ firstPlayer: 0 })),
      options,
    );
    const drawn = renderText(withPrinted(snails, called()), { locale });

    expect(
      tableOf(
        called(() => ({ firstPlayer: 0 })),
        options,
      ),
    ).toBe(plain);
    expect(drawn).toContain(`\nB ${seen}, `);
    expect(drawn).not.toMatch(controls);
    expect(Math.max(...drawn.split('\n').map(widthOf))).toBeLessThanOrEqual(80);
    expect(renderText(withPrinted(snails, called()), { locale }).split('\n\n')).toHaveLength(
      renderText(
        withPrinted(
          snails,
          position(() => ({})),
        ),
        { locale },
      ).split('\n\n').length,
    );
  });
});

describe('what has changed since the last table', () => {
  const slot = { type: 'slot-began', slot: 2 } as const;
  const tables = (...views: readonly SnailsView[]): string[] => {
    const narrator = narratorOf(snailsStory, { ...PLAIN, colour: 'ansi' });
    return views.map((view) => narrator.scene({ events: [slot], view: withPrinted(snails, view) }).at(-1)?.text ?? '');
  };
  /** What is underlined. */
  const marked = (table: string): string[] =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences of a terminal begin with one.
    [...table.matchAll(/\u001b\[[\d;]*;4m([^\u001b]*)/g)].map(([, text = '']) => text);

  test('is marked on the next: snails, tiles and tokens', () => {
    const before = position(() => ({}));
    const after = position(({ life, levels, fire, shells }) => ({
      life: life.map((each, snail) => (snail === 5 ? 12 : each)),
      shells: shells.map((each, snail) => (snail === 6 ? 1 : each)),
      levels: levels.map((each, field) => (field === 0 ? 2 : each)),
      fire: fire.map((each, field) => (field === 20 ? 1 : each)),
    }));
    const [first = '', second = '', third = ''] = tables(before, after, after);

    expect(marked(first)).toEqual([]);
    expect(marked(second).sort()).toEqual(['""', 'Ba12', 'Bs30@', 'f']);
    expect(marked(third)).toEqual([]);
  });

  test('is not seen without colour', () => {
    const narrator = plainly();
    const view = position(() => ({}));
    const [first, second] = [view, { ...view, life: view.life.map(() => 7) }].map(
      (each) => narrator.scene({ events: [slot], view: withPrinted(snails, each) }).at(-1)?.text,
    );

    expect(second).toBe(first?.replaceAll(/([A-D][casm])30/g, '$1 7').replaceAll(/\b30\b/g, '7'));
  });
});

describe('any game', () => {
  interface Count {
    readonly count: number;
  }
  type Counted = { readonly type: 'counted'; readonly by: number } | { readonly type: 'slept' };
  const counting: Story<Count, Counted, Count> = {
    inks: {},
    look: (view) => view,
    title: () => 'Counting.',
    players: () => [{ badge: { text: 'one', ink: 'plain' }, name: 'Ann, the Brave' }],
    table: ({ count }, _options, before) => [[{ text: `${before?.count ?? '-'} > ${count}`, ink: 'plain' }]],
    tell: (event) =>
      event.type === 'slept'
        ? undefined
        : { sentence: `By ${event.by}\u0007.`, rank: 'line', showsTable: event.by === 2 },
  };

  test('is told with as little as it says', () => {
    const narrator = narratorOf(counting, PLAIN);
    const told = [
      ...narrator.opening({ events: [{ type: 'slept' }], view: { count: 0 } }, 'x'),
      ...narrator.scene({ events: [{ type: 'counted', by: 1 }], view: { count: 1 } }),
      ...narrator.scene({ events: [{ type: 'counted', by: 2 }], view: { count: 3 } }),
      ...narrator.ending({ count: 3 }, { ranking: [[0]] }),
    ];

    expect(told.map(({ text }) => text)).toEqual([
      'Counting. Seed x.\n\none Ann, the Brave\n',
      '     By 1\ufffd.',
      '     By 2\ufffd.',
      '\n- > 3\n',
      '\n3 > 3\n\n1. one Ann, the Brave',
    ]);
  });
});
