import { isCalm } from './calm.ts';

/** Where each piece of the picture stands, by what it is. */
export type Places = ReadonlyMap<string, DOMRect>;

const PIECES = '[data-piece]';

const keyOf = (piece: Element): string => piece.getAttribute('data-piece') ?? '';

export function placesIn(stage: Element): Places {
  return new Map([...stage.querySelectorAll(PIECES)].map((piece) => [keyOf(piece), piece.getBoundingClientRect()]));
}

/** Lets every piece that stands elsewhere now come from where it stood. */
export function glide(stage: Element, before: Places, duration: number): void {
  if (isCalm()) return;
  for (const piece of stage.querySelectorAll<SVGGElement>(PIECES)) {
    const from = before.get(keyOf(piece));
    const to = piece.getBoundingClientRect();
    const scale = piece.ownerSVGElement?.getScreenCTM()?.a ?? 1;
    if (from === undefined || (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1)) continue;
    const way = `${(from.x - to.x) / scale}px ${(from.y - to.y) / scale}px`;
    piece.animate({ translate: [way, '0px 0px'] }, { duration, easing: 'ease-in-out' });
  }
}
