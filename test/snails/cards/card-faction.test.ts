import { describe, expect, test } from 'vitest';
import {
  at,
  CALM,
  crowdOut,
  effect,
  handOf,
  KEEP,
  LEAVE,
  on,
  PLACE,
  passed,
  pileOf,
  played,
  pushNext,
  pushTo,
  RAGE,
  reachOf,
  reRoll,
  STOP,
  stepTo,
  targets,
  told,
} from '../kit/plays.ts';
import { act, asked, draw, drawing, handleOf, options, refusal, type Setting, scene } from '../kit/scene.ts';

describe('hunting bow', () => {
  const FIELD = `
    0,0  beach     1a
    2,0  beach     2c 2a*`;
  const AMAZONS: Setting = { play: 'hunting-bow', factions: ['amazons', 'zombies'] };

  test('card hunting-bow: splat takes 5, then the own snail may take a step', () => {
    const hit = played(FIELD, { ...AMAZONS, luck: ['splat'] }, on('2c'), KEEP);
    expect(draw(hit)).toBe('0,0 beach 1a\n2,0 beach 2c:25 2a*');
    expect(asked(hit)).toEqual(['1 crawl-step']);

    expect(draw(act(hit, STOP))).toBe('0,0 beach 1a\n2,0 beach 2c:25 2a*');
    const stepped = act(hit, stepTo('0,1'));
    expect(draw(stepped)).toBe('0,0 beach\n2,0 beach 2c:25 2a*\n0,1 water 1a');
    expect(asked(stepped)).toEqual(['2 choose-half']);
  });

  test('card hunting-bow: hit misses', () => {
    const after = played(FIELD, { ...AMAZONS, luck: ['hit'] }, on('2c'), KEEP);

    expect(draw(after)).toBe(drawing(FIELD));
    expect(told(after, 'missed')).toEqual([{ type: 'missed', seat: 0 }]);
  });

  test('card hunting-bow: crit takes 10, from a shell 5', () => {
    const after = played(FIELD, { ...AMAZONS, luck: ['crit'] }, on('2a'), KEEP);

    expect(draw(after)).toBe('0,0 beach 1a\n2,0 beach 2c 2a:25*');
    expect(asked(after)).toEqual(['2 choose-half']);
  });

  test('card hunting-bow: a soldier has one re-roll, the Eagle Eye', () => {
    const after = played(FIELD, { ...AMAZONS, luck: ['hit', 'crit'] }, on('2c'), reRoll(0));

    expect(draw(after)).toBe('0,0 beach 1a\n2,0 beach 2c:20 2a*');
    expect(told(after, 're-rolled')).toEqual([{ type: 're-rolled', seat: 0, die: 0, face: 'crit', by: 'eagle-eye' }]);
  });

  test('card hunting-bow: reaches 1 to 2 fields in sight: on the level and down', () => {
    expect(reachOf('hunting-bow', 'amazons')).toEqual({ level: [1, 2], up: [], down: [1, 2], self: false });
  });

  test('card hunting-bow: on water it is passed', () => {
    const after = played('0,0  water  1a\n1,0  beach  2c', AMAZONS);

    expect(passed(after)).toBe('on-water SNL-3.22');
  });
});

describe('blades of doom', () => {
  const BRAWL = `
    0,0  meadow  1a:15 2c 2a*
    1,0  meadow  2s 1c`;
  const BARBARIANS: Setting = { play: 'blades-of-doom', factions: ['barbarians', 'zombies', 'cowboys'] };

  test('card blades-of-doom: takes 10 from every enemy on the own field, without a roll, and heals 5', () => {
    const after = played(BRAWL, BARBARIANS, CALM);

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a:20 2c:20 2a:25*
        1,0  meadow  1c 2s`),
    );
    expect(told(after, 'rolled')).toEqual([]);
  });

  test('card blades-of-doom: Berserker Rage adds 5 on each, before the shell', () => {
    const after = played(BRAWL, BARBARIANS, RAGE);

    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow  1a:20 2c:15 2a:20*
        1,0  meadow  1c 2s`),
    );
    expect(after.state.used).toEqual([1, 0]);
  });

  test('card blades-of-doom: enemies of several players are hit, friends are not', () => {
    const after = played('0,0  meadow  1a 1c 3c\n1,0  meadow  2c', BARBARIANS, CALM);

    expect(draw(after)).toBe('0,0 meadow 1c 1a 3c:20\n1,0 meadow 2c');
  });

  test('card blades-of-doom: no enemy on the field, so it is passed', () => {
    const after = played('0,0  meadow  1a 1c\n1,0  meadow  2c', BARBARIANS);

    expect(passed(after)).toBe('no-target SNL-3.26');
  });

  test('card blades-of-doom: on water it is passed', () => {
    const after = played('0,0  water  1a 2c', BARBARIANS);

    expect(passed(after)).toBe('on-water SNL-3.22');
  });
});

describe("villain's hat", () => {
  const BAR = `
    0,0  meadow    1a 2c 3c*
    1,0  mountain  2a
    0,1  beach     1c`;
  const COWBOYS: Setting = { play: 'villains-hat', factions: ['cowboys', 'zombies', 'ninja'] };

  test('card villains-hat: one of two effects is chosen', () => {
    const before = scene(BAR, COWBOYS);

    expect(asked(before)).toEqual(['1 choose-effect']);
    expect(options(before)).toEqual([{ option: 'empty-pockets' }, { option: 'clear-the-bar' }]);
  });

  test('card villains-hat: each other player discards an arsenal card of their choice', () => {
    const asking = played(
      BAR,
      { ...COWBOYS, hands: [['sword'], ['mine', 'rocket'], ['drill']] },
      effect('empty-pockets'),
    );
    expect(asked(asking)).toEqual(['2 discard-arsenal']);
    expect(options(asking)).toEqual([{ card: 'rocket' }, { card: 'mine' }]);

    const after = act(
      asking,
      { type: 'discard-arsenal', seat: 1, card: 'mine' },
      { type: 'discard-arsenal', seat: 2, card: 'drill' },
    );

    expect([1, 2, 3].map((player) => handOf(after, player))).toEqual([['sword'], ['rocket'], []]);
    expect(pileOf(after)).toEqual(['drill', 'mine']);
    expect(told(after, 'discarded')).toEqual([
      { type: 'discarded', reveals: true, seat: 1, slot: 0, card: 'mine', why: 'effect' },
      { type: 'discarded', reveals: true, seat: 2, slot: 0, card: 'drill', why: 'effect' },
    ]);
    expect(draw(after)).toBe(
      drawing(`
        0,0  meadow    1a 2c 3c*
        1,0  mountain  2a
        0,1  beach     1c`),
    );
  });

  test('card villains-hat: pushes all enemies on the own field, even in shells, and no friend', () => {
    const pushing = played(BAR, COWBOYS, effect('clear-the-bar'));
    expect(asked(pushing)).toEqual(['1 push-next']);
    expect(options(pushing)).toEqual([{ snail: handleOf('2c') }, { snail: handleOf('3c') }]);

    const after = act(pushing, pushNext('3c'), pushTo('0,1'), pushTo('-1,0'));

    expect(draw(after)).toBe(
      drawing(`
        -1,0  water     2c
        0,0   meadow    1a
        1,0   mountain  2a
        0,1   beach     1c 3c*`),
    );
  });

  test('card villains-hat: a friend on the own field is not pushed', () => {
    const after = played('0,0  meadow  1a 1c 2c', COWBOYS, effect('clear-the-bar'), pushTo('1,0'));

    expect(draw(after)).toBe('0,0 meadow 1c 1a\n1,0 water 2c');
    expect(asked(after)).toEqual(['2 crawl-step']);
  });

  test('card villains-hat: works on water', () => {
    const after = played('0,0  water  1a 2c\n1,0  beach  2a', COWBOYS, effect('clear-the-bar'), pushTo('0,1'));

    expect(draw(after)).toBe('0,0 water 1a\n1,0 beach 2a\n0,1 water 2c');
  });
});

describe('broadside', () => {
  const SEA = `
    0,0  water   1a
    2,0  meadow  2c 2a*`;
  const PIRATES: Setting = { play: 'broadside', factions: ['pirates', 'zombies'] };

  test('card broadside: splat takes 5, from a shell nothing, and damages the tile', () => {
    const after = played(SEA, { ...PIRATES, luck: ['splat'] }, at('2,0'));

    expect(draw(after)).toBe('0,0 water 1a\n2,0 meadow! 2c:25 2a*');
    expect(asked(after)).toEqual(['2 choose-half']);
  });

  test('card broadside: hit misses, and so does crit', () => {
    for (const face of ['hit', 'crit']) {
      const after = played(SEA, { ...PIRATES, luck: [face] }, at('2,0'));

      expect(draw(after)).toBe(drawing(SEA));
      expect(told(after, 'missed')).toEqual([{ type: 'missed', seat: 0 }]);
    }
  });

  test('card broadside: every snail on the field is hit, friends too', () => {
    const after = played('0,0  water  1a\n2,0  beach  1c 2c', { ...PIRATES, luck: ['splat'] }, at('2,0'));

    expect(draw(after)).toBe('0,0 water 1a\n2,0 beach! 1c:25 2c:25');
  });

  test('card broadside: reaches 1 to 2 fields, up and down', () => {
    expect(reachOf('broadside', 'pirates')).toEqual({ level: [1, 2], up: [1, 2], down: [1, 2], self: false });
  });
});

describe('kunai', () => {
  const DOJO = `
    0,0  beach     1a 2s
    1,0  mountain  2c 2a*`;
  const NINJA: Setting = { play: 'kunai', factions: ['ninja', 'zombies'] };

  test('card kunai: takes 5 and places the target on the own field', () => {
    const after = played(DOJO, NINJA, on('2c'), PLACE);

    expect(draw(after)).toBe('0,0 beach 1a 2c:25 2s\n1,0 mountain 2a*');
  });

  test('card kunai: the target leaves its shell first, so it takes all 5 and can be placed', () => {
    const after = played(DOJO, NINJA, on('2a'), PLACE);

    expect(draw(after)).toBe('0,0 beach 1a 2a:25 2s\n1,0 mountain 2c');
    expect(told(after, 'shell-left', 'damaged', 'placed')).toEqual([
      { type: 'shell-left', snail: handleOf('2a') },
      { type: 'damaged', snail: handleOf('2a'), amount: 5, shell: 0, life: 25, by: 'card' },
      { type: 'placed', snail: handleOf('2a'), from: '1,0', field: '0,0' },
    ]);
  });

  test('card kunai: the placing may be left', () => {
    const hit = played(DOJO, NINJA, on('2c'));
    expect(asked(hit)).toEqual(['1 place-optional']);
    expect(options(hit)).toEqual([{}, { decline: true }]);

    expect(draw(act(hit, LEAVE))).toBe('0,0 beach 1a 2s\n1,0 mountain 2c:25 2a*');
  });

  test('card kunai: a target on the own field is there already', () => {
    const after = played(DOJO, NINJA, on('2s'));

    expect(draw(after)).toBe('0,0 beach 1a 2s:25\n1,0 mountain 2c 2a*');
    expect(asked(after)).toEqual(['2 choose-half']);
  });

  test('card kunai: a target that it eliminates is not placed', () => {
    const after = played('0,0  beach  1a 2s\n1,0  beach  2c:5', NINJA, on('2c'));

    expect(draw(after)).toBe('0,0 beach 1a 2s\n1,0 beach');
    expect(asked(after)).toEqual(['2 choose-half']);
  });

  test('card kunai: reaches 0 to 1 fields, up and down', () => {
    expect(reachOf('kunai', 'ninja')).toEqual({ level: [0, 1], up: [1], down: [1], self: false });
  });

  test('card kunai: onto the full own field: another makes room', () => {
    const hit = played(
      `0,0  beach     1a 1c* 2s
       1,0  mountain  2c`,
      NINJA,
      on('2c'),
      PLACE,
    );
    expect(asked(hit)).toEqual(['1 overcrowd']);

    const after = act(hit, crowdOut('2s', '0,1'));

    expect(draw(after)).toBe('0,0 beach 1c* 1a 2c:25\n1,0 mountain\n0,1 water 2s');
  });

  test('card kunai: on water it is passed', () => {
    const after = played('0,0  water  1a 2c', NINJA);

    expect(passed(after)).toBe('on-water SNL-3.22');
  });
});

describe('infectious bite', () => {
  const GRAVE = `
    0,0  beach     1a:10 2c 2a*
    1,0  mountain  1c 2s
    2,0  beach     2m`;
  const ZOMBIES: Setting = { play: 'infectious-bite', factions: ['zombies', 'cowboys'] };

  test('card infectious-bite: takes 5 from an enemy, and the own snail heals 5', () => {
    const after = played(GRAVE, ZOMBIES, on('2c'));

    expect(draw(after)).toBe('0,0 beach 1a:15 2c:25 2a*\n1,0 mountain 1c 2s\n2,0 beach 2m');
    expect(told(after, 'rolled')).toEqual([]);
  });

  test('card infectious-bite: takes nothing from a shell, and heals 5 all the same', () => {
    const after = played(GRAVE, ZOMBIES, on('2a'));

    expect(draw(after)).toBe('0,0 beach 1a:15 2c 2a*\n1,0 mountain 1c 2s\n2,0 beach 2m');
  });

  test('card infectious-bite: heals up to 30', () => {
    const after = played('0,0  beach  1a 2c 2a*', ZOMBIES, on('2c'));

    expect(draw(after)).toBe('0,0 beach 1a 2c:25 2a*');
    expect(told(after, 'healed')).toEqual([{ type: 'healed', snail: handleOf('1a'), amount: 0, life: 30 }]);
  });

  test('card infectious-bite: reaches the own field, and no further', () => {
    const choosing = scene(GRAVE, ZOMBIES);

    expect(targets(choosing)).toEqual(['2c', '2a']);
    expect(refusal(choosing, on('2m'))).toEqual({
      code: 'target/out-of-reach',
      rule: 'SNL-8.4',
      facts: { card: 'infectious-bite', distance: 2, least: 0, most: 0 },
    });
  });

  test('card infectious-bite: one enemy in reach is bitten unasked, and no friend is a target', () => {
    const after = played('0,0  beach  1a:10 1c 2c\n1,0  beach  1s 2s', ZOMBIES);
    const choosing = scene(GRAVE, ZOMBIES);

    expect(told(after, 'snail-targeted')).toEqual([{ type: 'snail-targeted', seat: 0, snail: handleOf('2c') }]);
    expect(draw(after)).toBe('0,0 beach 1c 1a:15 2c:25\n1,0 beach 1s 2s');
    expect(refusal(choosing, on('1c'))).toEqual({
      code: 'target/other-side',
      rule: 'SNL-8.2',
      facts: { card: 'infectious-bite', side: 'enemy' },
    });
    expect(refusal(choosing, on('1a'))).toEqual({
      code: 'target/itself',
      rule: 'SNL-8.5',
      facts: { card: 'infectious-bite' },
    });
  });

  test('card infectious-bite: a friend here, enemies next door: it is passed', () => {
    const before = '0,0  beach  1c 1a:10\n1,0  beach  2s\n0,1  mountain  2c';
    const after = scene(before, { ...ZOMBIES, tokens: [['1a']] });

    expect(passed(after)).toBe('no-target SNL-3.26');
    expect(draw(after)).toBe(drawing(before));
  });

  test('card infectious-bite: works on water', () => {
    const after = played('0,0  water  1a:10 2c', ZOMBIES);

    expect(draw(after)).toBe('0,0 water 1a:15 2c:25');
  });
});
