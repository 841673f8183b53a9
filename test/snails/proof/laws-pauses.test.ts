import { expect, test } from 'vitest';
import { snails } from '../../../src/games/snails/index.ts';
import { emptyTally } from '../../../src/testing/law.ts';
import { effort } from '../../kit/effort.ts';
import { pausesOfEveryKind, tryTwins } from './laws-pauses.ts';

/** Positions of each kind of decision. */
const EACH = effort('EACH', { test: 6, prove: 24 });

/** Where most pairs show too much to be compared, the positions are tried again, so often at most. */
const ROUNDS = 6;

test('KER-5.1 at every kind of decision nobody sees what they cannot know: whoever decides, the others, the spectators', () => {
  const tally = emptyTally();
  const isFew = (kind: string): boolean => {
    const { decider = 0, other = 0, spectator = 0 } = tally.kinds[kind] ?? {};
    return Math.min(decider, other, spectator) < EACH / 6;
  };
  for (const [kind, states] of pausesOfEveryKind({ games: 480, each: EACH }))
    for (let round = 0; round < ROUNDS && (round === 0 || isFew(kind)); round++)
      for (const state of states) tryTwins(snails, state, { tally, times: 3 });

  process.stdout.write(`twins at every kind of decision: ${tally.twins} pairs tried, ${tally.twinsSkipped} skipped\n`);

  const kinds = Object.keys(snails.decisions);
  expect(Object.keys(tally.kinds).sort()).toEqual(kinds.sort());
  expect(kinds.filter(isFew)).toEqual([]);
});
