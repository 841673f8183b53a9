import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { at, effect, half, handOf, played, pushTo, scatterTo, stepTo, told } from '../kit/plays.ts';
import { act, asked, draw, drawing, handleOf, options, refusal, scene } from '../kit/scene.ts';
import { story } from '../kit/story.ts';

/** Clean-up of the last round: nobody decides anything after it. */
const CLEAN_UP = { round: 6, steps: [{ do: 'clean-up' }] } as const;
/** Player 1 acts, and player 2 is first. */
const SECOND_IS_FIRST = { first: 2, steps: [{ do: 'turn', slot: 1, nth: 1 }] } as const;

const CARDS = [{ card: 'mine' }, { card: 'dynamite' }];

test.each(CARDS)('SNL-10.1 a $card cannot be put on water', ({ card }) => {
  const after = played('0,0 water 1a\n1,0 beach 2c', { play: card });

  expect(told(after, 'token-put')).toEqual([]);
  expect(draw(after)).toBe(drawing('0,0 water 1a\n1,0 beach 2c'));
});

test.each(CARDS)('SNL-10.2 a $card goes on the own tile and triggers nothing', ({ card }) => {
  const after = played('0,0 beach! 1a 2c fire mine dynamite\n1,0 beach 2a', { play: card });

  expect(story(after)).toEqual([`token-put 0,0 ${card} 1`]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach!  1a 2c fire mine ${card} dynamite
      1,0  beach   2a`),
  );
});

test('SNL-10.3 a mine explodes when a snail moves onto its tile: 10 to each there, tile and token are gone', () => {
  const after = pictured(
    played(
      `0,0  meadow  1a
     1,0  meadow  2c 2a* mine
     2,0  meadow  2s`,
      { play: 'turbo-slime', luck: ['one-card'] },
      stepTo('1,0'),
    ),
  );

  expect(story(after)).toEqual([
    'stepped 1a 0,0 1,0',
    'exploded 1,0 mine',
    '1a -10 by mine: 20',
    '2c -10 by mine: 20',
    '2a -5 by mine: 25',
    'tile-destroyed 1,0 meadow one-card',
    'fell 1a 1,0 beach',
    'fell 2c 1,0 beach',
    'fell 2a 1,0 beach',
  ]);
  // The mover goes on, from the beach.
  expect(asked(after)).toEqual(['1 crawl-step']);
});

test('SNL-10.3 a mine explodes when a snail is placed on its tile', () => {
  const after = played('0,0 beach 1a\n2,0 meadow mine\n4,0 beach 2c', { play: 'jetpack', luck: ['trap'] }, at('2,0'));

  expect(draw(after)).toBe(drawing('0,0 beach\n2,0 beach 1a:15\n4,0 beach 2c'));
});

test('SNL-10.3 a mine explodes when a snail is pushed onto its tile', () => {
  const after = played(
    '0,0 beach 1a\n1,0 meadow 2c\n2,0 meadow mine 1c',
    { play: 'leaf-blower', luck: ['two-cards'], tokens: [['1a', '1c']] },
    at('1,0'),
    pushTo('2,0'),
  );

  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 meadow\n2,0 beach 1c:20 2c:20'));
});

test('SNL-10.3 a mine explodes when its tile is damaged', () => {
  const after = played(
    '0,0 beach 1a\n1,0 meadow 2c mine\n2,0 beach 2a',
    { play: 'grenade', luck: ['splat', 'one-card'] },
    at('1,0'),
  );

  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 beach 2c:10\n2,0 beach 2a'));
});

test('SNL-10.3 a mine under a snail does nothing while nobody comes and the tile is left alone', () => {
  const after = played('0,0 beach 1a\n1,0 beach 2c mine', { play: 'shotgun', luck: ['splat', 'crit'] });

  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 beach 2c:25 mine'));
});

test('SNL-10.4 a mine set off by the destruction of its tile does not destroy the tile below as well', () => {
  const after = pictured(
    played(
      '0,0 beach 1a\n1,0 mountain! 2c mine\n2,0 beach 2a',
      { play: 'grenade', luck: ['splat', 'blank-mountain'] },
      at('1,0'),
    ),
  );

  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 meadow 2c:10\n2,0 beach 2a'));
});

test('SNL-10.5 + SNL-4.8 dynamite explodes when its tile is damaged: 15 to each, then the first player pushes them', () => {
  const blast = pictured(
    played(
      `0,0  beach  1a
     1,0  beach  1c 2c 2a* dynamite
     2,0  beach  2s`,
      {
        ...SECOND_IS_FIRST,
        plans: [['grenade']],
        luck: ['splat'],
        tokens: [['1a', '1c'], ['2s']],
        sea: 'none',
      },
      at('1,0'),
    ),
  );

  expect(asked(blast)).toEqual(['2 push-next']);
  expect(options(blast)).toEqual([{ snail: handleOf('1c') }, { snail: handleOf('2c') }]);
  const first = act(blast, { type: 'push-next', seat: 1, snail: handleOf('1c') });
  expect([asked(first), options(first)]).toEqual([['2 push-to'], [{ field: '0,0' }, { field: '2,0' }]]);
  const after = act(first, { type: 'push-to', seat: 1, field: '2,0' }, { type: 'push-to', seat: 1, field: '0,0' });
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach   1a 2c:5
      1,0  beach!  2a:15*
      2,0  beach   1c:5 2s`),
  );
});

test('SNL-10.5 dynamite explodes when its tile is destroyed, before the tile goes', () => {
  const after = played(
    `0,0  beach   1a
     1,0  meadow  2c dynamite
     2,0  meadow
     3,0  beach   2a`,
    { play: 'rocket', luck: ['hit', 'trap'] },
    at('0,1'),
    scatterTo('1,0'),
    // Still from a meadow to a meadow: the trap finds nobody.
    pushTo('2,0'),
  );

  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 beach\n2,0 meadow 2c:15\n3,0 beach 2a'));
});

test('SNL-10.5 dynamite does not explode when a snail comes to it', () => {
  const after = played('0,0 beach 1a\n1,0 beach dynamite\n3,0 beach 2c', { play: 'jetpack' }, at('1,0'));

  expect(draw(after)).toBe(drawing('0,0 beach\n1,0 beach 1a dynamite\n3,0 beach 2c'));
});

test('SNL-10.5 + SNL-10.14 dynamite explodes in clean-up, and its tile is as whole as before', () => {
  const after = pictured(
    played(
      '0,0 beach 1a dynamite\n1,0 beach 2c dynamite\n2,0 beach mine',
      { ...CLEAN_UP, sea: 'none', luck: ['barrel'] },
      { type: 'order-effects', seat: 0, field: '1,0', effect: 'dynamite' },
      pushTo('2,0'),
    ),
  );

  // Over its own beach the snail of player 1 has nowhere to go but to the next one.
  expect(story(after).slice(0, 10)).toEqual([
    'exploded 1,0 dynamite',
    '2c -15 by dynamite: 15',
    'pushed 2c 1,0 2,0',
    'exploded 2,0 mine',
    '2c -10 by mine: 5',
    'tile-destroyed 2,0 beach barrel',
    'contamination-rose 1 5',
    'fell 2c 2,0 water',
    'exploded 0,0 dynamite',
    '1a -15 by dynamite: 15',
  ]);
  expect(draw(after)).toBe(drawing('0,0 beach\n1,0 beach 1a:15'));
});

test('SNL-10.6 fire burns who moves onto it, in passing too, 5 for each token', () => {
  const after = pictured(
    played(
      '0,0 beach 1a\n1,0 beach fire fire\n2,0 beach fire\n4,0 beach 2c',
      { play: 'turbo-slime' },
      stepTo('1,0'),
      stepTo('2,0'),
      stepTo('1,0'),
    ),
  );

  expect(story(after)).toEqual([
    'stepped 1a 0,0 1,0',
    '1a -10 by fire: 20',
    'stepped 1a 1,0 2,0',
    '1a -5 by fire: 15',
    'stepped 1a 2,0 1,0',
    '1a -10 by fire: 5',
  ]);
  expect(draw(after)).toBe(drawing('0,0 beach\n1,0 beach 1a:5 fire fire\n2,0 beach fire\n4,0 beach 2c'));
});

test('SNL-10.6 fire burns who is placed on it', () => {
  const after = played(
    '0,0 beach 1a\n2,0 beach 1c fire fire\n4,0 beach 2c',
    { play: 'jetpack', tokens: [['1a']] },
    at('2,0'),
  );

  expect(draw(after)).toBe(drawing('0,0 beach\n2,0 beach 1c 1a:20 fire fire\n4,0 beach 2c'));
});

test('SNL-10.6 + SNL-5.21 fire burns who is pushed onto it, a shell helps once', () => {
  const after = played(
    '0,0 beach 1a 2c*\n1,0 beach fire fire',
    { play: 'villains-hat', factions: ['cowboys'] },
    effect('clear-the-bar'),
    pushTo('1,0'),
  );

  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 beach 2c:25* fire fire'));
});

test('SNL-10.7 in clean-up each tile with fire is damaged once, and all fire goes out', () => {
  const after = pictured(
    played(
      `0,0  beach    1a fire fire fire
     1,0  beach!   2c fire
     2,0  beach!   2a`,
      { ...CLEAN_UP, luck: ['blank-beach'], factions: ['ninja', 'pirates'] },
      { type: 'order-effects', seat: 0, field: '1,0', effect: 'fire' },
    ),
  );

  expect(story(after).slice(0, 5)).toEqual([
    'fire-died 1,0 1',
    'tile-destroyed 1,0 beach blank',
    'fell 2c 1,0 water',
    'fire-died 0,0 3',
    'tile-damaged 0,0 beach',
  ]);
  expect(draw(after)).toBe(drawing('0,0 beach! 1a\n1,0 water 2c\n2,0 beach! 2a'));
});

test('SNL-10.7 + SNL-10.3 fire in clean-up sets off the mine of its tile', () => {
  const after = played('0,0 meadow 1a fire mine\n2,0 beach 2c', { ...CLEAN_UP, luck: ['two-cards'] });

  expect(draw(after)).toBe(drawing('0,0 beach 1a:20\n2,0 beach 2c'));
  expect(handOf(after, 1)).toEqual([]);
});

test('SNL-10.8 fire already under a snail does not burn it', () => {
  const put = played(
    '0,0 beach 1a\n1,0 beach 2c\n2,0 beach 2a',
    { play: 'cocktail', luck: ['crit'], plans: [[], ['crawl-shell']], tokens: [['1a'], ['2c']] },
    at('1,1'),
    scatterTo('1,0'),
  );
  expect(draw(put)).toBe(drawing('0,0 beach 1a\n1,0 beach 2c fire\n2,0 beach 2a'));

  const gone = act(
    put,
    { type: 'choose-half', seat: 1, action: 'crawl' },
    { type: 'crawl-step', seat: 1, field: '2,0' },
    { type: 'crawl-step', seat: 1, decline: true },
  );
  expect(draw(gone)).toBe(drawing('0,0 beach 1a\n1,0 beach fire\n2,0 beach 2c 2a'));
  expect(draw(played('0,0 beach 1a fire\n1,0 beach 2c', CLEAN_UP))).toBe(drawing('0,0 beach! 1a\n1,0 beach 2c'));
});

test('SNL-10.9 several mines explode one after the other, then the tile is destroyed once', () => {
  const after = played(
    '0,0 mountain 1a\n1,0 mountain 2c* mine mine\n3,0 beach 2a',
    { play: 'turbo-slime', luck: ['blank-mountain'] },
    stepTo('1,0'),
  );

  expect(story(after)).toEqual([
    'stepped 1a 0,0 1,0',
    'exploded 1,0 mine',
    '1a -10 by mine: 20',
    '2c -5 by mine: 25',
    'exploded 1,0 mine',
    '1a -10 by mine: 10',
    '2c -5 by mine: 20',
    'tile-destroyed 1,0 mountain blank',
    'fell 1a 1,0 meadow',
    'fell 2c 1,0 meadow',
  ]);
});

test('SNL-10.9 several dynamites explode one after the other: who has been pushed off is out of the next', () => {
  const after = played(
    `0,0  beach  1a
     1,0  beach  2c 2a* dynamite dynamite
     2,0  beach  2s`,
    { play: 'grenade', luck: ['splat'], sea: 'none' },
    at('1,0'),
    pushTo('2,0'),
  );

  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 beach! 2a:5*\n2,0 beach 2c:5 2s'));
});

const MINE_AND_DYNAMITE = `0,0  beach   1a
                           1,0  meadow  2c mine dynamite
                           2,0  meadow
                           3,0  beach   2a`;

test('SNL-10.9 + SNL-4.8 mine and dynamite of a damaged tile are ordered by the first player: the mine', () => {
  const ordering = act(
    scene(MINE_AND_DYNAMITE, { ...SECOND_IS_FIRST, plans: [['rocket']], luck: ['hit', 'one-card'] }),
    at('0,1'),
    scatterTo('1,0'),
  );
  expect(asked(ordering)).toEqual(['2 order-effects']);
  expect(options(ordering)).toEqual([
    { field: '1,0', effect: 'mine' },
    { field: '1,0', effect: 'dynamite' },
  ]);
  expect(refusal(ordering, { type: 'order-effects', seat: 1, field: '1,0', effect: 'fire' })).toEqual({
    code: 'order/not-waiting',
    rule: 'SNL-10.9',
    facts: {
      waiting: [
        { field: '1,0', effect: 'mine' },
        { field: '1,0', effect: 'dynamite' },
      ],
    },
  });
  const after = act(
    ordering,
    { type: 'order-effects', seat: 1, field: '1,0', effect: 'mine' },
    { type: 'push-to', seat: 1, field: '2,0' },
  );
  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 beach\n2,0 meadow 2c:5\n3,0 beach 2a'));
});

test('SNL-10.9 + SNL-4.8 mine and dynamite of a damaged tile are ordered by the first player: the dynamite', () => {
  const after = played(
    MINE_AND_DYNAMITE,
    { play: 'grenade', luck: ['splat', 'one-card'] },
    at('1,0'),
    { type: 'order-effects', seat: 0, field: '1,0', effect: 'dynamite' },
    pushTo('2,0'),
  );

  // The mine finds nobody.
  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 beach\n2,0 meadow 2c:5\n3,0 beach 2a'));
});

const MINE_AND_FIRE = `0,0  meadow  1a
                       1,0  meadow  fire fire mine
                       3,0  beach   2c`;

test('SNL-10.9 + SNL-4.8 mine and fire of a tile that is entered are ordered by the first player', () => {
  const entered = played(MINE_AND_FIRE, { ...SECOND_IS_FIRST, plans: [['jetpack']] }, at('1,0'));

  expect(asked(entered)).toEqual(['2 order-effects']);
  expect(options(entered)).toEqual([
    { field: '1,0', effect: 'fire' },
    { field: '1,0', effect: 'mine' },
  ]);
});

test('SNL-10.10 + SNL-10.11 a tile gets its damage first, then its dynamite explodes, gone before it hurts', () => {
  const blast = pictured(
    played('0,0 beach 1a\n1,0 beach 2c dynamite\n2,0 beach 2a', { play: 'grenade', luck: ['splat'] }, at('1,0')),
  );

  expect(story(blast).slice(4)).toEqual(['tile-damaged 1,0 beach', 'exploded 1,0 dynamite', '2c -15 by dynamite: 5']);
  expect(asked(blast)).toEqual(['1 push-to']);
  expect(draw(blast)).toBe(drawing('0,0 beach 1a\n1,0 beach! 2c:5\n2,0 beach 2a'));
});

test('SNL-10.12 a tile whose destruction has begun is destroyed once, whatever explodes on it', () => {
  const after = pictured(
    played(
      '0,0 beach 1a\n1,0 mountain 2c mine mine\n3,0 beach 2a',
      { play: 'rocket', luck: ['hit', 'blank-mountain'] },
      at('1,1'),
      scatterTo('1,0'),
    ),
  );

  expect(told(after, 'tile-destroyed', 'tile-damaged')).toEqual([
    { type: 'tile-destroyed', field: '1,0', terrain: 'mountain', back: 'blank' },
  ]);
  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 meadow 2c:10\n3,0 beach 2a'));
});

test('SNL-10.13 a meadow that Dig damages and its mine destroys gives no cards', () => {
  const after = played(
    '0,0 meadow 1a mine\n2,0 beach 2c',
    { play: 'crawl-dig', luck: ['rocket', 'two-cards'] },
    half('dig'),
  );

  expect(handOf(after, 1)).toEqual(['rocket']);
  expect(draw(after)).toBe(drawing('0,0 beach 1a:20\n2,0 beach 2c'));
});

test('SNL-10.13 a damaged meadow that Dig destroys gives its cards, mine or not', () => {
  const after = played(
    '0,0 meadow! 1a mine\n2,0 beach 2c',
    { play: 'crawl-dig', luck: ['rocket', 'two-cards', 'sword', 'mine'] },
    half('dig'),
  );

  expect(handOf(after, 1)).toEqual(['rocket', 'sword', 'mine']);
  expect(draw(after)).toBe(drawing('0,0 beach 1a:20\n2,0 beach 2c'));
});

test('SNL-10.13 a meadow that Golden Shovel destroys always gives its cards', () => {
  const after = played('0,0 meadow 1a mine\n2,0 beach 2c', {
    play: 'golden-shovel',
    luck: ['rocket', 'one-card', 'sword'],
  });

  expect(handOf(after, 1)).toEqual(['rocket', 'sword']);
  expect(draw(after)).toBe(drawing('0,0 beach 1a:20\n2,0 beach 2c'));
});

test('SNL-10.15 a mine that destroys the tile takes its fire along', () => {
  const after = played(MINE_AND_FIRE, { play: 'turbo-slime', luck: ['one-card'] }, stepTo('1,0'), {
    type: 'order-effects',
    seat: 0,
    field: '1,0',
    effect: 'mine',
  });

  expect(draw(after)).toBe(drawing('0,0 meadow\n1,0 beach 1a:20\n3,0 beach 2c'));
});

test('SNL-10.15 after the fire the mine explodes under a snail that is still there', () => {
  const after = played(MINE_AND_FIRE, { play: 'turbo-slime', luck: ['one-card'] }, stepTo('1,0'), {
    type: 'order-effects',
    seat: 0,
    field: '1,0',
    effect: 'fire',
  });

  expect(draw(after)).toBe(drawing('0,0 meadow\n1,0 beach 1a:10\n3,0 beach 2c'));
});

test('SNL-10.15 a snail that the fire takes does not set the mine off', () => {
  const after = played(
    `${MINE_AND_FIRE.replace('1a', '1a:10 1c')} 2a`,
    { play: 'turbo-slime', tokens: [['1a', '1c']] },
    stepTo('1,0'),
    { type: 'order-effects', seat: 0, field: '1,0', effect: 'fire' },
  );

  expect(draw(after)).toBe(drawing('0,0 meadow 1c\n1,0 meadow fire fire mine\n3,0 beach 2c 2a'));
});
