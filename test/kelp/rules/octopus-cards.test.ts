import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, facts, look, options, refusedFor, scene } from '../kit/scene.ts';

test('KLP-15.2 Ink Cloud mixes the revealed octopus, which may be part of the cost, with two hidden blocks', () => {
  const cloud = pictured(act(scene('s s s\ns o s\ns s s\nhand: ink-cloud'), 'play ink-cloud', 'pay nw c'));
  expect(refusedFor(cloud, 'mix c n')).toBe('KLP-6.6 mix/not-hidden: area c');
  const mixed = act(cloud, 'mix n e ~ shell', 'put c ~ octopus', 'put n ~ shell');
  expect(look(mixed, 'nw', 'n', 'c', 'e')).toBe('[s], o, s, s');
  expect(facts(mixed)).toEqual(['mix n c e']);
  expect(refusedFor(scene('[s] [s] [s]\n[s] [s] [s]\ns [o] s\nhand: ink-cloud'), 'play ink-cloud')).toBe(
    'KLP-5.5 card/impossible: card ink-cloud, need hidden, count 2',
  );
});

test('KLP-15.1 Take a Risk mixes the block of the centre with two hidden ones outside of it', () => {
  // Of three hidden blocks outside two have to be left: the centre is part of the payment.
  const few = scene('[s] [s] [s]\n[s] o [s]\ns s s\nhand: take-a-risk');
  expect(options(act(few, 'play take-a-risk'))).toEqual(['pay c sw', 'pay c s', 'pay c se']);
  expect(refusedFor(scene('[s] [s] [s]\n[s] o [s]\ns s [s]\nhand: take-a-risk'), 'play take-a-risk')).toBe(
    'KLP-5.5 card/impossible: card take-a-risk, need hidden, count 2',
  );
});

test('KLP-15.3 + KLP-6.47 Trial and Error may remove a card of hand or discard pile, but not the one it gained', () => {
  const learnt = pictured(
    act(
      scene('hand: trial-and-error sneak\ndiscards: camouflage'),
      ...['play trial-and-error', 'pay nw', 'learn hide ~ stack:regeneration'],
    ),
  );
  expect(options(learnt)).toEqual(['remove hand sneak', 'remove discards camouflage', 'no']);
  expect(changed(act(learnt, 'remove discards camouflage'))).toEqual([
    'discards: in-plain-sight',
    'removed: camouflage',
    'lesson: -',
  ]);
});

test('KLP-15.5 + KLP-5.14 In Plain Sight hides and may draw one card', () => {
  const hidden = pictured(
    act(scene('[s] s s\ns [o] s\ns s s\nhand: in-plain-sight'), 'play in-plain-sight', 'hide nw c'),
  );
  expect([asked(hidden), options(hidden)]).toEqual(['octopus draw-one', ['yes', 'no']]);
  expect(look(act(hidden, 'yes ~ sneak'), 'hand')).toBe('sneak');
  expect(changed(act(hidden, 'no'))).toEqual([]);
});

test('KLP-6.21 Heightened Senses asks nothing where all that it has gained is a block and an eat card', () => {
  const learnt = act(
    scene('[s] [s] s\ns [o] s\ns s s\nhand: heightened-senses\neat: crab ...'),
    ...['play heightened-senses', 'pay w e', 'learn eat ~ stack:lobster', 'replace nw', 'learn trap-den', 'replace n'],
  );
  expect(asked(learnt)).toBe('octopus octopus-action');
  expect(look(learnt, 'discards', 'nw', 'n')).toBe('crab, [food-crab], [trap-den]');
});
