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
import { createWording, oneOrMany } from './wording.ts';

/** German: a word has two forms. */
export const GERMAN = createWording<[one: string, many: string]>({
  form: oneOrMany,
  and: 'und',
  or: 'oder',
  quotes: ['„', '“'],
});
const { and, form, or, plural, quoted } = GERMAN;

/** What every game refuses in the same words, whatever its decisions are called. */
const SAME: Omit<CommonSentences, 'decision/must-answer' | 'decision/other-kind'> = {
  'game/over': () => 'Das Spiel ist zu Ende.',
  'decision/not-yours': ({ owing }, seatName) =>
    `Das ist nicht deine Entscheidung; das Spiel wartet auf ${seatsOf(owing, seatName)}.`,
  'decision/stale': ({ current }) =>
    `Das ist nicht die Entscheidung, die jetzt ansteht; diese hat die Nummer ${current}.`,
  malformed: (facts) => `Der Wert ist keine Aktion: ${facts.path} sollte ${EXPECTED(facts)[facts.expected]} sein.`,
};

/** What every game refuses, as the kernel says it. */
export const GERMAN_SENTENCES: KernelSentences = freezeAll<KernelSentences>({
  unsaid: (code: string) => `Das erlauben die Regeln nicht: ${code}.`,
  common: {
    ...SAME,
    'decision/other-kind': ({ kind }) => `Das beantwortet die Frage nicht; das Spiel wartet auf ${quoted(kind)}.`,
    'decision/must-answer': ({ kind }) =>
      `Auf ${quoted(kind)} kann man nicht verzichten; wähle eine der Möglichkeiten.`,
  },
});

/** What every game refuses, in German, said with what a game calls its decisions, if that is given. */
export function commonInGerman(decisions?: Readonly<Record<string, string>>): CommonSentences {
  const named = decisionBehind(decisions);
  return {
    ...SAME,
    'decision/other-kind': ({ kind, later }) =>
      later
        ? 'Wähle zuerst, was hervorgehoben ist.'
        : `Das beantwortet die Frage nicht${named(kind, '; gefragt ist')}.`,
    'decision/must-answer': ({ kind }) => `Darauf kann man nicht verzichten${named(kind)}.`,
  };
}

/** What every game says of its end, in German. */
export const GERMAN_ENDING: EndingSentences = freezeAll<EndingSentences>({
  ended: (winners, why) => (winners.length === 0 ? `Niemand gewinnt: ${why}.` : `Sieg: ${and(winners)} (${why}).`),
  left: {
    resigned: (who) => `${who} hat aufgegeben`,
    timeout: (who) => `${who} hat die Zeit überschritten`,
    forfeit: (who) => `${who} ist nicht zurückgekommen`,
    failed: (who) => `${who}: der Bot ist ausgefallen`,
  },
});

const seatsOf = (seats: readonly Seat[], seatName?: SeatNames): string =>
  seatName === undefined
    ? `${form(seats.length, 'Platz', 'die Plätze')} ${and(seats.map(String))}`
    : and(seats.map(seatName));

const EXPECTED: ExpectedWords = ({ least, most, words }) => ({
  object: 'ein Objekt',
  integer: `eine ganze Zahl von ${least} bis ${most}`,
  word:
    words === undefined
      ? 'eines der Wörter, die die Regeln kennen,'
      : or(toldWords(words, quoted, (count) => plural(count, 'anderes', 'andere'))),
  boolean: 'true oder false',
  list: `eine Liste mit ${least} bis ${most} Einträgen`,
  set: `eine Menge von ${least} bis ${most} verschiedenen Einträgen`,
  variant: 'von genau einer der Formen, die die Regeln kennen,',
  flag: 'true oder nicht vorhanden',
  readable: 'ein lesbarer Wert',
});
