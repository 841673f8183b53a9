import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const DIST = resolve(import.meta.dirname, '../../dist');

/** The sources in a file of the bundle and in all that it imports, by the comments that the bundler leaves. */
function sourcesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(/^\/\/ (src\/\S+)$/gm)].map(([, path = '']) => path);
  const imported = [...text.matchAll(/(?:from|import|require\()\s*["'](\.[^"']+)["']/g)].map(([, path = '']) => path);
  return [...own, ...imported.flatMap((path) => sourcesOf(resolve(dirname(file), path), seen))];
}

const sourcesIn = (entry: string): string[] => sourcesOf(resolve(DIST, entry));

const gamesIn = (entry: string): string[] => sourcesIn(entry).filter((path) => path.startsWith('src/games/'));

test.each(['bots.js', 'bots.cjs'])('%s loads bots and kernel, and no game', (entry) => {
  expect(gamesIn(entry)).toEqual([]);
  expect(sourcesIn(entry)).toContain('src/bots/search/search.ts');
  expect(sourcesIn(entry)).toContain('src/kernel/basics/errors.ts');
});

test('the same walk finds a game where there is one', () => {
  expect(gamesIn('snails.js')).toContain('src/games/snails/bot/knowledge.ts');
});
