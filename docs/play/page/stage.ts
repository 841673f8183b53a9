import type { Path, Target } from 'gastropodia/boxes';
import { glide, placesIn } from './glide.ts';
import { drawnIn, targetsAround } from './targets.ts';

/** What of a picture can be clicked, and how it is called. */
interface LitTarget {
  readonly target: Target;
  readonly label: string;
}

/** The picture of the table, and what is clicked on it. */
export interface Stage {
  readonly element: HTMLElement;
  /** Is there room for the picture that is made for wide pages? */
  readonly width: 'narrow' | 'wide';
  draw(svg: string, options: { readonly title: string; readonly moves: number }): void;
  light(lit: readonly LitTarget[], chosen: Path): void;
}

/** Where the wide picture begins to be readable. */
const WIDE = 720;

export function createStage(clicked: (targets: readonly Target[], at: DOMRect) => void): Stage {
  const element = document.createElement('div');
  element.className = 'stage';
  element.addEventListener('click', ({ clientX, clientY }) => {
    const targets = document.elementsFromPoint(clientX, clientY).flatMap((found) => targetsAround(found, element));
    if (targets.length > 0) clicked(targets, new DOMRect(clientX, clientY, 0, 0));
  });
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const found = event.target;
    if (!(found instanceof Element) || found === element) return;
    event.preventDefault();
    clicked(targetsAround(found, element), found.getBoundingClientRect());
  });
  return {
    element,
    get width() {
      return element.clientWidth >= WIDE ? 'wide' : 'narrow';
    },
    draw(svg, { title, moves }) {
      const before = moves > 0 ? placesIn(element) : undefined;
      element.innerHTML = svg;
      const picture = element.firstElementChild;
      // What can be clicked in it is lost for readers of a mere image.
      picture?.setAttribute('role', 'group');
      picture?.setAttribute('aria-label', title);
      if (before !== undefined) glide(element, before, moves);
    },
    light(lit, chosen) {
      for (const { target, label } of lit) {
        for (const found of drawnIn(element, target)) {
          found.classList.add('lit');
          found.setAttribute('tabindex', '0');
          found.setAttribute('role', 'button');
          found.setAttribute('aria-label', [...writtenOn(found), label].join(', '));
        }
      }
      for (const target of chosen) {
        for (const found of drawnIn(element, target)) found.classList.add('chosen');
      }
    },
  };
}

/** What can be read on a piece: whoever hears its name shall find it there, too. */
function writtenOn(found: Element): readonly string[] {
  const texts = [...found.querySelectorAll('text')].map(({ textContent }) => textContent?.trim() ?? '').filter(Boolean);
  return texts.length === 0 ? [] : [texts.join('')];
}
