import fc from 'fast-check';
import { clonePlain, createRandom, deepFreeze, type Game, type GameTypes, isSamePlain } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { sharedWith } from '../../../src/kernel/basics/sharing.ts';
import { allBoxes } from '../../../src/registry/index.ts';
import { configsOf } from '../../kit/configs.ts';

const BOXES = await allBoxes();

describe('what has become of a copy', () => {
  test('KER-10.9 what has come out as it was is the old object, and the rest is new and frozen', () => {
    const old = deepFreeze({ round: 1, life: [30, 25], hands: [[1, 2], [3]], deck: { top: [], rest: [4, 5] } });
    const copy = clonePlain(old) as { round: number; life: number[]; hands: number[][]; deck: typeof old.deck };
    copy.round = 2;
    copy.hands[1]?.push(6);

    const made = sharedWith(copy, old);

    expect(made).toEqual({
      round: 2,
      life: [30, 25],
      hands: [
        [1, 2],
        [3, 6],
      ],
      deck: { top: [], rest: [4, 5] },
    });
    expect([made.life === old.life, made.deck === old.deck, made.hands[0] === old.hands[0]]).toEqual([
      true,
      true,
      true,
    ]);
    expect([made, made.hands, made.hands[1]].map(Object.isFrozen)).toEqual([true, true, true]);
  });

  test('KER-10.9 a copy in which nothing has changed is the old object', () => {
    const old = deepFreeze({ life: Array.from({ length: 40 }, (_, index) => index), hands: [[1], []] });

    expect(sharedWith(clonePlain(old), old)).toBe(old);
  });

  test.each([
    ['a list that is longer', [1], [1, 2]],
    ['a list that is shorter', [1, 2], [1]],
    ['a long list that is longer', Array.from({ length: 20 }, () => 0), Array.from({ length: 21 }, () => 0)],
    ['a key more', { a: 1 }, { a: 1, b: 2 }],
    ['a key fewer', { a: 1, b: 2 }, { a: 1 }],
    ['another key', { a: 1 }, { b: 1 }],
    ['a list for an object', {}, []],
    ['an object for a list', [], {}],
    ['nothing for something', { a: [1] }, { a: null }],
    ['something for nothing', { a: null }, { a: [1] }],
    ['an object under a key named __proto__', {}, JSON.parse('{"__proto__":{}}')],
  ])('KER-10.9 %s is not taken for the old one', (_what, old, made) => {
    const text = JSON.stringify(made);

    expect(JSON.stringify(sharedWith(made, deepFreeze(old)))).toBe(text);
  });

  test('KER-10.9 whatever became of whatever: it is as it was made, frozen, and equal parts are the old ones', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (one, other) => {
        const old = deepFreeze({ here: one, there: [one, other] });
        const made = sharedWith(clonePlain({ here: other, there: [one, one] }), old);

        expect(JSON.stringify(made)).toBe(JSON.stringify({ here: other, there: [one, one] }));
        expect(isDeeplyFrozen(made)).toBe(true);
        expect(made.there[0]).toBe(old.there[0]);
      }),
    );
  });
});

describe.each(BOXES.map((box) => [box.game.id, box] as const))('%s', (_id, box) => {
  test('KER-10.9 along a game old positions stay, and parts that no action has touched are the same objects', () => {
    for (const [nth, config] of configsOf(box).slice(0, 3).entries()) {
      for (const [before, after, text] of stepsOf(box.game, config, `shared ${nth}`)) {
        expect(JSON.stringify(before)).toBe(text);
        expect(isDeeplyFrozen(after)).toBe(true);
        const parts = Object.keys(after) as (keyof typeof after)[];
        const copied = parts.filter((key) => after[key] !== before[key] && isSamePlain(after[key], before[key]));
        expect(copied).toEqual([]);
      }
    }
  });

  test('KER-10.9 a position that is not frozen stays its owner’s, and gives the same', () => {
    for (const [before, after, text, action] of stepsOf(box.game, configsOf(box)[0], 'free')) {
      const own = JSON.parse(text);

      expect(box.game.reduce(own, action)).toEqual(after);
      expect(JSON.stringify(own)).toBe(JSON.stringify(before));
      expect(Object.isFrozen(own) || Object.isFrozen(own.agenda)).toBe(false);
    }
  });
});

type Step = readonly [before: GameTypes['State'], after: GameTypes['State'], text: string, action: GameTypes['Action']];

function stepsOf(game: Game<GameTypes>, config: unknown, seed: string): Step[] {
  const random = createRandom(seed);
  const steps: Step[] = [];
  let state = game.setup(config, seed);
  while (game.outcome(state) === undefined && steps.length < 150) {
    const text = JSON.stringify(state);
    const action = random.oneOf([...game.legalActions(state)]);
    const after = game.reduce(state, action);
    steps.push([state, after, text, action]);
    state = after;
  }
  return steps;
}

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen);
}
