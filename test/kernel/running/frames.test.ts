import { createRandom, type Game, type GameTypes, record, replaySteps, type Viewer } from 'gastropodia';
import { ants } from 'gastropodia/ants';
import { kelp, kelpBox } from 'gastropodia/kelp';
import { snails } from 'gastropodia/snails';
import { zombiaki, zombiakiBox } from 'gastropodia/zombiaki';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../../docs/examples/tic-tac-toe/index.ts';
import { auction } from '../../kit/auction.ts';

const GAMES: readonly (readonly [string, Game<GameTypes>, unknown])[] = [
  ['Snails', snails, { players: 3 }],
  ['Zombiaki', zombiaki, zombiakiBox.configs[0]?.config({ players: [{}, {}] })],
  ['Kelp', kelp, kelpBox.configs[0]?.config({ players: [{}, {}] })],
  ['Ants', ants, { players: 3 }],
  ['the auction', auction, { players: 3 }],
];

const first = auction.setup({ players: 2 }, 'frames');
const [bid] = auction.legalActions(first, 0);

test('KER-17.1 each viewer gets a frame for each event that it notices, with the view right after it', () => {
  const applied = auction.apply(first, bid, { frames: [0, 1, 'spectator'] });
  if (!applied.ok) return expect.unreachable();

  for (const { viewer, before, frames } of applied.frames ?? []) {
    expect(before).toEqual(auction.view(first, viewer));
    expect(frames.flatMap(({ events }) => events)).toEqual(auction.viewEvents(applied.events, viewer));
    expect(frames[0]?.view).toMatchObject({ bids: auction.view(applied.state, viewer).bids });
  }
  expect(applied.frames?.map(({ viewer }) => viewer)).toEqual([0, 1, 'spectator']);
});

test('KER-17.1 nobody gets frames who is not named', () => {
  expect(auction.apply(first, bid)).not.toHaveProperty('frames');
  expect(auction.begin({ players: 2 }, 'frames')).not.toHaveProperty('frames');
  expect(auction.apply(first, bid, { frames: [1] })).toMatchObject({ frames: [{ viewer: 1 }] });
});

test('KER-2.15 frames for somebody who is not there are refused', () => {
  expect(() => auction.apply(first, bid, { frames: [2] })).toThrow(/no seat 2/i);
  expect(() => auction.apply(first, bid, { as: 0, frames: ['nobody' as Viewer] })).toThrow(/no seat 'nobody'/i);
  expect(() => auction.begin({ players: 2 }, 'x', { frames: [7] })).toThrow(/no seat 7/i);
  expect(() => auction.apply(first, bid, { frames: 0 as never })).toThrow('The viewers of frames have to be a list');
});

test('KER-17.2 + KER-17.4 while events are told nobody is asked, and a last frame says who is asked then', () => {
  const state = ticTacToe.setup({}, 'x');
  const applied = ticTacToe.apply(state, { type: 'mark', seat: 0, field: 4 }, { frames: [1] });
  if (!applied.ok) return expect.unreachable();
  const [told, asked, ...others] = applied.frames?.[0]?.frames ?? [];

  expect(told?.events).toEqual([{ type: 'marked', seat: 0, field: 4 }]);
  expect(ticTacToe.pending(told?.view as never)).toEqual([]);
  expect(ticTacToe.outcome(told?.view as never)).toBeUndefined();
  expect(asked?.events).toEqual([]);
  expect(asked?.view).toEqual(ticTacToe.view(applied.state, 1));
  expect(ticTacToe.pending(asked?.view as never)).toMatchObject([{ seat: 1, kind: 'mark' }]);
  expect(others).toEqual([]);
});

describe.each(GAMES)('a game of %s', (_name, game, config) => {
  const steps = someActions(game, config, 120);

  test('KER-17.5 what does not change is the same object from frame to frame, and from action to action', () => {
    const viewers: Viewer[] = [0, 1, 'spectator'];
    let { state } = game.begin(config as never, 'frames', { frames: viewers });
    const last = new Map(viewers.map((viewer) => [viewer, game.view(state, viewer) as object]));
    for (const action of steps) {
      const applied = game.apply(state, action, { frames: viewers });
      if (!applied.ok) return expect.unreachable();
      for (const { viewer, before, frames } of applied.frames ?? []) {
        expect(before).toBe(last.get(viewer));
        let seen: object = before;
        for (const { view } of frames) {
          expect(copiesOf(seen, view)).toEqual([]);
          seen = view;
        }
        last.set(viewer, seen);
        expect(game.view(applied.state, viewer)).toBe(seen);
      }
      state = applied.state;
    }
  });

  test('KER-17.6 there are frames of an opening and of each step of a record', () => {
    const recorded = record<GameTypes>(game, config, 'frames', steps);
    let last: object | undefined;
    for (const { ply, state, events, frames } of replaySteps<GameTypes>(game, recorded, undefined, {
      frames: ['spectator'],
    })) {
      const [taken] = frames ?? [];
      if (ply > 0) expect(taken?.before).toBe(last);
      expect(taken?.frames.flatMap((frame) => frame.events)).toEqual(game.viewEvents(events, 'spectator'));
      last = taken?.frames.at(-1)?.view ?? taken?.before;
      expect(last).toEqual(game.view(JSON.parse(JSON.stringify(state)), 'spectator'));
    }
    expect(last).toBeDefined();
  });
});

test('KER-17.6 frames of an opening begin with the empty table, at which nobody is asked', () => {
  const { frames, state } = auction.begin({ players: 2 }, 'frames', { frames: [0] });
  const [taken] = frames ?? [];

  expect(taken?.before).toMatchObject({ hands: [[], []], offered: -1 });
  expect(auction.pending(taken?.before as never)).toEqual([]);
  expect(taken?.frames.map(({ events }) => events[0]?.type)).toEqual(['dealt', 'dealt', 'offered', undefined]);
  expect(taken?.frames.map(({ view }) => view.hands[0]?.length)).toEqual([5, 5, 5, 5]);
  expect(taken?.frames.at(-1)?.view).toEqual(auction.view(state, 0));
});

/** The parts that are equal in both, and not the same object. */
function copiesOf(before: object, after: object): readonly string[] {
  const parts = (at: object): Readonly<Record<string, unknown>> => at as never;
  return Object.keys(after).filter((key) => {
    const [one, other] = [parts(before)[key], parts(after)[key]];
    return one !== other && JSON.stringify(one) === JSON.stringify(other);
  });
}

/** The first actions of a random game. */
function someActions(game: Game<GameTypes>, config: unknown, most: number): readonly GameTypes['Action'][] {
  const random = createRandom('frames');
  const actions: GameTypes['Action'][] = [];
  let state = game.setup(config, 'frames');
  while (actions.length < most && game.outcome(state) === undefined) {
    const { decision: _decision, ...action } = random.oneOf(game.legalActions(state));
    actions.push(action);
    state = game.reduce(state, action);
  }
  return actions;
}
