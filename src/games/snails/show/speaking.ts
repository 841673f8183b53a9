import { type SpeakingWith, type Spoken, spokenBy } from '../../../boxes/index.ts';
import { defaultPack } from '../cards/pack/pack.ts';
import type { Pack } from '../cards/vocabulary.ts';
import { givenView } from '../table/given.gen.ts';
import type { SnailsTypes } from '../table/state.ts';
import { LANGUAGES } from '../text/languages.ts';
import type { DecisionAsked } from '../text/scene.ts';
import { lookAtDecisions } from './looking.ts';
import { type CardReader, readerOf } from './reader.ts';
import { tellingWith } from './telling.ts';

/** How sentences are made of a position. */
export interface SpeakingOptions extends SpeakingWith<Pack> {}

type Sentences = Spoken<SnailsTypes, DecisionAsked, Pack>;

const SPOKEN: Sentences = /* @__PURE__ */ spokenBy<SnailsTypes, DecisionAsked, Pack, CardReader>({
  telling: tellingWith(LANGUAGES),
  pack: defaultPack,
  readerOf,
  questionsIn: (seen) => lookAtDecisions(givenView(seen)),
});

/**
 * Somebody who tells of a position: made once, and asked for every button, question and event of it.
 *
 * @example Buttons for whoever is asked
 * {@includeCode ../../../../test/guide/words-for-people.test.ts#buttons}
 */
export const speaking: Sentences['speaking'] = SPOKEN.speaking;

/**
 * What somebody can do, or does, in this position: a label for a button (“Push Bo’s scout to the beach at 2,-1”), or a sentence
 * for a log. Who may read it is not its business: a log of others gets actions that are public.
 */
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
 * @param pack the cards that are played with, if they are not ours.
 */
export const questionsOf: Sentences['questionsOf'] = SPOKEN.questionsOf;
