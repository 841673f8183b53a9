import { attempt, EngineError, givenTelling, named, type TellingOptions } from '../../../kernel/index.ts';
import { BASIC_ACTIONS, type BasicAction, type Card } from '../cards/vocabulary.ts';
import { cardInWords, optionInWords, rowInWords } from './card-words.ts';
import { calledIn, languageOf } from './texts.ts';

/**
 * What a card of any pack does, in sentences made from its data. A value that is no card is an `EngineError`; what is wrong
 * with one, `checkPack` tells.
 *
 * @param options the language, and how the effects of a card of one's own are called, where one chooses among them.
 */
export function describeCard(card: Card, options: TellingOptions): string {
  const { locale, names } = givenTelling(options);
  const language = languageOf(locale);
  const called = calledIn(names, locale);
  const told = typeof card === 'object' ? attempt(() => cardInWords(card, language, called)) : undefined;
  if (told !== undefined) return told;
  throw new EngineError('card/unknown', `A card of a pack is needed here; ${named(card)} is none that can be read.`);
}

/** What a basic action does. */
export function describeAction(action: BasicAction, options: TellingOptions): string {
  const { locale } = givenTelling(options);
  const { actions } = languageOf(locale).cards;
  if (BASIC_ACTIONS.includes(action)) return actions[action];
  const known = BASIC_ACTIONS.join(', ');
  throw new EngineError('card/unknown', `There is no basic action ${named(action)}; there are ${known}.`);
}

/**
 * What a row of dice symbols does, by its number on the card: `Hit + crit: deal 15 damage to the target.` A card without
 * dice, and a row that it does not have, are an `EngineError`.
 */
export function describeRow(card: Card, row: number, options: TellingOptions): string {
  const { locale } = givenTelling(options);
  const language = languageOf(locale);
  const told = attempt(() => {
    const found = 'rows' in card ? card.rows[row] : undefined;
    return found === undefined || !('rows' in card) ? undefined : rowInWords(found, card.target, language);
  });
  if (told !== undefined) return told;
  throw new EngineError('card/unknown', `A card with a row ${named(row)} is needed here.`);
}

/**
 * What an effect does that the player may choose, by its id on the card: `“Clear the Bar”: push every snail there.` An effect
 * that the card does not have is an `EngineError`.
 *
 * @param options the language, and how the effect is called, if the card is one's own.
 */
export function describeOption(card: Card, option: string, options: TellingOptions): string {
  const { locale, names } = givenTelling(options);
  const language = languageOf(locale);
  const called = calledIn(names, locale);
  const told = attempt(() => {
    const found = 'choose' in card && Object.hasOwn(card.choose, option) ? card.choose[option] : undefined;
    return found === undefined ? undefined : optionInWords(option, found, language, called);
  });
  if (told !== undefined) return told;
  throw new EngineError('card/unknown', `A card with an effect ${named(option)} to choose is needed here.`);
}
