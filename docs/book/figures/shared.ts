import { type Node, parseSvg } from './svg.ts';

/** Pictures of a page, with what is in them more than once drawn in one place. */
interface Shared {
  readonly pictures: readonly string[];
  /** What they share, to stand somewhere on the same page. */
  readonly defs: string;
}

/** Less than this is not worth a name. */
const LEAST = 240;

/** Draws what stands in several of these pictures, or several times in one, only once. */
export function sharedParts(pictures: readonly string[], prefix: string): Shared {
  const trees = pictures.map(parseSvg);
  const counts = new Map<string, number>();
  const count = (node: Node): void => {
    if (node.text.length < LEAST) return;
    const seen = counts.get(node.text) ?? 0;
    counts.set(node.text, seen + 1);
    // What is in something that was seen before was counted then.
    if (seen === 0) for (const child of node.children) count(child);
  };
  for (const tree of trees) for (const child of tree.children) count(child);

  const names = new Map<string, string>();
  const defs: string[] = [];
  const written = (node: Node): string => {
    if (node.text.length < LEAST) return node.text;
    if ((counts.get(node.text) ?? 0) < 2) return inside(node);
    const known = names.get(node.text);
    if (known !== undefined) return `<use href="#${known}"/>`;
    const name = `${prefix}${names.size.toString(36)}`;
    names.set(node.text, name);
    // Names come before what they stand for, so that what is inside can be shared too.
    defs.push(`<g id="${name}">${withoutNames(inside(node))}</g>`);
    return `<use href="#${name}"/>`;
  };
  const inside = (node: Node): string => {
    if (node.children.length === 0 || node.name === 'text' || node.name === 'desc' || node.name === 'title')
      return node.text;
    return `<${node.name}${node.said}>${node.children.map(written).join('')}</${node.name}>`;
  };
  const drawn = trees.map((tree) => `<svg${tree.said}>${tree.children.map(written).join('')}</svg>`);
  const classes = [...new Set(trees.map((tree) => / class="([^"]*)"/.exec(tree.said)?.[1] ?? ''))];
  const shared = classes.map((names) => `<svg class="${names} shared" width="0" height="0" aria-hidden="true">`);
  return {
    pictures: drawn,
    defs: defs.length === 0 ? '' : `${shared[0] ?? '<svg>'}<defs>${defs.join('')}</defs></svg>`,
  };
}

/** Titles are for those who point at something, which nobody can do with what is shared. */
const withoutNames = (svg: string): string => svg.replace(/<title>[^<]*<\/title>/g, '');
