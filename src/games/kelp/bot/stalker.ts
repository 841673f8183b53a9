import type { Book } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import type { Outlook } from './outlook.ts';
import type { Charts } from './waters.ts';
import type { Suspicion } from './whereabouts.ts';

/** What the shark goes by: all of it open, whoever looks. Worths are in hundredths of a win. */
export interface Stalking {
  readonly book: Book;
  readonly charts: Charts;
  readonly at: Seen;
  readonly suspicion: Suspicion;
  readonly outlook: Outlook;
}

/** A win in the unit of worths. */
export const WIN = 100;
/** What a die is worth that is not left for the energy spaces. */
export const USED = 0.6;
/** What a card in front of the shark is worth as long as it is not used. */
export const KEPT = 1;
