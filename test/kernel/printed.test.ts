import {
  createGame,
  isEngineError,
  number,
  type PrintedView,
  perSeat,
  rulesOf,
  shapeOf,
  type TypesIn,
  withPrinted,
} from 'gastropodia';
import { boxOf } from 'gastropodia/boxes';
import { look, snails, snailsBox } from 'gastropodia/snails';
import { showIn } from 'gastropodia/snails/show';
import { language as en } from 'gastropodia/snails/show/en';
import { expect, test } from 'vitest';
import { auction } from '../kit/auction.ts';

// #region types
const STAIRS = shapeOf({
  table: {
    /** How high each player stands. */
    steps: perSeat(number(0, 20)),
  },
  asks: { climb: { says: { by: number(1, 2) } } },
});

interface StairsTypes extends TypesIn<typeof STAIRS> {
  Printed: {
    /** What each step is worth. */
    readonly worth: readonly number[];
  };
}
// #endregion types

// #region rules
const PRINTED = { worth: Array.from({ length: 21 }, (_, step) => step % 5) };

const stairs = createGame(
  rulesOf<StairsTypes>(STAIRS, {
    id: 'stairs',
    printed: () => PRINTED,
    turns: 'climb',
    outcome: ({ steps }) => {
      const first = steps.findIndex((step) => step >= 10);
      return first < 0 ? undefined : { winners: [first], reason: 'top', rule: 'STA-1.1' };
    },
    questions: {
      climb: (draft, { seat }, { by }) => {
        draft.steps[seat] = (draft.steps[seat] ?? 0) + by;
      },
    },
  }),
);
// #endregion rules

test('KER-5.14 what rules print is in no view, the same for everybody, and frozen', () => {
  const first = stairs.setup({}, 'x');
  const later = stairs.reduce(first, { type: 'climb', seat: 0, by: 2 });

  for (const at of [first, later, stairs.view(first, 0), stairs.view(later, 'spectator')]) {
    expect(stairs.printed(at)).toBe(PRINTED);
    expect(at).not.toHaveProperty('worth');
  }
  expect(Object.isFrozen(PRINTED.worth)).toBe(true);
});

test('KER-5.14 a game that prints nothing has an empty object', () => {
  const state = auction.setup({ players: 2 }, 'x');
  const view = auction.view(state, 0);

  expect(auction.printed(state)).toEqual({});
  expect(auction.printed(view)).toBe(auction.printed(state));
  expect(withPrinted(auction, view)).toBe(view);
});

test('KER-5.15 a view with what is printed beside it has all of both, and stays as it is', () => {
  // #region printed
  const view = stairs.view(stairs.setup({}, 'any seed'), 0);
  const whole = withPrinted(stairs, view); // { ...view, worth: [0, 1, 2, 3, 4, 0, …] }
  // #endregion printed
  const typed: PrintedView<StairsTypes> = whole;

  expect(typed).toEqual({ ...view, ...PRINTED });
  expect(withPrinted(stairs, whole)).toBe(whole);
  expect(Object.isFrozen(whole)).toBe(true);
});

test('KER-2.4 what is printed is asked of a position of this game', () => {
  expect(() => stairs.printed(auction.setup({ players: 2 }, 'x') as never)).toThrow('the game here is');
  expect(() => withPrinted(7 as never, 7 as never)).toThrow('A game is needed here; 7 is none.');
});

test('KER-12.10 a box takes a view with what is printed and without', () => {
  const state = snails.setup({ players: 2, firstPlayer: 0 }, 'x');
  const view = snails.view(state, 0);
  const whole = withPrinted(snails, view);
  const { words, story, render } = snailsBox;
  const options = { locale: 'en', colour: 'none', columns: 80 } as const;
  const [action] = snails.legalActions(view);

  expect(story.look(view)).toEqual(story.look(whole));
  expect(render(view, options)).toBe(render(whole, options));
  expect(action && words.action(action, view, options)).toBe(action && words.action(action, whole, options));
  expect(words.names(view)).toEqual(words.names(whole));
});

test('KER-12.10 the box of a game without a look of its own shows what is printed', () => {
  const { story } = boxOf({ game: stairs });

  expect(story.look(stairs.view(stairs.setup({}, 'x'), 0))).toMatchObject({ steps: [0, 0], ...PRINTED });
});

test('KER-12.10 a show that is given a view without what is printed says where it comes from', () => {
  const view = snails.view(snails.setup({ players: 2 }, 'x'), 0);
  const { story } = showIn({ en });
  const thrownBy = (run: () => unknown): unknown => {
    try {
      return run();
    } catch (thrown) {
      return isEngineError(thrown) && [thrown.code, thrown.message];
    }
  };
  const said = [
    'view/invalid',
    "This view of Snails comes without what is printed, such as its 'fields'. Give withPrinted(game, view); without a game, lay beside it what the table has sent: { ...printed, ...view }.",
  ];

  // @ts-expect-error what is printed is missing
  expect(thrownBy(() => story.look(view))).toEqual(said);
  // @ts-expect-error the same
  expect(thrownBy(() => look(view))).toEqual(said);
  expect(story.look({ ...snails.printed(view), ...view })).toEqual(snailsBox.story.look(view));
});
