import { EngineError, mixed, scripted, seeded } from 'gastropodia';
import { scene, scriptUsedUp, withScript } from 'gastropodia/testing';
import { expect, test } from 'vitest';
import { type AuctionState, auction } from '../../kit/auction.ts';

const start = auction.setup({ players: 2 }, 'script');

// Every seat bids its first card, for so many rounds; the prizes that were offered one after the other.
function prizes(state: AuctionState, rounds: number): { readonly offered: number[]; readonly last: AuctionState } {
  const offered: number[] = [];
  let now = state;
  for (let round = 0; round < rounds; round++) {
    for (const seat of [0, 1]) {
      const [bid] = auction.legalActions(now, seat);
      if (bid !== undefined) now = auction.reduce(now, bid);
    }
    offered.push(now.offered);
  }
  return { offered, last: now };
}

test('KER-4.8 some prizes are written down, and the rest comes from a seed: in the reducer and in a simulation', () => {
  const free = prizes(withScript(start, [], { rest: 'the rest' }), 3);
  const [first = 0] = start.prizes.rest.flatMap((count, kind) => (count > 0 && kind !== free.offered[0] ? [kind] : []));
  const half = withScript(start, [['prizes', first]], { rest: 'the rest' });
  const { offered, last } = prizes(half, 3);
  const simulation = auction.simulate(half, { chance: half.chance });
  while (simulation.state.offered === half.offered) simulation.step(simulation.legalActions()[0] as never);

  expect(offered[0]).toBe(first);
  expect(offered).not.toEqual(free.offered);
  expect(last.chance).toMatchObject({ kind: 'mixed', script: [] });
  expect(simulation.state).toEqual(prizes(half, 1).last);
  scriptUsedUp(last);
});

test('KER-4.8 outcomes that nothing asked for are an error, in a script for some of the luck as in one for all of it', () => {
  const left = 'The script has outcomes that nothing asked for: prizes, cards.';
  const script = [
    ['prizes', 1],
    ['cards', 2],
  ] as const;

  expect(() => scriptUsedUp(withScript(start, script, { rest: 'x' }))).toThrow(
    new EngineError('chance/script-left-over', left),
  );
  expect(() => scriptUsedUp(withScript(start, script))).toThrow(new EngineError('chance/script-left-over', left));
  expect(() => scriptUsedUp(start)).toThrow('The script has outcomes that nothing asked for: all of it.');
  scriptUsedUp(withScript(start, [], { rest: 'x' }));
  scriptUsedUp(withScript(start, []));
});

test('KER-4.8 a scene can have both', () => {
  const { chance } = scene(auction, { config: { players: 2 }, changes: {}, script: [['prizes', 1]], seed: 'x' });

  expect(chance).toEqual(mixed([['prizes', 1]], seeded('x', ['cards', 'prizes'])));
  expect(scene(auction, { config: { players: 2 }, changes: {}, script: [['prizes', 1]] }).chance).toEqual(
    scripted([['prizes', 1]]),
  );
});

test('KER-4.8 a script for all the luck does not tell the streams of the rest', () => {
  expect(() => withScript(withScript(start, []), [], { rest: 'x' })).toThrow(
    new EngineError(
      'chance/unknown-stream',
      'All the luck of this position is a script, which does not tell the streams of the rest: begin with a seeded one.',
    ),
  );
});
