import { EngineError } from '../kernel/index.ts';

/**
 * A language as whoever reads cards needs it: one that was loaded without what they do is an `EngineError`.
 *
 * @rule KER-16.2 Where cards are read, a language that was loaded without what they do is an error.
 */
export function withCards<Language extends { readonly cards: object }>(
  language: Language | Omit<Language, 'cards'>,
): Language {
  if ('cards' in language) return language;
  throw new EngineError(
    'argument/invalid',
    'To read cards, a language is needed that says what they do: one of show/cards, and not of show.',
  );
}
