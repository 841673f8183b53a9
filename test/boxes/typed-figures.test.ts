import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const GAMES = resolve(import.meta.dirname, '../../src/games');
/** Printed names have figures of their own, and a legend shows a piece that is made up. */
const OTHERS = ['names.ts', 'labels.ts'];

const files = ['snails', 'zombiaki', 'kelp', 'ants'].flatMap((game) =>
  readdirSync(join(GAMES, game, 'text'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !OTHERS.some((other) => file.endsWith(other)))
    .map((file) => join(game, 'text', file)),
);

/** What is written in a sentence, without what is filled in. An id is no sentence. */
const isTyped = (text: string): boolean => /(?<![\p{L}-])([2-9]|\d\d)/u.test(text) && /\s/.test(text);

function typedIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(GAMES, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (isTyped(node.text)) found.push(`${file}: ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('no figure is typed into a sentence: it comes from the rules or from the cards', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(typedIn)).toEqual([]);
});
