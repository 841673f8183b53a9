import { createGame, type Departure, type Outcome, play, replay } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { expect, test } from 'vitest';
import { type AuctionTypes, auction, rules } from '../../kit/auction.ts';

const first = auction.setup({ players: 4 }, 'leaving');
const resigned = (...seats: readonly number[]): Departure[] => seats.map((seat) => ({ seat, reason: 'resigned' }));

test('KER-14.4 who leaves ranks last, the first to leave last of all, and who is left alone has won', () => {
  const two = auction.setup({ players: 2 }, 'leaving');

  expect(auction.outcomeAfter(two, resigned(0))).toEqual({
    winners: [1],
    ranking: [[1], [0]],
    reason: 'resigned',
    rule: 'KER-14.4',
  });
  expect(auction.outcomeAfter(first, [...resigned(2, 0), { seat: 3, reason: 'timeout' }])).toEqual({
    winners: [1],
    ranking: [[1], [3], [0], [2]],
    reason: 'timeout',
    rule: 'KER-14.4',
  });
});

test('KER-14.5 while two or more are left, they play on', () => {
  expect([[], resigned(2), resigned(2, 0)].map((gone) => auction.outcomeAfter(first, gone))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('KER-14.4 at the end, who has left is behind everybody else, and the figures stay', () => {
  const { record, outcome } = play(auction, {
    config: { players: 4 },
    seed: 'leaving',
    bots: [randomBot, randomBot, randomBot, randomBot],
  });
  const [best = 0] = outcome.winners;
  const after = auction.outcomeAfter(replay(auction, record), resigned(best));
  const others = outcome.ranking.map((rank) => rank.filter((seat) => seat !== best)).filter(({ length }) => length > 0);

  expect(outcome.winners).toEqual([best]);
  expect(after).toEqual({ ...outcome, winners: others[0], ranking: [...others, [best]] });
  expect(auction.outcomeAfter(replay(auction, record), [])).toEqual(outcome);
});

test('KER-14.4 where nobody has won, nobody does by staying', () => {
  const lost: Outcome = { winners: [], ranking: [[0, 1, 2, 3]], reason: 'lost', rule: 'AUC-3.2' };
  const game = createGame<AuctionTypes>({ ...rules, outcome: () => lost });
  const { record } = play(game, {
    config: { players: 4 },
    seed: 'leaving',
    bots: [randomBot, randomBot, randomBot, randomBot],
  });

  expect(game.outcomeAfter(replay(game, record), resigned(1))).toEqual({ ...lost, ranking: [[0, 2, 3], [1]] });
});

test('KER-14.4 a game may have other rules for that: who leaves the table ends it', () => {
  const ended: Outcome = { winners: [0], ranking: [[0], [1, 2, 3]], reason: 'broken-up', rule: 'AUC-3.2' };
  const asked: unknown[] = [];
  const game = createGame<AuctionTypes>({
    ...rules,
    left(state, departures) {
      asked.push([state.decisions.length, departures]);
      return departures.length === 1 ? ended : undefined;
    },
  });
  const state = game.setup({ players: 4 }, 'leaving');

  expect(game.outcomeAfter(state, resigned(3))).toEqual(ended);
  expect(game.outcomeAfter(state, resigned(3, 2))).toBeUndefined();
  expect(asked).toEqual([
    [4, resigned(3)],
    [4, resigned(3, 2)],
  ]);
});

test('KER-2.9 seats that are none, that leave twice or for no reason are errors', () => {
  const after = (departures: unknown) => () => auction.outcomeAfter(first, departures as never);

  expect(after(resigned(4))).toThrow('There is no seat 4 at this table of 4.');
  expect(after(resigned(1, 1))).toThrow('A seat cannot leave twice.');
  expect(after([{ seat: 0, reason: 'bored' }])).toThrow(
    'A seat leaves for one of these reasons: resigned, timeout, forfeit, failed.',
  );
});
