import { type InLanguage, withCards } from '../../../boxes/index.ts';
import type { Grammar } from '../text/grammar.ts';
import type { CardLanguage, Language } from '../text/language.ts';
import { nameOf } from '../text/phrases.ts';
import type { CardReader, ReadCard } from './card-reader.ts';

/** What is called and told in one language. */
export interface Wording extends InLanguage<Language> {}

/** What something with words on it is called. */
export function readName(id: string, read: ReadCard, { language, called }: Wording): string {
  return read.sort === 'tiles'
    ? (called.card(id) ?? withCards<CardLanguage, Language>(language).labels.tile(read.tile))
    : nameOf(id, language.names, called);
}

/** What it does. */
export function readText(read: ReadCard, reader: CardReader, { language, called }: Wording): string {
  const grammar = grammarOf({ language, called });
  return read.sort === 'counters' ? reader.counterInWords(read.card, grammar) : reader.cardInWords(read.card, grammar);
}

/** How cards are read in a language, which has to say what they do. */
export const grammarOf = ({ language, called }: Wording): Grammar =>
  withCards<CardLanguage, Language>(language).cards(called);

/** How many of it there are. */
export const copiesOf = (read: ReadCard): number =>
  read.sort === 'octopus' || read.sort === 'shark' ? read.card.copies : 1;
