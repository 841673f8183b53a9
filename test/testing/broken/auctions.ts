import { createGame, EVERYONE, type Game, type GameTypes, next, outcomes, pick, type Rules } from 'gastropodia';
import { type AuctionState, type AuctionTypes, type AuctionWhy, auction, rules } from '../../kit/auction.ts';
import { loadedDie, pingPong } from './ping.ts';
import { poker, pokerRules } from './poker.ts';
import type { BrokenToy } from './toy.ts';

/** The auction for two and for three. */
export const CONFIGS = [{ players: 2 }, { players: 3 }];

const changed = (what: Partial<Game<AuctionTypes>>): Game<GameTypes> => ({ ...auction, ...what });
/** The auction by other rules. */
export const ruled = (what: Partial<Rules<AuctionTypes>>): Game<GameTypes> => createGame({ ...rules, ...what });
const bidding = (what: Partial<Rules<AuctionTypes>['questions']['bid']>, more: Partial<Rules<AuctionTypes>> = {}) =>
  ruled({ questions: { bid: { ...rules.questions.bid, ...what } }, ...more });

/** The auction with one seat asked after the other. Lawful, as long as a hand with one kind of card is asked, too. */
export function oneAfterTheOther(options: 'public' | 'private'): Game<GameTypes> {
  return bidding({ options }, { steps: { ...rules.steps, offer: askInTurn } });
}

const askInTurn: Rules<AuctionTypes>['steps']['offer'] = (draft, step) => {
  rules.steps.offer(draft, step);
  const bids = draft.agenda.at(-1);
  if (bids === undefined || !('together' in bids)) return;
  draft.agenda.pop();
  next(draft, ...draft.hands.map((_, seat) => ({ ask: 'bid' as const, seat })));
};

/** The auction in which the first seat wins a prize more each time. */
const generous = createGame<AuctionTypes>({
  ...rules,
  steps: {
    ...rules.steps,
    award: (draft, step) => {
      rules.steps.award(draft, step);
      draft.won[0]?.push(1);
    },
  },
});

const without = (state: AuctionState, key: keyof AuctionState): AuctionState => {
  const { [key]: _forgotten, ...rest } = state;
  return rest as AuctionState;
};

/** The cards that are not the lowest; that one can be bid only behind somebody. */
const handOnceAnybodyHasBid = ({ hands, bids }: Pick<AuctionState, 'hands' | 'bids'>, { seat }: { seat: number }) => {
  const hand = hands[seat] ?? [];
  const higher = hand.filter((card) => card !== hand[0]);
  return higher.length === 0 || bids.some((bid) => bid !== -1) ? hand : higher;
};

const { otherwise: _otherwise, ...anything } = rules.questions.bid;
const NO_THREES: AuctionWhy = { code: 'bid/not-in-hand', rule: 'AUC-2.2', facts: { hand: [] } };
const theSameFunction = (): number => 0;

const BOARDS = [{ board: 'day' }, { board: 'night' }] as const;
const OFFERED = { offered: 1 };
const truth = new WeakMap<object, AuctionState>();
const setups: unknown[] = [];

/** The auction, broken in many ways. */
export const AUCTIONS: readonly BrokenToy[] = [
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
    what: 'an option that says more than is understood',
    law: 'listed-accepted',
    says: 'what is listed is understood as something else',
    game: bidding({
      candidates: (at, { seat }) =>
        [...new Set(at.hands[seat])].map((card) => ({ type: 'bid', seat, card, worth: card })),
    }),
  },
  {
    what: 'candidates that are said to be exact, and are not',
    law: 'listed-accepted',
    says: 'is listed and refused',
    game: bidding({
      exact: true,
      candidates: (_at, { seat }) => [1, 2, 3, 4, 5, 6].map((card) => ({ type: 'bid', seat, card })),
    }),
  },
  {
    what: 'a legality that accepts what is not listed',
    law: 'others-refused',
    game: ruled({ questions: { bid: { ...anything, why: () => undefined } }, invariants: {} }),
  },
  {
    what: 'a legality that differs between view and state',
    law: 'views-answer-alike',
    game: changed({
      legalActions(at, seat) {
        const [first, ...rest] = auction.legalActions(at, seat);
        return first === undefined || ('viewer' in at && rest.length > 0) ? rest : [first, ...rest];
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
    what: 'a board that changes',
    law: 'printed-stays',
    says: 'after the next action something else is printed',
    game: ruled({ printed: ({ offered }) => BOARDS[offered % 2] as object }),
  },
  {
    what: 'a board that only some see',
    law: 'printed-stays',
    says: 'something else is printed',
    game: ruled({ printed: (at) => BOARDS['viewer' in at && at.viewer === 1 ? 1 : 0] as object }),
  },
  {
    what: 'a board that views hold, too',
    law: 'printed-stays',
    says: "'offered' is printed, and in the view of player 1, too",
    game: ruled({ printed: () => OFFERED }),
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
    // The first trace of it may be a bid that shows; in the shortest walk nothing but the order is left.
    options: { shrink: true },
  },
  {
    what: 'luck that is drawn while others still decide',
    law: 'any-order',
    says: 'draws luck before others have answered',
    game: bidding({
      answer(draft, ask, action) {
        rules.questions.bid.answer(draft, ask, action);
        pick(draft, 'cards', [1, 1], EVERYONE);
      },
    }),
  },
  {
    what: 'a seat that can do more once another has answered',
    law: 'any-order',
    says: 'changes what seat',
    game: bidding({ among: { card: handOnceAnybodyHasBid } }),
  },
  {
    what: 'a direct mode that plays by other rules',
    law: 'direct-equals-pure',
    game: changed({ simulate: (state, options) => generous.simulate(state, options) }),
  },
  {
    what: 'a clone that shares an object',
    law: 'clones-share-nothing',
    says: 'both hold the same object at state.undealt',
    game: ruled({ clone: (state) => ({ ...rules.clone(state), undealt: state.undealt }) }),
  },
  {
    what: 'a clone that shares a list in a list',
    law: 'clones-share-nothing',
    says: 'both hold the same object at state.won.0',
    game: ruled({ clone: (state) => ({ ...rules.clone(state), won: [...state.won] }) }),
  },
  {
    what: 'a clone that forgets a field, which no position after the first would have',
    law: 'clones-share-nothing',
    says: 'state.spent is undefined and should be [',
    game: ruled({ clone: (state) => without(rules.clone(state), 'spent') }),
  },
  {
    what: 'a clone that forgets what was drawn only later',
    law: 'clones-share-nothing',
    says: 'the copy is not equal to its original: state.won.',
    game: ruled({ clone: (state) => ({ ...rules.clone(state), won: state.won.map(() => []) }) }),
    // Such positions cannot be reckoned with either; what is looked at seldom does not come before.
    options: { every: 1000 },
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
    what: 'scores that leave somebody out',
    law: 'outcome-is-complete',
    game: changed({
      outcome(at) {
        const outcome = auction.outcome(at);
        return outcome && { ...outcome, scores: (outcome.scores ?? []).slice(1) };
      },
    }),
  },
  {
    what: 'a standing that leaves somebody out',
    law: 'outcome-is-complete',
    game: changed({
      outcome(at) {
        const outcome = auction.outcome(at);
        return outcome && { ...outcome, standings: [{ name: 'points', of: at.won.slice(1).map(() => 1) }] };
      },
    }),
  },
  {
    what: 'a rank that nobody has',
    law: 'outcome-is-complete',
    says: 'the ranking is [',
    options: { shrink: false },
    game: ruled({ outcome: (at) => ({ ...rules.outcome(at), ranking: [...rules.outcome(at).ranking, []] }) }),
  },
  {
    what: 'a winner who wins twice',
    law: 'outcome-is-complete',
    says: 'the winners are [',
    options: { shrink: false },
    game: ruled({
      outcome: (at) => ({
        ...rules.outcome(at),
        winners: [0, 0],
        ranking: [
          [0],
          ...rules
            .outcome(at)
            .ranking.map((rank) => rank.filter((seat) => seat !== 0))
            .filter(({ length }) => length > 0),
        ],
      }),
    }),
  },
  {
    what: 'an end that no rule brings about',
    law: 'outcome-is-complete',
    says: 'it has no reason or no rule',
    options: { shrink: false },
    game: ruled({ outcome: (at) => ({ ...rules.outcome(at), rule: '' }) }),
  },
  {
    what: 'an end that players cannot see for themselves',
    law: 'views-answer-alike',
    says: 'outcome at the end of the game, for s',
    game: poker({
      mask: (state, viewer) => ({
        ...pokerRules.mask(state, viewer),
        hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => -1))),
      }),
    }),
    options: { configs: [{}] },
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
