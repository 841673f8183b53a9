import { EngineError, isSamePlain, type Viewer } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { duel } from '../../../docs/examples/duel/index.ts';
import { auction } from '../../kit/auction.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

// Three seats; seat 1 has bid its 6. 24 cards, of which 15 are dealt.
const bidding = {
  ...auction.setup({ players: 3 }, 'views'),
  hands: [
    [1, 2, 2, 4, 4],
    [3, 3, 5, 6, 6],
    [1, 1, 2, 3, 5],
  ],
  offered: 2,
  undealt: { top: [], rest: [0, 1, 1, 1, 2, 2, 2], bottom: [] },
  prizes: { top: [], rest: [0, 1, 0, 1, 1], bottom: [] },
};
const state = auction.reduce(bidding, { type: 'bid', seat: 1, card: 6 });

describe('what a view holds', () => {
  test('KER-3.3 of the other seats only whether they still owe a decision, and nothing of their counts', () => {
    expect(auction.view(state, 0)).toEqual({
      ruleset: auction.ruleset,
      viewer: 0,
      agenda: [
        { do: 'offer' },
        { do: 'award' },
        { together: [[{ ask: 'bid', seat: 0 }], [], [{ ask: 'hidden', seat: 2 }]], turn: -1 },
      ],
      decisions: [0, -1, -1],
      hands: [
        [1, 2, 2, 4, 4],
        [-1, -1, -1, -1],
        [-1, -1, -1, -1, -1],
      ],
      bids: [-1, -2, -1],
      spent: [0, 0, 0, 0, 0, 0, 0],
      offered: 2,
      won: [[], [], []],
      undealt: { top: [], rest: 9, bottom: [] },
      prizes: { top: [], rest: 3, bottom: [] },
    });
  });

  test('KER-5.1 a seat sees its own hand, its own bid and its own count', () => {
    expect(auction.view(state, 1)).toMatchObject({
      viewer: 1,
      decisions: [-1, 1, -1],
      hands: [
        [-1, -1, -1, -1, -1],
        [3, 3, 5, 6],
        [-1, -1, -1, -1, -1],
      ],
      bids: [-1, 6, -1],
    });
  });

  test('KER-5.1 a spectator sees what everybody sees', () => {
    expect(auction.view(state, 'spectator')).toMatchObject({
      viewer: 'spectator',
      decisions: [-1, -1, -1],
      hands: [
        [-1, -1, -1, -1, -1],
        [-1, -1, -1, -1],
        [-1, -1, -1, -1, -1],
      ],
      bids: [-1, -2, -1],
      agenda: [{}, {}, { together: [[{ ask: 'hidden', seat: 0 }], [], [{ ask: 'hidden', seat: 2 }]] }],
    });
  });

  test('KER-5.1 no view has any luck in it', () => {
    const luck = JSON.stringify(state.chance).match(/\d{3,}/g) ?? [];
    const texts = VIEWERS.map((viewer) => JSON.stringify(auction.view(state, viewer)));

    expect(luck.length).toBeGreaterThan(6);
    expect(texts.filter((text) => text.includes('chance') || luck.some((number) => text.includes(number)))).toEqual([]);
  });

  test('a view is plain data that nobody can change', () => {
    const view = auction.view(state, 0);

    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect([view, view.hands, view.hands[0], view.hands[1], view.agenda, view.decisions].map(Object.isFrozen)).toEqual(
      Array.from({ length: 6 }, () => true),
    );
  });

  test('a viewer who is not at the table is an error', () => {
    const nobody = [3, -1, 0.5, Number.NaN, 'judge'] as readonly Viewer[];

    expect(nobody.map((viewer) => thrownBy(() => auction.view(state, viewer)))).toEqual(
      ['3', '-1', '0.5', 'NaN', "'judge'"].map(
        (viewer) => new EngineError('seat/unknown', `There is no seat ${viewer} at this table of 3.`),
      ),
    );
  });
});

describe('what a view answers', () => {
  test('KER-3.3 the decisions of others are hidden ones, without a number', () => {
    const own = (seat: number) => ({ seat, id: 0, kind: 'bid', decline: 'never', window: 'shut' });
    const hidden = (seat: number) => ({ seat, id: -1, kind: 'hidden', decline: 'never', window: 'shut' });

    expect(VIEWERS.map((viewer) => auction.pending(auction.view(state, viewer)))).toEqual([
      [own(0), hidden(2)],
      [hidden(0), hidden(2)],
      [hidden(0), own(2)],
      [hidden(0), hidden(2)],
    ]);
    expect(auction.pending(state)).toEqual([own(0), own(2)]);
  });

  test('KER-5.1 a seat’s options are the same on its view as on the state, and nobody else’s are listed', () => {
    const onViews = VIEWERS.map((viewer) => [...auction.legalActions(auction.view(state, viewer))]);

    expect(onViews).toEqual([[...auction.legalActions(state, 0)], [], [...auction.legalActions(state, 2)], []]);
    expect(onViews[0]).toEqual([1, 2, 4].map((card) => ({ type: 'bid', seat: 0, card, decision: 0 })));
    expect([...auction.legalActions(auction.view(state, 0), 2)]).toEqual([]);
  });

  test('KER-5.1 a seat’s refusals are the same on its view as on the state', () => {
    const said = [1, 3, 99, 'x'].flatMap((card) => [
      { card },
      { card, decision: 0 },
      { card, decision: 4 },
      { card, decline: true },
    ]);
    const actions = (seat: number): object[] => said.map((fields) => ({ type: 'bid', seat, ...fields }));
    const answers = (at: Parameters<typeof auction.whyIllegal>[0], seat: number) =>
      actions(seat).map((action) => auction.whyIllegal(at, action) ?? 'legal');

    for (const seat of [0, 1, 2]) expect(answers(auction.view(state, seat), seat)).toEqual(answers(state, seat));
    expect(new Set(answers(state, 0).map((why) => (why === 'legal' ? why : why.code)))).toEqual(
      new Set(['legal', 'bid/not-in-hand', 'malformed', 'decision/stale', 'decision/must-answer']),
    );
  });

  test('KER-1.3 on a view every other seat’s action is refused, legal or not', () => {
    const view = auction.view(state, 0);
    const notYours = { code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [0, 2] } };

    expect([1, 2, 3, 4].map((card) => auction.whyIllegal(view, { type: 'bid', seat: 2, card }))).toEqual(
      [1, 2, 3, 4].map(() => notYours),
    );
    expect(auction.whyIllegal(auction.view(state, 'spectator'), { type: 'bid', seat: 2, card: 1 })).toEqual(notYours);
  });

  test('KER-1.2 the end is seen by everybody', () => {
    const over = { ...state, agenda: [], won: [[1], [4], []] };
    const outcome = {
      winners: [1],
      ranking: [[1], [0], [2]],
      reason: 'most-points',
      rule: 'AUC-3.2',
      scores: [1, 4, 0],
      standings: [{ name: 'points', of: [1, 4, 0] }],
    };

    expect(VIEWERS.map((viewer) => auction.outcome(auction.view(over, viewer)))).toEqual(VIEWERS.map(() => outcome));
    expect(VIEWERS.map((viewer) => auction.outcome(auction.view(state, viewer)))).toEqual(VIEWERS.map(() => undefined));
  });
});

describe('what cannot be told apart', () => {
  // Seat 2 holds other cards, seat 1 has bid another, the rest of both piles and all luck differ.
  const twin = {
    ...state,
    hands: [state.hands[0] ?? [], [3, 5, 6, 6], [2, 4, 5, 5, 6]],
    bids: [-1, 3, -1],
    undealt: { top: [], rest: [0, 3, 1, 2, 1, 1, 1], bottom: [] },
    prizes: { top: [], rest: [0, 0, 2, 1, 0], bottom: [] },
    chance: auction.setup({ players: 3 }, 'another seed').chance,
    decisions: [0, 7, 8],
  };

  test('KER-5.1 two states that differ in what is hidden from a seat look and answer the same to it', () => {
    const [left, right] = [auction.view(state, 0), auction.view(twin, 0)];

    expect(right).toEqual(left);
    expect(isSamePlain(twin, state)).toBe(false);
    expect(auction.view(twin, 2)).not.toEqual(auction.view(state, 2));
    expect([...auction.legalActions(twin, 0)]).toEqual([...auction.legalActions(state, 0)]);
    expect(auction.whyIllegal(twin, { type: 'bid', seat: 0, card: 3 })).toEqual(
      auction.whyIllegal(state, { type: 'bid', seat: 0, card: 3 }),
    );
  });

  test('KER-5.1 the events of an action look the same, too, up to what is secret', () => {
    const events = [state, twin].map((each) => {
      const applied = auction.apply(each, { type: 'bid', seat: 2, card: 5 });
      return applied.ok ? auction.viewEvents(applied.events, 0) : applied;
    });

    expect(events).toEqual([[{ type: 'sealed', seat: 2 }], [{ type: 'sealed', seat: 2 }]]);
  });

  test('KER-5.1 a world made up from a view gives the same view, and is a position of the game', () => {
    const worlds = VIEWERS.flatMap((viewer) =>
      ['a', 'b', 'c', 'd', 'e'].map((seed) => {
        const world = auction.determinize(auction.view(state, viewer), seed);
        return { view: auction.view(world, viewer), faults: auction.faults(world) };
      }),
    );

    expect(worlds).toEqual(
      VIEWERS.flatMap((viewer) => Array.from({ length: 5 }, () => ({ view: auction.view(state, viewer), faults: [] }))),
    );
  });

  test('KER-5.1 made-up worlds differ in what is hidden, and are the same for the same seed', () => {
    const view = auction.view(state, 0);
    const hands = Array.from({ length: 50 }, (_, seed) => auction.determinize(view, `${seed}`).hands[2]?.join());

    expect(new Set(hands).size).toBeGreaterThan(20);
    expect(auction.determinize(view, '7')).toEqual(auction.determinize(view, '7'));
  });
});

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}

test('KER-1.3 the view of a seat that is not asked offers nothing, and refuses what the other may do', () => {
  const waiting = duel.setup({}, 'turns');
  const [{ seat } = { seat: 0 }] = duel.pending(waiting);
  const [view, action] = [duel.view(waiting, 1 - seat), [...duel.legalActions(waiting)][0]];

  expect([...duel.legalActions(view)]).toEqual([]);
  expect(duel.whyIllegal(view, action)).toEqual({
    code: 'decision/not-yours',
    rule: 'KER-1.3',
    facts: { owing: [seat] },
  });
});
