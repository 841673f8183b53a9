import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf, PAGES, regionOf, renewed } from './kit/blocks.ts';

const blocks = PAGES.flatMap(blocksOf);

test.each(blocks)('$page shows $source as it is', ({ source, code }) => {
  expect(code, 'npm run docs:blocks writes it as it is now').toBe(regionOf(source));
});

test('every block of TypeScript on a page names the region it is', () => {
  const shown = PAGES.map((page) => readFileSync(page, 'utf8').split('```ts\n').length - 1);

  expect(blocks).toHaveLength(shown.reduce((sum, count) => sum + count, 0));
  expect(blocks.length).toBeGreaterThan(10);
});

test('a page that is renewed has its blocks as their regions are, and all else as it was', () => {
  const source = blocks[0]?.source ?? '';
  const page = (code: string): string => `# Page\n\n<!-- ${source} -->\n\`\`\`ts\n${code}\`\`\`\n\n$& stays.\n`;

  expect(renewed(page('old();\n'))).toBe(page(regionOf(source)));
  expect(() => renewed('<!-- test/docs.test.ts#none -->\n```ts\n```')).toThrow('no region none in test/docs.test.ts');
});
