// #region shape
import {
  createGame,
  type Game,
  maybe,
  NONE,
  next,
  number,
  row,
  rulesOf,
  seat,
  shapeOf,
  type TypesIn,
} from 'gastropodia';

const field = number(0, 8);

const SHAPE = shapeOf({
  table: {
    /** TTT-1.1: the seat whose mark is on each field; -1 where there is none. */
    marks: row(9, maybe(seat)),
  },
  asks: { mark: { says: { field } } },
  events: { marked: { seat, field } },
  refusals: {
    'mark/taken': {
      rule: 'TTT-2.2',
      says: {
        en: 'That field is taken; empty are {empty}.',
        pl: 'To pole jest zajęte; wolne są {empty}.',
        de: 'Dieses Feld ist besetzt; frei sind {empty}.',
      },
    },
  },
});

export interface TicTacToeTypes extends TypesIn<typeof SHAPE> {}
// #endregion shape

// #region board
type Marks = readonly number[];

// TTT-3.1: the rows, the columns and the diagonals.
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
const hasLine = (marks: Marks, of: number): boolean => LINES.some((line) => line.every((each) => marks[each] === of));
const emptyFields = (marks: Marks): number[] => marks.flatMap((mark, each) => (mark === NONE ? [each] : []));

// #endregion board

// #region rules
export const rules = rulesOf<TicTacToeTypes>(SHAPE, {
  id: 'tic-tac-toe',
  seats: 2,
  streams: [],
  // TTT-2.1: the first player first.
  opening: [{ ask: 'mark', seat: 0 }],
  questions: {
    mark: {
      // TTT-2.2: the player puts a mark on an empty field.
      why: ({ marks }, _ask, said) =>
        marks[said.field] === NONE ? undefined : SHAPE.refuse('mark/taken', { empty: emptyFields(marks) }),
      answer(draft, ask, said) {
        draft.marks[said.field] = ask.seat;
        SHAPE.emit({ type: 'marked', seat: ask.seat, field: said.field });
        // TTT-3.1 + TTT-3.2: after three in a line, and on a full board, nobody is asked any more: that is the end.
        if (hasLine(draft.marks, ask.seat) || emptyFields(draft.marks).length === 0) return;
        next(draft, { ask: 'mark', seat: 1 - ask.seat });
      },
    },
  },
  outcome({ marks }) {
    const winner = [0, 1].find((each) => hasLine(marks, each));
    if (winner === undefined) return { ranking: [[0, 1]], reason: 'full-board', rule: 'TTT-3.2' };
    return { ranking: [[winner], [1 - winner]], reason: 'three-in-a-line', rule: 'TTT-3.1' };
  },
  // #endregion rules
  // #region invariants
  invariants: {
    'the players take turns': ({ marks }) => [0, 1].includes(turnOf(marks)),
    'nobody is asked but the player whose turn it is': ({ marks, agenda }) =>
      agenda.length <= 1 && agenda.every((entry) => 'ask' in entry && entry.seat === turnOf(marks)),
    'the game ends with three in a line or on a full board, and not before': ({ marks, agenda }) =>
      (agenda.length === 0) === (hasLine(marks, 0) || hasLine(marks, 1) || emptyFields(marks).length === 0),
    'three in a line were made by the last mark': ({ marks }) => !hasLine(marks, turnOf(marks)),
  },
});

/** Whose turn it is: crosses are one ahead of the noughts, or there are as many of both. */
function turnOf(marks: Marks): number {
  return marks.filter((mark) => mark === 0).length - marks.filter((mark) => mark === 1).length;
}
// #endregion invariants

// #region game

/** Three in a line: the rules are in `docs/rules/tic-tac-toe.md`. */
export const ticTacToe: Game<TicTacToeTypes> = createGame(rules);
// #endregion game
