import type { Layout } from '../layout.ts';
import { drawn } from './drawn.ts';

/**
 * Two tiny islands with nothing but water between their peaks: just enough land for four players to set their snails
 * on, and soon not enough to stand on.
 */
export const TWIN_ISLETS: Layout = drawn(`
 ~ 2 ~ ~ ~ ~ 2 ~
~ 1 3 ~ ~ ~ 3 1 ~
 ~ 2 ~ ~ ~ ~ 2 ~
`);
