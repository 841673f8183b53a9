import { LEAVING } from '../basics/leaving.ts';
import type { Seat } from '../basics/seats.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { type Locale, type LocaleTag, spokenIn } from './languages.ts';
import { POLISH } from './pl.ts';

/** What every game says of its end, in a language. */
interface Ending {
  /** Who has won, and why. */
  ended(winners: readonly string[], why: string): string;
  /** Why the game is over for somebody who has left it. */
  readonly left: Readonly<Record<(typeof LEAVING)[number], (who: string) => string>>;
}

const ENDINGS: Readonly<Record<Locale, Ending>> = {
  en: {
    ended: (winners, why) => {
      if (winners.length === 0) return `Nobody wins: ${why}.`;
      return winners.length === 1 ? `${winners[0]} wins: ${why}.` : `${ENGLISH.and(winners)} share the win: ${why}.`;
    },
    left: {
      resigned: (who) => `${who} has resigned`,
      timeout: (who) => `${who} has run out of time`,
      forfeit: (who) => `${who} did not come back`,
      failed: (who) => `${who} was played by a bot that failed`,
    },
  },
  pl: {
    ended: (winners, why) =>
      winners.length === 0 ? `Nikt nie wygrywa: ${why}.` : `Wygrana: ${POLISH.and(winners)} (${why}).`,
    left: {
      resigned: (who) => `${who} poddaje partię`,
      timeout: (who) => `${who} przekracza limit czasu`,
      forfeit: (who) => `${who} nie wraca do gry`,
      failed: (who) => `${who}: awaria bota`,
    },
  },
  de: {
    ended: (winners, why) =>
      winners.length === 0 ? `Niemand gewinnt: ${why}.` : `Sieg: ${GERMAN.and(winners)} (${why}).`,
    left: {
      resigned: (who) => `${who} hat aufgegeben`,
      timeout: (who) => `${who} hat die Zeit überschritten`,
      forfeit: (who) => `${who} ist nicht zurückgekommen`,
      failed: (who) => `${who}: der Bot ist ausgefallen`,
    },
  },
};

/** Returns what every game says of its end, in this language. */
export const endingIn = (locale: LocaleTag): Ending => spokenIn(ENDINGS, locale);

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
 * @rule KER-11.18 A game that ends because players leave it says who left last, and why, in words that all games share.
 */
export function sentenceOfLeaving(
  { winners, ranking, reason, rule }: Ended,
  locale: LocaleTag,
  player: (seat: Seat) => string,
): string | undefined {
  const why = LEAVING.find((each) => each === reason);
  if (why === undefined) return undefined;
  const { ended, left } = endingIn(locale);
  return `${ended(winners.map(player), left[why](player(lastToLeave({ winners, ranking }))))} [${rule}]`;
}

/** Returns the seat that left last: it ranks right behind the seats that have stayed, which share the first rank. */
export const lastToLeave = ({ winners, ranking }: Pick<Ended, 'winners' | 'ranking'>): Seat =>
  ranking[winners.length > 0 ? 1 : 0]?.[0] ?? NOBODY;

const NOBODY = -1;
