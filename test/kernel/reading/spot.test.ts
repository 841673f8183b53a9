import {
  createGame,
  EngineError,
  entriesAt,
  examined,
  type Fault,
  fault,
  hasKey,
  listAt,
  objectAt,
  readBy,
  type Spot,
  tagAt,
  textAt,
  unexpected,
  wholeAt,
  wordAt,
} from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { rules } from '../../kit/auction.ts';

const told = (input: unknown, read: (spot: Spot) => unknown): readonly string[] =>
  examined(input, 'it', read).faults.map(({ path, message }: Fault) => `${path}: ${message}`);

describe('what is read by hand', () => {
  test('KER-2.16 words, numbers, texts, lists and objects, each with what was found instead', () => {
    expect(told('bluee', (spot) => wordAt(spot, ['red', 'blue']))).toEqual([
      "it: expected one of 'blue', 'red', found 'bluee'",
    ]);
    expect(told(7, (spot) => wordAt(spot, ['red']))).toEqual(["it: expected 'red', found 7"]);
    expect(told(7, (spot) => wholeAt(spot, 1, 6))).toEqual(['it: expected a whole number from 1 to 6, found 7']);
    expect(told(7, (spot) => wholeAt(spot, 0, 30, 5))).toEqual(['it: expected a multiple of 5 from 0 to 30, found 7']);
    expect(told([], textAt)).toEqual(['it: expected a text, found a list']);
    expect(told([1, 2, 3], (spot) => listAt(spot, 0, 2))).toEqual([
      'it: expected a list of at most 2 entries, found 3',
    ]);
    expect(told([1], (spot) => listAt(spot, 2, 3, 'seats'))).toEqual(['it: expected a list of 2 to 3 seats, found 1']);
    expect(told([], (spot) => listAt(spot, 1, 3))).toEqual(['it: is empty']);
    expect(told('x', (spot) => listAt(spot, 1, 3, 'seats'))).toEqual(["it: expected a list of seats, found 'x'"]);
    expect(told(null, entriesAt)).toEqual(['it: expected an object, found null']);
    expect(told(4, (spot) => unexpected(spot, 'a prime number'))).toEqual(['it: expected a prime number, found 4']);
  });

  test('KER-2.16 keys that are missing, that nobody knows, and on which the others depend', () => {
    const read = (spot: Spot) => objectAt(spot, { required: ['name', 'size'], optional: ['colour'] });

    expect(told({ nmae: 'x', size: 1, weight: 2 }, read)).toEqual([
      'it.name: is missing',
      "it.nmae: unknown key; the keys are 'name', 'size', 'colour'",
      "it.weight: unknown key; the keys are 'name', 'size', 'colour'",
    ]);
    expect(told({}, (spot) => tagAt(spot, 'kind', ['round', 'square']))).toEqual(['it.kind: is missing']);
    expect(told({ kind: 'rond' }, (spot) => tagAt(spot, 'kind', ['square', 'round']))).toEqual([
      "it.kind: expected one of 'round', 'square', found 'rond'",
    ]);
    expect(told({ a: 1 }, (spot) => objectAt(spot, { required: [] }))).toEqual([
      'it.a: unknown key; there are none here',
    ]);
  });

  test('KER-2.16 of many words the first are told, and the others counted', () => {
    const words = Array.from({ length: 50 }, (_, index) => `word${index}x`);

    const [message = ''] = told('word49', (spot) => wordAt(spot, words));
    expect(message).toMatch(/^it: expected one of 'word4x', /);
    expect(message).toMatch(/, and 10 more, found 'word49'$/);
  });

  test('KER-2.17 each property is read once, and what was read is what is used', () => {
    const reads: PropertyKey[] = [];
    const fickle = new Proxy(
      { name: 'first', list: [1] },
      {
        get(target, key): unknown {
          reads.push(key);
          return reads.filter((each) => each === key).length > 1 ? 'another' : Reflect.get(target, key);
        },
      },
    );
    const { value } = examined(fickle, 'it', (spot) => {
      const it = objectAt(spot, { required: ['name', 'list'] });
      return [hasKey(spot, 'name'), textAt(it?.('name')), textAt(it?.('name')), it?.('list')?.value];
    });

    expect(value).toEqual([true, 'first', 'first', [1]]);
    expect(reads).toEqual(['name', 'list']);
  });

  test('KER-2.17 what cannot be read, has no end or is no data is told once, and is not missing as well', () => {
    const endless: Record<string, unknown> = { size: 1, tail: Symbol('x'), call: () => undefined, big: 10n };
    endless.name = endless;
    Object.defineProperty(endless, 'colour', {
      enumerable: true,
      get() {
        throw new Error('sprung');
      },
    });
    const read = (spot: Spot) => {
      const it = objectAt(spot, { required: ['name', 'size', 'colour', 'tail', 'call', 'big'] });
      textAt(it?.('name'));
      textAt(it?.('colour'));
    };

    expect(told(endless, read)).toEqual([
      'it.tail: expected plain data, found a symbol',
      'it.call: expected plain data, found a function',
      'it.big: expected plain data, found a bigint',
      'it.name: contains itself',
      'it.colour: cannot be read',
    ]);
  });

  test('KER-2.8 a value without end is read to a bound, in depth and in breadth', () => {
    const deep = { inner: {} };
    for (let at: Record<string, unknown> = deep, depth = 0; depth < 100; depth++) at = at.inner = { inner: {} };
    const wide = Array.from({ length: 400 }, () => new Array(400).fill(0));

    expect(told(deep, () => undefined).map((text) => text.replace(/(\.inner)+/, '…'))).toEqual([
      'it…: expected at most 64 values inside each other',
    ]);
    expect(told(wide, () => undefined)).toEqual(['it: expected at most 100000 values in all']);
    expect(told(new Array(100_001), () => undefined)).toEqual([
      'it: expected a list of 100000 entries at most, found 100001',
    ]);
  });
});

// #region read-by
interface Table {
  readonly seats: number;
  readonly names: readonly string[];
}

function readTable(spot: Spot): Table | undefined {
  const table = objectAt(spot, { required: ['seats', 'names'] });
  const seats = wholeAt(table?.('seats'), 2, 4);
  const names = listAt(table?.('names'), 0, 4, 'names').map((name) => textAt(name) ?? '');
  if (seats === undefined) return undefined;
  if (names.length > seats) fault(spot, `${names.length} names for ${seats} seats`, 'names');
  return { seats, names };
}

const TABLE = readBy(readTable);
// #endregion read-by

describe('a schema of what is read by hand', () => {
  const game = createGame({ ...rules, config: TABLE as never, seatsOf: ({ seats }: never) => seats });
  const faultsOf = (config: unknown): readonly Fault[] => {
    try {
      game.setup(config as never, 'x');
    } catch (thrown) {
      if (thrown instanceof EngineError) return thrown.faults;
      throw thrown;
    }
    return [];
  };

  test('KER-2.16 its faults are told like those of any schema', () => {
    expect(faultsOf({ seats: 2, names: ['Ann', 'Ben', 'Cid'] })).toEqual([
      { path: 'config.names', message: '3 names for 2 seats' },
    ]);
    expect(faultsOf({ seats: 9, names: [1], colour: 'red' })).toEqual([
      { path: 'config.colour', message: "unknown key; the keys are 'seats', 'names'" },
      { path: 'config.seats', message: 'expected a whole number from 2 to 4, found 9' },
      { path: 'config.names[0]', message: 'expected a text, found 1' },
    ]);
  });
});
