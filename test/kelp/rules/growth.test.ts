import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, scene, story } from '../kit/scene.ts';

const ride = (rest: string): string => `
  .  s  .  s  .  s  .
     >     4     .
     s  .  o  .  s
     .     .     .
  .  s  .  s  .  s  .
  at: move
  ${rest}
`;

test('KLP-12.1 + KLP-12.5 + KLP-12.6 a current that was passed and a used search die grow when they are used, a red die never', () => {
  const ridden = pictured(act(scene(ride('pool: y5 r2')), 'swim p43 s over p32'));
  expect(look(ridden, 'growth', 'pool')).toBe('b, y5 r2');
  const searched = act(ridden, 'place e y5 c r2', 'first e');
  expect(look(searched, 'growth', 'tiles')).toBe('b y, 0');
  const attacked = act(searched, 'choose fight', 'counter counter-hide', 'no');
  expect(look(attacked, 'growth', 'hunger')).toBe('b y, r');
});

test('KLP-1.14 + KLP-12.2 + KLP-12.3 the third die turns the tile over, and all three return to the bag', () => {
  const turned = pictured(act(scene(ride('pool: y5\ngrowth: b y')), 'swim p43 s over p32'));
  expect(changed(turned)).toEqual(['p12: .', 'p32: .', 'p43: v', 'bag: 7b 2y 1r', 'growth: -', 'tiles: 1']);
  expect(story(turned, 'tile-turned')).toEqual(['tile-turned 0']);
});

test('KLP-12.4 when all tiles are turned over, such dice go straight to the bag', () => {
  const full = pictured(act(scene(ride('pool: y5\ntiles: 4')), 'swim p43 s over p32', 'place e y5'));
  expect(look(full, 'growth', 'tiles', 'bag')).toBe('-, 4, 7b 3y 1r');
});

test('KLP-12.7 + KLP-13.22 an ability works from the moment its tile is turned over', () => {
  // Two dice of 5 together buy a card of 10, because the current has just turned tile 2.
  const drawing = 'pool: b1 b4\nrow: hostile-2 aggressive-2 hostile-1 reactive-2';
  const turned = pictured(act(scene(ride(`${drawing}\ngrowth: b y\ntiles: 1`)), 'swim p43 s over p32'));
  expect(asked(turned)).toBe('shark spend');
  expect(asked(act(scene(ride(drawing)), 'swim p43 s over p32'))).toBe('octopus octopus-action');
});
