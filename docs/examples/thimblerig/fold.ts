import { NONE } from 'gastropodia';
import { type Fold, foldWith, unchanged } from 'gastropodia/drawing';
import { withSwapped } from './rules.ts';
import type { Look, ThimblerigEvent, ThimblerigView } from './state.ts';

/** What everybody remembers of a look under a thimble, as far as it was shown. */
const looked = ({ history }: ThimblerigView, look: Omit<Look, 'fact'>): Partial<ThimblerigView> => ({
  history: [...history, { fact: 'look', ...look }],
});

/** What the thimbles look like after an event. */
export const fold: Fold<ThimblerigView, ThimblerigEvent> = foldWith<ThimblerigView, ThimblerigEvent>(
  {
    dealt: ({ under }, { secret }) => ({ under: secret?.under ?? under }),
    mixed: ({ history, under }, { a, b, secret }) => ({
      history: [...history, { fact: 'mix', a, b, swapped: secret?.swapped ?? NONE }],
      under: secret?.swapped === 1 ? withSwapped(under, a, b) : under,
    }),
    lifted: (look, { place, kind }) => looked(look, { place, how: 'lift', kind }),
    peeked: (look, { place, secret }) => looked(look, { place, how: 'peek', kind: secret?.kind ?? NONE }),
    scored: unchanged,
  },
  { agenda: [] },
);
