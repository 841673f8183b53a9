import type { Plain, Rules } from '../../kernel/index.ts';
import type { Book } from './book.ts';
import { seatsFor } from './check-layout.ts';
import { cloneState } from './clone.ts';
import { configFor, seatsOf } from './config-for.ts';
import { explain } from './explain.ts';
import { firstPosition } from './first-position.ts';
import { invariantsOf } from './invariants.ts';
import { actionSteps } from './phases/action.ts';
import { boardQuestions, boardSteps } from './phases/board.ts';
import { cardQuestions } from './phases/card-questions.ts';
import { cleanUpSteps } from './phases/clean-up.ts';
import { drawQuestions, drawSteps } from './phases/draw.ts';
import { openingQuestions, openingSteps } from './phases/opening.ts';
import { planningQuestions, planningSteps } from './phases/planning.ts';
import { finish, outcomeOf } from './rules/end.ts';
import { stateSchema } from './schema.ts';
import type { Changing, SnailsTypes } from './state.ts';
import { imagine, mask } from './view.ts';

/** The rules of Snails, for one book. */
export function rulesOf(book: Book): Rules<SnailsTypes> {
  const { pack, layout, contamination } = book.ruleset;
  return {
    id: 'snails',
    version: 1,
    seats: { min: 2, max: seatsFor(layout) },
    options: { pack, layout, contamination } as unknown as Plain,
    streams: ['setup', 'deck', 'tiles', 'dice'],
    config: configFor(layout),
    state: stateSchema(book),
    seatsOf,
    setup: (config, seats) => firstPosition(book, config, seats),
    steps: untilNobodyIsLeft({
      ...openingSteps(book),
      ...drawSteps(book),
      ...planningSteps(),
      ...actionSteps(book),
      ...boardSteps(book),
      ...cleanUpSteps(book),
    }),
    questions: {
      ...openingQuestions(book),
      ...drawQuestions(book),
      ...planningQuestions(book),
      ...cardQuestions(book),
      ...boardQuestions(book),
    },
    freeActions: {},
    outcome: outcomeOf,
    mask: (state, viewer) => mask(book, state, viewer),
    imagine: (view, random) => imagine(book, view, random),
    clone: cloneState,
    invariants: invariantsOf(book),
    explain,
  };
}

type Steps = Rules<SnailsTypes>['steps'];

/**
 * The steps, none of which is taken once the board is empty.
 *
 * @rule SNL-12.2 If at any time no snail is on the board, the game is a draw.
 */
function untilNobodyIsLeft(steps: Steps): Steps {
  const guarded = Object.entries(steps).map(([name, run]) => {
    const step = run as (draft: Changing, step: unknown) => void;
    return [name, (draft: Changing, work: unknown) => (draft.phase === 'over' ? finish(draft) : step(draft, work))];
  });
  return Object.fromEntries(guarded) as Steps;
}
