import type { CardGroup, InLanguage } from '../../../boxes/index.ts';
import type { Effect, Food, OctopusCard, Pack, SharkCard, Strategy, Tile, Trap } from '../cards/vocabulary.ts';
import type { cardInWords, cardSentences, counterInWords } from '../text/card-words.ts';
import type { Language } from '../text/language.ts';

/** Something with words on it, and what sort of thing it is. */
export type ReadCard =
  | { readonly sort: 'octopus'; readonly card: OctopusCard }
  | { readonly sort: 'shark'; readonly card: SharkCard }
  | { readonly sort: 'strategies'; readonly card: Strategy }
  /** The card of the shark that meets a strategy. */
  | { readonly sort: 'counters'; readonly card: Strategy; readonly strategy: string }
  | { readonly sort: 'foods'; readonly card: Food }
  | { readonly sort: 'traps'; readonly card: Trap }
  /** A growth tile, by its number from 1. */
  | { readonly sort: 'tiles'; readonly card: Tile; readonly tile: number };

/** What sort of thing has words on it. */
export type CardSort = ReadCard['sort'];

/** A word of the octopus that is one thing to do. */
export type PlainEffect = Exclude<Effect, { readonly op: 'may' }>;

/** Somebody who can read what a pack has printed: what it does, when, and to what. It can be loaded apart. */
export interface CardReader {
  readonly pack: Pack;
  /** A card, a strategy or its counter, a food or a trap by its id, a growth tile as `tile-1`; nothing, if there is none. */
  read(id: string): ReadCard | undefined;
  /** All of them, sort by sort, by their ids. */
  readonly ids: Readonly<Record<CardSort, readonly string[]>>;
  /** A word of the octopus: the nth on a card, a food, a trap or a strategy; nothing, if there is none. */
  wordOn(id: string, nth: number): PlainEffect | undefined;
  /** What it does, in sentences. */
  readonly cardInWords: typeof cardInWords;
  /** The same, sentence by sentence. */
  readonly cardSentences: typeof cardSentences;
  /** What a counter does. */
  readonly counterInWords: typeof counterInWords;
  /** All of them in groups, as tools list them. */
  groups(wording: InLanguage<Language>): readonly CardGroup[];
}
