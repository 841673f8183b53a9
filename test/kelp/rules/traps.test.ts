import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, seen, story } from '../kit/scene.ts';

/** The shark searches `nw` from p01, where this trap is. */
const sprung = (trap: string, rest = ''): string => `
  v  ${trap}  .  s  .  s  .
     .           4     .
     s        .  o  2  [s]
     .           .     .
  .  [d]      .  s  .  s  .
  at: search
  pool: y5
  ${rest}
`;

test('KLP-11.1 + KLP-11.2 + KLP-11.5 + KLP-11.8 + KLP-1.8 the octopus may return 1 current die to the bag; the trap stays revealed', () => {
  const asking = pictured(act(scene(sprung('trap-discard-1')), 'place nw y5'));
  expect([asked(asking), options(asking)]).toEqual(['octopus trap-dice', ['sweep p32', 'sweep p43', 'no']]);
  expect(refusedFor(asking, 'sweep p32 p43')).toBe('KLP-11.6 sweep/too-many: count 2, most 1');
  expect(refusedFor(asking, 'sweep p12')).toBe('KLP-11.5 sweep/no-die: space p12');
  const swept = act(asking, 'sweep p32');
  expect(changed(swept)).toEqual([
    ...['p32: .', 'round: 4', 'bag: 6b 2y 1r', 'placed: -', 'resolving: -', 'growth: y'],
  ]);
  expect(look(swept, 'nw')).toBe('[trap-discard-1]');
  expect(look(act(asking, 'no'), 'p32', 'p43')).toBe('4, 2');
});

test('KLP-11.6 up to 2 current dice', () => {
  const asking = pictured(act(scene(sprung('trap-discard-2')), 'place nw y5'));
  expect(options(asking)).toEqual(['sweep p32', 'sweep p43', 'sweep p32 p43', 'no']);
  expect(look(act(asking, 'sweep p32 p43'), 'p32', 'p43', 'bag')).toBe('., ., 7b 2y 1r');
});

test('KLP-11.3 + KLP-11.4 up to 2 revealed blocks are hidden, but not this trap, which can be sprung again once it is hidden', () => {
  const asking = pictured(act(scene(sprung('trap-hide-2')), 'place nw y5'));
  expect([asked(asking), options(asking)]).toEqual(['octopus trap-hide', ['hide e', 'hide sw', 'hide e sw', 'no']]);
  expect(refusedFor(asking, 'hide nw')).toBe('KLP-11.4 hide/this-trap: area nw');
  const hidden = act(asking, 'hide e sw');
  expect(look(hidden, 'nw', 'e', 'sw')).toBe('[trap-hide-2], s, d');

  // It was known before, was hidden, and is sprung once more.
  const known = scene(
    `${sprung('trap-hide-2')}\nhistory: reveal nw shell; replace nw trap-hide-2; reveal e shell; reveal sw trap-discard-1; replace sw double-shell`,
  );
  expect(seen(known, 'shark')).toEqual(['? ? ?', '? ? [s]', '[d] ? ?']);
  expect(asked(act(known, 'place nw y5'))).toBe('octopus trap-hide');
});

test('KLP-11.7 + KLP-11.8 + KLP-11.9 + KLP-11.12 the octopus must put the shark into a den without a die, be it its own; it looks inward', () => {
  const asking = pictured(act(scene(sprung('trap-den')), 'place nw y5'));
  expect([asked(asking), options(asking)]).toEqual(['octopus den', ['den p01', 'den p05', 'den p61', 'den p65']]);
  expect(look(act(asking, 'den p65'), 'p01', 'p65')).toBe('., @');
  expect(look(act(asking, 'den p01'), 'p01')).toBe('@');
  const taken = act(scene(sprung('trap-den').replace('.  [d]', '6  [d]')), 'place nw y5');
  expect(refusedFor(taken, 'den p05')).toBe('KLP-11.9 den/taken: space p05');
  expect(options(scene('at: move'))).toEqual(['swim p12 e', 'swim p21 s']);
});

test('KLP-11.14 a den under the shark that is the only one without a die is the one', () => {
  const full = sprung('trap-den').replace('.  [d]', '6  [d]').replaceAll('s  .\n', 's  6\n');
  const moved = pictured(act(scene(full), 'place nw y5'));
  expect([asked(moved), look(moved, 'p01', 'p05', 'p61', 'p65')]).toEqual(['octopus octopus-action', '@, 6, 6, 6']);
});

test('KLP-11.10 + KLP-11.11 if all dens hold dice, the octopus chooses the one that returns to the bag, and puts the shark there', () => {
  const asking = pictured(
    act(
      scene(`
      6  trap-den  v  s  .  s  6
            .         .     .
            s      .  o  .  s
            .         .     .
      6     s      .  s  .  s  6
      at: search
      pool: y5
    `),
      'place nw y5',
    ),
  );
  expect([asked(asking), options(asking)]).toEqual(['octopus den-die', ['den p01', 'den p05', 'den p61', 'den p65']]);
  const put = act(asking, 'den p05');
  expect(look(put, 'p01', 'p05', 'p21', 'bag')).toBe('6, @, ., 4b 2y 1r');
  expect(story(put, 'currents-returned', 'shark-put')).toEqual(['currents-returned p05 den', 'shark-put p05 trap']);
});

test('KLP-11.13 + KLP-11.15 the shark may ignore a trap with Perceptive, knowing which it is, before the octopus chooses anything', () => {
  const found = pictured(act(scene(sprung('trap-den', 'front: perceptive-1')), 'place nw y5'));
  expect([asked(found), options(found)]).toEqual(['shark ignore-trap', ['use perceptive-1', 'no']]);
  expect(seen(found, 'shark')[0]).toBe('[trap-den] ? ?');
  const ignored = act(found, 'use perceptive-1');
  expect(look(ignored, 'p01', 'nw', 'spent', 'growth')).toBe('v, [trap-den], perceptive-1, y');
  expect(asked(act(found, 'no'))).toBe('octopus den');
});
