import { type Contender, contenderOf, Forfeited, randomBot, refereed } from 'gastropodia/bots';
import { expect, test } from 'vitest';
import { type AuctionTypes, auction } from '../../docs/examples/auction/index.ts';

const random = contenderOf(auction, randomBot, { seed: 'bots', nodes: 0 });

/** Plays its first decision, and then does something else. */
function failing(fail: () => never | unknown): Contender<AuctionTypes> {
  let moves = 0;
  return { name: 'failing', move: (view) => (moves++ === 0 ? random.move(view) : (fail() as never)) };
}

const played = (players: readonly Contender<AuctionTypes>[]) =>
  refereed(auction, { config: { players: players.length }, seed: 'seed', substituteSeed: 'others', players });

test('KER-14.4 where two play, who fails has lost at once, and the other has won', async () => {
  const fail = failing(() => {
    throw new Error('no idea');
  });
  const { outcome, forfeits, record } = await played([random, fail]);

  expect(outcome).toMatchObject({ winners: [0], ranking: [[0], [1]], reason: 'failed' });
  expect(forfeits).toEqual([{ seat: 1, why: 'threw', said: 'no idea' }]);
  expect(record.actions.length).toBeGreaterThan(0);
});

test('KER-14.5 where more play, a substitute plays on for who fails, who ranks last', async () => {
  const told: unknown[] = [];
  const { outcome, forfeits } = await refereed(auction, {
    config: { players: 3 },
    seed: 'seed',
    substituteSeed: 'others',
    players: [failing(() => ({ type: 'win' })), random, random],
    onForfeit: (forfeit, record) => told.push([forfeit, record.actions.length]),
  });

  expect(forfeits).toEqual([{ seat: 0, why: 'illegal', said: expect.stringContaining('KER-1.4') }]);
  expect(told).toEqual(forfeits.map((forfeit) => [forfeit, 3]));
  expect(outcome.ranking.at(-1)).toEqual([0]);
  expect(outcome.ranking.flat().sort()).toEqual([0, 1, 2]);
});

test('a contender may take its time, and say why it cannot go on', async () => {
  const later = async (): Promise<never> => {
    throw new Forfeited('silent', 'x'.repeat(500));
  };
  const { outcome, forfeits } = await played([failing(later), random]);

  expect(outcome.reason).toBe('timeout');
  expect(forfeits).toEqual([{ seat: 0, why: 'silent', said: `${'x'.repeat(200)}…` }]);
});

test.each<[string, unknown, string]>([
  ['an object without a prototype', Object.create(null), 'an object'],
  ['an error whose words are none', Object.assign(new Error(), { message: 7 }), '7'],
  ['a trap', new Proxy({}, { getPrototypeOf: () => Reflect.ownKeys(null as never) as never }), 'what cannot be read'],
  ['a reason that there is not', new Forfeited('bored' as never, 'yawns'), 'yawns'],
])('whatever a contender throws, it is told in words: %s', async (_, thrown, said) => {
  const fail = failing(() => {
    throw thrown;
  });

  expect((await played([random, fail])).forfeits).toEqual([{ seat: 1, why: 'threw', said }]);
});

test('who cannot move is refused before the game', async () => {
  await expect(played([random, { name: 'x' } as never])).rejects.toThrow(
    'Somebody who can move is needed on each seat; an object cannot.',
  );
});

test('without a failure the game is as it is between bots', async () => {
  const { outcome, forfeits } = await played([random, random]);

  expect(forfeits).toEqual([]);
  expect(outcome.ranking.flat().sort()).toEqual([0, 1]);
});
