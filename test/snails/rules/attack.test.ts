import { expect, test } from 'vitest';
import {
  burst,
  damage,
  damageTile,
  heal,
  on as onFaces,
  push,
  put,
  scatter,
  snail,
} from '../../../src/games/snails/cards/vocabulary.ts';
import { pictured } from '../../kit/pictured.ts';
import { packWith } from '../cards/pack-with.ts';
import { at, crowdOut, fields, on, passed, played, pushNext, pushTo, row, scatterTo, targets } from '../kit/plays.ts';
import { act, asked, draw, drawing, handleOf, options, playWith, refusal, scene } from '../kit/scene.ts';
import { steadyPack } from '../kit/steady-pack.ts';
import { story } from '../kit/story.ts';

playWith(steadyPack);

test('SNL-8.1 a red card is resolved in steps: target, line of sight, range, hit, effects', () => {
  const before = scene(
    `0,0  beach     1a
     1,0  mountain  2c
     2,0  beach     2a
     0,2  beach     2s`,
    { play: 'sniper-rifle', luck: ['splat'] },
  );

  // The commander is too high and too near: sight comes before range.
  expect(refusal(before, at('1,0'))).toEqual({
    code: 'target/wrong-kind',
    rule: 'SNL-8.2',
    facts: { card: 'sniper-rifle', kind: 'snail' },
  });
  expect(refusal(before, on('2c'))).toEqual({
    code: 'target/too-high',
    rule: 'SNL-8.3',
    facts: { card: 'sniper-rifle', from: 'beach', to: 'mountain' },
  });
  expect(story(pictured(act(before, on('2a'))))).toEqual([
    'snail-targeted player 1 2a',
    'rolled player 1 splat',
    'row-taken player 1 0 splat',
    '2a -10 by card: 20',
  ]);
});

test('SNL-8.1 a snail on water cannot resolve a red card, a Pirate can', () => {
  const sea = `0,0  water  1a
               1,0  water  2c`;

  const barbarian = scene(sea, { play: 'shotgun' });
  expect(passed(barbarian)).toBe('on-water SNL-3.22');
  expect(asked(barbarian)).toEqual(['2 crawl-step']);
  const pirate = scene(sea, { play: 'shotgun', factions: ['pirates'], luck: ['hit', 'hit'] });
  expect(passed(pirate)).toBeUndefined();
  expect(draw(pirate)).toBe(
    drawing(`
      0,0  water  1a
      1,0  water  2c:20`),
  );
});

test('SNL-8.2 an attack on a field hits every snail on it, friends too', () => {
  const after = pictured(
    played(
      `0,0  beach  1a
     1,0  beach  1c 2c 2a*
     2,0  beach  2s`,
      { play: 'grenade', luck: ['splat'] },
      at('1,0'),
    ),
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach   1a
      1,0  beach!  1c:20 2c:20 2a:25*
      2,0  beach   2s`),
  );
});

test('SNL-8.2 an attack on a snail hits nobody else on its field', () => {
  const after = played(
    `0,0  beach  1a
     1,0  beach  1c 2c 2a`,
    { play: 'shotgun', tokens: [['1a']], luck: ['hit', 'hit'] },
    on('2c'),
  );

  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach  1c 2c:20 2a`),
  );
});

test('SNL-8.2 a field is no target for a card that names a snail, nor a snail for one that names a field', () => {
  const land = `0,0  beach  1a
                1,0  beach  2c
                0,1  beach  2a`;

  expect(refusal(scene(land, { play: 'shotgun' }), at('1,0'))).toEqual({
    code: 'target/wrong-kind',
    rule: 'SNL-8.2',
    facts: { card: 'shotgun', kind: 'snail' },
  });
  expect(refusal(scene(land, { play: 'grenade' }), on('2c'))).toEqual({
    code: 'target/wrong-kind',
    rule: 'SNL-8.2',
    facts: { card: 'grenade', kind: 'field' },
  });
});

const HILLS = `0,-1  mountain 2m
               0,0   meadow   1a
               1,0   mountain
               2,0   meadow   2c
               -1,0  water    2s
               -2,0  beach    2a
               0,1   mountain 1c`;

test('SNL-8.3 in sight is what is on the same or a lower level; fields in between do not matter', () => {
  const before = scene(HILLS, { play: 'shotgun', tokens: [['1a']] });

  expect(targets(before)).toEqual(['2c', '2a', '2s']);
  expect(refusal(before, on('2m'))).toEqual({
    code: 'target/too-high',
    rule: 'SNL-8.3',
    facts: { card: 'shotgun', from: 'meadow', to: 'mountain' },
  });
});

test('SNL-8.3 with the ignore-sight symbol levels do not matter', () => {
  expect(targets(scene(HILLS, { play: 'boomerang', factions: ['cowboys'], tokens: [['1a']] }))).toEqual([
    '1c',
    '2c',
    '2a',
    '2s',
    '2m',
  ]);
});

const ROW = `0,0  beach  1a 2c
             1,0  beach  2a
             2,0  beach  2s
             3,0  beach  2m
             4,0  beach  3c
             0,4  beach  3a
             -1,4 beach  3s`;
const RANGES = [
  { card: 'shotgun', reached: ['2a', '2s'] },
  { card: 'crossbow', reached: ['2a', '2s', '2m'] },
  { card: 'sniper-rifle', reached: ['2s', '2m', '3c', '3a', '3s'] },
];

test.each(RANGES)('SNL-8.4 range is the hex distance: $card', ({ card, reached }) => {
  expect(targets(scene(ROW, { play: card }))).toEqual(reached);
});

test('SNL-8.4 a field that is too far is refused with its distance', () => {
  expect(refusal(scene(ROW, { play: 'grenade', players: 3 }), at('3,0'))).toEqual({
    code: 'target/out-of-reach',
    rule: 'SNL-8.4',
    facts: { card: 'grenade', distance: 3, least: 1, most: 2 },
  });
});

test('SNL-8.5 any other snail is a target for a single-snail attack, never the attacker itself', () => {
  const before = scene('0,0 beach 1a 1c 2c\n1,0 beach 2a', { play: 'sword' });

  expect(targets(before)).toEqual(['1c', '2c']);
  expect(refusal(before, on('1a'))).toEqual({ code: 'target/itself', rule: 'SNL-8.5', facts: { card: 'sword' } });
});

test('SNL-8.5 an empty field and a water field are targets for a field attack', () => {
  const before = scene(
    `0,0   beach  1a
     1,0   beach
     0,1   meadow
     -1,1  beach  2c`,
    { play: 'incinerator', luck: ['hit'] },
  );

  expect(targets(before)).toEqual(['0,-1', '1,-1', '-1,0', '1,0', '-1,1']);
  expect(
    draw(pictured(played('0,0 beach 1a\n1,0 beach\n-1,1 beach 2c', { play: 'incinerator', luck: ['hit'] }, at('1,0')))),
  ).toBe(
    drawing(`
      0,0   beach  1a
      1,0   beach  fire fire
      -1,1  beach  2c`),
  );
});

const ROLLS = [
  { card: 'ball-launcher', dice: ['splat', 'hit'], rows: [0, 1] },
  { card: 'ball-launcher', dice: ['crit', 'splat'], rows: [0, 2] },
  { card: 'shotgun', dice: ['splat', 'hit'], rows: [0, 1, 2] },
  { card: 'shotgun', dice: ['hit', 'splat'], rows: [0, 1, 2] },
  { card: 'mortar', dice: ['hit', 'crit'], rows: [1, 2] },
  { card: 'mortar', dice: ['crit', 'hit'], rows: [1, 2] },
  { card: 'mortar', dice: ['splat', 'hit'], rows: [0, 1] },
];
const FACING = `0,0  beach  1a
                2,0  beach  2c
                1,1  beach  2a`;

test.each(ROLLS)(
  'SNL-8.6 + SNL-8.7 $card with $dice: one of the rows that are met is chosen',
  ({ card, dice, rows }) => {
    const rolled = played(FACING, { play: card, luck: dice }, card === 'shotgun' ? on('2c') : at('2,0'));

    expect(asked(rolled)).toEqual(['1 choose-row']);
    expect(options(rolled)).toEqual(rows.map((number) => ({ row: number })));
  },
);

const SINGLE_ROWS = [
  { card: 'shotgun', dice: ['splat', 'splat'], line: 'row-taken player 1 0 splat' },
  { card: 'shotgun', dice: ['hit', 'crit'], line: 'row-taken player 1 1 hit' },
  { card: 'mortar', dice: ['hit', 'hit'], line: 'row-taken player 1 1 hit' },
  { card: 'ball-launcher', dice: ['crit', 'crit'], line: 'row-taken player 1 2 crit' },
];

test.each(SINGLE_ROWS)('SNL-8.6 $card with $dice meets a single row', ({ card, dice, line }) => {
  const rolled = played(FACING, { play: card, luck: dice }, card === 'shotgun' ? on('2c') : at('2,0'));

  expect(story(rolled)).toContain(line);
});

test('SNL-8.7 only a row that is met can be chosen, and only its effects happen', () => {
  const rolled = pictured(played(FACING, { play: 'ball-launcher', luck: ['hit', 'splat'] }, at('2,0')));

  expect(refusal(rolled, row(2))).toEqual({
    code: 'row/not-met',
    rule: 'SNL-8.7',
    facts: { needs: ['crit'], dice: ['hit', 'splat'] },
  });
  expect(refusal(rolled, row(3))).toEqual({ code: 'row/none', rule: 'SNL-8.7', facts: { rows: 3 } });
  expect(draw(act(rolled, row(1)))).toBe(
    drawing(`
      0,0  beach  1a
      2,0  beach  2c:20
      1,1  beach  2a`),
  );
});

test('SNL-8.7 an attack that meets no row misses', () => {
  const after = played(FACING, { play: 'rocket', luck: ['crit'] }, at('2,0'));

  expect(story(after)).toEqual(['field-targeted player 1 2,0', 'rolled player 1 crit', 'missed player 1']);
  expect(draw(after)).toBe(drawing(FACING));
});

test('SNL-8.8 a card without dice symbols hits automatically', () => {
  // A commander, and no re-roll: nothing is rolled.
  const after = played(`0,0  beach  1c 2c`, { play: 'sword', factions: ['amazons'] });

  expect(story(after)).toEqual(['snail-targeted player 1 2c', '2c -10 by card: 20']);
});

test('SNL-8.11 + SNL-6.4 a destruction is completed with its tokens first and its back second', () => {
  const after = pictured(
    played(
      `0,0  beach   1a
     1,0  meadow  2c fire mine
     2,0  beach   2a`,
      { play: 'grenade', luck: ['crit', 'trap'] },
      at('1,0'),
    ),
  );

  expect(story(after)).toEqual([
    'field-targeted player 1 1,0',
    'rolled player 1 crit',
    'row-taken player 1 2 crit',
    '2c -15 by card: 15',
    'exploded 1,0 mine',
    '2c -10 by mine: 5',
    'tile-destroyed 1,0 meadow trap',
    '2c -5 by trap: 0',
    '2c eliminated, token active',
  ]);
  expect(draw(after)).toBe(
    drawing(`
      0,0  beach  1a
      1,0  beach
      2,0  beach  2a`),
  );
});

test('SNL-8.12 pushes come after the destruction, from the field the snails then stand on', () => {
  const before = pictured(
    played(
      `0,0   beach  1a
     1,0   beach  2c 2a*
     2,0   beach
     1,-1  water
     0,1   water`,
      { play: 'rocket', sea: 'none', luck: ['splat', 'blank-beach'] },
      at('1,0'),
    ),
  );

  // Both swim now, out of their shells: the beaches next to them are too high.
  expect(asked(before)).toEqual(['1 push-next']);
  expect(options(before)).toEqual([{ snail: handleOf('2c') }, { snail: handleOf('2a') }]);
  const pushed = act(before, pushNext('2a'));
  expect(fields(pushed)).toEqual(['1,-1', '0,1']);
  const after = act(pushed, pushTo('0,1'), pushTo('1,-1'));
  expect(draw(after)).toBe(
    drawing(`
      1,-1  water  2c:15
      0,0   beach  1a
      2,0   beach
      0,1   water  2a:20`),
  );
});

test('SNL-8.13 scatter: the effects apply to one field adjacent to the target, not to the target', () => {
  const rolled = pictured(
    played(
      `0,0  beach   1a
     2,0  meadow  2c
     3,0  meadow  2a 2s`,
      { play: 'mortar', luck: ['splat', 'splat'] },
      at('2,0'),
    ),
  );

  expect(asked(rolled)).toEqual(['1 scatter-field']);
  expect(refusal(rolled, scatterTo('2,0'))).toEqual({
    code: 'scatter/not-adjacent',
    rule: 'SNL-8.13',
    facts: { field: '2,0', distance: 0 },
  });
  expect(draw(act(rolled, scatterTo('3,0')))).toBe(
    drawing(`
      0,0  beach    1a
      2,0  meadow   2c
      3,0  meadow!  2a:20 2s:20`),
  );
});

test('SNL-8.14 scatter may choose any adjacent field: water, too high, out of range, the own one', () => {
  const rolled = pictured(
    played(
      `0,0  beach  1a
     1,0  beach  2c
     2,0  mountain`,
      { play: 'rocket', luck: ['hit'] },
      at('1,0'),
    ),
  );

  expect(fields(rolled)).toEqual(['1,-1', '2,-1', '0,0', '2,0', '0,1', '1,1']);
});

test('SNL-8.14 at the edge scatter stays on the board', () => {
  const rolled = played('3,0 beach 1a\n4,0 beach 2c', { play: 'rocket', luck: ['hit'] }, at('4,0'));

  expect(fields(rolled)).toEqual(['4,-1', '3,0', '3,1']);
});

test('SNL-8.14 scatter onto water does nothing to the sea', () => {
  const after = played(
    '0,0 beach 1a\n1,0 beach 2c\n2,0 water 2a',
    { play: 'rocket', luck: ['hit'] },
    at('1,0'),
    scatterTo('2,0'),
  );

  expect(story(after)).toEqual([
    'field-targeted player 1 1,0',
    'rolled player 1 hit',
    'row-taken player 1 1 hit',
    'scattered player 1 2,0',
  ]);
  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 beach 2c\n2,0 water 2a'));
});

test('SNL-8.14 an attacker where its own shot scatters to is hit like any other snail', () => {
  const after = played(
    `0,0  beach  1a 1c
     1,0  beach  2c`,
    {
      play: 'grenade',
      luck: ['splat'],
      pack: packWith({
        target: { target: 'field', range: [1, 2], sight: 'ignored', side: 'enemy' },
        dice: 1,
        rows: [onFaces('splat', scatter(damage(10)))],
      }),
    },
    at('1,0'),
    scatterTo('0,0'),
  );

  expect(draw(after)).toBe(drawing('0,0 beach 1c:20 1a:20\n1,0 beach 2c'));
});

test('SNL-8.15 a burst hits every other snail within range and sight, friends too', () => {
  const after = played(
    `1,-1  mountain  2s
     0,0   meadow    1a
     1,0   meadow    1c 2c*
     0,1   beach     2a
     -1,0  water     2m
     2,0   beach     3c`,
    { play: 'gatling', luck: ['hit'] },
  );

  expect(draw(after)).toBe(
    drawing(`
      1,-1  mountain  2s
      -1,0  water     2m:20
      0,0   meadow    1a
      1,0   meadow    1c:20 2c:25*
      2,0   beach     3c
      0,1   beach     2a:20`),
  );
});

test('SNL-8.15 a burst that reaches the own field hits the others there, not the attacker', () => {
  const pack = packWith({ target: burst({ range: [0, 1] }), dice: 1, rows: [onFaces('splat', damage(10))] });
  const after = played('0,0 beach 1a 1c 2c\n1,0 beach 2a', { play: 'grenade', pack, luck: ['splat'] });

  expect(draw(after)).toBe(drawing('0,0 beach 1c:20 1a 2c:20\n1,0 beach 2a:20'));
});

test('SNL-8.16 each fire symbol puts a fire token on the affected field', () => {
  const land = '0,0 beach 1a\n1,0 beach 2c fire\n2,0 water 2a';

  const after = played(land, { play: 'incinerator', luck: ['splat'] }, at('1,0'));
  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 beach 2c:25 fire fire fire\n2,0 water 2a'));
  expect(story(after).at(-1)).toBe('token-put 1,0 fire 2');
  const scattered = played(land, { play: 'cocktail', luck: ['crit'] }, at('2,0'), scatterTo('1,0'));
  expect(draw(scattered)).toBe(drawing('0,0 beach 1a\n1,0 beach 2c fire fire\n2,0 water 2a'));
});

test('SNL-8.16 + SNL-10.1 no fire is put on water', () => {
  const after = pictured(played('0,0 beach 1a\n1,0 water 2c', { play: 'incinerator', luck: ['hit'] }, at('1,0')));

  expect(story(after)).toEqual([
    'field-targeted player 1 1,0',
    'rolled player 1 hit',
    'row-taken player 1 1 hit',
    '2c -10 by card: 20',
  ]);
});

test('SNL-8.17 + SNL-4.11 effects go in printed order, each with all that it triggers before the next', () => {
  const blast = pictured(
    played(
      `0,0   beach     1a
     1,0   mountain  2c mine
     2,0   meadow    fire`,
      { play: 'rocket', sea: 'none', luck: ['splat', 'blank-mountain'] },
      at('1,0'),
    ),
  );
  const after = act(blast, pushTo('2,0'));

  expect([...story(blast), ...story(after)]).toEqual([
    'field-targeted player 1 1,0',
    'rolled player 1 splat',
    'row-taken player 1 0 splat',
    '2c -15 by card: 15',
    'exploded 1,0 mine',
    '2c -10 by mine: 5',
    'tile-destroyed 1,0 mountain blank',
    'fell 2c 1,0 meadow',
    'pushed 2c 1,0 2,0',
    '2c -5 by fire: 0',
    '2c eliminated, token active',
    'squad-lost player 2',
    'game-ended 0 last-squad SNL-12.1',
  ]);
});

test('SNL-8.18 a burst of range 1 does not hit the own field', () => {
  const after = played('0,0 beach 1a 1c 2c\n1,0 beach 2a', { play: 'gatling', luck: ['crit'] });

  expect(draw(after)).toBe(drawing('0,0 beach 1c 1a 2c\n1,0 beach 2a:15'));
});

test('SNL-8.18 + SNL-3.26 a burst that hits nobody is passed', () => {
  expect(passed(scene('0,0 beach 1a 2c\n2,0 beach 2a', { play: 'gatling' }))).toBe('no-target SNL-3.26');
});

test('SNL-8.19 what an attack on a snail does to a field, it does where the target stood; the rest follows the snail', () => {
  const pack = packWith({
    target: snail({ range: [1, 2], sight: 'ignored' }),
    dice: 1,
    rows: [onFaces('splat', push, damageTile, put('fire'), damage(5), scatter(put('mine')))],
  });
  const land = `0,0   beach   1a
                1,0   meadow  2c
                2,0   meadow
                3,0   meadow`;

  const scattering = pictured(played(land, { play: 'grenade', luck: ['splat'], pack }, pushTo('2,0')));
  // The fields around 1,0, not around 2,0.
  expect(fields(scattering)).toEqual(['1,-1', '2,-1', '0,0', '2,0', '0,1', '1,1']);
  expect(draw(act(scattering, scatterTo('0,0')))).toBe(
    drawing(`
      0,0  beach    1a     mine
      1,0  meadow!  fire
      2,0  meadow   2c:25
      3,0  meadow`),
  );
});

test('SNL-8.20 a burst hits those who were within range when the attack began, gone ones are skipped', () => {
  const pack = packWith({ target: burst({ range: [1, 1] }), dice: 1, rows: [onFaces('splat', push, damage(10))] });
  const rolled = played(
    `2,-1  beach  fire
     0,0   beach  1a
     1,0   beach  2c 2a:5
     2,0   beach  2s 3c 3a`,
    { play: 'grenade', luck: ['splat'], pack, sea: 'none' },
  );

  // The commander is pushed out of range, the scout comes into it, and fire takes the assault snail.
  expect(options(rolled)).toEqual([{ snail: handleOf('2c') }, { snail: handleOf('2a') }]);
  const after = act(rolled, pushNext('2c'), pushTo('2,0'), crowdOut('2s', '1,0'), pushTo('2,-1'));
  expect(draw(after)).toBe(
    drawing(`
      2,-1  beach  fire
      0,0   beach  1a
      1,0   beach  2s
      2,0   beach  2c:20 3c 3a`),
  );
});

test('SNL-8.20 a snail that the burst itself has eliminated is not healed by it', () => {
  const pack = packWith({ target: burst({ range: [1, 1] }), dice: 1, rows: [onFaces('splat', damage(10), heal(5))] });
  const after = played('0,0 beach 1a\n1,0 beach 2c 2a:10', { play: 'grenade', pack, luck: ['splat'] });

  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 beach 2c:25'));
  expect(after.state.life[handleOf('2a')]).toBe(0);
});
