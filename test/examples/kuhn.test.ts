import { createRandom, type Simulation, type StateOf, viewKey } from 'gastropodia';
import { checkGame } from 'gastropodia/testing';
import { describe, expect, test } from 'vitest';
import { type KuhnTypes, kuhn } from '../../docs/examples/kuhn/index.ts';

const SEEDS = Array.from({ length: 600 }, (_, nth) => `seed ${nth}`);

/** A game with these cards in which these moves were made. */
function game(hands: readonly [number, number], ...moves: readonly string[]): StateOf<typeof kuhn> {
  // The second card is drawn from what is left.
  const luck = { decide: decide(hands) };
  return moves.reduce(
    (state, move) => {
      const action = [...kuhn.legalActions(state)].find((each) => each.move === move);
      if (action === undefined) throw new Error(`Nobody can ${move} now.`);
      return kuhn.reduce(state, action);
    },
    kuhn.setup({}, luck),
  );
}

function decide(cards: readonly number[]) {
  const left = [...cards];
  return (): number => left.shift() ?? -1;
}

const moves = (state: StateOf<typeof kuhn>) => [...kuhn.legalActions(state)].map(({ seat, move }) => [seat, move]);
const scores = (state: StateOf<typeof kuhn>) => kuhn.outcome(state)?.scores;

describe('the cards', () => {
  test('KUH-1.1 + KUH-1.2 each player is dealt one of three cards, every pair as often as any other', () => {
    const dealt = SEEDS.map((seed) => kuhn.setup({}, seed).hands.join());
    const counts = ['0,1', '0,2', '1,0', '1,2', '2,0', '2,1'].map(
      (pair) => dealt.filter((each) => each === pair).length,
    );

    // 100 of 600 each, give or take six standard deviations.
    expect(counts.filter((count) => count < 45 || count > 155)).toEqual([]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(600);
  });

  test('KUH-1.2 only the player sees the card, and antes are in the pot', () => {
    const state = game([2, 0]);

    expect(([0, 1, 'spectator'] as const).map((viewer) => kuhn.view(state, viewer).hands)).toEqual([
      [2, -1],
      [-1, 0],
      [-1, -1],
    ]);
    expect(state.stakes).toEqual([1, 1]);
  });

  test('KUH-1.2 the other card is as likely to be either of those that one does not see', () => {
    const view = kuhn.view(game([1, 2], 'bet'), 1);
    const worlds = SEEDS.map((seed) => kuhn.determinize(view, seed).hands[0]);
    const jacks = worlds.filter((card) => card === 0).length;

    expect(worlds.filter((card) => card === 2)).toEqual([]);
    // 300 of 600, give or take six standard deviations.
    expect(Math.abs(jacks - 300)).toBeLessThan(74);
  });
});

describe('the bets', () => {
  test('KUH-2.1 the first player checks or bets; after a check the second does', () => {
    expect(moves(game([0, 1]))).toEqual([
      [0, 'check'],
      [0, 'bet'],
    ]);
    expect(moves(game([0, 1], 'check'))).toEqual([
      [1, 'check'],
      [1, 'bet'],
    ]);
  });

  test('KUH-2.2 after a bet the other player calls or folds, whoever that is', () => {
    const after = [game([0, 1], 'bet'), game([0, 1], 'check', 'bet')];

    expect(after.map(moves)).toEqual([
      [
        [1, 'call'],
        [1, 'fold'],
      ],
      [
        [0, 'call'],
        [0, 'fold'],
      ],
    ]);
    expect(after.map(({ stakes }) => stakes)).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  test('KUH-2.3 + KUH-3.1 the higher card wins what the other has put in, and everybody sees the cards', () => {
    expect([scores(game([2, 1], 'check', 'check')), scores(game([0, 1], 'bet', 'call'))]).toEqual([
      [1, -1],
      [-2, 2],
    ]);
    expect(kuhn.view(game([0, 1], 'bet', 'call'), 'spectator').hands).toEqual([0, 1]);
    const called = kuhn.apply(game([0, 1], 'bet'), { type: 'reply', seat: 1, move: 'call' });
    expect(called.ok && called.events).toEqual([
      { type: 'replied', seat: 1, move: 'call' },
      { type: 'shown', reveals: true, hands: [0, 1] },
    ]);
  });

  test('KUH-2.4 + KUH-3.1 whoever folds loses an ante, and no card is shown', () => {
    const folded = game([0, 2], 'check', 'bet', 'fold');

    expect(kuhn.outcome(folded)).toEqual({
      winners: [1],
      ranking: [[1], [0]],
      scores: [-1, 1],
      reason: 'fold',
      rule: 'KUH-2.4',
    });
    expect(kuhn.view(folded, 'spectator').hands).toEqual([-1, -1]);
    expect(kuhn.view(folded, 0).hands).toEqual([0, -1]);
  });

  test('KUH-2.2 there are twelve positions in which something can be known and decided, and thirty ends', () => {
    const known = new Set<string>();
    let ends = 0;
    const walk = (at: Simulation<KuhnTypes>): void => {
      const [owed] = at.pending();
      if (owed === undefined) {
        ends += 1;
        return;
      }
      known.add(viewKey(kuhn.view(at.state, owed.seat)));
      for (const action of at.legalActions()) {
        const next = at.fork();
        next.step(action);
        walk(next);
      }
    };
    for (const first of [0, 1, 2]) {
      for (const second of [0, 1, 2]) {
        if (second !== first) walk(kuhn.simulate(game([first, second]), { chance: { seed: 'none' } }));
      }
    }

    expect([known.size, ends]).toEqual([12, 30]);
  });

  // Kuhn's equilibria: with best play the first player loses a chip in eighteen games.
  test('KUH-3.1 with best play of both the game is worth -1/18 to the first player', () => {
    const random = createRandom('equilibrium');
    // The first player bets a jack with this chance, and a king three times as often.
    const bluff = random.below(1000) / 3000;
    const opens = [bluff, 0, 3 * bluff];
    const calls = [0, 1 / 3 + bluff, 1];
    const bets = [1 / 3, 0, 1];
    const answers = [0, 1 / 3, 1];
    const chances: Readonly<Record<string, readonly number[]>> = {
      '0open': opens,
      '0reply': calls,
      '1open': bets,
      '1reply': answers,
    };
    const worth = (at: Simulation<KuhnTypes>): number => {
      const [owed] = at.pending();
      if (owed === undefined) return at.outcome()?.scores?.[0] ?? Number.NaN;
      const brave = chances[`${owed.seat}${owed.kind}`]?.[at.state.hands[owed.seat] ?? 0] ?? 0;
      return at.legalActions().reduce((sum, action) => {
        const next = at.fork();
        next.step(action);
        const isBrave = action.move === 'bet' || action.move === 'call';
        return sum + (isBrave ? brave : 1 - brave) * worth(next);
      }, 0);
    };
    const pairs = [0, 1, 2].flatMap((first) =>
      [0, 1, 2].filter((second) => second !== first).map((second) => [first, second] as const),
    );
    const total = pairs.reduce((sum, pair) => sum + worth(kuhn.simulate(game(pair), { chance: { seed: 'none' } })), 0);

    expect(total / 6).toBeCloseTo(-1 / 18, 10);
  });
});

test('KER-10.7 Kuhn poker keeps all laws', async () => {
  const report = await checkGame(kuhn, { configs: [{}], walks: 100 });

  expect(report.longest).toBeGreaterThan(1);
});
