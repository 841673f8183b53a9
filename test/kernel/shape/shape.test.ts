import {
  createGame,
  createRandom,
  isEngineError,
  marksOf,
  maybe,
  number,
  oneOf,
  only,
  perSeat,
  pool,
  rulesOf,
  type StateOf,
  type StatePart,
  sampleTable,
  seenBy,
  shapeOf,
  type TypesIn,
  text,
} from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { DEN, den, rules } from './den.ts';

type State = StateOf<typeof den>;

const first = den.setup({ players: 2 }, 'first');

const faultsOf = (run: () => unknown): readonly string[] => {
  try {
    run();
    return [];
  } catch (thrown) {
    if (!isEngineError(thrown)) throw thrown;
    return thrown.faults.length > 0
      ? thrown.faults.map(({ path, message }) => `${path}: ${message}`)
      : [thrown.message];
  }
};
const restored = (change: Partial<State>): readonly string[] =>
  faultsOf(() => den.restore(JSON.parse(JSON.stringify({ ...first, ...change }))));

describe('what follows from a declaration', () => {
  test('KER-10.2 which parts of a table are lists, and which are objects', () => {
    expect(marksOf(DEN.declaration.table)).toEqual({
      lists: Object.keys(first).filter((key) => key in DEN.declaration.table && Array.isArray(first[key as 'hands'])),
      objects: ['last', 'deck', 'bank'],
    });
  });

  test('KER-10.1 + KER-10.2 the first position is blank, but for what the setup says and the opening does', () => {
    expect(first).toMatchObject({
      name: 'Den',
      mood: 'calm',
      board: [-1, -1, -1, -1],
      purse: [5, 5],
      laid: [-1, -1],
      held: [
        { owner: 0, cards: [], known: [] },
        { owner: 1, cards: [], known: [] },
      ],
      two: [0, 0],
      last: { by: -1, marks: [] },
      told: [],
      seenCards: [0, 0, 0],
      agenda: [{ ask: 'lay', seat: 0 }],
    });
    expect(den.setup({ players: 3 }, 'first').purse).toEqual([5, 5, 5]);
  });

  test('KER-10.2 configs are read by the declaration', () => {
    expect(faultsOf(() => den.setup({ players: 4 }, 'x'))).toEqual([
      'config.players: expected a whole number from 2 to 3, found 4',
    ]);
    expect(faultsOf(() => den.setup({} as never, 'x'))).toEqual(['config.players: is missing']);
  });

  test('KER-10.2 a save that fits is taken', () => {
    expect(restored({})).toEqual([]);
    expect(restored({ told: [{ fact: 'said', by: 1 }], last: { by: 0, marks: [3] }, board: [1, -1, 0, -1] })).toEqual(
      [],
    );
  });

  test.each<[string, Partial<State>, string]>([
    ['a number beyond its bounds', { purse: [5, 10] }, 'state.purse[1]: expected a whole number from 0 to 9, found 10'],
    ['a list that is too short', { board: [-1] }, 'state.board: expected a list of 4 entries, found 1'],
    [
      'a list for another table',
      { purse: [5, 5, 5] },
      "state.purse: expected 2 entries, found 3 ('everything fits the table')",
    ],
    [
      'a seat that nobody sits on',
      { board: [2, -1, -1, -1] },
      "state.board[0]: expected a seat below 2, found 2 ('everything fits the table')",
    ],
    [
      'a seat inside a group',
      { last: { by: 2, marks: [] } },
      "state.last.by: expected a seat below 2, found 2 ('everything fits the table')",
    ],
    [
      'a seat inside a case',
      { told: [{ fact: 'said', by: 2 }] },
      "state.told[0].by: expected a seat below 2, found 2 ('everything fits the table')",
    ],
    ['another word', { mood: 'sad' as 'calm' }, "state.mood: expected one of 'calm', 'wild', found 'sad'"],
    ['a text that is none', { name: 'a name that is far too long' }, 'state.name: expected a short name'],
    [
      'a case that there is none',
      { told: [{ fact: 'lied' } as never] },
      "state.told[0].fact: expected one of 'said', 'hid', found 'lied'",
    ],
    [
      "another seat's hand",
      { held: [...first.held].reverse() },
      "state.held[0].owner: expected 0, found 1 ('everything fits the table')",
    ],
    [
      'work of another table',
      { agenda: [{ do: 'wait', turns: 1, by: 2 }, ...first.agenda] },
      "state.agenda[0].by: expected a seat below 2, found 2 ('everything fits the table')",
    ],
  ])('KER-10.2 a save with %s is refused', (_what, change, fault) => {
    expect(restored(change)).toContain(fault);
  });

  test('KER-10.2 a copy is the same, and nothing in it is the same object that may change', () => {
    const table = sampleTable(DEN, 3, createRandom('copy'));
    const state = { ...den.setup({ players: 3 }, 'copy'), ...table, told: [{ fact: 'said', by: 1 } as const] };
    const copy = rules.clone(state);

    expect(copy).toEqual(state);
    const shared = Object.keys(table).filter((key) => {
      const [one, other] = [state, copy].map((each) => (each as unknown as Record<string, unknown>)[key]);
      return typeof one === 'object' && one === other;
    });
    expect(shared).toEqual([]);
    expect(copy.told[0]).not.toBe(state.told[0]);
    expect(copy.last.marks).not.toBe(state.last.marks);
    expect(copy.hands[0]).not.toBe(state.hands[0]);
  });
});

describe('what may be seen', () => {
  const state = {
    ...first,
    buried: [0, 1],
    told: [{ fact: 'hid', by: 0, coin: 1 } as const, { fact: 'said', by: 1 } as const],
  };
  const views = ([0, 1, 'spectator'] as const).map((viewer) => den.view(state, viewer));

  test('KER-10.3 what is its owner’s, others see to be there', () => {
    expect(views.map(({ hands }) => hands)).toEqual([
      [state.hands[0], [-1]],
      [[-1], state.hands[1]],
      [[-1], [-1]],
    ]);
  });

  test('KER-10.3 what some seats may see, nobody else does; what nobody may see, nobody does', () => {
    expect(views.map(({ stash }) => stash)).toEqual([state.stash, -1, -1]);
    expect(views.map(({ buried }) => buried)).toEqual([1, 2, 3].map(() => [-1, -1]));
  });

  test('KER-10.3 a part of a case is hidden, and the rest of it is seen', () => {
    expect(views.map(({ told }) => told)).toEqual(
      [1, 2, 3].map(() => [
        { fact: 'hid', by: 0, coin: -1 },
        { fact: 'said', by: 1 },
      ]),
    );
  });

  test('KER-10.3 the rules say what depends on the position; that there is nothing is seen', () => {
    const laid = [first.hands[0]?.[0] ?? -1, -1];
    const seen = (mood: 'calm' | 'wild', viewer: 0 | 1 | 'spectator') =>
      den.view({ ...state, laid, mood }, viewer).laid;

    expect([seen('calm', 0), seen('calm', 1), seen('wild', 1), seen('wild', 'spectator')]).toEqual([
      laid,
      [-2, -1],
      laid,
      laid,
    ]);
  });

  test('KER-10.3 what is absent is not there, and a seat keeps its place', () => {
    const tokens = pool([4]);
    const shape = shapeOf({
      table: {
        piles: seenBy('owner', perSeat(maybe(tokens.card))),
        hands: seenBy('owner', perSeat(pool([2, 2]).card)),
      },
      asks: { pass: {} },
    });
    const { mask } = rulesOf(shape, {
      id: 'absent',
      seats: 2,
      opening: [{ ask: 'pass', seat: 0 }],
      sight: { piles: () => 'absent' },
      questions: { pass: { answer: () => {} } },
      outcome: () => ({ ranking: [[0, 1]], reason: 'over', rule: 'X' }),
    });
    const at = { piles: [0, 0], hands: [1, 0] } as unknown as Parameters<typeof mask>[0];

    expect([mask(at, 0), mask(at, 'spectator')]).toEqual([
      { piles: [0, -1], hands: [1, -1] },
      { piles: [-1, -1], hands: [-1, -1] },
    ]);
  });

  test('KER-10.3 cards of which it is not said who may see them are an error with the path', () => {
    const { card } = pool([1, 1]);
    const unsaid = { hands: perSeat(card), open: seenBy('everyone', card), mine: seenBy('owner', card) };

    // @ts-expect-error it is not said who may see the hands
    expect(faultsOf(() => shapeOf({ table: unsaid, asks: {} }))).toEqual([
      'table.hands[]: seenBy has to say who may see these cards',
      'table.mine: no seat owns this; perSeat makes each its owner',
    ]);
  });

  test('KER-10.3 a word that is hidden needs another that stands for it', () => {
    const table = { secret: seenBy('nobody', oneOf(['red', 'blue'])) };

    expect(faultsOf(() => gameWith(table))).toEqual([
      'table.secret: a word that is hidden needs another that stands for it.',
    ]);
    const shape = shapeOf({
      table: { secret: seenBy('nobody', oneOf(['red', 'blue'], { hidden: '?' })) },
      asks: { pass: { asked: 'always' } },
    });
    const game = createGame(rulesOf<TypesIn<typeof shape>>(shape, { ...minimal, imagine: () => ({ secret: 'blue' }) }));
    const view = game.view(game.setup({}, 'x'), 0);
    expect([view.secret, game.determinize(view, 'x').secret]).toEqual(['?', 'blue']);
  });
});

describe('pools', () => {
  test('KER-10.4 a card that is in two places, or in none, is found', () => {
    const { hands, deck } = first;
    const broken = "('every card is in one place')";

    expect(restored({ hands: [[], hands[1] ?? []] })).toEqual([expect.stringContaining(broken)]);
    expect(restored({ laid: [0, 0] })).toEqual([
      expect.stringMatching(/^state: expected 2 of kind 0 in hands, laid, held, seenCards, deck; found 4 .*one place/),
    ]);
    expect(restored({ deck: { ...deck, discards: [0, 0, 1] } })).toEqual([expect.stringContaining(broken)]);
  });

  test('KER-10.5 a world has every card in one place, and what was seen where it was', () => {
    const view = den.view(first, 1);
    for (let nth = 0; nth < 50; nth++) {
      const world = den.determinize(view, `world ${nth}`);
      expect(den.faults(world)).toEqual([]);
      expect(den.view(world, 1)).toEqual(view);
    }
  });

  test('KER-10.5 every hidden card is as likely in every place', () => {
    const view = den.view(
      { ...first, hands: [[0], [0]], deck: { ...first.deck, pile: { top: [], rest: [0, 2, 2], bottom: [] } } },
      1,
    );
    const kinds = Array.from({ length: 3000 }, (_, nth) => den.determinize(view, `${nth}`).hands[0]?.[0] ?? -1);
    const counts = [0, 1, 2].map((kind) => kinds.filter((each) => each === kind).length);

    // One 0 and two each of 1 and 2 cannot be seen: 600, 1200 and 1200, give or take six standard deviations.
    expect(counts.map((count, kind) => Math.abs(count - (kind === 0 ? 600 : 1200)) < 160)).toEqual([true, true, true]);
  });

  test('KER-10.5 what is hidden and no card has to be imagined by the rules', () => {
    expect(faultsOf(() => gameWith({ secret: seenBy(only(0), perSeat(number(0, 3))), name: text() }))).toEqual([
      "'imagine' has to say what may be at table.secret[]: that is hidden, and no card of a pool.",
    ]);
  });

  test('KER-10.5 where rules deal hidden cards themselves, nobody else does', () => {
    const cards = pool([1, 1]);
    const shape = shapeOf({
      table: { hands: seenBy('owner', perSeat(cards.card)), deck: cards.pile },
      asks: { pass: { asked: 'always' } },
    });
    const deck = { top: [], rest: [1, 1], bottom: [] };
    const game = createGame(
      rulesOf<TypesIn<typeof shape>>(shape, { ...minimal, redeal: 'never', imagine: () => ({ deck }) }),
    );
    const first = game.setup({}, 'x');

    expect(game.determinize(game.view(first, 'spectator'), 'y')).toEqual({ ...first, chance: expect.anything() });
    expect(faultsOf(() => rulesOf<TypesIn<typeof shape>>(shape, { ...minimal, redeal: 'never' }))).toEqual([
      "'imagine' has to deal the hidden cards: 'redeal' says that nobody else does.",
    ]);
  });
});

describe('refusals', () => {
  const says = { en: 'No {what} of {most}.', pl: 'Bez {what}: {most}.', de: '{most} {what}.' };

  test('KER-10.6 a sentence has its facts and its rule, in every language', () => {
    const shape = shapeOf({
      table: {},
      asks: { pass: {} },
      refusals: { 'x/no': { rule: 'X-1', says }, 'x/never': { rule: 'X-2', says: 'Never.' } },
    });
    const game = createGame(rulesOf(shape, minimal));
    const no = shape.refuse('x/no', { what: [1, 'two'], most: 3 });

    expect(no).toEqual({ code: 'x/no', rule: 'X-1', facts: { what: [1, 'two'], most: 3 } });
    expect((['en', 'pl', 'de'] as const).map((locale) => game.explain(no, { locale }))).toEqual([
      'No 1, two of 3. [X-1]',
      'Bez 1, two: 3. [X-1]',
      '3 1, two. [X-1]',
    ]);
    expect(game.explain(shape.refuse('x/never'), { locale: 'pl' })).toBe('Never. [X-2]');
    expect(game.explain(shape.refuse('x/no', { what: [], most: 3 }), { locale: 'en' })).toBe('No – of 3. [X-1]');
  });

  test('KER-10.6 a language that tells other facts is an error with the path', () => {
    const refusals = { 'x/no': { rule: 'X-1', says: { ...says, pl: 'Bez {co}.' } } };

    expect(faultsOf(() => shapeOf({ table: {}, asks: {}, refusals }))).toEqual([
      "refusals['x/no'].says.pl: expected the facts of 'en' (most, what), found co",
    ]);
  });
});

test('KER-10.7 a game of which next to nothing is said can be played', () => {
  const game = createGame(rulesOf(shapeOf({ table: {}, asks: { pass: { asked: 'always' } } }), minimal));
  const over = game.reduce(game.setup({}, 'x'), { type: 'pass', seat: 0 });

  expect(game.seats).toEqual({ min: 2, max: 2 });
  expect(game.outcome(over)).toEqual({ winners: [1], ranking: [[1], [0]], reason: 'over', rule: 'X-1' });
});

test('KER-10.7 how many seats a config has must be said where it may differ', () => {
  expect(
    faultsOf(() => rulesOf(shapeOf({ table: {}, asks: { pass: {} } }), { ...minimal, seats: { min: 1, max: 2 } })),
  ).toEqual(['seatsOf: is missing; there may be 1 to 2 seats']);
});

test('KER-10.8 tables for tests fit the declaration, and every card is in one place', () => {
  for (let nth = 0; nth < 100; nth++) {
    const table = sampleTable(DEN, 2, createRandom(`table ${nth}`));
    expect(den.faults({ ...first, ...table })).toEqual([]);
  }
});

const minimal = {
  id: 'x',
  seats: 2,
  opening: [{ ask: 'pass', seat: 0 }],
  questions: { pass: { answer: () => {} } },
  outcome: () => ({ ranking: [[1], [0]], reason: 'over', rule: 'X-1' }),
} as const;

function gameWith(table: Readonly<Record<string, StatePart<unknown, unknown, 'said'>>>) {
  return createGame(rulesOf(shapeOf({ table, asks: { pass: {} } }), minimal));
}
