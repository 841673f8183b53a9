import { readFile, writeFile } from 'node:fs/promises';
import { chartOf } from './chart.mjs';
import { median, ratioOf, spreadOf } from './harness.mjs';
import { figureOf, verdictOf } from './report.mjs';

const DOCS = new URL('../../docs/', import.meta.url);
const FIGURES = /(<!-- figures -->\n)[\s\S]*?(\n<!-- end of figures -->)/;

/**
 * Writes the figures into `docs/performance.md`, between its two marks, and the chart beside it.
 *
 * @param {readonly import('./harness.mjs').Sampled[]} rows
 * @param {readonly string[]} memory
 */
export async function writePages(rows, memory) {
  const page = new URL('performance.md', DOCS);
  const text = await readFile(page, 'utf8');
  if (!FIGURES.test(text)) throw new Error('docs/performance.md has no place for the figures.');
  const figures = [`Node ${process.version}.`, '', ...tableOf(rows), '', ...memory.map((line) => `- ${line}`)];
  await writeFile(
    page,
    text.replace(FIGURES, (_, before, after) => `${before}\n${figures.join('\n')}\n${after}`),
  );
  await writeFile(new URL('performance.svg', DOCS), chartOf(rows));
}

function tableOf(rows) {
  const head = ['what', 'ratio', 'four rounds of five', 'floor', 'aim', 'met', 'times'];
  const lines = rows.map((row) => {
    const times = [row.over, row.under].map(({ name, times }) => `${name} ${(median(times) / 1000).toPrecision(3)} µs`);
    const spread = spreadOf(row).map(figureOf).join('–');
    return [row.what, figureOf(ratioOf(row)), spread, ...verdictOf(row), times.join(', ')];
  });
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
}
