import {
  type ActionWords,
  type BaseAction,
  type BaseEvent,
  type Called,
  calledWith,
  capitalised,
  endingIn,
  type Game,
  type GameTypes,
  type Locale,
  type LocaleTag,
  type Outcome,
  type PrintedView,
  type Seat,
  sentenceOfLeaving,
  spokenIn,
  type TableNames,
} from '../kernel/index.ts';
import type { BoxTelling, BoxWords } from './box.ts';
import { labelOf } from './label.ts';

/**
 * What can be said of a game that says nothing itself: codes, with spaces between their words. What its box does say, its
 * other sentences say, too.
 */
export function plainWords<T extends GameTypes>(
  game: Game<T>,
  own: Partial<BoxWords<T, PrintedView<T>>> = {},
): BoxWords<T, PrintedView<T>> {
  const seat = own.seat ?? ((each: Seat, telling: BoxTelling) => game.seatName(each, telling));
  const decision = own.decision ?? ((kind: string) => spaced(kind));
  const doing = (type: string, locale: LocaleTag): string =>
    Object.hasOwn(game.decisions, type) ? decision(type, { locale }) : spaced(type);
  const called = (locale: LocaleTag, names: TableNames | undefined): Called =>
    calledWith({ [locale]: { seatName: (each: Seat) => seat(each, { locale }) } })(names, locale);
  const action: BoxWords<T, PrintedView<T>>['action'] =
    own.action ??
    ((said, _view, { locale, names, as = 'label' }) =>
      capitalised(actionWords(said, doing(said.type, locale), { locale, called: called(locale, names) })[as]));
  return {
    name: () => capitalised(spaced(game.id)),
    event: (event, { locale, names }) => eventSentence(event as BaseEvent, called(locale, names)),
    refusal: (why, telling) => game.explain(why, telling),
    decision,
    question: ({ seat: asked, kind }, _view, { locale, names }) => {
      const who = called(locale, names).player(asked);
      return capitalised(kind === 'hidden' ? saidIn(locale).secretly(who) : `${who}: ${decision(kind, { locale })}.`);
    },
    action,
    label: (lit, view, telling) =>
      labelOf(lit, { action: (said) => action(said, view, telling), button: () => undefined }),
    seat,
    outcome: (outcome, { locale, names }) => outcomeSentence(outcome, locale, called(locale, names)),
    chance: (result) => shownValue(result),
    names: () => ({}),
  };
}

/** `not-in-hand` and `turnEnded` as people write them. */
export function spaced(code: string): string {
  return code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_/]+/g, ' ')
    .toLowerCase();
}

const HIDDEN_FROM_SENTENCES = ['type', 'seat', 'secret', 'reveals', 'decision', 'decline'];

/** `field 4`: what a value says beside what every one of its kind says. */
function factsOf(value: object): string[] {
  const facts = Object.entries(value).filter(([key]) => !HIDDEN_FROM_SENTENCES.includes(key));
  return facts.map(([key, fact]) => `${spaced(key)} ${shownValue(fact)}`);
}

/** `Seat 0: marked, field 4.` */
function eventSentence(event: BaseEvent, { player }: Called): string {
  const { seat } = event as { readonly seat?: unknown };
  const who = typeof seat === 'number' ? `${player(seat)}: ` : '';
  return `${capitalised(who + [spaced(event.type), ...factsOf(event)].join(', '))}.`;
}

/** `Mark: field 4`, and `Seat 0: mark, field 4.` */
function actionWords(
  action: BaseAction,
  doing: string,
  { locale, called: { player } }: { readonly locale: LocaleTag; readonly called: Called },
): ActionWords {
  const facts = 'decline' in action ? [saidIn(locale).declined] : factsOf(action);
  return {
    label: facts.length === 0 ? doing : `${doing}: ${facts.join(', ')}`,
    sentence: `${player(action.seat)}: ${[doing, ...facts].join(', ')}.`,
  };
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

interface PlainSentences {
  readonly declined: string;
  secretly(who: string): string;
}

/** What is said of all games, in a language. */
export const saidIn = (locale: LocaleTag): PlainSentences & ReturnType<typeof endingIn> => ({
  ...spokenIn(SAID, locale),
  ...endingIn(locale),
});

const SAID: Readonly<Record<Locale, PlainSentences>> = {
  en: {
    declined: 'no',
    secretly: (who) => `${who} decides in secret.`,
  },
  pl: {
    declined: 'nie',
    secretly: (who) => `${who} decyduje w tajemnicy.`,
  },
  de: {
    declined: 'nein',
    secretly: (who) => `${who} entscheidet geheim.`,
  },
};

/** `Bo wins: most points, 3 to 5. [AUC-3.2]` */
function outcomeSentence(outcome: Outcome, locale: LocaleTag, { player }: Called): string {
  const left = sentenceOfLeaving(outcome, endingIn(locale), player);
  if (left !== undefined) return capitalised(left);
  const { winners, reason, rule, scores } = outcome;
  const why = scores === undefined ? spaced(reason) : `${spaced(reason)}, ${scores.join(' : ')}`;
  return `${capitalised(endingIn(locale).ended(winners.map(player), why))} [${rule}]`;
}
