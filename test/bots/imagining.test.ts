import { createRandom, type Seat } from 'gastropodia';
import { type SnailsState, type SnailsView, snails, snailsKnowledge } from 'gastropodia/snails';
import { expect, test } from 'vitest';
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
