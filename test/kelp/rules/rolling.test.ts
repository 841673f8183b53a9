import { expect, test } from 'vitest';
import { defaultPack, drawDie, type Pack, SHARK, type SharkCard, trade } from '../../../src/games/kelp/index.ts';
import { trace } from '../../../src/testing/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, story } from '../kit/scene.ts';

const ENDING = 'at: action 2\nhand: sneak';

test('KLP-7.1 + KLP-7.7 + KLP-18.3 + KLP-18.4 + KLP-18.10 two dice are drawn, each as likely, and rolled once, in the order drawn', () => {
  const drawn = scene('at: shark turn ~ r b 5 2');
  expect(look(drawn, 'pool', 'bag')).toBe('b2 r5, 6b 3y');
  expect(story(drawn, 'die-drawn', 'die-rolled')).toEqual([
    ...['die-drawn red', 'die-drawn blue', 'die-rolled r5', 'die-rolled b2'],
  ]);

  const { game, state } = scene(ENDING);
  const discard = { type: 'octopus-action', seat: 0, action: { do: 'discard', card: 'sneak' } } as const;
  const rolled = trace(game, state, discard, ({ weights }) => weights.findIndex((weight) => weight > 0));
  expect(rolled.map(({ draw: { stream, weights } }) => `${stream} ${weights.join(' ')}`)).toEqual([
    ...['bag 7 3 1', 'bag 6 3 1', 'dice 1 1 1 1 1 1', 'dice 1 1 1 1 1 1'],
  ]);
});

test('KLP-7.2 + KLP-7.3 + KLP-7.16 + KLP-7.12 with tile 4 a third die may be drawn, announced before, if the bag holds three', () => {
  const offered = scene('at: shark turn\ntiles: 4');
  expect(asked(offered)).toBe('shark extra-die');
  expect(options(offered)).toEqual(['yes', 'no']);
  expect(look(act(offered, 'yes ~ b y r 1 2 3'), 'pool')).toBe('b1 y2 r3');
  expect(look(act(offered, 'no ~ b y 1 2'), 'pool')).toBe('b1 y2');
  expect(asked(scene('at: shark turn ~ b b 1 2\ntiles: 3'))).toBe('shark after-roll');
  expect(asked(scene('at: shark turn ~ b b 1 2\ntiles: 4\nbag: 2b'))).toBe('shark after-roll');
});

const CURRENTS = `
  @  s  4  s  .  s  .
     .     .     .
     s  .  o  .  s
     .     .     3
  .  s  .  s  .  s  .
`;

test('KLP-7.4 + KLP-7.5 + KLP-7.6 if the bag runs out, currents of the shark’s choice count as drawn, up to two dice', () => {
  const empty = scene(`${CURRENTS}\nat: shark turn\nbag: -`);
  expect(asked(empty)).toBe('shark harvest-current');
  expect(options(empty)).toEqual(['harvest p21', 'harvest p54']);
  expect(refusedFor(empty, 'harvest p12')).toBe('KLP-7.4 current/none: space p12');
  // The second is the only one left, and is taken without asking.
  const both = pictured(act(empty, 'harvest p21 ~ 6 1'));
  expect([changed(both), story(both, 'current-harvested')]).toEqual([
    ['p21: .', 'p54: .', 'pool: b1 b6'],
    ['current-harvested p21', 'current-harvested p54'],
  ]);
  // One die in the bag: one current.
  expect(look(act(scene(`${CURRENTS}\nat: shark turn ~ y\nbag: 1y`), 'harvest p54 ~ 5 2'), 'pool', 'p21', 'p54')).toBe(
    'b2 y5, 4, .',
  );
  // Nothing at all: the shark goes on with nothing, and no energy die is touched.
  const nothing = scene('at: shark turn\nbag: -\nenergy: b3');
  expect([asked(nothing), look(nothing, 'pool', 'energy')]).toEqual(['shark move', '-, b3']);
  // The die of Hungry comes from the bag alone.
  const hungry = scene(`${CURRENTS}\nat: after-roll\npool: b1 b2\nbag: -\nfront: hungry-1 relentless-1`);
  expect(refusedFor(hungry, 'use hungry-1')).toBe('KLP-14.4 bag/empty: card hungry-1');
});

test('KLP-14.4 what a card takes from the bag is not there for its next word', () => {
  // No card of the game does this: one of another pack takes two dice of its choice, and draws a third.
  const reactive: SharkCard = {
    copies: 1,
    source: 'ours',
    cost: 7,
    dice: ['red', 'yellow'],
    windows: ['before-roll'],
    effects: [trade(1, 2), drawDie],
  };
  const pack: Pack = { ...defaultPack, shark: { ...defaultPack.shark, 'reactive-1': reactive } };
  const use = 'use reactive-1 give b take b r';

  const short = scene('at: shark turn ~ b b\nbag: 2b 1r 1y\nfront: reactive-1', { pack });
  expect(look(act(short, `${use} ~ y 1 2 3 4`), 'pool', 'bag')).toBe('b1 b2 y4 r3, -');
  const shorter = scene('at: shark turn ~ b b\nbag: 2b 1r\nfront: reactive-1 hungry-1', { pack });
  expect(refusedFor(shorter, use)).toBe('KLP-14.4 bag/empty: card reactive-1');
});

test('KLP-7.8 + KLP-14.8 the windows before and after the roll open only for what can be used in them, until passed', () => {
  const before = scene('at: shark turn ~ b b\nfront: hungry-1 reactive-1');
  expect(asked(before)).toBe('shark before-roll');
  expect(asked(pictured(act(before, 'no ~ 1 2')))).toBe('shark after-roll');
  // Both cards are used, so the dice are rolled, and nothing is left to use after the roll.
  expect(asked(act(before, 'use hungry-1 ~ y', 'use reactive-1 give b b take r ~ 1 2'))).toBe('shark move');

  const after = scene('at: shark turn ~ b b 1 2\nfront: relentless-1 ruthless-1');
  const used = act(after, 'use ruthless-1 raise b1 2');
  expect(asked(used)).toBe('shark after-roll');
  expect(asked(act(used, 'use relentless-1 dice b3 ~ 4'))).toBe('shark place-current');
  expect(asked(scene('at: shark turn ~ b b 1 2\nfront: perceptive-1 fast-1'))).toBe('shark place-current');
});

test('KLP-7.9 + KLP-7.10 + KLP-7.13 tiles 1 and 3 give a reroll each, of any die, whose new result stands', () => {
  const one = scene('at: after-roll\npool: b5 r6\ntiles: 2');
  expect(options(one)).toEqual(['reroll b5', 'reroll r6', 'no']);
  const done = pictured(act(one, 'reroll r6 ~ 1'));
  expect(changed(done)).toEqual(['pool: b5 r1', 'rerolled: 1']);
  expect(asked(done)).toBe('shark place-current');

  const two = scene('at: after-roll\npool: b5 r2\ntiles: 3');
  expect(look(act(two, 'reroll r2 ~ 3', 'reroll r3 ~ 1'), 'pool')).toBe('b5 r1');
  expect(look(act(two, 'reroll r2 ~ 3', 'reroll b5 ~ 6'), 'pool')).toBe('b6 r3');
  const held = act(scene('at: after-roll\npool: b5 r2\ntiles: 1\nfront: relentless-1'), 'reroll r2 ~ 3');
  expect(refusedFor(held, 'reroll r3')).toBe('KLP-7.9 reroll/none-left: used 1, rerolls 1');
});

test('KLP-7.11 rerolls and cards that change dice are about the pool alone', () => {
  const drawn = scene(
    `${CURRENTS}\nat: after-roll\npool: b1\nenergy: y3\nalert: alert-1 r4 1\ntiles: 1\nfront: ruthless-1 relentless-1`,
  );
  expect(options(drawn)).toEqual([
    'reroll b1',
    ...['use ruthless-1 raise b1 1', 'use ruthless-1 raise b1 2', 'use relentless-1 dice b1'],
    'no',
  ]);
  expect(refusedFor(drawn, 'reroll y3')).toBe('KLP-7.11 die/not-in-pool: die y3, pool b1');
  expect(refusedFor(drawn, 'use ruthless-1 raise r4 1')).toBe('KLP-7.11 die/not-in-pool: die r4, pool b1');
});

test('KLP-7.14 + KLP-7.15 + KLP-17.6 the shark may look into the bag, the octopus and spectators may not', () => {
  const { game, state } = scene('');
  expect([game.view(state, SHARK).bag, game.view(state, 0).bag, game.view(state, 'spectator').bag]).toEqual([
    [7, 3, 1],
    [-1, -1, -1],
    [-1, -1, -1],
  ]);
  // What is in it follows by subtraction.
  expect(game.determinize(game.view(state, 0), 'world').bag).toEqual([7, 3, 1]);
});

test('KLP-7.17 Hungry draws before the roll a die that is rolled with the others, or after it one that is rolled alone', () => {
  const before = pictured(act(scene('at: shark turn ~ b b\nfront: hungry-1 reactive-1'), 'use hungry-1 ~ r'));
  expect(look(before, 'drawn', 'front', 'spent')).toBe('b b r, reactive-1, hungry-1');
  expect(options(before)).toContain('use reactive-1 give b r take y');
  expect(look(act(before, 'no ~ 1 2 3'), 'pool')).toBe('b1 b2 r3');

  const after = act(scene('at: after-roll\npool: b1 b2\nfront: hungry-1'), 'use hungry-1 ~ y 6');
  expect(look(after, 'pool', 'spent')).toBe('b1 b2 y6, hungry-1');
  expect(asked(after)).toBe('shark place-current');
});
