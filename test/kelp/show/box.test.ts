import { withPrinted } from 'gastropodia';
import { createKelpBox, defaultPack, type KelpWhy, kelpBox, night } from 'gastropodia/kelp';
import { expect, test } from 'vitest';
import { defaultPack as cards, meantBy, readerOf } from '../../../src/games/kelp/show/cards.ts';
import { showIn } from '../../../src/games/kelp/show/index.ts';
import { picturesIn } from '../../../src/games/kelp/show/pictures/index.ts';
import { language as small } from '../../../src/games/kelp/text/pl/index.ts';
import { language as whole } from '../../../src/games/kelp/text/pl/with-cards.ts';
import { asking, positions } from './walk.ts';

const { game } = kelpBox;

test('KLP-2.1 who sits on the first seat is the octopus; day and night are two games', () => {
  const [standard] = kelpBox.configs;
  const config = standard?.config({ players: [{ name: 'Ann' }, {}] }) ?? expect.unreachable();
  const dark = createKelpBox({ board: night });

  expect(kelpBox.words.names(game.view(game.setup(config, 'x'), 1))).toEqual({ cards: {}, players: ['Ann', ''] });
  expect([standard, dark.configs[0]].map((offer) => offer?.describe('en'))).toEqual([
    'shark against octopus, by day',
    'shark against octopus, by night',
  ]);
  expect(dark.game.ruleset).not.toBe(game.ruleset);
});

test('KLP-15.4 cards, blocks and tiles are listed with their words and sources, and drawn', () => {
  const groups = kelpBox.cards?.('pl') ?? [];

  expect(groups.map(({ cards }) => cards.length)).toEqual([17, 21, 6, 4, 4, 4]);
  for (const { cards } of groups) {
    for (const { id, name, text } of cards) {
      expect(text.length).toBeGreaterThan(10);
      expect(kelpBox.pictures.card?.(id, 'pl')).toContain(`<title>${name}</title>`);
    }
  }
  expect(groups.flatMap(({ cards }) => cards).reduce((sum, { copies }) => sum + copies, 0)).toBe(24 + 23 + 6 + 12);
});

test('KLP-15.4 cards of one’s own are called, told and drawn by the names that are given', () => {
  const { sneak, ...octopus } = defaultPack.octopus;
  if (sneak === undefined) return expect.unreachable();
  const box = createKelpBox(
    { pack: { ...defaultPack, octopus: { ...octopus, slink: sneak } } },
    { pl: { slink: 'Przemyk' } },
  );

  expect(box.cards?.('pl')[0]?.cards.find(({ id }) => id === 'slink')?.name).toBe('Przemyk');
  expect(box.cards?.('en')[0]?.cards.find(({ id }) => id === 'slink')?.name).toBe('Slink');
  expect(box.pictures.card?.('slink', 'pl')).toContain('<title>Przemyk</title>');
  expect(() => box.pictures.card?.('sneak', 'pl')).toThrow("There is no card 'sneak' in the pack of Kelp.");
});

test('a whole game is told by the story: turns begin with the board, and the end is a banner', () => {
  const ranks: string[] = [];
  const events = [];
  for (const reached of positions(1, 'story')) {
    const [action] = reached.game.legalActions(reached.state);
    const done = action === undefined ? undefined : reached.game.apply(reached.state, action);
    for (const event of done?.ok ? done.events : []) {
      events.push(event);
      const told = kelpBox.story.tell(event, { locale: 'de' });
      if (told !== undefined) ranks.push(`${told.rank}${told.showsTable === true ? ' board' : ''}`);
    }
  }

  expect([...new Set(ranks)].sort()).toEqual(['banner', 'line', 'rule board']);
  expect(kelpBox.tally?.cards?.(events, 2).every((counts) => Object.keys(counts).length >= 0)).toBe(true);
});

test('KLP-2.1 each side stands by its own figures: foods eaten, dice on the hunger track', () => {
  const look = kelpBox.story.look(game.view(game.setup({ players: 2 }, 'x'), 'spectator'));
  const standings = ['en', 'de', 'pl'].map((locale) =>
    [0, 1].map((seat) => kelpBox.story.standing?.(look, seat, locale)),
  );

  expect(standings).toEqual([
    ['round 0, 0 foods eaten', 'round 0, 0 dice on the hunger track'],
    ['Runde 0, 0 Mahlzeiten gefressen', 'Runde 0, 0 Würfel auf der Hungerleiste'],
    ['runda 0, zjedzony pokarm: 0', 'runda 0, na torze głodu 0 kości'],
  ]);
});

test('every question that is asked is put in a sentence, and every answer labelled, in each language', () => {
  for (const kind of ['octopus-action', 'learn-item', 'move', 'place-search-attack', 'buy', 'mix-place'] as const) {
    const { state, game: own } = asking(kind);
    const [decision] = own.pending(state);
    if (decision === undefined) return expect.unreachable();
    const view = withPrinted(own, own.view(state, decision.seat));
    for (const locale of ['en', 'pl', 'de'] as const) {
      expect(kelpBox.words.question(decision, view, { locale })).toMatch(/[.?]$/);
      const labels = [...own.legalActions(view)].map((action) => kelpBox.words.action(action, view, { locale }));
      expect(new Set(labels).size).toBe(labels.length);
    }
  }
});

test('KER-16.2 in a language that was loaded without them no card is read and no refusal of Kelp told; all else is', () => {
  const { state } = asking('pay-cost');
  const view = withPrinted(game, game.view(state, 0));
  const [show, all] = [showIn({ pl: small }), showIn({ pl: whole })];
  const [decision] = game.pending(view);
  const [action] = game.legalActions(view);
  if (decision === undefined || action === undefined) return expect.unreachable();
  const stale = game.whyIllegal(view, { ...action, decision: -1 }) ?? expect.unreachable();
  const refused: KelpWhy = { code: 'pay/too-little', rule: 'KLP-5.2', facts: { paid: 0, cost: 2 } };
  const telling = { locale: 'pl' };
  const told = ({ words }: typeof show): readonly string[] => [
    words.question(decision, view, telling),
    words.action(action, view, telling),
    words.refusal(stale, { locale: 'pl' }),
  ];

  expect(told(show)).toEqual(told(all));
  expect(all.words.refusal(refused, { locale: 'pl' })).toBe(game.explain(refused, { locale: 'pl' }));
  expect(() => show.words.refusal(refused, { locale: 'pl' })).toThrow(
    'To say why something is refused, a language is needed that says it: one of show/cards, and not of show.',
  );
  // @ts-expect-error the language does not say what cards do
  const reading = showIn({ pl: small }, { reader: readerOf(cards) });
  expect(() => reading.cards?.('pl')).toThrow(
    'To read cards, a language is needed that says what they do: one of show/cards, and not of show.',
  );
});

test('KER-16.2 the words around a drawn position load with those of cards: without them a picture is an error', () => {
  const { state } = asking('pay-cost');
  const seen = kelpBox.story.look(game.view(state, 0));
  // @ts-expect-error A language without the words of pictures does not compile, either.
  const { table } = picturesIn({ pl: small });

  expect(() => table(seen, { locale: 'pl' })).toThrow('one of show/cards, and not of show');
  expect(picturesIn({ pl: whole }).table(seen, { locale: 'pl' })).toMatch(/^<svg /);
});

test('KER-16.3 what clicks mean that say nothing legal is the same where it is loaded, and nothing where it is not', () => {
  const { state } = asking('pay-cost');
  const view = game.view(state, 0);
  const [decision] = game.pending(view);
  if (decision === undefined) return expect.unreachable();
  const meaning = [[{ kind: 'area', id: 'c' }], decision, { view: withPrinted(game, view), like: undefined }] as const;

  expect(showIn({ pl: small }).clicks?.meant).toBeUndefined();
  expect(showIn({ pl: small }, { meant: meantBy }).clicks?.meant?.(...meaning)).toEqual({
    type: 'pay-cost',
    seat: 0,
    areas: ['c'],
  });
  const [path, asked, about] = meaning;
  expect(kelpBox.clicks?.meant?.(path, asked, about)).toEqual(meantBy(path, asked, about));
});
