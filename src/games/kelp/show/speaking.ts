import {
  type ActionWords,
  givenOptions,
  type LocaleTag,
  type Outcome,
  type TableNames,
} from '../../../kernel/index.ts';
import { defaultPack } from '../cards/pack/pack.ts';
import type { Pack } from '../cards/vocabulary.ts';
import type { KelpView } from '../table/state.ts';
import type { KelpAction } from '../table/work.ts';
import { LANGUAGES } from '../text/languages.ts';
import type { Question } from '../text/scene.ts';
import { look } from './looking.ts';
import { questionsIn } from './questions.ts';
import { readerOf } from './reader.ts';
import { type Speaker, tellingWith } from './telling.ts';

/** How sentences are made of a position. */
export interface SpeakingOptions {
  /** English, if not said. */
  readonly locale?: LocaleTag;
  /** How players and cards are called; players who are not in it are called as the position calls them. */
  readonly names?: TableNames;
  /** The cards that are played with, if they are not ours. */
  readonly pack?: Pack;
}

const TELLING = tellingWith(LANGUAGES);

/** Somebody who tells of a position: made once, and asked for every button, question and event of it. */
export function speaking(seen: KelpView, options: SpeakingOptions = {}): Speaker {
  const { locale = 'en', names, pack = defaultPack } = givenOptions(options);
  return TELLING.speaking(seen, { locale, names, reader: readerOf(pack) });
}

/** What somebody can do, or does, in this position: a label for a button, or a sentence for a log. */
export function formatAction(
  action: KelpAction,
  view: KelpView,
  options: SpeakingOptions & { readonly as?: keyof ActionWords } = {},
): string {
  return speaking(view, options).action(action, givenOptions(options).as);
}

/** What a seat is asked, in a sentence: who decides, and what about. */
export function formatQuestion(question: Question, view: KelpView, options: SpeakingOptions = {}): string {
  return speaking(view, options).question(question);
}

/**
 * How a game ended, in a sentence: who won, with what, and by which rule.
 *
 * @param names how players are called at this table; `namesAt` reads it from a view.
 */
export function formatOutcome(outcome: Outcome, locale: LocaleTag = 'en', names?: TableNames): string {
  return TELLING.outcome(outcome, locale, names);
}

/**
 * What each seat is asked now, as data: who, what it is about, and what it is asked with. `formatQuestion` makes a sentence
 * of it.
 *
 * @param pack the cards that are played with, if they are not ours.
 */
export function questionsOf(seen: KelpView, pack: Pack = defaultPack): readonly Question[] {
  return questionsIn(look(seen), readerOf(pack));
}
