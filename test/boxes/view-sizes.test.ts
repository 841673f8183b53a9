import { createRandom, type Game, type GameTypes, type Viewer } from 'gastropodia';
import { antsBox } from 'gastropodia/ants';
import type { AnyBox } from 'gastropodia/boxes';
import { kelpBox } from 'gastropodia/kelp';
import { snailsBox } from 'gastropodia/snails';
import { zombiakiBox } from 'gastropodia/zombiaki';
import { expect, test } from 'vitest';
import { configsOf } from '../kit/configs.ts';

/** How long a view may be as JSON, in bytes. In Ants four players end with more than a hundred cards on the table and in their hands. */
const MOST: Readonly<Record<string, number>> = { snails: 4000, zombiaki: 4000, kelp: 4000, ants: 9000 };
/** At so many of a game's actions nobody looks; then everybody does. */
const BETWEEN = 20;

const BOXES: readonly AnyBox[] = [snailsBox, zombiakiBox, kelpBox, antsBox];

test.each(BOXES)('KER-5.14 no view of $game.id is long, in whole games of each config', (box) => {
  const found = configsOf(box).flatMap((config) => [
    sizeOfViews(box, config, 'random'),
    sizeOfViews(box, config, 'greedy'),
  ]);

  expect(Math.max(...found)).toBeLessThanOrEqual(MOST[box.game.id] ?? 0);
});

/** The longest view of a whole game, as JSON. */
function sizeOfViews<T extends GameTypes>(
  { game, knowledge }: Pick<AnyBox, 'knowledge'> & { readonly game: Game<T> },
  config: T['Config'],
  how: 'greedy' | 'random',
): number {
  const random = createRandom(how);
  const world = game.simulate(game.setup(config, how), { chance: { seed: how } });
  let most = 0;
  for (let step = 0; world.outcome() === undefined; step++) {
    if (step % BETWEEN === 0)
      most = Math.max(most, ...viewersOf(world.state).map((viewer) => sizeOf(game.view(world.state, viewer))));
    const [decision] = world.pending();
    const actions = world.legalActions(decision?.seat);
    const judge = how === 'greedy' ? knowledge?.(game.view(world.state, decision?.seat ?? 0)) : undefined;
    const weights = judge?.weigh?.(world.state, actions) ?? actions.map(() => 1);
    const best = Math.max(...weights);
    world.step(random.oneOf(actions.filter((_, index) => weights[index] === best)));
  }
  return Math.max(most, ...viewersOf(world.state).map((viewer) => sizeOf(game.view(world.state, viewer))));
}

const viewersOf = ({ decisions }: GameTypes['State']): readonly Viewer[] => [...decisions.keys(), 'spectator'];

const sizeOf = (view: object): number => new TextEncoder().encode(JSON.stringify(view)).length;
