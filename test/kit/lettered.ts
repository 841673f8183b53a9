import { lettersWidth } from 'gastropodia/drawing';
import { type Node, textIn } from './xml.ts';

/** A text of a picture, where it is to be seen. */
export interface Lettered {
  readonly text: string;
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The classes of all that it stands in. */
  readonly within: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly within: string;
}

/** All texts of a picture with their places, as wide as the table of widths says. */
export function lettered(node: Node, at: Place = { x: 0, y: 0, scale: 1, within: '' }): readonly Lettered[] {
  const place = moved(node, at);
  if (node.name === 'text') return [measured(node, place)];
  return node.children.flatMap((child) => (typeof child === 'string' ? [] : lettered(child, place)));
}

function moved({ attributes }: Node, { x, y, scale, within }: Place): Place {
  const [, dx = '0', dy = '0'] = /translate\((\S+) (\S+)\)/.exec(attributes.transform ?? '') ?? [];
  const [, size = '1'] = /scale\((\S+)\)/.exec(attributes.transform ?? '') ?? [];
  return {
    x: x + Number(dx) * scale,
    y: y + Number(dy) * scale,
    scale: scale * Number(size),
    within: `${within} ${attributes.class ?? ''}`,
  };
}

function measured(node: Node, { x, y, scale, within }: Place): Lettered {
  const { attributes } = node;
  const text = textIn(node);
  const size = Number(attributes['font-size']) * scale;
  const width = lettersWidth(text, { size, ...(attributes['font-weight'] === 'bold' ? { weight: 'bold' } : {}) });
  const start = x + Number(attributes.x) * scale;
  const base = y + Number(attributes.y) * scale;
  const before = { middle: width / 2, end: width, start: 0 }[attributes['text-anchor'] ?? 'start'] ?? 0;
  return {
    text,
    size,
    left: start - before,
    right: start - before + width,
    top: base - size * 0.72,
    bottom: base,
    within,
  };
}

/** Pairs of texts that are written over each other. */
export function overlaps(texts: readonly Lettered[]): readonly string[] {
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
}

/** A text, a disc or a panel of a picture, where it is to be seen; a disc is round. */
interface Shape extends Omit<Lettered, 'size'> {
  readonly isRound: boolean;
}

/** All texts, discs and panels of a picture, in the order in which they are drawn. */
export function shapesIn(node: Node, at: Place = { x: 0, y: 0, scale: 1, within: '' }): readonly Shape[] {
  const place = moved(node, at);
  const box = boxOf(node);
  if (node.name === 'text') return [{ ...measured(node, place), isRound: false }];
  if (box === undefined) {
    return node.children.flatMap((child) => (typeof child === 'string' ? [] : shapesIn(child, place)));
  }
  const [left, top] = [place.x + box.x * place.scale, place.y + box.y * place.scale];
  return [
    {
      text: '',
      isRound: node.name === 'circle',
      left,
      top,
      right: left + box.width * place.scale,
      bottom: top + box.height * place.scale,
      within: place.within,
    },
  ];
}

function boxOf({ name, attributes }: Node): Record<'x' | 'y' | 'width' | 'height', number> | undefined {
  const of = (key: string): number => Number(attributes[key] ?? 0);
  if (name === 'rect') return { x: of('x'), y: of('y'), width: of('width'), height: of('height') };
  const r = of('r');
  return name === 'circle' ? { x: of('cx') - r, y: of('cy') - r, width: 2 * r, height: 2 * r } : undefined;
}

/** Those of some shapes that something lies on which is drawn later, and where. */
export function covered(shapes: readonly Shape[], isWanted: (shape: Shape) => boolean): readonly string[] {
  return shapes.flatMap((shape, nth) =>
    isWanted(shape) && shapes.slice(nth + 1).some((later) => touches(later, shape))
      ? [`${shape.text || shape.within.trim()} at ${Math.round(shape.left)},${Math.round(shape.top)}`]
      : [],
  );
}

function touches(one: Shape, other: Shape): boolean {
  if (other.isRound && !one.isRound) return touches(other, one);
  const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
  const r = one.isRound ? (one.right - one.left) / 2 : 0;
  if (one.isRound && other.isRound) {
    const far = Math.hypot(x - (other.left + other.right) / 2, y - (other.top + other.bottom) / 2);
    return far < r + (other.right - other.left) / 2;
  }
  if (one.isRound) {
    const [dx, dy] = [Math.max(other.left - x, 0, x - other.right), Math.max(other.top - y, 0, y - other.bottom)];
    return Math.hypot(dx, dy) < r;
  }
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
