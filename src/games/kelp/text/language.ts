import type { Called, CommonSentences, RefusalSentences, Seat } from '../../../kernel/index.ts';
import type { KelpWhy } from '../table/refusals.ts';
import type { Ask } from '../table/work.ts';
import type { Names } from './names.ts';

/** All that Kelp says in one language: a folder each, whose `index.ts` is one of these. */
export interface Language {
  /** What a player who was given no name is called inside a sentence. */
  readonly seatName: (seat: Seat) => string;
  readonly names: Names;
  /** What a player is asked for, in a few words; `food` is what may be done in between. */
  readonly decisions: Readonly<Record<Ask['ask'] | 'food', string>>;
  /** Why an action is refused. */
  readonly refusals: (called: Called) => RefusalSentences<KelpWhy>;
  /** What every game refuses, with the players and decisions of this one. */
  readonly common: CommonSentences;
}
