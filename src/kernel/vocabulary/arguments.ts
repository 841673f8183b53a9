import { deepFreeze, freezeAll } from '../basics/plain.ts';
import type {
  AnyVocabulary,
  Argument,
  InnerArgument,
  OneOfArgument,
  SomeOfArgument,
  SpanArgument,
  WholeArgument,
  WordArgument,
  WordsArgument,
} from './words.ts';

/** The arguments that words of a vocabulary can have. */
export const argument = freezeAll({
  /** A whole number: from 1, in steps of 1, unless more is said. */
  whole: ({
    most,
    least = 1,
    step = 1,
    usual = most,
  }: Pick<WholeArgument, 'most'> & Partial<WholeArgument>): WholeArgument =>
    deepFreeze({ kind: 'whole', least, most, step, usual }),

  /** One of several words. */
  oneOf: <const Name extends string>(...names: readonly Name[]): OneOfArgument<Name> =>
    deepFreeze({ kind: 'one-of', names }),

  /** Some of several words, each at most once, at least one. */
  someOf: <const Name extends string>(...names: readonly Name[]): SomeOfArgument<Name> =>
    deepFreeze({ kind: 'some-of', names }),

  /** From one whole number to another that is not less: from 0. */
  span: ({ most, usual = most }: Pick<SpanArgument, 'most'> & Partial<SpanArgument>): SpanArgument =>
    deepFreeze({ kind: 'span', most, usual }),

  /** Words of the same vocabulary, which act on the same as the one that holds them, unless more is said. */
  inner: ({ scope = 'same', never = {} }: Partial<InnerArgument> = {}): InnerArgument =>
    deepFreeze({ kind: 'inner', scope, never }),

  /** One word of another vocabulary. */
  word: <const Other extends AnyVocabulary>(vocabulary: Other): WordArgument<Other> =>
    Object.freeze({ kind: 'word', vocabulary }),

  /** A list of words of another vocabulary. */
  words: <const Other extends AnyVocabulary>(vocabulary: Other): WordsArgument<Other> =>
    Object.freeze({ kind: 'words', vocabulary }),

  /** The same argument, which may be left out when a word is made. */
  unless: <Of extends Argument, const Value>(of: Of, otherwise: Value): Of & { readonly otherwise: Value } =>
    Object.freeze({ ...of, otherwise }),
});
