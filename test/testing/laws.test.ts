import type { ConfigOf, Game, GameTypes } from 'gastropodia';
import { checkGame } from 'gastropodia/testing';
import { describe, expect, test } from 'vitest';
import { auction } from '../../docs/examples/auction/index.ts';
import { duel } from '../../docs/examples/duel/index.ts';
import { leduc } from '../../docs/examples/leduc/index.ts';
import { thimblerig } from '../../docs/examples/thimblerig/index.ts';
import { ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';
import { effort, SEED as seed } from '../kit/effort.ts';

/** A game, the configs it is checked with, and the bounds that random play has never left. */
interface Entry {
  readonly game: Game<GameTypes>;
  readonly configs: readonly ConfigOf<Game<GameTypes>>[];
  readonly longest: number;
  readonly mostOptions: number;
  /** Where a game hides nothing after its opening, no walk finds two worlds with the same view. */
  readonly hides?: 'nothing' | 'in-the-opening';
}

const GAMES: readonly Entry[] = [
  { game: auction, configs: [{ players: 2 }, { players: 3 }, { players: 4 }], longest: 20, mostOptions: 20 },
  { game: duel, configs: [{}], longest: 120, mostOptions: 10 },
  { game: thimblerig, configs: [{}], longest: 12, mostOptions: 12 },
  { game: leduc, configs: [{}], longest: 8, mostOptions: 3, hides: 'in-the-opening' },
  { game: ticTacToe, configs: [{}], longest: 8, mostOptions: 9, hides: 'nothing' },
];

const walks = effort('WALKS', { test: 100, prove: 600 });

describe.each(GAMES)('the laws of $game.id', ({ game, configs, longest, mostOptions, hides }) => {
  test('KER-1.1 random walks keep every law', async () => {
    const report = await checkGame(game, { configs, walks, length: longest, seed });

    expect(report.longest).toBeLessThanOrEqual(longest);
    expect(report.mostOptions).toBeLessThanOrEqual(mostOptions);
    // A law that had nothing to look at proves nothing.
    expect(report.twins).toBeGreaterThan(report.pauses / 2);
    expect(report.odds).toBeGreaterThan(0);
    if (hides === undefined) expect(report.varied).toBeGreaterThan(0);
    expect(report.probes).toBeGreaterThan(0);
    expect(report.openingTwins).toBeGreaterThan(80);
    if (hides !== 'nothing') expect(report.openingAlternatives).toBeGreaterThan(40);
    expect(report.fairSamples).toBeGreaterThanOrEqual(400);
  });
});
