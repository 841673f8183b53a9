import { readFile, writeFile } from 'node:fs/promises';
import { chartOf } from './chart.mjs';
import { ratioOf, spreadOf } from './harness.mjs';
import { figureOf, markdownLines, measureOf, verdictOf } from './report.mjs';

const DOCS = new URL('../../docs/', import.meta.url);
const FIGURES = /(<!-- figures -->\n)[\s\S]*?(\n<!-- end of figures -->)/;

const BYTES = /(<!-- bytes -->\n)[\s\S]*?(\n<!-- end of bytes -->)/;

/**
 * Writes the figures into `docs/performance.md`, between their marks, and the chart beside it.
 *
 * @param {readonly import('./harness.mjs').Sampled[]} rows
 * @param {readonly string[]} memory
 * @param {readonly (readonly string[])[]} bytes
 */
export async function writePages(rows, memory, bytes) {
  const page = new URL('performance.md', DOCS);
  const text = await readFile(page, 'utf8');
  for (const place of [FIGURES, BYTES]) {
    if (!place.test(text)) throw new Error('docs/performance.md has no place for the figures.');
  }
  const figures = [`Node ${process.version}.`, '', ...tableOf(rows), '', ...memory.map((line) => `- ${line}`)];
  const written = [
    [FIGURES, figures],
    [BYTES, markdownLines(bytes)],
  ].reduce(
    (now, [place, lines]) => now.replace(place, (_, before, after) => `${before}\n${lines.join('\n')}\n${after}`),
    text,
  );
  await writeFile(page, written);
  await writeFile(new URL('performance.svg', DOCS), chartOf(rows));
}

function tableOf(rows) {
  const head = ['what', 'ratio', 'four rounds of five', 'floor', 'aim', 'met', 'times'];
  const lines = rows.map((row) => {
    const spread = spreadOf(row).map(figureOf).join('–');
    return [
      row.what,
      figureOf(ratioOf(row)),
      spread,
      ...verdictOf(row),
      [row.over, row.under].map(measureOf).join(', '),
    ];
  });
  return markdownLines([head, ...lines]);
}
