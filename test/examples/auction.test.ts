import { EVERYONE, only, pileOf, scripted } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { type AuctionState, auction } from '../../docs/examples/auction/index.ts';
import { said } from '../kernel/said.ts';

const BID_CARDS = [0, 4, 4, 4, 4, 4, 4];
const PRIZES = [0, 1, 1, 1, 1];
const SEEDS = Array.from({ length: 400 }, (_, seed) => `seed ${seed}`);

describe('before the first round', () => {
  test('AUC-1.1 there are four bid cards each of 1 to 6, and prizes of 1 to 4, each in one place', () => {
    const counted = [2, 3, 4].map((players) => {
      const { hands, undealt, offered, prizes } = auction.setup({ players }, 'components');
      const cards = hands.flat().reduce(withOneMore, undealt.rest);
      return [cards, withOneMore(prizes.rest, offered)];
    });

    expect(counted).toEqual([1, 2, 3].map(() => [BID_CARDS, PRIZES]));
  });

  test('AUC-1.2 each player is dealt five bid cards, lowest first, and the others stay out of the game', () => {
    const states = [2, 3, 4].map((players) => auction.setup({ players }, 'deal'));

    expect(states.map(({ hands }) => hands.map((hand) => hand.length))).toEqual([
      [5, 5],
      [5, 5, 5],
      [5, 5, 5, 5],
    ]);
    expect(states.flatMap(({ hands }) => hands)).toEqual(
      states.flatMap(({ hands }) => hands.map((hand) => [...hand].sort((a, b) => a - b))),
    );
    expect(states.map(({ undealt }) => undealt.rest.reduce((sum, count) => sum + count))).toEqual([14, 9, 4]);
  });

  test('AUC-1.2 only the player sees the cards, when they are dealt and afterwards; nobody sees the others', () => {
    const { state, events } = auction.begin({ players: 2 }, 'deal');
    const [mine, theirs] = state.hands;

    expect(auction.view(state, 0)).toMatchObject({
      hands: [mine, [-1, -1, -1, -1, -1]],
      undealt: { top: [], rest: 14, bottom: [] },
    });
    expect(auction.viewEvents(events, 1).slice(0, 2)).toEqual([
      { type: 'dealt', seat: 0, count: 5 },
      { type: 'dealt', seat: 1, count: 5, secret: { seats: only(1), cards: theirs } },
    ]);
  });

  test('AUC-1.2 every value is dealt to every seat as often as it should be', () => {
    const dealt = SEEDS.map((seed) => auction.setup({ players: 2 }, seed).hands);
    const ones = [0, 1].map((seat) => dealt.flatMap((hands) => hands[seat] ?? []).filter((card) => card === 1).length);

    // Five cards, one in six of them a 1: 333 in 400 hands, give or take six standard deviations.
    expect(ones.filter((count) => count < 250 || count > 417)).toEqual([]);
  });

  test('AUC-1.3 the prizes are a face-down pile of which nobody knows the order', () => {
    const state = auction.setup({ players: 2 }, 'pile');
    const views = ([0, 1, 'spectator'] as const).map((viewer) => auction.view(state, viewer).prizes);

    expect(views).toEqual(views.map(() => ({ top: [], rest: 3, bottom: [] })));
  });

  test('AUC-1.3 each prize is as likely as any other to come first', () => {
    const first = SEEDS.map((seed) => auction.setup({ players: 2 }, seed).offered);
    const counts = [1, 2, 3, 4].map((prize) => first.filter((each) => each === prize).length);

    // 100 of 400 each, give or take six standard deviations.
    expect(counts.filter((count) => count < 48 || count > 152)).toEqual([]);
  });
});

describe('a round', () => {
  test('AUC-2.1 the top prize is turned up for everybody, at the start and after each round', () => {
    const { state, events } = auction.begin({ players: 2 }, 'offer');
    const next = bids(table({ hands: HANDS, offered: 1, coming: [4] }), [2, 6]);

    expect(events[2]).toEqual({ type: 'offered', prize: state.offered });
    expect(next).toMatchObject({ offered: 4, prizes: pileOf([0, 0, 1, 1, 0]), chance: scripted([]) });
    expect(([0, 1, 'spectator'] as const).map((viewer) => auction.view(next, viewer).offered)).toEqual([4, 4, 4]);
  });

  test('AUC-2.2 all players choose at the same time, each among the different cards in hand', () => {
    const state = table({ hands: HANDS, offered: 1 });

    expect(auction.pending(state).map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'bid'],
      [1, 'bid'],
    ]);
    expect(said(auction.legalActions(state))).toEqual([
      ...[1, 2, 4].map((card) => ({ type: 'bid', seat: 0, card })),
      ...[3, 5, 6].map((card) => ({ type: 'bid', seat: 1, card })),
    ]);
  });

  test('AUC-2.2 a card that is not in hand cannot be chosen', () => {
    expect(auction.whyIllegal(table({ hands: HANDS, offered: 1 }), { type: 'bid', seat: 1, card: 4 })).toEqual({
      code: 'bid/not-in-hand',
      rule: 'AUC-2.2',
      facts: { hand: [3, 3, 5, 6, 6] },
    });
  });

  test('AUC-2.2 a bid is secret until all have been made, and so is whatever it was', () => {
    const [low, high] = [3, 6].map((card) => {
      const applied = auction.apply(table({ hands: HANDS, offered: 1 }), { type: 'bid', seat: 1, card });
      return applied.ok
        ? { view: auction.view(applied.state, 0), events: auction.viewEvents(applied.events, 0) }
        : applied;
    });

    expect(low).toEqual(high);
    expect(low).toMatchObject({ view: { bids: [-1, -2] }, events: [{ type: 'sealed', seat: 1 }] });
  });

  test('AUC-2.3 the bids are turned up together, and the highest takes the prize', () => {
    const state = auction.reduce(table({ hands: HANDS, offered: 3, coming: [1] }), { type: 'bid', seat: 0, card: 4 });
    const applied = auction.apply(state, { type: 'bid', seat: 1, card: 5 });

    expect(applied.ok && applied.events).toEqual([
      { type: 'sealed', seat: 1, secret: { seats: only(1), card: 5 } },
      { type: 'revealed', reveals: true, bids: [4, 5] },
      { type: 'won', seat: 1, prize: 3 },
      { type: 'offered', prize: 1 },
    ]);
    expect(applied.ok && applied.state).toMatchObject({ won: [[], [3]], bids: [-1, -1], chance: scripted([]) });
  });

  test('AUC-2.3 lower bids that are equal do not matter', () => {
    const hands = [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
      [2, 3, 4, 5, 6],
    ];

    expect(bids(table({ hands, offered: 4, coming: [1] }), [5, 5, 6]).won).toEqual([[], [], [4]]);
  });

  test('AUC-2.4 a shared highest bid sends the prize to the bottom, where everybody knows it', () => {
    const hands = [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
      [2, 3, 4, 5, 6],
    ];
    const state = bids(table({ hands, offered: 4, coming: [1] }), [5, 5, 2]);

    expect(state).toMatchObject({
      won: [[], [], []],
      offered: 1,
      prizes: { top: [], rest: [0, 0, 1, 1, 0], bottom: [{ kind: 4, seen: EVERYONE }] },
    });
    expect(auction.view(state, 'spectator').prizes).toEqual({
      top: [],
      rest: 2,
      bottom: [{ kind: 4, seen: EVERYONE }],
    });
  });

  test('AUC-2.4 it comes up again last, without asking chance, and two of them in the order in which they were put there', () => {
    const hands = [
      [1, 2, 3, 5, 6],
      [1, 2, 3, 4, 6],
    ];
    const tiedTwice = bids(bids(table({ hands, offered: 4, coming: [1, 2, 3] }), [1, 1]), [2, 2]);
    const wonTwice = bids(bids(tiedTwice, [5, 4]), [6, 3]);

    expect(tiedTwice.prizes.bottom).toEqual([
      { kind: 1, seen: EVERYONE },
      { kind: 4, seen: EVERYONE },
    ]);
    expect(wonTwice).toMatchObject({ offered: 4, won: [[2, 3], []], chance: scripted([]) });
    expect(wonTwice.prizes).toEqual({ top: [], rest: [0, 0, 0, 0, 0], bottom: [{ kind: 1, seen: EVERYONE }] });
  });

  test('AUC-2.4 the tie is told, with those who share it', () => {
    const hands = [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
      [2, 3, 4, 5, 6],
    ];
    const state = [0, 1].reduce(
      (now, seat) => auction.reduce(now, { type: 'bid', seat, card: 5 }),
      table({ hands, offered: 4, coming: [1] }),
    );
    const applied = auction.apply(state, { type: 'bid', seat: 2, card: 3 });

    expect(applied.ok && applied.events.slice(1)).toEqual([
      { type: 'revealed', reveals: true, bids: [5, 5, 3] },
      { type: 'tied', seats: [0, 1], prize: 4 },
      { type: 'offered', prize: 1 },
    ]);
  });

  test('AUC-2.5 bids lie face up afterwards, for everybody, and are not used again', () => {
    const state = bids(table({ hands: HANDS, offered: 1, coming: [4] }), [2, 6]);

    expect(state).toMatchObject({
      hands: [
        [1, 2, 4, 4],
        [3, 3, 5, 6],
      ],
      spent: [0, 0, 1, 0, 0, 0, 1],
    });
    expect(auction.view(state, 'spectator').spent).toEqual([0, 0, 1, 0, 0, 0, 1]);
    expect(bids(state, [2, 3], [3]).spent).toEqual([0, 0, 2, 1, 0, 0, 1]);
    expect(auction.whyIllegal(bids(state, [2, 3], [3]), { type: 'bid', seat: 0, card: 2 })).toMatchObject({
      rule: 'AUC-2.2',
    });
  });
});

describe('the end', () => {
  test('AUC-3.1 the game ends when no prize is left, with a card in every hand', () => {
    const hands = [
      [1, 2, 3, 4, 5],
      [2, 3, 4, 5, 6],
    ];
    const rounds = [
      [5, 2],
      [4, 3],
      [3, 4],
      [2, 5],
    ];
    const state = rounds.reduce((now, cards) => bids(now, cards), table({ hands, offered: 1, coming: [2, 3, 4] }));

    expect(state).toMatchObject({
      agenda: [],
      offered: -1,
      hands: [[1], [6]],
      won: [
        [1, 2],
        [3, 4],
      ],
      chance: scripted([]),
    });
    expect(auction.pending(state)).toEqual([]);
  });

  test('AUC-3.1 the game ends after five rounds, with prizes that nobody has won', () => {
    const hands = [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ];
    const state = [1, 2, 3, 4, 5].reduce(
      (now, card) => bids(now, [card, card]),
      table({ hands, offered: 1, coming: [2, 3, 4] }),
    );

    expect(state).toMatchObject({ agenda: [], offered: -1, hands: [[], []], won: [[], []], chance: scripted([]) });
    expect(state.prizes.bottom.map(({ kind }) => kind)).toEqual([1, 4, 3, 2]);
  });

  test('AUC-3.2 most points win', () => {
    expect(auction.outcome(over([[1, 2], [4]]))).toEqual({
      winners: [1],
      ranking: [[1], [0]],
      reason: 'most-points',
      rule: 'AUC-3.2',
      scores: [3, 4],
      standings: [{ name: 'points', of: [3, 4] }],
    });
  });

  test('AUC-3.2 players with equal points share a rank', () => {
    expect(auction.outcome(over([[1, 3], [], [4], [2]]))).toEqual({
      winners: [0, 2],
      ranking: [[0, 2], [3], [1]],
      reason: 'most-points',
      rule: 'AUC-3.2',
      scores: [4, 0, 4, 2],
      standings: [{ name: 'points', of: [4, 0, 4, 2] }],
    });
    expect(auction.outcome(over([[], []]))).toMatchObject({ winners: [0, 1], ranking: [[0, 1]] });
  });

  test('AUC-3.2 there is no outcome before the end', () => {
    expect(auction.outcome(table({ hands: HANDS, offered: 1 }))).toBeUndefined();
  });
});

test('AUC-1.1 the tables of these tests are positions of the game', () => {
  const state = table({ hands: HANDS, offered: 1, coming: [4] });

  expect(auction.faults(state)).toEqual([]);
  const { chance } = auction.simulate(state, { chance: { seed: 'save' } }).state;
  expect(auction.restore({ ...state, chance })).toEqual({ ...state, chance });
});

const HANDS = [
  [1, 2, 2, 4, 4],
  [3, 3, 5, 6, 6],
];

interface Table {
  readonly hands: readonly (readonly number[])[];
  /** The prize on offer. */
  readonly offered: number;
  /** The prizes that chance will turn up after it. */
  readonly coming?: readonly number[];
}

// The first round, before anybody has bid.
function table({ hands, offered, coming = [] }: Table): AuctionState {
  return {
    ...auction.setup({ players: hands.length }, 'table'),
    hands,
    offered,
    undealt: pileOf(hands.flat().reduce(withOneLess, BID_CARDS)),
    prizes: pileOf(withOneLess(PRIZES, offered)),
    chance: scripted(coming.map((prize) => ['prizes', prize])),
  };
}

// A whole round: what each seat bids, from seat 0 on; and the prizes that chance turns up, if they were not written yet.
function bids(state: AuctionState, cards: readonly number[], coming?: readonly number[]): AuctionState {
  const start = coming === undefined ? state : { ...state, chance: scripted(coming.map((prize) => ['prizes', prize])) };
  return cards.reduce((now, card, seat) => auction.reduce(now, { type: 'bid', seat, card }), start);
}

function over(won: readonly (readonly number[])[]): AuctionState {
  return { ...auction.setup({ players: won.length }, 'over'), agenda: [], won };
}

function withOneMore(counts: readonly number[], kind: number): readonly number[] {
  return counts.map((count, each) => (each === kind ? count + 1 : count));
}

function withOneLess(counts: readonly number[], kind: number): readonly number[] {
  return counts.map((count, each) => (each === kind ? count - 1 : count));
}
