import {
  apply,
  applyAll,
  createGame,
  EngineError,
  isEngineError,
  LOCALES,
  type Seat,
  type Seating,
  type StateOf,
  type Viewer,
  type ViewOf,
} from 'gastropodia';
import { describe, expect, test } from 'vitest';
import type { AuctionState } from '../../../docs/examples/auction/index.ts';
import { duel } from '../../../docs/examples/duel/index.ts';
import { snails } from '../../../src/games/snails/index.ts';

import { auction, rules } from '../nameless.ts';

const start: AuctionState = { ...auction.setup({ players: 3 }, 'table'), hands: [[1], [2], [3]] };
const bid = (seat: Seat, card: number) => ({ type: 'bid', seat, card });

describe('whom an action comes from', () => {
  test('KER-1.9 a sender speaks for one seat: of another it learns only that it is not theirs', () => {
    const refusal = { code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [0, 1, 2] } };

    // Seat 0 tries what seat 1 could say, and what would be refused with seat 1's hand.
    expect(auction.apply(start, bid(1, 2), { as: 0 })).toEqual({ ok: false, refusal });
    expect(auction.apply(start, bid(1, 6), { as: 0 })).toEqual({ ok: false, refusal });
    expect(auction.whyIllegal(start, bid(1, 6), { as: 0 })).toEqual(refusal);
    expect(auction.whyIllegal(start, bid(1, 6))).toMatchObject({ code: 'bid/not-in-hand', facts: { hand: [2] } });
  });

  test('KER-1.9 for its own seat it says what it would say anyway, and need not name the seat', () => {
    const said = auction.apply(start, bid(1, 2));

    expect(auction.apply(start, bid(1, 2), { as: 1 })).toEqual(said);
    expect(auction.apply(start, { type: 'bid', card: 2 }, { as: 1 })).toEqual(said);
    expect(apply(auction, start, { type: 'bid', card: 2 }, { as: 1 })).toEqual(said);
  });

  test('KER-1.9 whatever it names for a seat, that is not its own', () => {
    const refused = ['x', 3, null, 1.5].map((seat) => auction.whyIllegal(start, { ...bid(0, 1), seat }, { as: 0 }));

    expect(refused).toEqual(refused.map(() => expect.objectContaining({ code: 'decision/not-yours' })));
    expect(auction.whyIllegal(start, undefined, { as: 0 })).toMatchObject({ code: 'malformed' });
  });

  test('KER-1.3 of a sender who owes nothing not even the action is looked at', () => {
    const waiting = auction.reduce(start, { type: 'bid', seat: 0, card: 1 });
    const junk = [undefined, 'junk', { seat: 9 }, { type: 'bid', seat: 0, card: 1 }];

    expect(junk.map((action) => auction.whyIllegal(waiting, action, { as: 0 })?.code)).toEqual(
      junk.map(() => 'decision/not-yours'),
    );
  });

  test('KER-1.9 all of several actions come from the same sender', () => {
    expect(applyAll(auction, start, [bid(0, 1), bid(1, 2)], { as: 0 })).toMatchObject({ ok: false, index: 1 });
    expect(applyAll(auction, start, [bid(0, 1)], { as: 0 })).toMatchObject({ ok: true });
  });

  test('KER-1.9 a sender who is not at the table is an error of the server', () => {
    const strangers: unknown[] = [undefined, 3, -1, 0.5, Number.NaN, '0', null, 'spectator'];

    expect(strangers.map((as) => codeOf(() => auction.apply(start, bid(0, 1), { as: as as Seat })))).toEqual(
      strangers.map(() => 'seat/unknown'),
    );
    expect(codeOf(() => auction.apply(start, bid(0, 1), { seat: 0 } as never))).toBe('seat/unknown');
  });
});

describe('two clicks', () => {
  test('KER-1.5 what is listed names the decision it answers: for two equal cards, too, the second click is stale', () => {
    const state = { ...auction.setup({ players: 2 }, 'clicks'), hands: [[4, 4], [1]] };
    const [first] = auction.legalActions(state, 0);
    const bids = [first, { type: 'bid', seat: 1, card: 1 }];
    const after = applyAll(auction, { ...state, undealt: { ...state.undealt } }, bids);

    expect(first).toEqual({ type: 'bid', seat: 0, card: 4, decision: 0 });
    expect(after.ok && auction.whyIllegal(after.state, first)).toEqual({
      code: 'decision/stale',
      rule: 'KER-1.5',
      facts: { current: 1 },
    });
  });

  test('KER-1.5 on a view as on the state, for declining and for free actions as well', () => {
    const state = duel.setup({}, 'clicks');
    let now = state;
    while (!duel.pending(now).some(({ kind }) => kind === 'step')) {
      const [action] = duel.legalActions(now);
      if (action === undefined) throw new Error('The duel is over too soon.');
      now = duel.reduce(now, action);
    }
    const [{ seat, id } = { seat: -1, id: -1 }] = duel.pending(now);
    const listed = [...duel.legalActions(duel.view(now, seat))];

    expect(listed.map(({ decision }) => decision)).toEqual(listed.map(() => id));
    expect(listed).toEqual([...duel.legalActions(now)]);
    expect(listed.some((action) => 'decline' in action)).toBe(true);
  });
});

describe('who looks on', () => {
  const nobody: unknown[] = [undefined, null, Number.NaN, 32, -1, 0.5, '0', 'Spectator', 'everyone', [0], {}];
  const { events } = auction.begin({ players: 3 }, 'table');

  test('KER-2.15 a seat at the table, or a spectator; nobody else sees a position or is told an event', () => {
    const tried = nobody.map((viewer) => [
      codeOf(() => auction.view(start, viewer as Viewer)),
      codeOf(() => auction.viewEvents(events, viewer as Viewer)),
    ]);

    expect(tried).toEqual(nobody.map(() => ['seat/unknown', 'seat/unknown']));
  });

  test('KER-2.15 more seats than a set of seats can hold are refused when the game is made', () => {
    const seated = (seats: Seating): unknown => thrownBy(() => createGame({ ...rules, seats }));
    const fault = (path: string, message: string) =>
      new EngineError('ruleset/invalid', "The game 'auction' cannot be seated.", [{ path, message }]);

    expect(seated({ min: 2, max: 32 })).toEqual(fault('seats.max', 'expected 2 to 31, found 32'));
    expect(seated({ min: 0, max: 2 })).toEqual(fault('seats.min', 'expected at least 1, found 0'));
    expect(seated({ min: 3, max: 2 })).toEqual(fault('seats.max', 'expected 3 to 31, found 2'));
    expect(seated({ min: 2, max: 31 })).toMatchObject({ seats: { max: 31 } });
  });

  test('KER-2.4 a state is no view: nobody imagines what lies open', () => {
    const state = auction.setup({ players: 3 }, 'table');
    const asView = state as unknown as ViewOf<typeof auction>;

    expect(codeOf(() => auction.determinize(asView, 'seed'))).toBe('view/is-state');
    expect(codeOf(() => snails.determinize(asView as unknown as ViewOf<typeof snails>, 'seed'))).toBe(
      'ruleset/foreign',
    );
  });
});

describe('what seats are called', () => {
  const sides = createGame({ ...rules, seats: { min: 2, max: 2, names: ['zombies', 'humans'] }, seatsOf: () => 2 });
  const waiting: StateOf<typeof sides> = sides.setup({ players: 2 }, 'sides');
  const said = sides.reduce(waiting, { type: 'bid', seat: 0, card: waiting.hands[0]?.[0] ?? 0 });

  test('KER-1.11 by their names where a game has some, in refusals too; otherwise by their numbers', () => {
    const refusal = sides.whyIllegal(said, { type: 'bid', seat: 0, card: 1 });

    expect([0, 1].map((seat) => sides.seatName(seat))).toEqual(['zombies', 'humans']);
    expect(LOCALES.map((locale) => auction.seatName(1, { locale }))).toEqual(['seat 1', 'miejsce 1', 'Platz 1']);
    expect(refusal && sides.explain(refusal)).toBe('It is not your decision; the game waits for humans. [KER-1.3]');
  });

  test('KER-1.11 in the words of each language, where a game has them', () => {
    const called = (...names: string[]) => ({
      refusals: { 'bid/not-in-hand': () => '' },
      seatName: (seat: Seat) => names[seat],
    });
    const worded = createGame({
      ...rules,
      languages: {
        en: called('the zombies', 'the humans'),
        pl: called('zombie', 'ludzie'),
        de: called('die Zombies', 'die Menschen'),
      },
    });
    const both = { code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [0, 1] } } as const;

    expect(LOCALES.map((locale) => worded.explain(both, { locale }))).toEqual([
      'It is not your decision; the game waits for the zombies and the humans. [KER-1.3]',
      'To nie twoja decyzja; teraz decydują zombie i ludzie. [KER-1.3]',
      'Das ist nicht deine Entscheidung; das Spiel wartet auf die Zombies und die Menschen. [KER-1.3]',
    ]);
    expect(worded.seatName(2, { locale: 'pl' })).toBe('miejsce 2');
  });

  test('KER-1.11 names belong to the ruleset, one for each seat, no two alike', () => {
    const named = (...names: string[]): unknown =>
      codeOf(() => createGame({ ...rules, seats: { min: 2, max: 2, names } }));

    expect(sides.seats.names).toEqual(['zombies', 'humans']);
    expect(sides.ruleset).not.toBe(createGame({ ...rules, seats: { min: 2, max: 2 } }).ruleset);
    expect([named('one'), named('one', 'one'), named('one', ''), named('a', 'b', 'c'), named('a', 'b')]).toEqual([
      ...Array.from({ length: 4 }, () => 'ruleset/invalid'),
      'nothing thrown',
    ]);
    expect(codeOf(() => sides.seatName(2))).toBe('seat/unknown');
  });
});

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}

function codeOf(run: () => unknown): string {
  const thrown = thrownBy(run);
  return isEngineError(thrown) ? thrown.code : 'nothing thrown';
}
