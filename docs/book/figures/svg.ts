/** An element of a picture. */
export interface Node {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (Node | string)[];
}

/** Reads a picture that the library has drawn: well-formed, without comments and without surprises. */
export function parseSvg(svg: string): Node {
  const root: Node = { name: '', attributes: new Map(), children: [] };
  const open: Node[] = [root];
  for (const [, close, name, attributes, end, text] of svg.matchAll(/<(\/?)([\w:-]+)([^>]*?)(\/?)>|([^<]+)/g)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(text);
    else if (close === '/') open.pop();
    else {
      const node: Node = { name: name ?? '', attributes: attributesIn(attributes ?? ''), children: [] };
      parent.children.push(node);
      if (end !== '/') open.push(node);
    }
  }
  const picture = root.children.find((child) => typeof child !== 'string');
  if (picture === undefined) throw new Error('This is no picture.');
  return picture;
}

const attributesIn = (text: string): Map<string, string> =>
  new Map(Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, key = '', value = '']) => [key, value]));

/** A picture as text again. */
export function formatSvg({ name, attributes, children }: Node): string {
  const said = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join('');
  if (children.length === 0) return `<${name}${said}/>`;
  const inside = children.map((child) => (typeof child === 'string' ? child : formatSvg(child)));
  return `<${name}${said}>${inside.join('')}</${name}>`;
}

/** The elements in an element. */
export const elementsOf = ({ children }: Node): Node[] =>
  children.filter((child): child is Node => typeof child !== 'string');

/** A part of the plane. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The least box around some. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Have two boxes something in common? */
export const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** a c e / b d f, as SVG has them. */
type Matrix = readonly [number, number, number, number, number, number];

const STILL: Matrix = [1, 0, 0, 1, 0, 0];

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

function matrixOf(transform: string): Matrix {
  let matrix = STILL;
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = numbersIn(list);
    const turn = (x * Math.PI) / 180;
    if (name === 'translate') matrix = times(matrix, [1, 0, 0, 1, x, y ?? 0]);
    if (name === 'scale') matrix = times(matrix, [x, 0, 0, y ?? x, 0, 0]);
    if (name === 'rotate') {
      const [, cx = 0, cy = 0] = numbersIn(list);
      const turned: Matrix = [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0];
      matrix = times(times(times(matrix, [1, 0, 0, 1, cx, cy]), turned), [1, 0, 0, 1, -cx, -cy]);
    }
  }
  return matrix;
}

const numbersIn = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);

/** Where every element of a picture is. Of texts only the place is known. */
export function boxesIn(root: Node): ReadonlyMap<Node, Box> {
  const found = new Map<Node, Box>();
  const visit = (node: Node, outer: Matrix): Box | undefined => {
    const matrix = times(outer, matrixOf(node.attributes.get('transform') ?? ''));
    const own = pointsOf(node).map(([x, y]) => ({
      x: matrix[0] * x + matrix[2] * y + matrix[4],
      y: matrix[1] * x + matrix[3] * y + matrix[5],
    }));
    const boxes = own.map(({ x, y }) => ({ left: x, top: y, right: x, bottom: y }));
    // A picture in the picture has a frame, and a scale of its own.
    const inside = node.name === 'svg' && node !== root ? [] : elementsOf(node).map((child) => visit(child, matrix));
    const box = around([...boxes, ...inside.filter((each) => each !== undefined)]);
    if (box !== undefined) found.set(node, box);
    return box;
  };
  visit(root, STILL);
  return found;
}

function pointsOf({ name, attributes }: Node): readonly (readonly [number, number])[] {
  const at = (key: string): number => Number(attributes.get(key) ?? 0);
  const corners = (x: number, y: number, width: number, height: number): [number, number][] => [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
  switch (name) {
    case 'rect':
    case 'svg':
      return attributes.has('viewBox') && !attributes.has('x')
        ? corners(0, 0, at('width'), at('height'))
        : corners(at('x'), at('y'), at('width'), at('height'));
    case 'circle':
      return corners(at('cx') - at('r'), at('cy') - at('r'), 2 * at('r'), 2 * at('r'));
    case 'ellipse':
      return corners(at('cx') - at('rx'), at('cy') - at('ry'), 2 * at('rx'), 2 * at('ry'));
    case 'line':
      return [
        [at('x1'), at('y1')],
        [at('x2'), at('y2')],
      ];
    case 'polygon':
    case 'polyline':
      return pairsOf(numbersIn(attributes.get('points') ?? ''));
    case 'path':
      return pathPoints(attributes.get('d') ?? '');
    case 'text':
      return [[at('x'), at('y')]];
    default:
      return [];
  }
}

const pairsOf = (numbers: readonly number[]): [number, number][] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, nth) => [numbers[2 * nth] ?? 0, numbers[2 * nth + 1] ?? 0]);

/** How many numbers a command of a path takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The points of a path, and those that draw its curves. */
function pathPoints(d: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = 'm', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const takes = TAKES[kind] ?? 0;
    const numbers = kind === 'a' ? arcNumbers(list) : numbersIn(list);
    for (let first = 0; takes > 0 && first + takes <= numbers.length; first += takes) {
      const given = numbers.slice(first, first + takes);
      const [dx, dy] = isRelative ? [x, y] : [0, 0];
      if (kind === 'h') x = dx + (given[0] ?? 0);
      else if (kind === 'v') y = dy + (given[0] ?? 0);
      else {
        const pairs = pairsOf(kind === 'a' ? given.slice(5) : given).map(([px, py]): [number, number] => [px + dx, py + dy]);
        points.push(...pairs);
        [x, y] = pairs.at(-1) ?? [x, y];
      }
      points.push([x, y]);
    }
  }
  return points;
}

/** The flags of an arc may stand close together: `0 01-5 3`. */
const arcNumbers = (list: string): number[] =>
  Array.from(
    list.matchAll(/(-?[\d.]+)[\s,]+(-?[\d.]+)[\s,]+(-?[\d.]+)[\s,]+([01])[\s,]*([01])[\s,]*(-?[\d.]+)[\s,]*(-?[\d.]+)/g),
    (match) => match.slice(1).map(Number),
  ).flat();
