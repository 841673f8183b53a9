import { describe, expect, test } from 'vitest';
import {
  at,
  crowdOut,
  handOf,
  on,
  onPlayer,
  passed,
  played,
  pushNext,
  pushTo,
  reachOf,
  STOP,
  stepTo,
  targets,
  told,
} from '../kit/plays.ts';
import { act, asked, draw, drawing, handleOf, options, refusal, scene } from '../kit/scene.ts';

describe('fishing rod', () => {
  const SHORE = `
    0,0  mountain  1a
    1,0  beach     2c 2a*
    2,0  water     2s`;

  test('card fishing-rod: places a snail on the own field, whatever the levels', () => {
    const after = played(SHORE, { play: 'fishing-rod' }, on('2s'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  mountain  1a 2s
        1,0  beach     2c 2a*`),
    );
    expect(told(after, 'placed')).toEqual([{ type: 'placed', snail: handleOf('2s'), from: '2,0', field: '0,0' }]);
  });

  test('card fishing-rod: a snail in a shell comes in its shell', () => {
    const after = played(SHORE, { play: 'fishing-rod' }, on('2a'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  mountain  1a 2a*
        1,0  beach     2c
        2,0  water     2s`),
    );
  });

  test('card fishing-rod: from water it draws a snail out of its shell', () => {
    const after = played(
      `0,0  water  1a
       1,0  beach  2c 2a*`,
      { play: 'fishing-rod' },
      on('2a'),
    );

    expect(draw(after)).toBe(
      drawing(`
        0,0  water  1a 2a
        1,0  beach  2c`),
    );
  });

  test('card fishing-rod: the own fire burns the snail that comes, not the one that is there', () => {
    const after = played(`0,0 beach 1a fire fire\n1,0 beach 2c 2a`, { play: 'fishing-rod' }, on('2c'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach  1a 2c:20 fire fire
        1,0  beach  2a`),
    );
  });

  test('card fishing-rod: the own mine explodes under both', () => {
    const after = played(`0,0 meadow 1a mine\n1,0 beach 2c 2a`, { play: 'fishing-rod', luck: ['trap'] }, on('2c'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach  1a:15 2c:15
        1,0  beach  2a`),
    );
  });

  test('card fishing-rod: reaches 1 to 2 fields, up and down', () => {
    expect(reachOf('fishing-rod')).toEqual({ level: [1, 2], up: [1, 2], down: [1, 2], self: false });
  });

  test('card fishing-rod: nobody in reach, so it is passed', () => {
    const after = played(`0,0 beach 1a 2a\n3,0 beach 2c`, { play: 'fishing-rod' });

    expect(passed(after)).toBe('no-target SNL-3.26');
  });
});

describe('disintegrator', () => {
  const HILL = `
    0,0  beach     1a
    1,0  mountain  2c 2a* fire mine dynamite
    2,0  meadow!`;

  test('card disintegrator: removes a tile with its tokens; nothing explodes, its back does nothing', () => {
    const after = played(HILL, { play: 'disintegrator', luck: ['mine-back'] }, at('1,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach    1a
        1,0  meadow   2c 2a*
        2,0  meadow!`),
    );
    expect(told(after, 'tile-removed', 'tile-destroyed', 'exploded', 'damaged', 'fell')).toEqual([
      { type: 'tile-removed', field: '1,0', terrain: 'mountain', back: 'mine' },
      { type: 'fell', snail: handleOf('2c'), field: '1,0', onto: 'meadow' },
      { type: 'fell', snail: handleOf('2a'), field: '1,0', onto: 'meadow' },
    ]);
  });

  test('card disintegrator: the tile below starts undamaged', () => {
    const after = played(HILL, { play: 'disintegrator', luck: ['two-cards'] }, at('2,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach     1a
        1,0  mountain  2c 2a* fire mine dynamite
        2,0  beach`),
    );
    expect(handOf(after, 1)).toEqual([]);
  });

  test('card disintegrator: the own tile may go, too; a barrel on its back is harmless', () => {
    const after = played(HILL, { play: 'disintegrator', luck: ['barrel'] }, at('0,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  water     1a
        1,0  mountain  2c 2a* fire mine dynamite
        2,0  meadow!`),
    );
    expect(after.state.contamination).toBe(0);
  });

  test('card disintegrator: a snail that comes down on water leaves its shell', () => {
    const after = played(`0,0 beach 1a\n1,0 beach 2c*`, { play: 'disintegrator', luck: ['blank-beach'] }, at('1,0'));

    expect(draw(after)).toBe('0,0 beach 1a\n1,0 water 2c');
  });

  test('card disintegrator: reaches 0 to 2 fields, up and down', () => {
    expect(reachOf('disintegrator')).toEqual({ level: [0, 1, 2], up: [1, 2], down: [1, 2], self: false });
  });
});

describe('golden shovel', () => {
  test('card golden-shovel: draws 1, destroys the own meadow at once, and draws its cards', () => {
    const after = played('0,0  meadow  1a 2c', {
      play: 'golden-shovel',
      luck: ['rocket', 'two-cards', 'mine', 'sword'],
    });

    expect(draw(after)).toBe('0,0 beach 1a 2c');
    expect(handOf(after, 1)).toEqual(['rocket', 'sword', 'mine']);
    expect(told(after, 'drew', 'tile-damaged', 'tile-destroyed')).toEqual([
      { type: 'drew', seat: 0, count: 1, secret: { seats: 1, cards: ['rocket'] } },
      { type: 'tile-destroyed', field: '0,0', terrain: 'meadow', back: 'two-cards' },
      { type: 'drew', seat: 0, count: 2, secret: { seats: 1, cards: ['mine', 'sword'] } },
    ]);
  });

  test('card golden-shovel: a damaged meadow with one card', () => {
    const after = played('0,0  meadow!  1a 2c', { play: 'golden-shovel', luck: ['rocket', 'one-card', 'mine'] });

    expect(draw(after)).toBe('0,0 beach 1a 2c');
    expect(handOf(after, 1)).toEqual(['rocket', 'mine']);
  });

  test('card golden-shovel: a trap hurts, and gives no card', () => {
    const after = played('0,0  meadow  1a 2c', { play: 'golden-shovel', luck: ['rocket', 'trap'] });

    expect(draw(after)).toBe('0,0 beach 1a:25 2c:25');
    expect(handOf(after, 1)).toEqual(['rocket']);
  });

  test('card golden-shovel: a beach sinks', () => {
    const after = played('0,0  beach  1a 2c', { play: 'golden-shovel', luck: ['rocket', 'barrel'] });

    expect(draw(after)).toBe('0,0 water 1a 2c');
    expect(after.state.contamination).toBe(1);
  });

  test('card golden-shovel: the mine under a meadow explodes first, and its cards are drawn still', () => {
    const after = played('0,0  meadow  1a 2c mine', {
      play: 'golden-shovel',
      luck: ['rocket', 'one-card', 'mine'],
    });

    expect(draw(after)).toBe('0,0 beach 1a:20 2c:20');
    expect(handOf(after, 1)).toEqual(['rocket', 'mine']);
  });

  test('card golden-shovel: a meadow that goes with the mountain above it gives no cards', () => {
    const after = played('0,0  mountain  1a 2c', {
      play: 'golden-shovel',
      luck: ['rocket', 'mine-back', 'two-cards'],
    });

    expect(draw(after)).toBe('0,0 beach 1a:20 2c:20');
    expect(handOf(after, 1)).toEqual(['rocket']);
  });

  test('card golden-shovel: on water only the card is drawn', () => {
    const after = played('0,0  water  1a\n1,0  beach  2c', { play: 'golden-shovel', luck: ['rocket'] });

    expect(draw(after)).toBe('0,0 water 1a\n1,0 beach 2c');
    expect(handOf(after, 1)).toEqual(['rocket']);
    expect(passed(after)).toBeUndefined();
  });
});

describe('vacuum', () => {
  const TABLE = `
    0,0   water     1a
    2,0   mountain  2c
    -3,0  beach     3c`;

  test('card vacuum: the next card of a plan goes back to hand, and its slot is empty', () => {
    const after = played(TABLE, {
      play: 'vacuum',
      plans: [[], ['rocket', 'crawl-shell']],
    });

    // Player 3 is out of reach, so player 2 is the only one to choose.
    expect(told(after, 'player-targeted', 'plan-card-returned')).toEqual([
      { type: 'player-targeted', seat: 0, player: 1 },
      { type: 'plan-card-returned', seat: 1, slot: 1, secret: { seats: 2, card: 'rocket' } },
    ]);
    expect(told(after, 'slot-passed')).toEqual([
      { type: 'slot-passed', seat: 1, slot: 1, reason: 'empty', rule: 'SNL-3.23' },
    ]);
    expect(handOf(after, 2)).toEqual(['rocket']);
    expect(asked(after)).toEqual(['3 choose-half']);
  });

  test('card vacuum: a player of several in reach is chosen, never oneself', () => {
    const before = scene(`0,0 beach 1a 3c\n2,0 beach 2c 1c\n3,0 beach 2a`, { play: 'vacuum' });
    expect(targets(before)).toEqual(['player 2', 'player 3']);
    expect(refusal(before, onPlayer(1))).toEqual({
      code: 'target/own-player',
      rule: 'SNL-8.2',
      facts: { card: 'vacuum' },
    });

    const after = act(before, onPlayer(3));

    expect(told(after, 'plan-card-returned')).toEqual([
      { type: 'plan-card-returned', seat: 2, slot: 1, secret: { seats: 4, card: 'crawl-shell' } },
    ]);
  });

  test('card vacuum: reaches 0 to 2 fields, up and down', () => {
    const before = scene(
      `0,0  meadow    1a 2c
       2,0  mountain  3c
       0,3  beach     4c`,
      { play: 'vacuum' },
    );

    expect(targets(before)).toEqual(['player 2', 'player 3']);
    expect(refusal(before, onPlayer(4))).toEqual({
      code: 'target/out-of-reach',
      rule: 'SNL-8.4',
      facts: { card: 'vacuum', distance: 3, least: 0, most: 2 },
    });
  });

  test('card vacuum: nobody in reach, so it is passed', () => {
    const after = played('0,0  beach  1a\n3,0  beach  2c', { play: 'vacuum' });

    expect(passed(after)).toBe('no-target SNL-3.26');
  });
});

describe('jetpack', () => {
  test('card jetpack: places the own snail, over fire and whatever the levels', () => {
    const after = played(
      `0,0  beach     1a
       1,0  meadow    2c fire
       2,0  mountain  mine
       3,0  mountain`,
      { play: 'jetpack' },
      at('3,0'),
    );

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach
        1,0  meadow    2c fire
        2,0  mountain  mine
        3,0  mountain  1a`),
    );
  });

  test('card jetpack: the fire of the field it lands on burns', () => {
    const after = played(`0,0 beach 1a\n1,0 meadow fire fire\n2,0 beach 2c`, { play: 'jetpack' }, at('1,0'));

    expect(draw(after)).toBe('0,0 beach\n1,0 meadow 1a:20 fire fire\n2,0 beach 2c');
  });

  test('card jetpack: works from and to water', () => {
    const after = played('0,0  water  1a\n1,0  beach  2c', { play: 'jetpack' }, at('-3,0'));

    expect(draw(after)).toBe('-3,0 water 1a\n1,0 beach 2c');
  });

  test('card jetpack: reaches 1 to 3 fields, up and down', () => {
    expect(reachOf('jetpack')).toEqual({ level: [1, 2, 3], up: [1, 2, 3], down: [1, 2, 3], self: false });
  });

  test('card jetpack: the shell stays behind', () => {
    const after = played('0,0  beach  1a*\n1,0  beach  2c', { play: 'jetpack' }, at('1,0'));

    expect(draw(after)).toBe('0,0 beach\n1,0 beach 1a 2c');
    expect(told(after, 'shell-left', 'placed')).toEqual([
      { type: 'shell-left', snail: handleOf('1a') },
      { type: 'placed', snail: handleOf('1a'), from: '0,0', field: '1,0' },
    ]);
  });

  test('card jetpack: onto a full field: one that can be pushed makes room', () => {
    const landing = played(
      `0,0  beach    1a
       2,0  meadow   2c* 2a 2s*`,
      { play: 'jetpack' },
      at('2,0'),
    );
    expect(asked(landing)).toEqual(['1 overcrowd']);
    expect(new Set(options(landing).map((option) => JSON.stringify('snail' in option && option.snail)))).toEqual(
      new Set([String(handleOf('2a'))]),
    );

    const after = act(landing, crowdOut('2a', '1,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach
        1,0  water   2a
        2,0  meadow  1a 2c* 2s*`),
    );
  });

  test('card jetpack: a field with 3 shells cannot be chosen', () => {
    const before = scene('0,0  beach  1a\n2,0  meadow  2c* 2a* 3c*', { play: 'jetpack' });

    expect(targets(before)).not.toContain('2,0');
    expect(targets(before)).toHaveLength(35);
    expect(refusal(before, at('2,0'))).toEqual({
      code: 'field/blocked',
      rule: 'SNL-5.7',
      facts: { field: '2,0', most: 3 },
    });
  });
});

describe('first-aid kit', () => {
  const WARD = `
    0,0  beach  1a:10 1c:25 2c:5
    1,0  beach  1s:5`;

  test('card first-aid-kit: heals oneself by 10', () => {
    const after = played(WARD, { play: 'first-aid-kit' }, on('1a'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach  1c:25 1a:20 2c:5
        1,0  beach  1s:5`),
    );
  });

  test('card first-aid-kit: heals a friend, never above 30', () => {
    const after = played(WARD, { play: 'first-aid-kit' }, on('1c'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach  1c 1a:10 2c:5
        1,0  beach  1s:5`),
    );
    expect(told(after, 'healed')).toEqual([{ type: 'healed', snail: handleOf('1c'), amount: 5, life: 30 }]);
  });

  test('card first-aid-kit: heals an enemy, if that is wanted', () => {
    const after = played(WARD, { play: 'first-aid-kit' }, on('2c'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach  1c:25 1a:10 2c:15
        1,0  beach  1s:5`),
    );
  });

  test('card first-aid-kit: reaches the own field only, oneself included', () => {
    const before = scene(WARD, { play: 'first-aid-kit' });

    expect(targets(before)).toEqual(['1c', '1a', '2c']);
    expect(refusal(before, on('1s'))).toEqual({
      code: 'target/out-of-reach',
      rule: 'SNL-8.4',
      facts: { card: 'first-aid-kit', distance: 1, least: 0, most: 0 },
    });
  });

  test('card first-aid-kit: works on water', () => {
    const after = played('0,0  water  1a:10\n1,0  beach  2c', { play: 'first-aid-kit' });

    expect(draw(after)).toBe('0,0 water 1a:20\n1,0 beach 2c');
  });
});

describe('mine', () => {
  test('card mine: puts a mine on the own tile, which triggers nothing', () => {
    const after = played('0,0  beach  1a 2c', { play: 'mine' });

    expect(draw(after)).toBe('0,0 beach 1a 2c mine');
    expect(told(after, 'token-put', 'exploded')).toEqual([
      { type: 'token-put', field: '0,0', token: 'mine', count: 1 },
    ]);
  });

  test('card mine: a second mine lies beside the first', () => {
    const after = played('0,0  beach  1a 2c mine', { play: 'mine' });

    expect(draw(after)).toBe('0,0 beach 1a 2c mine mine');
  });

  test('card mine: on water it is passed', () => {
    const after = played('0,0  water  1a\n1,0  beach  2c', { play: 'mine' });

    expect(passed(after)).toBe('on-water SNL-3.22');
    expect(draw(after)).toBe('0,0 water 1a\n1,0 beach 2c');
  });
});

describe('dynamite', () => {
  test('card dynamite: puts dynamite on the own tile, which triggers nothing', () => {
    const after = played('0,0  beach  1a 2c', { play: 'dynamite' });

    expect(draw(after)).toBe('0,0 beach 1a 2c dynamite');
    expect(told(after, 'token-put', 'exploded')).toEqual([
      { type: 'token-put', field: '0,0', token: 'dynamite', count: 1 },
    ]);
  });

  test('card dynamite: on water it is passed', () => {
    const after = played('0,0  water  1a\n1,0  beach  2c', { play: 'dynamite' });

    expect(passed(after)).toBe('on-water SNL-3.22');
    expect(draw(after)).toBe('0,0 water 1a\n1,0 beach 2c');
  });

  test('card dynamite: explodes in clean-up', () => {
    const exploded = played('0,0  beach  1a\n1,0  beach  2c', {
      plans: [
        ['dynamite', '-', '-', '-', '-'],
        ['-', '-', '-', '-', '-'],
      ],
      round: 6,
    });

    expect(told(exploded, 'exploded', 'damaged')).toEqual([
      { type: 'exploded', field: '0,0', token: 'dynamite' },
      { type: 'damaged', snail: handleOf('1a'), amount: 15, shell: 0, life: 15, by: 'dynamite' },
    ]);
    expect(asked(exploded)).toEqual(['1 push-to']);
  });
});

describe('turbo slime', () => {
  const ROAD = `
    0,0  beach   1a
    1,0  meadow
    2,0  meadow
    3,0  beach   2c`;

  test('card turbo-slime: moves 3 points: one level up for 2 and on for 1', () => {
    const before = scene(ROAD, { play: 'turbo-slime' });
    expect(asked(before)).toEqual(['1 crawl-step']);
    const after = act(before, stepTo('1,0'), stepTo('2,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach
        1,0  meadow
        2,0  meadow  1a
        3,0  beach   2c`),
    );
    expect(asked(after)).toEqual(['2 choose-half']);
  });

  test('card turbo-slime: three steps on one level', () => {
    const after = played(
      '0,0  water  1a\n1,0  beach  2c',
      { play: 'turbo-slime' },
      stepTo('-1,0'),
      stepTo('-2,0'),
      stepTo('-3,0'),
    );

    expect(draw(after)).toBe('-3,0 water 1a\n1,0 beach 2c');
  });

  test('card turbo-slime: two levels up is too steep, a second climb too dear', () => {
    const before = scene(
      `0,0  beach     1a
       0,1  mountain
       1,0  meadow    2c
       1,1  mountain`,
      { play: 'turbo-slime' },
    );
    expect(refusal(before, stepTo('0,1'))).toEqual({
      code: 'step/too-steep',
      rule: 'SNL-5.3',
      facts: { from: 'beach', to: 'mountain' },
    });

    const climbed = act(before, stepTo('1,0'));

    expect(refusal(climbed, stepTo('1,1'))).toEqual({
      code: 'step/too-dear',
      rule: 'SNL-5.3',
      facts: { cost: 2, points: 1 },
    });
  });

  test('card turbo-slime: may stop at any time', () => {
    const after = played(ROAD, { play: 'turbo-slime' }, STOP);

    expect(draw(after)).toBe(drawing(ROAD));
  });

  test('card turbo-slime: Ninja pay 1 for every field', () => {
    const after = played(
      `0,0  water     1a
       1,0  mountain
       2,0  water
       3,0  mountain  2c`,
      { play: 'turbo-slime', factions: ['ninja', 'zombies'] },
      stepTo('1,0'),
      stepTo('2,0'),
      stepTo('3,0'),
    );

    expect(draw(after)).toBe('1,0 mountain\n3,0 mountain 1a 2c');
  });

  test('card turbo-slime: burns in passing', () => {
    const after = played(
      `0,0  beach  1a
       1,0  beach  fire
       2,0  beach  2c`,
      { play: 'turbo-slime' },
      stepTo('1,0'),
      stepTo('2,0'),
      STOP,
    );

    expect(draw(after)).toBe('0,0 beach\n1,0 beach fire\n2,0 beach 1a:25 2c');
  });
});

describe('leaf blower', () => {
  const FIELD = `
    0,0  water     1a
    2,0  mountain  2c 1c 2a*
    3,0  meadow    2s*`;

  test('card leaf-blower: pushes every snail of a field that is not in a shell', () => {
    const pushing = played(FIELD, { play: 'leaf-blower' });
    // No other field in reach has a snail that could be pushed.
    expect(told(pushing, 'field-targeted')).toEqual([{ type: 'field-targeted', seat: 0, field: '2,0' }]);
    expect(asked(pushing)).toEqual(['1 push-next']);
    expect(options(pushing)).toEqual([{ snail: handleOf('1c') }, { snail: handleOf('2c') }]);

    const after = act(pushing, pushNext('1c'), pushTo('3,0'), pushTo('1,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  water     1a
        1,0  water     2c
        2,0  mountain  2a*
        3,0  meadow    1c 2s*`),
    );
    expect(told(after, 'damaged')).toEqual([]);
  });

  test('card leaf-blower: reaches 1 to 2 fields, up and down', () => {
    expect(reachOf('leaf-blower')).toEqual({ level: [1, 2], up: [1, 2], down: [1, 2], self: false });
  });

  test('card leaf-blower: only a field with a snail that can be pushed is a target', () => {
    const before = scene(
      `0,0  beach  1a
       1,0  beach  2c
       2,0  beach  2a
       0,1  beach  2s*`,
      { play: 'leaf-blower' },
    );

    expect(targets(before)).toEqual(['1,0', '2,0']);
    for (const field of ['0,1', '-1,0']) {
      expect(refusal(before, at(field))).toEqual({
        code: 'target/no-effect',
        rule: 'SNL-14.13',
        facts: { card: 'leaf-blower' },
      });
    }
  });

  test('card leaf-blower: nobody to push, so it is passed', () => {
    const after = played('0,0  beach  1a 2a\n1,0  beach  2c*\n3,0  beach  2s', { play: 'leaf-blower' });

    expect(passed(after)).toBe('no-target SNL-3.26');
  });
});

describe('teleporter', () => {
  const FIELD = `
    0,0  water     1a
    3,0  mountain  2c 2a*
    1,0  beach     1c`;

  test('card teleporter: exchanges places with a snail, whatever the levels', () => {
    const after = played(FIELD, { play: 'teleporter' }, on('2c'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  water     2c
        1,0  beach     1c
        3,0  mountain  1a 2a*`),
    );
    expect(told(after, 'placed')).toEqual([
      { type: 'placed', snail: handleOf('1a'), from: '0,0', field: '3,0' },
      { type: 'placed', snail: handleOf('2c'), from: '3,0', field: '0,0' },
    ]);
  });

  test('card teleporter: a friend may be the target, a snail in a shell may not', () => {
    const before = scene(FIELD, { play: 'teleporter' });

    expect(targets(before)).toEqual(['1c', '2c']);
    expect(refusal(before, on('2a'))).toEqual({
      code: 'target/in-shell',
      rule: 'SNL-5.14',
      facts: { card: 'teleporter' },
    });
  });

  test('card teleporter: reaches 1 to 3 fields, up and down', () => {
    expect(reachOf('teleporter')).toEqual({ level: [1, 2, 3], up: [1, 2, 3], down: [1, 2, 3], self: false });
  });

  test('card teleporter: nobody in reach, so it is passed', () => {
    const after = played('0,0  beach  1a 2s\n1,0  beach  2c*\n4,0  beach  2a', { play: 'teleporter' });

    expect(passed(after)).toBe('no-target SNL-3.26');
  });
});

describe('supply drop', () => {
  test('card supply-drop: draws 2', () => {
    const after = played('0,0  beach  1a 2c', { play: 'supply-drop', luck: ['rocket', 'mine'] });

    expect(handOf(after, 1)).toEqual(['rocket', 'mine']);
    expect(handOf(after, 2)).toEqual([]);
    expect(draw(after)).toBe('0,0 beach 1a 2c');
  });

  test('card supply-drop: works on water', () => {
    const after = played('0,0  water  1a\n1,0  beach  2c', { play: 'supply-drop', luck: ['rocket', 'mine'] });

    expect(handOf(after, 1)).toEqual(['rocket', 'mine']);
  });

  test('card supply-drop: draws what there is, the discard pile shuffled in', () => {
    const after = played('0,0  beach  1a 2c', {
      play: 'supply-drop',
      deck: ['rocket'],
      luck: ['rocket', 'sword'],
    });

    expect(handOf(after, 1)).toEqual(['rocket', 'sword']);
    expect(told(after, 'deck-shuffled')).toEqual([{ type: 'deck-shuffled', cards: 82 }]);
  });
});
