import {
  clonePlain,
  createGame,
  endGame,
  type Game,
  imagineAgenda,
  integer,
  type KernelWhy,
  next,
  type Position,
  type PositionView,
  positionEntries,
  type Seat,
  whole,
} from 'gastropodia';
import * as v from 'valibot';

/** The boxes, and beside them a pocket. */
export const POCKET = 3;
const PLACES = [0, 1, 2, POCKET];
const NONE = -1;

type Work = { readonly do: 'open' } | { readonly ask: 'hide' | 'guess'; readonly seat: Seat };

interface Said<Type extends string> {
  readonly type: Type;
  readonly seat: Seat;
  readonly decision?: number;
  readonly place: number;
}

interface Table {
  readonly hidden: number;
  readonly guessed: number;
}

export interface BoxesTypes {
  Config: Record<string, never>;
  State: Position<Work> & Table;
  View: PositionView<Work> & Table;
  Action: Said<'hide'> | Said<'guess'>;
  Event: never;
  Why: KernelWhy;
  Step: Extract<Work, { do: string }>;
  Ask: Extract<Work, { ask: string }>;
  Printed: object;
}

/**
 * The first player hides something in one of three boxes, and the second names a box: whoever is right about it wins. Kept
 * in the pocket it makes a draw. Hiding it in a box wins two times of three, and never if the other could see where.
 */
export const boxes: Game<BoxesTypes> = createGame<BoxesTypes>({
  id: 'boxes',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  streams: [],
  config: v.strictObject({}),
  state: v.strictObject({
    ...positionEntries<Work>({ steps: { open: {} }, asks: { hide: {}, guess: {} } }),
    hidden: whole(NONE, POCKET),
    guessed: whole(NONE, 2),
  }),
  seatsOf: () => 2,
  setup: () => ({ hidden: NONE, guessed: NONE, agenda: [{ do: 'open' }] }),
  steps: {
    open(draft) {
      if (draft.guessed !== NONE) endGame(draft);
      else next(draft, { ask: 'hide', seat: 0 }, { ask: 'guess', seat: 1 }, { do: 'open' });
    },
  },
  questions: {
    hide: {
      options: 'private',
      fields: { place: integer(0, POCKET) },
      candidates: (_at, { seat }) => PLACES.map((place) => ({ type: 'hide', seat, place })),
      why: () => undefined,
      answer(draft, _ask, { place }) {
        draft.hidden = place;
      },
    },
    guess: {
      options: 'public',
      fields: { place: integer(0, POCKET - 1) },
      candidates: (_at, { seat }) => [0, 1, 2].map((place) => ({ type: 'guess', seat, place })),
      why: () => undefined,
      answer(draft, _ask, { place }) {
        draft.guessed = place;
      },
    },
  },
  freeActions: {},
  outcome({ hidden, guessed }) {
    const ranking = hidden === POCKET ? [[0, 1]] : hidden === guessed ? [[1], [0]] : [[0], [1]];
    return { winners: ranking[0] ?? [], ranking, reason: 'opened', rule: 'BOX-1' };
  },
  mask: ({ hidden, guessed }, viewer) => ({ hidden: viewer === 0 ? hidden : NONE, guessed }),
  imagine: ({ hidden, guessed, viewer, agenda }, random) => ({
    hidden: viewer === 1 ? random.oneOf(PLACES) : hidden,
    guessed,
    agenda: imagineAgenda<Work>(agenda, () => []),
  }),
  clone: clonePlain,
  invariants: {},
  explain: (why: never) => why,
});
