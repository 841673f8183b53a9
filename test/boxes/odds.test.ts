import {
  createGame,
  createRandom,
  EVERYONE,
  LOCALES,
  number,
  oneOf,
  perSeat,
  pick,
  rulesOf,
  shapeOf,
  type TypesIn,
} from 'gastropodia';
import { boxOf, oddsOf } from 'gastropodia/boxes';
import { type AttackResult, snailsBox } from 'gastropodia/snails';
import { describe, expect, test } from 'vitest';
import { leducBox } from '../../docs/examples/leduc/box.ts';
import { allBoxes } from '../../src/registry/index.ts';

const SHAPE = shapeOf({
  table: { points: perSeat(number(0, 99)) },
  asks: { throw: { says: { coins: oneOf(['one', 'two', 'dozen']) } } },
  events: { thrown: { heads: number(0, 99) } },
});
interface ThrowTypes extends TypesIn<typeof SHAPE> {}

/** Coins are thrown, and heads count: nothing is hidden. */
const coins = boxOf<ThrowTypes>({
  game: createGame<ThrowTypes>(
    rulesOf(SHAPE, {
      id: 'coins',
      turns: 'throw',
      streams: ['coins'],
      questions: {
        throw(draft, { seat }, { coins }) {
          const thrown = Array.from({ length: { one: 1, two: 2, dozen: 12 }[coins] }, () =>
            pick(draft, 'coins', [1, 1], EVERYONE),
          );
          const heads = thrown.filter((side) => side === 1).length;
          draft.points[seat] = (draft.points[seat] ?? 0) + heads;
          SHAPE.emit({ type: 'thrown', heads });
        },
      },
      outcome: () => undefined,
    }),
  ),
});

test('KER-12.6 where nothing is hidden, exact odds are told by the sentences of what happens, likeliest first', () => {
  const view = coins.game.view(coins.game.setup({}, 'any'), 0);
  const odds = (thrown: 'one' | 'two' | 'dozen') =>
    oddsOf(coins, view, { type: 'throw', seat: 0, coins: thrown }, { locale: 'en' });

  expect(odds('two')).toEqual([
    { text: 'Thrown, heads 1.', probability: 0.5 },
    { text: 'Thrown, heads 0.', probability: 0.25 },
    { text: 'Thrown, heads 2.', probability: 0.25 },
  ]);
  // Of 4,096 ways nobody waits for all.
  expect(odds('dozen')).toEqual([]);
});

test('KER-12.6 where something is hidden, nothing is told', () => {
  const { game } = leducBox;
  const called = game.reduce(game.setup({}, 'any'), { type: 'bet', seat: 0, say: 'call' });
  const second = { type: 'bet', seat: 1, say: 'call' } as const;

  // A card is turned up now: which it may be depends on the one that the other holds.
  expect(oddsOf(leducBox, game.view(called, 1), second, { locale: 'en' })).toEqual([]);
});

const RESULTS: readonly AttackResult[] = [
  {
    outcome: 'hit',
    damage: [
      { snail: 1, lost: 5 },
      { snail: 6, lost: 15 },
    ],
    eliminated: [6],
    tiles: [{ field: '2,-1', result: 'destroyed' }],
  },
  { outcome: 'hit', damage: [], eliminated: [3], tiles: [] },
  { outcome: 'hit', damage: [], eliminated: [], tiles: [] },
  { outcome: 'miss', damage: [], eliminated: [], tiles: [{ field: '0,0', result: 'damaged' }] },
];

test('KER-12.6 Snails: what an attack may do is told in few words, by the letters of the board', () => {
  const view = snailsBox.game.view(snailsBox.game.setup({ players: 2 }, 'any'), 0);
  const told = LOCALES.map((locale) => RESULTS.map((result) => snailsBox.words.chance(result, view, { locale })));

  expect(told).toEqual([
    [
      'Aa Assault −5; Bs Scout −15, eliminated; tile 2,-1 destroyed',
      'Am Medic: eliminated',
      'a hit without damage',
      'a miss; tile 0,0 damaged',
    ],
    [
      'As Szturmowiec −5; Bz Zwiadowca −15, wyeliminowany; kafelek 2,-1 zniszczony',
      'Am Medyk: wyeliminowany',
      'trafienie bez obrażeń',
      'chybienie; kafelek 0,0 uszkodzony',
    ],
    [
      'At Stürmer −5; Bp Späher −15, ausgeschieden; Plättchen 2,-1 zerstört',
      'Aa Sanitäter: ausgeschieden',
      'ein Treffer ohne Schaden',
      'daneben; Plättchen 0,0 beschädigt',
    ],
  ]);
  expect(() => snailsBox.words.chance({ heads: 1 }, view, { locale: 'en' })).toThrow(
    'The result of an attack is needed',
  );
});

describe.each((await allBoxes()).map((box) => [box.game.id, box] as const))('odds of %s', (_id, box) => {
  test('KER-12.6 of a random game: shares of one whole, likeliest first, no two lines alike', () => {
    const random = createRandom('odds');
    const [offer] = box.configs;
    const players = Array.from({ length: box.game.seats.min }, () => ({}));
    let state = box.game.setup(offer?.config({ players }), 'odds');
    for (let ply = 0; ply < 150 && box.game.outcome(state) === undefined; ply++) {
      const action = random.oneOf([...box.game.legalActions(state)]);
      const view = box.game.view(state, action.seat);
      // #region odds
      const lines = oddsOf(box, view, action, { locale: 'en', names: box.words.names(view) });
      const told = lines.map(({ probability, text }) => `${Math.round(100 * probability)} %: ${text}`);
      // #endregion odds
      const shares = lines.map(({ probability }) => probability);

      if (lines.length > 0) expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
      expect(shares).toEqual([...shares].sort((one, other) => other - one));
      expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
      expect(told.join()).not.toMatch(/undefined|object|NaN/);
      state = box.game.reduce(state, action);
    }
  });
});
