import { expect, test } from 'vitest';
import { choiceOf, choicesAt, newNode, visitsAt } from '../../src/bots/search/tree.ts';

const keep = (cards: readonly number[], more: object = {}) => ({ type: 'keep', seat: 0, cards, ...more });
const HANDS = Array.from({ length: 300 }, (_, nth) => [nth % 7, nth]);

test('among many choices each is found again, whichever decision its action names and in whichever order it says things', () => {
  const node = newNode();
  const known = HANDS.flatMap((cards) => choicesAt(node, [keep(cards, { decision: 1 })]));
  known.forEach((choice, nth) => {
    choice.visits = nth;
  });
  const again = HANDS.map((cards) => ({ cards, decision: 2, seat: 0, type: 'keep' })).reverse();

  expect(choicesAt(node, again)).toEqual([...known].reverse());
  expect(visitsAt(node, again)).toEqual(HANDS.map((_, nth) => 299 - nth));
  expect(choiceOf(node, keep([6, 13]))).toBe(known[13]);
  expect(node.choices).toHaveLength(300);
});

test('what is new among many choices comes behind them, and is found from then on', () => {
  const node = newNode();
  choicesAt(
    node,
    HANDS.map((cards) => keep(cards)),
  );
  expect(choiceOf(node, keep([9, 9]))).toBeUndefined();
  const [known, made] = choicesAt(node, [keep([1, 1]), keep([9, 9])]);

  expect([node.choices.indexOf(known as never), node.choices.indexOf(made as never)]).toEqual([1, 300]);
  expect(choiceOf(node, keep([9, 9]))).toBe(made);
  expect(visitsAt(node, [keep([9, 9]), keep([9, 10])])).toEqual([0, 0]);
});
