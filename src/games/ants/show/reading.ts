import type { CardGroup, InLanguage } from '../../../boxes/index.ts';
import type { Ability, Board } from '../board/board.ts';
import type { Effect, Need, Pack } from '../cards/vocabulary.ts';
import type { Described, thingInWords } from '../text/card-words.ts';
import type { Grammar } from '../text/grammar.ts';
import type { Language } from '../text/language.ts';
import type { ReadWords } from '../text/scene.ts';

/** What is called and told in one language. */
export interface Wording extends InLanguage<Language> {}

/** What is played with, as far as it has words on it: cards and tiles, and boards. */
export interface Printed {
  readonly pack: Pack;
  readonly board: Board;
}

/** Something with words on it, and what it is. */
export type ReadThing = {
  readonly [Kind in keyof Described]: { readonly kind: Kind; readonly thing: Described[Kind] };
}[keyof Described];

/** Somebody who can read what is printed on cards, tiles and boards. It can be loaded apart. */
export interface CardReader extends Printed {
  /** A card, a tile or an ability space by its id; nothing, if there is none. */
  read(id: string): ReadThing | undefined;
  /** All of them by their ids, in printed order. */
  readonly things: ReadonlyMap<string, ReadThing>;
  /** The word at a place, with the words in it; nothing, if there is none. */
  wordAt(list: number, nth: number): Effect | undefined;
  /** A line of a card's requirements, from 1. */
  needOf(card: string, line: number): Need | undefined;
  /** What an ability space does. */
  abilityOf(space: string): Ability | undefined;
  /** An incubation line of a card or of an ability space, from 1. */
  lineOf(thing: string, line: number): readonly Effect[] | undefined;
  /** What something does, in sentences. */
  readonly thingInWords: typeof thingInWords;
  /** What actions and questions say of it, in this grammar. */
  inWords(grammar: Grammar): ReadWords;
  /** All of them in groups, as tools list them. */
  groups(wording: Wording): readonly CardGroup[];
}
