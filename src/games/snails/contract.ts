import type { Plain, Rules } from '../../kernel/index.ts';
import { seatsFor } from './board/check-layout.ts';
import { courseOf } from './course/course.ts';
import { firstPosition } from './course/first-position.ts';
import { invariantsOf } from './proof/invariants.ts';
import { imagine, mask } from './secrets/view.ts';
import type { Book } from './table/book.ts';
import { configFor, seatsOf } from './table/config-for.ts';
import { stateSchema } from './table/schema.ts';
import type { SnailsTypes } from './table/state.ts';
import { LANGUAGES } from './text/language-of.ts';

/** The rules of Snails, for one book. */
export function rulesOf(book: Book): Rules<SnailsTypes> {
  const { pack, layout, contamination } = book.ruleset;
  return {
    ...courseOf(book),
    id: 'snails',
    version: 2,
    seats: { min: 2, max: seatsFor(layout) },
    options: { pack, layout, contamination } as unknown as Plain,
    config: configFor(layout),
    state: stateSchema(book),
    seatsOf,
    busy: ['places', 'levels', 'life', 'hands', 'plans', 'play'],
    setup: (config, seats) => firstPosition(book, config, seats),
    mask: (state, viewer) => mask(book, state, viewer),
    imagine: (view, random) => imagine(book, view, random),
    invariants: invariantsOf(book),
    languages: LANGUAGES,
  };
}
