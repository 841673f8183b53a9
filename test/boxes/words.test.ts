import { createRandom, type GameTypes } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../../src/registry/index.ts';
import { emptyTally, emptyVocabulary, type Pause, type Tally } from '../../src/testing/law.ts';
import { learn, probes } from '../../src/testing/probes.ts';
import { boundedOdds } from '../../src/testing/walk.ts';
import { labelsDiffer, wordsAreTotal } from '../../src/testing/words.ts';
import { effort } from '../kit/effort.ts';

/** Games of each box, one for each of its configs at least, and how many decisions of each are put into words. */
const GAMES = effort('WORDED_GAMES', { test: 1, prove: 8 });
const PAUSES = effort('WORDED_PAUSES', { test: 60, prove: 400 });
/** How many positions of further games are searched for something that was not asked before. */
const FURTHER = effort('WORDED_FURTHER', { test: 2000, prove: 30_000 });
/** A game that is longer is looked at in as many places, further apart. */
const LONGEST = 1200;

type AnyBox = Awaited<ReturnType<typeof allBoxes>>[number];

/**
 * Goes through random games of a box, and looks at many positions of their beginning and some of the rest; then through more of
 * them, and looks wherever something is asked that was not asked before: a confrontation of Kelp comes late and seldom.
 */
function throughGames(box: AnyBox, look: (pause: Pause<GameTypes>) => void): Tally {
  const tally = emptyTally();
  const { game } = box;
  const asked = new Set<string>();
  const offers = box.configs.flatMap((each) => Array<typeof each>(GAMES).fill(each));
  for (let nth = 0, further = 0; nth < offers.length || further < FURTHER; nth++) {
    const offer = offers[nth % offers.length] as (typeof offers)[number];
    const seats = offer.seats.min + (nth % (offer.seats.max - offer.seats.min + 1));
    const random = createRandom(`words ${game.id} ${nth}`);
    const vocabulary = emptyVocabulary(game);
    let state = game.setup(offer.config({ players: Array.from({ length: seats }, () => ({})) }), `words ${nth}`);
    for (let ply = 0; ply < LONGEST && game.outcome(state) === undefined; ply++) {
      const actions = game.legalActions(state);
      const action = random.oneOf(actions);
      for (const each of actions) learn(vocabulary, each);
      const kinds = game.pending(state).map(({ kind }) => kind);
      const isNew = !asked.has(kinds.join());
      asked.add(kinds.join());
      const isSampled = nth < offers.length && (ply < PAUSES / 2 || random.below(LONGEST) < PAUSES);
      if (isNew || isSampled) {
        const pause = {
          game,
          state,
          actions,
          action,
          kind: '',
          random: createRandom(`${nth} ${ply}`),
          tally,
          vocabulary,
        };
        look({ ...pause, odds: boundedOdds, most: 0, windows: new Map(), freely: 'at-decisions' });
      }
      state = game.reduce(state, action);
      if (nth >= offers.length) further += 1;
    }
  }
  return tally;
}

describe.each((await allBoxes()).map((box) => [box.game.id, box] as const))('the words of %s', (_id, box) => {
  test('KER-11.17 everything that a game or a table tells can be put into words', () => {
    const tally = throughGames(box, (pause) => wordsAreTotal(pause, box, probes(pause)));

    expect(tally.said).toBeGreaterThan(100);
  });

  test('KER-12.9 on one screen no two targets have the same label', () => {
    const tally = throughGames(box, (pause) => labelsDiffer(pause, box));

    expect(tally.screens).toBeGreaterThan(1);
  });
});
