import { expect, test } from 'vitest';
import { type SnailsState, snails, type Work } from '../../../src/games/snails/index.ts';
import { EngineError } from '../../../src/kernel/index.ts';
import { effort } from '../../kit/effort.ts';
import { createForger, fatesOf } from '../../kit/forger.ts';
import { orEngineError } from '../../kit/fuzzing.ts';
import { WHOLE_ALTERATIONS } from './altered.ts';
import { createFuzzer } from './fuzz-kinds.ts';

// Longer runs look further: ALTERED=50000 npx vitest run test/snails/proof/altered.test.ts
const TRIES = effort('ALTERED', { test: 100, prove: 1000 });
const SEED = Number(process.env.ALTERED_SEED ?? 8);

test(
  'KER-2.5 a save that somebody has altered is refused, or the game goes on from it as from any other',
  () => {
    const forger = createForger(SEED, createFuzzer(SEED).corpora, WHOLE_ALTERATIONS);
    const fates = fatesOf(forger, { seed: SEED, tries: TRIES });

    expect(fates.refused + fates['played to the end']).toBe(TRIES);
    expect(fates['played to the end']).toBeGreaterThan(TRIES / 100);
  },
  60_000 + TRIES * 200,
);

const { agenda, ...rest } = snails.setup({ players: 4 }, 'long');
const MILLION = 1_000_000;
let read = 0;
const LISTED = 'expected a list of 100000 entries at most, found 1000000';
const IN_ALL = 'expected at most 100000 values in all';

test.each<[what: string, long: object, path: string, message: string]>([
  ['steps', { agenda: longList(agenda[0]) }, 'state.agenda', LISTED],
  ['decisions', { decisions: longList(0) }, 'state.decisions', LISTED],
  ['hands', { hands: longList([]) }, 'state.hands', LISTED],
  ['cards in a hand', { hands: [longList(0), [], [], []] }, 'state.hands[0]', LISTED],
  ['cards in hands', { hands: longList(longList(0, 1000), 1000) }, 'state', IN_ALL],
])('KER-2.3 a save with a million %s is refused before they are read', (_what, long, path, message) => {
  read = 0;
  const refused = orEngineError(() => snails.restore({ agenda, ...rest, ...long }));

  expect(refused).toMatchObject({ code: 'save/invalid', faults: [{ path, message }] });
  // A list that is too long is refused by its length; of many lists so much is read as a position may have.
  expect(read).toBeLessThanOrEqual(message === LISTED ? 0 : 101_000);
});

test('KER-2.3 what a game cannot hold is told with its place: figures, lists and work beyond any position', () => {
  const { life, mines, plans } = rest;
  const told = (change: Partial<SnailsState>): unknown => {
    const refused = orEngineError(() => snails.restore(structuredClone({ agenda, ...rest, ...change })));
    return refused instanceof EngineError
      ? refused.faults.map(({ path, message }) => `${path}: ${message}`)
      : 'restored';
  };
  const step = { do: 'round' } as const satisfies Work;

  expect(told({})).toBe('restored');
  expect(told({ life: [35, ...life.slice(1)] })).toEqual([
    'state.life[0]: expected a whole number from 0 to 30, found 35',
  ]);
  expect(told({ mines: [901, ...mines.slice(1)] })).toEqual([
    'state.mines[0]: expected a whole number from 0 to 900, found 901',
  ]);
  expect(told({ plans: [[0, 0, 0, 0, 0, 0], ...plans.slice(1)] })).toEqual([
    'state.plans[0]: expected a list of at most 5 entries, found 6',
  ]);
  expect(told({ agenda: [...longList(step, 1000), ...agenda.slice(-1)] })).toEqual([
    'state.agenda: expected a list of at most 1000 entries, found 1001',
  ]);
});

/** A long list that counts how many of its entries are looked at. */
function longList<Entry>(entry: Entry, length = MILLION): Entry[] {
  const entries = Array.from({ length }, () => entry);
  const count = (key: string | symbol): void => {
    if (key !== 'length' && typeof key === 'string') read += 1;
  };
  return new Proxy(entries, {
    get(list, key) {
      count(key);
      return Reflect.get(list, key);
    },
    getOwnPropertyDescriptor(list, key) {
      count(key);
      return Reflect.getOwnPropertyDescriptor(list, key);
    },
  });
}
