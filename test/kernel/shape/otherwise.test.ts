import {
  ascending,
  createGame,
  draw,
  integer,
  many,
  number,
  only,
  optional,
  perSeat,
  placesOf,
  pool,
  row,
  rulesOf,
  seenBy,
  shapeOf,
  word,
} from 'gastropodia';
import { describe, expect, test } from 'vitest';

const LARDER = shapeOf({
  // How many there are of each of four things.
  table: { left: row(4, number(0, 9)), eaten: many(number(0, 3)) },
  asks: {
    eat: { says: { thing: number(0, 3), how: optional(word(['raw', 'boiled'])) } },
    share: { says: { things: ascending(integer(0, 3), 2, 2) } },
  },
  refusals: {
    'eat/none-left': { rule: 'LAR-1.1', says: 'There are {there}.' },
    'eat/how': { rule: 'LAR-1.2', says: 'Only {how}.' },
    'eat/again': { rule: 'LAR-1.3', says: 'Not twice.' },
    'share/other': { rule: 'LAR-1.4', says: 'There are {count} ways.' },
  },
});
const { refuse } = LARDER;

const questions: Parameters<typeof rulesOf<(typeof LARDER)['~types']>>[1]['questions'] = {
  eat: {
    among: {
      thing: ({ left }) => [0, 1, 2, 3].filter((thing) => left[thing] !== 0),
      how: ({ eaten }) => (eaten.length === 0 ? [undefined, 'raw'] : ['boiled']),
    },
    otherwise: {
      thing: (there) => refuse('eat/none-left', { there }),
      how: (ways) => refuse('eat/how', { how: ways.map(String) }),
    },
    why: ({ eaten }, _ask, { thing }) => (eaten.includes(thing) ? refuse('eat/again') : undefined),
    answer(draft, _ask, { thing }) {
      draft.eaten.push(thing);
    },
  },
  share: {
    among: {
      things: () => [
        [0, 1],
        [2, 3],
      ],
    },
    otherwise: { things: (ways) => refuse('share/other', { count: ways.length }) },
    answer: () => {},
  },
};

const larder = createGame(
  rulesOf(LARDER, {
    id: 'larder',
    setup: () => ({ left: [1, 0, 2, 1] }),
    opening: [
      { ask: 'eat', seat: 0 },
      { ask: 'eat', seat: 1 },
      { ask: 'share', seat: 0 },
    ],
    questions,
    outcome: () => ({ winners: [0], reason: 'over', rule: 'LAR-2.1' }),
  }),
);
const first = larder.setup({}, 'no luck');
const second = larder.reduce(first, { type: 'eat', seat: 0, thing: 2 });
const third = larder.reduce(second, { type: 'eat', seat: 1, thing: 0, how: 'boiled' });

describe('what may be chosen', () => {
  test('KER-10.16 what is listed are the values that may be chosen, as far as the rules have nothing against them', () => {
    const listed = (state: typeof first) =>
      [...larder.legalActions(state)].map(({ type: _type, seat: _seat, decision: _decision, ...said }) => said);

    expect(listed(first)).toEqual([0, 2, 3].flatMap((thing) => [{ thing }, { thing, how: 'raw' }]));
    expect(listed(second)).toEqual([0, 3].map((thing) => ({ thing, how: 'boiled' })));
    expect(listed(third)).toEqual([{ things: [0, 1] }, { things: [2, 3] }]);
    expect(
      [first, second, third].map((state) => larder.simulate(state, { chance: state.chance }).legalActions().length),
    ).toEqual([6, 2, 2]);
  });

  test('KER-10.16 everything else is refused with those values, and then the rules are asked', () => {
    const why = (action: object) => larder.whyIllegal(second, { type: 'eat', seat: 1, ...action });

    expect(
      [{ thing: 1, how: 'raw' }, { thing: 2, how: 'raw' }, { thing: 2 }, { thing: 2, how: 'boiled' }].map(why),
    ).toEqual([
      { code: 'eat/none-left', rule: 'LAR-1.1', facts: { there: [0, 2, 3] } },
      { code: 'eat/how', rule: 'LAR-1.2', facts: { how: ['boiled'] } },
      { code: 'eat/how', rule: 'LAR-1.2', facts: { how: ['boiled'] } },
      { code: 'eat/again', rule: 'LAR-1.3', facts: {} },
    ]);
    expect(why({ thing: 3, how: 'boiled' })).toBeUndefined();
  });

  test('KER-10.16 a value with parts is among those that have the same parts', () => {
    const why = (things: readonly number[]) => larder.whyIllegal(third, { type: 'share', seat: 0, things });

    expect([why([2, 3]), why([1, 2])]).toEqual([
      undefined,
      { code: 'share/other', rule: 'LAR-1.4', facts: { count: 2 } },
    ]);
  });

  test('KER-10.16 what is refused of a field that is chosen among anything is an error', () => {
    const rules = rulesOf(LARDER, {
      id: 'larder',
      opening: [],
      questions: { ...questions, share: { otherwise: { things: () => refuse('eat/again') }, answer: () => {} } },
      outcome: () => ({ winners: [0], reason: 'over', rule: 'LAR-2.1' }),
    });
    const message = "'share' says what is refused of 'things', and not among what it is chosen.";

    expect(() => createGame(rules)).toThrow(expect.objectContaining({ code: 'ruleset/invalid', message }));
  });
});

describe('chance', () => {
  const cards = pool([1, 1]);
  const DEALT = shapeOf({
    table: { hands: seenBy('owner', perSeat(cards.card)), deck: cards.pile },
    steps: { deal: {} },
    asks: { stop: {} },
  });
  const rules = rulesOf(DEALT, {
    id: 'dealt',
    opening: [{ do: 'deal' }],
    steps: {
      deal(draft) {
        draft.hands = [0, 1].map((seat) => draw(draft, draft.deck, { stream: 'chance', seen: only(seat) }).kind);
      },
    },
    questions: { stop: () => {} },
    outcome: () => ({ winners: [0], reason: 'over', rule: 'DEA-1.1' }),
  });

  test('KER-10.17 there is one stream where there are cards to be dealt, and none elsewhere', () => {
    expect(createGame(rules).setup({}, 'some luck').hands.toSorted()).toEqual([0, 1]);
    expect([rules.streams, rulesOf(LARDER, { ...PLAIN, questions }).streams]).toEqual([['chance'], []]);
  });

  test('KER-10.17 rules that throw dice name their stream', () => {
    expect(rulesOf(LARDER, { ...PLAIN, questions, streams: ['dice'] }).streams).toEqual(['dice']);
  });
});

const PLAIN = {
  id: 'larder',
  opening: [],
  outcome: () => ({ winners: [0], reason: 'over', rule: 'LAR-2.1' }),
} as const;

test('KER-10.18 a decision of which nothing is written but its answer may be written as that answer', () => {
  const TALLY = shapeOf({
    table: { sum: number(0, 9) },
    asks: { add: { says: { by: number(1, 2) } } },
  });
  const tally = createGame(
    rulesOf(TALLY, {
      id: 'tally',
      opening: [{ ask: 'add', seat: 1 }],
      questions: {
        add(draft, { seat }, { by }) {
          draft.sum = seat + by;
        },
      },
      outcome: ({ sum }) => ({ scores: [sum, 0], reason: 'over', rule: 'TAL-1.1' }),
    }),
  );

  expect(tally.reduce(tally.setup({}, 'no luck'), { type: 'add', seat: 1, by: 2 }).sum).toBe(3);
});

test('the places of a value in a list', () => {
  expect([placesOf([3, 1, 3], 3), placesOf([], 0), placesOf(['a'], 'b')]).toEqual([[0, 2], [], []]);
});
