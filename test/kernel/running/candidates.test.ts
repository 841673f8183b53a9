import {
  ascending,
  clonePlain,
  createGame,
  custom,
  type Fields,
  type FreeAction,
  flag,
  integer,
  isEngineError,
  type KernelWhy,
  list,
  type Position,
  type PositionView,
  type Question,
  type Rules,
  type Seat,
  word,
} from 'gastropodia';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { said } from '../said.ts';

type Asked = { readonly ask: 'aim'; readonly seat: Seat };
interface Held {
  readonly hand: readonly string[];
}
interface AimTypes {
  Config: null;
  State: Position<Asked> & Held;
  View: PositionView<Asked> & Held;
  Action:
    | {
        readonly type: 'aim';
        readonly seat: Seat;
        readonly decision?: number;
        readonly card: string;
        readonly at: readonly number[];
        readonly twice: boolean;
      }
    | { readonly type: 'cheer'; readonly seat: Seat; readonly decision?: number; readonly times: number };
  Event: never;
  Why: KernelWhy;
  Step: never;
  Ask: Asked;
  Printed: object;
}
type Aim = Question<AimTypes, 'aim'>;
type Cheer = FreeAction<AimTypes, 'cheer'>;

const AIM: Aim = {
  options: 'private',
  window: 'open',
  fields: { card: word(['rocket', 'sword', 'mine']), at: ascending(integer(0, 2), 2, 2), twice: flag },
  why: () => undefined,
  answer() {},
};
const CHEER: Cheer = { fields: { times: integer(1, 2) }, why: () => undefined, do() {} };

const rulesWith = (aim: Partial<Aim>, cheer: Partial<Cheer> = {}): Rules<AimTypes> => ({
  id: 'aim',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  streams: [],
  config: v.null(),
  state: v.custom<AimTypes['State']>(() => true),
  seatsOf: () => 2,
  setup: () => ({ hand: ['mine', 'rocket', 'mine'], agenda: [{ ask: 'aim', seat: 1 }] }),
  steps: {},
  questions: { aim: { ...AIM, ...aim } },
  freeActions: { cheer: { ...CHEER, ...cheer } },
  outcome: () => ({ winners: [], ranking: [], reason: 'aimed', rule: 'KER-1.2' }),
  mask: ({ hand }) => ({ hand }),
  imagine: ({ hand, agenda }) => ({ hand, agenda: agenda as AimTypes['State']['agenda'] }),
  clone: clonePlain,
  invariants: {},
  explain: () => '',
});

function listed(aim: Partial<Aim>, cheer: Partial<Cheer> = {}): unknown[] {
  const game = createGame(rulesWith(aim, cheer));
  const state = game.setup(null, 'aim');
  const listedActions = game.legalActions(state);
  // A simulation lists the same.
  expect(game.simulate(state, { chance: { seed: 'aim' } }).legalActions()).toEqual(listedActions);
  const actions = said(listedActions);
  expect(actions.filter((action) => game.whyIllegal(state, action) !== undefined)).toEqual([]);
  return actions.filter(({ type }) => type === 'aim' || cheer !== CHEER).map(({ seat: _seat, ...rest }) => rest);
}

const cheers = [1, 2].map((times) => ({ type: 'cheer', times }));

describe('without candidates', () => {
  test('KER-2.13 all values of the fields are tried, the first field changing slowest', () => {
    const pairs = [
      [0, 1],
      [0, 2],
      [1, 2],
    ];
    const all = ['rocket', 'sword', 'mine'].flatMap((card) =>
      pairs.flatMap((at) => [false, true].map((twice) => ({ type: 'aim', card, at, twice }))),
    );

    expect(listed({})).toEqual([...all, ...cheers]);
  });

  test('KER-2.13 and the rules narrow them', () => {
    const why: Aim['why'] = (state, { seat }, { card, at, twice }) =>
      state.hand.includes(card) && at.includes(0) && at.includes(seat) && !twice
        ? undefined
        : { code: 'game/over', rule: 'KER-1.2', facts: {} };

    expect(listed({ why })).toEqual([
      { type: 'aim', card: 'rocket', at: [0, 1], twice: false },
      { type: 'aim', card: 'mine', at: [0, 1], twice: false },
      ...cheers,
    ]);
  });

  test('KER-2.13 of some fields only what is said is tried, each once and in the order in which it is said', () => {
    const few: Partial<Aim> = {
      among: { card: ({ hand }) => hand, at: (_at, { seat }) => [[0, seat]] },
    };

    expect(listed(few, { among: { times: (_at, { seat }) => [seat + 1] } })).toEqual([
      { type: 'aim', card: 'mine', at: [0, 1], twice: false },
      { type: 'aim', card: 'mine', at: [0, 1], twice: true },
      { type: 'aim', card: 'rocket', at: [0, 1], twice: false },
      { type: 'aim', card: 'rocket', at: [0, 1], twice: true },
      { type: 'cheer', times: 2 },
    ]);
    expect(listed({ among: { card: () => [] } })).toEqual(cheers);
  });

  test('KER-2.13 what is listed by hand is all that is listed', () => {
    const [one] = [{ type: 'aim', seat: 1, card: 'sword', at: [0, 1], twice: true } as const];

    expect(listed({ candidates: () => [one], among: { card: () => ['mine'] } }, { candidates: () => [] })).toEqual([
      { type: 'aim', card: 'sword', at: [0, 1], twice: true },
    ]);
  });

  test('KER-7.6 a listed action is frozen to the last corner', () => {
    const game = createGame(rulesWith({}));
    const [first] = game.legalActions(game.setup(null, 'aim'));

    expect(first).toEqual({ type: 'aim', seat: 1, card: 'rocket', at: [0, 1], twice: false, decision: 0 });
    expect([Object.isFrozen(first), Object.isFrozen((first as { at: unknown }).at)]).toEqual([true, true]);
  });

  test('KER-1.5 candidates that are the same objects each time get the number of each decision', () => {
    const sword = { type: 'aim', seat: 1, card: 'sword', at: [0, 1], twice: true } as const;
    const game = createGame(rulesWith({ candidates: () => [sword] }, { candidates: () => [] }));
    const first = game.setup(null, 'aim');
    const later = game.restore({ ...first, decisions: [0, 7] });
    const numbersAt = (state: typeof first) => [
      ...game.legalActions(state).map(({ decision }) => decision),
      ...game
        .simulate(state, { chance: { seed: 'aim' } })
        .legalActions()
        .map(({ decision }) => decision),
    ];

    expect([numbersAt(first), numbersAt(later), numbersAt(first)]).toEqual([
      [0, 0],
      [7, 7],
      [0, 0],
    ]);
  });
});

describe('candidates that are legal', () => {
  const asked: string[] = [];
  const why: Aim['why'] = (_at, _ask, { card }) => {
    asked.push(card);
    return undefined;
  };

  const LISTINGS: [string, Partial<Aim>][] = [
    ['by hand', { candidates: () => [{ type: 'aim', seat: 1, card: 'mine', at: [0, 1], twice: true }] }],
    ['among values', { among: { card: () => ['mine'], at: () => [[0, 1]] } }],
  ];

  test.each(LISTINGS)('KER-10.21 are listed unasked, %s; what comes from outside is judged', (_how, listing) => {
    const game = createGame(rulesWith({ ...listing, exact: true, why }));
    const state = game.setup(null, 'aim');
    asked.length = 0;

    expect([...game.legalActions(state)][0]).toMatchObject({ card: 'mine' });
    expect(game.simulate(state, { chance: { seed: 'aim' } }).legalActions()[0]).toMatchObject({ card: 'mine' });
    expect(asked).toEqual([]);
    expect(game.whyIllegal(state, { type: 'aim', seat: 1, card: 'sword', at: [0, 1], twice: true })).toBeUndefined();
    expect(asked).toEqual(['sword']);
  });
});

describe('too many', () => {
  const many = (fields: Partial<Fields<AimTypes['Action'] & { type: 'aim' }>>): Partial<Aim> => ({
    fields: { ...AIM.fields, ...fields },
  });

  test('KER-2.13 more than 10,000 values are an error when the game is made', () => {
    const just = many({ at: list(integer(0, 1665), 1, 1) }); // 3 cards × 1,666 places × 2
    const over = many({ at: list(integer(0, 1666), 1, 1) });

    expect(messageOf(() => createGame(rulesWith(just)))).toBe('made');
    expect(messageOf(() => createGame(rulesWith(over)))).toBe(
      "ruleset/invalid: 'aim' has no candidates, and its fields have more than 10000 values. List candidates, or say in 'among' which values to try.",
    );
  });

  test('KER-2.13 and so are values beyond count, of a free action too', () => {
    const beyond =
      "and its fields have more than 10000 values. List candidates, or say in 'among' which values to try.";

    expect(messageOf(() => createGame(rulesWith(many({ card: custom(String) }))))).toBe(
      `ruleset/invalid: 'aim' has no candidates, ${beyond}`,
    );
    expect(messageOf(() => createGame(rulesWith({}, { fields: { times: custom(Number) } })))).toBe(
      `ruleset/invalid: 'cheer' has no candidates, ${beyond}`,
    );
  });

  test('KER-2.13 where a field can hold nothing there is nothing to try, however much the others can hold', () => {
    expect(listed(many({ card: word([]), at: list(integer(0, 1e9), 1, 1) }))).toEqual(cheers);
  });

  test('KER-2.13 unless somebody says which of them to try', () => {
    const said: Partial<Aim> = { ...many({ card: custom(String) }), among: { card: ({ hand }) => hand } };

    expect(listed(said)).toHaveLength(2 * 3 * 2 + cheers.length);
    expect(messageOf(() => createGame(rulesWith({ ...said, candidates: () => [] })))).toBe('made');
  });
});

function messageOf(make: () => unknown): unknown {
  try {
    make();
    return 'made';
  } catch (error) {
    return isEngineError(error) ? `${error.code}: ${error.message}` : error;
  }
}
