/** An element of a picture: where it stands in the text of the picture, and what is in it. */
export interface Node {
  readonly name: string;
  /** What it says of itself, as it is written. */
  readonly said: string;
  readonly children: readonly Node[];
  /** Its text, from its first sign to its last. */
  readonly text: string;
}

/** A part of the plane. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Open {
  readonly name: string;
  readonly said: string;
  readonly start: number;
  readonly children: Node[];
}

/** Reads a picture that the library has drawn: well-formed, without comments and without surprises. */
export function parseSvg(svg: string): Node {
  const outside: Open = { name: '', said: '', start: 0, children: [] };
  const open: Open[] = [outside];
  const TAG = /<(\/?)([\w:-]+)([^>]*?)(\/?)>/g;
  for (let match = TAG.exec(svg); match !== null; match = TAG.exec(svg)) {
    const [, close, name = '', said = '', end] = match;
    const last = open.at(-1) ?? outside;
    if (close === '/') {
      open.pop();
      const { start, ...rest } = last;
      open.at(-1)?.children.push({ ...rest, text: svg.slice(start, TAG.lastIndex) });
    } else if (end === '/') last.children.push({ name, said, children: [], text: match[0] });
    else open.push({ name, said, start: match.index, children: [] });
  }
  const [picture] = outside.children;
  if (picture === undefined) throw new Error('This is no picture.');
  return picture;
}

/** What an element says of itself under a name. */
function saidOf({ said }: Node, key: string): string | undefined {
  const from = said.indexOf(` ${key}="`);
  if (from === -1) return undefined;
  const first = from + key.length + 3;
  return said.slice(first, said.indexOf('"', first));
}

/** The least box around some. */
export function around(boxes: readonly Box[]): Box | undefined {
  const [first] = boxes;
  if (first === undefined) return undefined;
  let { left, top, right, bottom } = first;
  for (const box of boxes) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return { left, top, right, bottom };
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

function moved(outer: Matrix, node: Node): Matrix {
  let matrix = outer;
  for (const [, name, list = ''] of (saidOf(node, 'transform') ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y, z = 0] = numbersIn(list);
    if (name === 'translate') matrix = times(matrix, [1, 0, 0, 1, x, y ?? 0]);
    if (name === 'scale') matrix = times(matrix, [x, 0, 0, y ?? x, 0, 0]);
    if (name === 'rotate') {
      const turn = (x * Math.PI) / 180;
      const turned: Matrix = [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0];
      matrix = times(times(times(matrix, [1, 0, 0, 1, y ?? 0, z]), turned), [1, 0, 0, 1, -(y ?? 0), -z]);
    }
  }
  return matrix;
}

const numbersIn = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);

/**
 * Where the elements of a picture are. Of texts and paths only the beginning is looked at: what they belong to has a shape
 * that says how large it is.
 */
export function boxesIn(root: Node): ReadonlyMap<Node, Box> {
  const found = new Map<Node, Box>();
  const visit = (node: Node, outer: Matrix): Box | undefined => {
    const matrix = node.said.includes('transform=') ? moved(outer, node) : outer;
    const boxes: Box[] = pointsOf(node).map(([px, py]) => {
      const [x, y] = [matrix[0] * px + matrix[2] * py + matrix[4], matrix[1] * px + matrix[3] * py + matrix[5]];
      return { left: x, top: y, right: x, bottom: y };
    });
    // A picture in the picture has a frame, and a scale of its own.
    if (node.name !== 'svg' || node === root) {
      for (const child of node.children) {
        const box = visit(child, matrix);
        if (box !== undefined) boxes.push(box);
      }
    }
    const box = around(boxes);
    if (box !== undefined) found.set(node, box);
    return box;
  };
  visit(root, STILL);
  return found;
}

type Point = readonly [number, number];

function pointsOf(node: Node): readonly Point[] {
  const at = (key: string): number => Number(saidOf(node, key) ?? 0);
  const ends = (x: number, y: number, width: number, height: number): readonly Point[] => [
    [x, y],
    [x + width, y + height],
  ];
  switch (node.name) {
    case 'rect':
    case 'svg':
      return ends(at('x'), at('y'), at('width'), at('height'));
    case 'circle':
      return ends(at('cx') - at('r'), at('cy') - at('r'), 2 * at('r'), 2 * at('r'));
    case 'ellipse':
      return ends(at('cx') - at('rx'), at('cy') - at('ry'), 2 * at('rx'), 2 * at('ry'));
    case 'line':
      return [
        [at('x1'), at('y1')],
        [at('x2'), at('y2')],
      ];
    case 'polygon':
      return pairsOf(numbersIn(saidOf(node, 'points') ?? ''));
    case 'path':
      return pairsOf(numbersIn((saidOf(node, 'd') ?? '').slice(0, 24)).slice(0, 2));
    case 'text':
      return [[at('x'), at('y')]];
    default:
      return [];
  }
}

const pairsOf = (numbers: readonly number[]): readonly Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, nth) => [
    numbers[2 * nth] ?? 0,
    numbers[2 * nth + 1] ?? 0,
  ]);
