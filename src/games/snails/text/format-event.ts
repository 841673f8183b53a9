import {
  attempt,
  EngineError,
  findLocale,
  type Locale,
  type LocaleTag,
  named,
  type SeenEvent,
} from '../../../kernel/index.ts';
import type { SnailsEvent } from '../table/events.ts';
import { EVENTS_DE } from './de/events.ts';
import { EVENTS_EN } from './en/events.ts';
import type { EventSentences, SeenEvents } from './phrases.ts';
import { EVENTS_PL } from './pl/events.ts';
import { capitalised } from './words.ts';

const SENTENCES: Readonly<Record<Locale, EventSentences>> = { en: EVENTS_EN, pl: EVENTS_PL, de: EVENTS_DE };

/**
 * What happened, in a sentence, with the secrets of the event if it still has them. A value that is no event of Snails is
 * an `EngineError` that names its type.
 */
export function formatEvent(event: SeenEvent<SnailsEvent>, locale: LocaleTag = 'en'): string {
  const sentences = SENTENCES[findLocale(locale)];
  const type: unknown = attempt(() => event.type);
  if (typeof type !== 'string' || !Object.hasOwn(sentences, type)) {
    const what = type === undefined ? `${named(event)} is no event` : `there is no event of the type ${named(type)}`;
    throw new EngineError('event/unknown', `An event of Snails is needed here; ${what}.`);
  }
  const told = attempt(() => capitalised(sentence(sentences, event)));
  if (told !== undefined) return told;
  throw new EngineError('event/unknown', `This event of the type ${named(type)} does not say all that it has to.`);
}

function sentence<Type extends keyof SeenEvents>(
  sentences: EventSentences,
  event: SeenEvents[Type] & { readonly type: Type },
): string {
  return sentences[event.type](event);
}
