import { simulator } from 'gastropodia';
import { rules } from './rules.ts';

/** The direct mode of Leduc poker. The bundle loads this module, and all it imports, a second time. */
export const simulate = simulator(rules);
