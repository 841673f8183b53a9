import { deepFreeze } from '../../../../kernel/index.ts';

/**
 * The default contamination track: the damage of each space, from the lowest.
 *
 * @rule SNL-13.2 Eleven spaces, as many as ten barrels can ever move it.
 */
export const CONTAMINATION: readonly number[] = deepFreeze([0, 5, 5, 5, 10, 10, 10, 15, 15, 15, 20]);
