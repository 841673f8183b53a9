import { expect, test } from 'vitest';
import {
  damage,
  damageTile,
  draw as drawCards,
  heal,
  on as onFaces,
  put,
  scatter,
  self,
} from '../../../src/games/snails/cards/vocabulary.ts';
import { packWith } from '../cards/pack-with.ts';
import {
  at,
  crowdOut,
  half,
  handOf,
  on,
  played,
  pushNext,
  pushTo,
  RESOLVE,
  scatterTo,
  stepTo,
  told,
} from '../kit/plays.ts';
import { act, asked, draw, drawing, handleOf, scene } from '../kit/scene.ts';
import { story } from '../kit/story.ts';

const FIELD = { target: 'field', range: [0, 2], sight: 'ignored', side: 'any' } as const;

test('SNL-3.27 a snail that falls to its own shot: what was aimed at is still hit, its own field is not touched any more', () => {
  const pack = packWith({
    target: FIELD,
    dice: 1,
    rows: [onFaces('splat', scatter(damage(10), damageTile), drawCards(1), damageTile, self(put('fire'), heal(10)))],
    after: [self(damageTile)],
  });
  const after = played(
    `0,0  beach  1a:10 2c
     1,0  beach  2a
     2,0  beach  1c`,
    { play: 'grenade', pack, luck: ['splat', 'rocket'] },
    at('1,0'),
    scatterTo('0,0'),
  );

  expect(story(after)).toEqual([
    'field-targeted player 1 1,0',
    'rolled player 1 splat',
    'row-taken player 1 0 splat',
    'scattered player 1 0,0',
    '1a -10 by card: 0',
    '2c -10 by card: 20',
    '1a eliminated, token active',
    'tile-damaged 0,0 beach',
    'drew player 1 1',
    'tile-damaged 1,0 beach',
  ]);
  expect(draw(after)).toBe(drawing('0,0 beach! 2c:20\n1,0 beach! 2a\n2,0 beach 1c'));
  expect(handOf(after, 1)).toEqual(['rocket']);
});

test('SNL-3.27 further attacks are dropped with the attacker; the new active snail does not make them', () => {
  const pack = packWith({ target: FIELD, dice: 1, attacks: 2, rows: [onFaces('splat', scatter(damage(10)))] });
  const land = `0,0  beach  1a:10 1c
                1,0  beach  2a`;

  const dead = played(land, { play: 'grenade', pack, luck: ['splat'] }, at('1,0'), scatterTo('0,0'));
  expect(asked(dead)).toEqual(['2 choose-half']);
  expect(dead.state.active[0]).toBe(handleOf('1c'));
  const alive = played(land, { play: 'grenade', pack, luck: ['splat'] }, at('1,0'), scatterTo('2,0'));
  expect(asked(alive)).toEqual(['1 choose-target']);
});

test('SNL-3.27 a mover that burns leaves its points to nobody; the next card is for the new active snail', () => {
  const after = played(
    `0,0  beach  1a:5 1c
     1,0  beach  fire
     3,0  beach  2c`,
    { play: 'crawl-punch', tokens: [['1a', '1c'], ['2c']], plans: [[], ['-']] },
    stepTo('1,0'),
  );

  expect(draw(after)).toBe(drawing('0,0 beach 1c\n1,0 beach fire\n3,0 beach 2c'));
  expect(told(after, 'revealed').map((event) => (event.type === 'revealed' ? event.snail : -1))).toEqual([
    handleOf('1a'),
    handleOf('1c'),
  ]);
});

test('SNL-3.27 + SNL-5.11 who digs itself under still draws the cards of the meadow, if its squad lives', () => {
  const after = played(
    `0,0  meadow!  1a:10 mine
     1,0  beach    1c
     2,0  beach    2c`,
    { play: 'crawl-dig', luck: ['rocket', 'two-cards', 'mine', 'sword'] },
    half('dig'),
    RESOLVE,
  );

  expect(handOf(after, 1)).toEqual(['rocket', 'sword', 'mine']);
  expect(draw(after)).toBe(drawing('0,0 beach\n1,0 beach 1c\n2,0 beach 2c'));
});

/** Player 3 shoots, player 1 is first, and there is dynamite under the last snail of player 1. */
const DYNAMITE = `2,-1  beach   fire
                  1,0   meadow  1a:20 2c dynamite
                  2,0   beach
                  0,1   beach   3a`;
const THIRD = {
  sea: 'none',
  factions: ['ninja', 'amazons', 'cowboys'],
  plans: [[], [], ['rocket']],
  steps: [{ do: 'turn', slot: 1, nth: 2 }],
} as const;
const SHOT = [
  { type: 'choose-target', seat: 2, target: { field: '2,0' } },
  { type: 'scatter-field', seat: 2, field: '1,0' },
] as const;

test('SNL-4.10 + SNL-9.10 a first player who is eliminated between two pushes leaves the rest to the next living player', () => {
  const blast = act(scene(DYNAMITE, { ...THIRD, luck: ['hit', 'one-card'] }), ...SHOT);
  expect(asked(blast)).toEqual(['1 push-next']);

  const burnt = act(blast, pushNext('1a'), pushTo('2,-1'));
  expect(asked(burnt)).toEqual(['2 push-to']);
  const after = act(burnt, { type: 'push-to', seat: 1, field: '2,0' });
  expect(draw(after)).toBe(
    drawing(`
      2,-1  beach  fire
      1,0   beach
      2,0   beach  2c:15
      0,1   beach  3a`),
  );
});

test('SNL-4.10 a first player whom the explosion itself eliminates does not direct its pushes', () => {
  const blast = act(scene(DYNAMITE.replace('1a:20', '1a:15'), { ...THIRD, luck: ['hit'] }), ...SHOT);

  expect(asked(blast)).toEqual(['2 push-to']);
});

test('SNL-9.10 + SNL-4.8 a first player who is eliminated in their own action directs its explosions to the end', () => {
  const blast = act(
    scene(
      `0,0  meadow  1a:15 2c dynamite
       1,0  beach
       0,1  beach   3c`,
      { play: 'rocket', luck: ['hit', 'one-card'] },
    ),
    at('1,0'),
    scatterTo('0,0'),
  );

  expect(asked(blast)).toEqual(['1 push-to']);
  expect(draw(act(blast, pushTo('0,1')))).toBe(drawing('0,0 beach\n1,0 beach\n0,1 beach 2c:15 3c'));
});

test('SNL-4.10 in clean-up the next living player orders and directs for a first player who is gone', () => {
  const before = scene(
    `0,0  beach  1a:15 dynamite
     1,0  beach  2c dynamite
     2,0  beach  3c dynamite
     0,1  beach
     1,1  beach`,
    { round: 6, steps: [{ do: 'clean-up' }], factions: ['ninja', 'amazons'], sea: 'none' },
  );

  expect(asked(before)).toEqual(['1 order-effects']);
  const blast = act(before, { type: 'order-effects', seat: 0, field: '0,0', effect: 'dynamite' });
  expect(asked(blast)).toEqual(['2 order-effects']);
  const after = act(blast, { type: 'order-effects', seat: 1, field: '2,0', effect: 'dynamite' });
  expect(asked(after)).toEqual(['2 push-to']);
  // By its arrival the snail of player 3 gets into the last explosion, which leaves one snail to push.
  expect(asked(act(after, { type: 'push-to', seat: 1, field: '1,0' }))).toEqual(['2 push-to']);
});

test('SNL-4.11 + SNL-7.7 what a push triggers is resolved to its end before the next push', () => {
  const after = played(
    `1,-1  meadow    1c mine dynamite
     2,-1  beach     3c
     0,0   beach     1a
     1,0   mountain  2c 2a dynamite`,
    { play: 'grenade', sea: 'none', luck: ['splat', 'trap'], tokens: [['1a', '1c']] },
    at('1,0'),
    pushNext('2c'),
    pushTo('1,-1'),
    pushTo('0,0'),
    pushTo('2,-1'),
  );

  expect(story(after)).toEqual([
    'field-targeted player 1 1,0',
    'rolled player 1 splat',
    'row-taken player 1 0 splat',
    '2c -10 by card: 20',
    '2a -10 by card: 20',
    'tile-damaged 1,0 mountain',
    'exploded 1,0 dynamite',
    '2c -15 by dynamite: 5',
    '2a -15 by dynamite: 5',
    'pushed 2c 1,0 1,-1',
    'exploded 1,-1 mine',
    '1c -10 by mine: 20',
    '2c -10 by mine: 0',
    '2c eliminated, token active',
    'exploded 1,-1 dynamite',
    '1c -15 by dynamite: 5',
    'pushed 1c 1,-1 0,0',
    'tile-destroyed 1,-1 meadow trap',
    'pushed 2a 1,0 2,-1',
  ]);
  expect(draw(after)).toBe(
    drawing(`
      1,-1  beach
      2,-1  beach      2a:5 3c
      0,0   beach      1c:5 1a
      1,0   mountain!`),
  );
});

test('SNL-4.11 + SNL-10.12 + SNL-6.15 a snail that is pushed back onto a breaking tile sets its mine off and falls with it', () => {
  const after = played(
    `0,0  beach   1a
     1,0  meadow  2c 2a mine dynamite
     2,0  meadow  3c 3a`,
    { play: 'rocket', luck: ['hit', 'one-card'] },
    at('0,1'),
    scatterTo('1,0'),
    { type: 'order-effects', seat: 0, field: '1,0', effect: 'dynamite' },
    pushNext('2c'),
    pushTo('2,0'),
    pushTo('2,0'),
    crowdOut('2c', '1,0'),
  );

  expect(story(after)).toEqual([
    'field-targeted player 1 0,1',
    'rolled player 1 hit',
    'row-taken player 1 1 hit',
    'scattered player 1 1,0',
    'exploded 1,0 dynamite',
    '2c -15 by dynamite: 15',
    '2a -15 by dynamite: 15',
    'pushed 2c 1,0 2,0',
    'pushed 2a 1,0 2,0',
    'pushed 2c 2,0 1,0',
    'exploded 1,0 mine',
    '2c -10 by mine: 5',
    'tile-destroyed 1,0 meadow one-card',
    'fell 2c 1,0 beach',
  ]);
  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 beach 2c:5\n2,0 meadow 2a:15 3c 3a'));
});

test('SNL-12.2 + SNL-12.6 a board that is emptied in the middle of a card ends the game there, as a draw', () => {
  // The tile of the digger would break next, and its back be turned up: no luck is written for that.
  const after = played('0,0 meadow 1a:10 2c:10 mine', { play: 'crawl-dig', luck: ['rocket'] }, half('dig'), RESOLVE);

  expect(story(after)).toEqual([
    'drew player 1 1',
    'tile-damaged 0,0 meadow',
    'exploded 0,0 mine',
    '1a -10 by mine: 0',
    '2c -10 by mine: 0',
    '1a eliminated, token active',
    '2c eliminated, token active',
    'squad-lost player 1',
    'squad-lost player 2',
    'game-ended 0,1 nobody-left SNL-12.2',
  ]);
  expect(after.game.outcome(after.state)).toEqual({
    winners: [0, 1],
    ranking: [[0, 1]],
    reason: 'nobody-left',
    rule: 'SNL-12.2',
  });
});

test('SNL-12.2 + SNL-12.6 the back of a mountain can empty the board: the meadow below stays', () => {
  const after = played('0,0 mountain! 1a:10 2c:10', { play: 'crawl-dig', luck: ['rocket', 'mine-back'] }, half('dig'));

  expect(story(after).slice(-2)).toEqual(['squad-lost player 2', 'game-ended 0,1 nobody-left SNL-12.2']);
  expect(draw(after)).toBe('0,0 meadow');
});

test('SNL-12.2 the sea can empty the board', () => {
  const after = played('0,0 water 1a:5\n1,0 water 2c:5', { round: 1, steps: [{ do: 'clean-up' }] });

  expect(story(after).slice(-1)).toEqual(['game-ended 0,1 nobody-left SNL-12.2']);
  expect(after.game.pending(after.state)).toEqual([]);
});

test('SNL-12.1 + SNL-9.9 the last enemy falls before the action is over: it is played to its end', () => {
  const after = played(
    `0,0  beach  1a
     1,0  beach  2c:5 1c`,
    { play: 'revolver', luck: ['hit', 'splat'] },
    on('2c'),
  );

  expect(story(after).slice(-4)).toEqual([
    'rolled player 1 splat',
    'row-taken player 1 0 splat',
    '1c -5 by card: 25',
    'game-ended 0 last-squad SNL-12.1',
  ]);
});
