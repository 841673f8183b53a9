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

interface Told {
  readonly box: AnyBox;
  readonly locale: Locale;
  readonly names: TableNames;
}

export function createLog({ box, locale, names }: Told): Log {
  const words = WORDS[locale];
  const element = make('ol', { class: 'log', 'aria-label': words.log, tabindex: 0 });
  let last = '';
  // Whoever reads further up stays there. That the end is far away says nothing: more may have been written since it was reached.
  let isAtEnd = true;
  let isMoving = false;
  let top = 0;
  element.addEventListener('scroll', () => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    if (scrollHeight - scrollTop - clientHeight < 40) isAtEnd = true;
    else if (scrollTop < top) isAtEnd = false;
    top = scrollTop;
  });
  const write = (kind: string, ...content: readonly (Node | string)[]): void => {
    element.append(make('li', { class: kind }, ...content));
    if (!isAtEnd || isMoving) return;
    isMoving = true;
    // Once for all that is written at once: each time the page has to be laid out.
    requestAnimationFrame(() => {
      isMoving = false;
      element.scrollTop = element.scrollHeight;
    });
  };
  return {
    element,
    get last() {
      return last;
    },
    add(event) {
      const happening = box.story.tell(event, { locale, names });
      if (happening === undefined) return false;
      last = happening.sentence;
      write(happening.rank, ...withRules(happening.sentence, words, box.ruleOf(event)));
      return true;
    },
    clear() {
      element.replaceChildren();
      isAtEnd = true;
      top = 0;
    },
  };
}
