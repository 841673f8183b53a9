import { changesOf, type Plain, type Rules, upkeepOf } from '../../kernel/index.ts';
import { SIDES } from './components.ts';
import { courseOf } from './course/course.ts';
import { firstPosition } from './course/first-position.ts';
import { invariantsOf } from './proof/invariants.ts';
import { imagine as imagineHidden, owedInSecret } from './secrets/imagine.ts';
import { masking } from './secrets/mask.ts';
import type { Book } from './table/book.ts';
import { cloneState } from './table/clone.gen.ts';
import { CONFIG } from './table/config.ts';
import { EVENTS } from './table/events.ts';
import { printedOf } from './table/printed.ts';
import { shapeFor } from './table/shape.ts';
import type { KelpTypes } from './table/state.ts';
import { REFUSING_IN } from './text/languages.ts';

const SEATS = { min: SIDES.length, max: SIDES.length, names: SIDES };

/** The rules of Kelp, for one book. */
export function rulesOf(book: Book): Rules<KelpTypes> {
  const { state, setup, mask, imagine, fits, invariants } = upkeepOf<KelpTypes>(shapeFor(book), {
    seats: SEATS,
    ...firstPosition(book),
    ...masking(book),
    owes: (_view, seat) => owedInSecret(seat),
    imagine: (view, random) => imagineHidden(book, view, random),
    invariants: invariantsOf(book),
  });
  return {
    ...courseOf(book),
    id: 'kelp',
    version: 2,
    seats: SEATS,
    options: { ...book.ruleset } as unknown as Plain,
    config: CONFIG,
    state,
    seatsOf: () => SIDES.length,
    setup,
    mask,
    changes: changesOf(EVENTS),
    // Which part of a turn it is: a part begins without being told.
    progress: ['phase'],
    printed: printedOf(book),
    imagine,
    clone: cloneState,
    ...(fits === undefined ? {} : { fits }),
    invariants,
    languages: REFUSING_IN,
  };
}
