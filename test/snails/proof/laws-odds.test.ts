import { expect, test } from 'vitest';
import { type SnailsAction, type SnailsConfig, type SnailsState, snails } from '../../../src/games/snails/index.ts';
import { type Branch, createRandom, EngineError, hash, outcomes } from '../../../src/kernel/index.ts';
import { effort } from '../../kit/effort.ts';
import { orEngineError } from '../../kit/fuzzing.ts';

const CONFIGS: readonly SnailsConfig[] = [{ players: 2 }, { players: 3, opening: 'advanced' }, { players: 4 }];
const GAMES = effort('GAMES', { test: 3, prove: 9 });
/** The odds are looked at in one position in so many. */
const EVERY = effort('EVERY', { test: 3, prove: 1 });
/** Actions with more ways for chance to come out are left out, and counted. */
const MOST = 200;
/** One action in so many that leave something to chance is rolled, so often. */
const ROLLED = 15;
const ROLLS = 300;

interface Odds {
  readonly state: SnailsState;
  readonly action: SnailsAction;
  readonly branches: readonly Branch<SnailsState>[];
}

/** The odds of every action in the positions of a game, one after another. */
function* oddsOf(nth: number): Generator<Odds | 'too many' | 'next position'> {
  const random = createRandom(`odds ${nth}`);
  const first = snails.setup(CONFIGS[nth % CONFIGS.length] ?? { players: 2 }, random.seed());
  const simulation = snails.simulate(first, { chance: first.chance });
  for (let ply = nth; simulation.outcome() === undefined; ply++) {
    const { state } = simulation;
    const actions = simulation.legalActions();
    for (const action of ply % EVERY === 0 ? actions : []) {
      const branches = orEngineError(() => outcomes(snails, state, action, { most: MOST }));
      if (!(branches instanceof EngineError)) yield { state, action, branches };
      else if (branches.code === 'chance/branches') yield 'too many';
      else throw branches;
    }
    yield 'next position';
    simulation.step(random.oneOf(actions));
  }
}

function isCertain(branches: Odds['branches']): boolean {
  let [sum, parts] = [0n, 1n];
  for (const { ways, outOf } of branches) [sum, parts] = [sum * outOf + ways * parts, parts * outOf];
  return sum === parts && branches.every(({ ways }) => ways > 0n);
}

const worldOf = (state: SnailsState): number => hash({ ...state, chance: null });

/** How far what is rolled is from the odds: chi-square, and its degrees of freedom. What is rare is counted together. */
function distanceOf({ state, action, branches }: Odds): readonly [distance: number, freedom: number] {
  const rolled = new Map<number, number>();
  for (let roll = 0; roll < ROLLS; roll++) {
    const simulation = snails.simulate(state, { chance: { seed: `roll ${roll} ${worldOf(state)}` } });
    simulation.step(action);
    const world = worldOf(simulation.state);
    rolled.set(world, (rolled.get(world) ?? 0) + 1);
  }
  const cells = new Map<number, { seen: number; mean: number }>();
  for (const branch of branches) {
    const world = worldOf(branch.state);
    const key = branch.probability * ROLLS >= 5 ? world : -1;
    const cell = cells.get(key) ?? { seen: 0, mean: 0 };
    cells.set(key, { seen: cell.seen + (rolled.get(world) ?? 0), mean: cell.mean + branch.probability * ROLLS });
    rolled.delete(world);
  }
  expect([...rolled.keys()]).toEqual([]);
  const distance = [...cells.values()].reduce((sum, { seen, mean }) => sum + (seen - mean) ** 2 / mean, 0);
  return [distance, cells.size - 1];
}

test('KER-4.1 the odds of every action sum to exactly 1 all through whole games, and are those that are rolled', () => {
  const counts = { positions: 0, actions: 0, tooMany: 0, chancy: 0, rolled: 0 };
  const wrong: SnailsAction[] = [];
  let [distance, freedom] = [0, 0];
  for (let nth = 0; nth < GAMES; nth++) {
    for (const odds of oddsOf(nth)) {
      if (odds === 'next position') counts.positions += 1;
      else if (odds === 'too many') counts.tooMany += 1;
      else {
        counts.actions += 1;
        if (!isCertain(odds.branches)) wrong.push(odds.action);
        if (odds.branches.length === 1) continue;
        counts.chancy += 1;
        if (counts.chancy % ROLLED > 0) continue;
        counts.rolled += 1;
        const [further, more] = distanceOf(odds);
        distance += further;
        freedom += more;
      }
    }
  }

  expect(wrong).toEqual([]);
  expect(distance).toBeLessThan(freedom + 6 * Math.sqrt(2 * freedom));
  // Enough of everything was looked at for this to mean something.
  expect(counts.positions).toBeGreaterThan(220 * GAMES);
  expect(counts.actions).toBeGreaterThan((1600 * GAMES) / EVERY);
  expect(counts.chancy).toBeGreaterThan((110 * GAMES) / EVERY);
  expect(counts.rolled).toBeGreaterThan((6 * GAMES) / EVERY);
  expect(counts.tooMany).toBeLessThan(counts.actions / 20);
});
