// #region imports
import {
  clonePlain,
  createGame,
  emit,
  type Game,
  imagineAgenda,
  integer,
  type KernelEvent,
  type KernelWhy,
  type Locale,
  next,
  type Position,
  type PositionView,
  positionEntries,
  type Rules,
  type Seat,
  whole,
} from 'gastropodia';
import * as v from 'valibot';
// #endregion imports

// #region types
/** What the game has beside the part that the kernel keeps. */
export interface Board {
  /** The seat whose mark is on each field; -1 where there is none. */
  readonly marks: readonly number[];
}

/** The only question: where the seat whose turn it is puts its mark. */
export type MarkAsk = { readonly ask: 'mark'; readonly seat: Seat };

/** The answer to it. */
export type MarkAction = {
  readonly type: 'mark';
  readonly seat: Seat;
  readonly decision?: number;
  readonly field: number;
};

/** The only thing that happens. */
export type MarkEvent = { readonly type: 'marked'; readonly seat: Seat; readonly field: number };

/** The only thing that the rules forbid. */
export type MarkWhy = {
  readonly code: 'mark/taken';
  readonly rule: 'TTT-2.2';
  readonly facts: { readonly empty: readonly number[] };
};

export interface TicTacToeTypes {
  Config: Record<never, never>;
  State: Position<MarkAsk> & Board;
  View: PositionView<MarkAsk> & Board;
  Action: MarkAction;
  Event: KernelEvent<MarkAction> | MarkEvent;
  Why: KernelWhy | MarkWhy;
  Step: never;
  Ask: MarkAsk;
}
// #endregion types

// #region board
const NONE = -1;
const FIELDS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
/** TTT-3.1: the rows, the columns and the diagonals. */
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** Has this seat three marks in a line? */
const hasLine = ({ marks }: Board, seat: Seat): boolean =>
  LINES.some((line) => line.every((field) => marks[field] === seat));
const emptyFields = ({ marks }: Board): number[] => FIELDS.filter((field) => marks[field] === NONE);
/** Whose turn it is: crosses are one ahead of the noughts, or there are as many of both. */
const turnOf = ({ marks }: Board): Seat =>
  marks.filter((mark) => mark === 0).length - marks.filter((mark) => mark === 1).length;
// #endregion board

// #region rules
export const rules: Rules<TicTacToeTypes> = {
  id: 'tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  streams: [],
  config: v.strictObject({}),
  state: v.strictObject({
    ...positionEntries<MarkAsk>(v.strictObject({ ask: v.literal('mark'), seat: whole(0, 1) })),
    marks: v.pipe(v.array(whole(NONE, 1)), v.length(FIELDS.length)),
  }),

  seatsOf: () => 2,

  setup: () => ({
    // TTT-1.1: nine fields, all of them empty at first.
    marks: FIELDS.map(() => NONE),
    // TTT-2.1: the first player first.
    agenda: [{ ask: 'mark', seat: 0 }],
  }),

  steps: {},

  questions: {
    mark: {
      options: 'public',
      fields: { field: integer(0, FIELDS.length - 1) },
      candidates: (_at, { seat }) => FIELDS.map((field) => ({ type: 'mark', seat, field })),
      why(at, _ask, { field }) {
        // TTT-2.2: the player puts a mark on an empty field.
        if (at.marks[field] === NONE) return undefined;
        return { code: 'mark/taken', rule: 'TTT-2.2', facts: { empty: emptyFields(at) } };
      },
      answer(draft, { seat }, { field }) {
        draft.marks[field] = seat;
        emit<MarkEvent>({ type: 'marked', seat, field });
        // TTT-3.1 + TTT-3.2: after three in a line, and on a full board, nobody is asked any more: that is the end.
        if (hasLine(draft, seat) || emptyFields(draft).length === 0) return;
        next(draft, { ask: 'mark', seat: 1 - seat });
      },
    },
  },

  freeActions: {},

  outcome(at) {
    for (const seat of [0, 1]) {
      if (!hasLine(at, seat)) continue;
      return { winners: [seat], ranking: [[seat], [1 - seat]], reason: 'three-in-a-line', rule: 'TTT-3.1' };
    }
    return { winners: [0, 1], ranking: [[0, 1]], reason: 'full-board', rule: 'TTT-3.2' };
  },

  // Nothing is hidden: everybody sees the whole board, and there is one world that fits what is seen.
  mask: ({ marks }) => ({ marks }),
  imagine: ({ marks, agenda }) => ({ marks, agenda: imagineAgenda<MarkAsk>(agenda, () => []) }),

  clone: clonePlain,

  invariants: {
    'the players take turns': (at) => [0, 1].includes(turnOf(at)),
    'nobody is asked but the player whose turn it is': (at) =>
      at.agenda.length <= 1 && at.agenda.every((entry) => 'ask' in entry && entry.seat === turnOf(at)),
    'the game ends with three in a line or on a full board, and not before': (at) =>
      (at.agenda.length === 0) === (hasLine(at, 0) || hasLine(at, 1) || emptyFields(at).length === 0),
    'three in a line were made by the last mark': (at) => !hasLine(at, turnOf(at)),
  },

  explain: ({ rule, facts }, locale) => `${TAKEN[locale](facts.empty.join(', '))} [${rule}]`,
};
// #endregion rules

// #region sentences
const TAKEN: Readonly<Record<Locale, (empty: string) => string>> = {
  en: (empty) => `That field is taken; empty are ${empty}.`,
  pl: (empty) => `To pole jest zajęte; wolne są ${empty}.`,
  de: (empty) => `Dieses Feld ist besetzt; frei sind ${empty}.`,
};
// #endregion sentences

// #region game
/** Three in a line: the rules are in `docs/rules/tic-tac-toe.md`. */
export const ticTacToe: Game<TicTacToeTypes> = createGame(rules);
// #endregion game
