import { expect, test } from 'vitest';
import { damage, on as onFaces, snail } from '../../../src/games/snails/cards/vocabulary.ts';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { packWith } from '../cards/pack-with.ts';
import {
  at,
  CALM,
  fields,
  half,
  handOf,
  KEEP,
  on,
  passed,
  played,
  pushNext,
  pushTo,
  RAGE,
  reRoll,
  row,
  stepTo,
  targets,
  told,
} from '../kit/plays.ts';
import { act, asked, draw, drawing, handleOf, options, playWith, scene } from '../kit/scene.ts';
import { steadyPack } from '../kit/steady-pack.ts';
import { story } from '../kit/story.ts';

playWith(steadyPack);

const PAIR = `0,0  beach  1a 1c
              1,0  beach  2c
              1,1  beach  2a`;
const DRAW = { type: 'draw-bonus', seat: 0 } as const;
const LEAVE_BONUS = { type: 'draw-bonus', seat: 0, decline: true } as const;
const CLEAN_UP = { round: 6, steps: [{ do: 'clean-up' }] } as const;

// Amazons

test('SNL-11.1 Eagle Eye: an Amazon re-rolls 1 die of a red card, once a round', () => {
  const first = pictured(
    played(
      PAIR,
      {
        factions: ['amazons'],
        plans: [
          ['crossbow', 'shotgun'],
          ['-', '-'],
        ],
        luck: ['crit', 'hit', 'crit', 'crit'],
        tokens: [['1a', '1c']],
      },
      on('2c'),
      reRoll(0),
      on('2c'),
    ),
  );

  // The second card rolls as well, and nobody is asked.
  expect(told(first, 're-rolled')).toEqual([{ type: 're-rolled', seat: 0, die: 0, face: 'hit', by: 'eagle-eye' }]);
  expect(told(first, 'missed')).toEqual([{ type: 'missed', seat: 0 }]);
  expect(first.state.used).toEqual([1, 0]);
});

test('SNL-11.1 an Amazon who keeps the dice may re-roll with a later card of the round', () => {
  const second = played(
    PAIR,
    {
      factions: ['amazons'],
      plans: [
        ['crossbow', 'shotgun'],
        ['-', '-'],
      ],
      luck: ['crit', 'crit', 'crit'],
      tokens: [['1a', '1c']],
    },
    on('2c'),
    KEEP,
    on('2c'),
  );

  expect(asked(second)).toEqual(['1 re-roll']);
});

test("SNL-11.1 the Amazons' own card is a red one; their Punch rolls no dice", () => {
  const bow = act(
    scene(PAIR, { play: 'hunting-bow', factions: ['amazons'], luck: ['crit'], tokens: [['1a']] }),
    on('2c'),
  );
  expect(asked(bow)).toEqual(['1 re-roll']);
  const punch = played('0,0 beach 1a 2c\n1,0 beach 2a', { play: 'crawl-punch', factions: ['amazons'] }, half('punch'));
  expect(draw(punch)).toBe(drawing('0,0 beach 1a 2c:25\n1,0 beach 2a'));
});

test('SNL-11.1 + SNL-3.34 Eagle Eye is back at the end of the round', () => {
  const after = pictured(
    played(
      PAIR,
      {
        round: 6,
        factions: ['amazons'],
        plans: [
          ['crossbow', '-', '-', '-', '-'],
          ['-', '-', '-', '-', '-'],
        ],
        luck: ['crit', 'hit'],
        tokens: [['1a', '1c']],
      },
      on('2c'),
      reRoll(0),
    ),
  );

  expect(told(after, 're-rolled')).toEqual([{ type: 're-rolled', seat: 0, die: 0, face: 'hit', by: 'eagle-eye' }]);
  expect(after.state.used).toEqual([0, 0]);
});

// Barbarians

const RAGED = [
  { card: 'sword', line: '2c -15 by card: 15' },
  { card: 'hammer', line: '2c -10 by card: 20' },
  { card: 'blades-of-doom', line: '2c -25 by card: 5' },
];

test.each(RAGED)('SNL-11.2 + SNL-11.3 Berserker Rage deals 5 more with $card', ({ card, line }) => {
  const before = scene('0,0 beach 1a 2c\n1,0 beach 2a', { play: card });

  expect(asked(before)).toEqual(['1 use-rage']);
  expect(options(before)).toEqual([{}, { decline: true }]);
  expect(story(act(before, RAGE)).slice(0, 2)).toEqual(['rage-used player 1', line]);
});

test('SNL-11.2 Berserker Rage works with Punch, once a round', () => {
  const after = pictured(
    played(
      '0,0 beach 1a 2c\n1,0 beach 2a',
      {
        plans: [
          ['crawl-punch', 'sword'],
          ['-', '-'],
        ],
        tokens: [['1a'], ['2c']],
      },
      half('punch'),
      RAGE,
    ),
  );

  // The Sword in the next slot deals what is printed on it, and nobody is asked.
  expect(told(after, 'damaged')).toEqual([
    { type: 'damaged', snail: handleOf('2c'), amount: 10, shell: 0, life: 20, by: 'card' },
    { type: 'damaged', snail: handleOf('2c'), amount: 10, shell: 0, life: 10, by: 'card' },
  ]);
});

test('SNL-11.3 who keeps calm deals what is printed, and may rage later in the round', () => {
  const later = pictured(
    played(
      '0,0 beach 1a 2c\n1,0 beach 2a',
      {
        plans: [
          ['crawl-punch', 'sword'],
          ['-', '-'],
        ],
        tokens: [['1a'], ['2c']],
      },
      half('punch'),
      CALM,
    ),
  );

  expect(draw(later)).toBe(drawing('0,0 beach 1a 2c:25\n1,0 beach 2a'));
  expect(asked(later)).toEqual(['1 use-rage']);
});

const UNRAGED = [
  { card: 'boomerang', luck: [] },
  { card: 'shotgun', luck: [] },
  { card: 'rocket', luck: [] },
];

test.each(UNRAGED)('SNL-11.2 + SNL-11.3 $card is not marked for close combat: no Berserker Rage', ({ card, luck }) => {
  const before = scene('0,0 beach 1a 2c\n1,0 beach 2a\n0,1 beach 2s', { play: card, luck });

  expect(told(before, 'rage-used')).toEqual([]);
  expect(asked(before)).toEqual(['1 choose-target']);
});

test('SNL-11.2 other factions do not rage', () => {
  const after = played('0,0 beach 1a 2c\n1,0 beach 2a', { play: 'sword', factions: ['ninja'] });

  expect(draw(after)).toBe(drawing('0,0 beach 1a 2c:20\n1,0 beach 2a'));
});

test('SNL-11.3 the 5 are added for each snail that is hit, before the shell takes its share', () => {
  const after = played('0,0 beach 1a 2c 2a*\n1,0 beach 2s', { play: 'blades-of-doom' }, RAGE);

  expect(told(after, 'damaged')).toEqual([
    { type: 'damaged', snail: handleOf('2c'), amount: 25, shell: 0, life: 5, by: 'card' },
    { type: 'damaged', snail: handleOf('2a'), amount: 25, shell: 5, life: 10, by: 'card' },
  ]);
});

const MISSED = [
  { dice: ['hit', 'hit'], life: 30 },
  { dice: ['splat', 'splat'], life: 15 },
  { dice: ['hit', 'splat'], life: 20 },
];

test.each(MISSED)(
  'SNL-11.3 + SNL-11.11 rage comes after the target and before the roll, for one hit: $dice',
  ({ dice, life }) => {
    const pack = packWith({
      target: snail({ range: [1, 1] }),
      dice: 1,
      attacks: 2,
      rows: [onFaces('splat', damage(5))],
      rage: 'adds',
    });
    const aimed = scene('0,0 beach 1a\n1,0 beach 2c', { play: 'grenade', pack, luck: dice });
    expect(asked(aimed)).toEqual(['1 use-rage']);
    expect(told(aimed, 'snail-targeted', 'rolled')).toEqual([
      { type: 'snail-targeted', seat: 0, snail: handleOf('2c') },
    ]);

    // It is spent, hit or miss: nobody is asked before the second roll.
    const after = act(aimed, RAGE);
    scriptUsedUp(after.state);
    expect(asked(after)).toEqual(['2 choose-half']);
    expect(after.state.used).toEqual([1, 0]);
    expect(after.state.life[handleOf('2c')]).toBe(life);
  },
);

test('SNL-11.3 the 5 are added to one damage event of the card', () => {
  const pack = packWith({ target: snail({ range: [1, 1] }), effects: [damage(5), damage(5)], rage: 'adds' });
  const after = played('0,0 beach 1a\n1,0 beach 2c', { play: 'grenade', pack }, RAGE);

  expect(story(after)).toEqual([
    'snail-targeted player 1 2c',
    'rage-used player 1',
    '2c -10 by card: 20',
    '2c -5 by card: 15',
  ]);
});

// Cowboys

test('SNL-11.4 Gunslingers: who dealt at least 5 with a red card that rolls may draw 1 card', () => {
  const shot = pictured(
    played(PAIR, { play: 'crossbow', factions: ['cowboys'], luck: ['splat'], tokens: [['1a', '1c']] }, on('2c')),
  );
  expect(asked(shot)).toEqual(['1 draw-bonus']);
  expect(options(shot)).toEqual([{}, { decline: true }]);

  const left = act(shot, LEAVE_BONUS);
  expect([handOf(left, 1), left.state.used]).toEqual([[], [0, 0]]);
  const drawn = played(
    PAIR,
    { play: 'crossbow', factions: ['cowboys'], luck: ['splat', 'mine'], tokens: [['1a', '1c']] },
    on('2c'),
    DRAW,
  );
  expect([handOf(drawn, 1), drawn.state.used]).toEqual([['mine'], [1, 0]]);
});

test('SNL-11.4 Gunslingers draw once a round', () => {
  const after = played(
    PAIR,
    {
      factions: ['cowboys'],
      plans: [
        ['crossbow', 'crossbow', '-', '-', '-'],
        ['-', '-', '-'],
      ],
      luck: ['splat', 'mine', 'splat'],
      tokens: [['1a', '1c'], ['2a']],
    },
    on('2c'),
    DRAW,
    on('2c'),
  );

  expect(told(after, 'bonus-drawn')).toEqual([{ type: 'bonus-drawn', seat: 0 }]);
  expect(draw(after)).toBe(drawing('0,0 beach 1c 1a\n1,0 beach 2c:10\n1,1 beach 2a'));
  expect(asked(after)).toEqual(['2 choose-half']);
});

const NO_BONUS = [
  { why: 'no roll', card: 'sword', land: '0,0 beach 1a 2c\n1,0 beach 2a', luck: [], play: [] },
  { why: 'a miss', card: 'crossbow', land: '0,0 beach 1a\n1,0 beach 2c', luck: ['crit'], play: [] },
  {
    why: 'a friend',
    card: 'crossbow',
    land: '0,0 beach 1a\n1,0 beach 1c\n4,0 beach 2c',
    luck: ['splat'],
    play: ['resolve'],
  },
  { why: 'a shell', card: 'revolver', land: '0,0 beach 1a\n1,0 beach 2c*', luck: ['splat', 'splat'], play: [] },
];

test.each(NO_BONUS)('SNL-11.4 + SNL-11.5 $why: no card for Gunslingers', ({ card, land, luck, play }) => {
  const after = played(
    land,
    { play: card, factions: ['cowboys'], luck, tokens: [['1a']] },
    ...play.map(() => ({ type: 'decline', seat: 0, choice: 'resolve' }) as const),
  );

  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-11.5 what tokens and tile backs do is not counted', () => {
  const after = pictured(
    played(
      '0,0 beach 1a\n1,0 meadow 2c mine\n3,0 beach 2a',
      { play: 'rocket', factions: ['cowboys'], luck: ['hit', 'trap'] },
      at('1,1'),
      { type: 'scatter-field', seat: 0, field: '1,0' },
    ),
  );

  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 beach 2c:15\n3,0 beach 2a'));
  expect(asked(after)).toEqual(['2 choose-half']);
});

test('SNL-11.5 the draw is offered once the card is fully resolved', () => {
  const rolled = played(
    '0,0 beach 1a\n1,0 beach 2c\n3,0 beach 2a',
    { play: 'ball-launcher', factions: ['cowboys'], luck: ['crit', 'hit'] },
    at('1,0'),
    row(2),
  );

  expect(asked(rolled)).toEqual(['1 push-to']);
  expect(asked(act(rolled, pushTo('2,0')))).toEqual(['1 draw-bonus']);
});

test('SNL-11.5 after a shell the damage that is left must be 5 at least', () => {
  const after = played('0,0 beach 1a\n1,0 beach 2c*', {
    play: 'revolver',
    factions: ['cowboys'],
    luck: ['splat', 'hit'],
  });

  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 beach 2c:25*'));
  expect(asked(after)).toEqual(['1 draw-bonus']);
});

// Pirates

const COAST = `0,0   water     1a 1c
               1,0   water     2c
               -1,0  beach     2a
               0,1   mountain  2s`;

test('SNL-11.6 Ships: a Pirate on water resolves red cards, as from level 0', () => {
  const before = scene(COAST, { play: 'shotgun', factions: ['pirates'], luck: ['hit', 'hit'], tokens: [['1a']] });

  // Only the water is in sight; with the ignore-sight symbol everything within range is.
  expect(told(before, 'snail-targeted')).toEqual([{ type: 'snail-targeted', seat: 0, snail: handleOf('2c') }]);
  expect(targets(scene(COAST, { play: 'boomerang', factions: ['pirates'], tokens: [['1a']] }))).toEqual([
    '2c',
    '2a',
    '2s',
  ]);
});

test('SNL-11.6 Ships: a Pirate aims on water, and nobody else does', () => {
  const pirate = pictured(
    played(
      '0,0 water 1a\n1,0 water 2c',
      {
        factions: ['pirates'],
        plans: [
          ['swap-aim', 'crossbow'],
          ['-', '-'],
        ],
        luck: ['crit', 'splat'],
      },
      reRoll(0),
    ),
  );
  expect(told(pirate, 'aimed', 're-rolled')).toEqual([
    { type: 'aimed', snail: handleOf('1a') },
    { type: 're-rolled', seat: 0, die: 0, face: 'splat', by: 'aim' },
  ]);

  expect(passed(scene('0,0 water 1a\n1,0 water 2c', { play: 'swap-aim' }))).toBe('no-half SNL-4.13');
});

const SWIMMERS = [
  { faction: 'pirates', swimmer: '2c+' },
  { faction: 'ninja', swimmer: '2c' },
] as const;

test.each(SWIMMERS)(
  'SNL-11.6 + SNL-5.26 Aim of a snail that is pushed into the sea: $faction',
  ({ faction, swimmer }) => {
    const pushed = played(
      '0,0 beach 1a\n1,0 beach 2c+ 2a\n3,0 beach 2s',
      { play: 'leaf-blower', factions: ['cowboys', faction] },
      pushNext('2c'),
      pushTo('2,0'),
    );

    expect(draw(pushed)).toBe(drawing(`0,0 beach 1a\n1,0 beach 2a\n2,0 water ${swimmer}\n3,0 beach 2s`));
  },
);

test('SNL-11.6 all other water rules apply to Pirates: no Dig, no Shell, no Punch, no shell to be in', () => {
  const wet = '0,0 water 1a 2c\n1,0 beach 2a';
  expect(passed(scene(wet, { play: 'dig-shell', factions: ['pirates'] }))).toBe('no-half SNL-4.13');
  expect(told(scene(wet, { play: 'crawl-punch', factions: ['pirates'] }), 'half-chosen')).toEqual([
    { type: 'half-chosen', seat: 0, action: 'crawl' },
  ]);

  const pushed = played(
    '0,0 beach 1a 2c*\n1,0 beach 2a',
    { play: 'villains-hat', factions: ['cowboys', 'pirates'] },
    { type: 'choose-effect', seat: 0, option: 'clear-the-bar' },
    pushTo('0,1'),
  );
  expect(draw(pushed)).toBe(drawing('0,0 beach 1a\n1,0 beach 2a\n0,1 water 2c'));
});

test('SNL-11.6 Pirates take no contamination damage', () => {
  const after = played('0,0 water 1a 2c\n1,0 beach 2a', {
    ...CLEAN_UP,
    factions: ['pirates', 'ninja'],
    contamination: 2,
    removed: [2, 0, 0, 0, 0, 0, 0],
  });

  expect(draw(after)).toBe(drawing('0,0 water 1a 2c:20\n1,0 beach 2a'));
});

// Ninja

const CLIFF = `0,0   water     1a
               1,0   mountain
               2,0   water
               0,1   meadow    2c 2a 2s
               -1,1  meadow    2m`;

test('SNL-11.7 Climbers: a Ninja moves to any adjacent field for 1, whatever the levels', () => {
  const up = scene(CLIFF, { play: 'crawl-dig', factions: ['ninja'] });

  expect(fields(up)).toEqual(['0,-1', '1,-1', '-1,0', '1,0', '-1,1', '0,1']);
  const after = pictured(act(up, stepTo('1,0'), stepTo('2,0')));
  expect(draw(after)).toBe(drawing('1,0 mountain\n2,0 water 1a\n-1,1 meadow 2m\n0,1 meadow 2c 2a 2s'));
});

test('SNL-11.8 Climbers works for every movement in points', () => {
  const after = pictured(
    played(
      '0,0 water 1a\n1,0 mountain\n2,0 beach\n3,0 mountain\n0,2 beach 2c',
      { play: 'turbo-slime', factions: ['ninja'] },
      stepTo('1,0'),
      stepTo('2,0'),
      stepTo('3,0'),
    ),
  );

  expect(draw(after)).toBe(drawing('1,0 mountain\n2,0 beach\n3,0 mountain 1a\n0,2 beach 2c'));
});

test('SNL-11.8 Climbers does not work for pushes', () => {
  const pushed = scene('0,0 beach 1a\n1,0 meadow 2c\n2,0 mountain\n1,1 meadow', {
    play: 'leaf-blower',
    factions: ['cowboys', 'ninja'],
    sea: 'none',
  });

  expect(asked(pushed)).toEqual(['1 push-to']);
  expect(fields(pushed)).toEqual(['0,0', '1,1']);
});

// Zombies

test('SNL-11.9 Rot Cloud: in clean-up each snail of another faction that shares a field with a Zombie takes 5', () => {
  const after = played(
    `0,0  beach  1a 2c 3c
     1,0  beach  2a 2s
     2,0  beach  1c 3a`,
    CLEAN_UP,
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a:25 2c 3c:25
      1,0  beach  2a 2s
      2,0  beach  1c 3a`),
  );
});

test('SNL-11.9 + SNL-3.29 Rot Cloud comes after dynamite and before fire, and a shell keeps it out', () => {
  const after = pictured(
    played(
      `-1,0  meadow
     0,0   meadow  1a 2c dynamite
     1,0   meadow  1c* 2a fire`,
      { ...CLEAN_UP, factions: ['pirates'], sea: 'none' },
      pushNext('2c'),
      pushTo('1,0'),
      pushTo('-1,0'),
    ),
  );

  // The assault snail of player 1 shared a field with a Zombie until the dynamite went off.
  expect(story(after).slice(0, -1)).toEqual([
    'exploded 0,0 dynamite',
    '1a -15 by dynamite: 15',
    '2c -15 by dynamite: 15',
    'pushed 2c 0,0 1,0',
    '2c -5 by fire: 10',
    'pushed 1a 0,0 -1,0',
    '1c -0 by rot-cloud: 30',
    'fire-died 1,0 1',
    'tile-damaged 1,0 meadow',
  ]);
});

test('SNL-11.10 Rot Cloud is one event however many Zombies share the field, on water too', () => {
  const after = played('0,0 water 1a 2c 2a', { ...CLEAN_UP, factions: ['pirates'] });

  expect(told(after, 'damaged').filter((event) => event.type === 'damaged' && event.by === 'rot-cloud')).toEqual([
    { type: 'damaged', snail: handleOf('1a'), amount: 5, shell: 0, life: 25, by: 'rot-cloud' },
  ]);
});

test('SNL-11.10 all damage of Rot Cloud is simultaneous', () => {
  const after = played(
    `0,0  beach  1a:5 2c
     1,0  beach  3c:5 2a
     2,0  beach  1c 3a`,
    CLEAN_UP,
  );

  expect(story(after).slice(0, 4)).toEqual([
    '1a -5 by rot-cloud: 0',
    '3c -5 by rot-cloud: 0',
    '1a eliminated, token active',
    '3c eliminated, token active',
  ]);
});
