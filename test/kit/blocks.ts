import { readdirSync, readFileSync } from 'node:fs';

/** The pages whose blocks of code are regions of files that our tests run. */
export const PAGES: readonly string[] = [
  'README.md',
  ...readdirSync('docs/guide')
    .filter((page) => page.endsWith('.md'))
    .map((page) => `docs/guide/${page}`),
];

/** A block of code on a page, and the region of a file that it has to be the same as. */
export interface Block {
  readonly page: string;
  readonly source: string;
  readonly code: string;
}

const BLOCK = /<!-- (\S+#\S+) -->\n```ts\n(.*?)```/gs;

/** The blocks of a page that name their region. */
export function blocksOf(page: string): Block[] {
  const blocks = readFileSync(page, 'utf8').matchAll(BLOCK);
  return [...blocks].map(([, source = '', code = '']) => ({ page, source, code }));
}

/** The text of a page with every block as its region is now. */
export function renewed(text: string): string {
  return text.replace(BLOCK, (_block, source: string) => `<!-- ${source} -->\n\`\`\`ts\n${regionOf(source)}\`\`\``);
}

/** The lines of a region, `file#name`, as far to the left as they can stand. */
export function regionOf(source: string): string {
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
