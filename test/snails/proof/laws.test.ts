import { afterAll, describe, expect, test } from 'vitest';
import {
  ATOLL,
  createSnails,
  defaultPack,
  FACTIONS,
  type SnailsConfig,
  type SnailsTypes,
  snails,
  TWIN_ISLETS,
} from '../../../src/games/snails/index.ts';
import type { Game } from '../../../src/kernel/index.ts';
import { checkGame } from '../../../src/testing/index.ts';
import { effort, SEED as seed } from '../../kit/effort.ts';

// Random play has never gone beyond these: see the last columns of `npm run soak`.
const LONGEST = 500;
const MOST_OPTIONS = 100;

/** Walks for each pair of factions. */
const WALKS = effort('WALKS', { test: 1, prove: 2 });
/** Walks on each of the other boards. */
const BOARD_WALKS = effort('BOARD_WALKS', { test: 1, prove: 6 });
/** How many of the factions after it each faction meets. */
const MET = effort('MET', { test: 1, prove: FACTIONS.length - 1 });

/** How many twins were compared, and how many turned out to be none. */
const pairs = { tried: 0, skipped: 0 };

afterAll(() => {
  process.stdout.write(`twins on random walks: ${pairs.tried} pairs tried, ${pairs.skipped} skipped\n`);
});

interface Table {
  readonly game: Game<SnailsTypes>;
  readonly configs: readonly SnailsConfig[];
  readonly walks: number;
}

/** Walks at each of these tables; what the laws had to look at is counted for all of them together. */
async function keepEveryLaw(...tables: readonly Table[]): Promise<void> {
  const sum = { pauses: 0, twins: 0, odds: 0, varied: 0, probes: 0, openingTwins: 0 };
  let openings = 0;
  for (const { game, configs, walks } of tables) {
    const most = LONGEST;
    const report = await checkGame(game, {
      configs,
      walks,
      length: most,
      most,
      every: 20,
      openings: walks * 20,
      seed,
    });

    openings += walks * 20;
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += report[key];
    pairs.tried += report.twins;
    pairs.skipped += report.twinsSkipped;
    expect(report.longest).toBeLessThanOrEqual(LONGEST);
    expect(report.mostOptions).toBeLessThanOrEqual(MOST_OPTIONS);
  }
  // A law that had nothing to look at proves nothing.
  expect(sum.twins).toBeGreaterThan(sum.pauses / 2);
  expect(sum.odds).toBeGreaterThan(0);
  expect(sum.varied).toBeGreaterThan(0);
  expect(sum.probes).toBeGreaterThan(0);
  expect(sum.openingTwins).toBeGreaterThanOrEqual(openings / 5);
}

/** In a ring each faction meets the next one, and so every faction is met twice; further on, all others. */
const PAIRS = FACTIONS.flatMap((one, index) =>
  [...FACTIONS.slice(index + 1), ...FACTIONS.slice(0, index)].slice(0, MET).map(
    (other, nth): SnailsConfig => ({
      players: [{ faction: one }, { faction: other }],
      opening: (index + nth) % 2 === 0 ? 'standard' : 'advanced',
    }),
  ),
);

describe('the laws of Snails', () => {
  test('every faction against others', async () => {
    await keepEveryLaw(...PAIRS.map((config) => ({ game: snails, configs: [config], walks: WALKS })));
  });

  test('two, three and four players', async () => {
    const configs: SnailsConfig[] = [
      { players: 2, factions: 'draft' },
      { players: 3, opening: 'advanced' },
      { players: 4 },
    ];
    await keepEveryLaw({ game: snails, configs, walks: 3 * WALKS });
  });

  test('around a lagoon, and on two islets in the open sea', async () => {
    const lagoon: SnailsConfig[] = [{ players: 3 }, { players: 4, opening: 'advanced' }];
    const islets: SnailsConfig[] = [{ players: 2 }, { players: 4, factions: 'draft' }];
    await keepEveryLaw(
      { game: createSnails({ layout: ATOLL }), configs: lagoon, walks: BOARD_WALKS },
      { game: createSnails({ layout: TWIN_ISLETS }), configs: islets, walks: BOARD_WALKS },
    );
  });
});

// With nothing to draw, two worlds often differ in nothing but how far others are with their plans.
test.each([2, 7])('the laws hold without an arsenal: walk %i', async (walk) => {
  const game = createSnails({ pack: { ...defaultPack, red: {}, purple: {} } });
  const report = await checkGame(game, {
    configs: [{ players: 2 }],
    walks: 2,
    length: 300,
    most: LONGEST,
    every: 30,
    openings: 40,
    seed: walk,
  });

  expect(report.twins).toBeGreaterThan(0);
});

test('the worlds imagined for an opening are as likely as the truth', async () => {
  const configs: readonly SnailsConfig[] = [{ players: 2 }, { players: 3, opening: 'advanced' }, { players: 4 }];
  const report = await checkGame(snails, { configs, walks: 1, length: 1, openings: 600, seed });

  expect(report.fairSamples).toBeGreaterThanOrEqual(600);
  expect(report.openingAlternatives).toBeGreaterThan(50);
});

test('a position of four players in mid-play is no longer than 6 kB', () => {
  let longest = 0;
  for (const game of ['a', 'b', 'c', 'd']) {
    const simulation = snails.simulate(snails.setup({ players: 4 }, game), { chance: { seed: game } });
    for (let pick = 0; simulation.outcome() === undefined; pick++) {
      longest = Math.max(longest, JSON.stringify(simulation.state).length);
      const options = simulation.legalActions();
      simulation.step(options[(pick * 7919) % options.length] as (typeof options)[number]);
    }
  }
  expect(longest).toBeGreaterThan(1000);
  expect(longest).toBeLessThanOrEqual(6000);
});
