import type { Locale, SeenEvent } from '../../kernel/index.ts';
import type { SnailsEvent } from './events.ts';
import { EVENTS_DE } from './text/events-de.ts';
import { EVENTS_EN } from './text/events-en.ts';
import { EVENTS_PL } from './text/events-pl.ts';
import type { EventSentences, SeenEvents } from './text/phrases.ts';
import { capitalised } from './text/words.ts';

const SENTENCES: Readonly<Record<Locale, EventSentences>> = { en: EVENTS_EN, pl: EVENTS_PL, de: EVENTS_DE };

/** What happened, in a sentence, with the secrets of the event if it still has them. */
export function formatEvent(event: SeenEvent<SnailsEvent>, locale: Locale = 'en'): string {
  return capitalised(sentence(SENTENCES[locale], event));
}

function sentence<Type extends keyof SeenEvents>(
  sentences: EventSentences,
  event: SeenEvents[Type] & { readonly type: Type },
): string {
  return sentences[event.type](event);
}
