import type { Point } from '../boards/index.ts';
import { EngineError, freezeAll } from '../kernel/index.ts';
import { safeText } from './text.ts';

/** A piece of a picture: made by {@link element} only, so that everything in it is escaped. */
export interface Markup {
  readonly svg: string;
}

/** What an element says of itself. What is `undefined` is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Who made a piece: a text from outside cannot pass for one. */
const OURS = new WeakSet<object>();

/** An element of a picture. Texts are escaped, wherever they stand; numbers are written with three places. */
export function element(name: string, attributes: Attributes = {}, ...children: readonly (Markup | string)[]): Markup {
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${givenName(key)}="${escaped(attributeText(key, value))}"`],
  );
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : markupOf(child)));
  const start = `<${givenName(name)}${said.join('')}`;
  return made(inside.length === 0 ? `${start}/>` : `${start}>${inside.join('')}</${name}>`);
}

/** The outline of a field, as boards give it. */
export function outline(points: readonly Point[], attributes: Attributes = {}): Markup {
  return element('polygon', { points: points.map(({ x, y }) => `${figure(x)},${figure(y)}`).join(' '), ...attributes });
}

/** Pieces together, moved and sized. */
export function group(
  at: Point & { readonly scale?: number },
  children: readonly Markup[],
  attributes: Attributes = {},
): Markup {
  const { x, y, scale = 1 } = at;
  const size = scale === 1 ? '' : ` scale(${figure(scale)})`;
  const transform = x === 0 && y === 0 && scale === 1 ? undefined : `translate(${figure(x)} ${figure(y)})${size}`;
  return element('g', { transform, ...attributes }, ...children);
}

/** A line between two fields that are next to each other. */
export function link(from: Point, to: Point, attributes: Attributes = {}): Markup {
  return element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, ...attributes });
}

/** A text with its middle at a place. */
export function label(at: Point, text: string, attributes: Attributes = {}): Markup {
  const middle = { 'text-anchor': 'middle', 'dominant-baseline': 'central' };
  return element('text', { x: at.x, y: at.y, ...middle, ...attributes }, text);
}

/** What a picture shows. */
export interface PictureOptions {
  /** Points that are to be seen. */
  readonly around: readonly Point[];
  /** How much is left free around them; half a field, if not said. */
  readonly margin?: number;
  /** What it is, for those who do not see it. */
  readonly title: string;
  /** What is to be seen on it, for those who do not see it. */
  readonly description?: string;
  /** The style of its colours; whoever shows many pictures on a page says it once for all of them. */
  readonly style?: string;
  /** What else the whole picture says of itself. */
  readonly attributes?: Attributes;
}

/**
 * A whole picture.
 *
 * @rule KER-13.1 A picture needs nothing beside it, and has a title and a description for those who do not see it.
 */
export function picture(
  { around, margin = 0.5, title, description, style, attributes }: PictureOptions,
  ...children: readonly Markup[]
): Markup {
  if (around.length === 0) throw invalid('A picture needs a point to be drawn around.');
  const [xs, ys] = [around.map(({ x }) => x), around.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const size = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [left, top, ...size].map(figure).join(' '),
      role: 'img',
      ...attributes,
    },
    element('title', {}, title),
    ...(description === undefined ? [] : [element('desc', {}, description)]),
    ...(style === undefined ? [] : [element('style', {}, style)]),
    ...children,
  );
}

function made(svg: string): Markup {
  const markup = freezeAll<Markup>({ svg });
  OURS.add(markup);
  return markup;
}

function markupOf(child: Markup): string {
  if (OURS.has(child)) return child.svg;
  throw invalid('What stands in an element is a text, or another element.');
}

function attributeText(key: string, value: string | number): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return figure(value);
  throw invalid(`The attribute '${key}' has to be a text or a number.`);
}

/** A number as short as it can be written with three places. */
function figure(value: number): string {
  if (!Number.isFinite(value)) throw invalid('A picture is drawn with finite numbers.');
  // A minus before 0 is left out.
  return String(Math.round(value * 1000) / 1000 + 0);
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => safeText(text).replace(/[&<>"']/g, (mark) => ESCAPED[mark] ?? mark);

function givenName(name: string): string {
  if (typeof name === 'string' && /^[A-Za-z][\w:-]*$/.test(name)) return name;
  throw invalid('The name of an element or an attribute is a word.');
}

const invalid = (message: string): EngineError => new EngineError('argument/invalid', message);
