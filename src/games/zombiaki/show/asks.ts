import { askParts } from '../table/work.ts';

/** What is declared of decisions, for whoever shows them: without a book, as views name their cards themselves. */
export const ASKS = askParts({ cardIds: [] });
