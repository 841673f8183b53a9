import type { AnyVocabulary, InnerArgument, WordRule } from './words.ts';

/** Where words stand: what they act on, and what is known of it. */
export interface WordPlace {
  /** What they act on; missing where that is not known, so that any word may stand there. */
  readonly scope?: string | undefined;
  /** What is known of that which they act on: the words of the vocabulary look at it. */
  readonly known?: unknown;
}

/** The same with what surrounds them. */
export interface Placed extends WordPlace {
  readonly depth: number;
  /** Words that must not stand here, each with the reason. */
  readonly barred: Readonly<Record<string, string>>;
}

/** The first level: nothing surrounds the list of a card itself. */
export const onCard = ({ scope, known }: WordPlace): Placed => ({ scope, known, depth: 1, barred: {} });

/** Inside a word. What is known of a target holds on for words that act on the same. */
export function inside({ scope, known, depth, barred }: Placed, holder: string, inner: InnerArgument): Placed {
  const reasons = Object.entries(inner.never).map(([name, reason]) => [
    name,
    `'${name}' inside '${holder}'; ${reason}`,
  ]);
  return {
    // Where it is not known what the word acts on, it is known all the same what those inside do.
    scope: inner.scope === 'same' ? scope : inner.scope,
    known: inner.scope === 'same' ? known : undefined,
    depth: depth + 1,
    barred: { ...Object.fromEntries(reasons), ...barred },
  };
}

/** Why a word has no meaning where it stands; nothing if it has one. */
export function whyMeaningless(
  { words, scopes }: AnyVocabulary,
  name: string,
  { scope, known, barred }: Placed,
): string | undefined {
  const rule = words[name];
  if (rule === undefined || barred[name] !== undefined) return barred[name];
  if (scope === undefined) return undefined;
  if (isElsewhere(rule, scope)) {
    const meant = Object.keys(words).filter((other) => words[other]?.on.includes(scope));
    return `'${name}' has no meaning for ${scopes[scope]}; words that have are ${meant.join(', ')}`;
  }
  return known === undefined ? undefined : whyNever(rule, known);
}

/** Has a word a meaning there? As {@link whyMeaningless} has it, without the sentences for words that belong elsewhere. */
export function hasMeaning(of: AnyVocabulary, name: string, placed: Placed): boolean {
  const rule = of.words[name];
  if (rule !== undefined && placed.scope !== undefined && isElsewhere(rule, placed.scope)) return false;
  return whyMeaningless(of, name, placed) === undefined;
}

const isElsewhere = ({ on }: { readonly on: readonly string[] }, scope: string): boolean => !on.includes(scope);

/** What is known of that which words act on, after this one. */
export function knownAfter({ words }: AnyVocabulary, name: string, known: unknown): unknown {
  const leaves = words[name]?.leaves;
  return leaves === undefined || known === undefined ? known : leaves(known as never);
}

const whyNever = ({ never }: WordRule, known: unknown): string | undefined => never?.(known as never);
