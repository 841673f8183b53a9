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
import { outcomeOf, tellTheEnd } from './rules/end.ts';
import type { SnailsTypes } from './state.ts';

/** What happens in a game and what is decided, for one book: all that is needed to play on. */
export function courseOf(book: Book): SimulatedRules<SnailsTypes> {
  return {
    streams: ['setup', 'deck', 'tiles', 'dice'],
    steps: {
      ...openingSteps(book),
      ...drawSteps(book),
      ...planningSteps(),
      ...actionSteps(book),
      ...boardSteps(book),
      ...cleanUpSteps(book),
    },
    questions: {
      ...openingQuestions(book),
      ...drawQuestions(book),
      ...planningQuestions(book),
      ...cardQuestions(book),
      ...boardQuestions(book),
    },
    freeActions: {},
    ended: tellTheEnd,
    outcome: outcomeOf,
    clone: cloneState,
  };
}
