import { askParts } from '../table/work.ts';

/** What is declared of decisions, for whoever shows them: without a book, as views name fields and cards themselves. */
export const ASKS = askParts({ fields: [], cardIds: [], lists: [], cards: [] });
