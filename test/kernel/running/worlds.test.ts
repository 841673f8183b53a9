import { type Game, type GameTypes, glance, hash, play, replay, type Simulation, sampleWorld } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { kelp } from 'gastropodia/kelp';
import { snails } from 'gastropodia/snails';
import { expect, test } from 'vitest';
import { auction } from '../../kit/auction.ts';

const SEEDS = { seed: 'what is hidden', luck: 'what is to come' };

/** The state of a simulation after some of its first options have been taken. */
function playedOn<T extends GameTypes>(world: Simulation<T>): T['State'] {
  for (let count = 0; count < 30 && world.outcome() === undefined; count++) {
    const actions = world.legalActions();
    world.step(actions[count % actions.length] as T['Action']);
  }
  return world.state;
}

test('a world to try things out in fits what a seat sees', () => {
  const view = auction.view(auction.setup({ players: 2 }, 'a game'), 0);
  // #region world
  const world = sampleWorld(auction, view, { seed: 'what is hidden', luck: 'what is to come' });
  const [action] = world.legalActions(0);
  if (action !== undefined) world.step(action);
  // #endregion world

  expect(auction.view(world.state, 0).hands[0]).toHaveLength((view.hands[0]?.length ?? 0) - 1);
});

test('KER-5.1 what somebody sees of a world for a moment is its view, and changes with it', () => {
  const world = auction.simulate(auction.setup({ players: 2 }, 'a game'), { chance: { seed: 'any' } });
  // #region glance
  const seen = glance(auction, world.state, 1);
  const key = hash(seen); // what to look for among what is known: the view itself is not kept
  // #endregion glance

  expect(key).toBe(hash(auction.view(world.state, 1)));
  const [action] = world.legalActions(1);
  if (action !== undefined) world.step(action);
  expect(seen.hands[1]).toEqual(world.state.hands[1]);
});

test.each([
  [snails, { players: 3 }],
  [kelp, { players: 2 }],
  [auction, { players: 2 }],
] as const)('KER-4.4 the world is the one that is imagined and simulated, and goes on like it: game %#', (...table) => {
  const [game, config] = table as unknown as [Game<GameTypes>, { readonly players: number }];
  const bots = Array.from({ length: config.players }, () => randomBot);
  const { record } = play(game, { config, seed: 'any', bots });
  const plies = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => Math.floor(share * record.actions.length));
  const views = plies.map((ply) => game.view(replay(game, record, ply), record.actions[ply]?.seat ?? 0));

  for (const view of views) {
    const world = sampleWorld(game, view, SEEDS);
    const other = game.simulate(game.determinize(view, SEEDS.seed), { chance: { seed: SEEDS.luck } });
    // What is done in a world that somebody in it imagines leaves it as it is.
    const within = sampleWorld(game, glance(game, world.state, 0), SEEDS);
    expect(playedOn(within)).toEqual(playedOn(sampleWorld(game, game.view(world.state, 0), SEEDS)));
    expect(world.state).toEqual(other.state);
    expect(playedOn(world)).toEqual(playedOn(other));
    for (const seat of [...bots.keys(), 'spectator'] as const) {
      expect(glance(game, world.state, seat)).toEqual(game.view(world.state, seat));
    }
    // What has become of one world does not show in the next.
    expect(sampleWorld(game, view, SEEDS).state).toEqual(
      game.simulate(game.determinize(view, SEEDS.seed), { chance: { seed: SEEDS.luck } }).state,
    );
  }
});

test('whoever puts a function in the place of one of the game has it called', () => {
  const state = auction.setup({ players: 2 }, 'a game');
  const seen: string[] = [];
  const watched: typeof auction = {
    ...auction,
    determinize(view, seed) {
      seen.push(seed);
      return auction.determinize(view, seed);
    },
    view(at, viewer) {
      seen.push(`view of ${viewer}`);
      return auction.view(at, viewer);
    },
  };

  sampleWorld(watched, auction.view(state, 0), SEEDS);
  glance(watched, state, 1);

  expect(seen).toEqual([SEEDS.seed, 'view of 1']);
});
