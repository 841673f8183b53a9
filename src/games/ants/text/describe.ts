import { attempt, EngineError, givenTelling, named, type TellingOptions } from '../../../kernel/index.ts';
import type { Card } from '../cards/vocabulary.ts';
import { type Described, thingInWords } from './card-words.ts';
import { languageOf } from './texts.ts';

/**
 * What a card of any pack costs, needs and does, in sentences made from its data. A value that is no card is an `EngineError`;
 * what is wrong with one, `checkPack` tells.
 */
export function describeCard(card: Card, options: TellingOptions): string {
  const { locale } = givenTelling(options);
  return describeThing('card', card, { locale });
}

/** The same of anything else that has words on it: an enemy, a Queen, an Incubation tile, a Special Item, a Leaf tile, an ability. */
export function describeThing<Kind extends keyof Described>(
  kind: Kind,
  thing: Described[Kind],
  options: TellingOptions,
): string {
  const { locale } = givenTelling(options);
  const grammar = languageOf(locale).cards;
  const told = typeof thing === 'object' ? attempt(() => thingInWords(kind, thing, grammar)) : undefined;
  if (told !== undefined) return told;
  throw new EngineError(
    'card/unknown',
    `A card or tile of a pack is needed here; ${named(thing)} is none that can be read.`,
  );
}
