import { askParts } from '../table/work.ts';

/** The declared decisions, for looks and clicks. They need no book, because views name the cards. */
export const ASKS = askParts({ cardIds: [] });
