import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, facts, look, options, refusedFor, scene, seen, story, won } from '../kit/scene.ts';

test('KLP-6.36 + KLP-6.37 + KLP-6.38 + KLP-6.39 + KLP-6.41 + KLP-1.11 a food beside the octopus is eaten: both are revealed, a shell takes its place', () => {
  const before = scene('s s s\ns o food-lobster\ns s s\nhand: lobster\neaten: food-abalone');
  const eaten = pictured(act(before, 'play lobster'));
  expect(changed(eaten)).toEqual([
    'c: [o]',
    'e: [s]',
    'hand: -',
    'removed: lobster abalone',
    'eaten: food-abalone food-lobster',
    'reserve: double-shell trap-discard-1 trap-discard-2 trap-hide-2 trap-den food-crab food-sea-snail',
  ]);
  expect(facts(eaten)).toEqual(['reveal c octopus', 'reveal e food-lobster', 'replace e shell']);
  expect(asked(eaten)).toBe('octopus octopus-action');

  // In any state, but not across a corner, and not if it is not there.
  expect(refusedFor(scene('s s s\ns [o] [food-lobster]\ns s s\nhand: lobster'), 'play lobster')).toBe('');
  const apart = 'KLP-5.5 card/impossible: card lobster, need food, count 1';
  expect(refusedFor(scene('s s food-lobster\ns o s\ns s s\nhand: lobster'), 'play lobster')).toBe(apart);
});

test('KLP-6.40 + KLP-4.7 a plain shell is always there to take the place of a food, and the octopus stays', () => {
  // Octopus, one food and seven shells: the eighth is in the reserve.
  const eaten = pictured(act(scene('s s s\ns [o] [food-crab]\ns s s\nhand: crab'), 'play crab'));
  expect(look(eaten, 'e')).toBe('[s]');
  expect(look(eaten, 'reserve').split(' ')).not.toContain('shell');
  expect(
    seen(eaten, 'octopus')
      .join(' ')
      .split(' ')
      .filter((block) => block === '[o]'),
  ).toHaveLength(1);
});

test('KLP-6.42 the octopus stays revealed until an effect hides it', () => {
  const eaten = pictured(
    act(scene('s s s\ns o food-crab\ns s s\nhand: crab sneak'), 'play crab', 'discard sneak', 'no'),
  );
  expect(look(eaten, 'c')).toBe('[o]');
});

test('KLP-6.43 + KLP-6.50 the fourth food wins at once, its card being out of the game', () => {
  const eaten = pictured(
    act(
      scene('s s s\ns o food-crab\ns s s\nhand: crab\neaten: food-abalone food-lobster (food-sea-snail)'),
      'play crab',
    ),
  );
  expect([won(eaten), asked(eaten)]).toEqual(['octopus food', '']);
  expect(look(eaten, 'removed', 'eaten')).toBe(
    'crab lobster sea-snail abalone, food-abalone food-lobster (food-sea-snail) food-crab',
  );
});

test('KLP-6.44 + KLP-6.51 a food may be used in vain, but Sea Snail needs a card in a pile, and makes no new draw pile', () => {
  expect(changed(pictured(act(scene('hand: sneak\neaten: food-lobster'), 'food food-lobster')))).toEqual([
    'eaten: (food-lobster)',
  ]);
  const nowhere = scene('hand: sneak\ndraw: -\neaten: food-sea-snail');
  expect(refusedFor(nowhere, 'food food-sea-snail')).toBe(
    'KLP-6.44 food/impossible: food food-sea-snail, need card, count 1',
  );
  // With one of the piles empty, nobody is asked which; nothing is shuffled.
  const discards = act(
    scene('hand: sneak\ndraw: -\ndiscards: camouflage nimble-dodge\neaten: food-sea-snail'),
    'food food-sea-snail',
  );
  expect(asked(discards)).toBe('octopus snail-card');
  expect(options(discards)).toEqual(['fetch nimble-dodge', 'fetch camouflage']);
  expect(refusedFor(discards, 'fetch sneak')).toBe(
    'KLP-6.51 fetch/not-there: card sneak, pile discards, cards nimble-dodge+camouflage',
  );
});

test('KLP-6.46 a card that Sea Snail takes from the discard pile is public, one from the draw pile is not', () => {
  const before = pictured(
    act(
      scene('hand: sneak\ndraw: sneak camouflage\ndiscards: nimble-dodge sneak\neaten: food-sea-snail'),
      'food food-sea-snail',
    ),
  );
  expect(options(before)).toEqual(['pile draw-pile', 'pile discards']);
  const open = act(before, 'pile discards', 'fetch nimble-dodge');
  expect(changed(open)).toEqual(['hand: sneak nimble-dodge!', 'discards: sneak']);
  expect(story(open, 'card-fetched')).toEqual(['card-fetched discards nimble-dodge (nimble-dodge)']);
  const secret = act(before, 'pile draw-pile', 'fetch camouflage');
  expect(changed(secret)).toEqual(['hand: sneak camouflage', 'draw: sneak']);
  expect(story(secret, 'card-fetched')).toEqual(['card-fetched draw-pile - (camouflage)']);
});

test('KLP-6.45 Abalone gains up to three items', () => {
  const learning = pictured(act(scene('[s] s s\ns o s\ns s s\neaten: food-abalone\nhand: sneak'), 'food food-abalone'));
  expect(options(learning)).toContain('learn stop');
  expect(changed(act(learning, 'learn stop'))).toEqual([]);
  const some = act(learning, 'learn hide ~ stack:in-plain-sight', 'learn trap-den', 'learn hide ~ stack:regeneration');
  expect(changed(some)).toContain('discards: in-plain-sight in-plain-sight');
  expect(asked(some)).toBe('octopus octopus-action');
});

test('KLP-5.17 + KLP-5.13 + KLP-20.19 the crab turns the limit to 5, and one may draw up to it at once', () => {
  const turned = pictured(act(scene('hand: sneak sneak\neaten: food-crab'), 'food food-crab'));
  expect(asked(turned)).toBe('octopus crab-draw');
  expect(story(turned, 'limit-turned')).toEqual(['limit-turned 5']);
  expect(look(act(turned, 'yes ~ sneak camouflage camouflage'), 'hand')).toBe(
    'sneak sneak sneak camouflage camouflage',
  );
  expect(changed(act(turned, 'no'))).toEqual([]);
});
