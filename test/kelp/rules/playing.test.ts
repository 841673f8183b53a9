import { expect, test } from 'vitest';
import { kelp, OCTOPUS } from '../../../src/games/kelp/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, story } from '../kit/scene.ts';

test('KLP-5.1 + KLP-5.27 + KLP-5.4 + KLP-4.3 a card is put into its slot, paid for at one moment, and then resolved', () => {
  const played = pictured(act(scene('hand: sneak camouflage'), 'play sneak'));
  expect(asked(played)).toBe('octopus pay-cost');
  expect(changed(played)).toEqual(['hand: camouflage', 'slots: sneak -']);
  expect(look(played, 'discards')).toBe('-');

  const paid = act(played, 'pay nw ne');
  expect(changed(paid)).toEqual(['nw: [s]', 'ne: [s]']);
  expect(story(paid, 'revealed')).toEqual(['revealed nw+ne shell+shell payment']);
  expect(asked(paid)).toBe('octopus mix-targets');
  expect(refusedFor(scene('hand: sneak'), 'play camouflage')).toBe(
    'KLP-5.1 card/not-in-hand: card camouflage, hand sneak',
  );
});

test('KLP-4.6 + KLP-4.8 + KLP-5.2 + KLP-5.3 a cost is paid in full with hidden blocks of any kind, the double shell counting two', () => {
  const paying = pictured(act(scene('o [s] food-crab\ntrap-den d s\ns s s\nhand: sneak'), 'play sneak'));

  expect(refusedFor(paying, 'pay nw')).toBe('KLP-5.2 pay/too-little: paid 1, cost 2');
  expect(refusedFor(paying, 'pay nw n')).toBe('KLP-5.2 pay/not-hidden: area n');
  expect(refusedFor(paying, 'pay nw c')).toBe('KLP-5.3 pay/too-much: area nw, cost 2');
  for (const payment of ['pay c', 'pay nw ne', 'pay ne w', 'pay w e']) expect(refusedFor(paying, payment)).toBe('');
  // Without the double shell, seven blocks make 21 pairs.
  expect(options(paying)).toHaveLength(1 + 21);
  expect(refusedFor(scene('[s] [s] [s]\n[s] [o] [s]\n[s] [s] s\nhand: sneak'), 'play sneak')).toBe(
    'KLP-5.2 card/too-dear: card sneak, cost 2, hidden 1',
  );
});

test('KLP-4.9 + KLP-4.5 a trap that is revealed to pay a cost triggers nothing', () => {
  const paid = pictured(act(scene('trap-den s s\ns o s\ns s s\nhand: nimble-dodge'), 'play nimble-dodge', 'pay nw'));
  expect(changed(paid)).toEqual(['nw: [trap-den]', 'hand: -', 'slots: nimble-dodge -']);
  expect(asked(paid)).toBe('octopus swap-pair');
});

test('KLP-5.5 + KLP-5.6 + KLP-16.4 a card is playable only if its effect is possible after a payment, and such payments are offered', () => {
  const short = scene('[s] [s] [s]\n[s] [s] [s]\ns s o\nhand: sneak');
  expect(refusedFor(short, 'play sneak')).toBe('KLP-5.5 card/impossible: card sneak, need hidden, count 2');
  expect(options(short, 'play')).toEqual([]);

  const ink = pictured(act(scene('[s] [s] [s]\n[s] s s\ns s o\nhand: ink-cloud'), 'play ink-cloud'));
  expect(refusedFor(ink, 'pay c e')).toBe('KLP-5.6 pay/impossible: card ink-cloud, need octopus, count 1');
  expect(options(ink)).toEqual(['pay c se', 'pay e se', 'pay sw se', 'pay s se']);
});

test('KLP-5.7 what a card says one may do never bars it', () => {
  const drawing = pictured(act(scene('[s] s s\ns o s\ns s s\nhand: in-plain-sight\ndraw: -'), 'play in-plain-sight'));
  expect(asked(drawing)).toBe('octopus octopus-action');
  const removing = act(scene('[s] s s\ns o s\ns s s\nhand: regeneration'), 'play regeneration');
  expect(asked(removing)).toBe('octopus octopus-action');
});

test('KLP-5.11 + KLP-5.13 + KLP-5.17 one draws below the limit only, and up to it; the crab turns it to 5', () => {
  const full = scene('hand: sneak sneak sneak camouflage');
  expect(refusedFor(full, 'draw')).toBe('KLP-5.11 draw/full: hand 4, limit 4');
  expect(options(full)).not.toContain('draw');
  expect(look(pictured(act(scene('hand: sneak'), 'draw ~ sneak sneak camouflage')), 'hand')).toBe(
    'sneak sneak sneak camouflage',
  );

  const five = scene('hand: sneak sneak sneak camouflage\neaten: (food-crab)');
  expect(kelp.view(five.state, OCTOPUS).handLimit).toBe(5);
  expect(look(act(five, 'draw ~ camouflage'), 'hand')).toBe('sneak sneak sneak camouflage camouflage');
});

test('KLP-5.12 + KLP-5.16 + KLP-5.28 without a card one has to draw, even if there is nothing to draw', () => {
  const empty = scene('hand: -\ndraw: -');
  expect(options(empty)).toEqual(['draw']);
  const drawn = act(empty, 'draw');
  expect(changed(drawn)).toEqual([]);
  expect(story(drawn)).toEqual(['drawing-up 4', 'action-done 1']);
  // Below the limit it may be chosen all the same.
  expect(options(scene('hand: sneak\ndraw: -'))).toContain('draw');
  // And it stops where the cards do.
  expect(changed(act(scene('hand: sneak\ndraw: sneak\ndiscards: camouflage'), 'draw ~ sneak camouflage'))).toEqual([
    'hand: sneak! sneak! camouflage',
    'draw: -',
    'discards: -',
  ]);
});

test('KLP-5.14 + KLP-5.15 + KLP-5.20 an empty draw pile is made of the discard pile, with a card just discarded and without those in slots', () => {
  const before = scene('hand: camouflage\nslots: sneak -\nat: action 2\ndraw: -\ndiscards: nimble-dodge sneak');
  expect(changed(act(before, 'draw ~ nimble-dodge sneak b b 1 2'))).toContain('hand: sneak nimble-dodge camouflage!');

  const discarded = act(
    scene('hand: camouflage sneak\ndraw: -\ndiscards: nimble-dodge'),
    ...['discard camouflage', 'draw ~ camouflage nimble-dodge b b 1 2'],
  );
  expect(look(discarded, 'hand', 'discards')).toBe('sneak! nimble-dodge camouflage, -');
  expect(story(discarded, 'reshuffled')).toEqual(['reshuffled 2 sneak']);
});

test('KLP-5.18 + KLP-5.19 a card is discarded, whatever it costs and does, and then a block may be hidden', () => {
  const before = scene('[s] s s\ns [o] s\ns s s\nhand: sneak camouflage\ndiscards: nimble-dodge');
  const discarded = pictured(act(before, 'discard sneak'));
  expect(changed(discarded)).toEqual(['hand: camouflage', 'discards: nimble-dodge sneak']);
  expect(options(discarded)).toEqual(['hide nw', 'hide c', 'no']);
  expect(refusedFor(discarded, 'hide n')).toBe('KLP-6.14 hide/not-revealed: area n');
  expect(changed(act(discarded, 'hide c'))).toEqual(['c: o']);
  expect(changed(act(discarded, 'no'))).toEqual([]);

  // With nothing to hide nobody is asked.
  expect(asked(act(scene('hand: sneak camouflage'), 'discard sneak'))).toBe('octopus octopus-action');
  expect(refusedFor(before, 'discard crab')).toBe('KLP-5.18 card/not-in-hand: card crab, hand sneak+camouflage');
});

test('KLP-5.21 + KLP-5.22 + KLP-5.23 + KLP-5.24 eaten foods are used before, between and after actions, each once, never within one', () => {
  const drawing = '[s] s s\ns [o] s\ns s s\nhand: sneak nimble-dodge\neaten: food-lobster food-crab';
  const before = scene(drawing);
  const used = pictured(act(before, 'food food-lobster', 'food food-crab', 'no'));
  expect(changed(used)).toEqual(['nw: s', 'c: o', 'eaten: (food-lobster) (food-crab)']);
  expect(story(used, 'food-used')).toEqual(['food-used food-lobster', 'food-used food-crab']);
  expect(refusedFor(used, 'food food-lobster')).toBe('KLP-5.23 food/used: food food-lobster');
  expect(refusedFor(used, 'food food-abalone')).toBe('KLP-5.21 food/not-eaten: food food-abalone');

  // Not while a card is resolved, but between the actions and after the second.
  const paying = act(before, 'play nimble-dodge');
  expect(options(paying, 'food')).toEqual([]);
  const between = act(paying, 'pay n', 'swap w c');
  expect(options(between, 'food')).toEqual(['food food-lobster', 'food food-crab']);
  const after = act(between, 'food food-crab', 'no', 'discard sneak', 'no');
  expect(asked(after)).toBe('octopus end-turn');
  expect(options(after)).toEqual(['end', 'food food-lobster']);
  expect(story(act(after, 'end ~ b b 1 2'), 'turn-ended')).toEqual(['turn-ended 0']);
  // With nothing left to use the turn ends by itself.
  expect(asked(act(scene('at: action 2\nhand: sneak'), 'discard sneak ~ b b 1 2'))).toBe('shark place-current');
});

test('KLP-5.10 + KLP-5.26 an eat card leaves the game, and its food may be used as soon as the action is over', () => {
  const eaten = pictured(act(scene('s [s] s\ns o food-lobster\ns s s\nhand: lobster'), 'play lobster'));
  expect(look(eaten, 'slots', 'removed', 'discards')).toBe('- -, lobster, -');
  expect(options(eaten, 'food')).toEqual(['food food-lobster']);
  expect(changed(act(eaten, 'food food-lobster'))).toEqual(['n: s', 'c: o', 'e: s', 'eaten: (food-lobster)']);
});

test('KLP-5.25 at the end of the turn a hand above the limit is discarded down to it, after the slots are cleared', () => {
  const drawing =
    'hand: sneak sneak camouflage camouflage\ndraw: -\ndiscards: nimble-dodge\nslots: sneak -\neaten: food-sea-snail\nat: end of turn';
  const fetched = pictured(act(scene(drawing), 'food food-sea-snail', 'fetch nimble-dodge'));
  const over = act(fetched, 'end');
  expect(asked(over)).toBe('octopus hand-overflow');
  expect(look(over, 'discards')).toBe('sneak');
  expect(options(over)).toEqual(['drop sneak', 'drop nimble-dodge', 'drop camouflage']);
  expect(refusedFor(over, 'drop crab')).toBe(
    'KLP-5.25 card/not-in-hand: card crab, hand sneak+sneak+nimble-dodge+camouflage+camouflage',
  );
  const dropped = act(over, 'drop camouflage ~ b b 1 2');
  expect(look(dropped, 'hand', 'discards')).toBe('sneak sneak nimble-dodge! camouflage, sneak camouflage');
  expect(asked(dropped)).toBe('shark place-current');

  const kept = scene(drawing, { options: { handOverflow: 'keep' } });
  expect(asked(act(kept, 'food food-sea-snail', 'fetch nimble-dodge', 'end ~ b b 1 2'))).toBe('shark place-current');
});
