import { expect, test } from 'vitest';
import { at, KEEP, on, played, reRoll, told } from '../kit/plays.ts';
import { act, asked, draw, drawing, handleOf, options, playWith, refusal, scene } from '../kit/scene.ts';
import { steadyPack } from '../kit/steady-pack.ts';
import { story } from '../kit/story.ts';

playWith(steadyPack);

const LAND = `0,0  beach  1a 1c
              1,0  beach  2c
              1,1  beach  2a`;
const ASSAULT = [['1a', '1c']];
const COMMANDER = [['1c', '1a']];
/** Faces of a die by their numbers. */
const [SPLAT, HIT, CRIT] = [0, 1, 2];

test('SNL-8.9 a soldier without Aim has no re-roll: the roll counts at once', () => {
  const after = played(LAND, { play: 'crossbow', tokens: ASSAULT, luck: ['splat'] }, on('2c'));

  expect(story(after)).toEqual([
    'snail-targeted player 1 2c',
    'rolled player 1 splat',
    'row-taken player 1 0 splat',
    '2c -10 by card: 20',
  ]);
});

test('SNL-8.9 a commander re-rolls 1 die of a red card', () => {
  const rolled = act(scene(LAND, { play: 'crossbow', tokens: COMMANDER, luck: ['crit', 'hit'] }), on('2c'));

  expect(asked(rolled)).toEqual(['1 re-roll']);
  expect(options(rolled)).toEqual([{ die: 0 }, { decline: true }]);
  expect(story(act(rolled, reRoll(0)))).toEqual([
    're-rolled player 1 0 hit commander',
    'row-taken player 1 1 hit',
    '2c -10 by card: 20',
  ]);
});

test('SNL-8.9 so does the commander of any other player', () => {
  const before = scene(LAND, { first: 2, plans: [[], ['crossbow']], tokens: [['1a'], ['2c']], luck: ['crit'] });
  const rolled = act(before, { type: 'choose-target', seat: 1, target: { snail: handleOf('1a') } });

  expect(asked(rolled)).toEqual(['2 re-roll']);
});

test('SNL-8.9 Aim gives 1 re-roll', () => {
  const after = played(
    `0,0  beach  1a+
     1,0  beach  2c
     1,1  beach  2a`,
    { play: 'crossbow', luck: ['crit', 'hit'] },
    on('2c'),
    reRoll(0),
  );

  expect(told(after, 're-rolled')).toEqual([{ type: 're-rolled', seat: 0, die: 0, face: 'hit', by: 'aim' }]);
  expect(draw(after)).toBe(drawing('0,0 beach 1a\n1,0 beach 2c:20\n1,1 beach 2a'));
});

test('SNL-8.9 the Aim of another snail gives none', () => {
  const after = played(
    `0,0  beach  1a 1s+
     1,0  beach  2c
     1,1  beach  2a`,
    { play: 'crossbow', luck: ['crit'], tokens: [['1a', '1s']] },
    on('2c'),
  );

  expect(story(after)).toEqual([
    'aim-lost 1s',
    'snail-targeted player 1 2c',
    'rolled player 1 crit',
    'missed player 1',
  ]);
});

const AMAZONS_LAND = `0,0  beach  1c+
                      1,0  beach  2c
                      1,1  beach  2a`;

test('SNL-8.9 + SNL-8.10 re-rolls add up, one after the other: Aim, the commander, then the Amazons', () => {
  const rolled = act(
    scene(AMAZONS_LAND, {
      play: 'shotgun',
      factions: ['amazons'],
      luck: ['crit', 'crit', 'crit', 'splat', 'hit'],
    }),
    on('2c'),
  );
  expect(options(rolled)).toEqual([{ die: 0 }, { die: 1 }, { decline: true }]);

  // The same die may be named again.
  const first = act(rolled, reRoll(1));
  const second = act(first, reRoll(1));
  expect(second.state.used).toEqual([0, 0]);
  const third = act(second, reRoll(0));
  expect([...story(first), ...story(second), ...story(third)]).toEqual([
    're-rolled player 1 1 crit aim',
    're-rolled player 1 1 splat commander',
    're-rolled player 1 0 hit eagle-eye',
  ]);
  expect(third.state.used).toEqual([1, 0]);
  expect(asked(third)).toEqual(['1 choose-row']);
  expect(options(third)).toEqual([{ row: 0 }, { row: 1 }, { row: 2 }]);
});

const NAMED = [
  { die: 0, dice: [SPLAT, CRIT] },
  { die: 1, dice: [HIT, SPLAT] },
];

test.each(NAMED)('SNL-8.10 a re-roll names one die, and the other stays as it is: die $die', ({ die, dice }) => {
  const rolled = act(scene(AMAZONS_LAND, { play: 'shotgun', luck: ['hit', 'crit', 'splat'] }), on('2c'));

  expect(act(rolled, reRoll(die)).state.play.dice).toEqual(dice);
});

test('SNL-8.10 the player may stop at any time, and the Amazons keep their own', () => {
  const after = played(
    AMAZONS_LAND,
    { play: 'shotgun', factions: ['amazons'], luck: ['crit', 'crit', 'splat', 'hit'] },
    on('2c'),
    reRoll(1),
    reRoll(0),
    KEEP,
  );

  expect(asked(after)).toEqual(['1 choose-row']);
  expect(after.state.used).toEqual([0, 0]);
});

test('SNL-8.10 a re-roll names a die that was rolled', () => {
  const rolled = act(scene(LAND, { play: 'crossbow', tokens: COMMANDER, luck: ['crit'] }), on('2c'));

  expect(refusal(rolled, reRoll(1))).toEqual({ code: 'die/none', rule: 'SNL-8.10', facts: { dice: 1 } });
});

test('SNL-8.10 what is re-rolled counts, also if it is worse', () => {
  const after = played(LAND, { play: 'crossbow', tokens: COMMANDER, luck: ['hit', 'crit'] }, on('2c'), reRoll(0));

  expect(story(after).slice(-2)).toEqual(['re-rolled player 1 0 crit commander', 'missed player 1']);
  expect(draw(after)).toBe(drawing('0,0 beach 1c 1a\n1,0 beach 2c\n1,1 beach 2a'));
});

test('SNL-8.9 + SNL-5.25 one re-roll for the whole card, however many attacks it has', () => {
  const after = played(
    LAND,
    { play: 'revolver', tokens: COMMANDER, luck: ['splat', 'hit', 'splat'] },
    on('2c'),
    reRoll(0),
    on('2a'),
  );

  expect(asked(after)).toEqual(['2 choose-half']);
  expect(draw(after)).toBe(drawing('0,0 beach 1c 1a\n1,0 beach 2c:20\n1,1 beach 2a:25'));
});

test('SNL-8.9 + SNL-14.1 a re-roll kept in the first attack can be taken in the second', () => {
  const after = played(
    LAND,
    { play: 'revolver', tokens: COMMANDER, luck: ['splat', 'splat', 'crit'] },
    on('2c'),
    KEEP,
    on('2c'),
    reRoll(0),
  );

  expect(told(after, 're-rolled')).toEqual([{ type: 're-rolled', seat: 0, die: 0, face: 'crit', by: 'commander' }]);
  expect(draw(after)).toBe(drawing('0,0 beach 1c 1a\n1,0 beach 2c:15\n1,1 beach 2a'));
});

test('SNL-8.9 the re-rolls of a field attack are taken before anything happens', () => {
  const rolled = act(scene(LAND, { play: 'cocktail', tokens: COMMANDER, luck: ['splat'] }), at('1,0'));

  expect(asked(rolled)).toEqual(['1 re-roll']);
  expect(rolled.state.life[handleOf('2c')]).toBe(30);
  expect(draw(act(rolled, KEEP))).toBe(drawing('0,0 beach 1c 1a\n1,0 beach 2c:25 fire\n1,1 beach 2a'));
});
