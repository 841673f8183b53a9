import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGES = ['README.md', ...readdirSync('docs/guide').map((page) => `docs/guide/${page}`)];

/** A block of code on a page, and the region of a file that it has to be the same as. */
interface Block {
  readonly page: string;
  readonly source: string;
  readonly code: string;
}

const blocks = PAGES.flatMap(blocksOf);

test.each(blocks)('$page shows $source as it is', ({ source, code }) => {
  expect(code).toBe(region(source));
});

test('every block of TypeScript on a page names the region it is', () => {
  const shown = PAGES.map((page) => readFileSync(page, 'utf8').split('```ts\n').length - 1);

  expect(blocks).toHaveLength(shown.reduce((sum, count) => sum + count, 0));
  expect(blocks.length).toBeGreaterThan(10);
});

function blocksOf(page: string): Block[] {
  const pattern = /<!-- (\S+#\S+) -->\n```ts\n(.*?)```/gs;
  return [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, source = '', code = '']) => ({
    page,
    source,
    code,
  }));
}

function region(source: string): string {
  const [file = '', name] = source.split('#');
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.findIndex((line) => line.trim() === `// #region ${name}`);
  const end = lines.findIndex((line) => line.trim() === `// #endregion ${name}`);
  if (start < 0 || end < start) throw new Error(`There is no region ${name} in ${file}.`);
  const indent = lines[start]?.search(/\S/) ?? 0;
  return `${lines
    .slice(start + 1, end)
    .map((line) => line.slice(Math.min(indent, line.search(/\S|$/))))
    .join('\n')}\n`;
}
