import {
  type BaseAction,
  clonePlain,
  createGame,
  draw,
  EVERYONE,
  emit,
  endGame,
  type Game,
  imagineAgenda,
  type KernelWhy,
  next,
  only,
  type Pile,
  type PileView,
  type Position,
  type PositionView,
  pick,
  pileOf,
  pileSchema,
  positionEntries,
  type Rules,
  type Seat,
  viewPile,
  whole,
  word,
} from 'gastropodia';
import * as v from 'valibot';

/** The smallest poker: three cards, a jack, a queen and a king; two players with one card each pass or bet in turn. */
export const KING = 2;
const CARDS = [1, 1, 1] as const;
const NONE = -1;

type PokerStep = { readonly do: 'deal' | 'turn' };
type PokerAsk = { readonly ask: 'bet'; readonly seat: Seat };

interface Table {
  readonly hands: readonly (readonly number[])[];
  readonly said: readonly ('pass' | 'bet')[];
  /** Who begins. */
  readonly first: Seat;
}

export interface PokerTypes {
  Config: Record<never, never>;
  State: Position<PokerStep | PokerAsk> & Table & { readonly deck: Pile };
  View: PositionView<PokerStep | PokerAsk> & Table & { readonly deck: PileView };
  Action: BaseAction & { readonly type: 'bet'; readonly how: 'pass' | 'bet' };
  Event:
    | {
        readonly type: 'dealt';
        readonly seat: Seat;
        readonly secret?: { readonly seats: number; readonly card: number };
      }
    | { readonly type: 'dealt'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'shown'; readonly reveals: true; readonly hands: readonly (readonly number[])[] };
  Why: KernelWhy;
  Step: PokerStep;
  Ask: PokerAsk;
  Printed: object;
}

const tell: (event: PokerTypes['Event']) => void = emit;
const card = whole(0, CARDS.length - 1);

export const pokerRules: Rules<PokerTypes> = {
  id: 'poker',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  streams: ['cards', 'first'],
  config: v.strictObject({}),
  state: v.strictObject({
    ...positionEntries<PokerStep | PokerAsk>({ steps: { deal: {}, turn: {} }, asks: { bet: {} } }),
    hands: v.array(v.array(card)),
    said: v.array(v.picklist(['pass', 'bet'])),
    first: whole(0, 1),
    deck: pileSchema(CARDS.length),
  }),
  seatsOf: () => 2,
  setup: () => ({ hands: [[], []], said: [], first: 0, deck: pileOf(CARDS), agenda: [{ do: 'deal' }] }),

  steps: {
    deal(draft) {
      draft.first = pick(draft, 'first', [1, 1], EVERYONE);
      for (const seat of [0, 1]) {
        const { kind } = draw(draft, draft.deck, { stream: 'cards', seen: only(seat) });
        draft.hands[seat]?.push(kind);
        tell({ type: 'dealt', seat, secret: { seats: only(seat), card: kind } });
      }
      next(draft, { do: 'turn' });
    },
    turn(draft) {
      const said = draft.said.join(' ');
      if (['pass pass', 'bet pass', 'bet bet', 'pass bet pass', 'pass bet bet'].includes(said)) {
        tell({ type: 'shown', reveals: true, hands: draft.hands.map((hand) => [...hand]) });
        return endGame(draft);
      }
      next(draft, { ask: 'bet', seat: (draft.first + draft.said.length) % 2 }, { do: 'turn' });
    },
  },
  questions: {
    bet: {
      options: 'public',
      fields: { how: word(['pass', 'bet']) },
      candidates: (_at, { seat }) => [
        { type: 'bet', seat, how: 'pass' },
        { type: 'bet', seat, how: 'bet' },
      ],
      why: () => undefined,
      answer(draft, _ask, { how }) {
        draft.said.push(how);
      },
    },
  },
  freeActions: {},
  outcome({ hands: [one = [], other = []] }) {
    // A view of somebody who never saw both cards does not know who had the higher one: they are turned up at the end.
    const winner = (one[0] ?? 0) > (other[0] ?? 0) ? 0 : 1;
    return { winners: [winner], ranking: [[winner], [1 - winner]], reason: 'higher-card', rule: 'KER-1.2' };
  },

  mask: ({ hands, said, first, deck, agenda }, viewer) => ({
    hands: hands.map((hand, seat) => (seat === viewer || agenda.length === 0 ? hand : hand.map(() => NONE))),
    said,
    first,
    deck: viewPile(deck, viewer),
  }),
  imagine({ hands, said, first, agenda }, random) {
    const unseen = [...CARDS] as number[];
    const take = (kind: number): number => {
      unseen[kind] = (unseen[kind] ?? 0) - 1;
      return kind;
    };
    for (const kind of hands.flat()) if (kind !== NONE) take(kind);
    return {
      hands: hands.map((hand) => hand.map((kind) => (kind === NONE ? take(random.pick(unseen)) : kind))),
      said,
      first,
      deck: pileOf(unseen),
      agenda: imagineAgenda<PokerStep | PokerAsk>(agenda, () => []),
    };
  },
  clone: clonePlain,
  invariants: {
    'every card is in one place': ({ hands, deck }) =>
      CARDS.every(
        (count, kind) => hands.flat().filter((each) => each === kind).length + (deck.rest[kind] ?? 0) === count,
      ),
  },
  explain: (why: never) => why,
};

/** The game with some of its rules changed. */
export function poker(what: Partial<Rules<PokerTypes>> = {}): Game<PokerTypes> {
  return createGame({ ...pokerRules, ...what });
}
