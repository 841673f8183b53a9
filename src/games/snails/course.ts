import type { SimulatedRules } from '../../kernel/index.ts';
import type { Book } from './book.ts';
import { cloneState } from './clone.ts';
import { actionSteps } from './phases/action.ts';
import { boardQuestions, boardSteps } from './phases/board.ts';
import { cardQuestions } from './phases/card-questions.ts';
import { cleanUpSteps } from './phases/clean-up.ts';
import { drawQuestions, drawSteps } from './phases/draw.ts';
import { openingQuestions, openingSteps } from './phases/opening.ts';
import { planningQuestions, planningSteps } from './phases/planning.ts';
import { finish, outcomeOf } from './rules/end.ts';
import type { Changing, SnailsTypes } from './state.ts';

/** What happens in a game and what is decided, for one book: all that is needed to play on. */
export function courseOf(book: Book): SimulatedRules<SnailsTypes> {
  return {
    streams: ['setup', 'deck', 'tiles', 'dice'],
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
    clone: cloneState,
  };
}

type Steps = SimulatedRules<SnailsTypes>['steps'];

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
