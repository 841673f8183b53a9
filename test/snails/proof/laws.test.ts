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

// Random play has never gone beyond these: see the last columns of `npm run soak`.
const LONGEST = 500;
const MOST_OPTIONS = 100;

// A fresh seed can be given to look further; the one that is written here is looked at on every run.
const seed = Number(process.env.LAWS_SEED ?? 20);

/** How many twins were compared, and how many turned out to be none. */
const pairs = { tried: 0, skipped: 0 };

afterAll(() => {
  process.stdout.write(`twins on random walks: ${pairs.tried} pairs tried, ${pairs.skipped} skipped\n`);
});

async function keepsEveryLaw(game: Game<SnailsTypes>, configs: readonly SnailsConfig[], walks: number): Promise<void> {
  const openings = walks * 20;
  const report = await checkGame(game, { configs, walks, length: LONGEST, most: LONGEST, every: 20, openings, seed });

  pairs.tried += report.twins;
  pairs.skipped += report.twinsSkipped;
  expect(report.longest).toBeLessThanOrEqual(LONGEST);
  expect(report.mostOptions).toBeLessThanOrEqual(MOST_OPTIONS);
  // A law that had nothing to look at proves nothing.
  expect(report.twins).toBeGreaterThan(report.pauses / 2);
  expect(report.odds).toBeGreaterThan(0);
  expect(report.varied).toBeGreaterThan(0);
  expect(report.probes).toBeGreaterThan(0);
  expect(report.openingTwins).toBeGreaterThanOrEqual(openings / 5);
}

const PAIRS = FACTIONS.flatMap((one, index) =>
  FACTIONS.slice(index + 1).map((other, nth): [string, string, SnailsConfig] => [
    one,
    other,
    { players: [{ faction: one }, { faction: other }], opening: nth % 2 === 0 ? 'standard' : 'advanced' },
  ]),
);

describe('the laws of Snails', () => {
  test.each(PAIRS)('%s against %s', async (_one, _other, config) => {
    await keepsEveryLaw(snails, [config], 2);
  });

  test('two, three and four players', async () => {
    await keepsEveryLaw(
      snails,
      [{ players: 2, factions: 'draft' }, { players: 3, opening: 'advanced' }, { players: 4 }],
      9,
    );
  });

  test('around a lagoon', async () => {
    await keepsEveryLaw(createSnails({ layout: ATOLL }), [{ players: 3 }, { players: 4, opening: 'advanced' }], 6);
  });

  test('on two islets in the open sea', async () => {
    await keepsEveryLaw(createSnails({ layout: TWIN_ISLETS }), [{ players: 2 }, { players: 4, factions: 'draft' }], 6);
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
