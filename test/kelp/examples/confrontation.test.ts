import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, scene, story, won } from '../kit/scene.ts';

/** Search and attack from `p23`, beside the octopus in `w`. */
const beside = (octopus: 'o' | '[o]', lines: string) =>
  scene(`
    .     s      .  s  .  s  .
          .      +  .  +  .
      ${octopus} v  s  .  s
          .      +  .  +  .
    .     s      .  s  .  s  .
    at: search
    ${lines}
  `);
const BOTH_CHOOSE = 'octopus confront-octopus + shark confront-shark';

test('KLP-X.16 a confrontation', () => {
  const first = pictured(act(beside('o', 'pool: r5'), 'place w r5'));
  expect(options(first)).toEqual([
    'choose fight',
    'choose retreat',
    'choose shell-armour',
    'counter counter-fight',
    'counter counter-retreat',
    'counter counter-hide',
  ]);
  const shown = act(first, 'choose fight', 'counter counter-retreat');
  expect(story(shown, 'confronted')).toEqual(['confronted fight counter-retreat false']);
  expect(asked(shown)).toBe('octopus survive-effect');
  const fought = act(shown, 'yes', 'den p61');
  expect(changed(fought)).toEqual([
    'p61: @',
    'p23: .',
    'round: 4',
    'placed: -',
    'resolving: -',
    'hunger: r',
    'pairs: retreat shell-armour',
  ]);
  expect(story(fought, 'pair-removed')).toEqual(['pair-removed fight counter-fight used']);

  const second = act(beside('[o]', 'pool: r5\npairs: retreat shell-armour'), 'place w r5');
  expect(options(second)).toEqual([
    'choose retreat',
    'choose shell-armour',
    'counter counter-retreat',
    'counter counter-hide',
  ]);
  const third = act(beside('[o]', 'pool: r5\npairs: retreat'), 'place w r5');
  expect(won(third)).toBe('shark confrontation');
  expect(asked(third)).toBe('');
});

test('KLP-X.28 the seventh die in a confrontation', () => {
  const attacked = pictured(
    act(beside('[o]', 'pool: r6\nhunger: b b b y y y\npairs: fight shell-armour'), 'place w r6', 'choose shell-armour'),
  );
  expect(won(act(attacked, 'counter counter-hide'))).toBe('shark confrontation');

  const resolving = act(attacked, 'counter counter-fight');
  expect(asked(resolving)).toBe('octopus survive-effect');
  const over = act(resolving, 'yes');
  expect(won(over)).toBe('octopus hunger');
  expect(changed(over)).toEqual([
    'w: o',
    'placed: -',
    'resolving: -',
    'hunger: b b b y y y r',
    'pairs: fight',
    'ending: hunger',
  ]);
});

test('KLP-X.29 no red dice', () => {
  // The default bag has one red die, which is in the pool.
  const over = pictured(act(beside('o', 'pool: r6\nhunger: b b b y y'), 'place c r6'));

  expect(won(over)).toBe('octopus no-red');
  expect(changed(over)).toEqual(['c: [s]', 'pool: -', 'hunger: b b b y y r', 'ending: no-red']);
});

test('KLP-X.72 Hostile', () => {
  const before = beside('o', 'pool: r5\nfront: hostile-1 hostile-2');
  expect(asked(before)).toBe('shark hostile');
  const attacked = pictured(act(before, 'no', 'place w r5'));
  expect(asked(attacked)).toBe('shark hostile');

  const two = act(attacked, 'use hostile-1 ~ retreat');
  expect(changed(two)).toEqual(['front: hostile-2', 'spent: hostile-1', 'pairs: fight shell-armour']);
  const choosing = act(two, 'no');
  expect(asked(choosing)).toBe(BOTH_CHOOSE);
  expect(options(choosing)).toEqual([
    'choose fight',
    'choose shell-armour',
    'counter counter-fight',
    'counter counter-hide',
  ]);

  const one = act(two, 'use hostile-2 ~ fight');
  expect(won(one)).toBe('shark confrontation');
  expect(look(one, 'pairs', 'chosen')).toBe('shell-armour, - -');

  const last = beside('o', 'pool: r5\nfront: hostile-1\npairs: fight');
  expect(asked(last)).toBe('shark place-search-attack');
  expect(story(act(last, 'place w r5'), 'confrontation-began', 'card-used', 'game-ended')).toEqual([
    'confrontation-began w',
    'game-ended 1 confrontation KLP-19.1',
  ]);
});
