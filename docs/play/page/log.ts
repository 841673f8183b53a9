import type { BaseEvent, Locale, SeenEvent, TableNames } from 'gastropodia';
import type { AnyBox } from 'gastropodia/boxes';
import { make } from './dom.ts';
import { withRules } from './rules.ts';
import { WORDS } from './words.ts';

/** What happened, told from the first event to the last. */
export interface Log {
  readonly element: HTMLElement;
  /** The sentence of the last event that was told. */
  readonly last: string;
  /** Tells an event; says whether there was anything to tell. */
  add(event: SeenEvent<BaseEvent>): boolean;
  clear(): void;
}

export interface Teller {
  readonly box: AnyBox;
  readonly locale: Locale;
  readonly names: TableNames;
}

export function createLog({ box, locale, names }: Teller): Log {
  const words = WORDS[locale];
  const element = make('ol', { class: 'log', 'aria-label': words.log, tabindex: 0 });
  let last = '';
  const write = (kind: string, ...content: readonly (Node | string)[]): void => {
    // Whoever reads further up stays there.
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    element.append(make('li', { class: kind }, ...content));
    if (isAtEnd) element.scrollTop = element.scrollHeight;
  };
  return {
    element,
    get last() {
      return last;
    },
    add(event) {
      const happening = box.story.tell(event, locale, names);
      if (happening === undefined) return false;
      last = happening.sentence;
      write(happening.rank, ...withRules(happening.sentence, words, box.ruleOf(event)));
      return true;
    },
    clear: () => element.replaceChildren(),
  };
}
