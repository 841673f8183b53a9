import { type Fold, foldWith, unchanged } from 'gastropodia/drawing';
import type { LeducEvent, LeducView } from './index.ts';

/** What Leduc looks like after an event. */
export const fold: Fold<LeducView, LeducEvent> = foldWith<LeducView, LeducEvent>(
  {
    dealt: unchanged,
    // LED-2.1: the second round begins when a card is turned up.
    said: ({ said, turned }, { say }) => ({
      said: said.map((words, round) => (round === (turned === -1 ? 0 : 1) ? [...words, say] : words)),
    }),
    'turned-up': (_look, { card }) => ({ turned: card }),
    shown: (_look, { cards }) => ({ cards }),
    settled: unchanged,
  },
  { agenda: [] },
);
