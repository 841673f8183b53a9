import { describe, expect, test } from 'vitest';
import { CALM, half, handOf, on, passed, played, RAGE, STOP, stepTo, targets, told } from '../kit/plays.ts';
import { act, asked, draw, drawing, handleOf, options, refusal, scene } from '../kit/scene.ts';

describe('crawl / punch', () => {
  const DUEL = `
    0,0  beach  1a 2c 2a*
    1,0  beach  2s`;

  test('card crawl-punch: Crawl moves 2 points', () => {
    const after = played(DUEL, { play: 'crawl-punch' }, half('crawl'), stepTo('-1,0'), stepTo('-2,0'));

    expect(draw(after)).toBe('-2,0 water 1a\n0,0 beach 2c 2a*\n1,0 beach 2s');
  });

  test('card crawl-punch: Crawl may stop where it is', () => {
    const after = played(DUEL, { play: 'crawl-punch' }, half('crawl'), STOP);

    expect(draw(after)).toBe(drawing(DUEL));
  });

  test('card crawl-punch: Punch takes 5 from an enemy on the same field', () => {
    const before = scene(DUEL, { play: 'crawl-punch', factions: ['ninja', 'zombies'] });
    expect(options(before)).toEqual([{ action: 'crawl' }, { action: 'punch' }]);
    const punching = act(before, half('punch'));
    expect(targets(punching)).toEqual(['2c', '2a']);
    expect(refusal(punching, on('2s'))).toEqual({
      code: 'target/out-of-reach',
      rule: 'SNL-8.4',
      facts: { card: 'punch', distance: 1, least: 0, most: 0 },
    });

    expect(draw(act(punching, on('2c')))).toBe('0,0 beach 1a 2c:25 2a*\n1,0 beach 2s');
    expect(draw(act(punching, on('2a')))).toBe('0,0 beach 1a 2c 2a*\n1,0 beach 2s');
  });

  test('card crawl-punch: Berserker Rage makes it 10, before the shell', () => {
    const raging = played(DUEL, { play: 'crawl-punch' }, half('punch'), on('2a'), RAGE);
    const calm = played(DUEL, { play: 'crawl-punch' }, half('punch'), on('2c'), CALM);

    expect(draw(raging)).toBe('0,0 beach 1a 2c 2a:25*\n1,0 beach 2s');
    expect(draw(calm)).toBe('0,0 beach 1a 2c:25 2a*\n1,0 beach 2s');
  });

  test('card crawl-punch: a friend is not punched, so only Crawl is left', () => {
    const before = scene('0,0  beach  1a 1c\n1,0  beach  2c', { play: 'crawl-punch' });

    expect(told(before, 'half-chosen')).toEqual([{ type: 'half-chosen', seat: 0, action: 'crawl' }]);
    expect(asked(before)).toEqual(['1 crawl-step']);
  });

  test('card crawl-punch: on water only Crawl, for Pirates too', () => {
    const before = scene('0,0  water  1a 2c', { play: 'crawl-punch', factions: ['pirates', 'zombies'] });

    expect(told(before, 'half-chosen')).toEqual([{ type: 'half-chosen', seat: 0, action: 'crawl' }]);
  });

  test('card crawl-punch: either half ends a stay in a shell', () => {
    const crawled = played('0,0  beach  1a* 2c 2a', { play: 'crawl-punch' }, half('crawl'), STOP);
    const punched = played('0,0  beach  1a* 2c 2a', { play: 'crawl-punch' }, half('punch'), on('2c'), CALM);

    expect(draw(crawled)).toBe('0,0 beach 1a 2c 2a');
    expect(draw(punched)).toBe('0,0 beach 1a 2c:25 2a');
  });

  test('card crawl-punch: no re-roll is asked, nothing is rolled', () => {
    const after = played('0,0  beach  1c 2c 2a', { play: 'crawl-punch' }, half('punch'), on('2c'), CALM);

    expect(asked(after)).toEqual(['2 choose-half']);
    expect(told(after, 'rolled')).toEqual([]);
  });
});

describe('crawl / dig', () => {
  test('card crawl-dig: Dig draws 1, then damages the tile', () => {
    const after = played('0,0  meadow  1a 2c', { play: 'crawl-dig', luck: ['rocket'] }, half('dig'));

    expect(draw(after)).toBe('0,0 meadow! 1a 2c');
    expect(handOf(after, 1)).toEqual(['rocket']);
    expect(told(after, 'drew', 'tile-damaged')).toEqual([
      { type: 'drew', seat: 0, count: 1, secret: { seats: 1, cards: ['rocket'] } },
      { type: 'tile-damaged', field: '0,0', terrain: 'meadow' },
    ]);
  });

  test('card crawl-dig: Dig destroys a damaged meadow and draws its cards', () => {
    const after = played(
      '0,0  meadow!  1a 2c',
      { play: 'crawl-dig', luck: ['rocket', 'two-cards', 'mine', 'sword'] },
      half('dig'),
    );

    expect(draw(after)).toBe('0,0 beach 1a 2c');
    expect(handOf(after, 1)).toEqual(['rocket', 'sword', 'mine']);
  });

  test('card crawl-dig: Crawl goes one level up for its 2 points', () => {
    const before = scene('0,0  beach  1a 2c\n1,0  meadow\n2,0  meadow', { play: 'crawl-dig' });

    const after = act(before, half('crawl'), stepTo('1,0'));

    expect(draw(after)).toBe('0,0 beach 2c\n1,0 meadow 1a\n2,0 meadow');
    expect(asked(after)).toEqual(['2 choose-half']);
  });

  test('card crawl-dig: on water only Crawl', () => {
    const before = scene('0,0  water  1a 2c', { play: 'crawl-dig' });

    expect(told(before, 'half-chosen')).toEqual([{ type: 'half-chosen', seat: 0, action: 'crawl' }]);
  });

  test('card crawl-dig: Dig ends a stay in a shell', () => {
    const after = played('0,0  beach  1a* 2c', { play: 'crawl-dig', luck: ['rocket'] }, half('dig'));

    expect(draw(after)).toBe('0,0 beach! 1a 2c');
  });
});

describe('crawl / shell', () => {
  test('card crawl-shell: Shell puts the snail into a shell', () => {
    const after = played('0,0  beach  1a 2c', { play: 'crawl-shell' }, half('shell'));

    expect(draw(after)).toBe('0,0 beach 1a* 2c');
    expect(told(after, 'shell-entered')).toEqual([{ type: 'shell-entered', snail: handleOf('1a') }]);
  });

  test('card crawl-shell: Shell in a shell changes nothing', () => {
    const after = played('0,0  beach  1a* 2c', { play: 'crawl-shell' }, half('shell'));

    expect(draw(after)).toBe('0,0 beach 1a* 2c');
    expect(told(after, 'shell-entered', 'shell-left')).toEqual([]);
  });

  test('card crawl-shell: with both shells in use one is taken over', () => {
    const asking = played('0,0  beach  1a 2c\n1,0  beach  1c* 1s*', { play: 'crawl-shell' }, half('shell'));
    expect(asked(asking)).toEqual(['1 take-shell-from']);
    expect(options(asking)).toEqual([{ snail: handleOf('1c') }, { snail: handleOf('1s') }]);

    const taken = act(asking, { type: 'take-shell-from', seat: 0, snail: handleOf('1s') });

    expect(draw(taken)).toBe('0,0 beach 1a* 2c\n1,0 beach 1c* 1s');
  });

  test('card crawl-shell: Crawl leaves the shell, even to stop at once', () => {
    const after = played('0,0  beach  1a* 2c', { play: 'crawl-shell' }, half('crawl'), STOP);

    expect(draw(after)).toBe('0,0 beach 1a 2c');
  });

  test('card crawl-shell: on water only Crawl', () => {
    const before = scene('0,0  water  1a 2c', { play: 'crawl-shell' });

    expect(told(before, 'half-chosen')).toEqual([{ type: 'half-chosen', seat: 0, action: 'crawl' }]);
  });
});

describe('dig / shell', () => {
  test('card dig-shell: Dig draws 1 and damages the tile', () => {
    const after = played('0,0  beach  1a 2c', { play: 'dig-shell', luck: ['mine'] }, half('dig'));

    expect(draw(after)).toBe('0,0 beach! 1a 2c');
    expect(handOf(after, 1)).toEqual(['mine']);
  });

  test('card dig-shell: Dig on a damaged beach: the snail comes down on water', () => {
    const after = played('0,0  beach!  1a 2c', { play: 'dig-shell', luck: ['mine', 'barrel'] }, half('dig'));

    expect(draw(after)).toBe('0,0 water 1a 2c');
    expect(after.state.contamination).toBe(1);
  });

  test('card dig-shell: Shell puts the snail into a shell', () => {
    const after = played('0,0  mountain  1a 2c', { play: 'dig-shell' }, half('shell'));

    expect(draw(after)).toBe('0,0 mountain 1a* 2c');
    expect(handOf(after, 1)).toEqual([]);
  });

  test('card dig-shell: on water neither half can be resolved, so it is passed', () => {
    const after = played('0,0  water  1a\n1,0  beach  2c', { play: 'dig-shell' });

    expect(passed(after)).toBe('no-half SNL-4.13');
    expect(draw(after)).toBe('0,0 water 1a\n1,0 beach 2c');
  });
});

describe('swap / aim', () => {
  const PAIR = `
    0,0  beach  1a* 2c
    1,0  beach  1c`;

  test('card swap-aim: Swap exchanges the tokens and keeps the shell', () => {
    const before = scene(PAIR, { play: 'swap-aim' });
    expect(options(before)).toEqual([{ action: 'swap' }, { action: 'aim' }]);
    expect([before.state.active[0], before.state.passive[0]]).toEqual([handleOf('1a'), handleOf('1c')]);

    const after = act(before, half('swap'));

    expect([after.state.active[0], after.state.passive[0]]).toEqual([handleOf('1c'), handleOf('1a')]);
    expect(draw(after)).toBe(drawing(PAIR));
  });

  test('card swap-aim: Aim takes aim and keeps the shell', () => {
    const after = played(PAIR, { play: 'swap-aim' }, half('aim'));

    expect(draw(after)).toBe('0,0 beach 1a*+ 2c\n1,0 beach 1c');
    expect(told(after, 'aimed')).toEqual([{ type: 'aimed', snail: handleOf('1a') }]);
  });

  test('card swap-aim: without a passive snail only Aim', () => {
    const before = scene('0,0  beach  1a 2c', { play: 'swap-aim' });

    expect(told(before, 'half-chosen')).toEqual([{ type: 'half-chosen', seat: 0, action: 'aim' }]);
  });

  test('card swap-aim: on water only Swap, for Pirates both', () => {
    const sea = '0,0  water  1a\n1,0  beach  1c 2c';
    const before = scene(sea, { play: 'swap-aim' });

    expect(told(before, 'half-chosen')).toEqual([{ type: 'half-chosen', seat: 0, action: 'swap' }]);
    expect(options(scene(sea, { play: 'swap-aim', factions: ['pirates', 'zombies'] }))).toEqual([
      { action: 'swap' },
      { action: 'aim' },
    ]);
  });

  test('card swap-aim: alone on water neither half can be resolved, so it is passed', () => {
    const after = played('0,0  water  1a\n1,0  beach  2c', { play: 'swap-aim' });

    expect(passed(after)).toBe('no-half SNL-4.13');
  });

  test('card swap-aim: Aim gives the next card of the same snail a re-roll', () => {
    const aiming = played(
      '0,0  meadow  1a\n2,0  beach  2c 2a',
      {
        plans: [
          ['swap-aim', 'sniper-rifle'],
          ['-', 'crawl-shell'],
        ],
        luck: ['splat', 'crit'],
      },
      on('2c'),
      { type: 're-roll', seat: 0, die: 0 },
    );

    expect(told(aiming, 're-rolled')).toEqual([{ type: 're-rolled', seat: 0, die: 0, face: 'crit', by: 'aim' }]);
    expect(draw(aiming)).toBe('0,0 meadow 1a\n2,0 beach 2c:10 2a');
  });
});
