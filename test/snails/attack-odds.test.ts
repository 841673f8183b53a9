import { expect, test } from 'vitest';
import { RED } from '../../src/games/snails/cards/red.ts';
import { type AttackResult, expectedDamage, odds, type SnailsAction } from '../../src/games/snails/index.ts';
import { createRandom } from '../../src/kernel/index.ts';
import { withScript } from '../../src/testing/index.ts';
import { act, type Drawn, handleOf, scene } from './scene.ts';

const fraction = ({ ways, outOf }: { readonly ways: bigint; readonly outOf: bigint }): string => `${ways}/${outOf}`;

test('the odds of a shot are exact, from a view as from the state', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach
     2,0  beach  2c
     3,0  beach  2a`,
    { play: 'sniper-rifle' },
  );
  // #region shot
  const { game, state } = before;
  const view = game.view(state, 0);
  const shot: SnailsAction = { type: 'choose-target', seat: 0, target: { snail: handleOf('2c') } };

  const all = odds(game, view, shot);
  // #endregion shot

  expect(all.map((each) => [fraction(each), each.result.damage])).toEqual([
    ['1/2', [{ snail: 4, lost: 10 }]],
    ['1/3', [{ snail: 4, lost: 15 }]],
    ['1/6', [{ snail: 4, lost: 20 }]],
  ]);
  expect(expectedDamage(all, 0)).toBeCloseTo(40 / 3);
  expect(odds(game, state, shot)).toEqual(all);
});

test('a re-roll is taken where it helps, or not at all, as asked', () => {
  const { game, state } = scene(
    `0,0  beach   1c
     1,0  beach   2c 2a`,
    { play: 'crossbow' },
  );
  const shot: SnailsAction = { type: 'choose-target', seat: 0, target: { snail: handleOf('2c') } };

  // A crossbow misses on a crit; the commander's re-roll makes that 1 in 36.
  const missing = (reRolls: 'best' | 'none'): string | undefined => {
    const miss = odds(game, state, shot, { reRolls }).find(({ result }) => result.outcome === 'miss');
    return miss && fraction(miss);
  };
  expect(missing('none')).toBe('1/6');
  expect(missing('best')).toBe('1/36');
});

test('what is worth having can be said by the caller', () => {
  const { game, state } = scene(
    `0,0  beach   1c
     1,0  meadow  2c`,
    { play: 'grenade' },
  );
  const throwing: SnailsAction = { type: 'choose-target', seat: 0, target: { field: '1,0' } };
  const destroyed = ({ tiles }: AttackResult): number => tiles.filter(({ result }) => result === 'destroyed').length;

  const chance = (worth?: (result: AttackResult) => number): number =>
    odds(game, state, throwing, worth === undefined ? {} : { worth })
      .filter(({ result }) => destroyed(result) > 0)
      .reduce((sum, { probability }) => sum + probability, 0);
  // A hit scatters, and destroys only where there is a tile: here that is the attacker's own beach.
  expect(chance(destroyed)).toBeCloseTo(1 / 2 + 1 / 2 / 2);
  expect(chance()).toBeLessThan(chance(destroyed));
});

const ATTACKS = Object.keys(RED);

test.each(ATTACKS)('the odds of %s sum to 1 and agree with what is rolled', (card) => {
  const before = scene(
    `0,0   meadow  1c  2a 1a
     1,0   meadow  2c  2s*
     2,0   beach   1s  2m:5
     0,1   beach!  1m
     -1,1  meadow`,
    { play: card, factions: ['pirates', 'ninja'], tokens: [['1c'], ['2c']], luck: card === 'gatling' ? ['splat'] : [] },
  );
  const actions = [...before.game.legalActions(before.state)];
  expect(new Set(actions.map(({ type }) => type))).toEqual(new Set([card === 'gatling' ? 're-roll' : 'choose-target']));
  for (const action of actions.slice(0, 3)) {
    const all = odds(before.game, before.state, action, { reRolls: 'none' });
    const sum = all.reduce(
      (total, { ways, outOf }) => ({ ways: total.ways * outOf + ways * total.outOf, outOf: total.outOf * outOf }),
      { ways: 0n, outOf: 1n },
    );
    expect(sum.ways).toBe(sum.outOf);

    const rolls = 100;
    const life = Array.from({ length: rolls }, (_, seed) => sampled(before, action, `${card}/${seed}`));
    const mean = life.reduce((total, lost) => total + lost, 0) / rolls;
    const expected = all.reduce((total, { probability, result }) => total + probability * totalLost(result), 0);
    const square = all.reduce((total, { probability, result }) => total + probability * totalLost(result) ** 2, 0);
    const deviation = Math.sqrt(Math.max(0, square - expected ** 2) / rolls);
    expect(Math.abs(mean - expected)).toBeLessThanOrEqual(5 * deviation + 1e-9);
  }
});

const totalLost = ({ damage }: AttackResult): number => damage.reduce((sum, { lost }) => sum + lost, 0);

/** The life that an attack costs in all, played with real luck and the choices that the odds take for granted. */
function sampled(before: Drawn, action: SnailsAction, seed: string): number {
  const { game } = before;
  const random = createRandom(seed);
  const { chance } = game.simulate(before.state, { chance: { seed: random.seed() } }).state;
  let now = {
    ...before,
    ...act({ ...before, state: Object.freeze({ ...withScript(before.state, []), chance }) }, action),
  };
  const events = [...now.events];
  for (;;) {
    const [decision] = game.pending(now.state);
    if (decision?.seat !== 0 || !['re-roll', 'choose-row', 'scatter-field', 'use-rage'].includes(decision.kind)) break;
    if (events.some(({ type }) => type === 'revealed' || type === 'slot-began')) break;
    const options = [...game.legalActions(now.state)];
    const chosen = options.find((each) => 'decline' in each) ?? best(before, now, options);
    now = act(now, chosen);
    events.push(...now.events);
  }
  const end = events.findIndex(({ type }) =>
    ['revealed', 'slot-passed', 'slot-began', 'phase-began', 'game-ended'].includes(type),
  );
  return events
    .slice(0, end === -1 ? events.length : end)
    .reduce((sum, event) => (event.type === 'damaged' ? sum + event.amount - event.shell : sum), 0);
}

/** The choice that the odds take for granted: the one with the most to gain. */
function best({ game }: Drawn, { state }: Drawn, options: readonly SnailsAction[]): SnailsAction {
  const gain = (action: SnailsAction): number => {
    const all = odds(game, state, action, { reRolls: 'none' });
    const felled = all.reduce(
      (sum, { probability, result }) =>
        sum + probability * result.eliminated.reduce((total, snail) => total + (snail < 4 ? -10 : 10), 0),
      0,
    );
    return expectedDamage(all, 0) + felled;
  };
  const gains = options.map(gain);
  return options[gains.indexOf(Math.max(...gains))] ?? (options[0] as SnailsAction);
}
