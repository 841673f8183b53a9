import type { BaseEvent, PositionView, SeenEvent } from 'gastropodia';
import type { AnyBox } from 'gastropodia/boxes';
import { make } from './dom.ts';
import type { PageWords } from './words.ts';

/** What whoever looks knows, as data: the view, who owes what, what is legal, and what happened last. */
export interface Known {
  readonly view: PositionView;
  readonly events: readonly SeenEvent<BaseEvent>[];
}

/** The panel for those who build a game. It is written when it is opened, and while it is open. */
export function insidePanel(
  box: AnyBox,
  words: PageWords,
): { readonly element: HTMLElement; show(known: Known): void } {
  const contents = {
    view: make('pre', { tabindex: 0, 'aria-label': words.parts.view }),
    pending: make('pre', { tabindex: 0, 'aria-label': words.parts.pending }),
    actions: make('pre', { tabindex: 0, 'aria-label': words.parts.actions }),
    events: make('pre', { tabindex: 0, 'aria-label': words.parts.events }),
  };
  let known: Known | undefined;
  const write = (): void => {
    if (!element.open || known === undefined) return;
    contents.view.textContent = written(known.view);
    contents.pending.textContent = lines([...box.game.pending(known.view)]);
    contents.actions.textContent = lines(box.game.legalActions(known.view));
    contents.events.textContent = lines(known.events);
  };
  const element = make(
    'details',
    { class: 'inside', ontoggle: write },
    make('summary', {}, words.debug),
    ...(['pending', 'actions', 'events', 'view'] as const).flatMap((part) => [
      make('h3', {}, words.parts[part]),
      contents[part],
    ]),
  );
  return {
    element,
    show(now) {
      known = now;
      write();
    },
  };
}

const written = (value: unknown): string => JSON.stringify(value, undefined, 1);
const lines = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join('\n');
