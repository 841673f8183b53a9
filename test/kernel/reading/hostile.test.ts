import fc from 'fast-check';
import {
  apply,
  clonePlain,
  createGame,
  type Decline,
  type Game,
  type GameTypes,
  hash,
  integer,
  type KernelWhy,
  LOCALES,
  list,
  type Position,
  type PositionView,
  type Rules,
  type Seat,
  word,
} from 'gastropodia';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { auction } from '../../kit/auction.ts';

const bidding = auction.setup({ players: 2 }, 'hostile');
const [BID = 0] = bidding.hands[0] ?? [];

describe('any value', () => {
  test('KER-2.1 no value whatever makes the engine throw; each is refused, and the state stays as it was', () => {
    fc.assert(
      fc.property(ANYTHING, (value) => {
        checkRefused(value === TRAPPED ? trap() : value);
      }),
      { numRuns: 1000 },
    );
  });

  test('KER-2.1 nor does one with the shape of an action and anything in its fields', () => {
    const seat = fc.oneof(fc.constantFrom<unknown>(0, 1), ANYTHING);
    const type = fc.oneof(fc.constantFrom<unknown>('plan', 'cheer', 'bid'), ANYTHING);
    const shaped = fc.record(
      { type, seat, decision: ANYTHING, decline: ANYTHING, cards: ANYTHING, mode: ANYTHING, card: ANYTHING },
      { requiredKeys: ['type', 'seat'] },
    );

    fc.assert(
      fc.property(shaped, (value) => {
        checkJudged(
          Object.fromEntries(Object.entries(value).map(([key, field]) => [key, field === TRAPPED ? trap() : field])),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('KER-2.1 values that are no objects', () => {
    const values = [
      undefined,
      null,
      true,
      0,
      -0,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '',
      'bid',
      7n,
      Symbol('bid'),
      () => bid(),
    ];

    expect(values.map((value) => apply(auction, bidding, value))).toEqual(
      values.map(() => malformed('action', 'object')),
    );
  });

  test('KER-2.1 numbers that are no seats', () => {
    const seats = [Number.NaN, Number.POSITIVE_INFINITY, -1, 2, 0.5, '0', 0n, [0], null, undefined, 2 ** 53, Object(0)];

    expect(seats.map((seat) => apply(auction, bidding, { ...bid(), seat }))).toEqual(
      seats.map(() => malformed('action.seat', 'integer', { least: 0, most: 1 })),
    );
  });

  test('KER-2.1 -0 is the seat 0, and is kept as 0', () => {
    const applied = apply(auction, bidding, { ...bid(), seat: -0, decision: -0 });

    expect(applied).toMatchObject({ ok: true, action: { type: 'bid', seat: 0, card: BID } });
  });

  test('KER-2.1 a million characters, a million entries, a million keys', () => {
    const wide = Object.fromEntries(Array.from({ length: 1e5 }, (_, key) => [`key${key}`, key]));

    expect(apply(auction, bidding, 'x'.repeat(1e6))).toEqual(malformed('action', 'object'));
    expect(apply(auction, bidding, new Array(1e6).fill(0))).toEqual(
      malformed('action.seat', 'integer', { least: 0, most: 1 }),
    );
    expect(apply(auction, bidding, { ...wide, ...bid(), type: 'x'.repeat(1e6) })).toEqual(otherKind());
    expect(apply(auction, bidding, { ...bid(), card: 'x'.repeat(1e6) })).toEqual(
      malformed('action.card', 'integer', { least: 1, most: 6 }),
    );
    expect(plans.apply(planning, { ...plan(), cards: new Array(1e6).fill(0) })).toEqual(
      malformed('action.cards', 'list', { least: 1, most: 3 }),
    );
    expect(auction.whyIllegal(bidding, { ...wide, ...bid() })).toBeUndefined();
  });
});

describe('values that defend themselves', () => {
  test('KER-2.1 a revoked proxy', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();

    expect(apply(auction, bidding, proxy)).toEqual(malformed('action.seat', 'readable'));
    expect(plans.apply(planning, { ...plan(), mode: proxy })).toEqual(
      malformed('action.mode', 'word', { words: ['fast', 'slow'] }),
    );
    expect(plans.apply(planning, { ...plan(), cards: [proxy] })).toEqual(
      malformed('action.cards[0]', 'integer', { least: 0, most: 5 }),
    );
  });

  test('KER-2.1 a proxy whose every trap throws, as the action and in each field', () => {
    expect(apply(auction, bidding, trap())).toEqual(malformed('action.seat', 'readable'));
    expect(apply(auction, bidding, { ...bid(), seat: trap() })).toEqual(
      malformed('action.seat', 'integer', { least: 0, most: 1 }),
    );
    expect(apply(auction, bidding, { ...bid(), type: trap() })).toEqual(malformed('action.type', 'word'));
    expect(apply(auction, bidding, { ...bid(), decision: trap() })).toEqual(
      malformed('action.decision', 'integer', { least: 0, most: SAFE }),
    );
    expect(apply(auction, bidding, { ...bid(), decline: trap() })).toEqual(malformed('action.decline', 'flag'));
    expect(apply(auction, bidding, { ...bid(), card: trap() })).toEqual(
      malformed('action.card', 'integer', { least: 1, most: 6 }),
    );
  });

  test('KER-2.1 getters that throw, in each field', () => {
    const keys = ['seat', 'type', 'decision', 'decline', 'card'];
    const thrower = (key: string): object => Object.defineProperty({ ...bid() }, key, { get: () => fail() });

    expect(keys.map((key) => apply(auction, bidding, thrower(key)))).toEqual(
      keys.map((key) => malformed(`action.${key}`, 'readable')),
    );
  });

  test('KER-2.1 whatever a getter throws, even a look-alike of our own signals, is swallowed', () => {
    const thrown: readonly unknown[] = [
      undefined,
      null,
      'malformed',
      { facts: { path: 'x' } },
      new RangeError('deep'),
      trap(),
    ];
    const actions = thrown.map((what) =>
      Object.defineProperty({ ...bid() }, 'card', {
        get: () => {
          throw what;
        },
      }),
    );

    expect(actions.map((action) => apply(auction, bidding, action))).toEqual(
      actions.map(() => malformed('action.card', 'readable')),
    );
  });

  test('KER-2.1 each field is read exactly once, and no other is read at all', () => {
    const reads: PropertyKey[] = [];
    const watched = new Proxy(
      { ...plan(), decision: 0, note: 'unread' },
      {
        get(target, key, receiver): unknown {
          reads.push(key);
          return Reflect.get(target, key, receiver);
        },
      },
    );

    const applied = plans.apply(planning, watched);

    expect(applied).toMatchObject({ ok: true, action: plan() });
    expect([...reads].sort()).toEqual(['cards', 'decision', 'decline', 'mode', 'seat', 'type']);
  });

  test('KER-2.1 a value that says something else at every reading is taken at its first word', () => {
    const [low = 0, high = 0] = [...new Set(bidding.hands[0])];
    const words = [low, high];
    const shifty = Object.defineProperty({ ...bid() }, 'card', { get: () => words.shift() });

    const applied = apply(auction, bidding, shifty);

    expect(applied).toMatchObject({
      ok: true,
      action: { type: 'bid', seat: 0, card: low },
      state: { bids: [low, -1] },
    });
  });
});

describe('nothing is repeated', () => {
  test('KER-2.1 no refusal and no sentence repeats what came in', () => {
    const marks = ['MARK-4711', 4711, [4711], { mark: 4711 }, [{ mark: 'MARK-4711' }]];
    const inputs = ['type', 'seat', 'decision', 'decline', 'cards', 'mode', 'MARK-4711'].flatMap((key) =>
      marks.map((mark) => ({ ...plan(), mode: 'none', [key]: mark })),
    );
    const said = inputs.map((input) => {
      const why = plans.whyIllegal(planning, input);
      return why === undefined
        ? 'accepted'
        : JSON.stringify([why, LOCALES.map((locale) => plans.explain(why, { locale }))]);
    });

    expect(said.filter((text) => text === 'accepted' || text.includes('4711'))).toEqual([]);
  });
});

describe('keys with a meaning', () => {
  test('KER-2.2 keys that nobody asked for are ignored, __proto__ and constructor among them', () => {
    const text = `{"__proto__":{"decline":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},
      "toString":1,"type":"bid","seat":0,"card":${BID},"note":"hello","secret":{"seats":-1}}`;

    const applied = apply(auction, bidding, JSON.parse(text));

    expect(applied).toEqual(apply(auction, bidding, bid()));
    expect(applied).toMatchObject({ ok: true, action: bid() });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('KER-2.1 names that every object has are no actions', () => {
    const names = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', ''];
    const other = { ok: false, refusal: { code: 'decision/other-kind', rule: 'KER-1.4', facts: { kind: 'plan' } } };

    expect(names.map((type) => plans.apply(planning, { ...plan(), type }))).toEqual(names.map(() => other));
    expect(names.map((mode) => plans.apply(planning, { ...plan(), mode }))).toEqual(
      names.map(() => malformed('action.mode', 'word', { words: ['fast', 'slow'] })),
    );
  });

  test('KER-2.1 an action whose fields are inherited is read like any other', () => {
    expect(apply(auction, bidding, Object.create(bid()))).toEqual(apply(auction, bidding, bid()));
  });

  test('KER-2.1 a list may be hostile, too: cycles, holes, and entries of the wrong kind', () => {
    const cycle: unknown[] = [1];
    cycle.push(cycle);

    expect(plans.apply(planning, { ...plan(), cards: cycle })).toEqual(
      malformed('action.cards[1]', 'integer', { least: 0, most: 5 }),
    );
    expect(plans.apply(planning, { ...plan(), cards: new Array(2) })).toEqual(
      malformed('action.cards[0]', 'integer', { least: 0, most: 5 }),
    );
    expect(plans.apply(planning, { ...plan(), cards: [1, 1, 6] })).toEqual(
      malformed('action.cards[2]', 'integer', { least: 0, most: 5 }),
    );
  });

  test('KER-2.1 a list that cannot be read is refused with its path', () => {
    const { proxy, revoke } = Proxy.revocable([1], {});
    revoke();

    expect(plans.apply(planning, { ...plan(), cards: proxy })).toEqual(malformed('action.cards', 'readable'));
    expect(plans.apply(planning, { ...plan(), cards: new Proxy([1], TRAPS) })).toEqual(
      malformed('action.cards', 'readable'),
    );
  });

  test('KER-2.1 the lists of an accepted action are fresh ones', () => {
    const cards = [1, 2];
    const applied = plans.apply(planning, { ...plan(), cards });
    cards.push(3);

    expect(applied).toMatchObject({ ok: true, action: { ...plan(), cards: [1, 2] }, state: { planned: [1, 2] } });
  });
});

const SAFE = Number.MAX_SAFE_INTEGER;

// fast-check looks into what it makes, so a trap is set only where the value is used.
const TRAPPED = Symbol('a trap');
const ANYTHING = fc.oneof(
  fc.anything({
    withBigInt: true,
    withBoxedValues: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  }),
  fc.constantFrom<unknown>(
    Number.NaN,
    -0,
    Number.POSITIVE_INFINITY,
    Symbol('x'),
    Symbol.iterator,
    fail,
    Object,
    globalThis,
  ),
  fc.constant('cycle').map(() => cycle()),
  fc.constant(TRAPPED),
  fc.json().map((text): unknown => JSON.parse(`{"__proto__":${text},"constructor":${text},"toString":${text}}`)),
);

// None of these values is an action: none has both a seat and a type of the game.
function checkRefused(value: unknown): void {
  if (checkJudged(value)) throw new Error('accepted');
}

// In both games: never an error, nothing changed, nothing kept. Was it accepted in one of them?
function checkJudged(value: unknown): boolean {
  const accepted = [isAccepted(auction, bidding, value), isAccepted(plans, planning, value)];
  const written = [Object.prototype, Array.prototype, Function.prototype].flatMap((prototype) =>
    Object.keys(prototype),
  );
  if (written.length > 0) throw new Error(`written on a prototype: ${written.join()}`);
  return accepted.includes(true);
}

function isAccepted(game: Game<GameTypes>, state: Position, value: unknown): boolean {
  const before = JSON.stringify(state);
  const applied = game.apply(state, value);
  const why = game.whyIllegal(state, value);
  if (JSON.stringify(state) !== before || hash(JSON.parse(before)) !== hash(state))
    throw new Error('the state changed');
  if (applied.ok) return true;

  const { code, facts } = applied.refusal;
  if (JSON.stringify(why) !== JSON.stringify(applied.refusal))
    throw new Error(`whyIllegal says ${JSON.stringify(why)}`);
  if (!CODES.includes(code)) throw new Error(`refused with ${code}`);
  if (code === 'malformed' && !PATH.test(String(Reflect.get(facts, 'path')))) throw new Error(JSON.stringify(facts));
  for (const locale of LOCALES) game.explain(applied.refusal, { locale });
  return false;
}

const CODES: readonly string[] = [
  'malformed',
  'decision/not-yours',
  'decision/stale',
  'decision/other-kind',
  'decision/must-answer',
  'bid/not-in-hand',
];
const PATH = /^action(\.(seat|type|decision|decline|card|mode|times|cards(\[\d\])?))?$/;

const HANDLERS = [
  'apply',
  'construct',
  'defineProperty',
  'deleteProperty',
  'get',
  'getOwnPropertyDescriptor',
  'getPrototypeOf',
  'has',
  'isExtensible',
  'ownKeys',
  'preventExtensions',
  'set',
  'setPrototypeOf',
] as const;
const TRAPS = Object.fromEntries(HANDLERS.map((handler) => [handler, fail]));

// Whatever is done to it throws.
function trap(): unknown {
  return new Proxy({}, TRAPS);
}

function cycle(): unknown {
  const first: Record<string, unknown> = {};
  for (const key of ['type', 'decision', 'card', 'cards']) first[key] = first;
  return Object.assign(first, { seat: 0 });
}

function fail(): never {
  throw new Error('A trap of the value was sprung.');
}

function bid(): { readonly type: 'bid'; readonly seat: Seat; readonly card: number } {
  return { type: 'bid', seat: 0, card: BID };
}

function plan(): {
  readonly type: 'plan';
  readonly seat: Seat;
  readonly cards: readonly number[];
  readonly mode: 'fast';
} {
  return { type: 'plan', seat: 0, cards: [3, 1], mode: 'fast' };
}

function otherKind(): object {
  return { ok: false, refusal: { code: 'decision/other-kind', rule: 'KER-1.4', facts: { kind: 'bid' } } };
}

function malformed(path: string, expected: string, told: object = {}): object {
  const facts = { path, expected, least: 0, most: 0, ...told };
  return { ok: false, refusal: { code: 'malformed', rule: 'KER-2.1', facts } };
}

type Mode = 'fast' | 'slow';
type PlansAsk = { readonly ask: 'plan'; readonly seat: Seat };
interface Planned {
  readonly planned: readonly number[];
}
interface PlansTypes {
  Config: { readonly seats: number };
  State: Position<PlansAsk> & Planned;
  View: PositionView<PlansAsk> & Planned;
  Action:
    | {
        readonly type: 'plan';
        readonly seat: Seat;
        readonly decision?: number;
        readonly cards: readonly number[];
        readonly mode: Mode;
      }
    | Decline<'plan'>
    | { readonly type: 'cheer'; readonly seat: Seat; readonly decision?: number; readonly times: number };
  Event: never;
  Why: KernelWhy;
  Step: never;
  Ask: PlansAsk;
  Printed: object;
}

// One decision with a list and a word, which may be declined, and a free action before it.
const PLANS: Rules<PlansTypes> = {
  id: 'plans',
  version: 1,
  seats: { min: 1, max: 2 },
  options: {},
  streams: [],
  config: v.strictObject({ seats: v.number() }),
  state: v.custom<PlansTypes['State']>(() => true),
  seatsOf: ({ seats }) => seats,
  setup: () => ({ planned: [], agenda: [{ ask: 'plan', seat: 0 }] }),
  steps: {},
  questions: {
    plan: {
      options: 'private',
      window: 'open',
      fields: { cards: list(integer(0, 5), 1, 3), mode: word(['fast', 'slow']) },
      candidates: () => [],
      why: () => undefined,
      answer(draft, _ask, { cards }) {
        draft.planned = [...cards];
      },
      decline() {},
    },
  },
  freeActions: {
    cheer: { fields: { times: integer(1, 3) }, candidates: () => [], why: () => undefined, do() {} },
  },
  outcome: () => ({ winners: [], ranking: [], reason: 'planned', rule: 'KER-1.2' }),
  mask: ({ planned }) => ({ planned }),
  imagine: ({ planned, agenda }) => ({ planned, agenda: agenda as PlansTypes['State']['agenda'] }),
  clone: clonePlain,
  invariants: {},
  explain: () => '',
};
const plans = createGame(PLANS);
const planning = plans.setup({ seats: 2 }, 'hostile');
