import { expect, test } from 'vitest';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, type Drawn, draw, drawing, handleOf, options, scene } from '../kit/scene.ts';

const step = (field: string) => ({ type: 'crawl-step', seat: 0, field }) as const;
const stop = { type: 'crawl-step', seat: 0, decline: true } as const;
const atField = (field: string) => ({ type: 'choose-target', seat: 0, target: { field } }) as const;
const dig = { type: 'choose-half', seat: 0, action: 'dig' } as const;
const crowdOut = (name: string, field: string) =>
  ({ type: 'overcrowd', seat: 0, snail: handleOf(name), field }) as const;
const drawnBy1 = ({ events }: Drawn): string[] =>
  events.flatMap((event) => (event.type === 'drew' && event.seat === 0 ? event.secret.cards : []));

test('SNL-X.1 crawl (a): two steps on the same level', () => {
  const before = scene(
    `0,0  meadow  1c
     1,0  meadow
     2,0  meadow
     3,0  beach   2c`,
    { play: 'crawl-punch' },
  );

  const after = pictured(act(before, step('1,0'), step('2,0')));

  expect(draw(after)).toBe(
    drawing(`
      0,0  meadow
      1,0  meadow
      2,0  meadow  1c
      3,0  beach   2c`),
  );
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-X.1 crawl (b): from a mountain to water costs 1', () => {
  const before = scene(
    `0,0  mountain  1c
     1,0  water
     2,0  water
     3,0  beach     2c`,
    { play: 'crawl-punch' },
  );

  const half = act(before, step('1,0'));
  expect(asked(half)).toEqual(['1 crawl-step']);
  const after = act(half, step('2,0'));

  expect(draw(after)).toBe(
    drawing(`
      0,0  mountain
      2,0  water     1c
      3,0  beach     2c`),
  );
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-X.1 crawl (c): one level up costs 2, and where it is full one is pushed to a chosen field', () => {
  const before = scene(
    `0,0  beach   1c
     1,0  meadow  2c 2a 1a
     2,0  meadow
     1,1  beach`,
    { play: 'crawl-punch', sea: 'none', tokens: [['1c'], ['2c']] },
  );

  const entering = act(before, step('1,0'));
  expect(options(entering)).toEqual(
    ['1a', '2c', '2a'].flatMap((name) => ['0,0', '2,0', '1,1'].map((field) => ({ snail: handleOf(name), field }))),
  );
  const after = act(entering, crowdOut('2a', '1,1'));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      1,0  meadow  1c 1a 2c
      2,0  meadow
      1,1  beach   2a`),
  );
  // Both points are spent.
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-X.1 crawl (d): a Ninja goes from water to a meadow for 1, and on for 1', () => {
  const before = scene(
    `0,0  water   1c
     1,0  meadow
     2,0  meadow
     3,0  beach   2c`,
    { play: 'crawl-punch', factions: ['ninja'] },
  );

  const after = act(before, step('1,0'), step('2,0'));

  expect(draw(after)).toBe(
    drawing(`
      1,0  meadow
      2,0  meadow  1c
      3,0  beach   2c`),
  );
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-X.2 jetpack (a): over a burning field without harm', () => {
  const before = scene(
    `0,0  beach     1c
     1,0  meadow    fire fire
     2,0  mountain
     4,0  beach     2c`,
    { play: 'jetpack' },
  );

  const after = pictured(act(before, atField('2,0')));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      1,0  meadow    fire fire
      2,0  mountain  1c
      4,0  beach     2c`),
  );
  // To crawl there would have burnt it.
  const crawled = act(
    scene(
      `0,0  meadow  1c
       1,0  meadow  fire fire
       4,0  beach   2c`,
      { play: 'crawl-punch' },
    ),
    step('1,0'),
    stop,
  );
  expect(draw(crawled)).toBe(
    drawing(`
      0,0  meadow
      1,0  meadow  1c:20 fire fire
      4,0  beach   2c`),
  );
});

test('SNL-X.2 jetpack (b): onto a field with three, two of them in shells: the third must be the one pushed', () => {
  const before = scene(
    `0,0  beach   1c
     2,0  meadow  2c* 2a* 2s
     3,0  beach
     2,1  meadow`,
    { play: 'jetpack', sea: 'none', tokens: [['1c'], ['2c']] },
  );

  const landing = act(before, atField('2,0'));
  expect(options(landing)).toEqual([
    { snail: handleOf('2s'), field: '3,0' },
    { snail: handleOf('2s'), field: '2,1' },
  ]);
  const after = act(landing, crowdOut('2s', '2,1'));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      2,0  meadow  1c 2c* 2a*
      3,0  beach
      2,1  meadow  2s`),
  );
});

test('SNL-X.8 dig (a): on a fresh beach a card and a damage token', () => {
  const before = scene(
    `0,0  beach  1c
     2,0  beach  2c`,
    { play: 'crawl-dig', luck: ['rocket'] },
  );

  const after = pictured(act(before, dig));

  expect(drawnBy1(after)).toEqual(['rocket']);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach!  1c
      2,0  beach   2c`),
  );
  scriptUsedUp(after.state);
});

test('SNL-X.8 dig (b): on a damaged meadow with two cards 1 + 2 cards', () => {
  const before = scene(
    `0,0  meadow!  1c
     2,0  beach    2c`,
    { play: 'crawl-dig', luck: ['rocket', 'two-cards', 'mine', 'sword'] },
  );

  const after = act(before, dig);

  expect(drawnBy1(after)).toEqual(['rocket', 'mine', 'sword']);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1c
      2,0  beach  2c`),
  );
  scriptUsedUp(after.state);
});

test('SNL-X.8 dig (c): on a damaged mountain with a mine on its back', () => {
  const before = scene(
    `0,0  mountain!  1c 2a 2s*
     2,0  beach      2c`,
    { play: 'crawl-dig', luck: ['rocket', 'mine-back', 'one-card'], tokens: [['1c'], ['2c']] },
  );

  const after = act(before, dig);

  // 10 to all on it, the meadow is gone too, its card is not drawn, and they end on the beach.
  expect(drawnBy1(after)).toEqual(['rocket']);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1c:20 2a:20 2s:25*
      2,0  beach  2c`),
  );
  scriptUsedUp(after.state);
});
