import { attempt } from '../basics/attempt.ts';
import { EngineError, named } from '../basics/errors.ts';
import { type Locale, type LocaleTag, spokenIn } from './languages.ts';

/** How far a seat can go back, and what stands before going back further. */
interface TooFar {
  readonly most: number;
  readonly because: 'beginning' | 'luck' | 'others' | 'seen';
}

/** What a table refuses, whatever the rules of its game. */
export type TableWhy =
  | {
      readonly code: 'message/malformed';
      readonly rule: 'KER-14.18';
      /** Where it is not what it should be, and what it should be there. */
      readonly facts: { readonly path: string; readonly expected: string };
    }
  | { readonly code: 'seat/spectator'; readonly rule: 'KER-14.20'; readonly facts: Record<never, never> }
  | { readonly code: 'seat/bot'; readonly rule: 'KER-14.20'; readonly facts: Record<never, never> }
  | { readonly code: 'seat/left'; readonly rule: 'KER-14.5'; readonly facts: Record<never, never> }
  | { readonly code: 'undo/too-far'; readonly rule: 'KER-14.13'; readonly facts: TooFar }
  | { readonly code: 'undo/not-asked'; readonly rule: 'KER-14.14'; readonly facts: Record<never, never> }
  | { readonly code: 'undo/other-question'; readonly rule: 'KER-14.25'; readonly facts: Record<never, never> }
  | { readonly code: 'message/repeated'; readonly rule: 'KER-14.27'; readonly facts: Record<never, never> }
  | { readonly code: 'connection/left'; readonly rule: 'KER-14.28'; readonly facts: Record<never, never> }
  | { readonly code: 'table/closed'; readonly rule: 'KER-14.10'; readonly facts: Record<never, never> };

type Sentences = {
  readonly [Code in TableWhy['code']]: (facts: Extract<TableWhy, { readonly code: Code }>['facts']) => string;
};

/** What stands before going back further. */
const ENDED: Readonly<Record<Locale, Readonly<Record<TooFar['because'], string>>>> = {
  en: {
    beginning: 'you have done nothing else yet',
    luck: 'luck has decided since, or something hidden was shown',
    others: 'somebody else has acted since',
    seen: 'others have seen it',
  },
  pl: {
    beginning: 'nic więcej jeszcze nie zrobiono',
    luck: 'potem zdecydował los albo odsłonięto coś zakrytego',
    others: 'potem zagrał już ktoś inny',
    seen: 'inni to widzieli',
  },
  de: {
    beginning: 'du hast sonst noch nichts getan',
    luck: 'seitdem hat der Zufall entschieden, oder Verdecktes wurde gezeigt',
    others: 'seitdem hat jemand anders gehandelt',
    seen: 'andere haben es gesehen',
  },
};

const SENTENCES: Readonly<Record<Locale, Sentences>> = {
  en: {
    'message/malformed': ({ path, expected }) => `That is no message for a table: ${path} should be ${expected}.`,
    'seat/spectator': () => 'Spectators watch; they have nothing to say.',
    'seat/bot': () => 'A bot plays on this seat.',
    'seat/left': () => 'This seat has left the game.',
    'undo/too-far': ({ most, because }) =>
      `${most === 0 ? 'Nothing' : `No more than ${most}`} can be taken back: ${ENDED.en[because]}.`,
    'undo/not-asked': () => 'Nobody has asked to take anything back.',
    'undo/other-question': () => 'That question is not asked any more; answer the one that is.',
    'message/repeated': () => 'A message with this number was done already.',
    'connection/left': () => 'This connection has left the table; connect again.',
    'table/closed': () => 'This table is closed.',
  },
  pl: {
    'message/malformed': ({ path, expected }) => `To nie jest wiadomość dla stołu: ${path} powinno być: ${expected}.`,
    'seat/spectator': () => 'Widzowie tylko patrzą; nie mają głosu.',
    'seat/bot': () => 'Na tym miejscu gra bot.',
    'seat/left': () => 'To miejsce opuściło grę.',
    'undo/too-far': ({ most, because }) =>
      `${most === 0 ? 'Nic nie można cofnąć' : `Można cofnąć najwyżej ${most}`}: ${ENDED.pl[because]}.`,
    'undo/not-asked': () => 'Nikt nie prosił o cofnięcie.',
    'undo/other-question': () => 'To pytanie nie jest już zadawane; odpowiedz na aktualne.',
    'message/repeated': () => 'Wiadomość o tym numerze została już wykonana.',
    'connection/left': () => 'To połączenie opuściło stół; połącz się ponownie.',
    'table/closed': () => 'Ten stół jest zamknięty.',
  },
  de: {
    'message/malformed': ({ path, expected }) =>
      `Das ist keine Nachricht für einen Tisch: ${path} müsste sein: ${expected}.`,
    'seat/spectator': () => 'Zuschauer schauen zu; zu sagen haben sie nichts.',
    'seat/bot': () => 'Auf diesem Platz spielt ein Bot.',
    'seat/left': () => 'Dieser Platz hat das Spiel verlassen.',
    'undo/too-far': ({ most, because }) =>
      `${most === 0 ? 'Nichts' : `Höchstens ${most}`} kann zurückgenommen werden: ${ENDED.de[because]}.`,
    'undo/not-asked': () => 'Niemand hat darum gebeten, etwas zurückzunehmen.',
    'undo/other-question': () => 'Diese Frage ist nicht mehr gestellt; beantworte die aktuelle.',
    'message/repeated': () => 'Eine Nachricht mit dieser Nummer ist schon ausgeführt.',
    'connection/left': () => 'Diese Verbindung hat den Tisch verlassen; verbinde dich neu.',
    'table/closed': () => 'Dieser Tisch ist geschlossen.',
  },
};

/**
 * Returns the sentence for something that a table refuses, whatever its game; undefined for a refusal of the game itself. Throws
 * an `EngineError` if the refusal lacks its facts.
 *
 * @rule KER-14.23 A table refuses in the language of whoever it refuses; in English, if it does not speak it.
 */
export function sentenceOfTable(
  refusal: { readonly code: string; readonly rule: string; readonly facts: object },
  locale: LocaleTag = 'en',
): string | undefined {
  const code = attempt(() => refusal.code);
  if (code === undefined || !Object.hasOwn(SENTENCES.en, code)) return undefined;
  const sentence = spokenIn(SENTENCES, locale)[code as TableWhy['code']] as (facts: object) => string;
  const told = attempt(() => `${sentence(refusal.facts)} [${refusal.rule}]`);
  if (told !== undefined) return told;
  throw new EngineError('refusal/unknown', `This refusal of the code ${named(code)} lacks its facts.`);
}
