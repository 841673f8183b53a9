import { CONFIGS } from './auctions.ts';

/** So often `npm test` walks through a game that is small: enough to see that it is broken, whatever the seed. */
export const WALKS = 30;

/** How long a broken game is looked at, if it does not say so itself. */
export const HOW = { configs: CONFIGS, length: 25, walks: WALKS, every: 2, shrink: false };
