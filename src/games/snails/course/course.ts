import { questionsOf, type Rules } from '../../../kernel/index.ts';
import { MOST_PLAYERS } from '../components.ts';
import { outcomeOf, tellTheEnd } from '../rules/end.ts';
import type { Book } from '../table/book.ts';
import type { SnailsTypes } from '../table/state.ts';
import { workParts } from '../table/work.ts';
import { actionSteps } from './action.ts';
import { boardQuestions, boardSteps } from './board.ts';
import { cardQuestions } from './card-questions.ts';
import { cleanUpSteps } from './clean-up.ts';
import { drawQuestions, drawSteps } from './draw.ts';
import { openingQuestions, openingSteps } from './opening.ts';
import { planningQuestions, planningSteps } from './planning.ts';

type Course = Pick<Rules<SnailsTypes>, 'streams' | 'steps' | 'questions' | 'freeActions' | 'ended' | 'outcome'>;

/** What happens in a game and what is decided, for one book: all that is needed to play on. */
export function courseOf(book: Book): Course {
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
    questions: questionsOf<SnailsTypes>(workParts(book).asks, MOST_PLAYERS, {
      ...openingQuestions(book),
      ...drawQuestions(book),
      ...planningQuestions(book),
      ...cardQuestions(book),
      ...boardQuestions(book),
    }),
    freeActions: {},
    ended: tellTheEnd,
    outcome: outcomeOf,
  };
}
