import { type SpeakingWith, type Spoken, spokenBy } from '../../../boxes/index.ts';
import { defaultPack } from '../cards/pack/pack.ts';
import type { Pack } from '../cards/vocabulary.ts';
import type { KelpTypes } from '../table/state.ts';
import type { AskLook, HiddenAsk } from '../table/work.ts';
import { LANGUAGES } from '../text/languages.ts';
import type { CardReader } from './card-reader.ts';
import { look } from './looking.ts';
import { readerOf } from './reader.ts';
import { asksTold, tellingWith } from './telling.ts';

/** How sentences are made of a position. */
export interface SpeakingOptions extends SpeakingWith<Pack> {}

type Sentences = Spoken<KelpTypes, AskLook | HiddenAsk, Pack>;

const SPOKEN: Sentences = /* @__PURE__ */ spokenBy<KelpTypes, AskLook | HiddenAsk, Pack, CardReader>({
  telling: tellingWith(LANGUAGES),
  pack: defaultPack,
  readerOf,
  questionsIn: (view) => asksTold(view, look(view)),
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
 * @param pack the cards that are played with, if they are not ours.
 */
export const questionsOf: Sentences['questionsOf'] = SPOKEN.questionsOf;
