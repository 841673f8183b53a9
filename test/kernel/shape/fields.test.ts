import { isEngineError, maybe, number, perSeat, questionsOf, type StatePart, sorted } from 'gastropodia';
import { expect, test } from 'vitest';

test('KER-10.7 what an action cannot say is an error that names the field', () => {
  const messageOf = (said: StatePart): unknown => {
    try {
      return questionsOf({ aim: { says: { field: said } } }, 2, {} as never);
    } catch (error) {
      return isEngineError(error) && error.code === 'ruleset/invalid' ? error.message : error;
    }
  };

  expect([maybe(number(3, 5)), sorted(number(0, 5)), perSeat(number(0, 5))].map(messageOf)).toEqual([
    'field: -1 for none stands beside numbers from 0 on only; say `optional` instead.',
    "field: what has no order is said with 'bag', what is there once with 'ascending'.",
    'field: a list that an action says is of a length that is known.',
  ]);
  expect(messageOf(maybe(number(0, 5)))).toMatchObject({ aim: { fields: { field: { domain: { least: -1 } } } } });
});
