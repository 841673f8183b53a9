/** A whole number within bounds, both included. */
export interface WholeArgument {
  readonly kind: 'whole';
  readonly least: number;
  readonly most: number;
  /** It is a multiple of this. */
  readonly step: number;
  /** The most that is usual on cards: random ones seldom go beyond. */
  readonly usual: number;
}

/** One of several words. */
export interface OneOfArgument<Name extends string = string> {
  readonly kind: 'one-of';
  readonly names: readonly Name[];
}

/** Some of several words, each at most once, at least one. */
export interface SomeOfArgument<Name extends string = string> {
  readonly kind: 'some-of';
  readonly names: readonly Name[];
}

/** From one whole number to another that is not less. */
export interface SpanArgument {
  readonly kind: 'span';
  readonly most: number;
  /** The highest that is usual on cards: random ones do not go beyond. */
  readonly usual: number;
}

/** Words of the same vocabulary, in order. */
export interface InnerArgument {
  readonly kind: 'inner';
  /** What they act on; `same` is what the word that holds them acts on. */
  readonly scope: string;
  /** Words that stand nowhere inside, each with the reason. */
  readonly never: Readonly<Record<string, string>>;
}

/** One word of another vocabulary that has a meaning for what this word acts on. */
export interface WordArgument<Other extends AnyVocabulary = AnyVocabulary> {
  readonly kind: 'word';
  readonly vocabulary: Other;
}

/** Words of another vocabulary, in order, that have a meaning for what this word acts on. */
export interface WordsArgument<Other extends AnyVocabulary = AnyVocabulary> {
  readonly kind: 'words';
  readonly vocabulary: Other;
}

/** What an argument of a word can be. With `otherwise` it may be left out when a word is made, and is that then. */
export type Argument = (
  | WholeArgument
  | OneOfArgument
  | SomeOfArgument
  | SpanArgument
  | InnerArgument
  | WordArgument
  | WordsArgument
) & { readonly otherwise?: unknown };

/** The arguments of a word by their keys, in the order in which they are written. */
export type Arguments = Readonly<Record<string, Argument>>;

/** All that there is to say of a word, but what it does and how it reads. */
export interface WordRule<Scope extends string = string, Holds extends Arguments = Arguments> {
  readonly holds: Holds;
  /** What it can act on. */
  readonly on: readonly Scope[];
  /** How authors write it, one way or several, each with what it means: its rows in a guide. */
  readonly written: Readonly<Record<string, string>>;
  /** Faults of arguments that do not go together, by the argument that is at fault. Those that are faults alone are missing. */
  readonly clash?: (held: never) => Readonly<Record<string, string>>;
  /** Why it can never do anything, by what is known of that which it acts on; nothing if it can. */
  readonly never?: (known: never) => string | undefined;
  /** What is known afterwards of that which it acts on. */
  readonly leaves?: (known: never) => unknown;
}

/** The words of a vocabulary by name, in the order in which they are told. */
export type WordRules<Scope extends string, Words extends Readonly<Record<string, Arguments>>> = {
  readonly [Name in keyof Words]: WordRule<Scope, Words[Name]>;
};

/** Words that cards are written in: plain objects, told apart by a tag. `Words` has the arguments of each. */
export interface Vocabulary<
  Tag extends string = string,
  Scope extends string = string,
  Words extends Readonly<Record<string, Arguments>> = Readonly<Record<string, Arguments>>,
> {
  /** The key that holds a word's name. */
  readonly tag: Tag;
  /** What the words are called where several are spoken of. */
  readonly called: string;
  /** What words can act on, and how that is spoken of. */
  readonly scopes: Readonly<Record<Scope, string>>;
  readonly words: WordRules<Scope, Words>;
  /** How deep words may stand inside words: the list of a card itself is the first level. */
  readonly deepest: number;
  /** The longest list of words. */
  readonly longest: number;
}

/** Any vocabulary. */
export type AnyVocabulary = Vocabulary;

/** The name of a word of a vocabulary. */
export type NameIn<Of extends AnyVocabulary> = keyof Of['words'] & string;

/** What words of a vocabulary can act on. */
export type ScopeIn<Of extends AnyVocabulary> = keyof Of['scopes'] & string;

// What is declared is mapped key by key, so that the comments there are shown wherever the types are used.

/** A word of a vocabulary as plain data: any, or the one of a name. */
export type WordIn<Of extends AnyVocabulary, Name extends NameIn<Of> = NameIn<Of>> = {
  [Each in Name]: Merged<
    { readonly [Key in Of['tag']]: Each } & {
      readonly [Key in keyof Of['words'][Each]['holds']]: ArgumentValue<Of, Of['words'][Each]['holds'][Key]>;
    }
  >;
}[Name];

/** What is made of each word of a vocabulary: one that is missing does not compile. */
export type ByWord<Of extends AnyVocabulary, Args extends readonly unknown[], Made> = {
  readonly [Name in NameIn<Of>]: (word: WordIn<Of, Name>, ...args: Args) => Made;
};

/** What has to be said to make a word, and what may be. */
export type Given<Of extends AnyVocabulary, Name extends NameIn<Of>> = Merged<
  {
    readonly [Key in keyof Of['words'][Name]['holds'] as Of['words'][Name]['holds'][Key] extends { otherwise: unknown }
      ? never
      : Key]: ArgumentValue<Of, Of['words'][Name]['holds'][Key]>;
  } & {
    readonly [Key in keyof Of['words'][Name]['holds'] as Of['words'][Name]['holds'][Key] extends { otherwise: unknown }
      ? Key
      : never]?: ArgumentValue<Of, Of['words'][Name]['holds'][Key]>;
  }
>;

/** What an argument of a word of a vocabulary is in the data. */
export type ArgumentValue<Of extends AnyVocabulary, Held> = Held extends WholeArgument
  ? number
  : Held extends OneOfArgument<infer Name>
    ? Name
    : Held extends SomeOfArgument<infer Name>
      ? readonly Name[]
      : Held extends SpanArgument
        ? readonly [least: number, most: number]
        : Held extends InnerArgument
          ? readonly WordIn<Of>[]
          : Held extends { readonly kind: 'word'; readonly vocabulary: infer Other extends AnyVocabulary }
            ? WordIn<Other>
            : Held extends { readonly kind: 'words'; readonly vocabulary: infer Other extends AnyVocabulary }
              ? readonly WordIn<Other>[]
              : never;

/** The keys of several types in one. */
export type Merged<Type> = { [Key in keyof Type]: Type[Key] };
