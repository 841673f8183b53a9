import { type BaseAction, createGame, type Game, LOCALES } from 'gastropodia';
import { botsFor } from 'gastropodia/bots';
import { type BoxTelling, boxOf } from 'gastropodia/boxes';
import { snailsBox } from 'gastropodia/snails';
import { describe, expect, test } from 'vitest';
import { type AuctionTypes, auction, formatEvent, LANGUAGES, rules } from '../../docs/examples/auction/index.ts';
import { type TicTacToeTypes, ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';
import { allBoxes, GAME_NAMES } from '../../src/registry/index.ts';
import { lettered, overlaps } from '../kit/lettered.ts';
import { readXml } from '../kit/xml.ts';

const boxes = await allBoxes();

const PARTY = { players: ['Ann', 'Bob'] };

test('the registry names every game by its id', () => {
  expect(boxes.map(({ game }) => game.id)).toEqual(GAME_NAMES);
});

const naming = boxes.flatMap((box) => {
  const config = box.configs[0]?.config({ players: [{ name: 'Ann' }, { name: 'Ann' }] });
  const view = box.game.view(box.game.setup(config, 'names'), 'spectator');
  return Object.keys(box.words.names(view)).length === 0 ? [] : [{ id: box.game.id, box, view }];
});

test('KER-11.11 games that keep the names of their players', () => {
  expect(naming.map(({ id }) => id)).toEqual(['snails', 'zombiaki', 'kelp', 'ants']);
});

test.each(naming)('KER-11.11 two players of one name are told apart wherever they are named: $id', ({ box, view }) => {
  const look = box.story.look(view);
  const names = box.words.names(view);
  const named = [
    box.render(view, { locale: 'en', colour: 'none', columns: 80 }),
    box.pictures.table(look, { locale: 'en' }),
    box.pictures.table(look, { locale: 'en', width: 'narrow' }),
    box.story
      .players(look, 'en')
      .map(({ name }) => name)
      .join(),
    box.words.refusal(
      { code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [0, 1] } },
      { locale: 'en', names },
    ),
  ];

  for (const text of named) expect([text.includes('Ann (1)'), text.includes('Ann (2)')]).toEqual([true, true]);
});

describe.each(boxes.map((box) => [box.game.id, box] as const))('the box of %s', (_id, box) => {
  test('offers configs that its game takes, for every number of players and who begins', () => {
    for (const { seats, config } of box.configs) {
      for (let count = seats.min; count <= seats.max; count++) {
        const players = Array.from({ length: count }, (_, seat) => ({
          name: `Player ${seat}`,
          ...(box.trait === undefined ? {} : { trait: box.trait.values[seat] as string }),
        }));
        expect(box.game.setup(config({ players, begins: 'first-seat' }), 'x').decisions).toHaveLength(count);
      }
    }
  });

  test('says everything of a game of bots: events, decisions, outcome', () => {
    const [offer] = box.configs;
    const config = offer?.config({
      players: Array.from({ length: box.game.seats.min }, () => ({})),
      length: 'limited',
    });
    let { state, events } = box.game.begin(config, 'told');
    for (let ply = 0; ply < 4000 && box.game.outcome(state) === undefined; ply++) {
      for (const event of box.game.viewEvents(events, 'spectator')) {
        for (const locale of box.game.locales)
          expect(box.words.event(event, { locale })).not.toMatch(/undefined|object/);
      }
      for (const { kind } of box.game.pending(state)) expect(box.words.decision(kind, { locale: 'pl' })).not.toBe('');
      const [action] = box.game.legalActions(state);
      const applied = box.game.apply(state, action);
      if (!applied.ok) throw new Error('What is legal is done.');
      ({ state, events } = applied);
    }
    const outcome = box.game.outcome(state);
    if (outcome === undefined) throw new Error('The game ends.');
    for (const locale of box.game.locales)
      expect(box.words.outcome(outcome, { locale, names: PARTY })).toMatch(/^\S.*\. \[\w+-\d+\.\d+\]$/);
  });

  test('KER-11.12 + KER-11.13 + KER-11.15 says every legal action and every question of a game, in every language', () => {
    const config = box.configs[0]?.config({ players: Array.from({ length: box.game.seats.min }, () => ({})) });
    const wrong: string[] = [];
    let state = box.game.setup(config, 'labelled');
    for (let ply = 0; ply < 60 && box.game.outcome(state) === undefined; ply++) {
      let chosen: BaseAction | undefined;
      for (const decision of box.game.pending(state)) {
        const view = box.game.view(state, decision.seat);
        const actions = [...box.game.legalActions(view)];
        for (const locale of box.game.locales) {
          const labels = actions.map((action) => box.words.action(action, view, { locale, names: PARTY }));
          const sentences = actions.map((action) =>
            box.words.action(action, view, { locale, as: 'sentence', names: PARTY }),
          );
          const question = box.words.question(decision, view, { locale, names: PARTY });
          const all = [...labels, ...sentences, question];
          wrong.push(...all.filter((text) => !/^\S.*\S$/.test(text) || /undefined|NaN|\[object/.test(text)));
          wrong.push(...labels.filter((label, index) => labels.indexOf(label) !== index));
          wrong.push(...[...sentences, question].filter((sentence) => !sentence.endsWith('.')));
        }
        chosen ??= actions[ply % actions.length];
      }
      state = box.game.reduce(state, chosen ?? { type: 'none', seat: 0 });
    }
    expect(wrong).toEqual([]);
  });

  test('has bots, and draws a position as text', () => {
    const view = box.game.view(box.game.setup(box.configs[0]?.config({ players: [{}, {}] }), 'x'), 'spectator');

    expect(Object.keys(botsFor(box))).toEqual(expect.arrayContaining(['random', 'ismcts']));
    expect(box.render(view, { locale: 'de', colour: 'none', columns: 80 })).toMatch(/\S/);
  });

  test('KER-13.7 draws its table, wide and narrow, and every card it has', () => {
    const state = box.game.setup(box.configs[0]?.config({ players: [{}, {}] }), 'x');
    const look = box.story.look(box.game.view(state, 0));
    const ids = (box.cards?.('pl') ?? []).flatMap(({ cards }) => cards.map(({ id }) => id));
    const pictures = [
      box.pictures.table(look, { locale: 'de' }),
      box.pictures.table(look, { locale: 'pl', width: 'narrow' }),
      ...ids.slice(0, 3).map((id) => box.pictures.card?.(id, 'pl') ?? ''),
    ];

    for (const svg of pictures) {
      const root = readXml(svg);
      expect(root.children.slice(0, 3).map((child) => (typeof child === 'string' ? child : child.name))).toEqual([
        'title',
        'desc',
        'style',
      ]);
      expect(svg).toContain(box.pictures.style.slice(0, 60));
    }
    expect(box.pictures.table(look, { locale: 'de', style: 'outside' })).not.toContain('<style>');
  });
});

test('the box of Snails has cards with their sources, and a deck’s title in every language', () => {
  for (const locale of LOCALES) {
    const groups = snailsBox.cards?.(locale) ?? [];
    expect(groups.map(({ title }) => title)).not.toContain('');
    expect(groups.flatMap(({ cards }) => cards).filter(({ source }) => source === undefined)).toEqual([]);
  }
});

test('KER-13.7 cards of a game that draws none have name and text, in letters that fit', () => {
  const long = 'A text with quite a few words in it, and <more> than fits on one line. '.repeat(9).trim();
  const card = { id: 'x', name: 'Incomprehensibilities of Constantinople', text: long, copies: 2 };
  const box = boxOf({ game: ticTacToe, cards: () => [{ title: 'All', cards: [card] }] });
  const root = readXml(box.pictures.card?.('x', 'en') ?? '');
  const texts = lettered(root);

  expect(texts.filter(({ left, right, bottom }) => left < 0 || right > 315 || bottom > 440)).toEqual([]);
  expect(overlaps(texts)).toEqual([]);
  expect(texts.map(({ text }) => text).join(' ')).toBe(`${card.name} ${long} ×2`);
  expect(() => box.pictures.card?.('y', 'en')).toThrow("Tic tac toe has no card 'y'.");
});

test('KER-13.7 a table in letters of one width: as many lines as the story has, as large as they fit', () => {
  const box = boxOf({ game: ticTacToe });
  const look = box.story.look(ticTacToe.view(ticTacToe.setup({}, 'x'), 'spectator'));
  const texts = lettered(readXml(box.pictures.table(look, { locale: 'en', width: 'narrow' })));

  expect(texts.map(({ text, size, within }) => [text, size, within.trim()])).toEqual([
    ['marks: -1 -1 -1 -1 -1 -1 -1 -1 -1', 16, 'gastropodia table typed'],
  ]);
});

test('KER-13.7 a box whose picture is none is refused where it is made', () => {
  expect(() => boxOf({ game: ticTacToe, pictures: { table: () => 'a board' } })).toThrow('pictures.table');
});

describe('what a box has that was told nothing but its game', () => {
  const box = boxOf({ game: ticTacToe });
  const view = ticTacToe.view(ticTacToe.setup({}, 'x'), 'spectator');

  test('sentences from types and fields', () => {
    expect(box.words.event({ type: 'marked', seat: 1, field: 4 }, { locale: 'en' })).toBe('Seat 1: marked, field 4.');
    expect(box.words.event({ type: 'marked', seat: 1, field: 4 }, { locale: 'pl' })).toBe(
      'Miejsce 1: marked, field 4.',
    );
    expect(box.words.name({ locale: 'en' })).toBe('Tic tac toe');
    const outcome = { winners: [1], ranking: [[1], [0]], reason: 'three-in-a-line', rule: 'TTT-3.1' };
    expect(box.words.outcome(outcome, { locale: 'en', names: PARTY })).toBe('Bob wins: three in a line. [TTT-3.1]');
    expect(box.words.outcome(outcome, { locale: 'en' })).toBe('Seat 1 wins: three in a line. [TTT-3.1]');
    expect(box.words.outcome({ ...outcome, scores: [0, 1] }, { locale: 'de', names: PARTY })).toBe(
      'Sieg: Bob (three in a line, 0 : 1). [TTT-3.1]',
    );
    expect(box.words.outcome({ ...outcome, winners: [0, 1] }, { locale: 'en', names: PARTY })).toBe(
      'Ann and Bob share the win: three in a line. [TTT-3.1]',
    );
    expect(box.words.outcome({ ...outcome, winners: [] }, { locale: 'de' })).toBe(
      'Niemand gewinnt: three in a line. [TTT-3.1]',
    );
  });

  test('KER-11.12 + KER-11.13 labels, sentences and questions from types and fields', () => {
    const mark = { type: 'mark', seat: 0, field: 4 } as const;
    const [decision] = ticTacToe.pending(view);
    if (decision === undefined) throw new Error('Crosses begin.');

    expect(LOCALES.map((locale) => box.words.action(mark, view, { locale }))).toEqual([
      ...['Mark: field 4', 'Mark: field 4', 'Mark: field 4'],
    ]);
    expect(box.words.action(mark, view, { locale: 'en', as: 'sentence', names: PARTY })).toBe('Ann: mark, field 4.');
    expect(box.words.question(decision, view, { locale: 'pl' })).toBe('Miejsce 0: mark.');
    expect(
      LOCALES.map((locale) => box.words.question({ ...decision, kind: 'hidden' }, view, { locale, names: PARTY })),
    ).toEqual([...['Ann decides in secret.', 'Ann decyduje w tajemnicy.', 'Ann entscheidet geheim.']]);
    expect(
      LOCALES.map((locale) => box.words.action({ type: 'mark', seat: 0, decline: true } as never, view, { locale })),
    ).toEqual(['Mark: no', 'Mark: nie', 'Mark: nein']);
  });

  test('a table of every field that is the game’s own', () => {
    expect(box.render(view, { locale: 'en', colour: 'none', columns: 80 })).toBe('marks: -1 -1 -1 -1 -1 -1 -1 -1 -1');
  });

  test('a config: nothing to say, or how many play', () => {
    expect(box.configs[0]?.config({ players: [{}, {}] })).toEqual({});
    expect(boxOf({ game: auction }).configs[0]?.config({ players: [{}, {}, {}] })).toEqual({ players: 3 });
  });
});

test.each<readonly [string, object, string]>([
  ['no config', { configs: [] }, 'configs: there has to be one at least'],
  ['a config twice', { configs: [offer({}), offer({})] }, "configs: 'mine' is there twice"],
  ['a config that the game refuses', { configs: [offer({ config: () => ({ size: 4 }) })] }, 'configs[0].config: '],
  [
    'too many seats',
    { configs: [offer({ seats: { min: 2, max: 3 } })] },
    'configs[0].seats: expected seats from 2 to 2',
  ],
  ['a game without a name', { words: { name: () => '' } }, "words.name('en'): expected a text"],
  ['a decision without one', { words: { decision: () => '' } }, "words.decision('mark', 'en'): expected a text"],
  ['words that throw', { words: { seat: () => throwing() } }, 'words: no words'],
  ['a table of nothing', { story: { table: () => [[{}]] } }, "story.table('pl'): expected lines of pieces with a text"],
  ['too few players', { story: { players: () => [] } }, "story.players('de'): expected 2, found 0"],
  [
    'a trait for one',
    { trait: { name: 'side', plural: 'sides', values: ['x'] } },
    'trait.values: expected one for each',
  ],
  [
    'a trait twice',
    { trait: { name: 'side', plural: 'sides', values: ['x', 'x'] } },
    "trait.values: 'x' is there twice",
  ],
  ['cards with one id', { cards: () => [{ title: 'All', cards: [CARD, CARD] }] }, "cards('en'): 'ace' is there twice"],
  [
    'a card without a text',
    { cards: () => [{ title: 'All', cards: [{ ...CARD, text: '' }] }] },
    "cards('en').ace.text: ",
  ],
  ['knowledge that is none', { knowledge: 42 }, 'knowledge: expected a function'],
  ['a bot that is none', { bots: { mine: {} } }, 'bots.mine: expected a function that makes a bot'],
])('a box is checked where it is made: %s', (_what, parts, sentence) => {
  const make = (): unknown => boxOf({ game: ticTacToe, ...parts } as { readonly game: Game<TicTacToeTypes> });

  expect(make).toThrow("The box of 'tic-tac-toe' cannot be used.");
  expect(make).toThrow(sentence);
});

test('KER-11.1 a box speaks what its game speaks: it is tried in a fourth language, too', () => {
  const languages = { ...LANGUAGES, cs: LANGUAGES.en };
  const game = createGame<AuctionTypes>({ ...rules, languages });
  const words = { name: ({ locale }: BoxTelling) => (locale === 'cs' ? '' : 'Bids'), event: formatEvent };
  const told = boxOf({ game, words: { ...words, name: () => 'Nabídky' } }).words;

  expect(() => boxOf({ game, words })).toThrow("words.name('cs'): expected a text");
  expect(() => boxOf({ game, words: { name: () => 'Bids', seat: seatIn } })).toThrow('words: no words in cs');
  expect(
    told.outcome({ winners: [0], ranking: [[0], [1]], reason: 'most-points', rule: 'AUC-3.2' }, { locale: 'cs' }),
  ).toBe('Player 1 wins: most points. [AUC-3.2]');
});

function seatIn(seat: number, { locale }: BoxTelling): string {
  if (locale === 'cs') throw new Error('no words in cs');
  return `seat ${seat}`;
}

const CARD = { id: 'ace', name: 'Ace', text: 'Wins.', copies: 1 };

function offer(more: object): object {
  return { id: 'mine', seats: { min: 2, max: 2 }, describe: () => '', config: () => ({}), ...more };
}

function throwing(): never {
  throw new Error('no words');
}
