import { MOST_TOLD } from '../basics/errors.ts';
import type { LEAVING } from '../basics/leaving.ts';
import type { KernelWhy, MalformedFacts, Refusal } from '../basics/refusal.ts';
import type { Seat } from '../basics/seats.ts';

/** What the seats are called in a language, where they have names. */
export type SeatNames = (seat: Seat) => string;

/** The facts of each refusal that every game has. */
export type CommonFacts = { readonly [Why in KernelWhy as Why['code']]: Why['facts'] };

/**
 * The sentences of the refusals that every game has, in one language. They are given the names of the seats, where the
 * game has some.
 */
export type CommonSentences = {
  readonly [Code in keyof CommonFacts]: (facts: CommonFacts[Code], seatName?: SeatNames) => string;
};

/** The sentence of one of these refusals. */
export function commonSentence<Code extends keyof CommonFacts>(
  sentences: CommonSentences,
  { code, facts }: { readonly code: Code; readonly facts: CommonFacts[Code] },
  seatName: SeatNames | undefined,
): string {
  return sentences[code](facts, seatName);
}

/** What the kernel says in a language that it speaks. */
export interface KernelSentences {
  readonly common: CommonSentences;
  /** The sentence of a refusal for which a game has none. */
  readonly unsaid: (code: string) => string;
}

/** What a field of an action should have been, in one language. */
export type ExpectedWords = (facts: MalformedFacts) => Readonly<Record<MalformedFacts['expected'], string>>;

/** The words that there are, each as a quotation, and how many more there are, for a list of them. */
export function toldWords(
  words: readonly string[],
  quoted: (word: string) => string,
  others: (count: number) => string,
): string[] {
  const told = words.slice(0, MOST_TOLD).map(quoted);
  return words.length > MOST_TOLD ? [...told, others(words.length - MOST_TOLD)] : told;
}

/** Is this one of the refusals that every game has, for which these are the sentences? */
export function isKernelWhy(sentences: CommonSentences, why: Refusal): why is KernelWhy {
  return Object.hasOwn(sentences, why.code);
}

/** What every game says of its end, in a language. */
export interface EndingSentences {
  /** Who has won, and why. */
  ended(winners: readonly string[], why: string): string;
  /** Why the game is over for somebody who has left it. */
  readonly left: Readonly<Record<(typeof LEAVING)[number], (who: string) => string>>;
}
