import { type InLanguage, withCards } from '../../../boxes/index.ts';
import type { Grammar } from '../text/grammar.ts';
import type { CardLanguage, Language } from '../text/language.ts';
import type { CardReader, ReadThing } from './reader.ts';

/** What is called and told in one language. */
export interface Wording extends InLanguage<Language> {}

/** How cards are read in a language, which has to say what they do. */
export const grammarOf = (language: Language): Grammar => withCards<CardLanguage, Language>(language).cards;

/** What something with words on it does, in sentences. */
export function readText({ kind, thing }: ReadThing, reader: CardReader, { language }: Wording): string {
  // The kind says which of all things it is, and TypeScript cannot keep the two together.
  return reader.thingInWords(kind, thing as never, grammarOf(language));
}

/** How many of it there are. */
export const copiesOf = (read: ReadThing): number => (read.kind === 'card' ? read.thing.copies : 1);
