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
