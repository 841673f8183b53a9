import { withCards } from '../../../boxes/index.ts';
import { nameIn } from '../../../kernel/index.ts';
import type { Grammar } from '../text/grammar.ts';
import type { CardLanguage, Language } from '../text/language.ts';
import { nameOf } from '../text/phrases.ts';
import type { CardReader, ReadThing, Wording } from './reading.ts';

/** How cards are read in a language, which has to say what they do. */
export const grammarOf = (language: Language): Grammar => withCards<CardLanguage, Language>(language).cards;

/** What something with words on it does, in sentences. */
export function readText({ kind, thing }: ReadThing, reader: CardReader, { language }: Wording): string {
  // The kind says which of all things it is, and TypeScript cannot keep the two together.
  return reader.thingInWords(kind, thing as never, grammarOf(language));
}

/** What something with words on it is called. */
export function readName(id: string, { kind }: ReadThing, { language, called }: Wording): string {
  const { names } = withCards<CardLanguage, Language>(language);
  return kind === 'room' ? (called.card(id) ?? nameIn(names.rooms, id)) : nameOf(id, names, called);
}

/** How many of it there are. */
export const copiesOf = ({ thing }: ReadThing): number => ('copies' in thing ? thing.copies : 1);

/** The id of Room tiles of a size. */
export const roomId = (size: number): string => `room-${size}`;
