import {
  type BaseAction,
  createGame,
  EVERYONE,
  endGame,
  type Game,
  type GameTypes,
  type KernelWhy,
  next,
  outcomes,
  type Position,
  type PositionView,
  pick,
  positionEntries,
  type Rules,
  type Seat,
  simulator,
  whole,
  word,
} from 'gastropodia';
import { type CheckOptions, checkGame, LAWS, LawBroken, type LawName } from 'gastropodia/testing';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  type AuctionState,
  type AuctionTypes,
  type AuctionWhy,
  auction,
  rules,
} from '../docs/examples/auction/index.ts';

/** A game that is broken on purpose, and the law that has to notice. */
interface BrokenToy {
  readonly what: string;
  readonly law: LawName;
  readonly game: Game<GameTypes>;
  readonly options?: Partial<CheckOptions<GameTypes>>;
}

const CONFIGS = [{ players: 2 }, { players: 3 }];

const changed = (what: Partial<Game<AuctionTypes>>): Game<GameTypes> => ({ ...auction, ...what });
const ruled = (what: Partial<Rules<AuctionTypes>>): Game<GameTypes> => createGame({ ...rules, ...what });
const bidding = (what: Partial<Rules<AuctionTypes>['questions']['bid']>, more: Partial<Rules<AuctionTypes>> = {}) =>
  ruled({ questions: { bid: { ...rules.questions.bid, ...what } }, ...more });

/** The auction with one seat asked after the other. Lawful, as long as a hand with one kind of card is asked, too. */
function oneAfterTheOther(options: 'public' | 'private'): Game<GameTypes> {
  return bidding({ options }, { steps: { ...rules.steps, offer: askInTurn } });
}

const askInTurn: Rules<AuctionTypes>['steps']['offer'] = (draft, step) => {
  rules.steps.offer(draft, step);
  const bids = draft.agenda.pop();
  if (bids === undefined || !('together' in bids)) return;
  next(draft, ...draft.hands.map((_, seat) => ({ ask: 'bid' as const, seat })));
};

const NO_THREES: AuctionWhy = { code: 'bid/not-in-hand', rule: 'AUC-2.2', facts: { hand: [] } };
const theSameFunction = (): number => 0;
const truth = new WeakMap<object, AuctionState>();
const setups: unknown[] = [];

const TOYS: readonly BrokenToy[] = [
  {
    what: 'a view that shows sealed bids',
    law: 'twins-look-alike',
    game: changed({ view: (state, viewer) => ({ ...auction.view(state, viewer), bids: state.bids }) }),
  },
  {
    what: 'events that keep no secret',
    law: 'twins-look-alike',
    game: changed({ viewEvents: (events) => events }),
  },
  {
    what: 'a forced decision that betrays a hand',
    law: 'twins-look-alike',
    game: oneAfterTheOther('public'),
    options: { walks: 400 },
  },
  {
    what: 'a legality that lies: a listed action is refused',
    law: 'listed-accepted',
    game: changed({
      apply: (state, action) => {
        const applied = auction.apply(state, action);
        return applied.ok && applied.action.card === 3 ? { ok: false, refusal: NO_THREES } : applied;
      },
    }),
  },
  {
    what: 'a legality that accepts what is not listed',
    law: 'others-refused',
    game: bidding({ why: () => undefined }, { invariants: {} }),
  },
  {
    what: 'a legality that differs between view and state',
    law: 'views-answer-alike',
    game: changed({
      *legalActions(at, seat) {
        const [, ...rest] = auction.legalActions(at, seat);
        yield* 'viewer' in at && rest.length > 0 ? rest : auction.legalActions(at, seat);
      },
    }),
  },
  {
    what: 'a reducer that mutates',
    law: 'old-states-stay',
    game: changed({
      setup: (config, seed) => JSON.parse(JSON.stringify(auction.setup(config, seed))),
      apply(state, action) {
        const applied = auction.apply(state, action);
        if (applied.ok && !Object.isFrozen(state)) (state as { offered: number }).offered = 0;
        return applied;
      },
    }),
  },
  {
    what: 'an agenda step that holds a function',
    law: 'plain-data',
    game: ruled({
      setup: (config, seats) => ({
        ...rules.setup(config, seats),
        agenda: [{ do: 'offer', afterwards: theSameFunction } as { do: 'offer' }, ...rules.setup(config, seats).agenda],
      }),
    }),
  },
  {
    what: 'a save that forgets',
    law: 'saves-continue',
    game: changed({ restore: (saved) => ({ ...auction.restore(saved), offered: 1 }) }),
  },
  {
    what: 'a set-up that is another each time',
    law: 'same-seed-same-game',
    game: changed({ setup: (config) => auction.setup(config, String(setups.push(config))) }),
  },
  {
    what: 'simultaneous decisions whose order matters',
    law: 'any-order',
    game: bidding(
      {
        answer(draft, ask, action) {
          if (draft.bids.every((bid) => bid === -1)) draft.spent[0] = action.card % 4;
          rules.questions.bid.answer(draft, ask, action);
        },
      },
      { invariants: {} },
    ),
  },
  {
    what: 'a direct mode that plays by other rules',
    law: 'direct-equals-pure',
    game: createGame(
      rules,
      simulator({
        ...rules,
        steps: {
          ...rules.steps,
          award: (draft, step) => {
            rules.steps.award(draft, step);
            draft.won[0]?.push(1);
          },
        },
      }),
    ),
  },
  {
    what: 'a clone that shares an object',
    law: 'clones-share-nothing',
    game: ruled({ clone: (state) => ({ ...rules.clone(state), undealt: state.undealt }) }),
  },
  {
    what: 'a determinizer that always returns the truth',
    law: 'worlds-do-not-know',
    game: changed({
      view(state, viewer) {
        const view = auction.view(state, viewer);
        truth.set(view, state);
        return view;
      },
      determinize: (view, seed) => truth.get(view) ?? auction.determinize(view, seed),
    }),
  },
  {
    what: 'a determinizer that never varies',
    law: 'worlds-vary',
    game: changed({ determinize: (view) => auction.determinize(view, 'always this one') }),
  },
  {
    what: 'a determinizer that forgets what the viewer holds',
    law: 'worlds-fit-the-view',
    game: ruled({
      imagine: (view, random) =>
        rules.imagine({ ...view, hands: view.hands.map((hand) => hand.map(() => -1)) }, random),
    }),
  },
  {
    what: 'odds that sum to 0.9',
    law: 'odds-are-exact',
    game: auction,
    options: {
      odds: (game, state, action) =>
        outcomes(game, state, action).map((branch) => ({
          ...branch,
          ways: branch.ways * 9n,
          outOf: branch.outOf * 10n,
        })),
    },
  },
  {
    what: 'odds that are not what is rolled',
    law: 'odds-are-exact',
    game: loadedDie(),
    options: {
      configs: [{}],
      odds: (game, state, action) =>
        outcomes(game, state, action).map((branch) => ({ ...branch, ways: 1n, outOf: 2n, probability: 1 / 2 })),
    },
  },
  {
    what: 'a dead end',
    law: 'somebody-can-act',
    game: bidding({
      candidates: (at, ask) => {
        const hand = at.hands[ask.seat] ?? [];
        return hand.length === 1 ? [] : [...new Set(hand)].map((card) => ({ type: 'bid', seat: ask.seat, card }));
      },
    }),
  },
  { what: 'a game that never ends', law: 'every-game-ends', game: pingPong(), options: { configs: [{}], most: 500 } },
  {
    what: 'an invariant that does not hold',
    law: 'invariants-hold',
    game: ruled({ invariants: { 'nobody wins anything': ({ won }) => won.flat().length === 0 } }),
  },
  {
    what: 'a ranking that leaves somebody out',
    law: 'outcome-is-complete',
    game: changed({
      outcome(at) {
        const outcome = auction.outcome(at);
        return outcome && { ...outcome, ranking: outcome.ranking.slice(0, 1), winners: outcome.ranking[0] ?? [] };
      },
    }),
  },
  {
    what: 'a rule that throws',
    law: 'nothing-thrown',
    game: bidding({
      answer(draft, ask, action) {
        if (action.card === 6) throw new TypeError('six is too much');
        rules.questions.bid.answer(draft, ask, action);
      },
    }),
  },
];

test.each(TOYS)('KER-1.1 the laws catch $what', async ({ game, law, options }) => {
  const caught = await checkGame(game, { configs: CONFIGS, length: 25, walks: 100, every: 2, ...options }).catch(
    (thrown: unknown) => thrown,
  );

  expect(caught).toBeInstanceOf(LawBroken);
  expect((caught as LawBroken).law, (caught as LawBroken).message).toBe(law);
});

test('KER-1.1 every law has a game that it catches', () => {
  expect([...new Set(TOYS.map(({ law }) => law))].sort()).toEqual(Object.keys(LAWS).sort());
});

test('KER-1.7 the same game is lawful if the question is always asked', async () => {
  await checkGame(oneAfterTheOther('private'), { configs: CONFIGS, length: 25, walks: 100 });
});

test('KER-4.2 a failure is shrunk, and its record leads to the broken position', async () => {
  const game = ruled({ invariants: { 'nobody wins anything': ({ won }) => won.flat().length === 0 } });

  const caught = await checkGame(game, { configs: CONFIGS, length: 25 }).catch((thrown: unknown) => thrown);

  const { record } = caught as LawBroken;
  expect(record?.config).toEqual({ players: 2 });
  expect(record?.actions).toHaveLength(2);
});

interface PingTypes {
  Config: object;
  State: Position<{ ask: 'ping'; seat: Seat } | { do: 'never' }> & { readonly rallies: number };
  View: PositionView<{ ask: 'ping'; seat: Seat } | { do: 'never' }> & { readonly rallies: number };
  Action: BaseAction & { readonly type: 'ping'; readonly how: 'high' | 'low' };
  Event: { readonly type: 'ping' };
  Why: KernelWhy;
  Step: { do: 'never' };
  Ask: { ask: 'ping'; seat: Seat };
}

/** Two seats hit a ball to and fro; what a hit does is the game's whole difference. */
function pingRules(
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
      ...positionEntries(
        v.union([
          v.strictObject({ ask: v.literal('ping'), seat: whole(0, 1) }),
          v.strictObject({ do: v.literal('never') }),
        ]),
      ),
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

function pingPong(): Game<GameTypes> {
  return createGame(pingRules((draft, seat) => next(draft, { ask: 'ping', seat: 1 - seat })));
}

/** The ball is lost once in ten hits. */
function loadedDie(): Game<GameTypes> {
  return createGame(
    pingRules((draft, seat) => {
      draft.rallies += 1;
      if (pick(draft, 'ball', [9, 1], EVERYONE) === 1) endGame(draft);
      else next(draft, { ask: 'ping', seat: 1 - seat });
    }),
  );
}
