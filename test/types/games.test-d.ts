import {
  type ActionOf,
  advance,
  audienceOf,
  type Bot,
  type ConfigOf,
  type EventOf,
  type Game,
  type GameRecord,
  type GameTypes,
  type KernelWhy,
  type Knowledge,
  type Locale,
  type Match,
  openMatch,
  play,
  record,
  replaySteps,
  type StateOf,
  type Told,
  type Turn,
  takeBack,
  undoable,
  type ViewOf,
  type WhyOf,
} from 'gastropodia';
import { ismctsBot, randomBot } from 'gastropodia/bots';
import { type SnailsTypes, snails, snailsKnowledge } from 'gastropodia/snails';
import { checkGame, type Odds } from 'gastropodia/testing';
import { expectTypeOf, test } from 'vitest';
import { type DuelTypes, duel } from '../../docs/examples/duel/index.ts';
import { kuhn } from '../../docs/examples/kuhn/index.ts';
import { leduc } from '../../docs/examples/leduc/index.ts';
import { thimblerig } from '../../docs/examples/thimblerig/index.ts';
import { ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';
import {
  type AuctionAction,
  type AuctionEvent,
  type AuctionState,
  type AuctionTypes,
  type AuctionView,
  type AuctionWhy,
  auction,
} from '../kit/auction.ts';

declare const state: AuctionState;
declare const view: AuctionView;
declare const duelState: StateOf<typeof duel>;
declare const match: Match<AuctionTypes>;
declare const fight: Match<DuelTypes>;
declare const recorded: GameRecord<AuctionTypes>;
declare const oddsOfBids: Odds<AuctionTypes>;
declare const anyOdds: Odds<GameTypes>;

test('games of different types fit in one array, and can be played from it', () => {
  const games: readonly Game<GameTypes>[] = [auction, duel, kuhn, leduc, thimblerig, ticTacToe];

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
    'view' | 'decision' | 'actions' | 'random' | 'nodes' | 'printed' | 'sample'
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

test('KER-7.5 what is given beside a game is of that game: its config', () => {
  const bots = [randomBot, randomBot];

  play(snails, { config: { players: 2 }, seed: 'seed', bots });
  // @ts-expect-error nobody plays with a banana
  play(snails, { config: { players: 'banana' }, seed: 'seed', bots });
  // @ts-expect-error nor with anything that the game does not know
  play(snails, { config: { players: 2, colour: 'red' }, seed: 'seed', bots });
  const onAction = ({ state }: Told<GameTypes>): void => void state;
  play(snails, { config: { players: 2 }, seed: 'seed', bots, onAction });
  // @ts-expect-error whoever listens to any game does not make it a game with any config
  play(snails, { config: { players: 'banana' }, seed: 'seed', bots, onAction });
  // @ts-expect-error a match is opened with what the game can play
  openMatch(snails, { players: 'banana' }, 'seed');
  // @ts-expect-error so is a record
  record(snails, { players: 'banana' }, 'seed', []);
  // @ts-expect-error and of all configs that are checked
  checkGame(snails, { configs: [{ players: 2 }, { players: 'banana' }] });
  // @ts-expect-error whoever computes the odds of them
  checkGame(snails, { configs: [{ players: 'banana' }], odds: anyOdds });
});

test('KER-7.5 what is given beside a game is of that game: bots, actions, odds and knowledge', () => {
  const bidder: Bot<AuctionTypes> = { name: 'bidder', choose: ({ actions }) => actions[0] as AuctionAction };
  const told = ({ action }: { readonly action: AuctionAction }): void => void action;

  // @ts-expect-error a bot that bids cannot fight
  play(duel, { config: {}, seed: 'seed', bots: [bidder, randomBot] });
  // @ts-expect-error nor is anybody told of bids there
  play(duel, { config: {}, seed: 'seed', bots: [randomBot, randomBot], onAction: told });
  // @ts-expect-error a bid is nothing to be done in a duel
  record(duel, {}, 'seed', [{ type: 'bid', seat: 0, card: 1 }]);
  // @ts-expect-error odds of bids are no odds of a duel
  checkGame(duel, { configs: [{}], odds: oddsOfBids });
  ismctsBot({ game: snails, knowledge: snailsKnowledge() });
  const knowledge: Knowledge<SnailsTypes> = snailsKnowledge();
  // @ts-expect-error who knows Snails knows nothing of a duel
  ismctsBot({ game: duel, knowledge });
});

test('KER-7.5 what is given beside a game is of that game: matches, records and states', () => {
  expectTypeOf(openMatch(auction, { players: 2 }, 'seed')).toEqualTypeOf<Match<AuctionTypes>>();
  expectTypeOf(takeBack(auction, match, { seat: 0 })).toEqualTypeOf<Match<AuctionTypes>>();
  expectTypeOf(undoable(auction, recorded, 0)).toEqualTypeOf<number>();
  // @ts-expect-error an auction does not go on as a duel
  advance(duel, match, {});
  // @ts-expect-error nor is it taken back as one
  takeBack(duel, match, { seat: 0 });
  // @ts-expect-error nor does its record say what can be taken back in one
  undoable(duel, recorded, 0);
  // @ts-expect-error there is no such kind of taking back
  undoable(auction, match, 0, { kind: 'loud' });
  const applied = advance(auction, match, {});
  if (!applied.ok) return;
  expectTypeOf(audienceOf(auction, match, applied)[0]?.view).toEqualTypeOf<AuctionView | undefined>();
  // @ts-expect-error whoever looks on at a duel is not told of bids
  audienceOf(duel, fight, applied);
  // @ts-expect-error nor of what was before the first bid
  audienceOf(duel, match, applied);
});

test('KER-6.10 each step of a record has the types of its game', () => {
  for (const { action, events, state: at } of replaySteps(auction, {})) {
    expectTypeOf(action).toEqualTypeOf<AuctionAction | undefined>();
    expectTypeOf(events).toEqualTypeOf<readonly AuctionEvent[]>();
    expectTypeOf(at).toEqualTypeOf<AuctionState>();
  }
});
