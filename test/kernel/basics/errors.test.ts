import { EngineError, IllegalAction, isEngineError } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { cut } from '../../../src/kernel/basics/errors.ts';
import { auction } from '../../kit/auction.ts';

describe('the brand', () => {
  test('an error of this copy of the library is known', () => {
    expect(isEngineError(new EngineError('pile/empty', 'Empty.'))).toBe(true);
    expect(isEngineError(new IllegalAction({ code: 'x', rule: 'KER-1.1', facts: {} }, 'No.'))).toBe(true);
  });

  test('so is an error of another copy, which has the brand and not the class', () => {
    const foreign = Object.assign(new Error('Empty.'), { code: 'pile/empty', faults: [] });
    Object.defineProperty(foreign, Symbol.for('gastropodia.EngineError'), { value: true });

    expect(foreign instanceof EngineError).toBe(false);
    expect(isEngineError(foreign)).toBe(true);
  });

  test('the brand is a mark that is not listed', () => {
    const error = new EngineError('pile/empty', 'Empty.');
    const brand = Symbol.for('gastropodia.EngineError');

    expect(Object.getOwnPropertyDescriptor(error, brand)).toEqual({
      value: true,
      writable: false,
      enumerable: false,
      configurable: false,
    });
  });

  test('nothing else is', () => {
    const others: readonly unknown[] = [
      new Error('pile/empty'),
      new TypeError('x'),
      { code: 'pile/empty', faults: [], [Symbol.for('gastropodia.EngineError')]: true },
      'EngineError',
      undefined,
      null,
    ];

    expect(others.map(isEngineError)).toEqual(others.map(() => false));
  });
});

describe('what an error says', () => {
  test('every fault stands in the message, on a line of its own', () => {
    const faults = [
      { path: 'config.players', message: 'expected 2' },
      { path: 'config.name', message: 'expected a name' },
    ];
    const error = new EngineError('config/invalid', 'The config is not valid.', faults);

    expect({ ...error, message: error.message, text: String(error) }).toEqual({
      name: 'EngineError',
      code: 'config/invalid',
      faults,
      message: 'The config is not valid.\n  config.players: expected 2\n  config.name: expected a name',
      text: 'EngineError: The config is not valid.\n  config.players: expected 2\n  config.name: expected a name',
    });
  });

  test('a message tells the first twenty faults and how many are left; the list has all', () => {
    const faults = Array.from({ length: 22 }, (_, index) => ({ path: `config[${index}]`, message: 'no' }));
    const linesOf = (count: number): string[] =>
      new EngineError('config/invalid', 'No.', faults.slice(0, count)).message.split('\n');

    expect(linesOf(20)).toEqual(['No.', ...faults.slice(0, 20).map(({ path }) => `  ${path}: no`)]);
    expect(linesOf(21).slice(20)).toEqual(['  config[19]: no', '  … and 1 more']);
    expect(linesOf(22).slice(20)).toEqual(['  config[19]: no', '  … and 2 more']);
    expect(new EngineError('config/invalid', 'No.', faults).faults).toBe(faults);
  });

  test('of a text from outside eighty characters are told', () => {
    const [fits, long] = [`<${'x'.repeat(78)}>`, `<${'x'.repeat(79)}>`];

    expect([fits, long].map(cut)).toEqual([fits, `<${'x'.repeat(79)}…`]);
  });

  test('KER-1.1 an illegal action is an error with a name, a code and the refusal', () => {
    const refusal = { code: 'bid/not-in-hand', rule: 'AUC-2.2', facts: {} };
    const error = new IllegalAction(refusal, 'No.');

    expect({ ...error, message: error.message }).toEqual({
      name: 'IllegalAction',
      code: 'action/illegal',
      faults: [],
      refusal,
      message: 'No.',
    });
  });

  test('KER-1.1 an illegal action given to reduce throws its refusal, with the sentence as the message', () => {
    const state = {
      ...auction.setup({ players: 2 }, 'illegal'),
      hands: [
        [1, 2, 2, 4, 4],
        [3, 3, 5, 6, 6],
      ],
    };
    const refusal = { code: 'bid/not-in-hand', rule: 'AUC-2.2', facts: { hand: [1, 2, 2, 4, 4] } };
    const sentence = 'You do not hold that card; your hand is 1, 2, 2, 4, 4. [AUC-2.2]';

    expect(() => auction.reduce(state, { type: 'bid', seat: 0, card: 3 })).toThrow(
      new IllegalAction(refusal, sentence),
    );
  });
});
