import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ARCHIPELAGO,
  ATOLL,
  createSnails,
  type Pack,
  type SnailsAction,
  TWIN_ISLETS,
} from '../../../src/games/snails/index.ts';
import { createRandom } from '../../../src/kernel/index.ts';
import { checkGame } from '../../../src/testing/index.ts';
import { effort, SEED as seed } from '../../kit/effort.ts';
import { packs } from './packs.ts';

const LAYOUTS = [ARCHIPELAGO, ATOLL, TWIN_ISLETS];
// Longer runs look further: PACKS=50000 npx vitest run test/snails/cards/random-packs.test.ts
const PACKS = effort('PACKS', { test: 40, prove: 1000 });
const PACKS_WITH_ALL_LAWS = Math.ceil(PACKS / 100);
const BATCH = 500;
const LONGEST = 5000;

function* randomPacks(count: number, from: number): Generator<Pack> {
  for (let batch = 0; batch * BATCH < count; batch++) {
    yield* fc.sample(packs, { numRuns: Math.min(BATCH, count - batch * BATCH), seed: from + batch });
  }
}

/** Basic cards are the same in every pack: the others are planned wherever there are any. */
function ofInterest(actions: readonly SnailsAction[], { basic }: Pack): readonly SnailsAction[] {
  const special = actions.filter((each) => each.type === 'plan-card' && 'card' in each && !(each.card in basic));
  return special.length > 0 ? special : actions;
}

test(
  'a pack that passes the check can be played: every invariant holds at every pause of a random game',
  () => {
    let played = 0;
    for (const pack of randomPacks(PACKS, seed)) {
      const game = createSnails({ pack, layout: LAYOUTS[played % 3] ?? ARCHIPELAGO });
      const players = ([2, 3, 4, 2, 2] as const)[played % 5] ?? 2;
      const opening = played % 2 === 0 ? 'standard' : 'advanced';
      const random = createRandom(`${seed}/${played}`);
      const simulation = game.simulate(game.setup({ players, opening }, random.seed()), {
        chance: { seed: random.seed() },
      });
      for (let taken = 0; simulation.outcome() === undefined; taken++) {
        if (taken > LONGEST) expect.fail(`no end after ${LONGEST} decisions: ${JSON.stringify(pack)}`);
        simulation.step(random.oneOf(ofInterest([...simulation.legalActions()], pack)));
        const faults = game.faults(simulation.state);
        if (faults.length > 0) expect.fail(JSON.stringify({ faults, pack, state: simulation.state }));
      }
      played += 1;
    }
    expect(played).toBe(PACKS);
  },
  120_000 + PACKS * 1000,
);

test(
  'a pack that passes the check keeps every law',
  async () => {
    let pauses = 0;
    for (const [index, pack] of [...randomPacks(PACKS_WITH_ALL_LAWS, seed + 1_000_000)].entries()) {
      const game = createSnails({ pack, layout: LAYOUTS[index % 3] ?? ARCHIPELAGO });
      const configs = [{ players: 2 }, { players: 3, opening: 'advanced' }] as const;
      const report = await checkGame(game, {
        configs,
        walks: 2,
        length: 300,
        most: LONGEST,
        every: 30,
        openings: 40,
        seed: seed + index,
      });
      pauses += report.pauses;
    }
    expect(pauses).toBeGreaterThan(PACKS_WITH_ALL_LAWS * 100);
  },
  120_000 + PACKS * 1000,
);
