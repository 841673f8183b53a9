import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { at, fields, handOf, KEEP, played, pushNext, pushTo, row, scatterTo } from '../kit/plays.ts';
import { act, asked, draw, drawing, handleOf, options, refusal } from '../kit/scene.ts';
import { story } from '../kit/story.ts';

test('SNL-X.3 rocket at a mountain: 15 to all, no tile, then survivors are pushed from the meadow', () => {
  const hit = pictured(
    played(
      `0,0   beach     1c
     1,0   mountain  2c 2a*
     2,0   meadow
     2,-1  mountain`,
      { play: 'rocket', luck: ['splat', 'blank-mountain'], tokens: [['1c'], ['2c']] },
      at('1,0'),
      KEEP,
    ),
  );

  // The snail in the shell is not pushed; the mountain next door was level before the blast and is too high after it.
  expect(asked(hit)).toEqual(['1 push-to']);
  expect(fields(hit)).toEqual(['1,-1', '0,0', '2,0', '0,1', '1,1']);
  expect(refusal(hit, pushTo('2,-1'))).toEqual({
    code: 'push/too-high',
    rule: 'SNL-7.1',
    facts: { from: 'meadow', to: 'mountain' },
  });
  expect(draw(act(hit, pushTo('2,0')))).toBe(
    drawing(`
      2,-1  mountain
      0,0   beach    1c
      1,0   meadow   2a:20*
      2,0   meadow   2c:15`),
  );
});

test('SNL-X.4 grenade that scatters: the adjacent meadow is destroyed, its two cards are for nobody', () => {
  const after = pictured(
    played(
      `0,0  meadow    1a
     1,0  mountain  2c
     2,0  meadow    2a`,
      { play: 'grenade', luck: ['hit', 'two-cards'] },
      at('1,0'),
      scatterTo('2,0'),
    ),
  );

  expect(story(after)).toEqual([
    'field-targeted player 1 1,0',
    'rolled player 1 hit',
    'row-taken player 1 1 hit',
    'scattered player 1 2,0',
    'tile-destroyed 2,0 meadow two-cards',
    'fell 2a 2,0 beach',
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  meadow    1a
      1,0  mountain  2c
      2,0  beach     2a`),
  );
  expect([handOf(after, 1), handOf(after, 2)]).toEqual([[], []]);
});

test('SNL-X.5 gatling from a meadow: enemy and friend next door take 10, an enemy below too, one above does not', () => {
  const after = played(
    `1,-1  mountain  2s
     0,0   meadow    1a
     1,0   meadow    1c 2c
     0,1   beach     2a`,
    { play: 'gatling', luck: ['hit'], tokens: [['1a', '1c']] },
  );

  expect(draw(after)).toBe(
    drawing(`
      1,-1  mountain  2s
      0,0   meadow    1a
      1,0   meadow    1c:20 2c:20
      0,1   beach     2a:20`),
  );
});

test('SNL-X.6 ball launcher by a Pirate on water: push is chosen, a friend swims, an enemy burns, a shell stays', () => {
  const rolled = pictured(
    played(
      `0,0  water     1a
     2,0  mountain  1c 2c 2a*
     3,0  meadow    fire`,
      { play: 'ball-launcher', factions: ['pirates'], luck: ['splat', 'hit'], tokens: [['1a', '1c']] },
      at('2,0'),
    ),
  );
  expect(options(rolled)).toEqual([{ row: 0 }, { row: 1 }]);

  const pushing = act(rolled, row(0));
  expect(options(pushing)).toEqual([{ snail: handleOf('1c') }, { snail: handleOf('2c') }]);
  const after = act(pushing, pushNext('1c'), pushTo('1,0'), pushTo('3,0'));
  expect(draw(after)).toBe(
    drawing(`
      0,0  water     1a
      1,0  water     1c
      2,0  mountain  2a*
      3,0  meadow    2c:25 fire`),
  );
});

test('SNL-X.7 cocktail at a damaged mountain: 5 and fire; at clean-up the mountain goes and its back is resolved', () => {
  const after = pictured(
    played(
      `0,0  beach      1a
     1,0  mountain!  2c* 2a`,
      {
        round: 6,
        plans: [
          ['cocktail', '-', '-', '-', '-'],
          ['-', '-', '-', '-', '-'],
        ],
        luck: ['splat', 'mine-back', 'trap'],
      },
      at('1,0'),
    ),
  );

  expect(story(after)).toEqual([
    'field-targeted player 1 1,0',
    'rolled player 1 splat',
    'row-taken player 1 0 splat',
    '2c -0 by card: 30',
    '2a -5 by card: 25',
    'token-put 1,0 fire 1',
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  2c:25* 2a:10`),
  );
});

test('SNL-X.9 two fire tokens on a damaged mountain: damaged once, destroyed, the snail stands on the meadow', () => {
  const after = played(
    `0,0  mountain!  1a fire fire
     1,0  beach      2c`,
    { round: 6, steps: [{ do: 'clean-up' }], luck: ['blank-mountain'] },
  );

  expect(story(after).slice(0, 3)).toEqual([
    'fire-died 0,0 2',
    'tile-destroyed 0,0 mountain blank',
    'fell 1a 0,0 meadow',
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  meadow  1a
      1,0  beach   2c`),
  );
});
