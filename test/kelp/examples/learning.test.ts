import { expect, test } from 'vitest';
import { SHARK } from '../../../src/games/kelp/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, story } from '../kit/scene.ts';

/** Nothing is revealed, and these cards are in hand. */
const hidden = (hand: string, lines = '') => scene(`hand: ${hand}\n${lines}`);

test('KLP-X.4 Learn 2', () => {
  const before = hidden('quick-learning', 'movement: ink-cloud ...\ndraw: sneak camouflage');
  const learning = ['play quick-learning', 'pay ne', 'learn movement ~ stack:sudden-dodge', 'learn trap-den'];
  const market = 'movement: sudden-dodge sudden-dodge take-a-risk great-escape';
  const reserve =
    'reserve: shell shell double-shell trap-discard-2 trap-hide-2 food-crab food-lobster food-sea-snail food-abalone';
  expect(options(pictured(act(before, ...learning)))).toEqual(['keep ink-cloud', 'no']);

  expect(changed(act(before, ...learning, 'no'))).toEqual([
    'ne: [trap-den]',
    'hand: -',
    'discards: ink-cloud',
    'slots: quick-learning -',
    market,
    reserve,
  ]);
  expect(changed(act(before, ...learning, 'keep ink-cloud'))).toEqual([
    'ne: [trap-den]',
    'hand: -',
    'draw: ^ink-cloud sneak camouflage',
    'slots: quick-learning -',
    market,
    reserve,
  ]);
});

test('KLP-X.5 an eat card is one item', () => {
  const learning = pictured(
    act(hidden('quick-learning', 'eat: crab ...'), 'play quick-learning', 'pay ne', 'learn eat ~ stack:lobster'),
  );

  expect(changed(learning)).toEqual([
    'ne: [food-crab]',
    'hand: -',
    'slots: quick-learning -',
    'eat: lobster sea-snail abalone',
    'lesson: crab | ne | shell',
    'reserve: shell shell double-shell trap-discard-2 trap-hide-2 trap-den food-lobster food-sea-snail food-abalone',
  ]);
  expect(options(learning)).toEqual(['learn movement', 'learn hide', 'learn learn']);
  expect(refusedFor(learning, 'learn trap-den')).toBe('KLP-6.25 learn/no-place');
  expect(refusedFor(learning, 'learn eat')).toBe('KLP-6.33 learn/no-place');
});

test('KLP-X.34 nothing to learn', () => {
  const before = scene(`
    [o] [food-crab] s
     s       s      s
     s       s      food-lobster
    hand: devious-ideas trial-and-error
    movement: -
    hide: -
    learn: -
  `);
  expect(look(before, 'eat')).toBe('sea-snail abalone');
  expect(options(before, 'play')).toEqual(['play trial-and-error']);
  expect(refusedFor(before, 'play devious-ideas')).toBe(
    'KLP-5.5 card/impossible: card devious-ideas, need items, count 2',
  );

  const paying = pictured(act(before, 'play trial-and-error'));
  expect(options(paying)).toEqual(['pay ne', 'pay w', 'pay c', 'pay e', 'pay sw', 'pay s']);
  expect(refusedFor(paying, 'pay se')).toBe('KLP-5.6 pay/impossible: card trial-and-error, need items, count 1');
});

test('KLP-X.35 the card that is uncovered', () => {
  const first = pictured(
    act(
      hidden('quick-learning', 'movement: ink-cloud ...'),
      'play quick-learning',
      'pay nw',
      'learn movement ~ stack:sudden-dodge',
    ),
  );
  expect(story(first, 'card-gained', 'stack-shown')).toEqual([
    'card-gained movement ink-cloud 4',
    'stack-shown movement sudden-dodge',
  ]);
  expect(look(first, 'movement')).toBe('sudden-dodge sudden-dodge take-a-risk great-escape');
  expect(options(first, 'learn movement')).toEqual(['learn movement']);

  const second = act(first, 'learn movement ~ stack:great-escape');
  expect(changed(second)).toEqual([
    'movement: great-escape sudden-dodge take-a-risk',
    'lesson: ink-cloud sudden-dodge | - | -',
  ]);
});

test('KLP-X.36 no recycling', () => {
  const before = scene(`
    s [s] s
    s  o  s
    s  s  s
    hand: devious-ideas
  `);
  const learning = pictured(act(before, 'play devious-ideas', 'pay e', 'learn trap-den', 'replace n'));
  expect(look(learning, 'n', 'reserve')).toMatch(/^\[trap-den\], shell double-shell /);
  expect(options(learning)).toEqual([
    'learn movement',
    'learn hide',
    'learn learn',
    'learn eat',
    'learn double-shell',
    'learn trap-discard-1',
    'learn trap-discard-2',
    'learn trap-hide-2',
  ]);
  expect(refusedFor(learning, 'learn shell')).toBe('KLP-6.30 learn/just-sent: block shell');

  // Only `e` is left to be replaced.
  const after = act(learning, 'learn trap-hide-2');
  expect(look(after, 'n', 'e')).toBe('[trap-den], [trap-hide-2]');
  expect(asked(after)).toBe('octopus learn-hide');
  expect(options(after)).toEqual(['hide n', 'hide e', 'hide n e', 'no']);
});

test('KLP-X.37 paid with the octopus', () => {
  const learning = pictured(act(hidden('quick-learning'), 'play quick-learning', 'pay c'));
  const stacks = ['learn movement', 'learn hide', 'learn learn'];

  expect(options(learning)).toEqual(stacks);
  expect(options(act(learning, 'learn hide'))).toEqual(stacks);
  expect(refusedFor(learning, 'learn trap-den')).toBe('KLP-6.25 learn/no-place');
  expect(refusedFor(learning, 'learn eat')).toBe('KLP-6.33 learn/no-place');
});

test('KLP-X.38 a card on top', () => {
  const learnt = pictured(
    act(
      hidden(
        'quick-learning',
        'movement: ink-cloud ...\neat: crab ...\ndraw: sneak nimble-dodge camouflage camouflage',
      ),
      'play quick-learning',
      'pay ne',
      'learn eat ~ stack:lobster',
      'learn movement ~ stack:sudden-dodge',
      'keep crab',
    ),
  );
  expect(look(learnt, 'draw', 'discards')).toBe('^crab sneak nimble-dodge camouflage camouflage, ink-cloud');

  const drawn = act(learnt, 'draw ~ sneak nimble-dodge camouflage b b 1 1');
  expect(story(drawn, 'card-drawn')).toEqual([
    'card-drawn crab (crab)',
    'card-drawn - (sneak)',
    'card-drawn - (nimble-dodge)',
    'card-drawn - (camouflage)',
  ]);
  expect(changed(drawn)).toEqual([
    'hand: sneak nimble-dodge camouflage crab!',
    'draw: camouflage',
    'discards: ink-cloud quick-learning',
    'slots: - -',
    'bag: 5b 3y 1r',
    'pool: b1 b1',
  ]);
  const crab = drawn.book.cardIds.indexOf('crab');
  expect(drawn.game.view(drawn.state, SHARK).hands[0]?.cards).toEqual([-1, -1, -1, crab]);
});

test('KLP-X.39 Heightened Senses', () => {
  const learnt = pictured(
    act(
      hidden('heightened-senses', 'movement: sudden-dodge ...\neat: crab ...'),
      'play heightened-senses',
      'pay nw ne',
      'learn eat ~ stack:lobster',
      'replace ne',
      'learn movement ~ stack:ink-cloud',
    ),
  );
  expect(asked(learnt)).toBe('octopus learn-to-hand');
  expect(options(learnt)).toEqual(['keep sudden-dodge', 'no']);
  expect(refusedFor(learnt, 'keep crab')).toBe('KLP-6.21 keep/type: card crab, type eat');

  const kept = act(learnt, 'keep sudden-dodge');
  expect(changed(kept)).toEqual(['hand: sudden-dodge!', 'discards: crab', 'lesson: -']);
  expect(look(kept, 'nw', 'ne')).toBe('[s], [food-crab]');
});

test('KLP-X.47 Abalone with nothing to replace', () => {
  const before = scene(`
    s  s  s
    s [o] s
    s  s  trap-discard-1
    hand: sneak
    eaten: food-abalone
    movement: ink-cloud ...
  `);
  const learning = pictured(act(before, 'food food-abalone'));
  const stacks = ['learn movement', 'learn hide', 'learn learn', 'learn stop'];
  expect(options(learning)).toEqual(stacks);
  expect(refusedFor(learning, 'learn trap-den')).toBe('KLP-6.25 learn/no-place');
  expect(refusedFor(learning, 'learn eat')).toBe('KLP-6.33 learn/no-place');
  expect(changed(act(before, 'food food-abalone', 'learn stop'))).toEqual(['eaten: (food-abalone)']);

  const second = act(learning, 'learn movement ~ stack:sudden-dodge', 'learn hide ~ stack:regeneration');
  expect(options(second)).toEqual(stacks);
  const third = act(second, 'learn movement ~ stack:sudden-dodge');
  expect(asked(third)).toBe('octopus octopus-action');
  expect(look(third, 'discards')).toBe('ink-cloud in-plain-sight sudden-dodge');
});
