// A game of somebody's own, as small as a game can be: take one to three of ten matches; who takes the last one wins.
import * as v from 'valibot';
import { boxOf } from '../../../dist/boxes.js';
import {
  clonePlain,
  createGame,
  emit,
  imagineAgenda,
  integer,
  next,
  positionEntries,
  whole,
} from '../../../dist/index.js';

export const rules = {
  id: 'nim',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  streams: [],
  config: v.strictObject({}),
  state: v.strictObject({
    ...positionEntries(v.strictObject({ ask: v.literal('take'), seat: whole(0, 1) })),
    matches: whole(0, 10),
    last: whole(-1, 1),
  }),
  seatsOf: () => 2,
  setup: () => ({ matches: 10, last: -1, agenda: [{ ask: 'take', seat: 0 }] }),
  steps: {},
  questions: {
    take: {
      options: 'public',
      fields: { count: integer(1, 3) },
      candidates: (_at, { seat }) => [1, 2, 3].map((count) => ({ type: 'take', seat, count })),
      why: (at, _ask, { count }) =>
        count <= at.matches ? undefined : { code: 'take/too-many', rule: 'NIM-1', facts: { matches: at.matches } },
      answer(draft, { seat }, { count }) {
        draft.matches -= count;
        draft.last = seat;
        emit({ type: 'taken', seat, count });
        if (draft.matches > 0) next(draft, { ask: 'take', seat: 1 - seat });
      },
    },
  },
  freeActions: {},
  outcome: ({ last }) => ({ winners: [last], ranking: [[last], [1 - last]], reason: 'last-match', rule: 'NIM-2' }),
  mask: ({ matches, last }) => ({ matches, last }),
  imagine: ({ matches, last, agenda }) => ({ matches, last, agenda: imagineAgenda(agenda, () => []) }),
  clone: clonePlain,
  invariants: {},
  explain: ({ facts }) => `There are only ${facts.matches}. [NIM-1]`,
};

export const nim = createGame(rules);

// Who leaves a multiple of four wins.
const knowledge = () => ({
  weigh: (at, actions) => actions.map(({ count }) => ((at.matches - count) % 4 === 0 ? 2 : 1)),
});

export default boxOf({ game: nim, begins: 'first-seat', knowledge, words: { name: () => 'Nim' } });
