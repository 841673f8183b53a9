import { simulator } from 'gastropodia';
import { rules } from './rules.ts';

// #region direct
/** The direct mode of the auction. The bundle loads this module, and all it imports, a second time. */
export const simulate = simulator(rules);
// #endregion direct
