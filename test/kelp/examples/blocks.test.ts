import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import {
  act,
  asked,
  changed,
  facts,
  look,
  options,
  refusedFor,
  scene,
  seen,
  story,
  whereabouts,
} from '../kit/scene.ts';

test('KLP-X.1 a swap', () => {
  const after = pictured(
    act(
      scene(`
      s   s   s
      o  [s]  s
      s   s   trap-discard-1
      hand: nimble-dodge
    `),
      'play nimble-dodge',
      'pay nw',
      'swap w c',
    ),
  );

  expect(changed(after)).toEqual(['nw: [s]', 'w: [s]', 'c: o', 'hand: -', 'slots: nimble-dodge -']);
  expect(seen(after, 'shark')).toEqual(['[s] ? ?', '[s] ? ?', '? ? ?']);
  expect(facts(after)).toEqual(['reveal nw shell', 'swap w c']);
});

test('KLP-X.2 a mix', () => {
  const before = scene(`
    s o s
    s s s
    s s trap-discard-1
    hand: sneak
  `);
  const pointing = pictured(act(before, 'play sneak', 'pay nw ne', 'mix n e ~ shell'));
  expect(asked(pointing)).toBe('shark mix-place');
  expect(options(pointing)).toEqual(['put n', 'put e']);

  const after = act(before, 'play sneak', 'pay nw ne', 'mix n e ~ shell', 'put n ~ octopus');
  expect(changed(after)).toEqual(['nw: [s]', 'n: s', 'ne: [s]', 'e: o', 'hand: -', 'slots: sneak -']);
  expect(asked(after)).toBe('octopus octopus-action');
  expect(facts(after)).toEqual(['reveal nw shell', 'reveal ne shell', 'mix n e']);
  expect(story(after, 'mix-began', 'block-drawn', 'block-put')).toEqual([
    'mix-began n+e',
    'block-drawn (shell)',
    'block-put n',
    'block-drawn (octopus)',
    'block-put e',
  ]);
});

test('KLP-X.25 Ink Cloud', () => {
  const before = scene(`
     o   s   s
     s   s  [s]
    [s] [s] [trap-discard-1]
    hand: ink-cloud
  `);
  const paying = pictured(act(before, 'play ink-cloud'));
  expect(options(paying)).toEqual(['pay nw n', 'pay nw ne', 'pay nw w', 'pay nw c']);
  expect(refusedFor(paying, 'pay n ne')).toBe('KLP-5.6 pay/impossible: card ink-cloud, need octopus, count 1');

  expect(options(act(paying, 'pay nw n'))).toEqual(['mix ne w', 'mix ne c', 'mix w c']);
  const after = act(before, 'play ink-cloud', 'pay nw n', 'mix ne c ~ shell', 'put nw ~ octopus', 'put ne ~ shell');
  expect(changed(after)).toEqual(['nw: s', 'n: [s]', 'ne: o', 'hand: -', 'slots: ink-cloud -']);
  expect(facts(after)).toEqual(['reveal nw octopus', 'reveal n shell', 'mix nw ne c']);
});

test('KLP-X.26 Take a Risk', () => {
  // With two hidden blocks left outside the centre there is nothing to choose.
  const before = scene(`
     s   s  [s]
     s  [o]  s
    [s] [s] [trap-discard-1]
    hand: take-a-risk
  `);
  const mixing = pictured(act(before, 'play take-a-risk', 'pay nw n ~ shell'));
  expect(seen(mixing, 'shark')).toEqual(['[s] [s] [s]', '_ _ _', '[s] [s] [trap-discard-1]']);

  const after = act(before, 'play take-a-risk', 'pay nw n ~ shell', 'put c ~ shell', 'put w ~ octopus');
  expect(changed(after)).toEqual(['nw: [s]', 'n: [s]', 'c: s', 'e: o', 'hand: -', 'slots: take-a-risk -']);
});

test('KLP-X.48 two swaps', () => {
  const after = pictured(
    act(
      scene(`
      s   s   s
      o  [d]  trap-discard-1
      s   s   s
      hand: sudden-dodge
    `),
      'play sudden-dodge',
      'pay nw ne',
      'swap w c',
      'swap c e',
    ),
  );

  expect(look(after, 'w', 'c', 'e')).toBe('[d], trap-discard-1, o');
  expect(changed(after)).toEqual([
    'nw: [s]',
    'ne: [s]',
    'w: [d]',
    'c: trap-discard-1',
    'e: o',
    'hand: -',
    'slots: sudden-dodge -',
  ]);
});

test('KLP-X.49 pointing', () => {
  const first = pictured(act(scene('hand: great-escape'), 'play great-escape', 'pay nw n ne', 'mix w c e s ~ shell'));
  expect(options(first)).toEqual(['put w', 'put c', 'put e', 'put s']);
  expect(seen(first, 'shark')).toEqual(['[s] [s] [s]', '_ _ _', '? _ ?']);

  const second = act(first, 'put s ~ octopus');
  expect(options(second)).toEqual(['put w', 'put c', 'put e']);
  const third = act(second, 'put w ~ shell');
  expect(options(third)).toEqual(['put c', 'put e']);
  const last = act(third, 'put e ~ shell');
  expect(asked(last)).toBe('octopus octopus-action');
  expect(changed(last)).toEqual(['c: s', 'e: s', 'block-bag: -', 'drawn-block: -']);
  expect(seen(last, 'shark')).toEqual(['[s] [s] [s]', '? ? ?', '? ? ?']);
  expect(seen(last, 'octopus')).toEqual(['[s] [s] [s]', 'o s s', 's s trap-discard-1']);
});

test('KLP-X.50 a revealed block is mixed', () => {
  const after = pictured(
    act(
      scene(`
      s   s   s
      s  [o]  s
      s   s   trap-discard-1
      hand: take-a-risk
    `),
      'play take-a-risk',
      'pay w sw',
      'mix n e ~ octopus',
      'put n ~ shell',
      'put e ~ shell',
    ),
  );

  expect(facts(after)).toEqual(['reveal w shell', 'reveal sw shell', 'mix n c e']);
  expect(look(after, 'n', 'c', 'e')).toBe('o, s, s');
  expect(whereabouts(after, 'octopus')).toBe('n 1/3, c 1/3, e 1/3');
});
