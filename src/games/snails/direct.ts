import { simulator } from '../../kernel/index.ts';
import { courseOf } from './course/course.ts';
import { bookOf, type Ruleset } from './table/book.ts';

/** The direct mode of Snails. The bundle loads this module, and all it imports, a second time. */
export const simulatorOf = (ruleset: Ruleset) => simulator(courseOf(bookOf(ruleset)));
