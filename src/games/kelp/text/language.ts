import type { GameLanguage, RefusingLanguage } from '../../../boxes/index.ts';
import type { Called } from '../../../kernel/index.ts';
import type { EndReason } from '../table/events.ts';
import type { KelpWhy } from '../table/refusals.ts';
import type { KelpTypes } from '../table/state.ts';
import type { AskLook, HiddenAsk, KelpAction } from '../table/work.ts';
import type { AllBoxLabels, BoxLabels } from './box-labels.ts';
import type { Grammar } from './grammar.ts';
import type { Labels } from './labels.ts';
import type { AllNames, Names } from './names.ts';
import type { Result } from './result.ts';
import type { Scene } from './scene.ts';

/** What the rules of Kelp say in one language: why something is refused, and to whom. */
export interface Refusing extends RefusingLanguage<KelpWhy> {}

/** What sentences of Kelp are told with. */
export interface KelpTold {
  Question: AskLook | HiddenAsk;
  Scene: Scene;
  Reason: EndReason;
  Result: Result;
}

/**
 * What Kelp says in one language, but for what its cards do and why it refuses something: a folder each, whose `index.ts` is
 * one of these.
 */
export interface Language extends GameLanguage<KelpTypes, KelpTold> {
  readonly names: Names;
  /** What a player is asked for, in a few words; `food` is what the octopus may do in between. */
  readonly decisions: Readonly<Record<KelpAction['type'], string>>;
  /** What tools say of the game. */
  readonly box: BoxLabels;
}

/** All that Kelp says in one language: `with-cards.ts` of its folder. Whoever reads cards or tells refusals needs it. */
export interface CardLanguage extends Language {
  readonly names: AllNames;
  /** The words around a drawn position. */
  readonly labels: Labels;
  readonly box: AllBoxLabels;
  /** What cards, blocks and tiles do, word by word. */
  readonly cards: (called: Called) => Grammar;
}

/** Languages of Kelp by locale: all that there are, or as many as a page has loaded. */
export type KelpLanguages = Readonly<Record<string, Language>>;

/** The same, where cards are read. */
export type KelpCardLanguages = Readonly<Record<string, CardLanguage>>;
