import { expect, test } from 'vitest';
import { TILES } from '../../../src/games/snails/board/tiles.ts';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, type Drawn, draw, drawing, handleOf, options, playWith, scene } from '../kit/scene.ts';
import { steadyPack } from '../kit/steady-pack.ts';

playWith(steadyPack);

const atField = (field: string) => ({ type: 'choose-target', seat: 0, target: { field } }) as const;
const dig = { type: 'choose-half', seat: 0, action: 'dig' } as const;
const order = (effect: 'mine' | 'dynamite', field: string, seat = 0) =>
  ({ type: 'order-effects', seat, field, effect }) as const;
const pushTo = (field: string, seat = 0) => ({ type: 'push-to', seat, field }) as const;
/** What happened before player 2 had a turn. */
const eventsOf1 = ({ events }: Drawn): object[] => {
  const end = events.findIndex((event) => event.type === 'revealed' && event.seat === 1);
  return events.slice(0, end === -1 ? undefined : end);
};

test('SNL-6.1 a tile that is damaged gets a token, and nothing else happens', () => {
  const before = scene(
    `0,0  beach     1a
     1,0  mountain  fire
     2,0  beach     2a`,
    { play: 'grenade', luck: ['splat'] },
  );

  const after = pictured(act(before, atField('1,0')));

  expect(eventsOf1(after).slice(2)).toEqual([
    { type: 'row-taken', seat: 0, row: 0, faces: ['splat'] },
    { type: 'tile-damaged', field: '1,0', terrain: 'mountain' },
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach      1a
      1,0  mountain!  fire
      2,0  beach      2a`),
  );
  scriptUsedUp(after.state);
});

test('SNL-6.2 a damaged tile that is damaged is destroyed', () => {
  const before = scene(
    `0,0  beach      1a
     1,0  mountain!
     2,0  beach      2a`,
    { play: 'grenade', luck: ['splat', 'blank-mountain'] },
  );

  const after = pictured(act(before, atField('1,0')));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach   1a
      1,0  meadow
      2,0  beach   2a`),
  );
  scriptUsedUp(after.state);
});

const AT_WATER = [
  { face: 'splat', life: 20 },
  { face: 'crit', life: 15 },
] as const;

test.each(AT_WATER)('SNL-6.3 water is neither damaged nor destroyed: $face', ({ face, life }) => {
  const before = scene(
    `0,0  beach  1a
     1,0  water  2a`,
    { play: 'grenade', luck: [face] },
  );

  const after = act(before, atField('1,0'));

  expect(after.events.filter(({ type }) => type.startsWith('tile'))).toEqual([]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  water  2a:${life}`),
  );
  scriptUsedUp(after.state);
});

test('SNL-6.4 destruction: what reacts to it, its tokens, its back, then the snails come down', () => {
  const before = scene(
    `0,0  beach   1a
     1,0  meadow  2a* 2s 2m fire mine dynamite
     2,0  meadow
     4,0  beach   2c`,
    { play: 'grenade', luck: ['crit', 'trap'], tokens: [['1a'], ['2c']], sea: 'none' },
  );

  const hit = act(before, atField('1,0'));
  expect(asked(hit)).toEqual(['1 order-effects']);
  expect(options(hit)).toEqual([
    { field: '1,0', effect: 'mine' },
    { field: '1,0', effect: 'dynamite' },
  ]);
  const after = act(hit, order('mine', '1,0'));

  expect(eventsOf1(after)).toEqual([
    { type: 'exploded', field: '1,0', token: 'mine' },
    { type: 'damaged', snail: handleOf('2a'), amount: 10, shell: 5, life: 15, by: 'mine' },
    { type: 'damaged', snail: handleOf('2s'), amount: 10, shell: 0, life: 5, by: 'mine' },
    { type: 'damaged', snail: handleOf('2m'), amount: 10, shell: 0, life: 5, by: 'mine' },
    { type: 'exploded', field: '1,0', token: 'dynamite' },
    { type: 'damaged', snail: handleOf('2a'), amount: 15, shell: 5, life: 5, by: 'dynamite' },
    { type: 'damaged', snail: handleOf('2s'), amount: 15, shell: 0, life: 0, by: 'dynamite' },
    { type: 'damaged', snail: handleOf('2m'), amount: 15, shell: 0, life: 0, by: 'dynamite' },
    { type: 'eliminated', reveals: true, snail: handleOf('2s'), token: 'none' },
    { type: 'eliminated', reveals: true, snail: handleOf('2m'), token: 'none' },
    { type: 'stayed', snail: handleOf('2a'), why: 'shell' },
    { type: 'tile-destroyed', field: '1,0', terrain: 'meadow', back: 'trap' },
    { type: 'damaged', snail: handleOf('2a'), amount: 5, shell: 5, life: 5, by: 'trap' },
    { type: 'fell', snail: handleOf('2a'), field: '1,0', onto: 'beach' },
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach   1a
      1,0  beach   2a:5*
      2,0  meadow
      4,0  beach   2c`),
  );
  scriptUsedUp(after.state);
});

test('SNL-6.4 + SNL-6.15 destruction: a snail that the dynamite has pushed away does not feel the back', () => {
  const before = scene(
    `0,0  beach   1a
     1,0  meadow  2a* 2s dynamite
     2,0  meadow
     4,0  beach   2c`,
    { play: 'grenade', luck: ['crit', 'trap'], tokens: [['1a'], ['2c']], sea: 'none' },
  );

  const hit = pictured(act(before, atField('1,0')));

  // 15 by the card and 15 by the dynamite are too much for the one without a shell.
  expect(draw(hit)).toBe(
    drawing(`
      0,0  beach   1a
      1,0  beach   2a:10*
      2,0  meadow
      4,0  beach   2c`),
  );
  scriptUsedUp(hit.state);

  const survived = scene(
    `0,0  beach    1a
     1,0  meadow!  2a* 2s dynamite
     2,0  meadow
     4,0  beach    2c`,
    { play: 'grenade', luck: ['splat', 'trap'], tokens: [['1a'], ['2c']] },
  );
  const after = act(survived, atField('1,0'), pushTo('2,0'));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach   1a
      1,0  beach   2a:15*
      2,0  meadow  2s:5
      4,0  beach   2c`),
  );
  scriptUsedUp(after.state);
});

test('SNL-6.15 destruction: who is pushed onto the tile before it is flipped feels the back and falls', () => {
  const before = scene(
    `0,0  beach    1a
     1,0  meadow!  2a* 2s dynamite
     2,0  meadow   3a 3s 3m
     3,0  beach    2c`,
    { play: 'grenade', luck: ['splat', 'trap'], tokens: [['1a'], ['2c'], ['3s']], sea: 'none' },
  );

  const pushed = act(before, atField('1,0'), pushTo('2,0'));
  // The meadow that is about to go is still as high as the one beside it.
  expect(options(pushed)).toEqual(
    ['3a', '3s', '3m'].flatMap((name) => ['1,0', '3,0'].map((field) => ({ snail: handleOf(name), field }))),
  );
  const after = act(pushed, { type: 'overcrowd', seat: 0, snail: handleOf('3a'), field: '1,0' });

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach   1a
      1,0  beach   2a:15* 3a:25
      2,0  meadow  2s:5 3s 3m
      3,0  beach   2c`),
  );
  scriptUsedUp(after.state);
});

test('SNL-6.5 the tile below starts undamaged and without tokens', () => {
  const before = scene(
    `0,0  beach      1a
     1,0  mountain!  fire fire mine
     3,0  beach      2a`,
    { play: 'grenade', luck: ['splat', 'blank-mountain'] },
  );

  const after = pictured(act(before, atField('1,0')));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach   1a
      1,0  meadow
      3,0  beach   2a`),
  );
  scriptUsedUp(after.state);
});

test('SNL-6.6 barrel: contamination rises by one step at once', () => {
  const before = scene(
    `0,0  beach!  1a
     1,0  beach!
     3,0  beach   2a`,
    { plans: [['crawl-dig'], ['-']], luck: ['mine', 'barrel'] },
  );

  const after = pictured(act(before, dig));

  expect(after.events).toContainEqual({ type: 'contamination-rose', space: 1, damage: 5 });
  expect(after.state.contamination).toBe(1);
  scriptUsedUp(after.state);
});

test('SNL-6.6 barrel: on the top step contamination stays there', () => {
  const before = scene(
    `0,0  beach!  1a
     3,0  beach   2a`,
    { play: 'crawl-dig', luck: ['mine', 'barrel'], track: [5, 15], contamination: 1, removed: [1, 0, 0, 0, 0, 0, 0] },
  );

  const after = act(before, dig);

  expect(after.state.contamination).toBe(1);
  expect(after.events.filter(({ type }) => type === 'contamination-rose')).toEqual([]);
  expect(after.events).toContainEqual({ type: 'tile-destroyed', field: '0,0', terrain: 'beach', back: 'barrel' });
  scriptUsedUp(after.state);
});

test('SNL-6.6 a blank beach leaves contamination where it is', () => {
  const before = scene(
    `0,0  beach!  1a
     3,0  beach   2a`,
    { play: 'crawl-dig', luck: ['mine', 'blank-beach'] },
  );

  const after = act(before, dig);

  expect(after.state.contamination).toBe(0);
  expect(after.events.filter(({ type }) => type === 'contamination-rose')).toEqual([]);
  scriptUsedUp(after.state);
});

test('SNL-6.7 trap: each snail that stood on the tile takes 5', () => {
  const before = scene(
    `0,0  meadow!  1a 2a 2s*
     1,0  meadow   2m`,
    { play: 'crawl-dig', luck: ['mine', 'trap'] },
  );

  const after = pictured(act(before, dig));

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach   1a:25 2a:25 2s*
      1,0  meadow  2m`),
  );
  scriptUsedUp(after.state);
});

const CARD_BACKS = [{ back: 'one-card' }, { back: 'two-cards' }] as const;

test.each(CARD_BACKS)('SNL-6.8 $back: nothing, unless somebody digs', ({ back }) => {
  const before = scene(
    `0,0  beach    1a
     1,0  meadow!  2a`,
    { play: 'grenade', luck: ['splat', back] },
  );

  const after = act(before, atField('1,0'));

  expect(eventsOf1(after).slice(3)).toEqual([
    { type: 'damaged', snail: handleOf('2a'), amount: 10, shell: 0, life: 20, by: 'card' },
    { type: 'tile-destroyed', field: '1,0', terrain: 'meadow', back },
    { type: 'fell', snail: handleOf('2a'), field: '1,0', onto: 'beach' },
  ]);
  scriptUsedUp(after.state);
});

test('SNL-6.9 + SNL-6.10 mine on the back of a mountain: 10 to all on it, the meadow goes too, its trap adds 5', () => {
  const before = scene(
    `0,0  beach      1a
     1,0  mountain!  2a* 2s
     2,0  mountain   2m`,
    { play: 'grenade', luck: ['splat', 'mine-back', 'trap'] },
  );

  const after = pictured(act(before, atField('1,0')));

  expect(eventsOf1(after).slice(5)).toEqual([
    { type: 'tile-destroyed', field: '1,0', terrain: 'mountain', back: 'mine' },
    { type: 'damaged', snail: handleOf('2a'), amount: 10, shell: 5, life: 20, by: 'mine-back' },
    { type: 'damaged', snail: handleOf('2s'), amount: 10, shell: 0, life: 10, by: 'mine-back' },
    { type: 'tile-destroyed', field: '1,0', terrain: 'meadow', back: 'trap' },
    { type: 'damaged', snail: handleOf('2a'), amount: 5, shell: 5, life: 20, by: 'trap' },
    { type: 'damaged', snail: handleOf('2s'), amount: 5, shell: 0, life: 5, by: 'trap' },
    // They come down once, on the beach.
    { type: 'fell', snail: handleOf('2a'), field: '1,0', onto: 'beach' },
    { type: 'fell', snail: handleOf('2s'), field: '1,0', onto: 'beach' },
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach     1a
      1,0  beach     2a:20* 2s:5
      2,0  mountain  2m`),
  );
  scriptUsedUp(after.state);
});

test('SNL-6.9 the cards of the meadow below are not drawn, not even by the one who digs', () => {
  const before = scene(
    `0,0  mountain!  1a
     3,0  beach      2a`,
    { play: 'crawl-dig', luck: ['rocket', 'mine-back', 'two-cards'] },
  );

  const after = act(before, dig);

  expect(after.events.filter(({ type }) => type === 'drew')).toEqual([
    { type: 'drew', seat: 0, count: 1, secret: { seats: 1, cards: ['rocket'] } },
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a:20
      3,0  beach  2a`),
  );
  scriptUsedUp(after.state);
});

test('SNL-6.10 a snail that the back eliminates does not come down', () => {
  const before = scene(
    `0,0  mountain!  1a 2a:10 2s
     3,0  beach      2m`,
    { play: 'crawl-dig', luck: ['rocket', 'mine-back', 'one-card'], tokens: [['1a'], ['2m']] },
  );

  const after = act(before, dig);

  expect(after.events.filter(({ type }) => type === 'fell' || type === 'eliminated')).toEqual([
    { type: 'eliminated', reveals: true, snail: handleOf('2a'), token: 'none' },
    { type: 'fell', snail: handleOf('1a'), field: '0,0', onto: 'beach' },
    { type: 'fell', snail: handleOf('2s'), field: '0,0', onto: 'beach' },
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a:20 2s:20
      3,0  beach  2m`),
  );
  scriptUsedUp(after.state);
});

test('SNL-6.11 a snail that comes down on water leaves its shell and loses Aim', () => {
  const drawn = (tile: string) =>
    scene(
      `0,0  beach  1a
       1,0  ${tile}  2a*+ 2s*
       3,0  beach  2m`,
      { play: 'disintegrator', luck: [tile === 'beach' ? 'blank-beach' : 'trap'], tokens: [['1a'], ['2m']] },
    );

  const wet = pictured(act(drawn('beach'), atField('1,0')));
  expect(eventsOf1(wet).slice(1)).toEqual([
    { type: 'tile-removed', field: '1,0', terrain: 'beach', back: 'blank' },
    { type: 'fell', snail: handleOf('2a'), field: '1,0', onto: 'water' },
    { type: 'shell-left', snail: handleOf('2a') },
    { type: 'aim-lost', snail: handleOf('2a') },
    { type: 'fell', snail: handleOf('2s'), field: '1,0', onto: 'water' },
    { type: 'shell-left', snail: handleOf('2s') },
  ]);

  const dry = act(drawn('meadow'), atField('1,0'));
  expect(eventsOf1(dry).slice(1)).toEqual([
    { type: 'tile-removed', field: '1,0', terrain: 'meadow', back: 'trap' },
    { type: 'fell', snail: handleOf('2a'), field: '1,0', onto: 'beach' },
    { type: 'fell', snail: handleOf('2s'), field: '1,0', onto: 'beach' },
  ]);
  expect(draw(wet)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  water  2a 2s
      3,0  beach  2m`),
  );
});

test('SNL-6.12 coming down triggers nothing: the fire and the mine of the tile are gone with it', () => {
  const before = scene(
    `0,0  beach   1a
     1,0  meadow  2a fire fire mine`,
    { play: 'disintegrator', luck: ['two-cards'] },
  );

  const after = pictured(act(before, atField('1,0')));

  expect(eventsOf1(after).slice(1)).toEqual([
    { type: 'tile-removed', field: '1,0', terrain: 'meadow', back: 'two-cards' },
    { type: 'fell', snail: handleOf('2a'), field: '1,0', onto: 'beach' },
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  2a`),
  );
});

test('SNL-6.13 + SNL-6.14 tiles that are destroyed or removed are out of the game, their backs for all to see', () => {
  const before = scene(
    `0,0  beach      1a
     1,0  mountain!  2a
     2,0  meadow     2s`,
    {
      plans: [['grenade', 'disintegrator'], ['-']],
      luck: ['splat', 'mine-back', 'two-cards', 'two-cards'],
    },
  );

  const after = pictured(act(before, atField('1,0'), atField('2,0')));

  const removed = TILES.map(({ level, back }) => (back === 'two-cards' ? 2 : level === 3 && back === 'mine' ? 1 : 0));
  expect(after.game.view(after.state, 'spectator').removed).toEqual(removed);
  expect(after.game.view(after.state, 1).removed).toEqual(removed);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  2a:10
      2,0  beach  2s`),
  );
  scriptUsedUp(after.state);
});

test('SNL-6.13 a back that is out of the game is not turned up again', () => {
  // Three barrels, three traps and all three mines.
  const removed = [3, 0, 3, 0, 0, 3, 0];
  const position = (luck: string) =>
    scene(
      `0,0  beach      1a
       1,0  mountain!  2a
       4,-1 mountain   2s`,
      { play: 'grenade', luck: ['splat', luck], removed, tokens: [['1a'], ['2s']] },
    );

  expect(() => act(position('mine-back'), atField('1,0'))).toThrow('Outcome 5 cannot come up');
  expect(draw(act(position('blank-mountain'), atField('1,0')))).toBe(
    drawing(`
      4,-1 mountain  2s
      0,0  beach     1a
      1,0  meadow    2a:20`),
  );
});
