import {
  createGame,
  emit,
  type Game,
  imagineAgenda,
  type KernelWhy,
  NOBODY,
  next,
  only,
  type Position,
  type PositionView,
  pick,
  positionEntries,
  type Seat,
  together,
  whole,
  word,
} from 'gastropodia';
import * as v from 'valibot';

// A notebook for each seat: what is written into it is known to nobody else, unless it is written in one of the other
// ways. Some of them break the law of twins, to show that each reason not to take an action back stands alone.
export const WAYS = [
  'quietly',
  'telling',
  'whispering',
  'revealing',
  'showing',
  'showing-right',
  'showing-gallery',
  'by-luck',
  'by-unseen-luck',
  'last',
] as const;
export type Way = (typeof WAYS)[number];

interface Notebooks {
  readonly notes: readonly (readonly number[])[];
  /** How many notes each seat was shown, and after them the spectators; in a view only the viewer's own count. */
  readonly shown: readonly number[];
}
type Ask = { readonly ask: 'note'; readonly seat: Seat };
type Step = { readonly do: 'nothing' };

export interface NotebookTypes {
  Config: { readonly players: number; readonly turns: 'alone' | 'together' };
  State: Position<Step | Ask> & Notebooks;
  View: PositionView<Step | Ask> & Notebooks;
  Action: { readonly type: 'note'; readonly seat: Seat; readonly decision?: number; readonly way: Way };
  Event:
    | { readonly type: 'told'; readonly seat: Seat; readonly reveals?: true }
    | { readonly type: 'whispered'; readonly secret: { readonly seats: number; readonly note: number } };
  Why: KernelWhy;
  Step: Step;
  Ask: Ask;
  Printed: object;
}

const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);
const numbers = v.array(whole(0));

/** The game at the notebooks with these ways to write. */
export const notebooksOf = (ways: readonly Way[]): Game<NotebookTypes> =>
  createGame<NotebookTypes>({
    id: 'notebooks',
    version: 1,
    seats: { min: 2, max: 3 },
    options: {},
    streams: ['luck'],
    config: v.strictObject({ players: whole(2, 3), turns: v.picklist(['alone', 'together']) }),
    state: v.strictObject({
      ...positionEntries<Step | Ask>({ steps: { nothing: {} }, asks: { note: {} } }),
      notes: v.array(numbers),
      shown: numbers,
    }),
    seatsOf: ({ players }) => players,
    setup: ({ turns }, players) => {
      const asks = seatsOf(players).map((seat): Ask => ({ ask: 'note', seat }));
      return {
        notes: asks.map(() => []),
        shown: [...asks, 'gallery'].map(() => 0),
        agenda: turns === 'alone' ? [...asks].reverse() : [together<Step | Ask>(asks.map((ask) => [ask]))],
      };
    },
    steps: { nothing() {} },
    questions: {
      note: {
        options: 'private',
        fields: { way: word(ways) },
        candidates: (_at, { seat }) => ways.map((way) => ({ type: 'note', seat, way })),
        why: () => undefined,
        answer(draft, ask, { way }) {
          const { seat } = ask;
          const note = way === 'by-luck' ? pick(draft, 'luck', [1, 1, 1, 1], only(seat)) : WAYS.indexOf(way);
          draft.notes[seat]?.push(note);
          if (way === 'by-unseen-luck') pick(draft, 'luck', [1, 1], NOBODY);
          const right = (seat + 1) % draft.notes.length;
          draft.shown = draft.shown.map((count, viewer, { length }) => {
            const isShown =
              way === 'showing' ||
              (way === 'showing-right' && viewer === right) ||
              (way === 'showing-gallery' && viewer === length - 1);
            return isShown ? count + 1 : count;
          });
          if (way === 'telling') emit({ type: 'told', seat });
          if (way === 'revealing') emit({ type: 'told', seat, reveals: true });
          if (way === 'whispering') emit({ type: 'whispered', secret: { seats: only(seat), note } });
          if (way !== 'last') next(draft, ask);
        },
      },
    },
    freeActions: {},
    outcome: ({ notes }) => ({
      winners: [],
      ranking: [seatsOf(notes.length)],
      reason: 'all-written',
      rule: 'KER-1.2',
    }),
    mask: ({ notes, shown }, viewer) => ({
      notes: notes.map((own, seat) => (seat === viewer ? own : [])),
      shown: shown.map((count, seat) => (seat === (viewer === 'spectator' ? notes.length : viewer) ? count : 0)),
    }),
    imagine: ({ viewer, notes, shown, agenda }, random) => ({
      notes: notes.map((own, seat) => (seat === viewer ? own : [random.below(9)])),
      shown,
      // What others owe in secret is what everybody owes.
      agenda: imagineAgenda<Step | Ask>(agenda, (seat) => [{ ask: 'note', seat }]),
    }),
    clone: (state) => structuredClone(state),
    invariants: {},
    explain: () => '',
  });
