import {
  type BaseAction,
  createGame,
  type Decline,
  EVERYONE,
  endGame,
  type Game,
  type GameTypes,
  integer,
  type KernelWhy,
  next,
  type Position,
  type PositionView,
  pick,
  positionEntries,
  type Rules,
  type Seat,
  whole,
  word,
} from 'gastropodia';
import * as v from 'valibot';

type PingStep = { readonly do: 'never' };
type PingAsk = { readonly ask: 'ping' | 'catch'; readonly seat: Seat };

export interface PingTypes {
  Config: object;
  State: Position<PingAsk | PingStep> & { readonly rallies: number };
  View: PositionView<PingAsk | PingStep> & { readonly rallies: number };
  Action:
    | (BaseAction & { readonly type: 'ping'; readonly how: 'high' | 'low' })
    | (BaseAction & { readonly type: 'catch'; readonly hands: number })
    | Decline<'catch'>;
  Event: { readonly type: 'ping' };
  Why: KernelWhy;
  Step: PingStep;
  Ask: PingAsk;
  Printed: object;
}

/** Two seats hit a ball to and fro; what a hit does is the game's whole difference. */
export function pingRules(
  hit: (draft: Parameters<Rules<PingTypes>['questions']['ping']['answer']>[0], seat: Seat) => void,
): Rules<PingTypes> {
  return {
    id: 'ping',
    version: 1,
    seats: { min: 2, max: 2 },
    options: {},
    streams: ['ball'],
    config: v.object({}),
    state: v.strictObject({
      ...positionEntries<PingStep | PingAsk>({ steps: { never: {} }, asks: { ping: {}, catch: {} } }),
      rallies: whole(0),
    }),
    seatsOf: () => 2,
    setup: () => ({ rallies: 0, agenda: [{ ask: 'ping', seat: 0 }] }),
    steps: { never: () => undefined },
    questions: {
      ping: {
        options: 'public',
        fields: { how: word(['high', 'low']) },
        candidates: (_at, { seat }) => [
          { type: 'ping', seat, how: 'high' },
          { type: 'ping', seat, how: 'low' },
        ],
        why: () => undefined,
        answer: (draft, { seat }) => hit(draft, seat),
      },
      catch: {
        options: 'public',
        fields: { hands: integer(1, 2) },
        candidates: (_at, { seat }) => [1, 2].map((hands) => ({ type: 'catch', seat, hands })),
        why: () => undefined,
        answer: (draft) => endGame(draft),
        decline: (draft) => endGame(draft),
      },
    },
    freeActions: {},
    outcome: () => ({ winners: [0], ranking: [[0], [1]], reason: 'lost-ball', rule: 'KER-1.2' }),
    mask: ({ rallies }) => ({ rallies }),
    imagine: ({ rallies, agenda }) => ({ rallies, agenda: agenda as PingTypes['State']['agenda'] }),
    clone: (state) => structuredClone(state) as PingTypes['State'],
    invariants: {},
    explain: () => '',
  };
}

/** The ball is never lost. */
export function pingPong(): Game<GameTypes> {
  return createGame(pingRules((draft, seat) => next(draft, { ask: 'ping', seat: 1 - seat })));
}

/** The ball is lost once in ten hits. */
export function loadedDie(): Game<GameTypes> {
  return createGame(
    pingRules((draft, seat) => {
      draft.rallies += 1;
      if (pick(draft, 'ball', [9, 1], EVERYONE) === 1) endGame(draft);
      else next(draft, { ask: 'ping', seat: 1 - seat });
    }),
  );
}
