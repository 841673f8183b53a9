import { createGame, type Draw, EngineError, hash, isEngineError, type StateOf, scripted } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/kernel/chance/chance.ts';
import { auction, rules } from '../../kit/auction.ts';

describe('configs', () => {
  test('KER-2.3 a bad config is an error with the path of every fault', () => {
    const bad: readonly unknown[] = [
      undefined,
      null,
      2,
      'x',
      [],
      {},
      { players: 1 },
      { players: 5 },
      { players: 2.5 },
      { players: '2' },
    ];
    const paths = ['', '', '', '', ...Array.from({ length: 6 }, () => '.players')];

    expect(bad.map(faultsOf)).toEqual(paths.map((path) => ['config/invalid', `config${path}`]));
  });

  test('KER-2.3 several faults, and keys that do not belong there', () => {
    expect(faultsOf({ players: 9, names: [] })).toEqual(['config/invalid', 'config.players', 'config.names']);
    expect(faultsOf({ names: [], players: 2, seed: 1, colours: {} })).toEqual([
      'config/invalid',
      'config.names',
      'config.seed',
      'config.colours',
    ]);
    expect(faultsOf(JSON.parse('{"__proto__":{"players":2},"players":2}'))).toEqual([
      'config/invalid',
      'config.__proto__',
    ]);
  });

  test('KER-2.3 a config that cannot be read', () => {
    const trap = Object.defineProperty({}, 'players', {
      enumerable: true,
      get() {
        throw new Error('A trap of the value was sprung.');
      },
    });

    expect(() => auction.setup(trap as { players: number }, 'seed')).toThrow(
      new EngineError('config/invalid', 'The config is not valid.', [
        { path: 'config.players', message: 'cannot be read' },
      ]),
    );
  });

  test('KER-2.3 a good one is left as it was', () => {
    const config = { players: 3 };
    auction.setup(config, 'seed');

    expect(config).toEqual({ players: 3 });
    expect(Object.isFrozen(config)).toBe(false);
  });
});

describe('the first position', () => {
  test('KER-4.2 the same config and seed give the same one, others give others', () => {
    const seeds = ['a', 'b', 'c', '', 'zażółć 🐌'];
    const hashes = seeds.map((seed) => hash(auction.setup({ players: 2 }, seed)));

    expect(seeds.map((seed) => hash(auction.setup({ players: 2 }, seed)))).toEqual(hashes);
    expect(new Set(hashes).size).toBe(seeds.length);
  });

  test('KER-3.1 it is plain data, and nobody can change it', () => {
    const state = auction.setup({ players: 2 }, 'plain');

    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(everyObject(state).every(Object.isFrozen)).toBe(true);
  });

  test('KER-3.1 so is every position after it, and the old ones never change', () => {
    const states = [auction.setup({ players: 2 }, 'old')];
    for (
      let now = states[0];
      now !== undefined && auction.outcome(now) === undefined;
      now = states[states.length - 1]
    ) {
      const [action] = auction.legalActions(now);
      const before = JSON.stringify(now);
      if (action !== undefined) states.push(auction.reduce(now, action));
      if (JSON.stringify(now) !== before) throw new Error('an old position changed');
    }

    expect(states.length).toBeGreaterThan(8);
    expect(states.flatMap(everyObject).every(Object.isFrozen)).toBe(true);
  });

  test('KER-1.1 the rules’ own data is neither shared nor frozen', () => {
    const counts = [0, 4, 4, 4, 4, 4, 4];
    const own = createGame({
      ...rules,
      setup: (config, seats) => ({ ...rules.setup(config, seats), undealt: { top: [], rest: counts, bottom: [] } }),
    });
    own.setup({ players: 4 }, 'shared');

    expect(counts).toEqual([0, 4, 4, 4, 4, 4, 4]);
    expect(Object.isFrozen(counts)).toBe(false);
  });
});

describe('tables', () => {
  test('rules that give a config seats they are not for are at fault', () => {
    const seated = (seats: number) => createGame({ ...rules, seatsOf: () => seats });
    const fault = (seats: number): EngineError =>
      new EngineError('ruleset/invalid', `The rules give this config ${seats} seats; they are for 2 to 4.`);

    for (const seats of [1, 2.5, 5]) {
      expect(() => seated(seats).setup({ players: 2 }, 'seats')).toThrow(fault(seats));
    }
    expect([2, 4].map((seats) => seated(seats).setup({ players: seats }, 'seats').decisions.length)).toEqual([2, 4]);
  });
});

describe('rulesets', () => {
  const state = auction.setup({ players: 2 }, 'ruleset');
  const view = auction.view(state, 0);
  const newer = createGame({ ...rules, version: 2, invariants: {} });

  test('KER-2.4 a ruleset names the rules, their version, and a hash of all else they were made from', () => {
    const named = (over: object): string => createGame({ ...rules, ...over }).ruleset;

    expect(auction.ruleset).toMatch(/^auction\/1\/[0-9a-f]{8}$/);
    expect(named({})).toBe(auction.ruleset);
    const others = [
      { version: 2 },
      { id: 'sale' },
      { options: { pack: [1] } },
      { options: { pack: [2] } },
      { streams: ['cards'] },
    ];
    expect(new Set([auction.ruleset, ...others.map(named)]).size).toBe(others.length + 1);
  });

  test('KER-2.4 the hash has eight digits, whatever it begins with', () => {
    const names = Array.from({ length: 64 }, (_, options) => createGame({ ...rules, options }).ruleset);

    expect(names.filter((name) => !/^auction\/\d+\/[\da-f]{8}$/.test(name))).toEqual([]);
    expect(names.some((name) => name.includes('/0'))).toBe(true);
  });

  test('a view is no state: what changes, looks or simulates refuses it', () => {
    const error = new EngineError('state/is-view', 'This is a view; pass a state.');

    expect(() => auction.view(auction.view(auction.setup({ players: 2 }, 'x'), 0) as never, 0)).toThrow(error);
  });

  test('KER-2.4 every door refuses a state of another ruleset, and a view of one, by name', () => {
    const error = new EngineError(
      'ruleset/foreign',
      `This belongs to the ruleset '${auction.ruleset}'; the game here is '${newer.ruleset}'.`,
    );
    const [action = { type: 'bid', seat: 0, card: 1 }] = auction.legalActions(state);
    const doors: Readonly<Record<string, () => unknown>> = {
      pending: () => newer.pending(state),
      'pending of a view': () => newer.pending(view),
      legalActions: () => [...newer.legalActions(state)],
      'legalActions of a view': () => [...newer.legalActions(view)],
      whyIllegal: () => newer.whyIllegal(state, action),
      'whyIllegal of a view': () => newer.whyIllegal(view, action),
      reduce: () => newer.reduce(state, action),
      apply: () => newer.apply(state, action),
      view: () => newer.view(state, 0),
      determinize: () => newer.determinize(view, 'seed'),
      simulate: () => newer.simulate(state, { chance: { seed: 'seed' } }),
      outcome: () => newer.outcome(state),
      'outcome of a view': () => newer.outcome(view),
      restore: () => newer.restore(state),
      faults: () => newer.faults(state),
    };

    expect(Object.entries(doors).map(([name, open]) => [name, thrownBy(open)])).toEqual(
      Object.keys(doors).map((name) => [name, error]),
    );
  });

  test('KER-2.4 what is no state at all is refused, too', () => {
    const error = new EngineError(
      'ruleset/foreign',
      `This is no state or view of any ruleset; the game here is '${auction.ruleset}'.`,
    );
    const nothing = [undefined, null, {}, 7, 'state', { ruleset: 7 }] as unknown as StateOf<typeof auction>[];

    expect(nothing.map((value) => thrownBy(() => auction.apply(value, {})))).toEqual(nothing.map(() => error));
  });
});

describe('the luck of the opening', () => {
  test('KER-4.5 what is drawn before the first decision can be decided from outside, and is told', () => {
    const asked: string[] = [];
    const highest = ({ stream, weights }: Draw): number => {
      asked.push(stream);
      return weights.findLastIndex((weight) => weight > 0);
    };

    const { state, events } = auction.begin({ players: 2 }, { decide: highest });

    expect(asked).toEqual([...Array.from({ length: 10 }, () => 'cards'), 'prizes']);
    expect(state.hands).toEqual([
      [5, 6, 6, 6, 6],
      [4, 4, 5, 5, 5],
    ]);
    expect(state.chance).toEqual(scripted([]));
    expect(events.map(({ type }) => type)).toEqual(['dealt', 'dealt', 'offered']);
    expect(everyObject(state).every(Object.isFrozen)).toBe(true);
  });

  test('KER-4.5 a seed and the state of chance that it makes give the same opening', () => {
    const first = auction.setup({ players: 3 }, 'seed');

    expect(auction.setup({ players: 3 }, { seed: 'seed' })).toEqual(first);
    expect(auction.setup({ players: 3 }, seeded('seed', rules.streams))).toEqual(first);
  });

  test('KER-4.5 an opening has nothing to draw from a script that is too short', () => {
    const short = scripted([['cards', 1]]);

    expect(thrownBy(() => auction.setup({ players: 2 }, short))).toMatchObject({ code: 'chance/script-exhausted' });
  });
});

function faultsOf(config: unknown): string[] {
  const error = thrownBy(() => auction.setup(config as { players: number }, 'seed'));
  return isEngineError(error) ? [error.code, ...error.faults.map(({ path }) => path)] : ['accepted'];
}

function everyObject(data: unknown): object[] {
  if (typeof data !== 'object' || data === null) return [];
  return [data, ...Object.values(data).flatMap(everyObject)];
}

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}
