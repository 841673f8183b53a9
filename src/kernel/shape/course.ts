import type { BaseEvent } from '../basics/event.ts';
import type { Seat } from '../basics/seats.ts';
import { type Ask, endGame, next } from '../contract/agenda.ts';
import { emit } from '../contract/events.ts';
import type { BaseAction, Outcome } from '../contract/game.ts';
import { rankedBy } from '../contract/ranking.ts';
import type { Anything } from './erased.ts';

/**
 * How a game ended. One of `ranking`, `winners` and `scores` is enough: the winners are the first of the ranking; the ranking is
 * that by scores, and where there are none it has the winners first and all others behind them.
 */
export type Ending = Omit<Outcome, 'winners' | 'ranking'> & Partial<Pick<Outcome, 'winners' | 'ranking'>> & Ranking;
type Ranking = Pick<Outcome, 'ranking'> | Pick<Outcome, 'winners'> | Required<Pick<Outcome, 'scores'>>;

/**
 * The outcome that such an ending is, at a table of so many seats.
 *
 * @rule KER-10.11 Of ranking, winners and scores one is enough: the others follow.
 */
export function outcomeOf({ winners, ranking, ...ending }: Ending, seats: number): Outcome {
  const ranked = ranking ?? rankingBy(winners, ending.scores, seats);
  return { winners: winners ?? ranked[0] ?? [], ranking: ranked, ...ending };
}

function rankingBy(
  winners: readonly Seat[] | undefined,
  scores: readonly number[] | undefined,
  seats: number,
): Outcome['ranking'] {
  if (winners === undefined) return rankedBy([{ name: 'scores', of: scores ?? [] }]).ranking;
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  return others.length === 0 ? [winners] : [winners, others];
}

/** A position that changes, as far as turns go by it. */
interface Going {
  agenda: unknown[];
  readonly decisions: readonly number[];
}

/** What is done when a decision is answered or declined. */
export type CarryingOut = (draft: Going, ask: Ask, action: BaseAction & Partial<Anything>) => void;

/** The decision that seats take in turn, and whether the game has ended. */
export interface Turns {
  readonly kind: string;
  isOver(at: object): boolean;
}

/**
 * The same, in a game of turns: whoever has decided is followed by the next seat, unless the rules say what else comes first;
 * and as soon as there is an outcome, the game ends.
 *
 * @rule KER-10.10 Where seats take turns, each is followed by the next until there is an outcome, which ends the game.
 */
export function inTurns(doing: CarryingOut, { kind, isOver }: Turns): CarryingOut {
  return (draft, ask, action) => {
    // Beneath whatever the answer puts on the agenda.
    if (draft.agenda.length === 0) next(draft, { ask: kind, seat: (ask.seat + 1) % draft.decisions.length });
    doing(draft, ask, action);
    if (isOver(draft)) endGame(draft);
  };
}

/**
 * Returns the same, told afterwards by an event of this type with all that the answer says.
 *
 * @rule KER-10.12 An answer may be told by an event that follows from it.
 */
export function telling(doing: CarryingOut, type: string, keys: readonly string[]): CarryingOut {
  return (draft, ask, action) => {
    doing(draft, ask, action);
    emit(toldOf(type, keys, action));
  };
}

function toldOf(type: string, keys: readonly string[], action: BaseAction & Partial<Anything>): BaseEvent {
  const told: BaseEvent & Anything = { type, seat: action.seat };
  // What may be left out and was is not told.
  for (const key of keys) if (action[key] !== undefined) told[key] = action[key];
  return told;
}
