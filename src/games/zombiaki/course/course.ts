import { freeActionsOf, questionsOf, type SimulatedRules } from '../../../kernel/index.ts';
import { SIDES } from '../components.ts';
import { outcomeOf, tellTheEnd } from '../rules/end.ts';
import type { Book } from '../table/book.ts';
import { cloneState } from '../table/clone.ts';
import type { ZombiakiTypes } from '../table/state.ts';
import { workParts } from '../table/work.ts';
import { freeActions, playingQuestions, playingSteps } from './playing.ts';
import { resolvingQuestions, resolvingSteps } from './resolving.ts';
import { turnQuestions, turnSteps } from './turns.ts';

/** What happens in a game and what is decided, for one book: all that is needed to play on. */
export function courseOf(book: Book): SimulatedRules<ZombiakiTypes> {
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
    clone: cloneState,
  };
}
