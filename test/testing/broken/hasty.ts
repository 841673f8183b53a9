import {
  clonePlain,
  createGame,
  type Decline,
  type Game,
  type GameTypes,
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
import type { BrokenToy } from './toy.ts';

type Step = { readonly do: 'enter' };
type Ask = { readonly ask: 'stroll' | 'buy'; readonly seat: Seat };

interface Table {
  readonly strolls: number;
  readonly coins: number;
  readonly shells: number;
}

interface MarketTypes {
  Config: object;
  State: Position<Ask | Step> & Table;
  View: PositionView<Ask | Step> & Table;
  Action:
    | { readonly type: 'stroll'; readonly seat: Seat; readonly decision?: number; readonly to: 'shop' | 'beach' }
    | { readonly type: 'buy'; readonly seat: Seat; readonly decision?: number }
    | Decline<'buy'>
    | { readonly type: 'sell'; readonly seat: Seat; readonly decision?: number };
  Event: { readonly type: 'strolled' };
  Why: KernelWhy | { readonly code: 'poor'; readonly rule: 'KER-8.7'; readonly facts: { readonly coins: number } };
  Step: Step;
  Ask: Ask;
  Printed: object;
}

const COINS = 1;

/**
 * One player strolls to the shop or to the beach, and may sell a shell before each stroll and before it buys. A shop that is
 * `hasty` turns away whoever has no coin yet; a patient one asks whoever could still sell a shell, and so does one that takes a shell
 * at its door.
 */
function market(shop: 'hasty' | 'patient' | 'costly'): Game<GameTypes> {
  const canEnter = ({ coins, shells }: Table): boolean => coins > 0 || (shop !== 'hasty' && shells > 0);
  const poor = ({ coins }: Table) => ({ code: 'poor', rule: 'KER-8.7', facts: { coins } }) as const;
  const rules: Rules<MarketTypes> = {
    id: 'market',
    version: 1,
    seats: { min: 1, max: 1 },
    options: {},
    streams: [],
    config: v.object({}),
    state: v.strictObject({
      ...positionEntries<Step | Ask>({ steps: { enter: {} }, asks: { stroll: {}, buy: {} } }),
      strolls: whole(0, 8),
      coins: whole(0, 9),
      shells: whole(0, 9),
    }),
    seatsOf: () => 1,
    setup: () => ({ strolls: 0, coins: 0, shells: 4, agenda: [{ ask: 'stroll', seat: 0 }] }),
    steps: {
      enter(draft) {
        if (shop === 'costly') {
          if (draft.shells === 0) throw new Error('There is no shell to take.');
          draft.shells -= 1;
        }
        if (canEnter(draft)) next(draft, { ask: 'buy', seat: 0 });
      },
    },
    questions: {
      stroll: {
        options: 'public',
        window: 'open',
        fields: { to: word(['shop', 'beach']) },
        candidates: (_at, { seat }) => [
          { type: 'stroll', seat, to: 'shop' },
          { type: 'stroll', seat, to: 'beach' },
        ],
        why: (at, _ask, { to }) => (shop === 'costly' && to === 'shop' && at.shells === 0 ? poor(at) : undefined),
        answer(draft, { seat }, { to }) {
          draft.strolls += 1;
          if (draft.strolls < 8) next(draft, { ask: 'stroll', seat });
          if (to === 'shop') next(draft, { do: 'enter' });
        },
      },
      buy: {
        options: 'public',
        window: 'open',
        fields: {},
        candidates: (_at, { seat }) => [{ type: 'buy', seat }],
        why: (at) => (at.coins > 0 ? undefined : poor(at)),
        answer(draft) {
          draft.coins -= COINS;
        },
        decline: () => undefined,
      },
    },
    freeActions: {
      sell: {
        fields: {},
        candidates: (_at, { seat }) => [{ type: 'sell', seat }],
        why: (at) => (at.shells > 0 ? undefined : poor(at)),
        do(draft) {
          draft.shells -= 1;
          draft.coins += COINS;
        },
      },
    },
    outcome: () => ({ winners: [0], ranking: [[0]], reason: 'evening', rule: 'KER-8.7' }),
    mask: ({ strolls, coins, shells }) => ({ strolls, coins, shells }),
    imagine: ({ strolls, coins, shells, agenda }) => ({
      strolls,
      coins,
      shells,
      agenda: agenda as MarketTypes['State']['agenda'],
    }),
    clone: clonePlain,
    invariants: {},
    explain: ({ facts, rule }) => `${facts.coins} [${rule}]`,
  };
  return createGame(rules);
}

export const patientMarket = market('patient');
export const costlyMarket = market('costly');

/** Games that skip a decision while the player could still make it possible. */
export const HASTY: readonly BrokenToy[] = [
  {
    what: 'a shop that turns away whoever could still sell a shell',
    law: 'nothing-too-early',
    says: `after {"type":"stroll","seat":0,"to":"shop"} 'buy' is passed over for 'stroll', and it would be possible after [{"type":"sell","seat":0}`,
    game: market('hasty'),
    options: { configs: [{}] },
  },
];
