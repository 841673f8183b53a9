import { LEAVING } from '../basics/leaving.ts';
import type { Seat } from '../basics/seats.ts';
import type { EndingSentences } from './common.ts';
import { GERMAN_ENDING } from './de.ts';
import { ENGLISH_ENDING } from './en.ts';
import { type Locale, type LocaleTag, spokenIn } from './languages.ts';
import { POLISH_ENDING } from './pl.ts';

const ENDINGS: Readonly<Record<Locale, EndingSentences>> = { en: ENGLISH_ENDING, pl: POLISH_ENDING, de: GERMAN_ENDING };

/** Returns what every game says of its end, in this language. */
export const endingIn = (locale: LocaleTag): EndingSentences => spokenIn(ENDINGS, locale);

/** An outcome as the library says it: who has won and who comes behind, and why the game is over. */
export interface Ended {
  readonly winners: readonly Seat[];
  readonly ranking: readonly (readonly Seat[])[];
  readonly reason: string;
  readonly rule: string;
}

/**
 * Returns the sentence for a game that is over because players have left it; undefined for every other outcome.
 *
 * @param ending what every game says of its end, in the language of the sentence: {@link endingIn}.
 * @rule KER-11.18 A game that ends because players leave it says who left last, and why, in words that all games share.
 */
export function sentenceOfLeaving(
  { winners, ranking, reason, rule }: Ended,
  { ended, left }: EndingSentences,
  player: (seat: Seat) => string,
): string | undefined {
  const why = LEAVING.find((each) => each === reason);
  if (why === undefined) return undefined;
  return `${ended(winners.map(player), left[why](player(lastToLeave({ winners, ranking }))))} [${rule}]`;
}

/** Returns the seat that left last: it ranks right behind the seats that have stayed, which share the first rank. */
export const lastToLeave = ({ winners, ranking }: Pick<Ended, 'winners' | 'ranking'>): Seat =>
  ranking[winners.length > 0 ? 1 : 0]?.[0] ?? NOBODY;

const NOBODY = -1;
