import type { Layout } from '../layout.ts';
import { drawn } from './drawn.ts';

/**
 * The default board: two arms of land around open water, with every tile there is.
 *
 * @rule SNL-13.1 A hexagon of radius 3, 37 fields, mirror-symmetric.
 * @rule SNL-2.16 All 41 tiles are used: 5 fields I, 9 fields II, 6 fields III.
 */
export const ARCHIPELAGO: Layout = drawn(`
   1 ~ ~ 1
  ~ 3 2 3 ~
 ~ 2 ~ ~ 2 ~
~ 2 3 ~ 3 2 ~
 ~ 2 ~ ~ 2 ~
  2 3 1 3 2
   1 ~ ~ 1
`);
