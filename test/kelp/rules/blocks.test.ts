import { expect, test } from 'vitest';
import { hiddenAreas, revealedAreas } from '../../../src/games/kelp/rules/position.ts';
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

test('KLP-4.1 + KLP-4.2 + KLP-4.3 a block is hidden, which only the octopus sees through, or revealed to all; it can be laid down and stood up', () => {
  const before = scene('[s] s s\ns [o] s\ns s s\nhand: camouflage nimble-dodge');
  expect(seen(before, 'octopus')).toEqual(['[s] s s', 's [o] s', 's s s']);
  expect(seen(before, 'shark')).toEqual(['[s] ? ?', '? [o] ?', '? ? ?']);

  const hidden = pictured(act(before, 'play camouflage', 'hide c'));
  expect(changed(hidden)).toEqual(['c: o', 'hand: nimble-dodge', 'slots: camouflage -']);
  expect(seen(hidden, 'shark')).toEqual(['[s] ? ?', '? ? ?', '? ? ?']);
  expect(seen(act(hidden, 'play nimble-dodge', 'pay w'), 'shark')).toEqual(['[s] ? ?', '[s] ? ?', '? ? ?']);
});

test('KLP-6.1 + KLP-6.2 + KLP-6.3 + KLP-6.4 + KLP-1.18 any two adjacent blocks are swapped as they are, in full view', () => {
  const swapping = pictured(
    act(scene('s [food-crab] s\ns o s\ns s [s]\nhand: nimble-dodge'), 'play nimble-dodge', 'pay nw'),
  );
  expect(options(swapping)).toEqual([
    ...['swap nw n', 'swap nw w', 'swap n ne', 'swap n c', 'swap ne e', 'swap w c'],
    ...['swap w sw', 'swap c e', 'swap c s', 'swap e se', 'swap sw s', 'swap s se'],
  ]);
  expect(refusedFor(swapping, 'swap nw c')).toBe('KLP-6.1 swap/not-adjacent: areas nw+c');

  const swapped = act(swapping, 'swap n c');
  expect(changed(swapped)).toEqual(['n: o', 'c: [food-crab]']);
  expect([story(swapped, 'swapped'), facts(swapped)]).toEqual([['swapped n+c'], ['swap n c']]);
});

test('KLP-6.5 + KLP-6.6 + KLP-6.7 + KLP-6.53 so many hidden blocks as the card says are taken into the bag at once, wherever they are', () => {
  const mixing = pictured(act(scene('[s] s s\ns o s\ns s s\nhand: sneak'), 'play sneak', 'pay n w'));
  expect(asked(mixing)).toBe('octopus mix-targets');
  // Of nine blocks three lie revealed: 15 pairs, adjacent or not.
  expect(options(mixing)).toHaveLength(15);
  expect(refusedFor(mixing, 'mix nw c')).toBe('KLP-6.6 mix/not-hidden: area nw');
  expect(refusedFor(mixing, 'mix ne c e')).toBe('KLP-6.5 mix/count: count 3, wanted 2');

  const taken = act(mixing, 'mix c se ~ shell');
  expect(changed(taken)).toEqual(['c: _', 'se: _', 'block-bag: octopus', 'drawn-block: shell']);
  expect(story(taken)).toEqual(['mix-began c+se', 'block-drawn (shell)']);
});

test('KLP-6.8 + KLP-6.9 + KLP-6.10 + KLP-6.12 + KLP-6.13 + KLP-6.52 + KLP-4.4 the shark points at an empty area for each block drawn blind; the last goes where room is left', () => {
  const before = pictured(
    act(scene('s s s\ns o s\ns s trap-discard-1\nhand: great-escape'), 'play great-escape', 'pay nw n ne'),
  );
  const first = act(before, 'mix w c e se ~ trap-discard-1');
  expect(asked(first)).toBe('shark mix-place');
  expect(options(first)).toEqual(['put w', 'put c', 'put e', 'put se']);
  expect(refusedFor(first, 'put sw')).toBe('KLP-6.9 place/not-empty: area sw, empty w+c+e+se');
  // The octopus sees what was drawn; the shark sees that something was.
  expect(first.game.view(first.state, 0).drawnBlock).toBe(3);
  expect(first.game.view(first.state, 1)).toMatchObject({ drawnBlock: -2, emptied: [3, 4, 5, 8] });
  // What is emptied is neither hidden nor revealed.
  expect([hiddenAreas(first.state), revealedAreas(first.state)]).toEqual([
    [6, 7],
    [0, 1, 2],
  ]);

  const second = act(first, 'put se ~ octopus');
  expect(changed(second)).toEqual(['se: trap-discard-1', 'block-bag: shell shell', 'drawn-block: octopus']);
  expect(options(second)).toEqual(['put w', 'put c', 'put e']);
  const done = act(second, 'put w ~ shell', 'put c ~ shell');
  expect(look(done, 'w', 'c', 'e', 'se', 'block-bag', 'drawn-block')).toBe('o, s, s, trap-discard-1, -, -');
  expect(story(done)).toEqual([
    ...['block-put w', 'block-drawn (shell)', 'block-put c', 'block-drawn (shell)', 'block-put e', 'action-done 1'],
  ]);
  expect(facts(act(before, 'mix w c e se'))).toEqual(['mix w c e se']);
  expect(whereabouts(done, 'octopus')).toBe('w 1/6, c 1/6, e 1/6, sw 1/6, s 1/6, se 1/6');
});

test('KLP-6.11 + KLP-15.1 a revealed block that is mixed is hidden afterwards', () => {
  const mixing = pictured(act(scene('s s s\ns [o] s\ns s s\nhand: take-a-risk'), 'play take-a-risk', 'pay nw n'));
  expect(refusedFor(mixing, 'mix ne c')).toBe('KLP-6.6 mix/not-hidden: area c');
  const mixed = act(mixing, 'mix ne w ~ octopus', 'put c ~ shell', 'put w ~ shell');
  expect(changed(mixed)).toEqual(['c: o']);
  expect(facts(mixed)).toEqual(['mix ne w c']);
  expect(whereabouts(mixed, 'octopus')).toBe('ne 1/3, w 1/3, c 1/3');

  // Hidden, the centre is mixed anyway and cannot be named.
  const hidden = act(scene('hand: take-a-risk'), 'play take-a-risk', 'pay nw n');
  expect(refusedFor(hidden, 'mix ne c')).toBe('KLP-15.1 mix/named: area c');
  expect(options(hidden)).toHaveLength(15);
  expect(facts(act(hidden, 'mix ne w'))).toEqual(['mix ne w c']);
});

test('KLP-6.14 + KLP-6.15 + KLP-6.16 + KLP-6.53 one or two revealed blocks of one’s choice are stood up, in full view', () => {
  const hiding = pictured(act(scene('[s] s s\ns [o] s\ns s [s]\nhand: camouflage'), 'play camouflage'));
  expect(options(hiding)).toEqual(['hide nw', 'hide c', 'hide se', 'hide nw c', 'hide nw se', 'hide c se']);
  expect(refusedFor(hiding, 'hide nw c se')).toBe('KLP-6.15 hide/count: count 3, least 1, most 2');
  expect(refusedFor(hiding, 'hide n')).toBe('KLP-6.14 hide/not-revealed: area n');

  const hidden = act(hiding, 'hide nw c');
  expect(changed(hidden)).toEqual(['nw: s', 'c: o']);
  expect([story(hidden, 'hidden'), facts(hidden)]).toEqual([['hidden nw+c'], []]);
  // What was seen there stays known.
  expect(whereabouts(hidden, 'octopus')).toBe('c 1');
  expect(refusedFor(scene('hand: camouflage'), 'play camouflage')).toBe(
    'KLP-5.5 card/impossible: card camouflage, need revealed, count 1',
  );
});
