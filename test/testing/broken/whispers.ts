import {
  clonePlain,
  createGame,
  type Game,
  type GameTypes,
  integer,
  type KernelWhy,
  next,
  type Position,
  type PositionView,
  positionEntries,
  type Rules,
  type Seat,
  whole,
  word,
} from 'gastropodia';
import * as v from 'valibot';

type Work = { readonly ask: 'speak'; readonly seat: Seat };

interface Table {
  readonly spoken: number;
  /** What each seat has noted down for itself; -1 nothing, -2 unknown. */
  readonly notes: readonly number[];
}

interface WhisperTypes {
  Config: object;
  State: Position<Work> & Table;
  View: PositionView<Work> & Table;
  Action:
    | { readonly type: 'speak'; readonly seat: Seat; readonly decision?: number; readonly how: 'loud' | 'low' }
    | { readonly type: 'note'; readonly seat: Seat; readonly decision?: number; readonly what: number };
  Event: { readonly type: 'spoken' | 'noted'; readonly seat: Seat };
  Why: KernelWhy | { readonly code: 'note/full'; readonly rule: 'KER-1.10'; readonly facts: { readonly most: number } };
  Step: never;
  Ask: Work;
  Printed: object;
}

const NOTHING = -1;
const UNKNOWN = -2;

/** Two seats speak in turn; before it speaks, a seat may note something down that nobody else must know of. */
export const whisperRules: Rules<WhisperTypes> = {
  id: 'whispers',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  streams: [],
  config: v.object({}),
  state: v.strictObject({
    ...positionEntries<Work>({ asks: { speak: {} } }),
    spoken: whole(0, 6),
    notes: v.array(whole(NOTHING, 2)),
  }),
  seatsOf: () => 2,
  setup: () => ({ spoken: 0, notes: [NOTHING, NOTHING], agenda: [{ ask: 'speak', seat: 0 }] }),
  steps: {},
  questions: {
    speak: {
      options: 'public',
      window: 'open',
      fields: { how: word(['loud', 'low']) },
      candidates: (_at, { seat }) => [
        { type: 'speak', seat, how: 'loud' },
        { type: 'speak', seat, how: 'low' },
      ],
      why: () => undefined,
      answer(draft, { seat }) {
        draft.spoken += 1;
        if (draft.spoken < 6) next(draft, { ask: 'speak', seat: 1 - seat });
      },
    },
  },
  freeActions: {
    note: {
      options: 'private',
      fields: { what: integer(0, 2) },
      candidates: (_at, { seat }) => [0, 1, 2].map((what) => ({ type: 'note', seat, what })),
      why: ({ notes }, { seat }) =>
        notes[seat] === NOTHING ? undefined : { code: 'note/full', rule: 'KER-1.10', facts: { most: 1 } },
      do(draft, { seat }, { what }) {
        draft.notes[seat] = what;
      },
    },
  },
  outcome: () => ({ winners: [], ranking: [[0, 1]], reason: 'said', rule: 'KER-1.10' }),
  mask: ({ spoken, notes }, viewer) => ({
    spoken,
    notes: notes.map((note, seat) => (seat === viewer ? note : UNKNOWN)),
  }),
  imagine: ({ spoken, notes, agenda }, random) => ({
    spoken,
    // Who has not been asked yet has noted nothing.
    notes: notes.map((note, seat) => (note !== UNKNOWN ? note : seat > spoken ? NOTHING : random.below(4) - 1)),
    agenda: agenda as WhisperTypes['State']['agenda'],
  }),
  clone: clonePlain,
  invariants: {},
  explain: ({ facts, rule }, locale) =>
    `${{ en: 'One note at most', pl: 'Najwyżej jedna notatka', de: 'Höchstens eine Notiz' }[locale]}: ${facts.most} [${rule}]`,
};

/** The game, with something different about it. */
export function whispers(what: Partial<Rules<WhisperTypes>> = {}): Game<GameTypes> {
  return createGame({ ...whisperRules, ...what });
}
