import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, seen, story } from '../kit/scene.ts';

test('KLP-X.3 two actions', () => {
  const drawn = pictured(
    act(
      scene(`
      [s] s s
       s  o s
       s  s trap-discard-1
      hand: sneak camouflage
      draw: sneak nimble-dodge camouflage
    `),
      'draw ~ sneak nimble-dodge',
    ),
  );
  expect(changed(drawn)).toEqual(['hand: sneak sneak nimble-dodge camouflage', 'draw: camouflage']);
  expect(asked(drawn)).toBe('octopus octopus-action');

  // With one block to hide there is nothing to choose, and the turn is over.
  const after = act(drawn, 'play camouflage ~ b b 1 1');
  expect(story(after, 'played', 'slots-cleared')).toEqual(['played camouflage 1', 'slots-cleared camouflage']);
  expect(changed(after)).toEqual([
    'nw: s',
    'hand: sneak sneak nimble-dodge',
    'discards: camouflage',
    'bag: 5b 3y 1r',
    'pool: b1 b1',
  ]);
});

test('KLP-X.22 a double shell pays for two', () => {
  const paying = pictured(
    act(
      scene(`
       d   s   s
       o  [s] [s]
      [s] [s] [trap-discard-1]
      hand: sneak
    `),
      'play sneak',
    ),
  );

  expect(options(paying).sort()).toEqual(['pay n ne', 'pay n w', 'pay ne w', 'pay nw']);
  expect(refusedFor(paying, 'pay nw n')).toBe('KLP-5.3 pay/too-much: area n, cost 2');
  expect(options(act(paying, 'pay nw'))).toEqual(['mix n ne', 'mix n w', 'mix ne w']);
  expect(look(act(paying, 'pay n ne'), 'nw', 'w', 'block-bag')).toMatch(/^_, _, (octopus|double-shell)$/);
});

test('KLP-X.23 not playable', () => {
  const before = scene(`
     o   s   s
    [s] [s] [s]
    [s] [s] [trap-discard-1]
    hand: sneak
  `);

  expect(options(before)).toEqual(['discard sneak', 'draw']);
  expect(refusedFor(before, 'play sneak')).toBe('KLP-5.5 card/impossible: card sneak, need hidden, count 2');
});

test('KLP-X.24 a draw with a reshuffle', () => {
  const after = act(
    scene(`
      at: action 2
      hand: camouflage
      draw: sneak
      discards: sneak sneak nimble-dodge nimble-dodge camouflage
      slots: camouflage -
    `),
    'draw ~ sneak nimble-dodge sneak b b 1 1',
  );

  expect(story(after, 'drawing-up', 'card-drawn', 'reshuffled', 'slots-cleared')).toEqual([
    'drawing-up 3',
    'card-drawn - (sneak)',
    'reshuffled 5 sneak+camouflage',
    'card-drawn - (nimble-dodge)',
    'card-drawn - (sneak)',
    'slots-cleared camouflage',
  ]);
  expect(changed(after)).toEqual([
    'hand: sneak! sneak nimble-dodge camouflage!',
    'draw: sneak nimble-dodge camouflage',
    'discards: camouflage',
    'slots: - -',
    'bag: 5b 3y 1r',
    'pool: b1 b1',
  ]);
});

test('KLP-X.30 a trap is paid with, and later found', () => {
  const before = scene(`
    .  s  v     s     .  s  .
       .  +     .     +  .
       s  .  trap-den .  o
       .  +     .     +  .
    .  s  .     s     .  s  .
    hand: nimble-dodge camouflage
  `);
  const paid = pictured(act(before, 'play nimble-dodge', 'pay c', 'swap nw n'));
  expect(changed(paid)).toEqual(['c: [trap-den]', 'hand: camouflage', 'slots: nimble-dodge -']);

  const searched = act(paid, 'play camouflage ~ y b 6 1', 'no', 'swim p23 s', 'place c y6');
  expect(asked(searched)).toBe('octopus den');
  expect(options(searched)).toEqual(['den p01', 'den p05', 'den p61', 'den p65']);
});

test('KLP-X.31 a cost out of reach', () => {
  const around = (last: string) =>
    scene(`
      [s] [s] [s]
      [s] [o] ${last}
      [s] [s] [trap-discard-1]
      hand: nimble-dodge sudden-dodge
    `);
  const shell = around('s');
  expect(options(shell, 'play')).toEqual(['play nimble-dodge']);
  expect(refusedFor(shell, 'play sudden-dodge')).toBe('KLP-5.2 card/too-dear: card sudden-dodge, cost 2, hidden 1');

  const double = around('d');
  expect(options(double, 'play')).toEqual(['play nimble-dodge', 'play sudden-dodge']);
  expect(options(pictured(act(double, 'play nimble-dodge')))).toEqual(['pay e']);
  expect(options(act(double, 'play sudden-dodge'))).toEqual(['pay e']);
});

test('KLP-X.32 overpaying', () => {
  const before = scene(`
    d s s
    s o s
    s s trap-discard-1
    hand: nimble-dodge
  `);
  const paying = pictured(act(before, 'play nimble-dodge'));
  expect(options(paying)).toEqual(['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se'].map((area) => `pay ${area}`));
  expect(refusedFor(paying, 'pay nw n')).toBe('KLP-5.3 pay/too-much: area nw, cost 1');

  const after = act(before, 'play nimble-dodge', 'pay nw', 'swap c s');
  expect(changed(after)).toEqual(['nw: [d]', 'c: s', 's: o', 'hand: -', 'slots: nimble-dodge -']);
});

test('KLP-X.33 a cost of 3', () => {
  const board = (first: string, last: string) =>
    scene(`
      ${first} s   s
      s        o   s
      ${last} [s] [trap-discard-1]
      hand: great-escape
    `);
  const seven = pictured(act(board('s', 's'), 'play great-escape'));
  expect(options(seven)).toHaveLength(35);
  for (const said of options(seven)) expect(said.split(' ')).toHaveLength(4);

  expect(options(act(board('d', '[s]'), 'play great-escape'))).toEqual([
    'pay nw n',
    'pay nw ne',
    'pay nw w',
    'pay nw c',
    'pay nw e',
  ]);
  expect(refusedFor(board('s', '[s]'), 'play great-escape')).toBe(
    'KLP-5.5 card/impossible: card great-escape, need hidden, count 4',
  );
});

test('KLP-X.40 a discard with nothing to hide', () => {
  const after = pictured(act(scene('hand: sneak camouflage'), 'discard sneak'));

  expect(changed(after)).toEqual(['hand: camouflage', 'discards: sneak']);
  expect(asked(after)).toBe('octopus octopus-action');
});

test('KLP-X.41 an empty hand', () => {
  const before = scene(`
    at: action 2
    draw: -
    slots: sneak -
  `);
  expect(asked(before)).toBe('octopus octopus-action');
  expect(options(before)).toEqual(['draw']);

  const after = act(before, 'draw ~ b b 1 1');
  expect(changed(after)).toEqual(['discards: sneak', 'slots: - -', 'bag: 5b 3y 1r', 'pool: b1 b1']);
  expect(story(after, 'card-drawn', 'action-done')).toEqual(['action-done 2']);
});

test('KLP-X.42 an exact draw', () => {
  const after = pictured(
    act(
      scene(`
      hand: sneak sneak
      draw: nimble-dodge camouflage
      discards: sneak nimble-dodge camouflage camouflage quick-learning sudden-dodge
    `),
      'draw ~ nimble-dodge camouflage',
    ),
  );

  expect(changed(after)).toEqual(['hand: sneak sneak nimble-dodge camouflage', 'draw: -']);
  expect(story(after, 'reshuffled')).toEqual([]);
});

test('KLP-X.45 food on the diagonal', () => {
  const before = scene(`
    o     s     s
    s food-crab s
    s     s     trap-discard-1
    hand: nimble-dodge crab
  `);
  expect(options(before, 'play')).toEqual(['play nimble-dodge']);
  expect(refusedFor(before, 'play crab')).toBe('KLP-5.5 card/impossible: card crab, need food, count 1');

  const swapped = pictured(act(before, 'play nimble-dodge', 'pay w', 'swap nw n'));
  expect(seen(swapped, 'octopus')).toEqual(['s o s', '[s] food-crab s', 's s trap-discard-1']);
  expect(options(swapped, 'play')).toEqual(['play crab']);
});
