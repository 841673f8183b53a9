import { readFileSync } from 'node:fs';
import type { Node, Nodes } from 'gastropodia';
import ts from 'typescript';
import { valueOfNode } from './viewed.ts';

/** What of a declaration says which work the agenda can hold. */
export interface DeclaredWork {
  readonly steps?: Readonly<Record<string, Parts>>;
  readonly asks: Readonly<Record<string, object>>;
}
type Asks = Readonly<Record<string, { readonly about?: Parts }>>;
type Parts = Readonly<Record<string, { readonly node: Node }>>;

/** An entry of the agenda: a step of the game, or a question. */
export interface WorkEntry {
  readonly kind: 'do' | 'ask';
  readonly name: string;
  readonly nodes: Nodes;
}

const nodesOf = (parts: Parts): Nodes =>
  Object.fromEntries(Object.entries(parts).map(([key, { node }]) => [key, node]));

/** Returns all entries that the agenda of a game can hold, as they are declared. */
export const entriesOf = ({ steps = {}, asks }: DeclaredWork): readonly WorkEntry[] => [
  ...Object.entries(steps).map(([name, parts]) => ({ kind: 'do' as const, name, nodes: nodesOf(parts) })),
  ...Object.entries(asks as Asks).map(([name, { about = {} }]) => ({
    kind: 'ask' as const,
    name,
    nodes: nodesOf(about),
  })),
];

/** Returns the values that each field can have, over all entries that have it. */
export function fieldsIn(entries: readonly WorkEntry[]): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, readonly string[]>();
  for (const [field, node] of entries.flatMap(({ nodes }) => Object.entries(nodes))) {
    fields.set(field, [...new Set([...(fields.get(field) ?? []), valueOfNode(node)])]);
  }
  return fields;
}

/** Returns the comments above the steps and the fields that a file declares, by their names. */
export function commentsIn(file: string): Readonly<Record<string, string>> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
      const text = ts.getTextOfJSDocComment(doc?.comment);
      const { name } = node;
      if (text !== undefined && !ts.isComputedPropertyName(name)) found[name.text] ??= text.replaceAll(/\s+/g, ' ');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
