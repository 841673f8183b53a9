import { createGame, maybe, number, perSeat, pool, rulesOf, seenBy, shapeOf, sorted } from 'gastropodia';
import { describe, expect, test } from 'vitest';

const cards = pool([2, 2, 2]);
const asks = { pass: { asked: 'always' } } as const;

const PILED = shapeOf({
  table: {
    hands: seenBy('owner', perSeat(sorted(cards.card))),
    shown: seenBy('everyone', perSeat(cards.card)),
    pile: cards.pile,
  },
  deals: { hands: { each: 2, tells: 'dealt' }, shown: { each: 1, tells: 'turned' } },
  asks,
});
const piled = createGame(
  rulesOf(PILED, { id: 'piled', turns: 'pass', questions: { pass: () => {} }, outcome: () => undefined }),
);

describe('cards that are dealt', () => {
  test('KER-10.20 each seat gets so many from the pile, the first seat first, and those who may see them know them', () => {
    // The third card of the first seat is drawn from what is left: kinds by their index.
    const luck = [2, 0, 1, 0, 2, 1];
    const state = piled.setup({}, { decide: () => luck.shift() ?? -1 });

    expect({ hands: state.hands, shown: state.shown, pile: state.pile.rest }).toEqual({
      hands: [
        [0, 2],
        [0, 1],
      ],
      shown: [2, 1],
      pile: [0, 0, 0],
    });
    expect(piled.view(state, 0)).toMatchObject({
      hands: [
        [0, 2],
        [-1, -1],
      ],
      shown: [2, 1],
      pile: { rest: 0 },
    });
    expect(luck).toEqual([]);
  });

  test('KER-10.20 each seat is told what it got, the others how many those are, and all what everybody may see', () => {
    const luck = [2, 0, 1, 0, 2, 1];
    const { events } = piled.begin({}, { decide: () => luck.shift() ?? -1 });
    const seen = piled.viewEvents(events, 1);

    expect(seen).toEqual([
      { type: 'dealt', seat: 0, count: 2 },
      { type: 'dealt', seat: 1, count: 2, secret: { seats: 2, cards: [0, 1] } },
      { type: 'turned', seat: 0, secret: expect.objectContaining({ card: 2 }) },
      { type: 'turned', seat: 1, secret: expect.objectContaining({ card: 1 }) },
    ]);
  });

  test('KER-10.20 where the pool has no pile, cards come from what is in no place', () => {
    const shape = shapeOf({ table: { hands: seenBy('owner', perSeat(cards.card)) }, deals: { hands: 1 }, asks });
    const game = createGame(
      rulesOf(shape, { id: 'bare', seats: 4, turns: 'pass', questions: { pass: () => {} }, outcome: () => undefined }),
    );
    const hands = Array.from({ length: 200 }, (_, nth) => game.setup({}, `seed ${nth}`).hands);

    expect(hands.filter((dealt) => [0, 1, 2].some((kind) => dealt.filter((each) => each === kind).length > 2))).toEqual(
      [],
    );
    expect(new Set(hands.flat())).toEqual(new Set([0, 1, 2]));
  });

  test('KER-10.20 what can be dealt to no seat, and an event that is declared already, is an error with the path', () => {
    const table = {
      hands: seenBy('owner', perSeat(maybe(cards.card))),
      points: perSeat(number(0, 9)),
      pile: cards.pile,
    };
    const events = { dealt: {} };
    const faultsOf = (make: () => unknown): unknown => {
      try {
        return make();
      } catch (thrown) {
        return (thrown as { readonly faults: unknown }).faults;
      }
    };

    expect(faultsOf(() => shapeOf({ table, asks, deals: { points: 1, nowhere: 1, pile: 1, hands: 2 } }))).toEqual([
      { path: 'deals.points', message: 'the table has no cards of a pool there for each seat' },
      { path: 'deals.nowhere', message: 'the table has no cards of a pool there for each seat' },
      { path: 'deals.pile', message: 'the table has no cards of a pool there for each seat' },
      { path: 'deals.hands', message: 'expected 1, found 2' },
    ]);
    expect(faultsOf(() => shapeOf({ table, asks, events, deals: { hands: { each: 1, tells: 'dealt' } } }))).toEqual([
      { path: 'deals.hands.tells', message: "'dealt' is declared among the events" },
    ]);
  });
});
