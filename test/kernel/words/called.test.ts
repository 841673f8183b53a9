import {
  actionWith,
  calledWith,
  createGame,
  formatWith,
  type KernelWhy,
  LOCALES,
  namesApart,
  outcomeWith,
  questionWith,
  type TableNames,
} from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { type AuctionTypes, rules } from '../../../docs/examples/auction/index.ts';

const LANGUAGES = {
  en: {
    seatName: (seat: number) => `player ${seat + 1}`,
    events: ({ player, card }: ReturnType<ReturnType<typeof calledWith>>) => ({
      won: (event: { readonly type: 'won'; readonly seat: number; readonly prize: string }) =>
        `${player(event.seat)} wins ${card(event.prize) ?? event.prize}.`,
    }),
    actions: {
      bid: ({ card }: { readonly type: 'bid'; readonly card: number }, most: number) => ({
        label: `bid ${card} of ${most}`,
        sentence: `somebody bids ${card}.`,
      }),
    },
    questions: { bid: () => 'which card?', hidden: () => 'a secret.' },
    outcomes: { points: ({ scores }: { readonly scores: readonly number[] }) => `it is ${scores.join(' to ')}.` },
  },
};

const BO: TableNames = { players: ['', 'Bo'], cards: { en: { gold: 'Gold Bar' }, de: { gold: 'Goldbarren' } } };

describe('how everybody is called at a table', () => {
  const tell = formatWith<{ readonly type: 'won'; readonly seat: number; readonly prize: string }>(LANGUAGES);
  const won = (seat: number, names?: TableNames): string =>
    tell({ type: 'won', seat, prize: 'gold' }, { locale: 'en', names });

  test('KER-11.10 by the name that was given, or as the game calls the seat', () => {
    expect([won(0), won(1), won(0, BO), won(1, BO)]).toEqual([
      'Player 1 wins gold.',
      'Player 2 wins gold.',
      'Player 1 wins Gold Bar.',
      'Bo wins Gold Bar.',
    ]);
    const { named, player, card } = calledWith(LANGUAGES)(BO, 'en-GB');
    expect([named(0), named(1), named(2), player(2), card('constructor')]).toEqual([
      ...[undefined, 'Bo', undefined, 'player 3', undefined],
    ]);
  });

  test('KER-11.10 in what every game refuses, too', () => {
    const auction = createGame<AuctionTypes>(rules);
    const notYours: KernelWhy = { code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [0, 1] } };

    expect(LOCALES.map((locale) => auction.explain(notYours, { locale, names: { players: ['Ann', 'Bo'] } }))).toEqual([
      'It is not your decision; the game waits for Ann and Bo. [KER-1.3]',
      'To nie twoja decyzja; teraz decydują Ann i Bo. [KER-1.3]',
      'Das ist nicht deine Entscheidung; das Spiel wartet auf Ann und Bo. [KER-1.3]',
    ]);
  });

  test('KER-11.11 without what breaks a sentence, and apart from others of the name', () => {
    expect(won(1, { players: ['', ' Bo\nTable\u202e '] })).toBe('Bo\ufffdTable wins gold.');
    expect(won(1, { players: ['Bo', 'Bo', 'Ann'] })).toBe('Bo (2) wins gold.');
    expect(won(2, { players: ['Bo', 'Bo', 'Ann'] })).toBe('Ann wins gold.');
    expect(() => won(0, { players: [1] } as never)).toThrow('The name of a player has to be a text; 1 is none.');
    expect(() => won(0, { players: 'Bo' } as never)).toThrow("The names of players have to be a list; 'Bo' is none.");
  });

  test('KER-11.11 players of one name are told apart by their numbers, and from those without a name', () => {
    expect(namesApart(['Ann', 'Bo', ' Ann\u202e', 'ann', ''])).toEqual(['Ann (1)', 'Bo', 'Ann (3)', 'ann (4)', '']);
    // Somebody is called as another one would be with the number.
    expect(namesApart(['Ann', 'Ann', 'Ann (1)'])).toEqual(['Ann (1)', 'Ann (2)', 'Ann (1) (3)']);
    expect(namesApart(['Player 2', ''], (seat) => `player ${seat + 1}`)).toEqual(['Player 2 (1)', '']);
    expect(namesApart(namesApart(['Ann', 'Ann']))).toEqual(['Ann (1)', 'Ann (2)']);
  });
});

test('KER-11.12 + KER-11.13 + KER-11.14 actions, questions and outcomes are told from a table of languages', () => {
  const act = actionWith<{ readonly type: 'bid'; readonly card: number }, number>(LANGUAGES, 'the test');
  const ask = questionWith<'bid', { readonly kind: 'bid' | 'hidden' }, number>(LANGUAGES, 'the test');
  const end = outcomeWith<'points', { reason: string; rule: string; scores: readonly number[] }>(LANGUAGES, 'the test');
  const bid = { type: 'bid', card: 3 } as const;

  expect([act(bid, 5), act(bid, 5, { as: 'sentence' })]).toEqual(['Bid 3 of 5', 'Somebody bids 3.']);
  expect([ask({ kind: 'bid' }, 5), ask({ kind: 'hidden' }, 5)]).toEqual(['Which card?', 'A secret.']);
  expect(end({ reason: 'points', rule: 'AUC-3.2', scores: [3, 4] })).toBe('It is 3 to 4. [AUC-3.2]');
  expect(() => act({ type: 'toString' } as never, 5)).toThrow(
    "An action of the test is needed here; there is no action of the type 'toString'.",
  );
  expect(() => ask(undefined as never, 5)).toThrow('A question of the test is needed here; undefined is no question.');
  expect(() => end({ reason: 'points' } as never)).toThrow(
    "This outcome of the reason 'points' does not say all that it has to.",
  );
});
