import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, won } from '../kit/scene.ts';

/** Tiles turned over; the fourth gives another die. */
const TILES = [0, 4];

test.each(TILES)('KLP-X.21 the bag is empty, %i tiles turned over', (tiles) => {
  const before = scene(`
    .  s  .  s  .  s  .
       >  +  .  +  .
       s  .  o  .  s
       3  +  .  +  .
    .  s  .  s  5  s  .
    at: shark turn ~ y
    tiles: ${tiles}
    bag: 1y
  `);
  expect(asked(before)).toBe('shark harvest-current');
  expect(look(before, 'bag', 'drawn')).toBe('-, y');
  expect(options(before)).toEqual(['harvest p14', 'harvest p45']);

  const after = act(before, 'harvest p45 ~ 6 2');
  expect(changed(after)).toEqual(['p45: .', 'drawn: -', 'pool: b2 y6']);
});

test('KLP-X.27 Alert', () => {
  const stored = pictured(act(scene('at: after-roll\npool: r6 b3\nfront: alert-1'), 'use alert-1 stash r6'));
  expect(changed(stored)).toEqual(['pool: b3', 'front: -', 'alert: alert-1 r6 3']);

  const searching = (round: number) =>
    scene(`
      .  s  .  s  .  s  .
         .  +  .  +  .
         o  v  s  .  s
         .  +  .  +  .
      .  s  .  s  .  s  .
      at: search
      round: ${round}
      alert: alert-1 r6 3
    `);
  expect(asked(searching(3))).toBe('octopus octopus-action');
  const later = searching(5);
  expect(options(later)).toEqual(['place w r6*', 'place c r6*', 'no']);
  const attacked = act(later, 'place w r6*');
  expect(asked(attacked)).toBe('octopus confront-octopus + shark confront-shark');
  expect(look(attacked, 'w', 'alert', 'spent')).toBe('[o], -, alert-1');

  const rolled = scene(`
    at: after-roll
    round: 5
    tiles: 1
    pool: r2 b3
    front: bold
    alert: alert-1 r6 3
  `);
  expect(options(rolled)).toEqual(['reroll b3', 'reroll r2', 'use bold feed b3 turn r2', 'no']);
  expect(refusedFor(rolled, 'reroll r6')).toBe('KLP-7.11 die/not-in-pool: die r6, pool b3+r2');
  expect(refusedFor(rolled, 'use bold feed r6 turn r2')).toBe('KLP-7.11 die/not-in-pool: die r6, pool b3+r2');
});

test('KLP-X.51 a small bag', () => {
  const two = scene('at: shark turn ~ b y 1 2\ntiles: 4\nbag: 1b 1y');
  expect(look(two, 'bag', 'pool')).toBe('-, b1 y2');

  const three = scene('at: shark turn\ntiles: 4\nbag: 1b 1y 1r');
  expect(asked(three)).toBe('shark extra-die');
  expect(changed(act(three, 'yes ~ b r y 1 2 3'))).toEqual(['bag: -', 'pool: b1 y3 r2']);
  expect(changed(act(three, 'no ~ b r 1 2'))).toEqual(['bag: 1y', 'pool: b1 r2']);
});

test('KLP-X.52 Reactive', () => {
  const before = scene('at: before-roll\ntiles: 4\ndrawn: b b r\nbag: 1y\nfront: reactive-1');
  const both = 'use reactive-1 give b b';
  expect(options(before, both)).toEqual([`${both} take b`, `${both} take y`]);
  expect(refusedFor(before, `${both} take r`)).toBe('KLP-14.4 dice/not-in-bag: colours blue+yellow');

  const after = act(before, `${both} take y ~ 3 4`);
  expect(changed(after)).toEqual(['bag: 2b', 'drawn: -', 'pool: y4 r3', 'front: -', 'spent: reactive-1']);
});

test('KLP-X.53 Hungry before and after the roll', () => {
  const drawn = pictured(
    act(scene('at: before-roll\ndrawn: b b\nbag: 1y 1r\nfront: hungry-1 reactive-1'), 'use hungry-1 ~ r'),
  );
  expect(changed(drawn)).toEqual(['bag: 1y', 'drawn: b b r', 'front: reactive-1', 'spent: hungry-1']);
  expect(options(drawn, 'use reactive-1 give b r')).toEqual([
    'use reactive-1 give b r take b',
    'use reactive-1 give b r take y',
    'use reactive-1 give b r take r',
  ]);
  expect(look(act(drawn, 'no ~ 1 2 3'), 'pool')).toBe('b1 b2 r3');

  const rolled = act(
    scene('at: after-roll\npool: b1 b2\nbag: 1y 1r\nfront: hungry-1 reactive-1'),
    'use hungry-1 ~ r 5',
  );
  expect(changed(rolled)).toEqual(['bag: 1y', 'pool: b1 b2 r5', 'front: reactive-1', 'spent: hungry-1']);
  expect(asked(rolled)).toBe('shark place-current');
});

test('KLP-X.54 two rerolls', () => {
  const before = scene('at: after-roll\ntiles: 3\npool: r2');
  expect(options(pictured(act(before, 'reroll r2 ~ 5')))).toEqual(['reroll r5', 'no']);

  const after = act(before, 'reroll r2 ~ 5', 'reroll r5 ~ 1');
  expect(changed(after)).toEqual(['pool: r1', 'rerolled: 2']);
  expect(asked(after)).toBe('shark move');
});

test('KLP-X.55 Bold', () => {
  const holding = (pool: string, hunger = '-') =>
    scene(`at: after-roll\npool: ${pool}\nhunger: ${hunger}\nfront: bold`);
  const before = holding('r2 b5');
  expect(options(before)).toEqual(['use bold feed b5 turn r2', 'no']);
  expect(changed(act(before, 'use bold feed b5 turn r2'))).toEqual([
    'pool: r6',
    'hunger: b',
    'front: -',
    'spent: bold',
  ]);
  expect(asked(holding('r2'))).toBe('shark move');
  expect(options(holding('r2 r3'))).toEqual(['use bold feed r2 turn r3', 'use bold feed r3 turn r2', 'no']);

  const seventh = act(holding('r2 b5', 'b b b b b b'), 'use bold feed b5 turn r2');
  expect(won(seventh)).toBe('octopus hunger');
  expect(look(seventh, 'pool', 'hunger')).toBe('r2, b b b b b b b');
});

test('KLP-X.56 Ruthless', () => {
  const raised = 'use ruthless-1 raise';
  const before = scene('at: after-roll\npool: b3 r5 y6\nfront: ruthless-1');
  expect(options(before)).toEqual([`${raised} b3 1`, `${raised} b3 2`, `${raised} r5 1`, 'no']);
  expect(changed(act(before, `${raised} r5 1`))).toEqual(['pool: b3 y6 r6', 'front: -', 'spent: ruthless-1']);

  const placing = act(scene('at: currents\npool: b3\nfront: ruthless-1'), `${raised} b3 2`);
  expect(changed(placing)).toEqual(['pool: b5', 'front: -', 'spent: ruthless-1']);
  expect(options(placing, 'current p43')).toEqual(['current p43 b5']);
});

test('KLP-X.58 where a current may lie', () => {
  const drawing = `
    .  s  .  trap-den  .  s  .
       .  +     .      +  .
       s  ^     o      .  s
       .  +     .      +  .
    .  s  .     s      .  s  .
    at: currents
    pool: b4 y6
  `;
  const before = scene(drawing);
  expect(options(before, 'current p23')).toEqual(['current p23 b4']);
  const strict = scene(drawing, { options: { sharkSpace: 'taken' } });
  expect(refusedFor(strict, 'current p23 b4')).toBe('KLP-8.2 space/shark: space p23');

  const placed = pictured(act(before, 'current p01 b4'));
  expect(changed(placed)).toEqual(['p01: 4', 'pool: y6']);
  const sprung = act(placed, 'swim p21 n', 'place n y6');
  expect(options(sprung)).toEqual(['den p05', 'den p61', 'den p65']);
  expect(refusedFor(sprung, 'den p01')).toBe('KLP-11.9 den/taken: space p01');
});
