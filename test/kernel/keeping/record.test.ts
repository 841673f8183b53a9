import {
  type ActionOf,
  advance,
  applyAll,
  commitmentTo,
  createGame,
  EngineError,
  type GameRecord,
  hash,
  IllegalAction,
  isEngineError,
  type Match,
  openMatch,
  type ReplayStep,
  record,
  recordUpTo,
  replay,
  replaySteps,
  resumeMatch,
  VERSION,
  verifyRecord,
} from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { ATOLL, createSnails, snails } from '../../../src/games/snails/index.ts';
import { type AuctionTypes, auction, rules } from '../../kit/auction.ts';

const CONFIG = { players: 2 };
const SEED = 'record';
const actions = wholeGame();
const recorded = record(auction, CONFIG, SEED, actions);
const last = actions.length;
const ANOTHER_HASH = 'the position has another hash than the recorded one.';

describe('making a record', () => {
  test('KER-4.2 it holds the config, the seed, the actions as understood, and the hash of every position', () => {
    const states = statesOfGame();

    expect(recorded).toEqual({
      format: 'gastropodia/record',
      engine: VERSION,
      ruleset: auction.ruleset,
      config: { players: 2 },
      seed: 'record',
      actions,
      hashes: states.map(hash),
    });
    expect(states.length).toBe(last + 1);
  });

  test('KER-2.2 what nobody asked for is not kept', () => {
    const [first] = actions;
    const noted = { ...first, decision: 0, note: 'hello' } as unknown as ActionOf<typeof auction>;

    expect(record(auction, CONFIG, SEED, [noted]).actions).toEqual([first]);
  });

  test('KER-1.1 the first illegal action is an error with its refusal', () => {
    const [first] = actions;
    const twice = first ? [first, first] : [];
    const refusal = { code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [1] } };

    expect(() => record(auction, CONFIG, SEED, twice)).toThrow(
      new IllegalAction(refusal, 'It is not your decision; the game waits for player 2. [KER-1.3]'),
    );
  });

  test('KER-4.2 a match keeps its record as it goes on, and gives the same one', () => {
    let match: Match<AuctionTypes> = openMatch(auction, CONFIG, SEED);
    const empty = match.record;
    for (const action of actions) match = advanced(match, action);

    const { state, record: kept } = match;
    expect({ state, record: kept }).toEqual({ state: replay(auction, recorded), record: recorded });
    expect(empty).toEqual({ ...recorded, actions: [], hashes: recorded.hashes.slice(0, 1) });
    expect([match.record, match.record.actions, match.record.hashes].map(Object.isFrozen)).toEqual([true, true, true]);
  });

  test('KER-1.1 an action that is refused leaves the match as it was', () => {
    const match = openMatch(auction, CONFIG, SEED);
    const refused = advance(auction, match, { type: 'pass', seat: 0 });

    expect(refused).toEqual({
      ok: false,
      refusal: { code: 'decision/other-kind', rule: 'KER-1.4', facts: { kind: 'bid' } },
    });
    expect(match).toEqual(openMatch(auction, CONFIG, SEED));
  });

  test('KER-4.2 a record does not change with the config it was made from', () => {
    const config = { players: 2 };
    const match = openMatch(auction, config, SEED);
    config.players = 3;

    expect(match.record.config).toEqual({ players: 2 });
  });
});

describe('playing it again', () => {
  test('KER-4.2 the same config, seed and actions give the same game', () => {
    expect(verifyRecord(auction, recorded)).toBeUndefined();
    expect(record(auction, CONFIG, SEED, actions)).toEqual(recorded);
  });

  test('KER-4.2 to any ply', () => {
    const states = statesOfGame();

    expect(states.map((_, ply) => replay(auction, recorded, ply))).toEqual(states);
    expect(replay(auction, recorded)).toEqual(states[last]);
  });

  test('KER-2.3 a ply that the record does not have is an error', () => {
    const plies = [-1, last + 1, 0.5, Number.NaN];

    expect(plies.map((ply) => thrownBy(() => replay(auction, recorded, ply)))).toEqual(
      plies.map((ply) => new EngineError('record/invalid', `The record has no ply ${ply}; it goes from 0 to ${last}.`)),
    );
  });

  test('KER-3.1 a record survives JSON', () => {
    const text = JSON.stringify(recorded);

    expect(JSON.parse(text)).toEqual(recorded);
    expect(verifyRecord(auction, JSON.parse(text))).toBeUndefined();
    expect(replay(auction, JSON.parse(text))).toEqual(replay(auction, recorded));
  });
});

describe('step by step', () => {
  test('KER-6.10 the opening and every action, each with its position and all that happened', () => {
    const steps = [...replaySteps(auction, JSON.parse(JSON.stringify(recorded)))];
    const opening = auction.begin(CONFIG, SEED);
    const expected: ReplayStep<AuctionTypes>[] = [{ ply: 0, action: undefined, ...opening }];
    for (const [index, action] of actions.entries()) {
      const applied = auction.apply(expected[index]?.state ?? opening.state, action);
      if (applied.ok) expected.push({ ply: index + 1, action, state: applied.state, events: applied.events });
    }

    expect(steps).toEqual(expected);
    expect(steps).toHaveLength(last + 1);
    expect(steps[0]?.events.length).toBeGreaterThan(0);
    expect([...replaySteps(auction, recorded, 3)]).toEqual(expected.slice(0, 4));
  });

  test('KER-6.10 as a spectator sees it', () => {
    const shown: unknown[] = [];
    const show = (...what: readonly unknown[]): void => void shown.push(...what);

    // #region replay-steps
    for (const { ply, state, events } of replaySteps(auction, recorded)) {
      show(ply, auction.view(state, 'spectator'), auction.viewEvents(events, 'spectator'));
    }
    // #endregion replay-steps
    expect(shown).toHaveLength(3 * (last + 1));
    expect(JSON.stringify(shown)).not.toContain('"secret"');
  });

  test('KER-6.2 + KER-6.10 what is no record of this game is refused at once, before anything is told', () => {
    const newer = createGame({ ...rules, version: 2 });

    expect(() => replaySteps(auction, { ...recorded, seed: 7 })).toThrow('record.seed');
    expect(() => replaySteps(newer, recorded)).toThrow(`This record belongs to '${auction.ruleset}'`);
    expect(() => replaySteps(auction, { ...recorded, engine: '99.0.0' })).toThrow('gastropodia 99.0.0');
    expect(() => replaySteps(auction, recorded, last + 1)).toThrow(`The record has no ply ${last + 1};`);
  });

  test('KER-6.2 + KER-6.10 one that was changed is an error at the step that differs, and the steps before it hold', () => {
    const told: number[] = [];
    const tampered = withHash(3, nextTo);

    expect(() => {
      for (const { ply } of replaySteps(auction, tampered)) told.push(ply);
    }).toThrow(new EngineError('record/diverged', `The record differs at ply 3: ${ANOTHER_HASH}`));
    expect(told).toEqual([0, 1, 2]);
    expect(() => replaySteps(auction, { ...recorded, seed: 'another' }).next()).toThrow('The record differs at ply 0');
  });
});

describe('going another way', () => {
  test('KER-6.1 a match goes on where a record ends, or where it was at any ply', () => {
    const plies = [...recorded.hashes.keys()];
    const resumed = plies.map((ply) => resumeMatch(auction, recorded, ply));

    expect(resumed.map(({ state }) => state)).toEqual(statesOfGame());
    expect(resumed.map(({ record: part }) => part)).toEqual(
      plies.map((ply) => record(auction, CONFIG, SEED, actions.slice(0, ply))),
    );
    expect(resumeMatch(auction, JSON.parse(JSON.stringify(recorded)))).toEqual(resumed[last]);
  });

  test('KER-6.1 from each of them the game can go another way, and back to the same', () => {
    for (const ply of actions.keys()) {
      const fork = resumeMatch(auction, recorded, ply);
      const others = [...auction.legalActions(fork.state)].map((action) => advanced(fork, action));

      expect(others.map((match) => verifyRecord(auction, match.record))).toEqual(others.map(() => undefined));
      expect(others.map((match) => match.record.actions.length)).toEqual(others.map(() => ply + 1));
      expect(actions.slice(ply).reduce(advanced, fork).record).toEqual(recorded);
    }
  });

  test('KER-6.1 a record up to a ply is that of the actions before', () => {
    expect(recordUpTo(recorded, 3)).toEqual(record(auction, CONFIG, SEED, actions.slice(0, 3)));
    expect(recordUpTo(recorded, last)).toEqual(recorded);
    expect(replay(auction, recordUpTo(recorded, 0))).toEqual(auction.setup(CONFIG, SEED));
    expect(() => recordUpTo(recorded, last + 1)).toThrow(
      `The record has no ply ${last + 1}; it goes from 0 to ${last}.`,
    );
  });

  test('KER-6.1 it is a record of its own that nobody can change', () => {
    const own = JSON.parse(JSON.stringify(recorded));
    const [cut, resumed] = [recordUpTo<AuctionTypes>(own, 2), resumeMatch(auction, own, 2).record];
    own.config.players = 4;
    own.actions[0].card = 99;

    for (const part of [cut, resumed]) {
      expect(part).toEqual(record(auction, CONFIG, SEED, actions.slice(0, 2)));
      expect([part, part.config, part.actions, part.actions[0], part.hashes].every(Object.isFrozen)).toBe(true);
    }
  });

  test('KER-2.2 the actions of a resumed match are kept as they are understood', () => {
    const noted: Record<string, unknown> = { ...actions[0], decision: 0, note: { by: 'the host' } };

    expect(resumeMatch(auction, withAction(0, noted))).toEqual(resumeMatch(auction, recorded));
  });

  test('KER-2.17 a record that is no plain data is none, even where nobody would look', () => {
    const ring: Record<string, unknown> = { ...actions[0] };
    ring.self = ring;

    expect(() => resumeMatch(auction, withAction(0, ring))).toThrow('record.actions[0].self: contains itself');
  });
});

describe('a record that was tampered with', () => {
  test('KER-4.2 another hash is found at its ply', () => {
    const plies = [0, 3, last];
    const found = plies.map((ply) => verifyRecord(auction, withHash(ply, nextTo)));

    expect(found).toEqual(plies.map((ply) => ({ ply, reason: ANOTHER_HASH })));
  });

  test('KER-4.2 another seed, and another config, at the first position', () => {
    expect(verifyRecord(auction, { ...recorded, seed: 'another' })).toEqual({ ply: 0, reason: ANOTHER_HASH });
    expect(verifyRecord(auction, { ...recorded, config: { players: 3 } })).toEqual({ ply: 0, reason: ANOTHER_HASH });
  });

  test('KER-4.2 another legal action, at the position after it', () => {
    const [first] = actions;
    const other = [...auction.legalActions(auction.setup(CONFIG, SEED), 0)].find(({ card }) => card !== first?.card);

    expect(verifyRecord(auction, withAction(0, other))).toEqual({ ply: 1, reason: ANOTHER_HASH });
  });

  test('KER-4.2 an illegal action, with the reason', () => {
    expect(verifyRecord(auction, withAction(2, { type: 'bid', seat: 0, card: 99 }))).toEqual({
      ply: 3,
      reason:
        'the action is refused: The value is not an action: action.card should be a whole number from 1 to 6. [KER-2.1]',
    });
  });

  test('KER-4.2 an action that is missing, and one too many', () => {
    const { actions: said, hashes } = recorded;
    const shorter = { ...recorded, actions: said.toSpliced(1, 1), hashes: hashes.toSpliced(2, 1) };
    const longer = { ...recorded, actions: [...said, said[0]], hashes: [...hashes, hashes[last]] };

    expect(verifyRecord(auction, shorter)?.ply).toBe(2);
    expect(verifyRecord(auction, longer)).toEqual({
      ply: last + 1,
      reason: 'the action is refused: The game is over. [KER-1.2]',
    });
  });

  test('KER-6.2 whatever is changed in a game of Snails, the first ply that differs is named, with the reason', () => {
    const played = snailsGame(60);
    const ply = played.actions.length;
    const { hashes } = played;
    const said: readonly unknown[] = played.actions;
    const swapped = said.with(4, said[5]).with(5, said[4]);
    const changes: readonly (readonly [what: object, ply: number, reason: RegExp])[] = [
      [{ seed: 'another' }, 0, /another hash/],
      [{ config: { players: 2, firstPlayer: 1 } }, 0, /another hash/],
      [{ hashes: hashes.with(17, ((hashes[17] ?? 0) + 1) >>> 0) }, 17, /another hash/],
      [{ actions: said.with(5, { ...played.actions[5], seat: 7 }) }, 6, /refused: .*action\.seat.*\[KER-2\.1\]$/],
      [{ actions: swapped }, 5, /refused: It is not your decision; .*\[KER-1\.3\]$/],
      [{ actions: said.toSpliced(5, 1), hashes: hashes.toSpliced(6, 1) }, 6, /refused: It is not your decision/],
      [{ actions: said.toSpliced(5, 1), hashes: hashes.slice(0, -1) }, 6, /refused: It is not your decision/],
      [{ actions: [...said, said[ply - 1]], hashes: [...hashes, 0] }, ply + 1, /refused|another hash/],
    ];

    expect(verifyRecord(snails, played)).toBeUndefined();
    for (const [what, at, reason] of changes) {
      const tampered = { ...played, ...what };
      expect(verifyRecord(snails, tampered)).toEqual({ ply: at, reason: expect.stringMatching(reason) });
      expect(() => replay(snails, tampered)).toThrow(`The record differs at ply ${at}: `);
      expect(() => resumeMatch(snails, tampered)).toThrow(`The record differs at ply ${at}: `);
    }
  });

  test('KER-4.2 replay stops there with an error, and still leads to the plies before', () => {
    const tampered = withHash(3, nextTo);

    expect(() => replay(auction, tampered)).toThrow(
      new EngineError('record/diverged', `The record differs at ply 3: ${ANOTHER_HASH}`),
    );
    expect(replay(auction, tampered, 2)).toEqual(replay(auction, recorded, 2));
  });
});

describe('what is no record', () => {
  test('KER-2.3 is refused with the path of every fault', () => {
    const { seed: _seed, ...seedless } = recorded;

    expect([undefined, null, 7, 'x'].map(faultsOf)).toEqual([1, 2, 3, 4].map(() => ['record/invalid', 'record']));
    expect(faultsOf(seedless)).toEqual(['record/invalid', 'record.seed']);
    expect(faultsOf({ ...recorded, format: 'gastropodia/state', seed: 7 })).toEqual([
      'record/invalid',
      'record.format',
      'record.seed',
    ]);
    expect(faultsOf({ ...recorded, note: 1 })).toEqual(['record/invalid', 'record.note']);
    expect(faultsOf(withHash(2, () => -1))).toEqual(['record/invalid', 'record.hashes[2]']);
    expect(faultsOf(withHash(2, () => 2 ** 32))).toEqual(['record/invalid', 'record.hashes[2]']);
    expect(faultsOf(withAction(1, { type: 7, seat: -1 }))).toEqual([
      'record/invalid',
      'record.actions[1].type',
      'record.actions[1].seat',
    ]);
    expect(faultsOf(JSON.parse(JSON.stringify(recorded).replace('{', '{"__proto__":{},')))).toEqual([
      'record/invalid',
      'record.__proto__',
    ]);
  });

  test('KER-2.3 a seed of ten million characters is refused by its length, before anything is made of it', () => {
    const seed = 'x'.repeat(10_000_000);
    const message = 'expected a text of at most 4096 characters, found 10000000';
    const before = performance.now();

    expect(() => verifyRecord(auction, { ...recorded, seed, commitment: commitmentTo('x') })).toThrow(
      new EngineError('record/invalid', 'The record is not valid.', [{ path: 'record.seed', message }]),
    );
    expect(faultsOf({ ...recorded, seed })).toEqual(['record/invalid', 'record.seed']);
    for (const open of [
      () => openMatch(auction, { players: 2 }, seed),
      () => openMatch(auction, { players: 2 }, { seed, generator: 'chacha' }),
      () => auction.setup({ players: 2 }, seed),
    ]) {
      expect(open).toThrow(message);
    }
    expect(performance.now() - before).toBeLessThan(1000);
    expect(() => auction.setup({ players: 2 }, 'x'.repeat(4096))).not.toThrow();
  });

  test('KER-2.3 a hash too few or too many is a fault of the list', () => {
    const message = `expected ${last + 1} hashes, one more than actions, found ${last}`;
    const shorter = { ...recorded, hashes: recorded.hashes.slice(1) };

    expect(() => verifyRecord(auction, shorter)).toThrow(
      new EngineError('record/invalid', 'The record is not valid.', [{ path: 'record.hashes', message }]),
    );
  });

  test('KER-2.3 a config that cannot be played is an error with its path', () => {
    expect(faultsOf({ ...recorded, config: { players: 9 } })).toEqual(['config/invalid', 'config.players']);
  });

  test('KER-2.4 a record of another ruleset is refused by name', () => {
    const newer = createGame({ ...rules, version: 2 });
    const error = new EngineError(
      'ruleset/foreign',
      `This record belongs to '${auction.ruleset}'; the game here is '${newer.ruleset}'.`,
    );

    expect(() => verifyRecord(newer, recorded)).toThrow(error);
    expect(() => replay(newer, recorded)).toThrow(error);
    expect(() => resumeMatch(newer, recorded)).toThrow(error);
    expect(() => verifyRecord(createSnails({ layout: ATOLL }), snailsGame(1))).toThrow(
      `This record belongs to '${snails.ruleset}'; the game here is '${createSnails({ layout: ATOLL }).ruleset}'.`,
    );
  });
});

describe('a record of another version of the library', () => {
  const [major] = VERSION.split('.');

  test('KER-6.2 of another major version it is refused by name', () => {
    const newer = { ...recorded, engine: `${Number(major) + 1}.2.3` };
    const error = new EngineError(
      'engine/foreign',
      `This record was written by gastropodia ${newer.engine}; here is ${VERSION}, which reads records of ${major}.x.`,
    );

    for (const read of [verifyRecord, replay, resumeMatch]) expect(() => read(auction, newer)).toThrow(error);
  });

  test('KER-6.2 a major version that begins with the same digit is another one', () => {
    expect(() => verifyRecord(auction, { ...recorded, engine: `${major}0.0.0` })).toThrow(
      `This record was written by gastropodia ${major}0.0.0;`,
    );
  });

  test('KER-6.2 of the same major version it is played again', () => {
    expect(verifyRecord(auction, { ...recorded, engine: `${major}.98.7-beta.1` })).toBeUndefined();
  });

  test('KER-2.3 what is no version is a fault of the record', () => {
    expect(['', 'x', '1', '1.2', 'v1.2.3', 7].map((engine) => faultsOf({ ...recorded, engine }))).toEqual(
      Array.from({ length: 6 }, () => ['record/invalid', 'record.engine']),
    );
  });
});

describe('several actions at once', () => {
  test('KER-1.1 all of them, with all events in order', () => {
    const state = auction.setup(CONFIG, SEED);
    const [first, second] = actions;
    const one = auction.apply(state, first);
    const two = one.ok ? auction.apply(one.state, second) : one;

    expect(applyAll(auction, state, [first, second])).toEqual({
      ok: true,
      state: replay(auction, recorded, 2),
      events: [...(one.ok ? one.events : []), ...(two.ok ? two.events : [])],
      actions: [first, second],
    });
    expect(applyAll(auction, state, [])).toEqual({ ok: true, state, events: [], actions: [] });
  });

  test('KER-1.1 or none, with the first refusal and the place of its action', () => {
    const state = auction.setup(CONFIG, SEED);

    expect(applyAll(auction, state, [actions[0], actions[0], 'nonsense'])).toEqual({
      ok: false,
      index: 1,
      refusal: { code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [1] } },
    });
  });
});

// A game in which every seat always bids its lowest card.
function wholeGame(): ActionOf<typeof auction>[] {
  const said: ActionOf<typeof auction>[] = [];
  let state = auction.setup(CONFIG, SEED);
  for (;;) {
    const [action] = auction.legalActions(state);
    if (action === undefined) return said;
    const { decision: _decision, ...understood } = action;
    said.push(understood);
    state = auction.reduce(state, action);
  }
}

// A game of Snails that takes another option each time.
function snailsGame(length: number) {
  const config = { players: 2, firstPlayer: 0 } as const;
  let match = openMatch(snails, config, SEED);
  for (let ply = 0; ply < length; ply++) {
    const options = [...snails.legalActions(match.state)];
    const applied = advance(snails, match, options[(ply * 7) % options.length]);
    if (applied.ok) match = applied.state;
  }
  return match.record;
}

function statesOfGame(): ReturnType<typeof auction.setup>[] {
  const states = [auction.setup(CONFIG, SEED)];
  for (const action of actions) states.push(auction.reduce(states[states.length - 1] as (typeof states)[0], action));
  return states;
}

function advanced(match: Match<AuctionTypes>, action: unknown): Match<AuctionTypes> {
  const result = advance(auction, match, action);
  if (!result.ok) throw new Error(auction.explain(result.refusal));
  return result.state;
}

function withHash(ply: number, change: (hash: number) => number): GameRecord<AuctionTypes> {
  return { ...recorded, hashes: recorded.hashes.map((hash, at) => (at === ply ? change(hash) : hash)) };
}

function nextTo(hash: number): number {
  return (hash ^ 1) >>> 0;
}

function withAction(index: number, action: unknown): unknown {
  return { ...recorded, actions: recorded.actions.map((said, at) => (at === index ? action : said)) };
}

function faultsOf(value: unknown): string[] {
  const error = thrownBy(() => verifyRecord(auction, value));
  return isEngineError(error) ? [error.code, ...error.faults.map(({ path }) => path)] : ['no error'];
}

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}
