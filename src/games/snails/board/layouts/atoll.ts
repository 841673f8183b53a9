import type { Layout } from '../layout.ts';
import { drawn } from './drawn.ts';

/**
 * A ring of land around a lagoon, for two to four players. Whoever goes round meets three peaks; whoever does not must
 * swim.
 */
export const ATOLL: Layout = drawn(`
   1 ~ ~ ~
  ~ 1 2 3 ~
 ~ 2 ~ ~ 2 ~
~ 3 ~ ~ ~ 1 1
 ~ 2 ~ ~ 2 ~
  ~ 1 2 3 ~
   1 ~ ~ ~
`);
