import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { by, held, settled, story, told } from '../kit/says.ts';
import { act, asked, draw, drawing, handleOf, options, scene } from '../kit/scene.ts';

const one = by(1);
const two = by(2);

test('SNL-5.13 + SNL-5.14 + SNL-10.6 fishing rod: a snail is pulled into the fire in its shell, which takes the heat off', () => {
  const before = scene(
    `0,0  beach   1a fire
     2,0  meadow  2c*
     0,2  meadow  2a`,
    { play: 'fishing-rod' },
  );

  expect(draw(act(before, one.on('2c')))).toBe(
    drawing(`
      0,0  beach   1a 2c* fire
      2,0  meadow
      0,2  meadow  2a`),
  );
  expect(draw(act(before, one.on('2a')))).toBe(
    drawing(`
      0,0  beach   1a 2a:25 fire
      2,0  meadow  2c*
      0,2  meadow`),
  );
});

test('SNL-5.15 + SNL-7.9 fishing rod: a snail pulled into the sea leaves its shell', () => {
  const after = story(
    `0,0  water   1a
     1,0  meadow  2c*`,
    { play: 'fishing-rod' },
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  water   1a 2c
      1,0  meadow`),
  );
});

test('SNL-10.3 + SNL-5.20 + SNL-6.7 fishing rod: pulling a snail onto the own mined meadow blows both up and drops them', () => {
  const after = story(
    `0,0  meadow  1a mine
     1,0  beach   2c*`,
    { play: 'fishing-rod', luck: ['trap'] },
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a:15 2c:25*
      1,0  beach`),
  );
  expect(told(after, 'placed', 'exploded', 'damaged', 'tile-destroyed', 'fell', 'shell-left')).toEqual([
    { type: 'placed', snail: 4, from: '1,0', field: '0,0' },
    { type: 'exploded', field: '0,0', token: 'mine' },
    { type: 'damaged', snail: 1, amount: 10, shell: 0, life: 20, by: 'mine' },
    { type: 'damaged', snail: 4, amount: 10, shell: 5, life: 25, by: 'mine' },
    { type: 'tile-destroyed', field: '0,0', terrain: 'meadow', back: 'trap' },
    { type: 'damaged', snail: 1, amount: 5, shell: 0, life: 15, by: 'trap' },
    { type: 'damaged', snail: 4, amount: 5, shell: 5, life: 25, by: 'trap' },
    { type: 'fell', snail: 1, field: '0,0', onto: 'beach' },
    { type: 'fell', snail: 4, field: '0,0', onto: 'beach' },
  ]);
});

test('SNL-3.20 + SNL-3.25 + SNL-5.19 fishing rod: who would die of the own mine may decline, and keeps the shell then', () => {
  const before = scene(
    `0,0  meadow  1a:10* mine
     1,0  beach   2c`,
    { play: 'fishing-rod', luck: ['one-card'] },
  );
  expect(asked(before)).toEqual(['1 decline']);

  const declined = pictured(act(before, one.decline));
  expect(draw(declined)).toBe(
    drawing(`
      0,0  meadow  1a:10* mine
      1,0  beach   2c`),
  );
  expect(declined.events).toContainEqual({
    type: 'slot-passed',
    seat: 0,
    slot: 1,
    reason: 'declined',
    rule: 'SNL-3.20',
  });

  const resolved = act(before, one.resolve);
  expect(told(resolved, 'shell-left', 'eliminated', 'game-ended')).toEqual([
    { type: 'shell-left', snail: 1 },
    { type: 'eliminated', reveals: true, snail: 1, token: 'active' },
    { type: 'game-ended', winners: [1], ranking: [[1], [0]], reason: 'last-squad', rule: 'SNL-12.1' },
  ]);
});

test('SNL-7.11 + SNL-10.3 crawl: a chain through two full mined fields is carried out first, then they explode in order', () => {
  const after = story(
    `0,0  beach  1a
     1,0  beach  2c 2a 2s  mine
     2,0  beach  3c 3a 3s  mine
     3,0  beach`,
    { luck: ['barrel', 'blank-beach'] },
    one.half('crawl'),
    one.step('1,0'),
    one.crowdOut('2s', '2,0'),
    one.crowdOut('3s', '3,0'),
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach
      1,0  water  1a:20 2c:20 2a:20
      2,0  water  2s:20 3c:20 3a:20
      3,0  beach  3s`),
  );
  expect(told(after, 'stepped', 'pushed', 'exploded', 'contamination-rose')).toEqual([
    { type: 'stepped', snail: 1, from: '0,0', field: '1,0' },
    { type: 'pushed', snail: 6, from: '1,0', field: '2,0' },
    { type: 'pushed', snail: 10, from: '2,0', field: '3,0' },
    { type: 'exploded', field: '1,0', token: 'mine' },
    { type: 'contamination-rose', space: 1, damage: 5 },
    { type: 'exploded', field: '2,0', token: 'mine' },
  ]);
  // SNL-5.9: one point is left, but from the sea no beach can be climbed for it.
  expect(options(after)).toEqual([
    { field: '1,-1' },
    { field: '2,-1' },
    { field: '2,0' },
    { field: '0,1' },
    { field: '1,1' },
    { decline: true },
  ]);
});

test('SNL-7.12 + SNL-10.6 + SNL-10.8 crawl: leaving a fire and standing in it cost nothing, coming to it does', () => {
  const after = story(
    `0,0  beach  1a fire
     1,0  beach  2c 2a 2s  fire fire`,
    {},
    one.half('crawl'),
    one.step('1,0'),
    one.crowdOut('2c', '0,0'),
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  2c:25 fire
      1,0  beach  1a:20 2a 2s  fire fire`),
  );
});

test('SNL-10.5 + SNL-6.4 + SNL-6.15 rocket: dynamite pushes from the tile while it is still there, then the tile goes', () => {
  const before = scene(
    `0,0   beach     1a
     1,0   beach
     2,0   mountain  2a* 3c  dynamite
     3,0   mountain
     2,-1  meadow    2c`,
    {
      play: 'rocket',
      first: 2,
      steps: [{ do: 'turn', slot: 1, nth: 2 }],
      tokens: [['1a'], ['2c'], ['3c']],
      luck: ['hit', 'blank-mountain'],
    },
  );
  const aimed = act(before, one.at('1,0'), one.scatter('2,0'));
  // SNL-10.5: it is the first player who decides, not the attacker.
  expect(asked(aimed)).toEqual(['2 push-to']);
  const after = settled(act(aimed, two.pushTo('3,0')));

  expect(draw(after)).toBe(
    drawing(`
      2,-1  meadow    2c
      0,0   beach     1a
      1,0   beach
      2,0   meadow    2a:20*
      3,0   mountain  3c:15`),
  );
});

test('SNL-8.12 + SNL-10.5 rocket: its own damage and the dynamite under the target both hit, and a shell helps against each', () => {
  const after = story(
    `0,0  beach   1a
     2,0  meadow  2c 2a*  dynamite`,
    { play: 'rocket', luck: ['splat', 'two-cards'] },
    one.at('2,0'),
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      2,0  beach  2a:10*`),
  );
  expect(told(after, 'damaged', 'exploded', 'drew', 'stayed', 'pushed')).toEqual([
    { type: 'damaged', snail: 4, amount: 15, shell: 0, life: 15, by: 'card' },
    { type: 'damaged', snail: 5, amount: 15, shell: 5, life: 20, by: 'card' },
    { type: 'exploded', field: '2,0', token: 'dynamite' },
    { type: 'damaged', snail: 4, amount: 15, shell: 0, life: 0, by: 'dynamite' },
    { type: 'damaged', snail: 5, amount: 15, shell: 5, life: 10, by: 'dynamite' },
    { type: 'stayed', snail: 5, why: 'shell' },
    { type: 'stayed', snail: 5, why: 'shell' },
  ]);
});

test('SNL-6.15 + SNL-10.12 rocket: who is blown back onto a tile that is breaking goes through it with the others', () => {
  const aimed = story(
    `0,0  beach   1a
     1,0  beach
     2,0  meadow  2c* 3c   dynamite
     3,0  meadow  2s       mine dynamite`,
    { play: 'rocket', luck: ['hit', 'one-card', 'trap'] },
    one.at('1,0'),
    one.scatter('2,0'),
    one.pushTo('3,0'),
    one.pushTo('2,0'),
  );

  // 3c: dynamite, mine, dynamite. 2s: mine, dynamite, and the trap of the tile it was thrown onto.
  expect(draw(aimed)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach
      2,0  beach  2c:20*
      3,0  beach`),
  );
  expect(told(aimed, 'exploded', 'pushed', 'tile-destroyed', 'eliminated', 'fell', 'drew')).toEqual([
    { type: 'exploded', field: '2,0', token: 'dynamite' },
    { type: 'pushed', snail: 8, from: '2,0', field: '3,0' },
    { type: 'exploded', field: '3,0', token: 'mine' },
    { type: 'exploded', field: '3,0', token: 'dynamite' },
    { type: 'eliminated', reveals: true, snail: 8, token: 'active' },
    { type: 'pushed', snail: 6, from: '3,0', field: '2,0' },
    { type: 'tile-destroyed', field: '3,0', terrain: 'meadow', back: 'one-card' },
    { type: 'tile-destroyed', field: '2,0', terrain: 'meadow', back: 'trap' },
    { type: 'eliminated', reveals: true, snail: 6, token: 'passive' },
    { type: 'fell', snail: 4, field: '2,0', onto: 'beach' },
  ]);
});

test('SNL-14.7 + SNL-10.3 teleporter: between two mined fields both mines explode, that of the active snail first', () => {
  const after = story(
    `0,0  meadow  1a 1s   mine
     2,0  meadow  2c 2a*  mine`,
    { play: 'teleporter', luck: ['one-card', 'trap'] },
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1s:15 2c:15
      2,0  beach  1a:20 2a:25*`),
  );
  expect(told(after, 'placed', 'exploded')).toEqual([
    { type: 'placed', snail: 1, from: '0,0', field: '2,0' },
    { type: 'placed', snail: 4, from: '2,0', field: '0,0' },
    { type: 'exploded', field: '2,0', token: 'mine' },
    { type: 'exploded', field: '0,0', token: 'mine' },
  ]);
});

test('SNL-14.5 + SNL-6.11 + SNL-6.14 disintegrator: nothing on the tile goes off, and who comes down to the sea has no shell', () => {
  const after = story(
    `0,0  beach   1a
     1,0  beach!  2c* 2a+ 3c+  fire mine dynamite`,
    { play: 'disintegrator', luck: ['barrel'], factions: ['barbarians', 'cowboys', 'pirates'] },
    one.at('1,0'),
  );

  // SNL-5.27: for Pirates, being on water does not cancel Aim.
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  water  2c 2a 3c+`),
  );
  expect(after.state.contamination).toBe(0);
  const from = after.events.findIndex(({ type }) => type === 'field-targeted');
  expect(after.events.slice(from, from + 8)).toEqual([
    { type: 'field-targeted', seat: 0, field: '1,0' },
    { type: 'tile-removed', field: '1,0', terrain: 'beach', back: 'barrel' },
    { type: 'fell', snail: 4, field: '1,0', onto: 'water' },
    { type: 'shell-left', snail: 4 },
    { type: 'fell', snail: 5, field: '1,0', onto: 'water' },
    { type: 'aim-lost', snail: 5 },
    { type: 'fell', snail: 8, field: '1,0', onto: 'water' },
    { type: 'revealed', reveals: true, seat: 1, slot: 1, card: 'crawl-shell', snail: 4, aim: 'none' },
  ]);
});

test('SNL-14.5 + SNL-3.22 disintegrator: under the active snail itself, its next attack drowns with it', () => {
  const after = story(
    `0,0  beach  1a
     1,0  beach  2c`,
    { plans: [['disintegrator', 'rocket'], ['-']], luck: ['blank-beach'] },
    one.at('0,0'),
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  water  1a
      1,0  beach  2c`),
  );
  expect(told(after, 'slot-passed')).toEqual([
    { type: 'slot-passed', seat: 1, slot: 1, reason: 'empty', rule: 'SNL-3.23' },
    { type: 'slot-passed', seat: 0, slot: 2, reason: 'on-water', rule: 'SNL-3.22' },
  ]);
});

test('SNL-5.8 + SNL-9.3 turbo slime: a snail that dies in the second of three fires goes no further and leaves the turn', () => {
  const after = story(
    `0,0  beach  1a:15 1s
     1,0  beach  fire
     2,0  beach  fire fire
     3,0  beach  fire
     0,2  beach  2c`,
    { play: 'turbo-slime' },
    one.step('1,0'),
    one.step('2,0'),
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1s
      1,0  beach  fire
      2,0  beach  fire fire
      3,0  beach  fire
      0,2  beach  2c`),
  );
  expect([after.state.active[0], after.state.passive[0]]).toEqual([handleOf('1s'), -1]);
  // SNL-3.27: the new active snail takes over nothing of this card.
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-5.9 + SNL-6.9 + SNL-11.7 crawl: a ninja falls through an exploding mountain and climbs the next one', () => {
  const fallen = story(
    `1,0  mountain  mine
     2,0  mountain
     0,0  water     1a
     0,2  beach     2c`,
    { factions: ['ninja', 'zombies'], luck: ['mine-back', 'trap'] },
    one.step('1,0'),
  );
  expect(draw(fallen)).toBe(
    drawing(`
      1,0  beach     1a:5
      2,0  mountain
      0,2  beach     2c`),
  );

  expect(draw(act(fallen, one.step('2,0')))).toBe(
    drawing(`
      1,0  beach
      2,0  mountain  1a:5
      0,2  beach     2c`),
  );
});

test('SNL-3.27 + SNL-10.13 golden shovel: a digger killed by the mine in the meadow still draws all its cards', () => {
  const before = scene(
    `0,0  meadow!  1a:10 2a  mine
     2,0  beach    1s
     0,2  beach    2c`,
    { play: 'golden-shovel', luck: ['sword', 'two-cards', 'rocket', 'vacuum'] },
  );
  expect(asked(before)).toEqual(['1 decline']);
  const after = settled(pictured(act(before, one.resolve)));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  2a:20
      2,0  beach  1s
      0,2  beach  2c`),
  );
  expect(held(after, 1)).toEqual(['rocket', 'sword', 'vacuum']);
});

test('SNL-9.8 + SNL-12.1 golden shovel: the last digger of a squad is dead before the meadow gives its cards', () => {
  const after = story(
    `0,0  meadow  1a:10 mine
     0,2  beach   2c
     2,0  beach   3c`,
    { play: 'golden-shovel', luck: ['sword', 'two-cards'] },
    one.resolve,
  );

  expect(held(after, 1)).toEqual(['sword']);
  expect(told(after, 'drew', 'squad-lost').map(({ type }) => type)).toEqual(['drew', 'squad-lost']);
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-6.9 + SNL-9.5 + SNL-5.21 dig: a mined mountain kills in two steps, first by its back, then by the trap below', () => {
  const after = story(
    `0,0  mountain!  1a:15 2c:10 2s*
     2,0  beach      1s`,
    { play: 'crawl-dig', luck: ['sword', 'mine-back', 'trap'] },
    one.half('dig'),
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  2s:25*
      2,0  beach  1s`),
  );
  expect(told(after, 'damaged', 'eliminated')).toEqual([
    { type: 'damaged', snail: 1, amount: 10, shell: 0, life: 5, by: 'mine-back' },
    { type: 'damaged', snail: 4, amount: 10, shell: 0, life: 0, by: 'mine-back' },
    { type: 'damaged', snail: 6, amount: 10, shell: 5, life: 25, by: 'mine-back' },
    { type: 'eliminated', reveals: true, snail: 4, token: 'active' },
    { type: 'damaged', snail: 1, amount: 5, shell: 0, life: 0, by: 'trap' },
    { type: 'damaged', snail: 6, amount: 5, shell: 5, life: 25, by: 'trap' },
    { type: 'eliminated', reveals: true, snail: 1, token: 'active' },
  ]);
});

test('SNL-10.9 + SNL-10.15 crawl: burnt to death before the mine, a snail sets off nothing; the other way round the mine goes', () => {
  const entered = story(
    `0,0  beach  1a:5 1s
     1,0  beach  2c   fire mine`,
    { first: 2, steps: [{ do: 'turn', slot: 1, nth: 1 }] },
    one.half('crawl'),
    one.step('1,0'),
  );
  expect(asked(entered)).toEqual(['2 order-effects']);
  expect(options(entered)).toEqual([
    { field: '1,0', effect: 'fire' },
    { field: '1,0', effect: 'mine' },
  ]);

  expect(draw(pictured(act(entered, two.order('1,0', 'fire'))))).toBe(
    drawing(`
      0,0  beach  1s
      1,0  beach  2c  fire mine`),
  );

  const before = scene(
    `0,0  beach  1a:5 1s
     1,0  beach  2c   fire mine`,
    { first: 2, steps: [{ do: 'turn', slot: 1, nth: 1 }], luck: ['blank-beach'] },
  );
  expect(draw(act(before, one.half('crawl'), one.step('1,0'), two.order('1,0', 'mine')))).toBe(
    drawing(`
      0,0  beach  1s
      1,0  water  2c:20`),
  );
});

test('SNL-5.9 + SNL-10.5 crawl: who is blown off the field it has come to does not crawl on', () => {
  const blown = story(
    `0,0  beach   1a
     0,1  meadow
     1,0  meadow  mine dynamite
     2,0  meadow
     0,3  beach   2c`,
    { first: 2, steps: [{ do: 'turn', slot: 1, nth: 1 }], luck: ['two-cards'], play: 'turbo-slime' },
    one.step('1,0'),
    two.pushTo('2,0'),
  );

  expect(draw(blown)).toBe(
    drawing(`
      0,0  beach
      1,0  beach
      2,0  meadow  1a:5
      0,1  meadow
      0,3  beach   2c`),
  );
  // One of three points was left; it is player 2 who crawls next.
  expect(told(blown, 'stepped')).toEqual([{ type: 'stepped', snail: 1, from: '0,0', field: '1,0' }]);
  expect(asked(blown)).toEqual(['2 crawl-step']);
});

test('SNL-8.14 + SNL-10.8 cocktail: scattered onto the attacker, the fire under its foot does not burn it until it comes back', () => {
  const scattering = story(
    `0,0  beach  1a
     1,0  beach  2c`,
    { plans: [['cocktail', 'crawl-shell'], ['-']], luck: ['crit'] },
    one.at('1,0'),
  );
  expect(options(scattering)).toEqual([
    { field: '1,-1' },
    { field: '2,-1' },
    { field: '0,0' },
    { field: '2,0' },
    { field: '0,1' },
    { field: '1,1' },
  ]);

  const lit = pictured(act(scattering, one.scatter('0,0')));
  expect(draw(lit)).toBe(
    drawing(`
      0,0  beach  1a  fire
      1,0  beach  2c`),
  );
  const back = act(lit, one.half('crawl'), one.step('1,0'), one.step('0,0'));
  expect(draw(back)).toBe(
    drawing(`
      0,0  beach  1a:25  fire
      1,0  beach  2c`),
  );
});

test('SNL-8.14 + SNL-6.11 + SNL-10.5 rocket: scattered onto the attacker, its own tile goes and the dynamite with it', () => {
  const after = story(
    `0,0  beach  1a* 1s  dynamite
     1,0  beach  2c`,
    { play: 'rocket', luck: ['hit', 'barrel'], tokens: [['1a'], ['2c']] },
    one.at('1,0'),
    one.scatter('0,0'),
    one.pushNext('1s'),
    one.pushTo('1,0'),
    one.pushTo('1,0'),
  );

  expect(draw(after)).toBe(
    drawing(`
      1,0  beach  1a:15 1s:15 2c`),
  );
  expect(after.state.contamination).toBe(1);
});
