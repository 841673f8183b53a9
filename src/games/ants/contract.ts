import { type Plain, type Rules, readBy, upkeepOf } from '../../kernel/index.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from './components.ts';
import { courseOf } from './course/course.ts';
import { firstPosition } from './course/first-position.ts';
import { invariantsOf } from './proof/invariants.ts';
import { imagine as imagineHidden, owedInSecret } from './secrets/imagine.ts';
import { masking } from './secrets/mask.ts';
import type { Book } from './table/book.ts';
import { CHANGES, PROGRESS } from './table/changes.ts';
import { cloneState } from './table/clone.gen.ts';
import { readConfig, seatsIn } from './table/config.ts';
import { printedOf } from './table/printed.ts';
import { shapeFor } from './table/shape.ts';
import type { AntsTypes } from './table/state.ts';
import { REFUSING_IN } from './text/languages.ts';

const SEATS = { min: FEWEST_PLAYERS, max: MOST_PLAYERS };

/** The rules of Ants, for one book. */
export function rulesOf(book: Book): Rules<AntsTypes> {
  const { state, setup, mask, imagine, fits, invariants } = upkeepOf<AntsTypes>(shapeFor(book), {
    seats: SEATS,
    ...firstPosition(book),
    ...masking(book),
    owes: (_view, seat) => owedInSecret(seat),
    imagine: (view, random, dealt) => imagineHidden(view, random, dealt),
    invariants: invariantsOf(book),
  });
  return {
    ...courseOf(book),
    id: 'ants',
    version: 3,
    seats: SEATS,
    options: { ...book.ruleset } as unknown as Plain,
    config: readBy((spot) => readConfig(spot, book.queenIds)),
    state,
    seatsOf: seatsIn,
    setup,
    mask,
    changes: CHANGES,
    progress: PROGRESS,
    printed: printedOf(book),
    imagine,
    clone: cloneState,
    ...(fits === undefined ? {} : { fits }),
    invariants,
    languages: REFUSING_IN,
  };
}
