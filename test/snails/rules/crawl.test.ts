import { expect, test } from 'vitest';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, draw, drawing, handleOf, options, refusal, scene } from '../kit/scene.ts';

const step = (field: string) => ({ type: 'crawl-step', seat: 0, field }) as const;
const stop = { type: 'crawl-step', seat: 0, decline: true } as const;
const crowdOut = (snail: string, field: string) =>
  ({ type: 'overcrowd', seat: 0, snail: handleOf(snail), field }) as const;

test('SNL-5.1 crawl: two points are two steps on the level, then the action is over', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach
     2,0  beach
     3,0  beach  2a`,
    { play: 'crawl-punch', sea: 'none' },
  );

  expect(asked(before)).toEqual(['1 crawl-step']);
  expect(options(before)).toEqual([{ field: '1,0' }, { decline: true }]);
  const half = pictured(act(before, step('1,0')));
  expect(asked(half)).toEqual(['1 crawl-step']);
  expect(options(half)).toEqual([{ field: '0,0' }, { field: '2,0' }, { decline: true }]);
  const after = act(half, step('2,0'));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      1,0  beach
      2,0  beach  1a
      3,0  beach  2a`),
  );
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-5.1 crawl: it may stop at once or after one step', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach
     2,0  beach  2a`,
    { play: 'crawl-punch' },
  );

  const none = act(before, stop);
  expect(draw(none)).toBe(draw(before));
  expect(none.events[0]).toEqual({ type: 'move-ended', snail: handleOf('1a'), points: 2 });
  expect(asked(none)).toEqual(['2 choose-half']);

  const one = act(before, step('1,0'), stop);
  expect(draw(one)).toBe(
    drawing(`
      0,0  beach
      1,0  beach  1a
      2,0  beach  2a`),
  );
  expect(asked(one)).toEqual(['2 choose-half']);
});

test('SNL-5.2 crawl: down any number of levels costs 1, like a step on the level', () => {
  const before = scene(
    `0,0  mountain  1a
     1,0  water
     0,1  beach
     2,0  water
     -1,0 mountain
     3,0  beach     2a`,
    { play: 'crawl-punch', sea: 'none' },
  );

  expect(options(before)).toEqual([{ field: '-1,0' }, { field: '1,0' }, { field: '0,1' }, { decline: true }]);
  const after = pictured(act(before, step('1,0'), step('2,0')));

  expect(draw(after)).toBe(
    drawing(`
      -1,0 mountain
      0,0  mountain
      2,0  water     1a
      3,0  beach     2a
      0,1  beach`),
  );
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-5.2 crawl: only an adjacent field is reached by one step', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach
     2,0  beach  2a`,
    { play: 'crawl-punch' },
  );

  expect(refusal(before, step('2,0'))).toEqual({
    code: 'step/not-adjacent',
    rule: 'SNL-5.2',
    facts: { from: '0,0', distance: 2 },
  });
  expect(refusal(before, step('0,0'))).toEqual({
    code: 'step/not-adjacent',
    rule: 'SNL-5.2',
    facts: { from: '0,0', distance: 0 },
  });
});

test('SNL-5.3 crawl: one level up costs both points', () => {
  const before = scene(
    `0,0  beach   1a
     1,0  meadow
     2,0  beach
     3,0  beach   2a`,
    { play: 'crawl-punch' },
  );

  const after = pictured(act(before, step('1,0')));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      1,0  meadow  1a
      2,0  beach
      3,0  beach   2a`),
  );
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-5.3 crawl: with one point left there is no step up', () => {
  const before = scene(
    `0,0  beach   1a
     1,0  beach
     2,0  meadow
     3,0  beach   2a`,
    { play: 'crawl-punch', sea: 'none' },
  );

  const half = act(before, step('1,0'));

  expect(options(half)).toEqual([{ field: '0,0' }, { decline: true }]);
  expect(refusal(half, step('2,0'))).toEqual({ code: 'step/too-dear', rule: 'SNL-5.3', facts: { cost: 2, points: 1 } });
});

test('SNL-5.3 crawl: two or three levels up are impossible', () => {
  const before = scene(
    `0,0  water     1a
     1,0  meadow
     0,1  mountain
     -1,1 beach
     3,0  beach     2a`,
    { play: 'crawl-punch', sea: 'none' },
  );

  expect(options(before)).toEqual([{ field: '-1,1' }, { decline: true }]);
  expect(refusal(before, step('1,0'))).toEqual({
    code: 'step/too-steep',
    rule: 'SNL-5.3',
    facts: { from: 'water', to: 'meadow' },
  });
  expect(refusal(before, step('0,1'))).toEqual({
    code: 'step/too-steep',
    rule: 'SNL-5.3',
    facts: { from: 'water', to: 'mountain' },
  });
});

test('SNL-5.4 crawl: a Ninja pays 1 for any adjacent field', () => {
  const before = scene(
    `0,0  water     1a
     1,0  mountain
     2,0  water
     3,0  beach     2a`,
    { play: 'crawl-punch', factions: ['ninja'], sea: 'none' },
  );

  expect(options(before)).toEqual([{ field: '1,0' }, { decline: true }]);
  const up = pictured(act(before, step('1,0')));
  expect(options(up)).toEqual([{ field: '0,0' }, { field: '2,0' }, { decline: true }]);
  const after = act(up, step('2,0'));

  expect(draw(after)).toBe(
    drawing(`
      1,0  mountain
      2,0  water     1a
      3,0  beach     2a`),
  );
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-5.5 crawl: the fourth snail pushes one of the three, its player choosing which and where', () => {
  const before = scene(
    `0,0  beach   1a
     1,0  beach   2c 2a 1s
     2,0  beach
     1,1  meadow
     0,1  water`,
    { play: 'crawl-punch', sea: 'none', tokens: [['1a', '1s'], ['2c']] },
  );

  const entering = act(before, step('1,0'));
  expect(asked(entering)).toEqual(['1 overcrowd']);
  expect(draw(entering)).toBe(draw(before));
  // The field that the mover comes from counts as left, and the meadow is too high to be pushed to.
  expect(options(entering)).toEqual(
    ['1s', '2c', '2a'].flatMap((snail) => ['0,0', '2,0', '0,1'].map((field) => ({ snail: handleOf(snail), field }))),
  );
  const after = act(entering, crowdOut('2a', '2,0'));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      1,0  beach  1a 1s 2c
      2,0  beach  2a
      1,1  meadow`),
  );
  expect(after.events).toEqual([
    { type: 'stepped', snail: handleOf('1a'), from: '0,0', field: '1,0' },
    { type: 'pushed', snail: handleOf('2a'), from: '1,0', field: '2,0' },
  ]);
  // One point is left.
  expect(asked(after)).toEqual(['1 crawl-step']);
});

test('SNL-5.5 crawl: a third snail pushes nobody', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2c 2a`,
    { play: 'crawl-punch' },
  );

  const after = pictured(act(before, step('1,0'), stop));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      1,0  beach  1a 2c 2a`),
  );
});

test('SNL-5.5 crawl: three is the limit on water, too', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  water  2c 2a 2s
     2,0  water`,
    { play: 'crawl-punch', sea: 'none' },
  );

  const after = act(before, step('1,0'), crowdOut('2s', '2,0'));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      1,0  water  1a 2c 2a
      2,0  water  2s`),
  );
});

test('SNL-5.6 crawl: a field with three snails in shells cannot be entered', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2c* 2a* 1s*
     0,1  beach`,
    { play: 'crawl-punch', sea: 'none', tokens: [['1a'], ['2c']] },
  );

  expect(options(before)).toEqual([{ field: '0,1' }, { decline: true }]);
  expect(refusal(before, step('1,0'))).toEqual({
    code: 'field/blocked',
    rule: 'SNL-5.7',
    facts: { field: '1,0', most: 3 },
  });
});

test('SNL-5.6 crawl: two snails in shells leave room', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2c* 2a*
     0,1  beach`,
    { play: 'crawl-punch', sea: 'none', tokens: [['1a'], ['2c']] },
  );

  const after = pictured(act(before, step('1,0'), stop));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      1,0  beach  1a 2c* 2a*
      0,1  beach`),
  );
});

test('SNL-5.7 crawl: a full field is entered only if somebody on it can be pushed to a legal field', () => {
  const walledIn = scene(
    `0,0  meadow    1a
     1,0  beach     2c 2a* 2s*
     2,0  mountain`,
    { play: 'crawl-punch', sea: 'none', tokens: [['1a'], ['2c']] },
  );
  const withWayOut = scene(
    `0,0  meadow    1a
     1,0  beach     2c 2a* 2s*
     2,0  beach`,
    { play: 'crawl-punch', sea: 'none', tokens: [['1a'], ['2c']] },
  );

  // A commander without a shell, and nowhere to go: the action is over before it begins.
  expect(asked(walledIn)).toEqual(['2 choose-half']);
  expect(draw(walledIn)).toBe(
    drawing(`
      0,0  meadow    1a
      1,0  beach     2c 2a* 2s*
      2,0  mountain`),
  );
  expect(options(withWayOut)).toEqual([{ field: '1,0' }, { decline: true }]);
  const entered = pictured(act(withWayOut, step('1,0')));
  expect(draw(entered)).toBe(
    drawing(`
      0,0  meadow
      1,0  beach   1a 2a* 2s*
      2,0  beach   2c`),
  );
});

test('SNL-5.8 crawl: fire burns in passing', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  fire fire
     2,0  beach  fire
     3,0  beach  2a`,
    { play: 'crawl-punch' },
  );

  const after = pictured(act(before, step('1,0'), step('2,0')));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      1,0  beach  fire fire
      2,0  beach  1a:15 fire
      3,0  beach  2a`),
  );
  expect(after.events.slice(0, 4)).toEqual([
    { type: 'stepped', snail: handleOf('1a'), from: '0,0', field: '1,0' },
    { type: 'damaged', snail: handleOf('1a'), amount: 10, shell: 0, life: 20, by: 'fire' },
    { type: 'stepped', snail: handleOf('1a'), from: '1,0', field: '2,0' },
    { type: 'damaged', snail: handleOf('1a'), amount: 5, shell: 0, life: 15, by: 'fire' },
  ]);
});

test('SNL-5.8 crawl: the field that is left does nothing', () => {
  const before = scene(
    `0,0  beach  1a fire mine
     1,0  beach
     3,0  beach  2a`,
    { play: 'crawl-punch' },
  );

  const after = act(before, step('1,0'), stop);

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  fire mine
      1,0  beach  1a
      3,0  beach  2a`),
  );
});

test('SNL-5.30 + SNL-5.8 crawl: a mine explodes in passing', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2c mine
     2,0  water
     3,0  beach  2a`,
    { play: 'crawl-punch', luck: ['blank-beach'] },
  );

  const after = pictured(act(before, step('1,0'), step('2,0')));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      1,0  water  2c:20
      2,0  water  1a:20
      3,0  beach  2a`),
  );
  scriptUsedUp(after.state);
});

test('SNL-5.9 crawl: a mover that survives goes on from the level it now stands on', () => {
  const before = scene(
    `0,0  meadow  1a
     1,0  meadow  mine
     2,0  meadow
     1,1  beach
     3,0  beach   2a`,
    { play: 'crawl-punch', sea: 'none', luck: ['one-card'] },
  );

  const half = pictured(act(before, step('1,0')));

  expect(draw(half)).toBe(
    drawing(`
      0,0  meadow
      1,0  beach   1a:20
      2,0  meadow
      3,0  beach   2a
      1,1  beach`),
  );
  // Up to the meadow would cost 2 from here.
  expect(options(half)).toEqual([{ field: '1,1' }, { decline: true }]);
  scriptUsedUp(half.state);
});

test('SNL-5.9 crawl: a mover that is moved elsewhere by what it set off has ended its move', () => {
  const before = scene(
    `0,0  meadow  1a
     1,0  meadow  mine dynamite
     2,0  meadow
     3,0  beach   2a`,
    { play: 'crawl-punch', luck: ['one-card'] },
  );

  const blown = act(before, step('1,0'));
  expect(asked(blown)).toEqual(['1 push-to']);
  const after = act(blown, { type: 'push-to', seat: 0, field: '2,0' });

  expect(draw(after)).toBe(
    drawing(`
      0,0  meadow
      1,0  beach
      2,0  meadow  1a:5
      3,0  beach   2a`),
  );
  expect(asked(after)).toEqual(['2 choose-half']);
  scriptUsedUp(after.state);
});

test('SNL-5.9 crawl: a mover that does not survive moves no more', () => {
  const before = scene(
    `0,0  beach  1a:5 1s
     1,0  beach  fire
     2,0  beach
     3,0  beach  2a`,
    { play: 'crawl-punch' },
  );

  const after = act(before, step('1,0'));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1s
      1,0  beach  fire
      2,0  beach
      3,0  beach  2a`),
  );
  expect(asked(after)).toEqual(['2 choose-half']);
});
