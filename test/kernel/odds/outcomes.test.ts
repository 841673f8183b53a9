import {
  type Branch,
  clonePlain,
  createGame,
  drawMany,
  EngineError,
  EVERYONE,
  integer,
  type KernelWhy,
  list,
  next,
  outcomes,
  outcomesOfOpening,
  type Position,
  type PositionView,
  pick,
  type Rules,
  type Seat,
  scripted,
} from 'gastropodia';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { thimblerig } from '../../../docs/examples/thimblerig/index.ts';
import { auction } from '../../kit/auction.ts';

describe('exact odds', () => {
  test('two dice: eleven sums, each with its exact fraction, in lowest terms', () => {
    const branches = outcomes(dice, rolling, roll(2));

    expect(oddsOf(branches)).toEqual({
      2: '1/36',
      3: '1/18',
      4: '1/12',
      5: '1/9',
      6: '5/36',
      7: '1/6',
      8: '5/36',
      9: '1/9',
      10: '1/12',
      11: '1/18',
      12: '1/36',
    });
  });

  test('equal positions are one branch, and other positions are not', () => {
    expect(outcomes(dice, rolling, roll(1)).length).toBe(6);
    expect(outcomes(dice, rolling, roll(3)).length).toBe(16);
    expect(oddsOf(outcomes(dice, rolling, { type: 'flip', seat: 0, weights: [1, 0, 2] }))).toEqual({
      0: '1/3',
      2: '2/3',
    });
  });

  test('the fractions sum to exactly 1', () => {
    const totals = [1, 2, 3, 4].map((count) => sumOf(outcomes(dice, rolling, roll(count))));

    expect(totals).toEqual(totals.map(() => [1n, 1n]));
  });

  test('where chance is not asked there is one branch, which is certain', () => {
    expect(outcomes(dice, rolling, roll(0))).toEqual([
      { ways: 1n, outOf: 1n, probability: 1, state: { ...rolling, decisions: [1], chance: scripted([]) } },
    ]);
  });

  test('what chance is asked next may depend on what came before', () => {
    // A first die, with three faces, says how many more are rolled: 6 + 36 + 216 ways, with three denominators.
    const branches = outcomes(dice, rolling, { type: 'explode', seat: 0 });

    expect(sumOf(branches)).toEqual([1n, 1n]);
    expect(oddsOf(branches)).toMatchObject({ 2: '1/18', 21: '1/648' });
  });

  test('the number beside the fraction is the nearest one, however small it is', () => {
    const third = outcomes(dice, rolling, { type: 'flip', seat: 0, weights: [1, 2] });
    const seldom = outcomes(dice, rolling, { type: 'flip', seat: 0, weights: [1, 2 ** 32 - 1] });
    const twice = seldom.flatMap(({ state }) =>
      outcomes(dice, state, { type: 'flip', seat: 0, weights: [1, 2 ** 32 - 1] }),
    );
    const never = outcomes(dice, rolling, { type: 'twins', seat: 0 });

    expect(third.map(({ probability }) => probability).sort()).toEqual([1 / 3, 2 / 3]);
    expect(Math.min(...twice.map(({ probability }) => probability))).toBe(2 ** -32);
    expect(never.map(({ ways, outOf, probability }) => [`${ways}/${outOf}`, probability])).toContainEqual([
      '1/18446744073709551616',
      2 ** -64,
    ]);
  });
});

describe('positions', () => {
  test('up to the next decision: the last bid of a round leads to the prize of the next', () => {
    const start = auction.setup({ players: 2 }, 'outcomes');
    const offered = { ...start, offered: 2, prizes: { top: [], rest: [0, 1, 0, 1, 1], bottom: [] } };
    const [first = 0] = offered.hands[0] ?? [];
    const [second = 0] = offered.hands[1] ?? [];
    const before = auction.reduce(offered, { type: 'bid', seat: 0, card: first });
    const branches = outcomes(auction, before, { type: 'bid', seat: 1, card: second });

    expect(branches.map(({ state, ways, outOf }) => [state.offered, ways, outOf]).sort()).toEqual([
      [1, 1n, 3n],
      [3, 1n, 3n],
      [4, 1n, 3n],
    ]);
    expect(branches.map(({ state }) => auction.pending(state).length)).toEqual([2, 2, 2]);
  });

  test('KER-4.4 the positions have no luck of their own, and do not depend on the real luck', () => {
    const other = dice.setup(null, 'another seed');
    const branches = outcomes(dice, rolling, roll(2));

    expect(branches.map(({ state }) => state.chance)).toEqual(branches.map(() => ({ kind: 'scripted', script: [] })));
    expect(outcomes(dice, { ...rolling, chance: other.chance }, roll(2))).toEqual(branches);
    expect(outcomes(dice, { ...rolling, chance: scripted([]) }, roll(2))).toEqual(branches);
    expect(() => dice.reduce(branches[0]?.state ?? rolling, roll(1))).toThrow(
      new EngineError('chance/script-exhausted', "The script ran out: the rules drew from 'dice' once more."),
    );
  });

  test('KER-1.1 the position that was asked about stays as it was, and the others are frozen', () => {
    const before = clonePlain(rolling);
    const branches = outcomes(dice, rolling, roll(2));

    expect(rolling).toEqual(before);
    expect(branches.every(({ state }) => Object.isFrozen(state) && Object.isFrozen(state.decisions))).toBe(true);
  });

  test('the odds are those with which a seeded simulation plays', () => {
    const branches = outcomes(dice, rolling, roll(2));
    const many = 18_000;
    const counts = new Map<number, number>();
    const simulation = dice.simulate(rolling, { chance: { seed: 'sampled' } });
    for (let game = 0; game < many; game++) {
      const before = simulation.state.total;
      simulation.step(roll(2));
      const sum = simulation.state.total - before;
      counts.set(sum, (counts.get(sum) ?? 0) + 1);
    }

    const outside = branches.filter(({ state, probability }) => {
      const bound = 6 * Math.sqrt(many * probability * (1 - probability));
      return Math.abs((counts.get(state.total) ?? 0) - many * probability) > bound;
    });
    expect(outside).toEqual([]);
    expect(counts.size).toBe(branches.length);
  });
});

describe('the bound', () => {
  test('as many ways as allowed are counted, one more is an error', () => {
    expect(outcomes(dice, rolling, roll(2), { most: 36 }).length).toBe(11);
    expect(() => outcomes(dice, rolling, roll(2), { most: 35 })).toThrow(
      new EngineError('chance/branches', "'roll' has more than 35 outcomes; raise 'most' to count them."),
    );
  });

  test('twenty-five thousand, where nothing is said', () => {
    expect(sumOf(outcomes(dice, rolling, roll(5)))).toEqual([1n, 1n]);
    expect(() => outcomes(dice, rolling, roll(6))).toThrow(
      new EngineError('chance/branches', "'roll' has more than 25000 outcomes; raise 'most' to count them."),
    );
  });
});

describe('ways that meet', () => {
  test('KER-4.13 + KER-4.10 four cards from forty of 25 kinds are as many branches as there are sets, within the usual bound', () => {
    const branches = outcomes(dice, rolling, { type: 'four-cards', seat: 0 });
    const sets = waysToTake(4, FORTY);

    expect(branches.length).toBe(sets);
    expect(branches.every(({ outOf }) => 91_390n % outOf === 0n)).toBe(true);
    expect(branches.reduce((sum, { ways, outOf }) => sum + (ways * 91_390n) / outOf, 0n)).toBe(91_390n);
  });

  test('KER-4.10 twenty dice, one after the other: the sums of 6²⁰ ways, counted on from 970 positions', () => {
    const branches = outcomes(dice, rolling, chain(20));

    expect(branches.map(({ state }) => state.total).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 101 }, (_, index) => index + 20),
    );
    expect(oddsOf(branches)).toEqual(sumsOf(20));
    expect(sumOf(branches)).toEqual([1n, 1n]);
  });

  test('KER-4.10 one after the other they have the same odds as all at once', () => {
    expect(new Set(outcomes(dice, rolling, chain(4)))).toEqual(new Set(outcomes(dice, rolling, roll(4))));
  });

  test('KER-4.10 ways that meet with different denominators are added exactly', () => {
    // A third of the ways rolls one die, a third two, a third three; a sum of 3 comes from all of them.
    const branches = outcomes(dice, rolling, { type: 'explode-slowly', seat: 0 });

    expect(sumOf(branches)).toEqual([1n, 1n]);
    expect(oddsOf(branches)).toMatchObject({ 1: '1/18', 2: '7/108', 3: '49/648', 18: '1/648' });
  });

  test('KER-4.10 rolling again and again until it is enough has no end, and is given up', () => {
    expect(() => outcomes(dice, rolling, { type: 'until-six', seat: 0 }, { most: 500 })).toThrow(
      new EngineError('chance/branches', "'until-six' has more than 500 outcomes; raise 'most' to count them."),
    );
  });

  test('KER-4.10 the bound counts how often the ways part: 5 times for each position in which a die is rolled', () => {
    // One position before the first die, 6 before the second, 11 before the third.
    const parting = 1 + 5 * (1 + 6 + 11);

    expect(outcomes(dice, rolling, chain(3), { most: parting }).length).toBe(16);
    expect(() => outcomes(dice, rolling, chain(3), { most: parting - 1 })).toThrow(
      new EngineError('chance/branches', "'chain' has more than 90 outcomes; raise 'most' to count them."),
    );
  });
});

describe('openings', () => {
  test('KER-4.11 the four things of thimblerig lie in six ways, all as likely', () => {
    const branches = outcomesOfOpening(thimblerig, {});

    expect(branches.map(({ ways, outOf, probability }) => [`${ways}/${outOf}`, probability])).toEqual(
      branches.map(() => ['1/6', 1 / 6]),
    );
    expect(new Set(branches.map(({ state }) => state.under.join(''))).size).toBe(6);
  });

  test('KER-4.11 equal first positions are one branch, frozen and without luck of their own', () => {
    const opening = createGame({
      ...DICE,
      setup: () => ({ total: 0, agenda: [{ ask: 'roll', seat: 0 }, { do: 'die' }, { do: 'die' }] as const }),
    });
    const branches = outcomesOfOpening(opening, null);

    expect(oddsOf(branches)).toEqual(sumsOf(2));
    expect(branches.map(({ state }) => [state.chance, Object.isFrozen(state.decisions)])).toEqual(
      branches.map(() => [scripted([]), true]),
    );
    expect(branches.map(({ state }) => state)).toContainEqual({
      ...opening.setup(null, { decide: () => 3 }),
      chance: scripted([]),
    });
  });

  test('KER-4.11 where nothing is drawn there is one opening; where there are too many, an error says so', () => {
    expect(outcomesOfOpening(dice, null)).toEqual([
      { ways: 1n, outOf: 1n, probability: 1, state: { ...rolling, chance: scripted([]) } },
    ]);
    expect(() => outcomesOfOpening(thimblerig, {}, { most: 5 })).toThrow(
      new EngineError('chance/branches', "The opening has more than 5 outcomes; raise 'most' to count them."),
    );
    expect(() => outcomesOfOpening(auction, { players: 1 })).toThrow('The config is not valid.');
  });
});

/** The odds of the sums of so many dice, counted without the library. */
function sumsOf(count: number): Readonly<Record<number, string>> {
  let ways = new Map([[0, 1n]]);
  for (let die = 0; die < count; die++) {
    const more = new Map<number, bigint>();
    for (const [sum, each] of ways) {
      for (let face = 1; face <= 6; face++) more.set(sum + face, (more.get(sum + face) ?? 0n) + each);
    }
    ways = more;
  }
  const outOf = 6n ** BigInt(count);
  return Object.fromEntries(
    [...ways].map(([sum, each]) => [sum, `${each / gcd(each, outOf)}/${outOf / gcd(each, outOf)}`]),
  );
}

test('KER-2.4 a state of another ruleset is refused by name', () => {
  const newer = createGame({ ...DICE, version: 2 });

  expect(() => outcomes(newer, rolling, roll(1))).toThrow(
    new EngineError(
      'ruleset/foreign',
      `This belongs to the ruleset '${dice.ruleset}'; the game here is '${newer.ruleset}'.`,
    ),
  );
});

function oddsOf(branches: readonly Branch<DiceTypes['State']>[]): Readonly<Record<number, string>> {
  return Object.fromEntries(branches.map(({ state, ways, outOf }) => [state.total, `${ways}/${outOf}`]));
}

function sumOf(branches: readonly Branch<unknown>[]): readonly [bigint, bigint] {
  const [ways, outOf] = branches.reduce<[bigint, bigint]>(
    ([ways, outOf], branch) => [ways * branch.outOf + branch.ways * outOf, outOf * branch.outOf],
    [0n, 1n],
  );
  const divisor = gcd(ways, outOf);
  return [ways / divisor, outOf / divisor];
}

function gcd(left: bigint, right: bigint): bigint {
  let [a, b] = [left, right];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** In how many ways so many cards can be taken, if only kinds count. */
function waysToTake(count: number, [copies, ...others]: readonly number[]): number {
  if (copies === undefined) return count === 0 ? 1 : 0;
  let ways = 0;
  for (let taken = 0; taken <= Math.min(copies, count); taken++) ways += waysToTake(count - taken, others);
  return ways;
}

// One seat that rolls as many dice as it likes, again and again; the sum is kept.
type Rolling = { readonly ask: 'roll'; readonly seat: Seat };
type Die = { readonly do: 'die' | 'until-six' };
interface DiceTypes {
  Config: null;
  State: Position<Rolling | Die> & { readonly total: number };
  View: PositionView<Rolling | Die> & { readonly total: number };
  Action:
    | { readonly type: 'roll'; readonly seat: Seat; readonly decision?: number; readonly count: number }
    | { readonly type: 'flip'; readonly seat: Seat; readonly decision?: number; readonly weights: readonly number[] }
    | { readonly type: 'chain'; readonly seat: Seat; readonly decision?: number; readonly count: number }
    | { readonly type: 'explode' | 'explode-slowly' | 'until-six'; readonly seat: Seat; readonly decision?: number }
    | { readonly type: 'twins' | 'four-cards'; readonly seat: Seat; readonly decision?: number };
  Event: never;
  Why: KernelWhy;
  Step: Die;
  Ask: Rolling;
  Printed: object;
}
const DIE = [1, 1, 1, 1, 1, 1];
/** A deck of 40 cards of 25 kinds. */
const FORTY = Array.from({ length: 25 }, (_, kind) => (kind < 15 ? 2 : 1));
const DICE: Rules<DiceTypes> = {
  id: 'dice',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  streams: ['dice'],
  config: v.null(),
  state: v.custom<DiceTypes['State']>(() => true),
  seatsOf: () => 1,
  setup: () => ({ total: 0, agenda: [{ ask: 'roll', seat: 0 }] }),
  steps: {
    die(draft) {
      draft.total += pick(draft, 'dice', DIE, EVERYONE) + 1;
    },
    'until-six'(draft) {
      if (pick(draft, 'dice', DIE, EVERYONE) < 5) next(draft, { do: 'until-six' });
    },
  },
  questions: {
    roll: {
      options: 'public',
      window: 'open',
      fields: { count: integer(0, 9) },
      candidates: () => [{ type: 'roll', seat: 0, count: 1 }],
      why: () => undefined,
      answer(draft, ask, { count }) {
        for (let die = 0; die < count; die++) draft.total += pick(draft, 'dice', DIE, EVERYONE) + 1;
        draft.agenda.push(ask);
      },
    },
  },
  freeActions: {
    flip: {
      fields: { weights: list(integer(0, 2 ** 32 - 1), 1, 3) },
      candidates: () => [],
      why: () => undefined,
      do(draft, _ask, { weights }) {
        draft.total += pick(draft, 'dice', weights, EVERYONE);
      },
    },
    chain: {
      fields: { count: integer(0, 99) },
      candidates: () => [],
      why: () => undefined,
      do(draft, _ask, { count }) {
        next(draft, ...Array.from({ length: count }, (): Die => ({ do: 'die' })));
      },
    },
    'explode-slowly': {
      fields: {},
      candidates: () => [],
      why: () => undefined,
      do(draft) {
        const more = pick(draft, 'dice', [1, 1, 1], EVERYONE) + 1;
        next(draft, ...Array.from({ length: more }, (): Die => ({ do: 'die' })));
      },
    },
    'until-six': {
      fields: {},
      candidates: () => [],
      why: () => undefined,
      do(draft) {
        next(draft, { do: 'until-six' });
      },
    },
    explode: {
      fields: {},
      candidates: () => [],
      why: () => undefined,
      do(draft) {
        const more = pick(draft, 'dice', [1, 1, 1], EVERYONE) + 1;
        draft.total += more;
        for (let die = 0; die < more; die++) draft.total += pick(draft, 'dice', DIE, EVERYONE) + 1;
      },
    },
    'four-cards': {
      fields: {},
      candidates: () => [],
      why: () => undefined,
      do(draft) {
        const pile = { top: [], rest: [...FORTY], bottom: [] };
        const drawn = drawMany(draft, pile, 4, { stream: 'dice', seen: EVERYONE });
        draft.total = drawn.reduce((number, { kind }) => number * FORTY.length + kind, 0);
      },
    },
    twins: {
      fields: {},
      candidates: () => [],
      why: () => undefined,
      do(draft) {
        for (const value of [1, 2]) draft.total += value * pick(draft, 'dice', [1, 2 ** 32 - 1], EVERYONE);
      },
    },
  },
  outcome: () => ({ winners: [0], ranking: [[0]], reason: 'never', rule: 'KER-1.2' }),
  mask: ({ total }) => ({ total }),
  imagine: ({ total }) => ({ total, agenda: [{ ask: 'roll', seat: 0 }] }),
  clone: clonePlain,
  invariants: {},
  explain: () => '',
};
const dice = createGame(DICE);
const rolling = dice.setup(null, 'dice');

function roll(count: number): DiceTypes['Action'] {
  return { type: 'roll', seat: 0, count };
}

// The same dice, each a step of its own.
function chain(count: number): DiceTypes['Action'] {
  return { type: 'chain', seat: 0, count };
}
