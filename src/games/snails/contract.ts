import { changesOf, type Plain, type Rules, upkeepOf } from '../../kernel/index.ts';
import { seatsFor } from './board/check-layout.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from './components.ts';
import { courseOf } from './course/course.ts';
import { firstPosition } from './course/first-position.ts';
import { planOfSeat } from './course/planning.ts';
import { invariantsOf } from './proof/invariants.ts';
import { imagine as imagineHidden } from './secrets/imagine.ts';
import { masking } from './secrets/mask.ts';
import type { Book } from './table/book.ts';
import { cloneState } from './table/clone.gen.ts';
import { configFor, seatsOf } from './table/config-for.ts';
import { EVENTS } from './table/events.ts';
import { printedOf } from './table/printed.ts';
import { shapeFor } from './table/shape.ts';
import type { SnailsTypes } from './table/state.ts';
import { REFUSING_IN } from './text/languages.ts';

/** The rules of Snails, for one book. */
export function rulesOf(book: Book): Rules<SnailsTypes> {
  const { pack, layout, contamination } = book.ruleset;
  const { state, setup, mask, imagine, fits } = upkeepOf<SnailsTypes>(shapeFor(book), {
    // Whatever the board: positions on one that is too small are drawn to be looked at.
    seats: { min: FEWEST_PLAYERS, max: MOST_PLAYERS },
    ...firstPosition,
    ...masking(book),
    redeal: 'never',
    owes: planOfSeat,
    imagine: (view, random) => imagineHidden(book, view, random),
  });
  return {
    ...courseOf(book),
    id: 'snails',
    version: 4,
    seats: { min: FEWEST_PLAYERS, max: seatsFor(layout) },
    options: { pack, layout, contamination } as unknown as Plain,
    config: configFor(layout),
    state,
    seatsOf,
    setup,
    mask,
    changes: changesOf(EVENTS),
    // How the card that is being resolved stands: it changes with every step of an action.
    progress: ['play'],
    printed: printedOf(book),
    imagine,
    clone: cloneState,
    ...(fits === undefined ? {} : { fits }),
    invariants: invariantsOf(book),
    languages: REFUSING_IN,
  };
}
