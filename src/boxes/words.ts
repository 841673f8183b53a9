import {
  type BaseEvent,
  capitalised,
  ENGLISH,
  type Game,
  type GameTypes,
  GERMAN,
  type Locale,
  type Outcome,
  POLISH,
} from '../kernel/index.ts';
import type { BoxWords } from './box.ts';

/** What can be said of a game that says nothing itself: codes, with spaces between their words. */
export function plainWords<T extends GameTypes>(game: Game<T>): BoxWords<T> {
  return {
    name: () => capitalised(spaced(game.id)),
    event: (event, locale) => eventSentence(game, event as BaseEvent, locale),
    refusal: (why, locale) => game.explain(why, locale),
    decision: (kind) => spaced(kind),
    seat: (seat, locale) => game.seatName(seat, locale),
    outcome: outcomeSentence,
  };
}

/** `not-in-hand` and `turnEnded` as people write them. */
export function spaced(code: string): string {
  return code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_/]+/g, ' ')
    .toLowerCase();
}

const HIDDEN_FROM_SENTENCES = ['type', 'seat', 'secret', 'reveals'];

/** `Seat 0: marked, field 4.` */
function eventSentence<T extends GameTypes>(game: Game<T>, event: BaseEvent, locale: Locale): string {
  const { seat } = event as { readonly seat?: unknown };
  const who = typeof seat === 'number' ? `${game.seatName(seat, locale)}: ` : '';
  const facts = Object.entries(event).filter(([key]) => !HIDDEN_FROM_SENTENCES.includes(key));
  const told = facts.map(([key, value]) => `${spaced(key)} ${shownValue(value)}`);
  return `${capitalised(who + [spaced(event.type), ...told].join(', '))}.`;
}

/** A value as short as it can be written: lists without quotes, `–` for what is empty. */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(shownInner).join(' ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, inner]) => `${spaced(key)} ${shownInner(inner)}`)
      .join(', ');
  }
  return value === '' || value === undefined ? '–' : String(value);
}

const shownInner = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `(${shownValue(value)})` : shownValue(value);

const ENDS: Readonly<Record<Locale, (names: readonly string[], why: string) => string>> = {
  en: (names, why) => {
    if (names.length === 0) return `Nobody wins: ${why}.`;
    return names.length === 1 ? `${names[0]} wins: ${why}.` : `${ENGLISH.and(names)} share the win: ${why}.`;
  },
  pl: (names, why) => (names.length === 0 ? `Nikt nie wygrywa: ${why}.` : `Wygrana: ${POLISH.and(names)} (${why}).`),
  de: (names, why) => (names.length === 0 ? `Niemand gewinnt: ${why}.` : `Sieg: ${GERMAN.and(names)} (${why}).`),
};

function outcomeSentence({ winners, reason }: Outcome, names: readonly string[], locale: Locale): string {
  return capitalised(
    ENDS[locale](
      winners.map((seat) => names[seat] ?? String(seat)),
      spaced(reason),
    ),
  );
}
