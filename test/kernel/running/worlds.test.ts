import { type Game, type GameTypes, play, replay, type Simulation, sampleWorld } from 'gastropodia';
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
    expect(world.state).toEqual(other.state);
    expect(playedOn(world)).toEqual(playedOn(other));
    // What has become of one world does not show in the next.
    expect(sampleWorld(game, view, SEEDS).state).toEqual(
      game.simulate(game.determinize(view, SEEDS.seed), { chance: { seed: SEEDS.luck } }).state,
    );
  }
});

test('whoever puts a function in the place of one of the game has it called', () => {
  const seen: string[] = [];
  const watched: typeof auction = {
    ...auction,
    determinize(view, seed) {
      seen.push(seed);
      return auction.determinize(view, seed);
    },
  };

  sampleWorld(watched, auction.view(auction.setup({ players: 2 }, 'a game'), 0), SEEDS);

  expect(seen).toEqual([SEEDS.seed]);
});
