import { freezeAll } from '../basics/plain.ts';
import type { Seat } from '../basics/seats.ts';
import {
  type CommonSentences,
  type EndingSentences,
  type ExpectedWords,
  type KernelSentences,
  type SeatNames,
  toldWords,
} from './common.ts';
import { decisionBehind } from './naming.ts';
import { createWording } from './wording.ts';

/** Polish: a word has three forms: 1 karta, 2 karty, 5 kart, 12 kart, 22 karty. */
export const POLISH = createWording<[one: string, few: string, many: string]>({
  form: formOf,
  and: 'i',
  or: 'lub',
  quotes: ['„', '”'],
});
const { and, or, plural, quoted } = POLISH;

/** What every game refuses in the same words, whatever its decisions are called. */
const SAME: Omit<CommonSentences, 'decision/must-answer' | 'decision/other-kind'> = {
  'game/over': () => 'Gra jest skończona.',
  'decision/not-yours': ({ owing }, seatName) => `To nie twoja decyzja; ${waiting(owing, seatName)}.`,
  'decision/stale': ({ current }) => `To nie jest decyzja, o którą gra teraz pyta; ta ma numer ${current}.`,
  malformed: (facts) => `Ta wartość nie jest akcją: w ${facts.path} powinno być: ${EXPECTED(facts)[facts.expected]}.`,
};

/** What every game refuses, as the kernel says it. */
export const POLISH_SENTENCES: KernelSentences = freezeAll<KernelSentences>({
  unsaid: (code: string) => `Zasady na to nie pozwalają: ${code}.`,
  common: {
    ...SAME,
    'decision/other-kind': ({ kind }) => `To nie odpowiada na pytanie; gra czeka na ${quoted(kind)}.`,
    'decision/must-answer': ({ kind }) => `Z ${quoted(kind)} nie można zrezygnować; wybierz jedną z możliwości.`,
  },
});

/** What every game refuses, in Polish, said with what a game calls its decisions, if that is given. */
export function commonInPolish(decisions?: Readonly<Record<string, string>>): CommonSentences {
  const named = decisionBehind(decisions);
  return {
    ...SAME,
    'decision/other-kind': ({ kind, later }) =>
      later
        ? 'Najpierw wybierz to, co podświetlone.'
        : `To nie odpowiada na pytanie; teraz pora na inną decyzję${named(kind)}.`,
    'decision/must-answer': ({ kind }) => `Z tej decyzji nie można zrezygnować${named(kind)}.`,
  };
}

function formOf(count: number, one: string, few: string, many: string): string {
  if (count === 1) return one;
  const teens = count % 100 >= 12 && count % 100 <= 14;
  return !teens && count % 10 >= 2 && count % 10 <= 4 ? few : many;
}

// A name is not inflected, so it stands in the nominative.
/** What every game says of its end, in Polish. */
export const POLISH_ENDING: EndingSentences = freezeAll<EndingSentences>({
  ended: (winners, why) => (winners.length === 0 ? `Nikt nie wygrywa: ${why}.` : `Wygrana: ${and(winners)} (${why}).`),
  left: {
    resigned: (who) => `${who} poddaje partię`,
    timeout: (who) => `${who} przekracza limit czasu`,
    forfeit: (who) => `${who} nie wraca do gry`,
    failed: (who) => `${who}: awaria bota`,
  },
});

const waiting = (seats: readonly Seat[], seatName?: SeatNames): string =>
  seatName === undefined
    ? `gra czeka na ${seats.length < 2 ? 'miejsce' : 'miejsca'} ${and(seats.map(String))}`
    : `teraz ${seats.length < 2 ? 'decyduje' : 'decydują'} ${and(seats.map(seatName))}`;

const EXPECTED: ExpectedWords = ({ least, most, words }) => ({
  object: 'obiekt',
  integer: `liczba całkowita od ${least} do ${most}`,
  word:
    words === undefined
      ? 'jedno ze słów znanych regułom'
      : or(toldWords(words, quoted, (count) => plural(count, 'inne', 'inne', 'innych'))),
  boolean: 'true albo false',
  list: `lista o długości od ${least} do ${most}`,
  set: `zbiór o liczbie różnych elementów od ${least} do ${most}`,
  variant: 'dokładnie jedna z postaci znanych regułom',
  flag: 'true albo nic',
  readable: 'wartość, którą da się odczytać',
});
