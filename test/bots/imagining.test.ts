import { createRandom, type Seat } from 'gastropodia';
import { type SnailsState, type SnailsView, snails, snailsKnowledge } from 'gastropodia/snails';
import { expect, test } from 'vitest';
import { act, scene } from '../snails/kit/scene.ts';
import { greedy, playSnails } from './matches.ts';

const knowledge = snailsKnowledge();

/** The positions of a match before each of its actions. */
function positionsOf(players: number): { readonly state: SnailsState; readonly seat: Seat }[] {
  const { record } = playSnails(
    Array.from({ length: players }, () => greedy),
    { seed: 'imagined' },
  );
  let state = snails.setup(record.config, record.seed);
  return record.actions.map((action) => {
    const before = { state, seat: action.seat };
    state = snails.reduce(state, action);
    return before;
  });
}

function imagined(view: SnailsView, seed: string): SnailsState {
  const { state } = snails.simulate(snails.determinize(view, seed), { chance: { seed } });
  knowledge(view).imagine?.(state, createRandom(seed));
  return state;
}

test('KER-5.1 plans imagined anew are possible ones, and the viewer cannot tell the world from the real one', () => {
  const wrong = positionsOf(3).flatMap(({ state, seat }, ply) => {
    const view = snails.view(state, seat);
    const world = imagined(view, `${ply}`);
    const isSame = JSON.stringify(snails.view(world, seat)) === JSON.stringify(view);
    return isSame && snails.faults(world).length === 0
      ? []
      : [{ ply, phase: state.phase, faults: snails.faults(world) }];
  });

  expect(wrong).toEqual([]);
});

test('they are what the judge would plan rather than anything', () => {
  const isPlanned = ({ state, seat }: { state: SnailsState; seat: Seat }): boolean =>
    state.phase === 'planning' && seat === 1 && state.plans[0]?.length === 5 && state.plans[1]?.length === 0;
  const position = positionsOf(2).find(isPlanned);
  const view = snails.view(position?.state ?? expect.unreachable('nobody has planned'), 1);
  const seeds = Array.from({ length: 60 }, (_, seed) => `${seed}`);
  const hits = (worldOf: (seed: string) => SnailsState): number =>
    seeds.filter((seed) => worldOf(seed).active[0] === position?.state.active[0]).length;

  expect(hits((seed) => imagined(view, seed))).toBeGreaterThan(hits((seed) => snails.determinize(view, seed)));
});

test('SNL-3.17 a plan that lies still, because both declared snails are lost, is not planned anew', () => {
  const { game, state } = act(
    scene('0,0  beach  1a\n1,0  beach  2a:10\n3,0  beach  2s', {
      plans: [
        ['grenade', 'crawl-dig', '-', '-', '-'],
        ['rocket', 'mine', 'crawl-dig', 'crawl-shell', 'swap-aim'],
      ],
      tokens: [['1a'], ['2a']],
      luck: ['splat'],
    }),
    { type: 'choose-target', seat: 0, target: { field: '1,0' } },
  );
  const view = game.view(state, 0);
  const world = game.simulate(game.determinize(view, 'still'), { chance: { seed: 'still' } }).state;
  const plans = structuredClone(world.plans);

  knowledge(view).imagine?.(world, createRandom('still'));

  expect(view.active[1]).toBe(-1);
  expect(world.plans).toEqual(plans);
});
