import { LOCALES } from 'gastropodia';
import { type AntsEvent, ants, antsBox, createAntsBox, defaultPack } from 'gastropodia/ants';
import { expect, test } from 'vitest';
import { showIn } from '../../../src/games/ants/show/index.ts';
import { picturesIn } from '../../../src/games/ants/show/pictures/index.ts';
import { language as small } from '../../../src/games/ants/text/pl/index.ts';
import { language as whole } from '../../../src/games/ants/text/pl/with-cards.ts';
import { asking, positions } from './walk.ts';

const { game } = antsBox;

test('ANT-1.2 + ANT-1.3 the game is offered with nests that are alike or not, and as a first game', () => {
  const offers = antsBox.configs.map(({ id, config, describe }) => [
    id,
    describe('en'),
    config({ players: [{ name: 'Ann' }, {}, {}], begins: 'first-seat' }),
  ]);
  const players = [{ name: 'Ann' }, {}, {}];

  expect(offers).toEqual([
    ['standard', 'with Queens', { players, firstPlayer: 0 }],
    ['asymmetric', 'with Queens, every nest another', { players, firstPlayer: 0, anthill: 'asymmetric' }],
    ['first-game', 'first game, without Queens', { players, firstPlayer: 0, variant: 'first-game' }],
  ]);
  expect(antsBox.words.names(game.view(game.setup({ players }, 'x'), 1))).toEqual({
    cards: {},
    players: ['Ann', '', ''],
  });
});

test('ANT-18.1 cards and tiles are listed with their words and sources, and drawn', () => {
  const groups = antsBox.cards?.('pl') ?? [];
  const copies = groups.map(({ cards }) => cards.reduce((sum, card) => sum + card.copies, 0));

  expect(copies).toEqual([120, 30, 8, 9, 29, 12, 8, 6, 11, 52]);
  for (const { cards } of groups) {
    for (const { id, name, text, source } of cards) {
      expect([id, text.length > 8, source === undefined]).toEqual([id, true, false]);
      expect(antsBox.pictures.card?.(id, 'pl')).toContain(`<title>${name}</title>`);
    }
  }
});

test('ANT-6.7 Room tiles are listed by size and drawn with both sides, in the shape that they keep', () => {
  const rooms = LOCALES.map((locale) => antsBox.cards?.(locale).at(-1)?.cards[2]);
  const cells = antsBox.pictures.card?.('room-3', 'en').match(/width="38" height="38"/g) ?? [];

  expect(rooms.map((room) => `${room?.id} ${room?.name}: ${room?.text}`).sort()).toEqual([
    'room-3 Kafelek Pokoju 3: Zakrywa 3 pola gniazda. Pusty można zapełnić kartą Pokoju; leży wtedy pełną stroną do góry.',
    'room-3 Kammerplättchen 3: Bedeckt 3 Felder eines Nests. Ein leeres kann mit einer Kammerkarte gefüllt werden; dann liegt die volle Seite oben.',
    'room-3 Room tile 3: Covers 3 cells of a nest. Empty it can be filled by a Room card; then it lies on its Full side.',
  ]);
  expect(cells).toHaveLength(6);
});

test('cards of one’s own are called, told and drawn by the names that are given', () => {
  const { 'war-cry': cry, ...basic } = defaultPack.basic;
  if (cry === undefined) return expect.unreachable();
  const box = createAntsBox({ pack: { ...defaultPack, basic: { ...basic, howl: cry } } }, { pl: { howl: 'Wycie' } });

  expect(box.cards?.('pl')[0]?.cards.find(({ id }) => id === 'howl')?.name).toBe('Wycie');
  expect(box.cards?.('en')[0]?.cards.find(({ id }) => id === 'howl')?.name).toBe('Howl');
  expect(box.pictures.card?.('howl', 'pl')).toContain('<title>Wycie</title>');
  expect(() => box.pictures.card?.('war-cry', 'pl')).toThrow("There is no card 'war-cry' in the pack of Ants.");
});

test('a game is told by the story: rounds begin with the garden, and cards played are counted', () => {
  const ranks = new Set<string>();
  const events: AntsEvent[] = [];
  for (const { state, action } of positions('story', { longest: 420, every: 1 })) {
    const done = ants.apply(state, action);
    for (const event of done.ok ? done.events : []) {
      events.push(event);
      const told = antsBox.story.tell(event, { locale: 'de' });
      if (told !== undefined) ranks.add(`${told.rank}${told.showsTable === true ? ' table' : ''}`);
    }
  }
  const played = events.filter(({ type }) => type === 'card-played').length;
  const cards = new Set(
    antsBox
      .cards?.('en')
      .slice(0, 3)
      .flatMap((group) => group.cards.map(({ id }) => id)),
  );
  const counted = (antsBox.tally?.cards?.(events, 4) ?? []).flatMap((things) =>
    Object.entries(things).flatMap(([id, count]) => (cards.has(id) ? [count] : [])),
  );

  expect([...ranks].sort()).toEqual(['heading table', 'line', 'rule']);
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(played);
  expect(played).toBeGreaterThan(0);
});

test('a tournament counts by player all that can be won with: Queens, sets, enemies, ability spaces, items, Leaf and Incubation tiles', () => {
  const happened: AntsEvent[] = [
    { type: 'queen-chosen', seat: 1, queen: 'queen-4', set: 'new-moon', discs: 0 },
    { type: 'set-dealt', seat: 0, set: 'full-moon' },
    { type: 'card-played', seat: 0, card: 'archive', as: 'archive' },
    { type: 'card-played', seat: 0, card: 'archive', as: 'archive#2' },
    { type: 'enemy-defeated', seat: 0, hex: 'A05', enemy: 'mantis', space: 'ab-3' },
    { type: 'item-taken', seat: 1, item: 'feather', space: '' },
    { type: 'leaf-activated', seat: 0, terrain: 'moss', leaf: 'leaf-2' },
    { type: 'deed-resolved', seat: 1, place: 'top', tile: 'inc-2a' },
    { type: 'gained', seat: 1, what: 'food', count: 2 },
    { type: 'round-began', round: 2 },
  ];

  expect(antsBox.tally?.cards?.(happened, 2)).toEqual([
    { 'full-moon': 1, archive: 2, mantis: 1, 'ab-3': 1, 'leaf-2': 1 },
    { 'queen-4': 1, 'new-moon': 1, feather: 1, 'inc-2a': 1 },
  ]);
});

test('KER-16.3 what takes words of cards is told with them by the box, and answers have labels of their own', () => {
  for (const kind of ['spend-ants', 'take-display-card', 'incubation-effect', 'dig-tile', 'store-ants'] as const) {
    const { state } = asking(kind);
    const [decision] = ants.pending(state);
    if (decision === undefined) return expect.unreachable();
    const view = ants.view(state, decision.seat);
    for (const locale of LOCALES) {
      expect(antsBox.words.question(decision, view, { locale })).toMatch(/\.$/);
      const labels = [...ants.legalActions(view)].map((action) => antsBox.words.action(action, view, { locale }));
      expect(new Set(labels).size).toBe(labels.length);
    }
  }
});

test('KER-16.2 decisions are named with the larger language; the smaller one refuses without their names', () => {
  const words = (language: typeof small) => showIn({ pl: language }).words;
  const told = { locale: 'pl' };
  const why = { code: 'decision/must-answer', rule: 'KER-1.6', facts: { kind: 'drop-larva' } } as const;

  expect(() => words(small).decision('drop-larva', told)).toThrow('To name a decision, a language is needed');
  expect(words(whole).decision('drop-larva', told)).toBe('porzuć Larwę');
  expect(words(small).refusal(why, told)).toBe('Z tej decyzji nie można zrezygnować. [KER-1.6]');
  expect(words(whole).refusal(why, told)).toBe('Z tej decyzji nie można zrezygnować: porzuć Larwę. [KER-1.6]');
});

test('KER-16.2 the words around a drawn position load with those of cards: without them a picture is an error', () => {
  const seen = antsBox.story.look(ants.view(ants.setup({ players: 2 }, 'drawn'), 0));
  // @ts-expect-error A language without the words of pictures does not compile, either.
  const { table } = picturesIn({ pl: small });

  expect(() => table(seen, { locale: 'pl' })).toThrow('one of show/cards, and not of show');
  expect(picturesIn({ pl: whole }).table(seen, { locale: 'pl' })).toMatch(/^<svg /);
});
