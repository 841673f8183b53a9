import { describe, expect, test } from 'vitest';
import { LIMITED_ROUNDS } from '../../../src/games/ants/components.ts';
import { ants } from '../../../src/games/ants/index.ts';
import { emptyTally } from '../../../src/testing/law.ts';
import { boundedOdds, walk } from '../../../src/testing/walk.ts';
import { effort } from '../../kit/effort.ts';
import { type Found, type Guided, guidedThrough } from './guided.ts';

/** Games of each kind. Random players see no natural end. */
const GAMES = effort('GUIDED', { test: 1, prove: 8 });
/** … of which all laws are checked along the way. */
const LAWFUL = effort('GUIDED_LAWS', { test: 1, prove: 6 });
/** The laws that cost most are checked at one pause in so many. */
const EVERY = effort('GUIDED_EVERY', { test: 120, prove: 20 });
/** Longer than any game. */
const LONGEST = 9000;
/** The most answers that one seat ever has at once, with free actions (ANT-21.4). */
const MOST_OPTIONS = 100;

const TABLES: readonly (readonly [string, Omit<Guided, 'seed'>])[] = [
  ['two greedy players', { config: { players: 2 }, greedy: [0, 1] }],
  ['three, with asymmetric anthills', { config: { players: 3, anthill: 'asymmetric' }, greedy: [0, 1, 2] }],
  ['four, in a first game', { config: { players: 4, variant: 'first-game' }, greedy: [0, 1, 2, 3] }],
  ['two of three greedy', { config: { players: 3 }, greedy: [0, 2] }],
  ['one of two greedy, with asymmetric anthills', { config: { players: 2, anthill: 'asymmetric' }, greedy: [1] }],
];

const seeds = (games: number): string[] => Array.from({ length: games }, (_, nth) => `guided ${nth}`);

const kinds = new Set<string>();

describe.each(TABLES)('whole games of %s', (name, table) => {
  const found: Found[] = [];

  test('ANT-24.1 + ANT-24.2 the star track fills, one more round is played, then one Incubation each', () => {
    found.push(...seeds(GAMES).map((seed) => guidedThrough(ants, { ...table, seed })));
    const players = table.config.players as number;

    for (const { states, events, kinds: asked } of found) {
      const met = events.findIndex(({ type }) => type === 'end-met');
      const later = events.slice(met).map(({ type }) => type);
      expect(events[met]).toMatchObject({ reason: 'star-track' });
      expect(ants.outcome(states.at(-1) ?? expect.unreachable())?.reason).toBe('star-track');
      expect(later.filter((type) => type === 'turn-began').length).toBeGreaterThanOrEqual(players);
      expect(later.filter((type) => type === 'turn-began').length).toBeLessThan(2 * players);
      expect(later.filter((type) => type === 'final-began')).toHaveLength(players);
      for (const kind of asked) kinds.add(kind);
    }
  });

  test('ANT-21.4 the invariants hold at every pause, and no seat ever has more than 100 options', () => {
    expect(found.flatMap(({ states }) => states.flatMap((state) => ants.faults(state)))).toEqual([]);
    expect(Math.max(...found.map(({ mostOptions }) => mostOptions))).toBeLessThanOrEqual(MOST_OPTIONS);
  });

  // Two players are enough for every law to be met on the way to a natural end; the others are walked by `npm run prove`.
  test.runIf(LAWFUL > 1 || name === TABLES[0]?.[0])('every law holds along the way', () => {
    const tally = emptyTally();
    for (const [nth, seed] of seeds(Math.min(LAWFUL, GAMES)).entries()) {
      const choices = found[nth]?.choices ?? [];
      walk(
        ants,
        // The worlds that are imagined on the way are played on at random, and random players may go on without end (ANT-24.7).
        { config: { ...table.config, roundLimit: LIMITED_ROUNDS }, seed, choices },
        { tally, odds: boundedOdds, most: LONGEST, every: EVERY, freely: 'at-any-moment' },
      );
    }

    expect(tally.pauses).toBe(found.slice(0, LAWFUL).reduce((sum, { choices }) => sum + choices.length, 0));
    expect(tally.twins).toBeGreaterThan(tally.twinsSkipped);
    expect(tally.freely).toBeGreaterThan(0);
  });
});

test('most kinds of decisions are met in games that are played to their end', () => {
  expect(kinds.size).toBeGreaterThanOrEqual(30);
});
