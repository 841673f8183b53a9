import {
  type Called,
  type CommonSentences,
  createWording,
  ENGLISH,
  type EventSentences,
  explainWith,
  formatWith,
  GERMAN,
  type Language,
  POLISH,
  type RefusalSentences,
} from 'gastropodia';
import { expectTypeOf, test } from 'vitest';
import type { AuctionEvent, AuctionLanguage, AuctionWhy } from '../../docs/examples/auction/index.ts';
import { LANGUAGES } from '../../docs/examples/auction/text.ts';
import { language as SNAILS_ENGLISH } from '../../src/games/snails/text/en/with-cards.ts';
import type { CardLanguage as SnailsLanguage } from '../../src/games/snails/text/language.ts';

declare const CALLED: Called;

test('KER-11.5 a language without a sentence does not compile', () => {
  const { sealed: _sealed, ...events } = LANGUAGES.en.events(CALLED);
  // @ts-expect-error the event 'sealed' is not told
  expectTypeOf<AuctionLanguage>({ ...LANGUAGES.en, events: () => events });
  // @ts-expect-error the refusal 'bid/not-in-hand' is not explained
  expectTypeOf<AuctionLanguage>({ ...LANGUAGES.en, refusals: {} });
  // @ts-expect-error one language of the table explains nothing
  explainWith<AuctionWhy>({ ...LANGUAGES, cs: { refusals: {} } });
  // @ts-expect-error one language of the table tells nothing
  formatWith<AuctionEvent>({ ...LANGUAGES, cs: { events: {} } });
  // @ts-expect-error there is no such refusal
  expectTypeOf<RefusalSentences<AuctionWhy>>({ 'bid/not-in-hand': () => '', 'bid/too-low': () => '' });
});

test('KER-11.5 + KER-11.12 + KER-11.13 + KER-11.14 a language of Snails lacks nothing: no part, and no sentence, name or label of a part', () => {
  const { labels: _labels, ...unlabelled } = SNAILS_ENGLISH;
  // @ts-expect-error nothing is labelled
  expectTypeOf<SnailsLanguage>(unlabelled);
  const { exploded: _exploded, ...events } = SNAILS_ENGLISH.events(CALLED);
  // @ts-expect-error an explosion is not told
  expectTypeOf<ReturnType<SnailsLanguage['events']>>(events);
  const { 'card/basic': _basic, ...refusals } = SNAILS_ENGLISH.refusals(CALLED);
  // @ts-expect-error it is not said why a basic card stays in hand
  expectTypeOf<ReturnType<SnailsLanguage['refusals']>>(refusals);
  const { 're-roll': _again, ...actions } = SNAILS_ENGLISH.actions(CALLED);
  // @ts-expect-error it is not said that a die is rolled again
  expectTypeOf<ReturnType<SnailsLanguage['actions']>>(actions);
  const { hidden: _hidden, ...questions } = SNAILS_ENGLISH.questions(CALLED);
  // @ts-expect-error it is not said that somebody decides in secret
  expectTypeOf<ReturnType<SnailsLanguage['questions']>>(questions);
  const { draw: _draw, ...outcomes } = SNAILS_ENGLISH.outcomes(CALLED);
  // @ts-expect-error it is not said that the game is a draw
  expectTypeOf<ReturnType<SnailsLanguage['outcomes']>>(outcomes);
  const { 'game/over': _over, ...common } = SNAILS_ENGLISH.common;
  // @ts-expect-error it is not said that the game is over
  expectTypeOf<SnailsLanguage['common']>(common);
  const { mulligan: _mulligan, ...decisions } = SNAILS_ENGLISH.decisions;
  // @ts-expect-error a decision has no name
  expectTypeOf<SnailsLanguage['decisions']>(decisions);
  const { phases: _phases, ...names } = SNAILS_ENGLISH.names;
  // @ts-expect-error the phases have no names
  expectTypeOf<SnailsLanguage['names']>(names);
  const { deck: _deck, ...labels } = SNAILS_ENGLISH.labels;
  // @ts-expect-error the deck has no label
  expectTypeOf<SnailsLanguage['labels']>(labels);
  const { roll: _roll, ...cards } = SNAILS_ENGLISH.cards;
  // @ts-expect-error it is not said that dice are rolled
  expectTypeOf<SnailsLanguage['cards']>(cards);
});

test('sentences are given the facts of their refusal, the fields of their event', () => {
  type Facts = Parameters<RefusalSentences<AuctionWhy>['bid/not-in-hand']>[0];
  expectTypeOf<Facts['hand']>().toExtend<readonly unknown[]>();
  expectTypeOf<keyof RefusalSentences<AuctionWhy>>().toEqualTypeOf<'bid/not-in-hand'>();
  expectTypeOf<Parameters<EventSentences<AuctionEvent>['tied']>[0]['seats']>().toExtend<readonly number[]>();
  // What is secret may be missing.
  expectTypeOf<undefined>().toExtend<Parameters<EventSentences<AuctionEvent>['sealed']>[0]['secret']>();
  expectTypeOf<NonNullable<Language<AuctionWhy>['common']>>().toEqualTypeOf<Partial<CommonSentences>>();
});

test('a word has as many forms as its language tells apart', () => {
  ENGLISH.plural(2, 'card');
  ENGLISH.plural(2, 'die', 'dice');
  // @ts-expect-error German has two
  GERMAN.plural(2, 'Karte');
  // @ts-expect-error Polish has three
  POLISH.plural(2, 'karta', 'karty');
  const { form } = createWording({ form: (_count: number, only: string) => only, and: '', or: '', quotes: ['', ''] });
  // @ts-expect-error this one has one
  form(2, 'a', 'b');
});
