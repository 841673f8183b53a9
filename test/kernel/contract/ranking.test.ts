import fc from 'fast-check';
import { EngineError, rankedBy, type Standing } from 'gastropodia';
import { expect, test } from 'vitest';

test('KER-9.2 the best figure comes first, and equal ones share a rank', () => {
  const standings = [{ name: 'points', of: [3, 7, 3, 9] }];

  expect(rankedBy(standings)).toEqual({
    winners: [3],
    ranking: [[3], [1], [0, 2]],
    standings,
    decidedBy: 'points',
  });
});

test('KER-9.2 who is equal by one standing is compared by the next', () => {
  const ranked = rankedBy([
    { name: 'snails', of: [2, 3, 3, 2] },
    { name: 'life', of: [40, 20, 25, 10] },
    { name: 'fallen', of: [9, 9, 0, 0] },
  ]);

  expect([ranked.ranking, ranked.decidedBy]).toEqual([[[2], [1], [0], [3]], 'life']);
});

test('KER-9.2 where less is better, the least comes first', () => {
  const ranked = rankedBy([
    { name: 'points', of: [5, 5, 1] },
    { name: 'turns', of: [12, 9, 3], best: 'low' },
  ]);

  expect([ranked.winners, ranked.ranking, ranked.decidedBy]).toEqual([[1], [[1], [0], [2]], 'turns']);
});

test('KER-9.2 a win that is shared was decided by nothing, whatever sets the others apart', () => {
  const ranked = rankedBy([
    { name: 'points', of: [5, 1, 5, 1] },
    { name: 'coins', of: [0, 2, 0, 1] },
  ]);

  expect([ranked.winners, ranked.ranking, ranked.decidedBy]).toEqual([[0, 2], [[0, 2], [1], [3]], undefined]);
});

test('KER-9.2 the standing that left one winner is named, and not a later one', () => {
  const ranked = rankedBy([
    { name: 'points', of: [5, 4] },
    { name: 'coins', of: [0, 2] },
  ]);

  expect(ranked.decidedBy).toBe('points');
});

test('KER-9.2 ranks are those of comparing any two seats figure by figure', () => {
  const figures = fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(figures, (seats) => {
      const { ranking, winners, decidedBy } = rankedBy([
        { name: 'first', of: seats.map(([first]) => first) },
        { name: 'second', of: seats.map(([, second]) => second), best: 'low' },
        { name: 'third', of: seats.map(([, , third]) => third) },
      ]);
      const rankOf = (seat: number): number => ranking.findIndex((rank) => rank.includes(seat));
      for (const [one, own] of seats.entries()) {
        for (const [other, theirs] of seats.entries()) {
          const better = own[0] - theirs[0] || theirs[1] - own[1] || own[2] - theirs[2];
          if (Math.sign(better) !== Math.sign(rankOf(other) - rankOf(one))) throw new Error(`${one} and ${other}`);
        }
      }
      if ((winners.length === 1) !== (decidedBy !== undefined)) throw new Error(`decided by ${decidedBy}`);
    }),
  );
});

test('KER-9.1 each seat needs a finite figure of each standing', () => {
  const told =
    (...standings: readonly Standing[]) =>
    () =>
      rankedBy(standings);

  expect(told({ name: 'points', of: [1, 2] }, { name: 'coins', of: [1] })).toThrow(
    new EngineError('ranking/uneven', "Each of 2 seats needs a finite figure of 'coins'; it has 1."),
  );
  expect(told({ name: 'points', of: [1, Number.NaN] })).toThrow(
    new EngineError('ranking/uneven', "Each of 2 seats needs a finite figure of 'points'; it has 1, NaN."),
  );
  const nobody = new EngineError(
    'ranking/uneven',
    'Seats are ranked by at least one standing, with a figure for each of them.',
  );
  expect(told()).toThrow(nobody);
  expect(told({ name: 'points', of: [] })).toThrow(nobody);
});
