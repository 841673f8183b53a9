import {
  EngineError,
  type Game,
  type GameTypes,
  type Judge,
  type Outcome,
  type Simulation,
} from '../../kernel/index.ts';

/** What a search wants: to win, or to lead by as many points as possible. */
export type Aim = 'rank' | 'scores';

/**
 * The lowest and the highest worth that a search has met. Means lie between them, and are compared by how far from the lowest
 * to the highest they lie, from 0 to 1: points of any size weigh as much as wins.
 */
export interface Scale {
  readonly aim: Aim;
  low: number;
  high: number;
}

/** The scale of a search: that of wins is known, that of points has still to be met. */
export function scaleFor(aim: Aim): Scale {
  if (aim === 'rank') return { aim, low: 0, high: 1 };
  return { aim, low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY };
}

/** Makes room for these worths on a scale of points. */
export function widen(scale: Scale, worths: readonly number[]): void {
  if (scale.aim === 'rank') return;
  for (const worth of worths) {
    if (worth < scale.low) scale.low = worth;
    if (worth > scale.high) scale.high = worth;
  }
}

/** Where a worth lies on a scale, from 0 to 1; in the middle, as long as all that was met is the same. */
export function placeOn({ low, high }: Scale, worth: number): number {
  return high > low ? (worth - low) / (high - low) : 0.5;
}

/** What is searched for, and in which game. */
export interface Aiming<T extends GameTypes> {
  readonly game: Game<T>;
  readonly judge: Judge<T>;
  readonly aim: Aim;
}

/** What a world is worth to each seat, if it is over or far enough. */
export function worthsIn<T extends GameTypes>(
  { game, judge, aim }: Aiming<T>,
  world: Simulation<T>,
): readonly number[] | undefined {
  const outcome = world.outcome();
  if (outcome !== undefined) {
    return aim === 'rank' ? sharesOf(outcome, world.state.decisions.length) : leadsOf(scoresOf(outcome, game.id));
  }
  const canTell = aim === 'rank' ? judge.evaluate !== undefined : judge.expectScores !== undefined;
  if (!canTell || judge.isFarEnough?.(world.state) !== true) return undefined;
  return aim === 'rank' ? judge.evaluate?.(world.state) : leadsOf(judge.expectScores?.(world.state) ?? []);
}

/** A win is shared by all who have won. */
function sharesOf({ winners }: Outcome, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** How many points each seat has more than the best of the others; its own, if it plays alone. */
function leadsOf(scores: readonly number[]): number[] {
  return scores.map((own, seat) => {
    const others = scores.filter((_, other) => other !== seat);
    return others.length === 0 ? own : own - Math.max(...others);
  });
}

// KER-9.3: in a game without scores, to aim at them is an error.
function scoresOf({ scores }: Outcome, game: string): readonly number[] {
  if (scores !== undefined) return scores;
  throw new EngineError('outcome/no-scores', `A search of '${game}' is to aim at scores, and its outcomes have none.`);
}
