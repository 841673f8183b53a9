import { describe, expect, test } from 'vitest';
import { FACTION } from '../../../src/games/snails/cards/pack/faction.ts';
import { RED } from '../../../src/games/snails/cards/pack/red.ts';
import {
  type AttackOdds,
  type AttackResult,
  damage,
  defaultPack,
  expectedDamage,
  type FactionCard,
  odds,
  on,
  type Pack,
  type SnailsAction,
  type SnailsEvent,
  snail,
} from '../../../src/games/snails/index.ts';
import { createRandom, IllegalAction } from '../../../src/kernel/index.ts';
import { withScript } from '../../../src/testing/index.ts';
import { effort } from '../../kit/effort.ts';
import { act, asked, type Drawn, handleOf, playWith, scene } from '../kit/scene.ts';
import { steadyPack } from '../kit/steady-pack.ts';

playWith(steadyPack);

/** An attack that hits only with two hits. */
const VOLLEY: Pack = {
  ...defaultPack,
  red: {
    ...defaultPack.red,
    volley: {
      copies: 1,
      source: 'ours',
      target: snail({ range: [1, 3] }),
      dice: 2,
      rows: [on(['hit', 'hit'], damage(20))],
    },
  },
};

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

test('an illegal action has no odds', () => {
  const { game, state } = scene(
    `0,0  beach  1a
     1,0  beach  2c 2a`,
    { play: 'crossbow' },
  );

  for (const target of [{ snail: handleOf('1a') }, { snail: 99 }, { field: '1,0' }]) {
    expect(() => odds(game, state, { type: 'choose-target', seat: 0, target })).toThrow(IllegalAction);
  }
  expect(() => odds(game, game.view(state, 1), { type: 'choose-target', seat: 1, target: { snail: 0 } })).toThrow(
    IllegalAction,
  );
});

test('SNL-8.9 three re-rolls of two dice: the odds of a row that only a pair of hits meets', () => {
  const { game, state } = scene(
    `0,0  beach  1c+
     2,0  beach  2c 2a`,
    { play: 'volley', factions: ['amazons', 'ninja'], pack: VOLLEY },
  );

  const all = odds(game, state, { type: 'choose-target', seat: 0, target: { snail: handleOf('2c') } });

  // A die that shows no hit is rolled again until there are two. With p = 1/3 and three re-rolls: two hits at once 1/9; one
  // of them (4/9) and the other within three, 1 - (2/3)^3 = 19/27; none (4/9), then both within three: 7/27.
  const [n, d] = [1 * 27 + 4 * 19 + 4 * 7, 9 * 27];
  const hit = all.find(({ result }) => result.outcome === 'hit');
  expect(hit?.probability).toBeCloseTo(n / d, 12);
  expect(hit && fraction(hit)).toBe('131/243');
});

const ATTACKS: readonly string[] = [
  ...Object.keys(RED),
  ...Object.entries<FactionCard>(FACTION).flatMap(([id, { colour }]) => (colour === 'red' ? [id] : [])),
];

/** The position in which a card is about to be aimed; those that aim themselves are about to be rolled or dealt. */
function aboutToAttack(card: string): Drawn {
  const owner = Object.entries<FactionCard>(FACTION).find(([id]) => id === card)?.[1].faction ?? 'pirates';
  return scene(
    `0,0   meadow  1c  2a 1a
     1,0   meadow  2c  2s*
     2,0   beach   1s  2m:5
     0,1   beach!  1m
     -1,1  meadow`,
    {
      play: card,
      factions: [owner, owner === 'cowboys' ? 'ninja' : 'cowboys'],
      tokens: [['1c'], ['2c']],
      luck: card === 'gatling' ? ['splat'] : [],
    },
  );
}

test('every red card is aimed or decided about', () => {
  const kinds = ATTACKS.map((card) => [card, asked(aboutToAttack(card)).join()]);

  expect(kinds.filter(([, kind]) => kind !== '1 choose-target')).toEqual([
    ['gatling', '1 re-roll'],
    ['blades-of-doom', '1 use-rage'],
  ]);
  expect(kinds).toHaveLength(19);
});

describe.each(['none', 'best'] as const)('with re-rolls %s', (reRolls) => {
  test.each(ATTACKS)('the odds of %s sum to 1 and agree with what is rolled', (card) => {
    const before = aboutToAttack(card);
    const actions = [...before.game.legalActions(before.state)].filter(isAtLand);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions.slice(0, AIMS)) {
      const all = odds(before.game, before.state, action, { reRolls });
      const sum = all.reduce(
        (total, { ways, outOf }) => ({ ways: total.ways * outOf + ways * total.outOf, outOf: total.outOf * outOf }),
        { ways: 0n, outOf: 1n },
      );
      expect(sum.ways).toBe(sum.outOf);

      const policy = bestChoice(before, reRolls);
      const seen = new Map<string, number>();
      for (let roll = 0; roll < ROLLS; roll++) {
        const result = JSON.stringify(sampled(before, action, `${card}/${roll}`, policy));
        seen.set(result, (seen.get(result) ?? 0) + 1);
      }
      const likely = new Map(all.map(({ result, probability }) => [JSON.stringify(result), probability]));
      expect([...seen.keys()].filter((result) => !likely.has(result))).toEqual([]);
      for (const [result, probability] of likely) {
        const deviation = Math.sqrt((probability * (1 - probability)) / ROLLS);
        const share = (seen.get(result) ?? 0) / ROLLS;
        expect([result, Math.abs(share - probability) <= 4.5 * deviation + 1e-9]).toEqual([result, true]);
      }
    }
  });
});

const ROLLS = 150;
/** How many of the ways to aim a card are rolled. */
const AIMS = effort('AIMS', { test: 1, prove: 3 });

/** Where there are tiles to damage, and snails. */
const isAtLand = (action: SnailsAction): boolean =>
  action.type !== 'choose-target' || !('field' in action.target) || ['1,0', '2,0', '0,1'].includes(action.target.field);

type Policy = (now: Drawn) => SnailsAction;

/** The choices that the odds take for granted: those with the most to gain. */
function bestChoice({ game }: Drawn, reRolls: 'best' | 'none'): Policy {
  const chosen = new Map<string, SnailsAction>();
  return ({ state }) => {
    const key = JSON.stringify({ ...state, chance: undefined });
    const known = chosen.get(key);
    if (known !== undefined) return known;
    const options = [...game.legalActions(state)];
    const left = reRolls === 'none' ? options.find((each) => 'decline' in each) : undefined;
    const gains = options.map((action) => gain(odds(game, state, action, { reRolls })));
    const best = left ?? options[gains.indexOf(Math.max(...gains))];
    if (best === undefined) throw new Error('Nothing to choose.');
    chosen.set(key, best);
    return best;
  };
}

function gain(all: readonly AttackOdds[]): number {
  const felled = all.reduce(
    (sum, { probability, result }) =>
      sum + probability * result.eliminated.reduce((total, snail) => total + (snail < 4 ? -10 : 10), 0),
    0,
  );
  return expectedDamage(all, 0) + felled;
}

/** What an attack does when it is played with real luck. */
function sampled(before: Drawn, action: SnailsAction, seed: string, policy: Policy): AttackResult {
  const { game } = before;
  const random = createRandom(seed);
  const { chance } = game.simulate(before.state, { chance: { seed: random.seed() } }).state;
  let now = act({ ...before, state: Object.freeze({ ...withScript(before.state, []), chance }) }, action);
  const events = [...now.events];
  for (;;) {
    const [decision] = game.pending(now.state);
    if (decision?.seat !== 0 || !['re-roll', 'choose-row', 'scatter-field', 'use-rage'].includes(decision.kind)) break;
    if (events.some(({ type }) => ENDS.includes(type))) break;
    now = act(now, policy(now));
    events.push(...now.events);
  }
  const end = events.findIndex(({ type }) => ENDS.includes(type));
  return told(end === -1 ? events : events.slice(0, end));
}

const ENDS: readonly string[] = ['revealed', 'slot-passed', 'slot-began', 'phase-began', 'game-ended'];

function told(events: readonly SnailsEvent[]): AttackResult {
  const lost = (snail: number): number =>
    events.reduce(
      (sum, event) => (event.type === 'damaged' && event.snail === snail ? sum + event.amount - event.shell : sum),
      0,
    );
  const results = { 'tile-damaged': 'damaged', 'tile-destroyed': 'destroyed', 'tile-removed': 'removed' } as const;
  return {
    outcome:
      events.findLast(({ type }) => type === 'missed' || type === 'row-taken')?.type === 'missed' ? 'miss' : 'hit',
    damage: Array.from({ length: 8 }, (_, snail) => ({ snail, lost: lost(snail) })).filter(({ lost }) => lost > 0),
    eliminated: events.flatMap((event) => (event.type === 'eliminated' ? [event.snail] : [])),
    tiles: events.flatMap((event) =>
      event.type === 'tile-damaged' || event.type === 'tile-destroyed' || event.type === 'tile-removed'
        ? [{ field: event.field, result: results[event.type] }]
        : [],
    ),
  };
}
