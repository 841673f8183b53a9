// #region game
import {
  clicked,
  createGame,
  maybe,
  NONE,
  number,
  placesOf,
  row,
  rulesOf,
  seat,
  shapeOf,
  type TypesIn,
} from 'gastropodia';
import { TAKEN } from './sentences.ts';

export const SHAPE = shapeOf({
  // TTT-1.1: the seat whose mark is on each of nine fields; -1 where there is none.
  table: { marks: row(9, maybe(seat)) },
  asks: { mark: { says: { field: clicked('field', number(0, 8)) }, tells: 'marked' } },
  refusals: { 'mark/taken': { rule: 'TTT-2.2', says: TAKEN } },
});

// TTT-3.1: the rows, the columns and the diagonals.
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
const hasLine = (marks: readonly number[], of: number) => LINES.some((line) => line.every((at) => marks[at] === of));

export const rules = rulesOf(SHAPE, {
  id: 'tic-tac-toe',
  // TTT-2.1: the players take turns, the first player first.
  turns: 'mark',
  questions: {
    mark: {
      // TTT-2.2: the player puts a mark on an empty field.
      among: { field: ({ marks }) => placesOf(marks, NONE) },
      otherwise: { field: (empty) => SHAPE.refuse('mark/taken', { empty }) },
      answer(draft, ask, { field }) {
        draft.marks[field] = ask.seat;
      },
    },
  },
  outcome({ marks }) {
    const winner = [0, 1].find((each) => hasLine(marks, each));
    if (winner !== undefined) return { winners: [winner], reason: 'three-in-a-line', rule: 'TTT-3.1' };
    return marks.includes(NONE) ? undefined : { winners: [0, 1], reason: 'full-board', rule: 'TTT-3.2' };
  },
  // #endregion game
  // #region invariants
  invariants: {
    'the players take turns': ({ marks }) => [0, 1].includes(turnOf(marks)),
    'nobody is asked but the player whose turn it is': ({ marks, agenda }) =>
      agenda.length <= 1 && agenda.every((entry) => 'ask' in entry && entry.seat === turnOf(marks)),
    'three in a line were made by the last mark': ({ marks }) => !hasLine(marks, turnOf(marks)),
  },
});

/** Whose turn it is: crosses are one ahead of the noughts, or there are as many of both. */
function turnOf(marks: readonly number[]): number {
  return marks.filter((mark) => mark === 0).length - marks.filter((mark) => mark === 1).length;
}
// #endregion invariants

// #region made
/** The types of tic-tac-toe. */
export interface TicTacToeTypes extends TypesIn<typeof SHAPE> {}

/** Three in a line: the rules are in `docs/rules/tic-tac-toe.md`. */
export const ticTacToe = createGame<TicTacToeTypes>(rules);
// #endregion made
