import { EngineError } from '../kernel/index.ts';

/**
 * A language as whoever reads cards needs it: one that was loaded without what they do is an `EngineError`.
 *
 * @rule KER-16.2 Where cards are read, a language that was loaded without what they do is an error.
 */
export function withCards<Whole extends { readonly cards: object }, Part extends object = Omit<Whole, 'cards'>>(
  language: Whole | Part,
): Whole {
  if (saysCards<Whole>(language)) return language;
  throw new EngineError(
    'argument/invalid',
    'To read cards, a language is needed that says what they do: one of show/cards, and not of show.',
  );
}

const saysCards = <Whole>(language: object): language is Whole & object => 'cards' in language;

/**
 * The refusals of a language that was loaded without them, where they load apart: to tell one is an `EngineError`.
 *
 * @rule KER-16.2 Where a refusal of a game's own is told, a language that was loaded without them is an error.
 */
export const refusalsApart = (): never => missing('To say why something is refused');

/**
 * The names of the decisions of a language that was loaded without them, where they load apart: to ask for one is an `EngineError`.
 *
 * @rule KER-16.2 Where a decision is named, a language that was loaded without the names of decisions is an error.
 */
export const decisionsApart = (): never => missing('To name a decision');

function missing(purpose: string): never {
  throw new EngineError(
    'argument/invalid',
    `${purpose}, a language is needed that says it: one of show/cards, and not of show.`,
  );
}
