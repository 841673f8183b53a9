import { freeActionsOf, questionsOf, type Rules } from '../../../kernel/index.ts';
import { SIDES } from '../components.ts';
import { outcomeOf, tellTheEnd } from '../rules/end.ts';
import type { Book } from '../table/book.ts';
import type { KelpTypes } from '../table/state.ts';
import { workParts } from '../table/work.ts';
import { openingSteps } from './first-position.ts';
import { octopusFree, octopusQuestions, octopusSteps } from './octopus.ts';
import { rollingQuestions, rollingSteps } from './rolling.ts';
import { searchingQuestions, searchingSteps } from './searching.ts';
import { spendingQuestions, spendingSteps } from './spending.ts';
import { swimmingQuestions, swimmingSteps } from './swimming.ts';
import { wordQuestions, wordSteps } from './words.ts';

type Course = Pick<Rules<KelpTypes>, 'streams' | 'steps' | 'questions' | 'freeActions' | 'ended' | 'outcome'>;

/**
 * The streams of chance.
 *
 * @rule KLP-18.9 Each kind of chance has a stream of its own.
 */
const STREAMS = ['blocks', 'deck', 'market', 'row', 'bag', 'dice', 'hostile'] as const;

/**
 * What happens in a game and what is decided, for one book: all that is needed to play on.
 *
 * @rule KLP-3.9 Draw and roll, Place currents, Move, Search/attack, Growth, Store energy.
 * @rule KLP-3.10 Only Draw and roll and Move are mandatory.
 */
export function courseOf(book: Book): Course {
  const { asks, free } = workParts(book);
  return {
    streams: STREAMS,
    steps: {
      ...openingSteps(book),
      ...octopusSteps(book),
      ...wordSteps(book),
      ...rollingSteps(book),
      ...swimmingSteps(book),
      ...searchingSteps(book),
      ...spendingSteps(book),
    },
    questions: questionsOf<KelpTypes>(asks, SIDES.length, {
      ...octopusQuestions(book),
      ...wordQuestions(book),
      ...rollingQuestions(book),
      ...swimmingQuestions(book),
      ...searchingQuestions(book),
      ...spendingQuestions(book),
    }),
    freeActions: freeActionsOf<KelpTypes>(free, SIDES.length, octopusFree(book)),
    ended: tellTheEnd,
    outcome: outcomeOf,
  };
}
