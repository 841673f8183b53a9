import {
  type ActionOf,
  type Bot,
  type ConfigOf,
  type EventOf,
  type Game,
  type GameTypes,
  type KernelWhy,
  type Locale,
  play,
  type StateOf,
  type Turn,
  type ViewOf,
  type WhyOf,
} from 'gastropodia';
import { expectTypeOf, test } from 'vitest';
import {
  type AuctionAction,
  type AuctionEvent,
  type AuctionState,
  type AuctionTypes,
  type AuctionView,
  type AuctionWhy,
  auction,
} from '../../docs/examples/auction/index.ts';
import { duel } from '../../docs/examples/duel/index.ts';
import { leduc } from '../../docs/examples/leduc/index.ts';
import { thimblerig } from '../../docs/examples/thimblerig/index.ts';
import { ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';

declare const state: AuctionState;
declare const view: AuctionView;
declare const duelState: StateOf<typeof duel>;

test('games of different types fit in one array, and can be played from it', () => {
  const games: readonly Game<GameTypes>[] = [auction, duel, leduc, thimblerig, ticTacToe];

  for (const game of games) expectTypeOf(game.setup({}, 'seed').decisions).toEqualTypeOf<readonly number[]>();
});

test('the types of a game can be had from it', () => {
  expectTypeOf<ConfigOf<typeof auction>>().toEqualTypeOf<{ readonly players: number }>();
  expectTypeOf<StateOf<typeof auction>>().toEqualTypeOf<AuctionState>();
  expectTypeOf<ViewOf<typeof auction>>().toEqualTypeOf<AuctionView>();
  expectTypeOf<ActionOf<typeof auction>>().toEqualTypeOf<AuctionAction>();
  expectTypeOf<EventOf<typeof auction>>().toEqualTypeOf<AuctionEvent>();
  expectTypeOf<WhyOf<typeof auction>>().toEqualTypeOf<AuctionWhy>();
});

test('what is refused and what is not are told apart by the compiler', () => {
  const applied = auction.apply(state, 'anything');

  if (applied.ok) {
    expectTypeOf(applied.state).toEqualTypeOf<AuctionState>();
    // @ts-expect-error what is accepted has no refusal
    applied.refusal;
  } else {
    expectTypeOf(applied.refusal).toEqualTypeOf<AuctionWhy>();
    // @ts-expect-error what is refused has no state
    applied.state;
  }
});

test('a position is a value: nothing of it can be written', () => {
  // @ts-expect-error a state does not change
  state.offered = 1;
  // @ts-expect-error nor does a hand
  state.hands[0]?.push(1);
  // @ts-expect-error nor what a viewer sees
  view.viewer = 1;
});

test('a view is no state, and a state of one game is none of another', () => {
  // @ts-expect-error a view cannot be played on
  auction.apply(view, {});
  // @ts-expect-error a state has no viewer to imagine a world for
  auction.determinize(state, 'seed');
  // @ts-expect-error the duel's pawns bid for nothing
  auction.pending(duelState);
  // @ts-expect-error a view has no luck
  view.chance;
});

test('a simulation is told its luck', () => {
  auction.simulate(state, { chance: { seed: 'mine' } });
  // @ts-expect-error there is no luck unasked
  auction.simulate(state, {});
  // @ts-expect-error nor without options
  auction.simulate(state);
});

test('viewers, languages and actions are the known ones', () => {
  // @ts-expect-error there is no such viewer
  auction.view(state, 'judge');
  // @ts-expect-error there is no such language
  expectTypeOf<Locale>('la');
  // @ts-expect-error there is no such action
  auction.reduce(state, { type: 'pass', seat: 0 });
  // @ts-expect-error a bid has a card
  auction.reduce(state, { type: 'bid', seat: 0 });
});

test('a bot holds no state, and is a bot of one game', () => {
  const bot: Bot<AuctionTypes> = { name: 'first', choose: ({ actions }) => actions[0] as AuctionAction };

  expectTypeOf<keyof Turn<AuctionTypes>>().toEqualTypeOf<
    'view' | 'decision' | 'actions' | 'random' | 'nodes' | 'sample'
  >();
  expectTypeOf<Turn<AuctionTypes>['decision']['kind']>().toEqualTypeOf<'bid' | 'hidden'>();
  // @ts-expect-error a bot that bids cannot fight
  play(duel, { config: {}, seed: 'seed', bots: [bot, bot] });
});

test('the kernel’s refusals are known by their codes', () => {
  expectTypeOf<Extract<KernelWhy, { code: 'decision/not-yours' }>['facts']>().toEqualTypeOf<{
    readonly owing: readonly number[];
  }>();
  expectTypeOf<KernelWhy['code']>().toEqualTypeOf<
    'game/over' | 'decision/not-yours' | 'decision/stale' | 'decision/other-kind' | 'decision/must-answer' | 'malformed'
  >();
});
