import type { Path, Target } from 'gastropodia/boxes';
import { isCalm } from './calm.ts';
import { glide, placesIn } from './glide.ts';
import { drawnIn, targetsAround } from './targets.ts';

/** What of a picture can be clicked, and how it is called. */
interface LitTarget {
  readonly target: Target;
  readonly label: string;
}

/** How wide a picture is made. */
export type Width = 'narrow' | 'wide';

/** What is done with what happens to the picture. */
interface Staged {
  clicked(targets: readonly Target[], at: DOMRect): void;
  /** Somebody points at this, or has left it. */
  pointed?(targets: readonly Target[]): void;
  /** There is room for another picture now. */
  resized(): void;
}

/** The picture of the table, and what is clicked on it. */
export interface Stage {
  readonly element: HTMLElement;
  readonly width: Width;
  draw(svg: string, options: { readonly title: string; readonly moves: number }): void;
  light(lit: readonly LitTarget[], chosen: Path): void;
  /** Nothing can be clicked any more. */
  dim(): void;
  /** Moves the page if most of what is lit cannot be seen; `cover` may lie over the picture. */
  reveal(cover: Element): void;
  /** Puts the keyboard on the first thing that is lit, if there is one. */
  focus(): boolean;
  end(): void;
}

/** Where the wide picture begins to be readable. */
const WIDE = 720;

/** What is left above something that is scrolled to, in pixels. */
const MARGIN = 12;

/** Is there room for the picture that is made for wide pages? */
export const widthOf = (room: Element): Width => (room.clientWidth >= WIDE ? 'wide' : 'narrow');

export function createStage({ clicked, pointed, resized }: Staged): Stage {
  const element = document.createElement('div');
  element.className = 'stage';
  const targetsOf = (event: Event): readonly Target[] =>
    event.target instanceof Element && event.target !== element ? targetsAround(event.target, element) : [];
  element.addEventListener('click', ({ clientX, clientY }) => {
    const targets = document.elementsFromPoint(clientX, clientY).flatMap((found) => targetsAround(found, element));
    if (targets.length > 0) clicked(targets, new DOMRect(clientX, clientY, 0, 0));
  });
  element.addEventListener('keydown', (event) => {
    const targets = targetsOf(event);
    if ((event.key !== 'Enter' && event.key !== ' ') || targets.length === 0) return;
    event.preventDefault();
    clicked(targets, event.target instanceof Element ? event.target.getBoundingClientRect() : new DOMRect());
  });
  for (const kind of ['mouseover', 'focusin']) element.addEventListener(kind, (event) => pointed?.(targetsOf(event)));
  element.addEventListener('mouseleave', () => pointed?.([]));

  let drawn: Width | undefined;
  const observer = new ResizeObserver(() => {
    if (drawn !== undefined && element.isConnected && widthOf(element) !== drawn) resized();
  });
  observer.observe(element);
  const lit = (): readonly Element[] => [...element.querySelectorAll('.lit')];
  return {
    element,
    get width() {
      return widthOf(element);
    },
    draw(svg, { title, moves }) {
      const before = moves > 0 ? placesIn(element) : undefined;
      drawn = widthOf(element);
      element.innerHTML = svg;
      const picture = element.firstElementChild;
      // What can be clicked in it is lost for readers of a mere image.
      picture?.setAttribute('role', 'group');
      picture?.setAttribute('aria-label', title);
      if (before !== undefined) glide(element, before, moves);
    },
    light(targets, chosen) {
      for (const { target, label } of targets) {
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
    dim() {
      for (const each of lit()) {
        each.classList.remove('lit');
        for (const name of ['tabindex', 'role', 'aria-label']) each.removeAttribute(name);
      }
    },
    reveal(cover) {
      const [covering, own] = [cover.getBoundingClientRect(), element.getBoundingClientRect()];
      const isBeside = covering.left >= own.right || covering.right <= own.left;
      const bottom = isBeside ? innerHeight : Math.min(innerHeight, covering.top);
      const places = lit().map((each) => each.getBoundingClientRect());
      const seen = places.filter((place) => place.top >= 0 && place.bottom <= bottom);
      if (2 * seen.length >= places.length) return;
      const [first, last] = [Math.min(...places.map(({ top }) => top)), Math.max(...places.map((each) => each.bottom))];
      const room = Math.max(MARGIN, (bottom - (last - first)) / 2);
      scrollBy({ top: first - room, behavior: isCalm() ? 'instant' : 'smooth' });
    },
    focus() {
      const [first] = lit();
      if (first instanceof SVGElement) first.focus({ preventScroll: true });
      return first !== undefined;
    },
    end: () => observer.disconnect(),
  };
}

/** What can be read on a piece: whoever hears its name shall find it there, too. */
function writtenOn(found: Element): readonly string[] {
  const texts = [...found.querySelectorAll('text')].map(({ textContent }) => textContent?.trim() ?? '').filter(Boolean);
  return texts.length === 0 ? [] : [texts.join('')];
}
