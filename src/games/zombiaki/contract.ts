import { changesOf, type Plain, type Rules, upkeepOf } from '../../kernel/index.ts';
import { SIDES } from './components.ts';
import { courseOf } from './course/course.ts';
import { firstPosition } from './course/first-position.ts';
import { invariantsOf } from './proof/invariants.ts';
import type { Book } from './table/book.ts';
import { cloneState } from './table/clone.gen.ts';
import { CONFIG } from './table/config.ts';
import { EVENTS } from './table/events.ts';
import { printedOf } from './table/printed.ts';
import { shapeFor } from './table/shape.ts';
import type { ZombiakiTypes } from './table/state.ts';
import { REFUSING_IN } from './text/languages.ts';

// ZOM-1.1: there are exactly two players, the zombie player and the human player.
const SEATS = { min: SIDES.length, max: SIDES.length, names: SIDES };

/** The rules of Zombiaki, for one book. */
export function rulesOf(book: Book): Rules<ZombiakiTypes> {
  const { pack, options } = book.ruleset;
  const { state, setup, mask, imagine, fits, invariants } = upkeepOf<ZombiakiTypes>(shapeFor(book), {
    seats: SEATS,
    ...firstPosition(book),
    invariants: invariantsOf(book),
  });
  return {
    ...courseOf(book),
    id: 'zombiaki',
    version: 2,
    seats: SEATS,
    options: { pack, options } as unknown as Plain,
    config: CONFIG,
    state,
    seatsOf: () => SIDES.length,
    setup,
    mask,
    changes: changesOf(EVENTS),
    printed: printedOf(book),
    imagine,
    clone: cloneState,
    ...(fits === undefined ? {} : { fits }),
    invariants,
    languages: REFUSING_IN,
  };
}
