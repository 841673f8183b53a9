import { type EngineError, withPrinted } from 'gastropodia';
import { ants, antsBox } from 'gastropodia/ants';
import { formatAction, formatEvent, formatOutcome, snails } from 'gastropodia/snails';
import { expect, test } from 'vitest';

const state = snails.setup({ players: 2 }, 'words');
const seat = snails.pending(state)[0]?.seat ?? 0;
const view = withPrinted(snails, snails.view(state, seat));
const action = snails.legalActions(view)[0] ?? expect.unreachable();
const outcome = { winners: [0], ranking: [[0], [1]], reason: 'resigned', rule: 'KER-14.4' };

const messageOf = (say: () => unknown): string => {
  try {
    return `said: ${say()}`;
  } catch (error) {
    return `${(error as EngineError).code}: ${(error as Error).message}`;
  }
};

test('KER-2.9 a locale, names and what else a sentence is told with are one object, and anything else is a sentence', () => {
  const any = (value: unknown) => value as never;

  expect([
    messageOf(() => formatEvent({ type: 'round-began', round: 2, first: 0 }, any('pl'))),
    messageOf(() => formatOutcome(outcome, any('pl'))),
    messageOf(() => snails.explain({ code: 'game/over', rule: 'KER-1.2', facts: {} }, any('pl'))),
    messageOf(() => snails.seatName(0, any('pl'))),
    messageOf(() => formatAction(action, view, any('pl'))),
    messageOf(() => formatAction(action, view, { as: any('heading') })),
    messageOf(() => formatAction(any(view), any(action))),
    messageOf(() => antsBox.words.outcome(any({ locale: 'en' }), any(ants.id))),
  ]).toMatchInlineSnapshot(`
    [
      "argument/invalid: Expected options as { locale: 'pl' }, got 'pl'.",
      "argument/invalid: Expected options as { locale: 'pl' }, got 'pl'.",
      "argument/invalid: Expected options as { locale: 'pl' }, got 'pl'.",
      "argument/invalid: Expected options as { locale: 'pl' }, got 'pl'.",
      "argument/invalid: The options have to be an object; 'pl' is none.",
      "argument/invalid: Expected as: 'label' or 'sentence', got 'heading'.",
      "ruleset/foreign: A view of Snails is needed here; an object is none.",
      "outcome/unknown: An outcome of Ants is needed here; an object is none.",
    ]
  `);
});

test('KER-11.10 the same options say who is who in every function', () => {
  const options = { locale: 'pl', names: { players: ['Ala', 'Ola'] } } as const;

  expect([snails.seatName(1, options), formatOutcome(outcome, options)]).toEqual([
    'Ola',
    'Wygrana: Ala (Ola poddaje partię). [KER-14.4]',
  ]);
});
