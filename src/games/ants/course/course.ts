import { freeActionsOf, questionsOf, type Rules } from '../../../kernel/index.ts';
import { MOST_PLAYERS } from '../components.ts';
import { outcomeOf } from '../rules/scoring.ts';
import type { Book } from '../table/book.ts';
import type { AntsTypes } from '../table/state.ts';
import { workParts } from '../table/work.ts';
import { antQuestions, antSteps } from './ants.ts';
import { boardWordQuestions } from './board-words.ts';
import { cardWordQuestions } from './card-words.ts';
import { cardQuestions, cardSteps } from './cards.ts';
import { freely } from './freely.ts';
import { incubationQuestions, incubationSteps } from './incubation.ts';
import { markerWordQuestions } from './marker-words.ts';
import { openingQuestions, openingSteps } from './opening.ts';
import { tellTheEnd, turnQuestions, turnSteps } from './turns.ts';
import { wordQuestions, wordSteps } from './words.ts';

type Course = Pick<Rules<AntsTypes>, 'streams' | 'steps' | 'questions' | 'freeActions' | 'ended' | 'outcome'>;

/**
 * The streams of chance.
 *
 * @rule ANT-23.1 Chance has four named streams, each drawn from in the order in which the rules need it.
 */
const STREAMS = ['setup', 'start', 'enemies', 'deck'] as const;

/** What happens in a game and what is decided, for one book: all that is needed to play on. */
export function courseOf(book: Book): Course {
  const { asks, free } = workParts(book);
  return {
    streams: STREAMS,
    steps: {
      ...openingSteps(book),
      ...turnSteps(book),
      ...antSteps(book),
      ...cardSteps(book),
      ...incubationSteps(book),
      ...wordSteps(book),
    },
    questions: questionsOf<AntsTypes>(asks, MOST_PLAYERS, {
      ...openingQuestions(book),
      ...turnQuestions(book),
      ...antQuestions(book),
      ...cardQuestions(book),
      ...incubationQuestions(book),
      ...wordQuestions(book),
      ...boardWordQuestions(book),
      ...cardWordQuestions(book),
      ...markerWordQuestions(book),
    }),
    freeActions: freeActionsOf<AntsTypes>(free, MOST_PLAYERS, freely(book)),
    ended: (draft) => tellTheEnd(book, draft),
    outcome: (at) => outcomeOf(book, at),
  };
}
