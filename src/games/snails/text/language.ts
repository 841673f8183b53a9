import type { GameLanguage, RefusingLanguage } from '../../../boxes/index.ts';
import type { EndReason } from '../table/events.ts';
import type { SnailsWhy } from '../table/refusals.ts';
import type { SnailsTypes } from '../table/state.ts';
import type { BoxLabels } from './box-labels.ts';
import type { Grammar } from './grammar.ts';
import type { Labels } from './labels.ts';
import type { Names } from './names.ts';
import type { Result } from './result.ts';
import type { DecisionAsked, Scene } from './scene.ts';

/** What the rules of Snails say in one language: why something is refused, and to whom. */
export interface Refusing extends RefusingLanguage<SnailsWhy> {}

/** What sentences of Snails are told with. */
export interface SnailsTold {
  Question: DecisionAsked;
  Scene: Scene;
  Reason: EndReason;
  Result: Result;
}

/** What Snails says in one language, but for what its cards do: a folder each, whose `index.ts` is one of these. */
export interface Language extends GameLanguage<SnailsTypes, SnailsTold> {
  readonly names: Names;
  /** The words around a drawn position. */
  readonly labels: Labels;
  /** What tools say of the game. */
  readonly box: BoxLabels;
}

/** All that Snails says in one language: `with-cards.ts` of its folder. Whoever reads cards needs it. */
export interface CardLanguage extends Language {
  /** What a card does, word by word. */
  readonly cards: Grammar;
}

/** Languages of Snails by locale: all that there are, or as many as a page has loaded. */
export type SnailsLanguages = Readonly<Record<string, Language>>;

/** The same, where cards are read. */
export type SnailsCardLanguages = Readonly<Record<string, CardLanguage>>;
