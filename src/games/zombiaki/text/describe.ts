import { attempt, EngineError, givenTelling, named, type TellingOptions } from '../../../kernel/index.ts';
import type { Card } from '../cards/vocabulary.ts';
import { cardInWords } from './card-words.ts';
import { languageOf } from './texts.ts';

/**
 * What a card of any pack does, in sentences made from its data. A value that is no card is an `EngineError`; what is wrong
 * with one, `checkPack` tells.
 */
export function describeCard(card: Card, options: TellingOptions): string {
  const { locale } = givenTelling(options);
  const language = languageOf(locale);
  const told = typeof card === 'object' ? attempt(() => cardInWords(card, language)) : undefined;
  if (told !== undefined) return told;
  throw new EngineError('card/unknown', `A card of a pack is needed here; ${named(card)} is none that can be read.`);
}
