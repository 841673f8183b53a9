import {
  argument,
  checkWords,
  createRandom,
  examined,
  type Given,
  rowsOf,
  sampleWords,
  say,
  vocabulary,
  type WordIn,
} from 'gastropodia';
import { expect, test } from 'vitest';

// #region declared
const EFFECTS = vocabulary({
  tag: 'op',
  called: 'effects',
  scopes: { player: 'a player', board: 'the board' },
  // An effect may stand inside another, and that in no third.
  deepest: 2,
  words: {
    gain: {
      holds: { coins: argument.whole({ most: 9, usual: 3 }) },
      on: ['player'],
      written: { 'gain(coins)': 'takes coins from the bank' },
    },
    draw: {
      holds: { count: argument.unless(argument.whole({ most: 3 }), 1) },
      on: ['player'],
      written: { 'draw(count)': 'draws cards, one if nothing is said' },
    },
    flood: { holds: {}, on: ['board'], written: { flood: 'a field sinks' } },
    twice: {
      holds: { effects: argument.inner() },
      on: ['player', 'board'],
      written: { 'twice(…effects)': 'does this two times' },
    },
  },
});

type Effect = WordIn<typeof EFFECTS>;
// #endregion declared

// #region words
const gain = (coins: number): Effect => say(EFFECTS, 'gain', { coins });
const draw = (given: Given<typeof EFFECTS, 'draw'> = {}): Effect => say(EFFECTS, 'draw', given);
const twice = (...effects: readonly Effect[]): Effect => say(EFFECTS, 'twice', { effects });

const HARVEST = { copies: 3, effects: [gain(2), twice(draw())] };
// #endregion words

// #region ops
interface Purse {
  coins: number;
  cards: number;
}

/** What each word does: a word that is missing does not compile. */
const OPS: { readonly [Op in Effect['op']]: (purse: Purse, effect: WordIn<typeof EFFECTS, Op>) => void } = {
  gain: (purse, { coins }) => {
    purse.coins += coins;
  },
  draw: (purse, { count }) => {
    purse.cards += count;
  },
  flood: () => {},
  twice: (purse, { effects }) => resolve(purse, [...effects, ...effects]),
};

function resolve(purse: Purse, effects: readonly Effect[]): void {
  for (const effect of effects) carryOut(purse, effect);
}

function carryOut<Op extends Effect['op']>(purse: Purse, effect: WordIn<typeof EFFECTS, Op>): void {
  const op: Op = effect.op;
  OPS[op](purse, effect);
}
// #endregion ops

test('KER-10.15 a game of one’s own declares the words of its cards', () => {
  // #region check
  const faultsOf = (pack: unknown) =>
    examined(pack, 'effects', (spot) => checkWords(EFFECTS, spot, { scope: 'player' })).faults;

  faultsOf([{ op: 'gain', coins: 12 }, { op: 'flood' }]);
  // effects[0].coins: expected a whole number from 1 to 9, found 12
  // effects[1]: 'flood' has no meaning for a player; words that have are gain, draw, twice
  // #endregion check
  const purse = { coins: 0, cards: 0 };
  resolve(purse, HARVEST.effects);

  expect(HARVEST.effects).toEqual([
    { op: 'gain', coins: 2 },
    { op: 'twice', effects: [{ op: 'draw', count: 1 }] },
  ]);
  expect(purse).toEqual({ coins: 2, cards: 2 });
  expect(faultsOf(HARVEST.effects)).toEqual([]);
  expect(
    faultsOf([{ op: 'gain', coins: 12 }, { op: 'flood' }]).map(({ path, message }) => `${path}: ${message}`),
  ).toEqual([
    'effects[0].coins: expected a whole number from 1 to 9, found 12',
    "effects[1]: 'flood' has no meaning for a player; words that have are gain, draw, twice",
  ]);
  expect(rowsOf(EFFECTS)[1]).toEqual({
    written: 'draw(count)',
    name: 'draw',
    on: ['player'],
    means: 'draws cards, one if nothing is said',
  });
  const samples = Array.from({ length: 50 }, (_, nth) =>
    sampleWords(EFFECTS, createRandom(`${nth}`), { scope: 'player' }),
  );
  expect(samples.flatMap(faultsOf)).toEqual([]);
});
