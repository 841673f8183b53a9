import {
  type Draw,
  deepFreeze,
  type FramesOf,
  type Game,
  type GameTypes,
  includes,
  pick,
  type Random,
  type Viewer,
} from '../kernel/index.ts';
import { viewersOf } from './laws.ts';

/** A draw of chance as it came out. */
export interface Rolled {
  readonly draw: Draw;
  readonly outcome: number;
}

/** The draws that an action makes, when `decide` answers them. */
export function trace<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  action: T['Action'],
  decide: (draw: Draw) => number,
): Rolled[] {
  const rolled: Rolled[] = [];
  const simulation = game.simulate(state, {
    chance: {
      decide(draw) {
        const outcome = decide(draw);
        rolled.push({ draw, outcome });
        return outcome;
      },
    },
  });
  simulation.step(action);
  return rolled;
}

/** The first position of a game as its seed makes it, with what was told and drawn on the way to it. */
export interface Opening<T extends GameTypes> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
  readonly frames?: readonly FramesOf<T['View'], T['Event']>[];
  readonly rolled: readonly Rolled[];
}

/**
 * Returns an opening with the draws that it makes: those of a seed. Its position has no luck of its own left.
 *
 * @param films Whether all viewers get frames of it.
 */
export function traceOpening<T extends GameTypes>(
  game: Game<T>,
  { config, seed }: { readonly config: T['Config']; readonly seed: string },
  films: boolean,
): Opening<T> {
  // The luck that a seed gives to this game's streams, in a place of its own.
  const own = game.simulate(game.setup(config, seed), { chance: { seed } }).state;
  const rolled: Rolled[] = [];
  const decide = (draw: Draw): number => {
    const outcome = pick(own, draw.stream, draw.weights, draw.seen);
    rolled.push({ draw, outcome });
    return outcome;
  };
  const opened = game.begin(config, { decide }, films ? { frames: viewersOf(own) } : undefined);
  return { ...opened, rolled };
}

/** Luck for another world that agrees with `rolled` in all that the viewer sees, and is drawn anew in all else. */
export interface MatchingLuck {
  /** Answers the other world's draws. */
  readonly decide: (draw: Draw) => number;
  /** Did the other world ask for the same visible draws, all of them and no others? */
  fits(): boolean;
  /** Was one of the visible outcomes impossible in the other world? Then the two cannot be twins. */
  isImpossible(): boolean;
}

/** Luck that matches what a viewer sees of these draws. */
export function matchingLuck(rolled: readonly Rolled[], viewer: Viewer, random: Random): MatchingLuck {
  const visible = rolled.filter(({ draw }) => includes(draw.seen, viewer));
  let used = 0;
  let strange = false;
  let impossible = false;
  return {
    decide({ stream, weights, seen }) {
      if (!includes(seen, viewer)) return random.pick(weights);
      const expected = visible[used];
      used += 1;
      if (expected === undefined || expected.draw.stream !== stream) strange = true;
      else if ((weights[expected.outcome] ?? 0) > 0) return expected.outcome;
      else impossible = true;
      return random.pick(weights);
    },
    fits: () => !strange && used === visible.length,
    isImpossible: () => impossible,
  };
}

/** These draws as a script. */
export function scriptOf(rolled: readonly Rolled[]): (readonly [string, number])[] {
  return rolled.map(({ draw, outcome }) => [draw.stream, outcome]);
}

/** The same position with the luck of this seed to come. */
export function withLuck<T extends GameTypes>(game: Game<T>, state: T['State'], seed: string): T['State'] {
  const { chance } = game.simulate(state, { chance: { seed } }).state;
  return deepFreeze({ ...state, chance });
}
