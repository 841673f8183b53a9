import { expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { burst, push } from '../../../src/games/snails/cards/vocabulary.ts';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, type Drawn, draw, drawing, handleOf, options, refusal, scene } from '../kit/scene.ts';

const step = (field: string, seat = 0) => ({ type: 'crawl-step', seat, field }) as const;
const stop = { type: 'crawl-step', seat: 0, decline: true } as const;
const atField = (field: string) => ({ type: 'choose-target', seat: 0, target: { field } }) as const;
const pushNext = (name: string, seat = 0) => ({ type: 'push-next', seat, snail: handleOf(name) }) as const;
const pushTo = (field: string, seat = 0) => ({ type: 'push-to', seat, field }) as const;
const crowdOut = (name: string, field: string, seat = 0) =>
  ({ type: 'overcrowd', seat, snail: handleOf(name), field }) as const;
const pairs = (snails: readonly string[], fields: readonly string[]): object[] =>
  snails.flatMap((name) => fields.map((field) => ({ snail: handleOf(name), field })));
/** What happened before player 2 had a turn, from the first move on. */
const movesOf1 = ({ events }: Drawn): object[] => {
  const end = events.findIndex((event) => event.type === 'revealed' && event.seat === 1);
  const begin = events.findIndex(({ type }) => type === 'stepped' || type === 'pushed' || type === 'placed');
  return events.slice(begin, end === -1 ? undefined : end);
};

test('SNL-7.1 push: to an adjacent field on the same or a lower level', () => {
  const before = scene(
    `0,0  beach     1a
     1,0  meadow    2a
     2,0  meadow
     2,-1 mountain
     1,1  water
     3,0  beach`,
    { play: 'leaf-blower', sea: 'none' },
  );

  expect(asked(before)).toEqual(['1 push-to']);
  expect(options(before)).toEqual([{ field: '0,0' }, { field: '2,0' }, { field: '1,1' }]);
  expect(refusal(before, pushTo('2,-1'))).toEqual({
    code: 'push/too-high',
    rule: 'SNL-7.1',
    facts: { from: 'meadow', to: 'mountain' },
  });
  expect(refusal(before, pushTo('3,0'))).toEqual({
    code: 'push/not-adjacent',
    rule: 'SNL-7.1',
    facts: { from: '1,0', distance: 2 },
  });
  const after = pictured(act(before, pushTo('1,1')));

  expect(movesOf1(after)).toEqual([{ type: 'pushed', snail: handleOf('2a'), from: '1,0', field: '1,1' }]);
  expect(draw(after)).toBe(
    drawing(`
      2,-1 mountain
      0,0  beach     1a
      1,0  meadow
      2,0  meadow
      3,0  beach
      1,1  water     2a`),
  );
});

test('SNL-7.1 push: Climbers do not help a Ninja up', () => {
  const before = scene(
    `0,0  beach   1a
     1,0  beach   2a
     2,0  meadow`,
    { play: 'leaf-blower', factions: ['pirates', 'ninja'], sea: 'none' },
  );

  expect(before.events.at(-1)).toMatchObject({ type: 'revealed', seat: 1 });
  expect(draw(before)).toBe(
    drawing(`
      0,0  beach   1a 2a
      1,0  beach
      2,0  meadow`),
  );
});

test('SNL-7.2 snails in shells are immune to pushes', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2a* 2s*
     0,1  beach  2m
     -1,0 beach  2c 1s*`,
    { play: 'leaf-blower', sea: 'none', tokens: [['1a'], ['2m']] },
  );

  expect(options(before)).toEqual([{ target: { field: '-1,0' } }, { target: { field: '0,1' } }]);
  expect(refusal(before, atField('1,0'))).toEqual({
    code: 'target/no-effect',
    rule: 'SNL-14.13',
    facts: { card: 'leaf-blower' },
  });
  const after = pictured(act(before, atField('-1,0')));

  expect(draw(after)).toBe(
    drawing(`
      -1,0 beach  1s*
      0,0  beach  1a 2c
      1,0  beach  2a* 2s*
      0,1  beach  2m`),
  );
});

test('SNL-7.2 + SNL-7.3 chain: of the three on a full field those in shells stay', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2a* 2s 2m
     2,0  beach`,
    { play: 'crawl-punch', sea: 'none', tokens: [['1a'], ['2m']] },
  );

  const entering = act(before, step('1,0'));

  expect(options(entering)).toEqual(pairs(['2s', '2m'], ['0,0', '2,0']));
  expect(refusal(entering, crowdOut('2a', '2,0'))).toEqual({
    code: 'crowd/in-shell',
    rule: 'SNL-7.2',
    facts: { snail: handleOf('2a') },
  });
});

test('SNL-7.3 chain: a snail that is pushed onto a full field pushes one on, and so on', () => {
  const before = scene(
    `0,0  meadow  1a
     1,0  meadow  2a
     2,0  meadow  3c 3a 3s
     3,0  beach   2c 2s 2m
     4,0  beach`,
    { play: 'leaf-blower', sea: 'none', tokens: [['1a'], ['2a'], ['3a']] },
  );

  const aimed = pictured(act(before, atField('1,0')));
  expect(options(aimed)).toEqual([{ field: '0,0' }, { field: '2,0' }]);
  const first = act(aimed, pushTo('2,0'));
  expect(asked(first)).toEqual(['1 overcrowd']);
  expect(options(first)).toEqual(pairs(['3c', '3a', '3s'], ['1,0', '3,0']));
  const second = act(first, crowdOut('3a', '3,0'));
  // Up to the meadow is no way out of the beach.
  expect(options(second)).toEqual(pairs(['2c', '2s', '2m'], ['4,0']));
  const after = act(second, crowdOut('2s', '4,0'));

  expect(movesOf1(after)).toEqual([
    { type: 'pushed', snail: handleOf('2a'), from: '1,0', field: '2,0' },
    { type: 'pushed', snail: handleOf('3a'), from: '2,0', field: '3,0' },
    { type: 'pushed', snail: handleOf('2s'), from: '3,0', field: '4,0' },
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  meadow  1a
      1,0  meadow
      2,0  meadow  2a 3c 3s
      3,0  beach   2c 2m 3a
      4,0  beach   2s`),
  );
});

test('SNL-7.3 chain: only a snail on the full field is pushed on', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2a 2s 2m
     2,0  beach  2c`,
    { play: 'crawl-punch', tokens: [['1a'], ['2a']] },
  );

  const entering = act(before, step('1,0'));

  expect(refusal(entering, crowdOut('2c', '1,0'))).toEqual({
    code: 'crowd/not-there',
    rule: 'SNL-7.3',
    facts: { field: '1,0', snails: [handleOf('2a'), handleOf('2s'), handleOf('2m')] },
  });
});

test('SNL-7.3 chain: a snail that is placed pushes one on', () => {
  const before = scene(
    `0,0  beach  1a
     2,0  beach  2a 2s 2m
     3,0  beach`,
    { play: 'jetpack', sea: 'none' },
  );

  const landing = act(before, atField('2,0'));
  const after = act(landing, crowdOut('2m', '3,0'));

  expect(options(landing)).toEqual(pairs(['2a', '2s', '2m'], ['3,0']));
  expect(movesOf1(after)).toEqual([
    { type: 'placed', snail: handleOf('1a'), from: '0,0', field: '2,0' },
    { type: 'pushed', snail: handleOf('2m'), from: '2,0', field: '3,0' },
  ]);
});

test('SNL-7.4 chain: a destination from which the chain cannot be completed is not legal', () => {
  const before = scene(
    `0,0  meadow    1a
     1,0  meadow    2a
     2,0  beach     3c* 3a* 2s*
     1,1  beach     3s 2c 2m
     0,2  beach     1c* 1s* 1m
     0,1  meadow
     0,3  mountain`,
    { play: 'leaf-blower', sea: 'none', tokens: [['1a'], ['2a'], ['3s']] },
  );

  const aimed = pictured(act(before, atField('1,0')));

  // East there are three shells; south the field is full, and beyond it the one without a shell is walled in.
  expect(options(aimed)).toEqual([{ field: '0,0' }, { field: '0,1' }]);
  expect(refusal(aimed, pushTo('2,0'))).toEqual({
    code: 'field/blocked',
    rule: 'SNL-7.4',
    facts: { field: '2,0', most: 3 },
  });
  expect(refusal(aimed, pushTo('1,1'))).toEqual({
    code: 'field/blocked',
    rule: 'SNL-7.4',
    facts: { field: '1,1', most: 3 },
  });
});

test('SNL-7.4 + SNL-7.12 chain: it may come back, but pushes nobody twice, and the place left by the first is free', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2c 2a 2s
     2,0  beach  1c 1s 2m`,
    { play: 'crawl-punch', sea: 'none', tokens: [['1a'], ['2a']] },
  );

  const first = act(before, step('1,0'));
  expect(options(first)).toEqual(pairs(['2c', '2a', '2s'], ['0,0', '2,0']));
  const second = act(first, crowdOut('2c', '2,0'));
  expect(options(second)).toEqual(pairs(['1c', '1s', '2m'], ['1,0']));
  const back = act(second, crowdOut('1s', '1,0'));
  // Everybody is still where they were.
  expect(draw(back)).toBe(draw(before));
  expect(options(back)).toEqual(pairs(['2a', '2s'], ['0,0', '2,0']));
  expect(refusal(back, crowdOut('2c', '0,0'))).toEqual({
    code: 'crowd/moved-already',
    rule: 'SNL-7.4',
    facts: { snail: handleOf('2c') },
  });
  expect(refusal(back, crowdOut('1a', '0,0'))).toEqual({
    code: 'crowd/moved-already',
    rule: 'SNL-7.4',
    facts: { snail: handleOf('1a') },
  });
  const after = act(back, crowdOut('2s', '0,0'), stop);

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  2s
      1,0  beach  1a 1s 2a
      2,0  beach  1c 2c 2m`),
  );
});

test('SNL-7.4 chain: once all have been pushed who can be, it must end elsewhere', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2c* 2a 2s*
     2,0  beach  1c 1s 2m`,
    { play: 'crawl-punch', sea: 'none', tokens: [['1a'], ['2a']] },
  );

  // To push the only one on to the full field would bring the chain back to a field that nobody can leave any more.
  const after = act(before, step('1,0'), stop);

  expect(after.events.slice(0, 2)).toEqual([
    { type: 'stepped', snail: handleOf('1a'), from: '0,0', field: '1,0' },
    { type: 'pushed', snail: handleOf('2a'), from: '1,0', field: '0,0' },
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  2a
      1,0  beach  1a 2c* 2s*
      2,0  beach  1c 1s 2m`),
  );
});

test('SNL-7.5 a snail without a legal destination stays, and nobody leaves the board', () => {
  const before = scene(
    `0,0  mountain  1a
     1,0  meadow
     2,0  beach     2a 2s*
     3,0  meadow`,
    { play: 'ball-launcher', sea: 'none', luck: ['splat', 'splat'] },
  );

  const after = pictured(act(before, atField('2,0')));

  expect(after.events.filter(({ type }) => ['pushed', 'stayed'].includes(type))).toEqual([
    { type: 'stayed', snail: handleOf('2a'), why: 'nowhere' },
    { type: 'stayed', snail: handleOf('2s'), why: 'shell' },
  ]);
  expect(draw(after)).toBe(draw(before));
  expect(asked(after)).toEqual(['2 choose-half']);
  scriptUsedUp(after.state);
});

test('SNL-7.6 a snail that is pushed onto fire burns, and one that is pushed onto a mine sets it off', () => {
  const before = scene(
    `0,0  beach   1a
     1,0  meadow  2a
     2,0  meadow  fire fire
     1,1  meadow  2s mine`,
    { play: 'leaf-blower', sea: 'none', luck: ['one-card'], tokens: [['1a'], ['2a']] },
  );
  const aimed = pictured(act(before, atField('1,0')));

  expect(draw(act(aimed, pushTo('2,0')))).toBe(
    drawing(`
      0,0  beach   1a
      1,0  meadow
      2,0  meadow  2a:20 fire fire
      1,1  meadow  2s mine`),
  );
  const blown = act(aimed, pushTo('1,1'));
  expect(draw(blown)).toBe(
    drawing(`
      0,0  beach   1a
      1,0  meadow
      2,0  meadow  fire fire
      1,1  beach   2a:20 2s:20`),
  );
  scriptUsedUp(blown.state);
});

test('SNL-7.7 several snails: the deciding player chooses the order and each destination', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2a 2s 1s
     2,0  beach
     0,1  beach`,
    { play: 'leaf-blower', sea: 'none' },
  );

  expect(asked(before)).toEqual(['1 push-next']);
  expect(options(before)).toEqual([{ snail: handleOf('1s') }, { snail: handleOf('2a') }, { snail: handleOf('2s') }]);
  const second = act(before, pushNext('2s'), pushTo('2,0'));
  expect(options(second)).toEqual([{ snail: handleOf('1s') }, { snail: handleOf('2a') }]);
  expect(refusal(second, pushNext('2s'))).toEqual({
    code: 'push/not-waiting',
    rule: 'SNL-7.7',
    facts: { snails: [handleOf('1s'), handleOf('2a')] },
  });
  const third = act(second, pushNext('1s'), pushTo('0,1'));
  expect(asked(third)).toEqual(['1 push-to']);
  const after = act(third, pushTo('2,0'));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach
      2,0  beach  2a 2s
      0,1  beach  1s`),
  );
});

test('SNL-7.7 + SNL-4.11 several snails: each push is completed with all it triggers before the next', () => {
  const before = scene(
    `0,0  beach   1a
     1,0  meadow  2a 2s
     2,0  meadow  mine`,
    { play: 'leaf-blower', sea: 'none', luck: ['trap'] },
  );

  const first = act(before, pushNext('2a'), pushTo('2,0'));

  expect(first.events).toEqual([
    { type: 'pushed', snail: handleOf('2a'), from: '1,0', field: '2,0' },
    { type: 'exploded', field: '2,0', token: 'mine' },
    { type: 'damaged', snail: handleOf('2a'), amount: 10, shell: 0, life: 20, by: 'mine' },
    { type: 'tile-destroyed', field: '2,0', terrain: 'meadow', back: 'trap' },
    { type: 'damaged', snail: handleOf('2a'), amount: 5, shell: 0, life: 15, by: 'trap' },
    { type: 'fell', snail: handleOf('2a'), field: '2,0', onto: 'beach' },
  ]);
  expect(asked(first)).toEqual(['1 push-to']);
  expect(options(first)).toEqual([{ field: '0,0' }, { field: '2,0' }]);
});

test('SNL-7.7 several snails: the eliminated are skipped, and who comes to the field in between is not pushed', () => {
  const before = scene(
    `0,0  beach   1a
     1,0  meadow  2a 2s:10 2m mine
     2,0  meadow  3c 3a 3s
     1,1  beach`,
    { play: 'leaf-blower', sea: 'none', luck: ['one-card'], tokens: [['1a'], ['2m'], ['3c']] },
  );

  const aimed = act(before, atField('1,0'), pushNext('2a'), pushTo('2,0'));
  const blown = act(aimed, crowdOut('3a', '1,0'));

  // The mine has killed 2s; 3a has come to the field only now.
  expect(asked(blown)).toEqual(['1 push-to']);
  const after = act(blown, pushTo('1,1'));
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach   1a
      1,0  beach   3a:20
      2,0  meadow  2a 3c 3s
      1,1  beach   2m:20`),
  );
  scriptUsedUp(after.state);
});

test('SNL-7.7 several snails: one that has been moved off the field by then is skipped', () => {
  const before = scene(
    `0,0  beach   1a
     1,0  meadow  2a 2m mine dynamite
     2,0  meadow  3c 3a 3s
     1,1  beach`,
    { play: 'leaf-blower', sea: 'none', luck: ['one-card'], tokens: [['1a'], ['2m'], ['3c']] },
  );

  const blown = act(before, atField('1,0'), pushNext('2a'), pushTo('2,0'), crowdOut('3a', '1,0'));
  // The dynamite beside the mine pushes both who are there now.
  const both = act(blown, pushNext('2m'), pushTo('1,1'));
  const after = act(both, pushTo('0,0'));

  // 2m has not stayed: it is gone from the field.
  expect(after.events.filter(({ type }) => type === 'stayed')).toEqual([]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach   1a 3a:5
      1,0  beach
      2,0  meadow  2a 3c 3s
      1,1  beach   2m:5`),
  );
  expect(asked(after)).toEqual(['2 choose-half']);
  scriptUsedUp(after.state);
});

test('SNL-7.8 movement by a card: the points of the card at the costs of Crawl', () => {
  const before = scene(
    `0,0  beach     1a
     1,0  meadow
     2,0  beach
     0,1  mountain
     3,0  meadow
     4,0  beach     2a`,
    { play: 'turbo-slime', sea: 'none' },
  );

  expect(options(before)).toEqual([{ field: '1,0' }, { decline: true }]);
  expect(refusal(before, step('0,1'))).toEqual({
    code: 'step/too-steep',
    rule: 'SNL-5.3',
    facts: { from: 'beach', to: 'mountain' },
  });
  const up = pictured(act(before, step('1,0')));
  expect(refusal(up, step('0,1'))).toEqual({ code: 'step/too-dear', rule: 'SNL-5.3', facts: { cost: 2, points: 1 } });
  const after = act(up, step('2,0'));

  expect(asked(after)).toEqual(['2 choose-half']);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      1,0  meadow
      2,0  beach     1a
      3,0  meadow
      4,0  beach     2a
      0,1  mountain`),
  );
});

test('SNL-7.8 movement by a card: a Ninja takes three steps, whatever the levels', () => {
  const before = scene(
    `0,0  water     1a
     1,0  mountain
     2,0  water
     3,0  mountain
     4,0  beach     2a`,
    { play: 'turbo-slime', factions: ['ninja'], sea: 'none' },
  );

  const after = act(before, step('1,0'), step('2,0'), step('3,0'));

  expect(asked(after)).toEqual(['2 choose-half']);
  expect(draw(after)).toBe(
    drawing(`
      1,0  mountain
      3,0  mountain  1a
      4,0  beach     2a`),
  );
});

test('SNL-7.9 + SNL-7.10 placing: any level, over anything, onto water too; shells block', () => {
  const before = scene(
    `0,0  water     1a
     1,0  beach     2c* 2s* fire mine
     2,0  mountain
     3,0  beach     2a 2m 3a* mine
     4,0  beach
     0,1  beach     3c* 3s 3m
     0,2  water`,
    { play: 'jetpack', sea: 'none', tokens: [['1a'], ['2a'], ['3a']] },
  );

  // 4,0 is too far; 0,1 is full, and those without a shell could go to the water that the flyer leaves.
  expect(options(before)).toEqual(['1,0', '2,0', '3,0', '0,1', '0,2'].map((field) => ({ target: { field } })));
  const high = pictured(act(before, atField('2,0')));
  expect(movesOf1(high)).toEqual([{ type: 'placed', snail: handleOf('1a'), from: '0,0', field: '2,0' }]);
  const wet = act(before, atField('0,2'));
  expect(movesOf1(wet)).toEqual([{ type: 'placed', snail: handleOf('1a'), from: '0,0', field: '0,2' }]);
});

test('SNL-7.9 placing: a field full of shells is no destination', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2c* 2s* 3a*
     2,0  beach  3c`,
    { play: 'jetpack', sea: 'none', tokens: [['1a'], ['2c'], ['3c']] },
  );

  expect(before.events[2]).toEqual({ type: 'field-targeted', seat: 0, field: '2,0' });
});

test('SNL-7.9 placing: the limit of three, and the fire and mines of the destination', () => {
  const before = scene(
    `0,0  beach  1a
     2,0  meadow  2a 2m 3a* mine
     3,0  beach  2s`,
    { play: 'jetpack', sea: 'none', tokens: [['1a'], ['2s'], ['3a']], luck: ['two-cards'] },
  );

  const landing = act(before, atField('2,0'));
  expect(options(landing)).toEqual(pairs(['2a', '2m'], ['3,0']));
  const after = act(landing, crowdOut('2a', '3,0'));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      2,0  beach  1a:20 2m:20 3a:25*
      3,0  beach  2a 2s`),
  );
  scriptUsedUp(after.state);
});

test('SNL-7.11 chain: all have moved before anything triggers; then in the order of the chain', () => {
  const before = scene(
    `0,0  beach  1a
     1,0  beach  2a 2s 2m fire
     2,0  beach  mine
     4,0  beach  2c`,
    { play: 'crawl-punch', sea: 'none', luck: ['blank-beach'], tokens: [['1a'], ['2c']] },
  );

  const after = pictured(act(before, step('1,0'), crowdOut('2a', '2,0')));

  expect(after.events).toEqual([
    { type: 'stepped', snail: handleOf('1a'), from: '0,0', field: '1,0' },
    { type: 'pushed', snail: handleOf('2a'), from: '1,0', field: '2,0' },
    { type: 'damaged', snail: handleOf('1a'), amount: 5, shell: 0, life: 25, by: 'fire' },
    { type: 'exploded', field: '2,0', token: 'mine' },
    { type: 'damaged', snail: handleOf('2a'), amount: 10, shell: 0, life: 20, by: 'mine' },
    { type: 'tile-destroyed', field: '2,0', terrain: 'beach', back: 'blank' },
    { type: 'fell', snail: handleOf('2a'), field: '2,0', onto: 'water' },
  ]);
  scriptUsedUp(after.state);
});

test('SNL-7.11 chain: a snail no longer on the field it entered triggers nothing', () => {
  const before = scene(
    `0,0  beach   1a 1s
     1,0  beach   2a* 2s* 2m mine dynamite
     2,0  beach   3a* 3s* fire mine
     3,0  beach   2c`,
    { play: 'crawl-punch', sea: 'none', luck: ['blank-beach'], tokens: [['1a', '1s'], ['2c'], ['3a']] },
  );

  // 2m goes to the fire; before it burns, the dynamite throws 1a after it, and 2m has to go on.
  const blown = act(before, step('1,0'), crowdOut('2m', '2,0'), pushTo('2,0'), crowdOut('2m', '3,0'));
  expect(asked(blown)).toEqual(['1 order-effects']);
  const after = act(blown, { type: 'order-effects', seat: 0, field: '2,0', effect: 'fire' });

  // The fire was the end of 1a. Nobody has come to the mine: it is still there.
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1s
      1,0  water  2a:15 2s:15
      2,0  beach  3a* 3s* fire mine
      3,0  beach  2c 2m`),
  );
  expect(asked(after)).toEqual(['2 choose-half']);
  scriptUsedUp(after.state);
});

test('SNL-7.12 chain: while it is decided nobody has moved, but the place of the first is free', () => {
  const before = scene(
    `0,0  beach  1a 1s 1m
     1,0  beach  2a 2s 2m`,
    { play: 'crawl-punch', sea: 'none' },
  );

  const entering = act(before, step('1,0'));
  expect(draw(entering)).toBe(draw(before));
  expect(options(entering)).toEqual(pairs(['2a', '2s', '2m'], ['0,0']));
  const after = act(entering, crowdOut('2s', '0,0'), stop);

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1s 1m 2s
      1,0  beach  1a 2a 2m`),
  );
});

test('SNL-7.13 a snail is not placed on the field it stands on: that is not offered', () => {
  const position = (drawn: string): Drawn => scene(drawn, { play: 'kunai', factions: ['ninja'] });

  const there = position(
    `0,0  beach  1a
     1,0  beach  2a*`,
  );
  expect(asked(there)).toEqual(['1 place-optional']);

  const here = position('0,0  beach  1a 2a*');
  expect(asked(here)).toEqual(['2 choose-half']);
  expect(draw(here)).toBe('0,0 beach 1a 2a:25');
});

test('SNL-7.14 several snails: only those are offered that have somewhere to go, the others stay', () => {
  const storm = {
    copies: 2,
    source: 'ours',
    target: burst({ range: [1, 1], sight: 'ignored' }),
    effects: [push],
  } as const;
  const before = scene(
    `0,0  mountain  1a
     1,0  beach     2a 2m
     2,0  beach
     -1,0 beach     2s 3s*`,
    {
      play: 'leaf-blower',
      pack: { ...defaultPack, purple: { ...defaultPack.purple, 'leaf-blower': storm } },
      sea: 'none',
    },
  );

  expect(options(before)).toEqual([{ snail: handleOf('2a') }, { snail: handleOf('2m') }]);
  expect(refusal(before, pushNext('2s'))).toEqual({
    code: 'push/not-waiting',
    rule: 'SNL-7.7',
    facts: { snails: [handleOf('2a'), handleOf('2m')] },
  });
  const after = pictured(act(before, pushNext('2m')));

  expect(movesOf1(after)).toEqual([
    { type: 'pushed', snail: handleOf('2m'), from: '1,0', field: '2,0' },
    { type: 'pushed', snail: handleOf('2a'), from: '1,0', field: '2,0' },
    { type: 'stayed', snail: handleOf('2s'), why: 'nowhere' },
    { type: 'stayed', snail: handleOf('3s'), why: 'shell' },
  ]);
  expect(draw(after)).toBe(
    drawing(`
      -1,0 beach     2s 3s*
      0,0  mountain  1a
      1,0  beach
      2,0  beach     2a 2m`),
  );
});

test('SNL-7.4 + SNL-7.12 a chain may come back to a field it has passed, and can be saved there', () => {
  const before = scene(
    `0,0   meadow  1a
     1,0   meadow  2c 2a 2s
     1,-1  meadow  3c 3a 3s`,
    { play: 'crawl-dig', sea: 'none' },
  );
  const passed = act(
    before,
    { type: 'choose-half', seat: 0, action: 'crawl' },
    { type: 'crawl-step', seat: 0, field: '1,0' },
    { type: 'overcrowd', seat: 0, snail: handleOf('2c'), field: '1,-1' },
    { type: 'overcrowd', seat: 0, snail: handleOf('3c'), field: '1,0' },
  );
  expect(asked(passed)).toEqual(['1 overcrowd']);

  const { chance } = passed.game.simulate(passed.state, { chance: { seed: 'save' } }).state;
  const restored = { ...passed, state: passed.game.restore({ ...passed.state, chance }) };
  const after = act(restored, { type: 'overcrowd', seat: 0, snail: handleOf('2a'), field: '0,0' });

  expect(draw(after)).toBe(
    drawing(`
      1,-1  meadow  2c 3a 3s
      0,0   meadow  2a
      1,0   meadow  1a 2s 3c`),
  );
});
