import { LOCALES, type Outcome, outcomeWith } from 'gastropodia';
import { expect, test } from 'vitest';
import { duelBox } from '../../../docs/examples/duel/box.ts';

const leaving = (reason: string, winners: readonly number[]): Outcome => ({
  winners,
  ranking: winners.length === 0 ? [[1], [0]] : [[0], [1]],
  reason,
  rule: 'KER-14.4',
});

test('KER-11.18 a game that players leave says who left last, and why, in every language', () => {
  const said = (reason: string, winners = [0]) =>
    LOCALES.map((locale) =>
      duelBox.words.outcome(leaving(reason, winners), { locale, names: { players: ['Ann', 'Bob'] } }),
    );

  expect(said('resigned')).toEqual([
    'Ann wins: Bob has resigned. [KER-14.4]',
    'Wygrana: Ann (Bob poddaje partię). [KER-14.4]',
    'Sieg: Ann (Bob hat aufgegeben). [KER-14.4]',
  ]);
  expect(said('timeout')).toEqual([
    'Ann wins: Bob has run out of time. [KER-14.4]',
    'Wygrana: Ann (Bob przekracza limit czasu). [KER-14.4]',
    'Sieg: Ann (Bob hat die Zeit überschritten). [KER-14.4]',
  ]);
  expect(said('forfeit')).toEqual([
    'Ann wins: Bob did not come back. [KER-14.4]',
    'Wygrana: Ann (Bob nie wraca do gry). [KER-14.4]',
    'Sieg: Ann (Bob ist nicht zurückgekommen). [KER-14.4]',
  ]);
  expect(said('failed', [])).toEqual([
    'Nobody wins: Bob was played by a bot that failed. [KER-14.4]',
    'Nikt nie wygrywa: Bob: awaria bota. [KER-14.4]',
    'Niemand gewinnt: Bob: der Bot ist ausgefallen. [KER-14.4]',
  ]);
});

test('KER-11.18 a language may say it in its own words', () => {
  const told = outcomeWith<'resigned', Outcome>({
    en: { seatName: (seat) => `side ${seat}`, outcomes: () => ({ resigned: () => 'white flag' }) },
  });

  expect([told(leaving('resigned', [0])), told(leaving('timeout', [0]))]).toEqual([
    'White flag [KER-14.4]',
    'Side 0 wins: side 1 has run out of time. [KER-14.4]',
  ]);
});
