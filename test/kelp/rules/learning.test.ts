import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, facts, look, options, refusedFor, scene, story } from '../kit/scene.ts';

const OPEN = '[s] [s] s\ns [o] s\ns s [food-crab]';

test('KLP-6.17 + KLP-6.18 + KLP-6.19 + KLP-6.20 + KLP-6.23 so many items, cards or blocks, are gained one after the other', () => {
  const learning = pictured(act(scene(`${OPEN}\nhand: quick-learning`), 'play quick-learning', 'pay ne'));
  expect(asked(learning)).toBe('octopus learn-item');
  expect(options(learning)).toEqual([
    ...['learn movement', 'learn hide', 'learn learn', 'learn eat'],
    ...['learn shell', 'learn double-shell', 'learn trap-discard-1', 'learn trap-discard-2'],
    ...['learn trap-hide-2', 'learn trap-den'],
  ]);
  expect(refusedFor(learning, 'learn stop')).toBe('KLP-6.18 learn/not-done: owed 2');

  // The stack shows its next card, which may be the second item.
  const one = act(learning, 'learn movement ~ stack:ink-cloud');
  expect(asked(one)).toBe('octopus learn-item');
  expect(look(one, 'movement')).toBe('ink-cloud sudden-dodge take-a-risk great-escape');
  const both = act(one, 'learn movement ~ stack:take-a-risk');
  expect(look(both, 'lesson')).toBe('sudden-dodge ink-cloud | - | -');
  // A whole block for the other item, and a mixture of both.
  expect(asked(act(learning, 'learn trap-den', 'replace n', 'learn hide'))).toBe('octopus learn-top');
});

test('KLP-6.21 + KLP-6.22 gained cards reach the discard pile in order, after the whole effect', () => {
  const learning = pictured(
    act(
      scene(`${OPEN}\nhand: quick-learning\ndiscards: sneak`),
      ...['play quick-learning', 'pay ne', 'learn hide', 'learn movement'],
    ),
  );
  expect(asked(learning)).toBe('octopus learn-top');
  expect(look(learning, 'discards')).toBe('sneak');
  expect(options(learning)).toEqual(['keep in-plain-sight', 'keep sudden-dodge', 'no']);
  expect(refusedFor(learning, 'keep crab')).toBe(
    'KLP-6.21 keep/not-gained: card crab, gained in-plain-sight+sudden-dodge',
  );
  expect(changed(act(learning, 'no'))).toEqual(['discards: sneak in-plain-sight sudden-dodge', 'lesson: -']);
  const kept = act(learning, 'keep in-plain-sight');
  expect(look(kept, 'discards')).toBe('sneak sudden-dodge');
  expect(look(kept, 'draw').split(' ')[0]).toBe('^in-plain-sight');
});

test('KLP-6.24 + KLP-6.34 an eat card brings its food, both as one item; the next eat card has its food in the reserve', () => {
  const before = pictured(
    act(scene('[s] s s\ns o s\ns s s\nhand: trial-and-error'), ...['play trial-and-error', 'pay n']),
  );
  const taken = act(before, 'learn eat ~ stack:lobster');
  expect(asked(taken)).toBe('octopus learn-replace');
  const placed = act(taken, 'replace nw');
  expect(changed(placed)).toEqual([
    'nw: [food-crab]',
    'discards: crab',
    'lesson: -',
    'reserve: shell double-shell trap-discard-1 trap-discard-2 trap-hide-2 trap-den food-lobster food-sea-snail food-abalone',
  ]);
  expect(look(placed, 'eat')).toBe('lobster sea-snail abalone');
});

test('KLP-6.25 + KLP-6.26 + KLP-6.27 + KLP-6.28 + KLP-6.29 a gained block replaces a revealed one that is neither octopus nor food', () => {
  const placing = pictured(
    act(scene(`${OPEN}\nhand: trial-and-error`), ...['play trial-and-error', 'pay w', 'learn trap-den']),
  );
  expect(options(placing)).toEqual(['replace nw', 'replace n', 'replace w']);
  expect(refusedFor(placing, 'replace e')).toBe('KLP-6.25 replace/not-revealed: area e');
  expect(refusedFor(placing, 'replace c')).toBe('KLP-6.27 replace/never: area c, block octopus');
  expect(refusedFor(placing, 'replace se')).toBe('KLP-6.27 replace/never: area se, block food-crab');

  const placed = act(placing, 'replace n');
  expect(changed(placed)).toEqual([
    'n: [trap-den]',
    'reserve: shell shell double-shell trap-discard-1 trap-discard-2 trap-hide-2 food-lobster food-sea-snail food-abalone',
  ]);
  expect([facts(placed), story(placed, 'replaced')]).toEqual([['replace n trap-den'], ['replaced n trap-den shell']]);
  // What went to the reserve may come back by a later effect.
  const later = act(
    scene('[s] [trap-den] s\ns [o] s\ns s s\nhand: trial-and-error devious-ideas'),
    ...['play trial-and-error', 'pay w', 'learn trap-hide-2', 'replace n', 'no', 'play devious-ideas', 'pay e'],
  );
  expect(options(later)).toContain('learn trap-den');
});

test('KLP-6.30 + KLP-6.31 + KLP-6.32 what an effect has sent away it cannot gain, what it has gained it cannot replace; what was paid counts as revealed', () => {
  // The only double shell is sent away; a shell is sent away, and others lie in the reserve.
  const sent = pictured(
    act(
      scene('[d] s s\ns o s\ns s s\nhand: devious-ideas'),
      ...['play devious-ideas', 'pay n', 'learn trap-den', 'replace nw'],
    ),
  );
  expect(refusedFor(sent, 'learn double-shell')).toBe('KLP-6.30 learn/just-sent: block double-shell');
  expect(options(sent)).toContain('learn shell');
  const second = act(sent, 'learn trap-hide-2');
  // Only the block that was revealed as payment is left, and it is taken without asking.
  expect(changed(second).slice(0, 1)).toEqual(['n: [trap-hide-2]']);
  const third = act(
    scene('[s] [s] s\ns o s\ns s s\nhand: devious-ideas'),
    ...['play devious-ideas', 'pay ne', 'learn trap-den', 'replace nw', 'learn trap-hide-2'],
  );
  expect(refusedFor(third, 'replace nw')).toBe('KLP-6.31 replace/gained: area nw');
});

test('KLP-6.33 + KLP-6.35 + KLP-6.49 items are offered as long as the rest can be gained: without a place no block and no eat card', () => {
  const bare = pictured(act(scene('hand: quick-learning'), 'play quick-learning', 'pay c'));
  expect(options(bare)).toEqual(['learn movement', 'learn hide', 'learn learn']);
  expect(refusedFor(bare, 'learn eat')).toBe('KLP-6.33 learn/no-place');
  expect(refusedFor(bare, 'learn trap-den')).toBe('KLP-6.25 learn/no-place');
  expect(refusedFor(bare, 'learn trap-discard-1')).toBe('KLP-6.23 learn/not-in-reserve: block trap-discard-1');

  // Stacks run dry: one card and one place make two items, and a second card none.
  const last = act(
    scene('hand: quick-learning\nmovement: ink-cloud\nhide: -\nlearn: -'),
    ...['play quick-learning', 'pay nw'],
  );
  expect(refusedFor(last, 'learn hide')).toBe('KLP-6.19 learn/stack-empty: stack hide');
  expect(options(act(last, 'learn movement'))).toEqual([
    ...[
      'learn eat',
      'learn shell',
      'learn double-shell',
      'learn trap-discard-2',
      'learn trap-hide-2',
      'learn trap-den',
    ],
  ]);
  expect(refusedFor(scene('hand: quick-learning\nmovement: -\nhide: -\nlearn: -'), 'play quick-learning')).toBe(
    'KLP-5.5 card/impossible: card quick-learning, need items, count 2',
  );
});

test('KLP-6.47 + KLP-6.48 a removed card leaves the game; an effect never removes its own card', () => {
  const removing = pictured(
    act(
      scene('[s] s s\ns o s\ns s s\nhand: regeneration sneak\ndiscards: camouflage sneak nimble-dodge'),
      'play regeneration',
    ),
  );
  expect(options(removing)).toEqual([
    ...['remove hand sneak', 'remove discards sneak', 'remove discards nimble-dodge', 'remove discards camouflage'],
    'no',
  ]);
  expect(refusedFor(removing, 'remove hand regeneration')).toBe(
    'KLP-6.47 remove/not-there: card regeneration, from hand, cards sneak',
  );
  expect(changed(act(removing, 'remove discards sneak'))).toEqual([
    'discards: camouflage nimble-dodge',
    'removed: sneak',
  ]);
  expect(changed(act(removing, 'remove hand sneak'))).toEqual(['hand: -', 'removed: sneak']);
  expect(changed(act(removing, 'no'))).toEqual([]);
});
