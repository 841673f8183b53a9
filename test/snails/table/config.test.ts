import fc from 'fast-check';
import { EngineError, type Fault, isEngineError, readBy } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { FACTIONS } from '../../../src/games/snails/cards/vocabulary.ts';
import { checkConfig, readConfig } from '../../../src/games/snails/table/check-config.ts';
import type { SnailsConfig } from '../../../src/games/snails/table/config.ts';
import { parsed } from '../../../src/kernel/reading/reading.ts';
import { effort } from '../../kit/effort.ts';
import { anything, HOSTILE_NAMES, hostile, sprung } from '../../kit/hostile.ts';

/** Values from outside; `fuzz.test.ts` tries others. */
const VALUES = effort('VALUES', { test: 300, prove: 3000 });

const GOOD: readonly SnailsConfig[] = [
  { players: 2 },
  { players: 3, factions: 'random', firstPlayer: 'random', opening: 'standard' },
  { players: 4, factions: 'draft', firstPlayer: 3, opening: 'advanced' },
  { players: [{}, {}] },
  { players: [{ faction: 'ninja' }, {}, { name: 'Ślimak 🐌' }], firstPlayer: 2, factions: 'draft' },
  { players: [{ faction: 'zombies', name: 'A' }, { faction: 'pirates' }], factions: 'given', firstPlayer: 0 },
  { players: FACTIONS.slice(0, 4).map((faction) => ({ faction, name: faction })), factions: 'given' },
];

describe('good configs', () => {
  test('nothing is wrong with them, and they come through as they are', () => {
    expect(GOOD.map(checkConfig)).toEqual(GOOD.map(() => []));
    expect(GOOD.map(taken)).toEqual(GOOD);
  });

  test('what comes through is a copy', () => {
    const config = { players: [{ name: 'Ada' }, { name: 'Bob' }] };
    const copy = taken(config);
    config.players.pop();

    expect(copy).toEqual({ players: [{ name: 'Ada' }, { name: 'Bob' }] });
  });

  test('a key that says nothing is left out', () => {
    const config = { players: [{ faction: undefined, name: undefined }, {}], factions: undefined, opening: undefined };

    expect(checkConfig(config)).toEqual([]);
    expect(Object.keys(taken(config))).toEqual(['players']);
    expect(taken(config)).toStrictEqual({ players: [{}, {}] });
    expect(taken({ players: 2, firstPlayer: -0 })).toStrictEqual({ players: 2, firstPlayer: 0 });
  });

  test('a name has 1 to 40 characters, however they are written', () => {
    const faultsOf = (name: unknown) => checkConfig({ players: [{ name }, {}] });
    const wrong = (found: string) => [
      {
        path: 'config.players[0].name',
        message: `expected 1 to 40 characters, without line breaks and control characters, found ${found}`,
      },
    ];

    expect(['x', 'x'.repeat(40), '🐌'.repeat(40), ' '].map(faultsOf)).toEqual([[], [], [], []]);
    expect(['', 'x'.repeat(41), '🐌'.repeat(41), 7, null].map(faultsOf)).toEqual([
      wrong("''"),
      wrong(`'${'x'.repeat(41)}'`),
      wrong(`'${'🐌'.repeat(40)}…'`),
      wrong('7'),
      wrong('null'),
    ]);
    // What would break a line or move the cursor spoils what is drawn.
    expect(['a\nb', '\u001b[2J', 'a\u2028b'].map(faultsOf)).toEqual([
      wrong("'a\nb'"),
      wrong("'\u001b[2J'"),
      wrong("'a\u2028b'"),
    ]);
  });
});

describe('bad configs', () => {
  test('values that are no config', () => {
    const values = [undefined, null, 2, 'two', []];

    expect(values.map(faults)).toEqual(
      ['undefined', 'null', '2', "'two'", 'a list'].map((found) => [
        { path: 'config', message: `expected an object, found ${found}` },
      ]),
    );
    expect(faults({})).toEqual([{ path: 'config.players', message: 'is missing' }]);
    expect(faults(Object.create({ players: 2 }))).toEqual([{ path: 'config.players', message: 'is missing' }]);
  });

  test('how many players', () => {
    const wrong = [0, 1, 5, 2.5, '2', null, true, { length: 2 }].map((players) => faults({ players }));
    const found = ['0', '1', '5', '2.5', "'2'", 'null', 'true', 'an object'];

    expect(wrong).toEqual(
      found.map((value) => [
        { path: 'config.players', message: `expected 2, 3, 4 or a list of players, found ${value}` },
      ]),
    );
    expect([0, 1, 5].map((count) => faults({ players: Array.from({ length: count }, () => ({})) }))).toEqual(
      [0, 1, 5].map((count) => [
        { path: 'config.players', message: `expected a list of 2 to 4 players, found ${count}` },
      ]),
    );
  });

  test('players that are none', () => {
    expect(faults({ players: ['Ada', null, [], new Array(1)[0]] })).toEqual(
      ["'Ada'", 'null', 'a list', 'undefined'].map((found, seat) => ({
        path: `config.players[${seat}]`,
        message: `expected an object, found ${found}`,
      })),
    );
  });

  test('factions that are not known', () => {
    expect(faults({ players: [{ faction: 'wizards' }, { faction: 0 }, { faction: 'elves' }] })).toEqual(
      ["'wizards'", '0', "'elves'"].map((found, seat) => ({
        path: `config.players[${seat}].faction`,
        message: `expected one of 'amazons', 'barbarians', 'cowboys', 'pirates', 'ninja', 'zombies', found ${found}`,
      })),
    );
  });

  test('KER-2.16 of the factions that there are, the one that was meant is told first', () => {
    expect(faults({ players: [{ faction: 'Ninja' }, {}] })).toEqual([
      {
        path: 'config.players[0].faction',
        message: "expected one of 'ninja', 'amazons', 'barbarians', 'cowboys', 'pirates', 'zombies', found 'Ninja'",
      },
    ]);
  });

  test('SNL-2.5 a faction is taken once', () => {
    const players = [{ faction: 'ninja' }, { faction: 'pirates' }, { faction: 'ninja' }, { faction: 'ninja' }];

    expect(faults({ players })).toEqual(
      [2, 3].map((seat) => ({
        path: `config.players[${seat}].faction`,
        message: "'ninja' is taken already, by players[0]",
      })),
    );
  });

  test('SNL-2.5 factions that are given are given for all', () => {
    const needs = (seat: number) => ({
      path: `config.players[${seat}].faction`,
      message: "is missing; factions 'given' needs one for every player",
    });

    expect(faults({ players: [{}, { faction: 'ninja' }, { name: 'C' }], factions: 'given' })).toEqual([
      needs(0),
      needs(2),
    ]);
    expect(faults({ players: 3, factions: 'given' })).toEqual([
      { path: 'config.factions', message: "'given' needs a list of players, each with a faction; players is 3" },
    ]);
    // A faction that is wrong is not missing as well.
    expect(faults({ players: [{ faction: 'elves' }, 7], factions: 'given' }).map(({ path }) => path)).toEqual([
      'config.players[0].faction',
      'config.players[1]',
    ]);
  });

  test('words that are not known', () => {
    expect(faults({ players: 2, factions: 'dealt', opening: 'expert' })).toEqual([
      { path: 'config.factions', message: "expected one of 'given', 'draft', 'random', found 'dealt'" },
      { path: 'config.opening', message: "expected one of 'standard', 'advanced', found 'expert'" },
    ]);
    expect(faults({ players: 2, factions: null, opening: ['standard'] }).map(({ path }) => path)).toEqual([
      'config.factions',
      'config.opening',
    ]);
  });

  test('the first player is a seat of the game, or random', () => {
    const seats = (most: number, found: string) => [
      { path: 'config.firstPlayer', message: `expected a seat from 0 to ${most}, or 'random', found ${found}` },
    ];

    expect(faults({ players: 2, firstPlayer: 2 })).toEqual(seats(1, '2'));
    expect(faults({ players: [{}, {}, {}], firstPlayer: 3 })).toEqual(seats(2, '3'));
    expect([-1, 0.5, '0', 'first', null, Number.NaN].map((firstPlayer) => faults({ players: 4, firstPlayer }))).toEqual(
      ['-1', '0.5', "'0'", "'first'", 'null', 'NaN'].map((found) => seats(3, found)),
    );
    // Of how many seats is not known here.
    expect(faults({ players: 9, firstPlayer: 3 })).toHaveLength(1);
    expect(faults({ players: 9, firstPlayer: 4 })).toHaveLength(2);
  });

  test('keys that are not known, each by its name', () => {
    const config = JSON.parse('{ "players": [{ "colour": 1 }, { "__proto__": {} }], "seed": 1, "layout": [] }');

    expect(faults(config)).toEqual([
      { path: 'config.seed', message: "unknown key; the keys are 'players', 'factions', 'firstPlayer', 'opening'" },
      { path: 'config.layout', message: "unknown key; the keys are 'players', 'factions', 'firstPlayer', 'opening'" },
      { path: 'config.players[0].colour', message: "unknown key; the keys are 'faction', 'name'" },
      { path: 'config.players[1].__proto__', message: "unknown key; the keys are 'faction', 'name'" },
    ]);
  });

  test('all faults are told at once', () => {
    const config = {
      players: [{ faction: 'ninja', name: '' }, { faction: 'ninja' }, { faction: 'elves', age: 7 }, {}, {}],
      factions: 'given',
      firstPlayer: 4,
      opening: 5,
      expansion: true,
    };

    expect(faults(config).map(({ path }) => path)).toEqual([
      'config.expansion',
      'config.players',
      'config.players[0].name',
      'config.players[1].faction',
      'config.players[2].age',
      'config.players[2].faction',
      'config.players[3].faction',
      'config.firstPlayer',
      'config.opening',
    ]);
  });
});

describe('hostile values', () => {
  test.each(HOSTILE_NAMES)('%s is refused wherever it stands', (name) => {
    expect(faults(hostile(name))).not.toEqual([]);
    for (const key of ['players', 'factions', 'firstPlayer', 'opening']) {
      expect(faults({ players: 2, [key]: hostile(name) })).not.toEqual([]);
    }
    expect(faults({ players: [{}, hostile(name)] })).not.toEqual([]);
    for (const key of ['faction', 'name']) expect(faults({ players: [{}, { [key]: hostile(name) }] })).not.toEqual([]);
  });

  test('what cannot be read is said to be so', () => {
    expect(faults(hostile('an object of traps'))).toEqual([{ path: 'config', message: 'cannot be read' }]);
    expect(faults(hostile('an object of getters that throw'))).toContainEqual({
      path: 'config.players',
      message: 'cannot be read',
    });
  });

  test('each property is read once, so that it cannot change its mind', () => {
    const reads: (string | symbol)[] = [];
    const fickle = new Proxy(
      { players: 2, firstPlayer: 1 },
      {
        get(target, key) {
          reads.push(key);
          return reads.filter((other) => other === key).length > 1 ? 99 : Reflect.get(target, key);
        },
      },
    );

    expect(taken(fickle)).toEqual({ players: 2, firstPlayer: 1 });
    expect(reads.sort()).toEqual(['firstPlayer', 'players']);
  });

  test('no value whatever makes the check throw; whatever it takes is a config', () => {
    const player = fc.oneof(
      fc.record(
        {
          faction: fc.oneof(fc.constantFrom(...FACTIONS), anything),
          name: fc.oneof(fc.string({ maxLength: 50 }), anything),
          other: anything,
        },
        { requiredKeys: [] },
      ),
      fc.record({ faction: fc.constantFrom(...FACTIONS), name: fc.string({ minLength: 1, maxLength: 40 }) }),
      anything,
    );
    const players = fc.oneof(fc.constantFrom(2, 3, 4), fc.array(player, { maxLength: 5 }), anything);
    const config = fc.record(
      {
        players,
        factions: fc.oneof(fc.constantFrom('given', 'draft', 'random'), anything),
        firstPlayer: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constant('random'), anything),
        opening: fc.oneof(fc.constantFrom('standard', 'advanced'), anything),
        other: anything,
      },
      { requiredKeys: [] },
    );

    fc.assert(
      fc.property(fc.oneof(config, fc.record({ players }), anything), (value) => {
        if (faults(sprung(value)).length > 0) return;
        const copy = taken(sprung(value));
        expect(JSON.parse(JSON.stringify(copy))).toEqual(copy);
        expect(checkConfig(copy)).toEqual([]);
      }),
      { numRuns: VALUES },
    );
  });
});

/** What the kernel makes of a config. */
function taken(config: unknown): SnailsConfig {
  return parsed(readBy(readConfig), config, 'config', 'config/invalid');
}

/** The faults of a value: those that the check finds, which must be those that the kernel tells. */
function faults(config: unknown): readonly Fault[] {
  const found = checkConfig(config);
  try {
    taken(config);
    expect(found).toEqual([]);
  } catch (thrown) {
    if (!isEngineError(thrown)) throw thrown;
    expect(thrown).toEqual(new EngineError('config/invalid', 'The config is not valid.', found));
    expect(thrown.faults).toEqual(found);
  }
  return found;
}
