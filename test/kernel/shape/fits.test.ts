import { createGame, type Fault, isEngineError, number, perSeat, rulesOf, shapeOf } from 'gastropodia';
import { expect, test } from 'vitest';

const QUEUE = shapeOf({
  table: { coins: perSeat(number(0, 9)) },
  asks: { pay: { asked: 'always' } },
  mostWork: 2,
});

const rules = rulesOf(QUEUE, {
  id: 'queue',
  opening: [{ ask: 'pay', seat: 0 }],
  questions: { pay: { answer: () => {} } },
  outcome: () => ({ winners: [0], reason: 'paid', rule: 'QUE-1.1' }),
  invariants: {
    // Could not be asked of a list that is too short.
    'the last seat is as rich as the first': ({ coins }) => coins.at(-1)?.toFixed() === coins[0]?.toFixed(),
  },
});
const queue = createGame(rules);
const first = queue.setup({}, 'any');

function faultsOf(saved: object): readonly Fault[] {
  try {
    queue.restore(JSON.parse(JSON.stringify({ ...first, ...saved })));
    return [];
  } catch (thrown) {
    if (isEngineError(thrown)) return thrown.faults;
    throw thrown;
  }
}

test('KER-10.13 what does not fit the table is told, and invariants are not asked then', () => {
  const asked: unknown[] = [];
  const listening = createGame({
    ...rules,
    invariants: { 'is asked': (state) => asked.push(state.coins) > 0 },
  });
  const short = { ...first, coins: [3] };

  expect(listening.faults(short)).toEqual([
    { path: 'state.coins', message: "expected 2 entries, found 1 ('everything fits the table')" },
  ]);
  expect(asked).toEqual([]);
  expect(listening.faults(first)).toEqual([]);
  expect(asked).toEqual([[0, 0]]);
});

test('KER-10.13 rules may say by themselves what fits', () => {
  const even = createGame({
    ...rules,
    fits: ({ coins }) => (coins.length % 2 === 0 ? [] : [{ path: 'state.coins', message: 'expected an even number' }]),
  });

  expect([{ ...first, coins: [1, 1, 1] }, first].map((state) => even.faults(state))).toEqual([
    [{ path: 'state.coins', message: "expected an even number ('everything fits the table')" }],
    [],
  ]);
});

test('KER-10.14 a save whose agenda is longer than it can be is refused', () => {
  const agenda = (length: number) => ({ agenda: Array.from({ length }, () => ({ ask: 'pay', seat: 0 })) });

  expect([1, 2, 3].map((length) => faultsOf(agenda(length)))).toEqual([
    [],
    [],
    [{ path: 'state.agenda', message: 'expected a list of at most 2 entries, found 3' }],
  ]);
});
