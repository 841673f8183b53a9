import { createGame, createRandom, hash } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { type AuctionAction, type AuctionState, auction, rules } from '../../kit/auction.ts';
import { said } from '../said.ts';

// Every bid that can be said at all.
const SAYABLE: readonly AuctionAction[] = [0, 1, 2].flatMap((seat) =>
  [1, 2, 3, 4, 5, 6].map((card) => ({ type: 'bid', seat, card }) as const),
);

describe('at every position of some games', () => {
  const positions = ['a', 'b', 'c'].flatMap((seed) => positionsOf(seed));

  test('KER-1.1 what is listed is accepted, and nothing else that can be said', () => {
    const differing = positions.filter((state) => {
      const listed = said(auction.legalActions(state)).map((action) => JSON.stringify(action));
      const accepted = SAYABLE.filter((action) => auction.apply(state, action).ok).map((action) =>
        JSON.stringify(action),
      );
      return JSON.stringify(listed) !== JSON.stringify(accepted);
    });

    expect(differing).toEqual([]);
    expect(positions.length).toBeGreaterThan(30);
  });

  test('KER-1.1 no action is listed twice', () => {
    const repeating = positions.filter((state) => {
      const listed = [...auction.legalActions(state)].map((action) => JSON.stringify(action));
      return new Set(listed).size !== listed.length;
    });

    expect(repeating).toEqual([]);
  });

  test('KER-1.1 apply, reduce and whyIllegal give the same answer', () => {
    const differing = positions.flatMap((state) =>
      SAYABLE.filter((action) => {
        const applied = auction.apply(state, action);
        const why = auction.whyIllegal(state, action);
        if (!applied.ok) return JSON.stringify(why) !== JSON.stringify(applied.refusal);
        return why !== undefined || hash(auction.reduce(state, action)) !== hash(applied.state);
      }),
    );

    expect(differing).toEqual([]);
  });

  test('KER-1.1 whatever is tried, the state stays as it was', () => {
    const texts = positions.map((state) => JSON.stringify(state));
    for (const state of positions) for (const action of SAYABLE) auction.apply(state, action);

    expect(positions.map((state) => JSON.stringify(state))).toEqual(texts);
  });

  test('KER-1.2 somebody owes a decision as long as there is no outcome, and nobody afterwards', () => {
    const differing = positions.filter((state) => {
      const isOver = auction.outcome(state) !== undefined;
      return isOver === auction.pending(state).length > 0 || isOver === [...auction.legalActions(state)].length > 0;
    });

    expect(differing).toEqual([]);
  });
});

test('KER-1.1 legal actions are made one by one', () => {
  const state = auction.setup({ players: 3 }, 'lazy');
  const listed = auction.legalActions(state)[Symbol.iterator]();

  expect(listed.next()).toEqual({
    done: false,
    value: { type: 'bid', seat: 0, card: state.hands[0]?.[0], decision: 0 },
  });
});

test('KER-1.1 every option is looked at once when they are listed', () => {
  let looked = 0;
  const { bid } = rules.questions;
  const counting = createGame({
    ...rules,
    questions: {
      bid: {
        ...bid,
        why(at, ask, action) {
          looked++;
          return bid.why(at, ask, action);
        },
      },
    },
  });
  const state = counting.setup({ players: 3 }, 'lazy');
  looked = 0;
  const bids = counting.legalActions(state);

  expect([bids[0], looked]).toEqual([{ type: 'bid', seat: 0, card: state.hands[0]?.[0], decision: 0 }, bids.length]);
  expect(Object.isFrozen(bids)).toBe(true);
});

function positionsOf(seed: string): AuctionState[] {
  const random = createRandom(seed);
  const positions = [auction.setup({ players: 3 }, seed)];
  for (;;) {
    const now = positions[positions.length - 1] as AuctionState;
    const listed = [...auction.legalActions(now)];
    if (listed.length === 0) return positions;
    positions.push(auction.reduce(now, random.oneOf(listed)));
  }
}
