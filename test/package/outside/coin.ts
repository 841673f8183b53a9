// A game by an author who has only the published package: one player hides a coin, the other names a hand.
import {
  clonePlain,
  createGame,
  EVERYONE,
  emit,
  endGame,
  type Game,
  imagineAgenda,
  integer,
  type KernelWhy,
  next,
  only,
  type Played,
  type Position,
  type PositionView,
  pick,
  play,
  positionEntries,
  type Seat,
  whole,
} from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { type CheckReport, checkGame } from 'gastropodia/testing';
import * as v from 'valibot';

type CoinStep = { readonly do: 'round' };
type CoinAsk = { readonly ask: 'hide' | 'guess'; readonly seat: Seat };

interface Table {
  readonly roundsLeft: number;
  readonly points: readonly number[];
  /** What the round is worth: the roll of a die. */
  readonly stake: number;
  /** The hand that holds the coin; -1 before it is hidden, and for those who may not know. */
  readonly coin: number;
}

interface InHand<Type extends string> {
  readonly type: Type;
  readonly seat: Seat;
  readonly decision?: number;
  readonly hand: number;
}

export interface CoinTypes {
  Config: { readonly rounds: number };
  State: Position<CoinStep | CoinAsk> & Table;
  View: PositionView<CoinStep | CoinAsk> & Table;
  Action: InHand<'hide'> | InHand<'guess'>;
  Event:
    | { readonly type: 'rolled'; readonly stake: number }
    | { readonly type: 'hid'; readonly secret: { readonly seats: number; readonly hand: number } }
    | { readonly type: 'opened'; readonly reveals: true; readonly coin: number };
  Why: KernelWhy;
  Step: CoinStep;
  Ask: CoinAsk;
  Printed: object;
}

const HANDS = [0, 1] as const;
const NONE = -1;

const tell: (event: CoinTypes['Event']) => void = emit;
const hiderOf = ({ roundsLeft }: Table): Seat => roundsLeft % 2;

function isGuessing({ agenda }: CoinTypes['State'] | CoinTypes['View']): boolean {
  const top = agenda.at(-1);
  return top !== undefined && 'ask' in top && top.ask === 'guess';
}

export const coin: Game<CoinTypes> = createGame<CoinTypes>({
  id: 'coin',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  streams: ['dice'],
  config: v.strictObject({ rounds: whole(1, 9) }),
  state: v.strictObject({
    ...positionEntries<CoinStep | CoinAsk>({ steps: { round: {} }, asks: { hide: {}, guess: {} } }),
    roundsLeft: whole(0, 9),
    points: v.array(whole(0)),
    stake: whole(0, 6),
    coin: whole(NONE, 1),
  }),

  seatsOf: () => 2,
  setup: ({ rounds }) => ({ roundsLeft: rounds, points: [0, 0], stake: 0, coin: NONE, agenda: [{ do: 'round' }] }),

  steps: {
    round(draft) {
      if (draft.roundsLeft === 0) return endGame(draft);
      draft.stake = pick(draft, 'dice', [1, 1, 1, 1, 1, 1], EVERYONE) + 1;
      tell({ type: 'rolled', stake: draft.stake });
      const hider = hiderOf(draft);
      next(draft, { ask: 'hide', seat: hider }, { ask: 'guess', seat: 1 - hider }, { do: 'round' });
    },
  },

  questions: {
    hide: {
      options: 'private',
      fields: { hand: integer(0, 1) },
      candidates: (_at, { seat }) => HANDS.map((hand) => ({ type: 'hide', seat, hand })),
      why: () => undefined,
      answer(draft, { seat }, { hand }) {
        draft.coin = hand;
        tell({ type: 'hid', secret: { seats: only(seat), hand } });
      },
    },
    guess: {
      options: 'public',
      fields: { hand: integer(0, 1) },
      candidates: (_at, { seat }) => HANDS.map((hand) => ({ type: 'guess', seat, hand })),
      why: () => undefined,
      answer(draft, { seat }, { hand }) {
        tell({ type: 'opened', reveals: true, coin: draft.coin });
        const scorer = hand === draft.coin ? seat : 1 - seat;
        draft.points[scorer] = (draft.points[scorer] ?? 0) + draft.stake;
        draft.coin = NONE;
        draft.roundsLeft -= 1;
      },
    },
  },
  freeActions: {},

  outcome({ points: [first = 0, second = 0] }) {
    const ranking = first === second ? [[0, 1]] : first > second ? [[0], [1]] : [[1], [0]];
    return { winners: ranking[0] ?? [], ranking, reason: 'most-points', rule: 'COIN-1' };
  },

  mask: (state, viewer) => ({
    roundsLeft: state.roundsLeft,
    points: state.points,
    stake: state.stake,
    coin: viewer === hiderOf(state) ? state.coin : NONE,
  }),
  imagine: (view, random) => ({
    roundsLeft: view.roundsLeft,
    points: view.points,
    stake: view.stake,
    coin: isGuessing(view) && view.coin === NONE ? random.oneOf(HANDS) : view.coin,
    agenda: imagineAgenda<CoinStep | CoinAsk>(view.agenda, () => []),
  }),
  clone: clonePlain,
  invariants: {
    'the coin is in a hand while it is guessed at': (state) => isGuessing(state) === (state.coin !== NONE),
  },
  explain: (why: never) => why,
});

/** What the author of a game does next: has it checked against every law, and lets two bots play it. */
export async function prove(): Promise<{ readonly report: CheckReport; readonly played: Played<CoinTypes> }> {
  const report = await checkGame(coin, { configs: [{ rounds: 1 }, { rounds: 5 }], walks: 60 });
  const played = play(coin, { config: { rounds: 5 }, seed: 'outside', bots: [randomBot, randomBot] });
  return { report, played };
}
