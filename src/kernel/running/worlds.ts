import { givenGame, givenOptions, givenText } from '../basics/given.ts';
import { clonePlain } from '../basics/plain.ts';
import type { Viewer } from '../basics/seats.ts';
import type { Game, GameTypes, Simulation } from '../contract/game.ts';

/** What a world is imagined with: two texts, each of which may be any. */
export interface WorldSeeds {
  /** What is hidden follows from this, as in `determinize`. */
  readonly seed: string;
  /** The luck to come follows from this. */
  readonly luck: string;
}

/** How a game makes worlds to try things out in, and looks into them. */
export interface Worlds<T extends GameTypes> {
  /** What somebody sees, neither frozen nor a copy. */
  glance(state: T['State'], viewer: Viewer): T['View'];
  /** A world that fits a view, which is read as `readable` gives it. */
  sample(view: T['View'], seed: string, readable: (view: T['View']) => T['View'], luck: string): Simulation<T>;
}

// Known by the game itself: whoever puts a function of their own in the place of one of its functions has another game.
const games = new WeakMap<object, Worlds<never>>();

/** Lets a game make worlds without a state in between, and look into them without a copy. */
export function hasWorlds<T extends GameTypes>(game: Game<T>, worlds: Worlds<NoInfer<T>>): Game<T> {
  games.set(game, worlds as unknown as Worlds<never>);
  return game;
}

const worldsOf = <T extends GameTypes>(game: Game<T>): Worlds<T> | undefined =>
  games.get(givenGame(game)) as unknown as Worlds<T> | undefined;

/**
 * What somebody sees of a world at this moment: what `game.view(state, viewer)` gives, for searches that look often. It is neither
 * frozen nor a copy, and changes with the world.
 *
 * @example What the other seat sees in a world
 * {@includeCode ../../../test/kernel/running/worlds.test.ts#glance}
 *
 * @rule KER-5.1 A view is equal for any two states that differ only in what is hidden from the viewer.
 */
export function glance<T extends GameTypes>(game: Game<T>, state: NoInfer<T['State']>, viewer: Viewer): T['View'] {
  const worlds = worldsOf(game);
  return worlds === undefined ? game.view(state, viewer) : worlds.glance(state, viewer);
}

/**
 * A world that fits a view, to try things out in: what `game.simulate(game.determinize(view, seed), { chance: { seed: luck } })`
 * gives. That makes a state that lasts, freezes it, and copies it once more; this does not, and takes less time.
 *
 * @example A world that fits what a seat sees
 * {@includeCode ../../../test/kernel/running/worlds.test.ts#world}
 *
 * @rule KER-4.4 A simulation has the luck it is given, never the real luck unasked.
 */
export function sampleWorld<T extends GameTypes>(
  game: Game<T>,
  view: NoInfer<T['View']>,
  seeds: WorldSeeds,
): Simulation<T> {
  const worlds = worldsOf(game);
  const { seed, luck } = givenOptions(seeds);
  givenText(luck, 'luck');
  if (worlds !== undefined) return worlds.sample(view, seed, thawed, luck);
  return game.simulate(game.determinize(view, seed), { chance: { seed: luck } });
}

const copies = new WeakMap<object, object>();

/** A plain copy of a frozen view, made once: V8 reads frozen lists slowly, and all others ever after. */
function thawed<View extends object>(view: View): View {
  if (!Object.isFrozen(view)) return view;
  const copy = (copies.get(view) as View | undefined) ?? clonePlain(view);
  copies.set(view, copy);
  return copy;
}
