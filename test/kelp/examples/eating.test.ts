import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, seen, won } from '../kit/scene.ts';

test('KLP-X.6 eating', () => {
  const beside = pictured(
    act(
      scene(`
      s       s       s
      o       s       s
      s  food-lobster trap-discard-1
      hand: nimble-dodge lobster
    `),
      'play nimble-dodge',
      'pay s',
      'swap w sw',
    ),
  );
  expect(changed(beside)).toEqual(['w: s', 'sw: o', 's: [food-lobster]', 'hand: lobster', 'slots: nimble-dodge -']);

  const eaten = act(beside, 'play lobster');
  expect(changed(eaten)).toEqual([
    'sw: [o]',
    's: [s]',
    'hand: -',
    'removed: lobster',
    'eaten: food-lobster',
    'reserve: shell double-shell trap-discard-2 trap-hide-2 trap-den food-crab food-sea-snail food-abalone',
  ]);
  expect(asked(eaten)).toBe('octopus end-turn');
  expect(options(eaten)).toEqual(['end', 'food food-lobster']);
  expect(seen(act(eaten, 'food food-lobster'), 'shark')).toEqual(['? ? ?', '? ? ?', '? ? ?']);
  expect(look(act(eaten, 'end'), 'eaten')).toBe('food-lobster');
});

test('KLP-X.43 food between the actions', () => {
  const eaten = pictured(
    act(
      scene(`
      [o] [food-lobster]  s
       s        s        [s]
      [s]      [s]       [trap-discard-1]
      hand: sneak lobster
    `),
      'play lobster',
      'food food-lobster',
    ),
  );
  expect(seen(eaten, 'octopus')).toEqual(['o s s', 's s s', 's s trap-discard-1']);
  expect(look(eaten, 'eaten')).toBe('(food-lobster)');

  const pairs = options(act(eaten, 'play sneak'));
  expect(pairs).toHaveLength(36);
  expect(new Set(pairs).size).toBe(36);
});

test('KLP-X.44 Sea Snail at the end', () => {
  const drawing = `
    at: end of turn
    hand: quick-learning sneak sneak nimble-dodge
    discards: nimble-dodge camouflage
    eaten: food-sea-snail
  `;
  const before = scene(drawing);
  expect(options(before)).toEqual(['end', 'food food-sea-snail']);
  const fetched = pictured(act(before, 'food food-sea-snail', 'pile discards', 'fetch camouflage'));
  expect(changed(fetched)).toEqual([
    'hand: quick-learning sneak sneak nimble-dodge camouflage!',
    'discards: nimble-dodge',
    'eaten: (food-sea-snail)',
  ]);
  const ended = act(fetched, 'end');
  expect(asked(ended)).toBe('octopus hand-overflow');
  expect(options(ended)).toEqual(['drop quick-learning', 'drop sneak', 'drop nimble-dodge', 'drop camouflage']);
  const dropped = act(ended, 'drop camouflage ~ b b 1 1');
  expect(changed(dropped)).toEqual([
    'hand: quick-learning sneak sneak nimble-dodge',
    'discards: nimble-dodge camouflage',
    'bag: 5b 3y 1r',
    'pool: b1 b1',
  ]);

  const keep = { options: { handOverflow: 'keep' } } as const;
  const kept = act(scene(drawing, keep), 'food food-sea-snail', 'pile discards', 'fetch camouflage', 'end ~ b b 1 1');
  expect(changed(kept)).toEqual([
    'hand: quick-learning sneak sneak nimble-dodge camouflage!',
    'discards: nimble-dodge',
    'eaten: (food-sea-snail)',
    'bag: 5b 3y 1r',
    'pool: b1 b1',
  ]);
  const next = scene('at: octopus turn\nhand: quick-learning sneak sneak nimble-dodge camouflage', keep);
  expect(refusedFor(next, 'draw')).toBe('KLP-5.11 draw/full: hand 5, limit 4');
  expect(refusedFor(act(next, 'discard sneak'), 'draw')).toBe('KLP-5.11 draw/full: hand 4, limit 4');
  expect(options(scene('at: octopus turn\nhand: sneak sneak camouflage', keep), 'draw')).toEqual(['draw']);
});

test('KLP-X.46 the fourth food', () => {
  const after = pictured(
    act(
      scene(`
      o  food-abalone s
      s       s       s
      s       s       trap-discard-1
      hand: sneak abalone
      eaten: (food-crab) (food-lobster) food-sea-snail
    `),
      'play abalone',
    ),
  );

  expect(won(after)).toBe('octopus food');
  expect(asked(after)).toBe('');
  expect(changed(after)).toEqual([
    'nw: [o]',
    'n: [s]',
    'hand: sneak',
    'removed: crab lobster sea-snail abalone',
    'eaten: (food-crab) (food-lobster) food-sea-snail food-abalone',
    'reserve: shell double-shell trap-discard-2 trap-hide-2 trap-den',
    'ending: food',
  ]);
});
