import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, look, options, scene } from '../kit/scene.ts';

test('KLP-16.1 what has one answer and cannot be declined is answered without asking, unless its options are private', () => {
  // One way to swim and one die to feed on: the shark is not asked.
  const swum = scene(`
    .  s  ^  s  .  s  .
       .     .     .
       s  .  o  .  s
       .     .     .
    .  s  .  s  .  s  .
    at: move
  `);
  expect([asked(swum), look(swum, 'p01')]).toEqual(['octopus octopus-action', 'v']);
  // One card to draw or one way to pay: the octopus is asked all the same.
  const drawing = scene('hand: -');
  expect([asked(drawing), options(drawing)]).toEqual(['octopus octopus-action', ['draw']]);
  const paying = pictured(act(scene('[s] [s] [s]\n[s] [o] [s]\n[s] [s] s\nhand: nimble-dodge'), 'play nimble-dodge'));
  expect([asked(paying), options(paying)]).toEqual(['octopus pay-cost', ['pay se']]);
});

test('KLP-16.5 dice of one colour and value are one option, but for those on Alert cards', () => {
  const placing = scene('at: currents\npool: b3 b3\nalert: alert-1 b3 1 alert-2 b3 2');
  expect(options(placing, 'current p12')).toEqual(['current p12 b3', 'current p12 b3*']);
});
