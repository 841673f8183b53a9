import { expect, test } from 'vitest';
import { act, asked, discards, draw, drawing, hand, options, refusal, scene, winner } from '../kit/scene.ts';

test('a drawn position is played in few words, and read back', () => {
  const drawn = scene(
    `a     b     c
  3  .     .     wall-6
  2  .     .     Z2`,
    { turn: 'zombies', at: 'begin', zombies: ['hunger', 'zombie-4', 'terror'], decks: { zombies: ['terror'] } },
  );

  expect(asked(drawn)).toBe('zombies discard');
  const playing = act(drawn, 'discard terror');
  expect(options(playing, 'play hunger')).toEqual([]);
  expect(refusal(playing, 'play hunger c2>c3')).toEqual({
    code: 'enter/wall',
    rule: 'ZOM-8.1',
    facts: { field: 'c3', height: 6, strength: 2 },
  });
  const placed = act(playing, 'play zombie-4 c1');
  expect(draw(placed)).toBe(
    drawing(
      placed,
      `3  .  .  wall-6
       2  .  .  Z2
       1  .  .  Z4`,
    ),
  );
  expect(hand(placed, 'zombies')).toEqual(['hunger', 'terror']);
  expect(discards(placed).filter((card) => card === 'terror')).toEqual(['terror']);
  expect(winner(placed)).toBeUndefined();
});

test('a drawing is read and drawn again', () => {
  const text = `a b c
5 . . barrier
4 D1 Z3+S .
3 fire wall-6|Z5 pit-2|Z3/4+B2!+M
2 Z1 Z6 Z4+C+N+O
1 car|Z2/3.4+B . mine`;
  expect(draw(scene(text))).toBe(text);
});
