import { CONFIGS } from './auctions.ts';

/** How long a broken game is looked at, if it does not say so itself. */
export const HOW = { configs: CONFIGS, length: 25, walks: 40, every: 2, shrink: false };
