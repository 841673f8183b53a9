import type { GameLanguage, RefusingLanguage } from '../../../boxes/index.ts';
import type { EndReason } from '../table/events.ts';
import type { AntsWhy } from '../table/refusals.ts';
import type { AntsTypes } from '../table/state.ts';
import type { AntsAction } from '../table/work.ts';
import type { AllBoxLabels, BoxLabels } from './box-labels.ts';
import type { Grammar } from './grammar.ts';
import type { Labels } from './labels.ts';
import type { AllNames, Names } from './names.ts';
import type { Result } from './result.ts';
import type { Question, Scene } from './scene.ts';

/** What the rules of Ants say in one language: why something is refused, and to whom. */
export interface Refusing extends RefusingLanguage<AntsWhy> {}

/** What sentences of Ants are told with. */
export interface AntsTold {
  Question: Question;
  Scene: Scene;
  Reason: EndReason;
  Result: Result;
}

/**
 * What Ants says in one language, but for what its cards and tiles do and why it refuses something: a folder each, whose `index.ts`
 * is one of these.
 */
export interface Language extends GameLanguage<AntsTypes, AntsTold> {
  readonly names: Names;
  /** What tools say of the game. */
  readonly box: BoxLabels;
}

/** All that Ants says in one language: `with-cards.ts` of its folder. Whoever reads cards or tells refusals needs it. */
export interface CardLanguage extends Language {
  readonly names: AllNames;
  /** What a player is asked for, in a few words, and what free actions are. */
  readonly decisions: Readonly<Record<AntsAction['type'], string>>;
  /** The words around a drawn position. */
  readonly labels: Labels;
  readonly box: AllBoxLabels;
  /** What cards and tiles do, word by word. */
  readonly cards: Grammar;
}

/** Languages of Ants by locale: all that there are, or as many as a page has loaded. */
export type AntsLanguages = Readonly<Record<string, Language>>;

/** The same, where cards are read. */
export type AntsCardLanguages = Readonly<Record<string, CardLanguage>>;
