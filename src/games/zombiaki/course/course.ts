import { freeActionsOf, questionsOf, type Rules } from '../../../kernel/index.ts';
import { SIDES } from '../components.ts';
import { outcomeOf, tellTheEnd } from '../rules/end.ts';
import type { Book } from '../table/book.ts';
import type { ZombiakiTypes } from '../table/state.ts';
import { workParts } from '../table/work.ts';
import { freeActions, playingQuestions, playingSteps } from './playing.ts';
import { resolvingQuestions, resolvingSteps } from './resolving.ts';
import { turnQuestions, turnSteps } from './turns.ts';

type Course = Pick<Rules<ZombiakiTypes>, 'streams' | 'steps' | 'questions' | 'freeActions' | 'ended' | 'outcome'>;

/** What happens in a game and what is decided, for one book: all that is needed to play on. */
export function courseOf(book: Book): Course {
  return {
    streams: SIDES,
    steps: { ...turnSteps(book), ...playingSteps(book), ...resolvingSteps(book) },
    questions: questionsOf<ZombiakiTypes>(workParts(book).asks, SIDES.length, {
      ...turnQuestions(book),
      ...playingQuestions(book),
      ...resolvingQuestions(book),
    }),
    freeActions: freeActionsOf<ZombiakiTypes>(workParts(book).free, SIDES.length, freeActions(book)),
    ended: tellTheEnd,
    outcome: outcomeOf,
  };
}
