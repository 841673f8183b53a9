import type { Plain, Rules } from '../../kernel/index.ts';
import type { Book } from './book.ts';
import { seatsFor } from './check-layout.ts';
import { configFor, seatsOf } from './config-for.ts';
import { courseOf } from './course.ts';
import { explain, explainCommon } from './explain.ts';
import { firstPosition } from './first-position.ts';
import { invariantsOf } from './proof/invariants.ts';
import { stateSchema } from './schema.ts';
import type { SnailsTypes } from './state.ts';
import { imagine, mask } from './view.ts';

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
    explain,
    explainCommon,
  };
}
