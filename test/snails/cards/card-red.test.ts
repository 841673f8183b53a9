import { describe, expect, test } from 'vitest';
import {
  at,
  CALM,
  DECLINE,
  fields,
  handOf,
  on,
  passed,
  played,
  pushNext,
  pushTo,
  RAGE,
  reachOf,
  reRoll,
  row,
  scatterTo,
  targets,
  told,
} from '../kit/plays.ts';
import { act, asked, draw, drawing, handleOf, options, refusal, scene } from '../kit/scene.ts';

// The attacker is a soldier and no Amazon, so that nothing is re-rolled unless a test is about it.

describe('rocket', () => {
  const SHORE = `
    0,0  beach     1a
    1,0  meadow    2c 2a*
    2,0  mountain  2s`;

  test('card rocket: splat takes 15, destroys the tile, then pushes', () => {
    const hit = played(SHORE, { play: 'rocket', luck: ['splat', 'two-cards'] }, at('1,0'));
    expect(told(hit, 'field-targeted', 'rolled', 'row-taken', 'damaged', 'tile-destroyed', 'fell')).toEqual([
      { type: 'field-targeted', seat: 0, field: '1,0' },
      { type: 'rolled', seat: 0, dice: ['splat'] },
      { type: 'row-taken', seat: 0, row: 0, faces: ['splat'] },
      { type: 'damaged', snail: 4, amount: 15, shell: 0, life: 15, by: 'card' },
      { type: 'damaged', snail: 5, amount: 15, shell: 5, life: 20, by: 'card' },
      { type: 'tile-destroyed', field: '1,0', terrain: 'meadow', back: 'two-cards' },
      { type: 'fell', snail: 4, field: '1,0', onto: 'beach' },
      { type: 'fell', snail: 5, field: '1,0', onto: 'beach' },
    ]);
    // The snail in the shell is not pushed, and from the beach nobody is pushed up the mountain.
    expect(asked(hit)).toEqual(['1 push-to']);
    expect(fields(hit)).toEqual(['1,-1', '2,-1', '0,0', '0,1', '1,1']);

    const after = act(hit, pushTo('0,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach     1a 2c:15
        1,0  beach     2a:20*
        2,0  mountain  2s`),
    );
    expect(handOf(after, 1)).toEqual([]);
  });

  test('card rocket: splat at a beach: survivors come down on water, without shells, and are pushed from there', () => {
    const hit = played(
      `0,0  beach  1a
       1,0  beach  2c:15 2a*`,
      { play: 'rocket', luck: ['splat', 'blank-beach'] },
      at('1,0'),
    );

    expect(draw(hit)).toBe(
      drawing(`
        0,0  beach  1a
        1,0  water  2a:20`),
    );
    expect(asked(hit)).toEqual(['1 push-to']);
    // The beach of the attacker is higher than the sea.
    expect(fields(hit)).toEqual(['1,-1', '2,-1', '2,0', '0,1', '1,1']);
    expect(refusal(hit, pushTo('0,0'))).toEqual({
      code: 'push/too-high',
      rule: 'SNL-7.1',
      facts: { from: 'water', to: 'beach' },
    });
  });

  test('card rocket: splat at the empty sea does nothing', () => {
    const after = played(SHORE, { play: 'rocket', luck: ['splat'] }, at('-1,0'));

    expect(draw(after)).toBe(drawing(SHORE));
    expect(asked(after)).toEqual(['2 choose-half']);
  });

  test('card rocket: hit destroys a tile beside the target and hurts nobody', () => {
    const missed = played(SHORE, { play: 'rocket', luck: ['hit', 'blank-mountain'] }, at('1,0'), scatterTo('2,0'));

    expect(draw(missed)).toBe(
      drawing(`
        0,0  beach   1a
        1,0  meadow  2c 2a*
        2,0  meadow  2s`),
    );
    expect(told(missed, 'damaged', 'pushed')).toEqual([]);
  });

  test('card rocket: hit scatters to any field beside the target, never to the target itself', () => {
    const scattering = played(SHORE, { play: 'rocket', luck: ['hit'] }, at('1,0'));

    expect(asked(scattering)).toEqual(['1 scatter-field']);
    expect(fields(scattering)).toEqual(['1,-1', '2,-1', '0,0', '2,0', '0,1', '1,1']);
    expect(refusal(scattering, scatterTo('1,0'))).toEqual({
      code: 'scatter/not-adjacent',
      rule: 'SNL-8.13',
      facts: { field: '1,0', distance: 0 },
    });
  });

  test('card rocket: hit may scatter to the own tile', () => {
    const after = played(SHORE, { play: 'rocket', luck: ['hit', 'barrel'] }, at('1,0'), scatterTo('0,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  water     1a
        1,0  meadow    2c 2a*
        2,0  mountain  2s`),
    );
    expect(after.state.contamination).toBe(1);
  });

  test('card rocket: crit misses', () => {
    const after = played(SHORE, { play: 'rocket', luck: ['crit'] }, at('1,0'));

    expect(draw(after)).toBe(drawing(SHORE));
    expect(told(after, 'rolled', 'row-taken', 'missed')).toEqual([
      { type: 'rolled', seat: 0, dice: ['crit'] },
      { type: 'missed', seat: 0 },
    ]);
    expect(asked(after)).toEqual(['2 choose-half']);
  });

  test('card rocket: reaches 1 to 3 fields, up and down', () => {
    expect(reachOf('rocket')).toEqual({ level: [1, 2, 3], up: [1, 2, 3], down: [1, 2, 3], self: false });
  });

  test('card rocket: 0 is too near and 4 too far', () => {
    const before = scene(SHORE, { play: 'rocket' });

    // Rings of 6, 12 and 18 fields; the sea is among them.
    expect(targets(before)).toHaveLength(36);
    expect(refusal(before, at('0,0'))).toEqual({
      code: 'target/out-of-reach',
      rule: 'SNL-8.4',
      facts: { card: 'rocket', distance: 0, least: 1, most: 3 },
    });
    expect(refusal(before, at('4,0'))).toEqual({
      code: 'target/out-of-reach',
      rule: 'SNL-8.4',
      facts: { card: 'rocket', distance: 4, least: 1, most: 3 },
    });
    expect(refusal(before, on('2c'))).toEqual({
      code: 'target/wrong-kind',
      rule: 'SNL-8.2',
      facts: { card: 'rocket', kind: 'field' },
    });
  });
});

describe('grenade', () => {
  const HILL = `
    0,0  meadow    1a
    1,0  mountain  2c 1c 2a*
    2,0  meadow    2s`;

  test('card grenade: splat takes 10 from friend and enemy, and damages the tile', () => {
    const after = played(HILL, { play: 'grenade', luck: ['splat'] }, at('1,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow     1a
        1,0  mountain!  1c:20 2c:20 2a:25*
        2,0  meadow     2s`),
    );
  });

  test('card grenade: splat destroys a tile that is damaged already', () => {
    const after = played(
      `0,0  meadow   1a
       1,0  meadow!  2c`,
      { play: 'grenade', luck: ['splat', 'trap'] },
      at('1,0'),
    );

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a
        1,0  beach   2c:15`),
    );
  });

  test('card grenade: hit destroys a tile beside the target and hurts nobody', () => {
    const after = played(HILL, { play: 'grenade', luck: ['hit', 'two-cards'] }, at('1,0'), scatterTo('2,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow    1a
        1,0  mountain  1c 2c 2a*
        2,0  beach     2s`),
    );
    // SNL-5.11: only Dig and Golden Shovel give the cards of a meadow.
    expect([handOf(after, 1), handOf(after, 2)]).toEqual([[], []]);
  });

  test('card grenade: crit misses', () => {
    const after = played(HILL, { play: 'grenade', luck: ['crit'] }, at('1,0'));

    expect(draw(after)).toBe(drawing(HILL.replace('2c 1c', '1c 2c')));
    expect(told(after, 'missed')).toEqual([{ type: 'missed', seat: 0 }]);
  });

  test('card grenade: reaches 1 to 2 fields, up and down', () => {
    expect(reachOf('grenade')).toEqual({ level: [1, 2], up: [1, 2], down: [1, 2], self: false });
  });
});

describe('gatling', () => {
  const RING = `
    1,-1  meadow    2s:15
    0,0   meadow    1a 1m
    1,0   meadow    2c 1c
    2,0   meadow    2m
    0,1   beach     2a*
    -1,0  mountain  3c`;

  test('card gatling: splat takes 5 from every snail beside it that is not higher', () => {
    const after = played(RING, { play: 'gatling', luck: ['splat'] });

    expect(draw(after)).toBe(
      drawing(`
        1,-1  meadow    2s:10
        -1,0  mountain  3c
        0,0   meadow    1a 1m
        1,0   meadow    1c:25 2c:25
        2,0   meadow    2m
        0,1   beach     2a*`),
    );
  });

  test('card gatling: hit takes 10', () => {
    const after = played(RING, { play: 'gatling', luck: ['hit'] });

    expect(draw(after)).toBe(
      drawing(`
        1,-1  meadow    2s:5
        -1,0  mountain  3c
        0,0   meadow    1a 1m
        1,0   meadow    1c:20 2c:20
        2,0   meadow    2m
        0,1   beach     2a:25*`),
    );
  });

  test('card gatling: crit misses', () => {
    const after = played(RING, { play: 'gatling', luck: ['crit'] });

    expect(told(after, 'missed', 'damaged')).toEqual([{ type: 'missed', seat: 0 }]);
  });

  test('card gatling: whom it eliminates is taken off the board', () => {
    const after = played(RING.replace('2s:15', '2s:10'), { play: 'gatling', luck: ['hit'] });

    expect(told(after, 'eliminated')).toEqual([
      { type: 'eliminated', reveals: true, snail: handleOf('2s'), token: 'active' },
    ]);
  });

  test('card gatling: nobody at range 1 in sight, so it is passed', () => {
    const after = played(
      `0,0  meadow    1a 2c
       1,0  mountain  2a
       2,0  beach     2s`,
      { play: 'gatling' },
    );

    expect(passed(after)).toBe('no-target SNL-3.26');
    expect(told(after, 'rolled')).toEqual([]);
  });

  test('card gatling: may be declined when it would hit only friends', () => {
    const before = scene(
      `0,0  meadow  1a
       1,0  beach   1c
       2,0  beach   2c`,
      { play: 'gatling' },
    );
    expect(asked(before)).toEqual(['1 decline']);

    const after = act(before, DECLINE);

    expect(passed(after)).toBe('declined SNL-3.19');
    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a
        1,0  beach   1c
        2,0  beach   2c`),
    );
  });
});

describe('ball launcher', () => {
  const COURT = `
    0,0  beach   1a
    1,0  meadow  1c 2c 2a*
    2,0  meadow  2s fire`;

  test('card ball-launcher: splat pushes every snail that is not in a shell, without damage', () => {
    const pushing = played(COURT, { play: 'ball-launcher', luck: ['splat', 'splat'] }, at('1,0'));
    expect(asked(pushing)).toEqual(['1 push-next']);
    expect(options(pushing)).toEqual([{ snail: handleOf('1c') }, { snail: handleOf('2c') }]);

    const after = act(pushing, pushNext('2c'), pushTo('2,0'), pushTo('1,1'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach   1a
        1,0  meadow  2a*
        2,0  meadow  2c:25 2s fire
        1,1  water   1c`),
    );
  });

  test('card ball-launcher: hit takes 10', () => {
    const after = played(COURT, { play: 'ball-launcher', luck: ['hit', 'hit'] }, at('1,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach   1a
        1,0  meadow  1c:20 2c:20 2a:25*
        2,0  meadow  2s fire`),
    );
  });

  test('card ball-launcher: two crits, so it misses', () => {
    const after = played(COURT, { play: 'ball-launcher', luck: ['crit', 'crit'] }, at('1,0'));

    expect(draw(after)).toBe(drawing(COURT));
    expect(told(after, 'missed')).toEqual([{ type: 'missed', seat: 0 }]);
  });

  test('card ball-launcher: two symbols meet two rows, of which one is taken', () => {
    const rolled = played(COURT, { play: 'ball-launcher', luck: ['splat', 'hit'] }, at('1,0'));
    expect(options(rolled)).toEqual([{ row: 0 }, { row: 1 }]);
    expect(refusal(rolled, row(2))).toEqual({ code: 'row/none', rule: 'SNL-8.7', facts: { rows: 2 } });

    const pushing = act(rolled, row(0));
    expect(told(pushing, 'row-taken', 'damaged')).toEqual([{ type: 'row-taken', seat: 0, row: 0, faces: ['splat'] }]);
  });

  test('card ball-launcher: a crit beside another symbol leaves one row, which is taken', () => {
    const taken = (one: string, other: string) =>
      told(played(COURT, { play: 'ball-launcher', luck: [one, other] }, at('1,0')), 'row-taken');

    expect(taken('crit', 'splat')).toEqual([{ type: 'row-taken', seat: 0, row: 0, faces: ['splat'] }]);
    expect(taken('hit', 'crit')).toEqual([{ type: 'row-taken', seat: 0, row: 1, faces: ['hit'] }]);
  });

  test('card ball-launcher: reaches 1 to 3 fields, up and down', () => {
    expect(reachOf('ball-launcher')).toEqual({ level: [1, 2, 3], up: [1, 2, 3], down: [1, 2, 3], self: false });
  });
});

describe('cocktail', () => {
  const HILL = `
    0,0  beach     1a
    1,0  mountain  2c 2a*`;

  test('card cocktail: splat takes 5 and puts 1 fire, which does not burn those who are there', () => {
    const after = played(HILL, { play: 'cocktail', luck: ['splat'] }, at('1,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach     1a
        1,0  mountain  2c:25 2a* fire`),
    );
  });

  test('card cocktail: splat puts 1 fire beside the fire that is there', () => {
    const after = played(`${HILL} fire`, { play: 'cocktail', luck: ['splat'] }, at('1,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach     1a
        1,0  mountain  2c:25 2a* fire fire`),
    );
  });

  test('card cocktail: hit misses', () => {
    const after = played(HILL, { play: 'cocktail', luck: ['hit'] }, at('1,0'));

    expect(draw(after)).toBe(drawing(HILL));
    expect(told(after, 'missed')).toEqual([{ type: 'missed', seat: 0 }]);
  });

  test('card cocktail: splat at water takes 5, and nothing burns there', () => {
    const after = played(
      `0,0  beach  1a
       2,0  water  2c`,
      { play: 'cocktail', luck: ['splat'] },
      at('2,0'),
    );

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach  1a
        2,0  water  2c:25`),
    );
    expect(told(after, 'token-put')).toEqual([]);
  });

  test('card cocktail: crit puts 1 fire beside the target and hurts nobody', () => {
    const after = played(HILL, { play: 'cocktail', luck: ['crit'] }, at('1,0'), scatterTo('0,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach     1a fire
        1,0  mountain  2c 2a*`),
    );
    expect(told(after, 'damaged')).toEqual([]);
  });

  test('card cocktail: reaches 1 to 2 fields, up and down', () => {
    expect(reachOf('cocktail')).toEqual({ level: [1, 2], up: [1, 2], down: [1, 2], self: false });
  });
});

describe('incinerator', () => {
  const BEACH = `
    0,0  meadow  1a
    1,0  beach   2c 2a*`;

  test('card incinerator: splat takes 5 and puts 2 fire', () => {
    const after = played(BEACH, { play: 'incinerator', luck: ['splat'] }, at('1,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a
        1,0  beach   2c:25 2a* fire fire`),
    );
  });

  test('card incinerator: hit takes 10 and puts 2 fire', () => {
    const after = played(BEACH, { play: 'incinerator', luck: ['hit'] }, at('1,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a
        1,0  beach   2c:20 2a:25* fire fire`),
    );
  });

  test('card incinerator: crit misses', () => {
    const after = played(BEACH, { play: 'incinerator', luck: ['crit'] }, at('1,0'));

    expect(draw(after)).toBe(drawing(BEACH));
    expect(told(after, 'missed')).toEqual([{ type: 'missed', seat: 0 }]);
  });

  test('card incinerator: reaches 1 field, up and down', () => {
    expect(reachOf('incinerator')).toEqual({ level: [1], up: [1], down: [1], self: false });
  });

  test('SNL-14.17 incinerator: from a beach it sets a mountain on fire', () => {
    const after = played('0,0  beach  1a\n1,0  mountain!  2c', { play: 'incinerator', luck: ['splat'] }, at('1,0'));

    expect(draw(after)).toBe('0,0 beach 1a\n1,0 mountain! 2c:25 fire fire');
  });

  test('card incinerator: may be declined when every field in reach holds a friend and no enemy', () => {
    const islet = (others: string): string => `0,0  beach  1a\n1,0  mountain  ${others}\n2,0  beach  2c`;
    const setting = { play: 'incinerator', sea: 'none', luck: ['splat'] } as const;

    expect(asked(scene(islet('1c'), setting))).toEqual(['1 decline']);
    expect(passed(act(scene(islet('1c'), setting), DECLINE))).toBe('declined SNL-3.19');
    // With an enemy there, or nobody, it has to be resolved.
    expect(passed(played(islet('1c 2a'), setting))).toBeUndefined();
    expect(draw(played(islet(''), setting))).toBe('0,0 beach 1a\n1,0 mountain fire fire\n2,0 beach 2c');
  });
});

describe('shotgun', () => {
  const FIELD = `
    0,0  meadow  1a
    1,0  meadow  2c 2a*
    2,0  beach   1c`;

  test('card shotgun: splat takes 5 from the target only', () => {
    const after = played(FIELD, { play: 'shotgun', luck: ['splat', 'crit'] }, on('2c'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a
        1,0  meadow  2c:25 2a*
        2,0  beach   1c`),
    );
  });

  test('card shotgun: splat takes 5, all of them the shell', () => {
    const after = played(FIELD, { play: 'shotgun', luck: ['crit', 'splat'] }, on('2a'));

    expect(draw(after)).toBe(drawing(FIELD));
    expect(told(after, 'row-taken')).toEqual([{ type: 'row-taken', seat: 0, row: 0, faces: ['splat'] }]);
  });

  test('card shotgun: splat+hit takes 15 and pushes the target, nobody else', () => {
    const after = played(FIELD, { play: 'shotgun', luck: ['hit', 'splat'] }, on('2c'), row(1), pushTo('2,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a
        1,0  meadow  2a*
        2,0  beach   1c 2c:15`),
    );
  });

  test('card shotgun: splat+hit takes 10 from a shell and does not push it', () => {
    const after = played(FIELD, { play: 'shotgun', luck: ['splat', 'hit'] }, on('2a'), row(1));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a
        1,0  meadow  2c 2a:20*
        2,0  beach   1c`),
    );
    expect(asked(after)).toEqual(['2 choose-half']);
  });

  test('card shotgun: a splat and a hit meet both rows', () => {
    const rolled = played(FIELD, { play: 'shotgun', luck: ['splat', 'hit'] }, on('2c'));
    expect(asked(rolled)).toEqual(['1 choose-row']);
    expect(options(rolled)).toEqual([{ row: 0 }, { row: 1 }]);

    const after = act(rolled, row(0));

    expect(told(after, 'row-taken', 'damaged', 'pushed')).toEqual([
      { type: 'row-taken', seat: 0, row: 0, faces: ['splat'] },
      { type: 'damaged', snail: handleOf('2c'), amount: 5, shell: 0, life: 25, by: 'card' },
    ]);
  });

  test('card shotgun: two splats do not meet the row of both', () => {
    const splats = played(FIELD, { play: 'shotgun', luck: ['splat', 'splat'] }, on('2c'));

    expect(told(splats, 'row-taken')).toEqual([{ type: 'row-taken', seat: 0, row: 0, faces: ['splat'] }]);
  });

  test('card shotgun: without a splat it misses', () => {
    for (const luck of [
      ['hit', 'hit'],
      ['hit', 'crit'],
      ['crit', 'crit'],
    ]) {
      const after = played(FIELD, { play: 'shotgun', luck }, on('2c'));

      expect(draw(after)).toBe(drawing(FIELD));
      expect(told(after, 'missed')).toEqual([{ type: 'missed', seat: 0 }]);
    }
  });

  test('card shotgun: a friend may be the target, the attacker may not', () => {
    const before = scene(FIELD, { play: 'shotgun' });

    expect(targets(before)).toEqual(['1c', '2c', '2a']);
    expect(refusal(before, on('1a'))).toEqual({
      code: 'target/itself',
      rule: 'SNL-8.5',
      facts: { card: 'shotgun' },
    });
  });

  test('card shotgun: reaches 1 to 2 fields, not up', () => {
    expect(reachOf('shotgun')).toEqual({ level: [1, 2], up: [], down: [1, 2], self: false });
  });
});

describe('sniper rifle', () => {
  const FIELD = `
    0,0  meadow  1a
    2,0  beach   2c 2a*`;

  test('card sniper-rifle: hit misses', () => {
    const after = played(FIELD, { play: 'sniper-rifle', luck: ['hit'] }, on('2c'));

    expect(draw(after)).toBe(drawing(FIELD));
    expect(told(after, 'missed')).toEqual([{ type: 'missed', seat: 0 }]);
  });

  test('card sniper-rifle: splat takes 10, from a shell 5', () => {
    const open = played(FIELD, { play: 'sniper-rifle', luck: ['splat'] }, on('2c'));
    const shelled = played(FIELD, { play: 'sniper-rifle', luck: ['splat'] }, on('2a'));

    expect(draw(open)).toBe('0,0 meadow 1a\n2,0 beach 2c:20 2a*');
    expect(draw(shelled)).toBe('0,0 meadow 1a\n2,0 beach 2c 2a:25*');
  });

  test('card sniper-rifle: crit takes the target out of its shell before it takes 20', () => {
    const after = played(FIELD, { play: 'sniper-rifle', luck: ['crit'] }, on('2a'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a
        2,0  beach   2c 2a:10`),
    );
  });

  test('card sniper-rifle: reaches 2 to 4 fields, not up', () => {
    expect(reachOf('sniper-rifle')).toEqual({ level: [2, 3, 4], up: [], down: [2, 3, 4], self: false });
  });

  test('card sniper-rifle: an enemy beside it is too near', () => {
    const before = scene(`${FIELD}\n1,0  beach  2s`, { play: 'sniper-rifle' });

    expect(refusal(before, on('2s'))).toEqual({
      code: 'target/out-of-reach',
      rule: 'SNL-8.4',
      facts: { card: 'sniper-rifle', distance: 1, least: 2, most: 4 },
    });
  });

  test('card sniper-rifle: an enemy 5 fields away is too far', () => {
    const after = played('-2,0  beach  1a\n3,0  beach  2c', { play: 'sniper-rifle' });

    expect(passed(after)).toBe('no-target SNL-3.26');
  });

  test('card sniper-rifle: an enemy that is higher is out of sight', () => {
    const before = scene(`${FIELD}\n3,0  mountain  2s`, { play: 'sniper-rifle' });

    expect(refusal(before, on('2s'))).toEqual({
      code: 'target/too-high',
      rule: 'SNL-8.3',
      facts: { card: 'sniper-rifle', from: 'meadow', to: 'mountain' },
    });
  });
});

describe('revolver', () => {
  const FIELD = `
    0,0  meadow  1a
    1,0  beach   2c 2a*
    2,0  beach   2s`;

  test('card revolver: splat takes 5, with each of two attacks', () => {
    const after = played(FIELD, { play: 'revolver', luck: ['splat', 'splat'] }, on('2c'), on('2s'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a
        1,0  beach   2c:25 2a*
        2,0  beach   2s:25`),
    );
    expect(asked(after)).toEqual(['2 choose-half']);
  });

  test('card revolver: hit takes 10, and both may go to one target', () => {
    const after = played(FIELD, { play: 'revolver', luck: ['hit', 'splat'] }, on('2c'), on('2c'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a
        1,0  beach   2c:15 2a*
        2,0  beach   2s`),
    );
  });

  test('card revolver: a shell takes 5 off each attack', () => {
    const after = played(FIELD, { play: 'revolver', luck: ['hit', 'hit'] }, on('2a'), on('2a'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a
        1,0  beach   2c 2a:20*
        2,0  beach   2s`),
    );
  });

  test('card revolver: crit misses, and the other attack is made all the same', () => {
    const after = played(FIELD, { play: 'revolver', luck: ['crit', 'splat'] }, on('2c'), on('2c'));

    expect(told(after, 'missed')).toEqual([{ type: 'missed', seat: 0 }]);
    expect(draw(after)).toBe('0,0 meadow 1a\n1,0 beach 2c:25 2a*\n2,0 beach 2s');
  });

  test('card revolver: reaches 1 to 2 fields, not up', () => {
    expect(reachOf('revolver')).toEqual({ level: [1, 2], up: [], down: [1, 2], self: false });
  });
});

describe('crossbow', () => {
  const FIELD = `
    0,0  meadow  1a
    3,0  meadow  2c 2a*`;

  test('card crossbow: splat takes 10, from a shell 5', () => {
    const after = played(FIELD, { play: 'crossbow', luck: ['splat'] }, on('2a'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a
        3,0  meadow  2c 2a:25*`),
    );
  });

  test('card crossbow: hit takes the target out of its shell before it takes 10', () => {
    const after = played(FIELD, { play: 'crossbow', luck: ['hit'] }, on('2a'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a
        3,0  meadow  2c 2a:20`),
    );
    expect(told(after, 'shell-left', 'damaged')).toEqual([
      { type: 'shell-left', snail: handleOf('2a') },
      { type: 'damaged', snail: handleOf('2a'), amount: 10, shell: 0, life: 20, by: 'card' },
    ]);
  });

  test('card crossbow: hit takes 10 from a snail without a shell', () => {
    const after = played(FIELD, { play: 'crossbow', luck: ['hit'] }, on('2c'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a
        3,0  meadow  2c:20 2a*`),
    );
  });

  test('card crossbow: crit misses', () => {
    const after = played(FIELD, { play: 'crossbow', luck: ['crit'] }, on('2a'));

    expect(draw(after)).toBe(drawing(FIELD));
    expect(told(after, 'missed', 'shell-left')).toEqual([{ type: 'missed', seat: 0 }]);
  });

  test('card crossbow: reaches 1 to 3 fields, not up', () => {
    expect(reachOf('crossbow')).toEqual({ level: [1, 2, 3], up: [], down: [1, 2, 3], self: false });
  });
});

describe('mortar', () => {
  const HILL = `
    0,0  beach     1a
    2,0  mountain  2c 2a*
    3,0  meadow    2s`;

  test('card mortar: splat takes 5 and damages the tile', () => {
    const after = played(HILL, { play: 'mortar', luck: ['splat', 'hit'] }, at('2,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach      1a
        2,0  mountain!  2c:25 2a*
        3,0  meadow     2s`),
    );
  });

  test('card mortar: hit+crit takes 20 and destroys the tile, without a push', () => {
    const after = played(HILL, { play: 'mortar', luck: ['crit', 'hit', 'blank-mountain'] }, at('2,0'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach   1a
        2,0  meadow  2c:10 2a:15*
        3,0  meadow  2s`),
    );
    expect(asked(after)).toEqual(['2 choose-half']);
  });

  test('card mortar: no roll meets both rows', () => {
    const withSplat = played(HILL, { play: 'mortar', luck: ['splat', 'crit'] }, at('2,0'));
    const withHit = played(HILL, { play: 'mortar', luck: ['hit', 'crit', 'blank-mountain'] }, at('2,0'));

    expect(told(withSplat, 'row-taken')).toEqual([{ type: 'row-taken', seat: 0, row: 0, faces: ['splat'] }]);
    expect(told(withHit, 'row-taken')).toEqual([{ type: 'row-taken', seat: 0, row: 1, faces: ['hit', 'crit'] }]);
  });

  test('card mortar: without a splat it misses, unless a hit meets a crit', () => {
    for (const luck of [
      ['hit', 'hit'],
      ['crit', 'crit'],
    ]) {
      const after = played(HILL, { play: 'mortar', luck }, at('2,0'));

      expect(draw(after)).toBe(drawing(HILL));
      expect(told(after, 'missed')).toEqual([{ type: 'missed', seat: 0 }]);
    }
  });

  test('card mortar: reaches 2 to 4 fields, up and down', () => {
    expect(reachOf('mortar')).toEqual({ level: [2, 3, 4], up: [2, 3, 4], down: [2, 3, 4], self: false });
  });

  test('card mortar: 1 is too near and 5 too far', () => {
    const before = scene('-2,0  beach  1a\n-1,0  beach  2c\n3,0  beach  2a', { play: 'mortar' });

    for (const [field, distance] of [
      ['-1,0', 1],
      ['3,0', 5],
    ] as const) {
      expect(refusal(before, at(field))).toEqual({
        code: 'target/out-of-reach',
        rule: 'SNL-8.4',
        facts: { card: 'mortar', distance, least: 2, most: 4 },
      });
    }
  });
});

describe('sword', () => {
  const DUEL = `
    0,0  meadow  1a 2c 2a*
    1,0  meadow  2s`;

  test('card sword: takes 10 without a roll', () => {
    const after = played(DUEL, { play: 'sword', factions: ['ninja', 'zombies'] }, on('2c'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a 2c:20 2a*
        1,0  meadow  2s`),
    );
    expect(told(after, 'rolled')).toEqual([]);
  });

  test('card sword: takes 5 from a shell', () => {
    const after = played(DUEL, { play: 'sword', factions: ['ninja', 'zombies'] }, on('2a'));

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a 2c 2a:25*
        1,0  meadow  2s`),
    );
  });

  test('card sword: Berserker Rage adds 5, before the shell', () => {
    const raging = played(DUEL, { play: 'sword' }, on('2a'), RAGE);
    const calm = played(DUEL, { play: 'sword' }, on('2a'), CALM);

    expect(draw(raging)).toBe('0,0 meadow 1a 2c 2a:20*\n1,0 meadow 2s');
    expect(draw(calm)).toBe('0,0 meadow 1a 2c 2a:25*\n1,0 meadow 2s');
    expect([raging.state.used, calm.state.used]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  test('card sword: reaches the own field only', () => {
    const before = scene(DUEL, { play: 'sword', factions: ['ninja', 'zombies'] });

    expect(targets(before)).toEqual(['2c', '2a']);
    expect(refusal(before, on('2s'))).toEqual({
      code: 'target/out-of-reach',
      rule: 'SNL-8.4',
      facts: { card: 'sword', distance: 1, least: 0, most: 0 },
    });
  });

  test('card sword: may be declined with only a friend on the field', () => {
    const before = scene(
      `0,0  meadow  1a 1c
       1,0  meadow  2s`,
      { play: 'sword', factions: ['ninja', 'zombies'] },
    );
    expect(asked(before)).toEqual(['1 decline']);

    expect(passed(act(before, DECLINE))).toBe('declined SNL-3.19');
  });
});

describe('hammer', () => {
  const DUEL = `
    0,0  meadow    1a 2c 2a*
    1,0  mountain  2s
    0,1  beach     mine`;

  test('card hammer: takes 5 and pushes the target', () => {
    const hit = played(DUEL, { play: 'hammer', factions: ['ninja', 'zombies'] }, on('2c'));
    expect(asked(hit)).toEqual(['1 push-to']);
    expect(fields(hit)).toEqual(['0,-1', '1,-1', '-1,0', '-1,1', '0,1']);

    const after = act(hit, pushTo('-1,0'));

    expect(draw(after)).toBe(
      drawing(`
        -1,0  water     2c:25
        0,0   meadow    1a 2a*
        1,0   mountain  2s
        0,1   beach     mine`),
    );
  });

  test('card hammer: the push sets off what lies where the target goes', () => {
    const after = played(
      DUEL,
      { play: 'hammer', factions: ['ninja', 'zombies'], luck: ['barrel'] },
      on('2c'),
      pushTo('0,1'),
    );

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow    1a 2a*
        1,0  mountain  2s
        0,1  water     2c:15`),
    );
  });

  test('card hammer: a snail in a shell takes nothing and stays', () => {
    const after = played(DUEL, { play: 'hammer', factions: ['ninja', 'zombies'] }, on('2a'));

    expect(draw(after)).toBe(drawing(DUEL));
    expect(told(after, 'damaged', 'stayed', 'pushed')).toEqual([
      { type: 'damaged', snail: handleOf('2a'), amount: 5, shell: 5, life: 30, by: 'card' },
      { type: 'stayed', snail: handleOf('2a'), why: 'shell' },
    ]);
  });

  test('card hammer: Berserker Rage adds 5, which hurts a shell but does not push it', () => {
    const after = played(DUEL, { play: 'hammer' }, on('2a'), RAGE);

    expect(draw(after)).toBe('0,0 meadow 1a 2c 2a:25*\n1,0 mountain 2s\n0,1 beach mine');
    expect(asked(after)).toEqual(['2 choose-half']);
  });

  test('card hammer: reaches the own field only', () => {
    const before = scene('0,0  meadow  1a 2c 2a\n1,0  meadow  2s', { play: 'hammer', factions: ['ninja', 'zombies'] });

    expect(targets(before)).toEqual(['2c', '2a']);
    expect(refusal(before, on('2s'))).toEqual({
      code: 'target/out-of-reach',
      rule: 'SNL-8.4',
      facts: { card: 'hammer', distance: 1, least: 0, most: 0 },
    });
  });

  test('card hammer: a friend may be the target', () => {
    const after = played(
      '0,0  meadow  1a 1c 2c',
      { play: 'hammer', factions: ['ninja', 'zombies'] },
      on('1c'),
      pushTo('1,0'),
    );

    expect(draw(after)).toBe('0,0 meadow 1a 2c\n1,0 water 1c:25');
  });

  test('card hammer: a target with nowhere to go stays', () => {
    const walls = ['1,0', '-1,0', '0,1', '0,-1', '1,-1', '-1,1'].map((field) => `${field} meadow`).join('\n');
    const after = played(`0,0 beach 1a 2c\n${walls}`, { play: 'hammer', factions: ['ninja', 'zombies'] });

    expect(told(after, 'damaged', 'pushed', 'stayed')).toEqual([
      { type: 'damaged', snail: handleOf('2c'), amount: 5, shell: 0, life: 25, by: 'card' },
      { type: 'stayed', snail: handleOf('2c'), why: 'nowhere' },
    ]);
  });

  test('card hammer: a snail that it eliminates is not pushed', () => {
    const after = played(`0,0  meadow  1a 2c:5 2a*`, { play: 'hammer', factions: ['ninja', 'zombies'] }, on('2c'));

    expect(draw(after)).toBe('0,0 meadow 1a 2a*');
    expect(asked(after)).toEqual(['2 choose-half']);
  });
});

describe('drill', () => {
  const DUEL = '0,0  meadow  1a 2c 2a*';
  const BARE = { play: 'drill', factions: ['ninja', 'zombies'] } as const;

  test('card drill: splat takes 15, then the own tile is damaged', () => {
    const after = played(DUEL, { ...BARE, luck: ['splat'] }, on('2c'));

    expect(draw(after)).toBe('0,0 meadow! 1a 2c:15 2a*');
    expect(told(after, 'damaged', 'tile-damaged')).toEqual([
      { type: 'damaged', snail: handleOf('2c'), amount: 15, shell: 0, life: 15, by: 'card' },
      { type: 'tile-damaged', field: '0,0', terrain: 'meadow' },
    ]);
  });

  test('card drill: splat takes 10 from a shell', () => {
    const after = played(DUEL, { ...BARE, luck: ['splat'] }, on('2a'));

    expect(draw(after)).toBe('0,0 meadow! 1a 2c 2a:20*');
  });

  test('card drill: hit misses and so does crit, and the own tile is damaged all the same', () => {
    for (const face of ['hit', 'crit']) {
      const after = played(DUEL, { ...BARE, luck: [face] }, on('2c'));

      expect(draw(after)).toBe('0,0 meadow! 1a 2c 2a*');
      expect(told(after, 'missed')).toEqual([{ type: 'missed', seat: 0 }]);
    }
  });

  test('card drill: a damaged meadow is destroyed, and its cards are not drawn', () => {
    const after = played('0,0  meadow!  1a 2c 2a*', { ...BARE, luck: ['splat', 'two-cards'] }, on('2c'));

    expect(draw(after)).toBe('0,0 beach 1a 2c:15 2a*');
    expect(handOf(after, 1)).toEqual([]);
  });

  test('card drill: nobody else on the field, so it is passed and the tile stays whole', () => {
    const after = played(
      `0,0  meadow  1a
       1,0  meadow  2c`,
      BARE,
    );

    expect(passed(after)).toBe('no-target SNL-3.26');
    expect(draw(after)).toBe('0,0 meadow 1a\n1,0 meadow 2c');
  });

  test('card drill: Berserker Rage adds 5, which a miss wastes', () => {
    const raging = played(DUEL, { play: 'drill', luck: ['splat'] }, on('2c'), RAGE);
    const missed = played(DUEL, { play: 'drill', luck: ['hit'] }, on('2c'), RAGE);

    expect(draw(raging)).toBe('0,0 meadow! 1a 2c:10 2a*');
    expect(draw(missed)).toBe('0,0 meadow! 1a 2c 2a*');
    expect(missed.state.used).toEqual([1, 0]);
  });
});

describe('boomerang', () => {
  const FIELD = `
    0,0  beach     1a
    2,0  mountain  2c 2a*`;
  const BARE = { play: 'boomerang', factions: ['ninja', 'zombies'] } as const;

  test('card boomerang: splat takes 5, from a shell nothing', () => {
    const open = played(FIELD, { ...BARE, luck: ['splat'] }, on('2c'));
    const shelled = played(FIELD, { ...BARE, luck: ['splat'] }, on('2a'));

    expect(draw(open)).toBe('0,0 beach 1a\n2,0 mountain 2c:25 2a*');
    expect(draw(shelled)).toBe('0,0 beach 1a\n2,0 mountain 2c 2a*');
  });

  test('card boomerang: hit misses, and so does crit', () => {
    for (const face of ['hit', 'crit']) {
      const after = played(FIELD, { ...BARE, luck: [face] }, on('2c'));

      expect(draw(after)).toBe(drawing(FIELD));
      expect(told(after, 'missed')).toEqual([{ type: 'missed', seat: 0 }]);
    }
  });

  test('card boomerang: is thrown, so Berserker Rage has no part in it', () => {
    const after = played(FIELD, { play: 'boomerang', luck: ['splat'] }, on('2c'));

    expect(draw(after)).toBe('0,0 beach 1a\n2,0 mountain 2c:25 2a*');
    expect(after.state.used).toEqual([0, 0]);
  });

  test('card boomerang: reaches 1 to 2 fields, up and down', () => {
    expect(reachOf('boomerang')).toEqual({ level: [1, 2], up: [1, 2], down: [1, 2], self: false });
  });

  test('card boomerang: a commander may roll its die again', () => {
    const rolled = played(FIELD.replace('1a', '1c'), { ...BARE, luck: ['hit'] }, on('2c'));
    expect(asked(rolled)).toEqual(['1 re-roll']);
    expect(options(rolled)).toEqual([{ die: 0 }, { decline: true }]);

    const again = played(FIELD.replace('1a', '1c'), { ...BARE, luck: ['hit', 'splat'] }, on('2c'), reRoll(0));

    expect(draw(again)).toBe(
      drawing(`
        0,0  beach     1c
        2,0  mountain  2c:25 2a*`),
    );
  });
});
