import {
  type ActionWords,
  type GameTypes,
  givenOptions,
  type LocaleTag,
  type Outcome,
  type PrintedView,
  type TableNames,
  type TellingOptions,
} from '../kernel/index.ts';
import type { Asked } from './game-language.ts';
import type { Speaker, Telling } from './telling.ts';

/** How sentences are made of a position. */
export interface SpeakingWith<Pack> {
  /** English, if not said. */
  readonly locale?: LocaleTag;
  /** How players and cards are called; players who are not in it are called as the position calls them. */
  readonly names?: TableNames;
  /** The cards that are played with, if they are not ours. */
  readonly pack?: Pack;
}

/** What is asked about a position, one sentence at a time. */
export interface Spoken<T extends GameTypes, Question extends Asked, Pack> {
  /** Who tells of the position that a view shows. */
  speaking(view: PrintedView<T>, options?: SpeakingWith<Pack>): Speaker<T, Question>;
  /** What an action says: as a label of a button, or as a sentence of a log. */
  formatAction(
    action: T['Action'],
    view: PrintedView<T>,
    options?: SpeakingWith<Pack> & { readonly as?: keyof ActionWords },
  ): string;
  /** What is asked, as a sentence. */
  formatQuestion(question: Question, view: PrintedView<T>, options?: SpeakingWith<Pack>): string;
  /** How a game has ended, as a sentence. */
  formatOutcome(outcome: Outcome, options?: TellingOptions): string;
  /** What is asked in the position that a view shows, as data. */
  questionsOf(view: PrintedView<T>, pack?: Pack): readonly Question[];
}

/** What sentences about a position are made of. */
export interface SpokenParts<T extends GameTypes, Question extends Asked, Pack, Reader> {
  readonly telling: Telling<T, Question, Reader>;
  /** The cards that are played with, where nothing is said of them. */
  readonly pack: Pack;
  /** Who can read the cards of a pack. */
  readonly readerOf: (pack: Pack) => Reader;
  /** What each seat is asked, as data. */
  readonly questionsIn: (view: PrintedView<T>, reader: Reader) => readonly Question[];
}

/** Makes what tells of a position, one sentence at a time. */
export function spokenBy<T extends GameTypes, Question extends Asked, Pack, Reader>({
  telling,
  pack: usual,
  readerOf,
  questionsIn,
}: SpokenParts<T, Question, Pack, Reader>): Spoken<T, Question, Pack> {
  const speaking = (view: PrintedView<T>, options: SpeakingWith<Pack> = {}): Speaker<T, Question> => {
    const { locale = 'en', names, pack = usual } = givenOptions(options);
    return telling.speaking(view, { locale, names, reader: readerOf(pack) });
  };
  return {
    speaking,
    formatAction: (action, view, options = {}) => speaking(view, options).action(action, givenOptions(options).as),
    formatQuestion: (question, view, options) => speaking(view, options).question(question),
    formatOutcome: telling.outcome,
    questionsOf: (view, pack = usual) => questionsIn(view, readerOf(pack)),
  };
}
