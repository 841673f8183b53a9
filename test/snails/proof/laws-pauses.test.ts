import { expect, test } from 'vitest';
import { snails } from '../../../src/games/snails/index.ts';
import { emptyTally } from '../../../src/testing/law.ts';
import { effort } from '../../kit/effort.ts';
import { pausesOfEveryKind, tryTwins } from './laws-pauses.ts';

/** Positions of each kind of decision. */
const EACH = effort('EACH', { test: 4, prove: 24 });

test('KER-5.1 at every kind of decision nobody sees what they cannot know: whoever decides, the others, the spectators', () => {
  const tally = emptyTally();
  for (const states of pausesOfEveryKind({ games: 480, each: EACH }).values())
    for (const state of states) tryTwins(snails, state, { tally, times: 3 });

  process.stdout.write(`twins at every kind of decision: ${tally.twins} pairs tried, ${tally.twinsSkipped} skipped\n`);

  const kinds = Object.keys(snails.decisions);
  expect(Object.keys(tally.kinds).sort()).toEqual(kinds.sort());
  const few = kinds.filter((kind) => {
    const { decider = 0, other = 0, spectator = 0 } = tally.kinds[kind] ?? {};
    return Math.min(decider, other, spectator) < 3;
  });
  expect(few).toEqual([]);
});
