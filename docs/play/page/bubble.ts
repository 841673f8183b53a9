import { make } from './dom.ts';

/** What is said at the place where somebody has clicked. */
export interface Bubble {
  readonly element: HTMLElement;
  show(content: readonly (Node | string)[], at: DOMRect): void;
  hide(): void;
}

const MARGIN = 8;

export function createBubble(): Bubble {
  const element = make('div', { class: 'refusal', role: 'alert' });
  return {
    element,
    show(content, at) {
      element.replaceChildren(...content);
      const { width, height } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const left = Math.min(at.x, clientWidth - width - MARGIN);
      const below = at.bottom + MARGIN;
      const top = below + height > clientHeight ? at.y - height - MARGIN : below;
      element.style.left = `${Math.max(MARGIN, left)}px`;
      element.style.top = `${Math.max(MARGIN, top)}px`;
    },
    hide: () => element.replaceChildren(),
  };
}
