import { advance, clonePlain, openMatch } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { duel } from '../../../docs/examples/duel/index.ts';
import { auction } from '../../kit/auction.ts';

// What a caller may still change stays the caller's: it is neither frozen nor changed, nor is it part of what comes out.

const frozen = auction.setup({ players: 3 }, 'owners');
const action = { type: 'bid', seat: 0, card: frozen.hands[0]?.[0] ?? 0 } as const;

describe('a state that is not frozen', () => {
  test('KER-3.1 an action leaves it as it was', () => {
    const own = clonePlain(frozen);
    auction.reduce(own, action);
    auction.apply(own, action);

    expect(own).toEqual(frozen);
    expect(everyObject(own).filter(Object.isFrozen)).toEqual([]);
  });

  test('KER-3.1 the position after it does not change with it', () => {
    const own = clonePlain(frozen);
    const after = auction.reduce(own, action);
    const expected = clonePlain(after);
    scramble(own);

    expect(after).toEqual(expected);
    expect(everyObject(after).every(Object.isFrozen)).toBe(true);
    expect(after).toEqual(auction.reduce(frozen, action));
  });

  test('KER-3.1 its frozen parts are shared, as those of any position', () => {
    const own = { ...frozen, spent: [...frozen.spent] };
    const after = auction.reduce(own, action);

    expect(after.prizes).toBe(frozen.prizes);
    expect(Object.isFrozen(own.spent)).toBe(false);
  });

  test('KER-5.1 a view of it leaves it as it was, and does not change with it', () => {
    const own = clonePlain(frozen);
    const view = auction.view(own, 1);
    expect(everyObject(own).filter(Object.isFrozen)).toEqual([]);
    scramble(own);

    expect(view).toEqual(auction.view(frozen, 1));
  });

  test('KER-5.1 a simulation that was looked at goes on', () => {
    const simulation = duel.simulate(duel.setup({}, 'owners'), { chance: { seed: 'owners' } });
    for (let step = 0; step < 20; step++) {
      duel.view(simulation.state, step % 2);
      const [first] = simulation.legalActions();
      if (first !== undefined) simulation.step(first);
    }

    expect(everyObject(simulation.state).filter(Object.isFrozen)).toEqual([]);
  });
});

test('KER-5.1 a view that is not frozen stays as it was when a world is made up from it', () => {
  const view = auction.view(frozen, 1);
  const own = clonePlain(view);
  const world = auction.determinize(own, 'seed');

  expect(everyObject(own).filter(Object.isFrozen)).toEqual([]);
  expect(world).toEqual(auction.determinize(view, 'seed'));
});

test('KER-4.2 a record that is not frozen stays as it was when the match goes on', () => {
  const { state, record } = openMatch(auction, { players: 3 }, 'owners');
  const own = clonePlain(record);
  const advanced = advance(auction, { state, record: own }, action);

  expect(everyObject(own).filter(Object.isFrozen)).toEqual([]);
  expect(advanced).toEqual(advance(auction, { state, record }, action));
  expect(everyObject(advanced.ok && advanced.state.record).every(Object.isFrozen)).toBe(true);
});

function scramble(data: object): void {
  for (const part of everyObject(data).reverse()) {
    if (Array.isArray(part)) part.length = 0;
    else for (const key of Object.keys(part)) Reflect.set(part, key, 'changed');
  }
}

function everyObject(data: unknown): object[] {
  if (typeof data !== 'object' || data === null) return [];
  return [data, ...Object.values(data).flatMap(everyObject)];
}
