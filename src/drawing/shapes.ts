import { written } from './lettering.ts';
import { type Attributes, element, group, type Markup } from './svg.ts';
import { shade } from './theme.ts';

/** What holds for all lines of a picture. */
export const PEN: Attributes = Object.freeze({ 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

/** A filled outline. */
export const filled = (d: string, colour: string, attributes: Attributes = {}): Markup =>
  element('path', { d, fill: shade(colour), ...attributes });

/** A line of a pen. */
export const drawn = (d: string, colour: string, width = 2, attributes: Attributes = {}): Markup =>
  element('path', {
    d,
    fill: 'none',
    stroke: shade(colour),
    'stroke-width': width,
    ...attributes,
  });

/** A filled circle. */
export const disc = (x: number, y: number, r: number, colour: string, attributes: Attributes = {}): Markup =>
  element('circle', { cx: x, cy: y, r, fill: shade(colour), ...attributes });

/** A rectangle with round corners. */
export const panel = (
  { x, y, width, height, r }: { x: number; y: number; width: number; height: number; r: number },
  colour: string,
  attributes: Attributes = {},
): Markup => element('rect', { x, y, width, height, rx: r, fill: shade(colour), ...attributes });

/** The outline of a star around the middle of a square of 24. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const [angle, radius] = [(Math.PI * index) / points, index % 2 === 0 ? outer : inner];
    return `${round(12 + radius * Math.sin(angle))} ${round(12 - radius * Math.cos(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A short text with its middle at a place. */
export const centred = (
  text: string,
  at: { x: number; y: number; size: number },
  colour: string,
  attributes: Attributes = {},
): Markup =>
  written({ x: at.x, y: at.y + at.size * 0.36 }, text, {
    size: at.size,
    weight: 'bold',
    'text-anchor': 'middle',
    fill: shade(colour),
    ...attributes,
  });

/** Something that was drawn in a square of 24, at a place and in a size. */
export const sized = (
  at: { x: number; y: number; size: number },
  children: readonly Markup[],
  attributes: Attributes = {},
): Markup => group({ x: at.x, y: at.y, scale: at.size / 24 }, children, attributes);
