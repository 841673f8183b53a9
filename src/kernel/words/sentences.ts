import { EngineError, named } from '../basics/errors.ts';
import type { KernelWhy, MalformedFacts, Refusal } from '../basics/refusal.ts';
import type { Seat } from '../basics/seats.ts';

/** A language that refusals and events are told in. */
export type Locale = 'en' | 'pl' | 'de';

/** A language, or a language with a region or anything else behind it: `pl`, `de-AT`. {@link findLocale} takes any text. */
export type LocaleTag = Locale | `${Locale}-${string}`;

/** The languages of every game. */
export const LOCALES: readonly Locale[] = Object.freeze<Locale[]>(['en', 'pl', 'de']);

/**
 * The language that a tag such as `de-AT` names: tags are read as browsers and systems write them, in capitals or not, with
 * `-` or `_` between their parts, of which only the first counts. Whatever names none of our languages is an
 * `EngineError`.
 *
 * @rule KER-2.9 A locale is found by its language; one that is none of ours is an error that names it and those there are.
 */
export function findLocale(tag: string): Locale {
  const [, language] = typeof tag === 'string' ? (/^([a-z]+)(?:[-_][a-z\d]{1,8})*$/i.exec(tag.slice(0, 80)) ?? []) : [];
  const found = LOCALES.find((locale) => locale === language?.toLowerCase());
  if (found !== undefined) return found;
  throw new EngineError('locale/unknown', `There is no locale ${named(tag)}; there are ${LOCALES.join(', ')}.`);
}

/** The sentence of a refusal that every game has; `names` are those of the seats, where the game has names for them. */
export function explainKernel(why: KernelWhy, locale: LocaleTag, names?: (seat: Seat) => string): string {
  return `${SENTENCES[findLocale(locale)](why, names)} [${why.rule}]`;
}

/** The refusal that a function was given; a value that is none is an `EngineError`. */
export function givenWhy<Why extends Refusal>(why: Why): Why {
  if (isRefusal(why)) return why;
  throw new EngineError('refusal/unknown', `A refusal is needed here; ${named(why)} is none.`);
}

function isRefusal(why: unknown): boolean {
  try {
    const { code, rule, facts } = why as Refusal;
    return typeof code === 'string' && typeof rule === 'string' && typeof facts === 'object' && facts !== null;
  } catch {
    return false;
  }
}

/** What a seat is called that has no name. */
export function numbered(seat: Seat, locale: Locale): string {
  return `${SEAT[locale].one} ${seat}`;
}

interface SeatWords {
  readonly one: string;
  readonly many: string;
  readonly and: string;
}

const SEAT: Readonly<Record<Locale, SeatWords>> = {
  en: { one: 'seat', many: 'seats', and: 'and' },
  pl: { one: 'miejsce', many: 'miejsca', and: 'i' },
  de: { one: 'Platz', many: 'die Plätze', and: 'und' },
};

type NameOf = ((seat: Seat) => string) | undefined;

const KERNEL_CODES: Readonly<Record<KernelWhy['code'], true>> = {
  'game/over': true,
  'decision/not-yours': true,
  'decision/stale': true,
  'decision/other-kind': true,
  'decision/must-answer': true,
  malformed: true,
};

/** Is this one of the refusals that every game has? */
export function isKernelWhy(why: Refusal): why is KernelWhy {
  return Object.hasOwn(KERNEL_CODES, why.code);
}

const SENTENCES: Readonly<Record<Locale, (why: KernelWhy, nameOf: NameOf) => string>> = {
  en(why, nameOf) {
    switch (why.code) {
      case 'game/over':
        return 'The game is over.';
      case 'decision/not-yours':
        return `It is not your decision; the game waits for ${owing('en', why.facts.owing, nameOf)}.`;
      case 'decision/stale':
        return `That is not the decision that is asked now; this one has the number ${why.facts.current}.`;
      case 'decision/other-kind':
        return `That does not answer the question; the game waits for “${why.facts.kind}”.`;
      case 'decision/must-answer':
        return `“${why.facts.kind}” cannot be declined; choose one of its options.`;
      case 'malformed':
        return `The value is not an action: ${why.facts.path} should be ${EXPECTED.en(why.facts)}.`;
    }
  },
  pl(why, nameOf) {
    switch (why.code) {
      case 'game/over':
        return 'Gra jest skończona.';
      case 'decision/not-yours':
        return `To nie twoja decyzja; gra czeka na ${owing('pl', why.facts.owing, nameOf)}.`;
      case 'decision/stale':
        return `To nie jest decyzja, o którą gra teraz pyta; ta ma numer ${why.facts.current}.`;
      case 'decision/other-kind':
        return `To nie odpowiada na pytanie; gra czeka na „${why.facts.kind}”.`;
      case 'decision/must-answer':
        return `Z „${why.facts.kind}” nie można zrezygnować; wybierz jedną z możliwości.`;
      case 'malformed':
        return `Ta wartość nie jest akcją: w ${why.facts.path} powinno być: ${EXPECTED.pl(why.facts)}.`;
    }
  },
  de(why, nameOf) {
    switch (why.code) {
      case 'game/over':
        return 'Das Spiel ist zu Ende.';
      case 'decision/not-yours':
        return `Das ist nicht deine Entscheidung; das Spiel wartet auf ${owing('de', why.facts.owing, nameOf)}.`;
      case 'decision/stale':
        return `Das ist nicht die Entscheidung, die jetzt ansteht; diese hat die Nummer ${why.facts.current}.`;
      case 'decision/other-kind':
        return `Das beantwortet die Frage nicht; das Spiel wartet auf „${why.facts.kind}“.`;
      case 'decision/must-answer':
        return `Auf „${why.facts.kind}“ kann man nicht verzichten; wähle eine der Möglichkeiten.`;
      case 'malformed':
        return `Der Wert ist keine Aktion: ${why.facts.path} sollte ${EXPECTED.de(why.facts)} sein.`;
    }
  },
};

const EXPECTED: Readonly<Record<Locale, (facts: MalformedFacts) => string>> = {
  en: ({ expected, least, most }) =>
    ({
      object: 'an object',
      integer: `a whole number from ${least} to ${most}`,
      word: 'one of the words the rules know',
      boolean: 'true or false',
      list: `a list of ${least} to ${most} entries`,
      set: `a set of ${least} to ${most} different entries`,
      variant: 'of exactly one of the shapes the rules know',
      flag: 'true or absent',
      readable: 'a value that can be read',
    })[expected],
  pl: ({ expected, least, most }) =>
    ({
      object: 'obiekt',
      integer: `liczba całkowita od ${least} do ${most}`,
      word: 'jedno ze słów znanych regułom',
      boolean: 'true albo false',
      list: `lista o długości od ${least} do ${most}`,
      set: `zbiór o liczbie różnych elementów od ${least} do ${most}`,
      variant: 'dokładnie jedna z postaci znanych regułom',
      flag: 'true albo nic',
      readable: 'wartość, którą da się odczytać',
    })[expected],
  de: ({ expected, least, most }) =>
    ({
      object: 'ein Objekt',
      integer: `eine ganze Zahl von ${least} bis ${most}`,
      word: 'eines der Wörter, die die Regeln kennen,',
      boolean: 'true oder false',
      list: `eine Liste mit ${least} bis ${most} Einträgen`,
      set: `eine Menge von ${least} bis ${most} verschiedenen Einträgen`,
      variant: 'von genau einer der Formen, die die Regeln kennen,',
      flag: 'true oder nicht vorhanden',
      readable: 'ein lesbarer Wert',
    })[expected],
};

function owing(locale: Locale, seats: readonly Seat[], nameOf: NameOf): string {
  const { one, many, and } = SEAT[locale];
  const listed = listOf(seats.map(nameOf ?? String), and);
  if (nameOf !== undefined) return listed;
  return `${seats.length < 2 ? one : many} ${listed}`;
}

function listOf(names: readonly string[], and: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names[names.length - 1]}`;
}
