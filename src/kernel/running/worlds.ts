import { givenGame, givenOptions, givenText } from '../basics/given.ts';
import { clonePlain } from '../basics/plain.ts';
import type { Game, GameTypes, Simulation } from '../contract/game.ts';

/** What a world is imagined with: two texts, each of which may be any. */
export interface WorldSeeds {
  /** What is hidden follows from this, as in `determinize`. */
  readonly seed: string;
  /** The luck to come follows from this. */
  readonly luck: string;
}

/** How a game makes worlds to try things out in; it reads the view as `readable` gives it. */
export type MakeWorld<T extends GameTypes> = (
  view: T['View'],
  readable: (view: T['View']) => T['View'],
  seeds: WorldSeeds,
) => Simulation<T>;

// Known by the game itself: whoever puts a function of their own in the place of one of its functions has another game.
const makers = new WeakMap<object, MakeWorld<never>>();

/** Lets a game make worlds without a state in between. */
export function makesWorlds<T extends GameTypes>(game: Game<T>, make: MakeWorld<NoInfer<T>>): Game<T> {
  makers.set(game, make as unknown as MakeWorld<never>);
  return game;
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
  const make = makers.get(givenGame(game)) as unknown as MakeWorld<T> | undefined;
  const { seed, luck } = givenOptions(seeds);
  givenText(luck, 'luck');
  if (make !== undefined) return make(view, thawed, { seed, luck });
  return game.simulate(game.determinize(view, seed), { chance: { seed: luck } });
}

const copies = new WeakMap<object, object>();

/** A plain copy of a frozen view, made once: V8 reads frozen lists slowly, and all others ever after. */
function thawed<View extends object>(view: View): View {
  const copy = (copies.get(view) as View | undefined) ?? clonePlain(view);
  // What is not frozen may be another one the next time.
  if (Object.isFrozen(view)) copies.set(view, copy);
  return copy;
}
