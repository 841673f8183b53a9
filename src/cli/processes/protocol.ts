import * as v from 'valibot';
import { FORFEITS } from '../../bots/index.ts';
import type { Decision, GameTypes, Seat } from '../../kernel/index.ts';

/** The version of what is said between an arena and a bot that runs in a process of its own. */
export const PROTOCOL = 1;

/** What a bot is told, a line each. It answers `hello` and `turn`. */
export type ToBot =
  /** The first line: which game it is going to play. */
  | { readonly type: 'hello'; readonly protocol: number; readonly game: string; readonly ruleset: string }
  /** It sits down: a match is one seat of one game. */
  | {
      readonly type: 'begin';
      readonly match: number;
      readonly seat: Seat;
      readonly seats: number;
      /** What is printed on boards and cards: it never changes during a game, and no view holds it. */
      readonly printed: GameTypes['Printed'];
    }
  | ({ readonly type: 'turn' } & TurnTold)
  /** The match is over for it: whatever it has kept of it can go. */
  | { readonly type: 'end'; readonly match: number };

/** A decision that a bot owes. */
interface TurnTold {
  /** Counts the turns: the answer names it. */
  readonly turn: number;
  readonly match: number;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly actions: readonly GameTypes['Action'][];
  readonly view: GameTypes['View'];
  /** How many nodes it may spend, where it searches with the library. */
  readonly nodes: number;
  /** Luck of its own for this turn, from which nothing of the game's follows. */
  readonly seed: string;
}

const turn = v.pipe(v.number(), v.safeInteger());
const said = v.pipe(v.string(), v.maxLength(1000));

/** What a bot says of itself, once. */
export const HELLO = v.union([
  v.object({ name: v.pipe(v.string(), v.maxLength(100)), digest: v.optional(v.string()) }),
  v.object({ error: said }),
]);

/** What it answers to a turn: an action, or the number of one among those that it was offered, or why it has none. */
export const ANSWER = v.union([
  v.object({ turn, error: said, why: v.optional(v.picklist(FORFEITS), 'threw') }),
  v.object({ turn, choice: turn }),
  v.object({ turn, action: v.unknown() }),
]);
