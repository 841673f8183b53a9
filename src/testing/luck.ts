import { type Draw, type Game, type GameTypes, includes, type Random, type Viewer } from '../kernel/index.ts';

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
