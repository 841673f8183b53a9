import { attempt, EngineError, givenTelling, named, type TellingOptions } from '../../../kernel/index.ts';
import { cardInWords, type Described } from './card-words.ts';
import { calledIn, languageOf } from './texts.ts';

/**
 * What a card of any pack does, of either side, or a strategy, a food, a trap, a growth tile, in sentences made from its data.
 * A value that is none of them is an `EngineError`; what is wrong with one, `checkPack` tells.
 *
 * @param options the language, and what foods of one's own are called, which eat cards name.
 */
export function describeCard(card: Described, options: TellingOptions): string {
  const { locale, names } = givenTelling(options);
  const grammar = languageOf(locale).cards(calledIn(names, locale));
  const told = typeof card === 'object' ? attempt(() => cardInWords(card, grammar)) : undefined;
  if (told !== undefined) return told;
  throw new EngineError(
    'card/unknown',
    `A card, block or tile of a pack is needed here; ${named(card)} is none that can be read.`,
  );
}
