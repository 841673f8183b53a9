import { type Plain, type Rules, upkeepOf } from '../../kernel/index.ts';
import { seatsFor } from './board/check-layout.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from './components.ts';
import { courseOf } from './course/course.ts';
import { firstPosition } from './course/first-position.ts';
import { invariantsOf } from './proof/invariants.ts';
import { imagine } from './secrets/imagine.ts';
import { masking } from './secrets/mask.ts';
import type { Book } from './table/book.ts';
import { configFor, seatsOf } from './table/config-for.ts';
import { shapeFor } from './table/shape.ts';
import type { SnailsTypes } from './table/state.ts';
import { LANGUAGES } from './text/language-of.ts';

/** The rules of Snails, for one book. */
export function rulesOf(book: Book): Rules<SnailsTypes> {
  const { pack, layout, contamination } = book.ruleset;
  const seats = { min: FEWEST_PLAYERS, max: seatsFor(layout) };
  const { state, setup, mask, fits } = upkeepOf<SnailsTypes>(shapeFor(book), {
    // A drawn position may have less land than its players would need to be placed; what is said of seats fits those there are.
    seats: MOST_PLAYERS,
    ...firstPosition,
    ...masking(book),
    imagine: (view, random) => imagine(book, view, random),
  });
  return {
    ...courseOf(book),
    id: 'snails',
    version: 3,
    seats,
    options: { pack, layout, contamination } as unknown as Plain,
    config: configFor(layout),
    state,
    seatsOf,
    busy: ['places', 'levels', 'life', 'hands', 'plans', 'play'],
    setup,
    mask,
    imagine: (view, random) => imagine(book, view, random),
    ...(fits === undefined ? {} : { fits }),
    invariants: invariantsOf(book),
    languages: LANGUAGES,
  };
}
