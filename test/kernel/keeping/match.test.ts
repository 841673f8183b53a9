import {
  advance,
  commitmentTo,
  createGame,
  EngineError,
  emit,
  type Game,
  hash,
  integer,
  isEngineError,
  type KeptMatch,
  type KernelWhy,
  type Match,
  next,
  openMatch,
  type Position,
  type PositionView,
  positionEntries,
  record,
  replay,
  resumeMatch,
  type Seat,
  scripted,
  takeBack,
  undoable,
  verifyRecord,
  whole,
} from 'gastropodia';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type AuctionTypes, auction, rules as auctionRules } from '../../kit/auction.ts';
import { said } from '../said.ts';

// Counting in secret, for ever: each seat adds to a sum of its own; a nine is said aloud, and hands on to the next seat.
interface Sums {
  readonly sums: readonly number[];
}
type Ask = { readonly ask: 'count'; readonly seat: Seat };
type Step = { readonly do: 'nothing' };

interface CountingTypes {
  Config: Record<never, never>;
  State: Position<Step | Ask> & Sums;
  View: PositionView<Step | Ask> & Sums;
  Action: { readonly type: 'count'; readonly seat: Seat; readonly decision?: number; readonly by: number };
  Event: { readonly type: 'nine'; readonly seat: Seat };
  Why: KernelWhy;
  Step: Step;
  Ask: Ask;
  Printed: object;
}

const counting: Game<CountingTypes> = createGame<CountingTypes>({
  id: 'counting',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  streams: [],
  config: v.strictObject({}),
  state: v.strictObject({
    ...positionEntries<Step | Ask>({ steps: { nothing: {} }, asks: { count: {} } }),
    sums: v.array(whole(0)),
  }),
  seatsOf: () => 2,
  setup: () => ({ sums: [0, 0], agenda: [{ ask: 'count', seat: 0 }] }),
  steps: { nothing() {} },
  questions: {
    count: {
      options: 'private',
      fields: { by: integer(1, 9) },
      candidates: (_at, { seat }) => [1, 9].map((by) => ({ type: 'count', seat, by })),
      why: () => undefined,
      answer(draft, { seat }, { by }) {
        draft.sums[seat] = (draft.sums[seat] ?? 0) + by;
        if (by === 9) emit({ type: 'nine', seat });
        next(draft, { ask: 'count', seat: by === 9 ? 1 - seat : seat });
      },
    },
  },
  freeActions: {},
  outcome: () => ({ winners: [], ranking: [[0, 1]], reason: 'never', rule: 'KER-1.2' }),
  mask: ({ sums }, viewer) => ({ sums: sums.map((sum, seat) => (seat === viewer ? sum : 0)) }),
  imagine: ({ sums, agenda }) => ({ sums, agenda: agenda as Ask[] }),
  clone: (state) => structuredClone(state),
  invariants: {},
  explain: () => '',
});

const count = (seat: Seat, by = 1): CountingTypes['Action'] => ({ type: 'count', seat, by });
const CONFIG = { players: 2 };

describe('a match is a value', () => {
  test('KER-6.6 it stays as it was when it goes on, and goes on another way', () => {
    const first = openMatch(auction, CONFIG, 'match');
    const [one, other] = [...auction.legalActions(first.state, 0)].map((action) => advanced(auction, first, action));
    const before = JSON.stringify([first, one, other]);
    const [bid] = said(auction.legalActions(first.state, 1));
    const both = [one, other].map((match) => advanced(auction, match, bid));

    expect(JSON.stringify([first, one, other])).toBe(before);
    for (const match of [first, one, other, ...both]) {
      const { config, seed, actions } = defined(match).record;
      expect(defined(match).record).toEqual(record(auction, config, seed, actions));
      expect(verifyRecord(auction, defined(match).record)).toBeUndefined();
    }
    expect(both.map((match) => match.record.actions)).toEqual(
      [one, other].map((match) => [...defined(match).record.actions, bid]),
    );
  });

  test('KER-6.6 its record is made once, and nobody can change it or the match', () => {
    const match = advanced(counting, openMatch(counting, {}, 'match'), count(0));

    expect(match.record).toBe(match.record);
    expect([match, match.record, match.record.actions, match.record.hashes].every(Object.isFrozen)).toBe(true);
    expect(Object.keys(match)).toEqual(['state', 'events', 'record']);
  });

  test('KER-6.6 it can be taken apart, copied and sent like any other data, and goes on from its parts', () => {
    const match = advanced(counting, advanced(counting, openMatch(counting, {}, 'match'), count(0)), count(0, 9));
    const { state, record: kept } = match;
    const copies: readonly KeptMatch<CountingTypes>[] = [
      { state, record: kept },
      { ...match },
      structuredClone(match),
      JSON.parse(JSON.stringify(match)),
    ];

    for (const copy of copies) {
      expect(advanced(counting, copy, count(1))).toEqual(advanced(counting, match, count(1)));
      expect(undoable(counting, copy, 0, { kind: 'open' })).toBe(2);
      expect(undoable(counting, advanced(counting, copy, count(1)), 1)).toBe(1);
      const back = takeBack(counting, advanced(counting, copy, count(1)), { seat: 1 });
      expect(back).toEqual(match);
      expect(takeBack(counting, back, { seat: 0, count: 2, kind: 'open' })).toEqual(openMatch(counting, {}, 'match'));
    }
  });
});

describe('a long match', () => {
  const LENGTH = 12_000;

  test('KER-6.6 what was done before is not looked at when it goes on, only when its record is asked for', () => {
    let read = 0;
    const counted = <Value>(list: readonly Value[]): readonly Value[] =>
      new Proxy(Object.freeze([...list]), {
        get(target, key, receiver) {
          if (typeof key === 'string' && /^\d+$/.test(key)) read++;
          return Reflect.get(target, key, receiver);
        },
      });
    const { state, record: long } = resumeMatch(counting, longRecord(500));
    const watched = Object.freeze({ ...long, actions: counted(long.actions), hashes: counted(long.hashes) });
    let match = advanced(counting, { state, record: watched }, count(0));
    for (let ply = 0; ply < 100; ply++) match = advanced(counting, match, count(0));
    const beforeAsked = read;
    const { actions } = match.record;

    expect(beforeAsked).toBe(0);
    expect(actions).toHaveLength(601);
    expect(read).toBe(500 + 501);
  });

  test('KER-6.6 + KER-6.7 it has no end at which the stack or the memory would', () => {
    const long = longRecord(LENGTH);
    let match = openMatch(counting, {}, 'long');
    for (const action of long.actions) match = advanced(counting, match, action);

    expect(match.record).toEqual(long);
    expect(match.state).toEqual(replay(counting, long));
    expect(undoable(counting, match, 0)).toBe(LENGTH);
    expect(takeBack(counting, match, { seat: 0, count: LENGTH })).toEqual(openMatch(counting, {}, 'long'));
  });

  /** Nothing but ones, written down without playing them. */
  function longRecord(length: number) {
    let state = counting.setup({}, 'long');
    const hashes = [hash(state)];
    for (let ply = 0; ply < length; ply++) {
      state = counting.reduce(state, count(0));
      hashes.push(hash(state));
    }
    const actions = Array.from({ length }, () => count(0));
    return { ...openMatch(counting, {}, 'long').record, actions, hashes };
  }
});

describe('what happened', () => {
  test('KER-6.10 a match tells of its opening, and then of its last action', () => {
    const opened = openMatch(auction, CONFIG, 'events');
    const [bid] = auction.legalActions(opened.state);
    const applied = advance(auction, opened, bid);

    expect(opened.events).toEqual(auction.begin(CONFIG, 'events').events);
    expect(opened.events.length).toBeGreaterThan(0);
    expect(applied.ok && applied.state.events).toBe(applied.ok && applied.events);
    expect(applied.ok && resumeMatch(auction, applied.state.record).events).toEqual(applied.ok && applied.events);
    expect(applied.ok && resumeMatch(auction, applied.state.record, 0).events).toEqual(opened.events);
  });
});

describe('a config that says something else each time', () => {
  const fickle = (...players: readonly unknown[]): { readonly players: number } => {
    const answers = [...players];
    return Object.defineProperty({}, 'players', {
      enumerable: true,
      get: () => (answers.length > 1 ? answers.shift() : answers[0]),
    }) as { players: number };
  };

  test('KER-6.12 is read once: the match is the one that its record holds', () => {
    for (const players of [
      [2, 3],
      [3, 2],
      [2, 'banana'],
    ]) {
      const { state, record: kept } = openMatch(auction, fickle(...players), 'fickle');

      expect(kept.config).toEqual({ players: players[0] });
      expect(state).toEqual(replay(auction, kept));
      expect(record(auction, fickle(...players), 'fickle', [])).toEqual(kept);
    }
  });

  test('KER-6.12 nor does a record become another by being read', () => {
    const { record: kept } = openMatch(auction, { players: 3 }, 'fickle');
    const resumed = resumeMatch(auction, { ...kept, config: fickle(3, 2) });

    expect(resumed.record).toEqual(kept);
    expect(resumed.state).toEqual(replay(auction, kept));
  });

  test('KER-6.12 what cannot be read, or has no end, is refused', () => {
    const ring: Record<string, unknown> = { players: 2 };
    ring.self = ring;
    const throwing = Object.defineProperty({}, 'players', {
      enumerable: true,
      get() {
        throw new TypeError('no');
      },
    });
    const unreadable: readonly (readonly [config: unknown, path: string, message: string])[] = [
      [ring, 'config.self', 'contains itself'],
      [throwing, 'config.players', 'cannot be read'],
      [
        { players: 2, list: new Array(2 ** 32 - 1) },
        'config.list',
        'expected a list of 100000 entries at most, found 4294967295',
      ],
    ];

    for (const [config, path, message] of unreadable) {
      const error = new EngineError('config/invalid', 'The config is not valid.', [{ path, message }]);
      expect(() => openMatch(auction, config as AuctionTypes['Config'], 'seed')).toThrow(error);
    }
    expect(() => openMatch(auction, JSON.parse('{"players":2,"__proto__":{"players":3}}'), 'seed')).toThrow(
      'config.__proto__',
    );
  });
});

function advanced<T extends AuctionTypes | CountingTypes>(
  game: Game<T>,
  match: KeptMatch<T> | undefined,
  action: unknown,
): Match<T> {
  const applied = advance<T>(game, defined(match), action);
  if (!applied.ok) throw new Error(game.explain(applied.refusal));
  return applied.state;
}

function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is none.');
  return value;
}

describe('the luck of a match', () => {
  const { seats } = auctionRules;
  const sides = createGame({
    ...auctionRules,
    seats: { ...seats, max: 2, names: ['left', 'right'] },
    seatsOf: () => 2,
  });
  const luck = { seed: 'a seed', generator: 'chacha', commitment: commitmentTo('a seed') } as const;

  test('KER-6.14 a record holds its generator, its commitment and the names of its seats, and leads to the same positions', () => {
    const first = openMatch(sides, CONFIG, luck);
    const [bid] = sides.legalActions(first.state);
    const { state, record: kept } = advanced(sides, first, bid);
    const { format, engine, ruleset, actions, hashes, ...rest } = kept;

    expect(rest).toEqual({ ...luck, config: CONFIG, seats: ['left', 'right'] });
    expect(replay(sides, kept)).toEqual(state);
    expect(replay(sides, kept).chance).toEqual(state.chance);
    expect(verifyRecord(sides, kept)).toBeUndefined();
    expect(resumeMatch(sides, kept).record).toEqual(kept);
    expect(state.chance).not.toEqual(openMatch(sides, CONFIG, 'a seed').state.chance);
  });

  test('KER-6.14 a record of another seed than the one that was announced, or of another generator, is told', () => {
    const { record: kept } = openMatch(sides, CONFIG, luck);
    const { generator: _generator, ...withAlea } = kept;
    const announced = { ...kept, commitment: commitmentTo('another seed') };

    expect(verifyRecord(sides, announced)).toEqual({
      ply: 0,
      reason: 'the seed does not open the commitment that was published.',
    });
    expect(() => resumeMatch(sides, announced)).toThrow(expect.objectContaining({ code: 'record/diverged' }));
    expect(verifyRecord(sides, withAlea)?.ply).toBe(0);
    expect(() => verifyRecord(sides, { ...kept, generator: 'dice' })).toThrow(
      expect.objectContaining({ code: 'record/invalid' }),
    );
  });

  test('KER-6.14 luck that cannot be kept is refused', () => {
    const unopened = { seed: 'x', commitment: commitmentTo('y') };
    const strange = [
      unopened,
      { seed: 7 },
      { seed: 'x', generator: 'dice' },
      { seed: 'x', salt: 'y' },
      scripted([]),
      null,
    ];

    expect(strange.map((each) => codeOf(() => openMatch(auction, CONFIG, each as never)))).toEqual(
      strange.map(() => 'config/invalid'),
    );
  });
});

function codeOf(run: () => unknown): string {
  try {
    run();
    return 'nothing thrown';
  } catch (thrown) {
    return isEngineError(thrown) ? thrown.code : String(thrown);
  }
}
