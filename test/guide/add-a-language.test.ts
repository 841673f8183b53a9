// #region imports
import { type CommonSentences, createGame, createWording, formatWith, languageWith, type Seat } from 'gastropodia';
import { boxOf } from 'gastropodia/boxes';
import { checkGame } from 'gastropodia/testing';
import { expect, test } from 'vitest';
import {
  type AuctionEvent,
  type AuctionLanguage,
  type AuctionTypes,
  LANGUAGES,
  rules,
} from '../../docs/examples/auction/index.ts';

// #endregion imports

// #region wording
const { and, plural, quoted } = createWording({
  form(count: number, one: string, few: string, many: string) {
    if (count === 1) return one;
    return count >= 2 && count <= 4 ? few : many;
  },
  and: 'a',
  or: 'nebo',
  quotes: ['„', '“'],
});
// #endregion wording

// #region common
const seatName = (seat: Seat): string => `hráč ${seat + 1}`;

const common: CommonSentences = {
  'game/over': () => 'Hra skončila.',
  'decision/not-yours': ({ owing }, name = seatName) => `Teď nerozhoduješ ty; na tahu je ${and(owing.map(name))}.`,
  'decision/stale': ({ current }) => `Na to se hra teď neptá; otázka má číslo ${current}.`,
  'decision/other-kind': ({ kind }) => `To není odpověď na otázku; hra čeká na ${quoted(kind)}.`,
  'decision/must-answer': ({ kind }) => `${quoted(kind)} nelze odmítnout; vyber jednu z možností.`,
  malformed: ({ path }) => `Tato hodnota není akce: ${path} není v pořádku.`,
};
// #endregion common

// #region language
const cs: AuctionLanguage = {
  seatName,
  refusals: {
    'bid/not-in-hand': ({ hand }) => `Tu kartu nemáš; v ruce máš ${hand.join(', ')}.`,
  },
  events: ({ player }) => ({
    dealt: ({ seat, count }) => `${player(seat)} dostává ${plural(count, 'kartu', 'karty', 'karet')}.`,
    offered: ({ prize }) => `Je odkryta výhra v hodnotě ${prize}.`,
    sealed: ({ seat }) => `${player(seat)} pokládá nabídku lícem dolů.`,
    revealed: ({ bids }) => `Nabídky: ${bids.map((bid, seat) => `${player(seat)} dává ${bid}`).join(', ')}.`,
    won: ({ seat }) => `${player(seat)} získává výhru.`,
    tied: ({ seats }) => `Remíza, ${and(seats.map(player))}: výhra jde pod balíček.`,
  }),
  actions: ({ player }) => ({
    bid: ({ seat, card }) => ({ label: `nabídni ${card}`, sentence: `${player(seat)} nabízí ${card}.` }),
  }),
  questions: ({ player }) => ({
    bid: ({ seat }, { offered }) => `${player(seat)} nabízí kartu za výhru v hodnotě ${offered}.`,
    hidden: ({ seat }) => `${player(seat)} rozhoduje tajně.`,
  }),
  outcomes: ({ player }) => ({
    'most-points': ({ winners }) => `Nejvíc bodů: ${and(winners.map(player))}.`,
  }),
  common,
};
// #endregion language

// #region table
const languages = { ...LANGUAGES, cs };

const auction = createGame<AuctionTypes>({ ...rules, languages });
const formatEvent = formatWith<AuctionEvent>(languages, 'the auction');
// #endregion table

// #region box
const nameIn = languageWith({
  en: 'Sealed bids',
  pl: 'Zakryta licytacja',
  de: 'Verdeckte Gebote',
  cs: 'Tajné nabídky',
});

const box = boxOf<AuctionTypes>({ game: auction, words: { name: ({ locale }) => nameIn(locale), event: formatEvent } });

test('its box speaks Czech, too', () => {
  const view = auction.view(auction.setup({ players: 2 }, 'any seed'), 0);

  expect(box.words.name({ locale: 'cs' })).toBe('Tajné nabídky');
  expect(box.words.action({ type: 'bid', seat: 0, card: 3 }, view, { locale: 'cs', as: 'sentence' })).toBe(
    'Hráč 1: bid, card 3.',
  );
});
// #endregion box

// #region try
test('the auction speaks Czech', () => {
  const { state, events } = auction.begin({ players: 2 }, 'any seed');
  const refusal = auction.whyIllegal(state, { type: 'bid', seat: 0 });

  expect(auction.locales).toEqual(['en', 'pl', 'de', 'cs']);
  expect(events.slice(0, 1).map((event) => formatEvent(event, { locale: 'cs-CZ' }))).toEqual([
    'Hráč 1 dostává 5 karet.',
  ]);
  expect(events.slice(0, 1).map((event) => formatEvent(event, { locale: 'cs', names: { players: ['Bo'] } }))).toEqual([
    'Bo dostává 5 karet.',
  ]);
  expect(refusal && auction.explain(refusal, { locale: 'cs' })).toBe(
    'Tato hodnota není akce: action.card není v pořádku. [KER-2.1]',
  );
});

test('every refusal that comes up has a sentence in every language', async () => {
  await checkGame(auction, { configs: [{ players: 2 }], walks: 5, openings: 20 });
});
// #endregion try

test('the sentences that the guide does not show are right, too', () => {
  expect(auction.explain({ code: 'bid/not-in-hand', rule: 'AUC-2.2', facts: { hand: [1, 4] } }, { locale: 'cs' })).toBe(
    'Tu kartu nemáš; v ruce máš 1, 4. [AUC-2.2]',
  );
  expect(
    auction.explain({ code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [0, 1] } }, { locale: 'cs' }),
  ).toBe('Teď nerozhoduješ ty; na tahu je hráč 1 a hráč 2. [KER-1.3]');
  expect([1, 2, 5].map((count) => plural(count, 'kartu', 'karty', 'karet'))).toEqual(['1 kartu', '2 karty', '5 karet']);
});
