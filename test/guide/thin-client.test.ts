import { type GameTypes, play, type SeenEvent, withPrinted } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { clicksOf, litAmong, type Show } from 'gastropodia/boxes';
import { type SnailsEvent, snails, snailsBox } from 'gastropodia/snails';
import { namesAt, showIn } from 'gastropodia/snails/show';
import { defaultPack, readerOf } from 'gastropodia/snails/show/cards';
import { language as pl } from 'gastropodia/snails/show/cards/pl';
import { picturesIn } from 'gastropodia/snails/show/pictures';
import { language as withoutCards } from 'gastropodia/snails/show/pl';
import { beforeAll, expect, test } from 'vitest';

// #region show
const { words, story } = showIn({ pl }, { reader: readerOf(defaultPack) });
// #endregion show

// #region pictures
const pictures = picturesIn({ pl }, { reader: readerOf(defaultPack) });
// #endregion pictures

const locale = 'pl';
let states: readonly (typeof snails extends { setup(...given: never): infer State } ? State : never)[];
let told: readonly SeenEvent<SnailsEvent>[];

beforeAll(async () => {
  const { record } = await play(snails, { config: { players: 2 }, seed: 'thin', bots: [randomBot, randomBot] });
  let state = snails.setup({ players: 2 }, 'thin');
  const [met, events] = [[state], [] as SeenEvent<SnailsEvent>[]];
  for (const action of record.actions) {
    const applied = snails.apply(state, action);
    if (!applied.ok) throw new Error(applied.refusal.code);
    events.push(...snails.viewEvents(applied.events, 0));
    state = applied.state;
    met.push(state);
  }
  states = met.filter((_, index) => index % 5 === 0 || index === met.length - 1);
  told = events;
});

test('KER-16.3 without the rules everything is told as it is with them', () => {
  expect(told.length).toBeGreaterThan(300);
  for (const event of told) expect(words.event(event, { locale })).toBe(snailsBox.words.event(event, { locale }));
  for (const state of states) {
    const view = withPrinted(snails, snails.view(state, 0));
    const telling = { locale, names: namesAt(view) } as const;
    for (const action of snails.legalActions(view)) {
      expect(words.action(action, view, telling)).toBe(snailsBox.words.action(action, view, telling));
    }
    for (const asked of snails.pending(view)) {
      expect(words.question(asked, view, telling)).toBe(snailsBox.words.question(asked, view, telling));
    }
  }
});

test('KER-16.3 without the rules everything is drawn as it is with them', () => {
  for (const state of states.filter((_, index) => index % 8 === 0)) {
    const look = story.look(withPrinted(snails, snails.view(state, 1)));
    expect(look).toEqual(snailsBox.story.look(snails.view(state, 1)));
    expect(pictures.table(look, { locale })).toBe(snailsBox.pictures.table(look, { locale }));
  }
  expect(pictures.card?.('rocket', locale)).toBe(snailsBox.pictures.card?.('rocket', locale));
});

test('KER-16.3 the same can be clicked, where a server says what is legal', () => {
  for (const state of states) {
    const view = snails.view(state, 0);
    const { lit, buttons } = litAmong(snailsBox.clicks, view, { actions: [...snails.legalActions(view)] });
    const clicks = clicksOf(snailsBox, view);
    expect({ lit, buttons }).toEqual({ lit: clicks.lit, buttons: clicks.buttons });
  }
});

test('KER-16.3 cards are told as they are with the rules; where nobody can read them, there are none', () => {
  const reader = readerOf(defaultPack);
  expect(showIn({ pl }, { reader }).cards?.(locale)).toEqual(snailsBox.cards?.(locale));
  expect(showIn({ pl }).cards).toBeUndefined();
  expect(picturesIn({ pl }).card).toBeUndefined();
});

test('KER-16.2 a language that was not loaded is an error that names those that were', () => {
  expect(() => words.name({ locale: 'en' })).toThrow("There is no locale 'en'; there are pl.");
});

test('KER-16.2 cards are read in no language that was loaded without what they do; the rest of it is told and drawn', () => {
  const languages = { pl: withoutCards };
  const [state] = states;
  const view = withPrinted(snails, snails.view(state as NonNullable<typeof state>, 0));
  const [action] = snails.legalActions(view);
  const look = story.look(view);
  const label = (show: ReturnType<typeof showIn>) =>
    show.words.action(action as NonNullable<typeof action>, view, { locale });
  expect(label(showIn(languages))).toBe(label(showIn({ pl })));
  expect(picturesIn(languages).table(look, { locale })).toBe(picturesIn({ pl }).table(look, { locale }));
  const needed = 'To read cards, a language is needed that says what they do: one of show/cards, and not of show.';
  const reader = readerOf(defaultPack);
  // @ts-expect-error the language does not say what cards do
  const show = showIn(languages, { reader });
  // @ts-expect-error the same
  const pictured = picturesIn(languages, { reader });
  expect(() => label(show)).toThrow(needed);
  expect(() => show.cards?.(locale)).toThrow(needed);
  expect(() => pictured.card?.('rocket', locale)).toThrow(needed);
});

test('KER-16.3 every box is a show, so that what is written for one takes the other', () => {
  const nameOf = <T extends GameTypes, Look>(show: Show<T, Look>): string => show.words.name({ locale });
  expect(nameOf(snailsBox)).toBe(nameOf(showIn({ pl })));
});
