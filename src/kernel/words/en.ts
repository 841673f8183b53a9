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

/** English: a word has two forms, and the second may be left out if it is the first with an s. */
export const ENGLISH = createWording<[one: string, many?: string]>({
  form: (count: number, one: string, many: string = `${one}s`) => oneOrMany(count, one, many),
  and: 'and',
  or: 'or',
  quotes: ['“', '”'],
});
const { and, form, or, plural, quoted } = ENGLISH;

/** What every game refuses in the same words, whatever its decisions are called. */
const SAME: Omit<CommonSentences, 'decision/must-answer' | 'decision/other-kind'> = {
  'game/over': () => 'The game is over.',
  'decision/not-yours': ({ owing }, seatName) =>
    `It is not your decision; the game waits for ${seatsOf(owing, seatName)}.`,
  'decision/stale': ({ current }) => `That is not the decision that is asked now; this one has the number ${current}.`,
  malformed: (facts) => `The value is not an action: ${facts.path} should be ${EXPECTED(facts)[facts.expected]}.`,
};

/** What every game refuses, as the kernel says it. */
export const ENGLISH_SENTENCES: KernelSentences = freezeAll<KernelSentences>({
  unsaid: (code: string) => `The rules do not allow that: ${code}.`,
  common: {
    ...SAME,
    'decision/other-kind': ({ kind }) => `That does not answer the question; the game waits for ${quoted(kind)}.`,
    'decision/must-answer': ({ kind }) => `${quoted(kind)} cannot be declined; choose one of its options.`,
  },
});

/** What every game refuses, in English, said with what a game calls its decisions, if that is given. */
export function commonInEnglish(decisions?: Readonly<Record<string, string>>): CommonSentences {
  const named = decisionBehind(decisions);
  return {
    ...SAME,
    'decision/other-kind': ({ kind, later }) =>
      later ? 'First choose what is lit.' : `That does not answer the question${named(kind, ', which is')}.`,
    'decision/must-answer': ({ kind }) => `This cannot be declined${named(kind)}.`,
  };
}

/** What every game says of its end, in English. */
export const ENGLISH_ENDING: EndingSentences = freezeAll<EndingSentences>({
  ended: (winners, why) => {
    if (winners.length === 0) return `Nobody wins: ${why}.`;
    return winners.length === 1 ? `${winners[0]} wins: ${why}.` : `${and(winners)} share the win: ${why}.`;
  },
  left: {
    resigned: (who) => `${who} has resigned`,
    timeout: (who) => `${who} has run out of time`,
    forfeit: (who) => `${who} did not come back`,
    failed: (who) => `${who} was played by a bot that failed`,
  },
});

const seatsOf = (seats: readonly Seat[], seatName?: SeatNames): string =>
  seatName === undefined ? `${form(seats.length, 'seat')} ${and(seats.map(String))}` : and(seats.map(seatName));

const EXPECTED: ExpectedWords = ({ least, most, words }) => ({
  object: 'an object',
  integer: `a whole number from ${least} to ${most}`,
  word:
    words === undefined
      ? 'one of the words the rules know'
      : or(toldWords(words, quoted, (count) => plural(count, 'other'))),
  boolean: 'true or false',
  list: `a list of ${least} to ${most} entries`,
  set: `a set of ${least} to ${most} different entries`,
  variant: 'of exactly one of the shapes the rules know',
  flag: 'true or absent',
  readable: 'a value that can be read',
});
