import { checkGame } from 'gastropodia/testing';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../../src/registry/index.ts';
import { configsOf } from '../kit/configs.ts';
import { effort, SEED as seed } from '../kit/effort.ts';
import { WALKS } from './broken/how.ts';

/** Bounds that random play has never left. */
interface Bounds {
  readonly longest: number;
  readonly mostOptions: number;
  /** Where a game hides nothing after its opening, no walk finds two worlds with the same view. */
  readonly hides?: 'nothing' | 'in-the-opening';
}

// A game that is not here has tests of its laws of its own.
const BOUNDS: Readonly<Record<string, Bounds>> = {
  auction: { longest: 20, mostOptions: 20 },
  duel: { longest: 120, mostOptions: 10 },
  thimblerig: { longest: 12, mostOptions: 12 },
  leduc: { longest: 8, mostOptions: 3, hides: 'in-the-opening' },
  'tic-tac-toe': { longest: 8, mostOptions: 9, hides: 'nothing' },
};

const GAMES = (await allBoxes()).flatMap((box) => {
  const bounds = BOUNDS[box.game.id];
  return bounds === undefined ? [] : [{ game: box.game, configs: configsOf(box), ...bounds }];
});

test('every game of these bounds is in the registry', () => {
  expect(GAMES.map(({ game }) => game.id).sort()).toEqual(Object.keys(BOUNDS).sort());
});

const walks = effort('WALKS', { test: WALKS, prove: 400 });

describe.each(GAMES)('the laws of $game.id', ({ game, configs, longest, mostOptions, hides }) => {
  test('KER-1.1 random walks keep every law', async () => {
    const report = await checkGame(game, { configs, walks, length: 2 * longest, seed });

    expect(report.longest).toBeLessThanOrEqual(longest);
    expect(report.mostOptions).toBeLessThanOrEqual(mostOptions);
    // A law that had nothing to look at proves nothing.
    expect(report.twins).toBeGreaterThan(report.pauses / 2);
    expect(report.odds).toBeGreaterThan(0);
    if (hides === undefined) expect(report.varied).toBeGreaterThan(0);
    expect(report.probes).toBeGreaterThan(0);
    if (Object.keys(game.freeActions).length > 0) expect(report.freely).toBeGreaterThan(0);
    expect(report.openingTwins).toBeGreaterThan(80);
    if (hides !== 'nothing') expect(report.openingAlternatives).toBeGreaterThan(40);
    expect(report.fairSamples).toBeGreaterThanOrEqual(400);
  });
});
