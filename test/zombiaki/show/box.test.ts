import { expect, test } from 'vitest';
import { oddsOf } from '../../../src/boxes/index.ts';
import {
  createZombiakiBox,
  defaultOptions,
  defaultPack,
  OPTION_VALUES,
  type Options,
  zombiaki,
  zombiakiBox,
} from '../../../src/games/zombiaki/index.ts';
import { readerOf } from '../../../src/games/zombiaki/show/cards.ts';
import { showIn } from '../../../src/games/zombiaki/show/index.ts';
import { picturesIn } from '../../../src/games/zombiaki/show/pictures/index.ts';
import { language as withoutCards } from '../../../src/games/zombiaki/text/en/index.ts';
import { play } from '../../../src/kernel/index.ts';
import { act, scene } from '../kit/scene.ts';

test('ZOM-2.7 who sits on the first seat plays the zombies, and is called by name', () => {
  const [standard] = zombiakiBox.configs;
  const config = standard?.config({ players: [{ name: 'Ann' }, {}] }) ?? expect.unreachable();
  const view = zombiaki.view(zombiaki.setup(config, 'x'), 1);

  expect(config).toEqual({ players: [{ name: 'Ann' }, {}] });
  expect(zombiakiBox.words.names(view)).toEqual({ cards: {}, players: ['Ann', ''] });
  expect(zombiakiBox.words.question(zombiaki.pending(view)[0] ?? expect.unreachable(), view, { locale: 'en' })).toMatch(
    /^Ann discards one of these cards: /,
  );
  expect(['en', 'pl', 'de'].map((locale) => standard?.describe(locale as 'en'))).toEqual([
    'zombies against humans',
    'zombiaki przeciw ludziom',
    'Zombies gegen Menschen',
  ]);
});

test('every ruling that can be switched has a box, which is another game', () => {
  const switched = (Object.keys(OPTION_VALUES) as (keyof Options)[]).map((key) => ({
    ...defaultOptions,
    [key]: OPTION_VALUES[key][1],
  }));
  const rulesets = switched.map((options) => createZombiakiBox({ options }).game.ruleset);

  expect(new Set([zombiakiBox.game.ruleset, ...rulesets]).size).toBe(11);
});

test('ZOM-1.23 cards of one’s own are called, told and drawn by the names that are given', () => {
  const shot = defaultPack.humans['shot-1'] ?? expect.unreachable();
  const box = createZombiakiBox(
    { pack: { ...defaultPack, humans: { bazooka: { ...shot, copies: 9 } } } },
    { pl: { bazooka: 'Pancerzownica' } },
  );

  expect(box.cards?.('pl')[1]).toMatchObject({
    title: 'Karty ludzi',
    cards: [{ id: 'bazooka', name: 'Pancerzownica', copies: 9, source: 'book' }],
  });
  expect(box.cards?.('en')[1]?.cards[0]?.name).toBe('Bazooka');
  expect(box.pictures.card?.('bazooka', 'pl')).toContain('<title>Pancerzownica</title>');
  expect(() => box.pictures.card?.('shot-1', 'pl')).toThrow("There is no card 'shot-1' in the pack of Zombiaki.");
});

test('ZOM-20.3 what may come of ending the turn is told in each language', () => {
  const { state } = scene('1 . . .', {
    turn: 'zombies',
    humans: ['net', 'oil'],
    decks: { humans: ['shot-1', 'mine', 'car'] },
  });
  const view = zombiaki.view({ ...state, ruleset: zombiaki.ruleset }, 0);
  const said = (locale: 'en' | 'pl' | 'de') =>
    oddsOf(zombiakiBox, view, { type: 'play', seat: 0, decline: true }, { locale }).map(
      ({ probability, text }) => `${Math.round(probability * 100)} % ${text}`,
    );

  expect(said('en')).toEqual(['67 % 1 shot among 2 cards drawn', '33 % 0 shots among 2 cards drawn']);
  expect(said('pl')[0]).toBe('67 % dobrane: 2 karty, w tym 1 strzał');
  expect(said('de')[0]).toBe('67 % 1 Schuss unter 2 gezogenen Karten');
});

test('ZOM-5.12 a tournament counts the cards that were used: played, held with, answered with', () => {
  const shot = act(
    scene(`3 . Z3 .`, { zombies: ['click'], humans: ['shot-1', 'shot-1'] }),
    'play shot-1 b:creature',
    'let',
  );
  const clicked = act(shot, 'play shot-1 b:creature', 'click');

  expect(zombiakiBox.tally?.cards?.([...shot.events, ...clicked.events], 2)).toEqual([{ click: 1 }, { 'shot-1': 2 }]);
  expect(zombiakiBox.tally?.rounds?.(clicked.state)).toBe(3);
});

test('a whole game is told by the story: turns begin with the street, and the end is a banner', () => {
  const ranks: string[] = [];
  const bot = { name: 'first', choose: ({ actions }: { actions: readonly unknown[] }) => actions[0] };
  play(zombiaki, {
    config: { players: 2 },
    seed: 'story',
    bots: [bot, bot] as never,
    onAction: ({ events }) => {
      for (const event of events) {
        const told = zombiakiBox.story.tell(event, { locale: 'de' });
        if (told !== undefined) ranks.push(`${told.rank}${told.showsTable === true ? ' street' : ''}`);
      }
    },
  });

  expect(new Set(ranks)).toEqual(new Set(['line', 'rule street', 'heading street', 'banner']));
  expect(ranks.at(-1)).toBe('banner');
});

test('KER-16.2 cards are read in no language that was loaded without what they do; the rest of it is drawn', () => {
  const languages = { en: withoutCards };
  const options = { reader: readerOf(defaultPack) };
  const look = zombiakiBox.story.look(zombiaki.view(zombiaki.setup({ players: 2 }, 'thin'), 0));
  const needed = 'To read cards, a language is needed that says what they do: one of show/cards, and not of show.';
  // @ts-expect-error the language does not say what cards do
  const show = showIn(languages, options);
  // @ts-expect-error the same
  const pictures = picturesIn(languages, options);

  expect(() => show.cards?.('en')).toThrow(needed);
  expect(() => pictures.card?.('grenade', 'en')).toThrow(needed);
  expect(() => pictures.table(look, { locale: 'en' })).toThrow(needed);
  expect(picturesIn(languages).table(look, { locale: 'en' })).toMatch(/^<svg /);
});
