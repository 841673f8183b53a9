import type { GameLanguage, RefusingLanguage } from '../../../boxes/index.ts';
import type { EndReason } from '../table/events.ts';
import type { ZombiakiWhy } from '../table/refusals.ts';
import type { ZombiakiTypes } from '../table/state.ts';
import type { AskLook, ZombiakiAction } from '../table/work.ts';
import type { BoxLabels } from './box-labels.ts';
import type { Grammar } from './grammar.ts';
import type { Labels } from './labels.ts';
import type { Names } from './names.ts';
import type { Result } from './result.ts';
import type { Scene } from './scene.ts';

/** What the rules of Zombiaki say in one language: why something is refused, and to whom. */
export interface Refusing extends RefusingLanguage<ZombiakiWhy> {}

/** What sentences of Zombiaki are told with. */
export interface ZombiakiTold {
  Question: AskLook;
  Scene: Scene;
  Reason: EndReason;
  Result: Result;
}

/** What Zombiaki says in one language, but for what its cards do: a folder each, whose `index.ts` is one of these. */
export interface Language extends GameLanguage<ZombiakiTypes, ZombiakiTold> {
  readonly names: Names;
  /** What a player is asked for, in a few words; `order` is what a boss may do in between. */
  readonly decisions: Readonly<Record<ZombiakiAction['type'], string>>;
  /** The words around a drawn position. */
  readonly labels: Labels;
  /** What tools say of the game. */
  readonly box: BoxLabels;
}

/** All that Zombiaki says in one language: `with-cards.ts` of its folder. Whoever reads cards needs it. */
export interface CardLanguage extends Language {
  /** What a card does, word by word. */
  readonly cards: Grammar;
}

/** Languages of Zombiaki by locale: all that there are, or as many as a page has loaded. */
export type ZombiakiLanguages = Readonly<Record<string, Language>>;

/** The same, where cards are read. */
export type ZombiakiCardLanguages = Readonly<Record<string, CardLanguage>>;
