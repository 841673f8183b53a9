import { type SpeakingWith, type Spoken, spokenBy } from '../../../boxes/index.ts';
import { defaultBoard } from '../board/layouts/board.ts';
import { defaultPack } from '../cards/pack/pack.ts';
import type { AntsTypes } from '../table/state.ts';
import { LANGUAGES } from '../text/languages.ts';
import type { Question } from '../text/scene.ts';
import { look } from './looking.ts';
import { type CardReader, type Printed, readerOf } from './reader.ts';
import { questionsIn, tellingWith } from './telling.ts';

/** How sentences are made of a position. */
export interface SpeakingOptions extends SpeakingWith<Printed> {}

type Sentences = Spoken<AntsTypes, Question, Printed>;

const SPOKEN: Sentences = /* @__PURE__ */ spokenBy<AntsTypes, Question, Printed, CardReader>({
  telling: tellingWith(LANGUAGES),
  pack: { pack: defaultPack, board: defaultBoard },
  readerOf,
  questionsIn: (seen) => questionsIn(seen, look(seen)),
});

/** Somebody who tells of a position: made once, and asked for every button, question and event of it. */
export const speaking: Sentences['speaking'] = SPOKEN.speaking;

/** What somebody can do, or does, in this position: a label for a button, or a sentence for a log. */
export const formatAction: Sentences['formatAction'] = SPOKEN.formatAction;

/** What a seat is asked, in a sentence: who decides, and what about. */
export const formatQuestion: Sentences['formatQuestion'] = SPOKEN.formatQuestion;

/**
 * How a game ended, in a sentence: who won, with what, and by which rule.
 *
 * @param options the language, English by default, and how players are called at this table: `namesAt` reads the names from a view.
 */
export const formatOutcome: Sentences['formatOutcome'] = SPOKEN.formatOutcome;

/**
 * What each seat is asked now, as data: who, what it is about, and what it is asked with. `formatQuestion` makes a sentence
 * of it.
 *
 * @param pack the cards and boards that are played with, if they are not ours.
 */
export const questionsOf: Sentences['questionsOf'] = SPOKEN.questionsOf;
