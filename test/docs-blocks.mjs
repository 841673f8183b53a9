// Writes every block of code on our pages anew, as the region that it names is now: `npm run docs:blocks`.
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const built = await build({
  entryPoints: ['test/kit/blocks.ts'],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
});
const { PAGES, renewed } = await import(`data:text/javascript,${encodeURIComponent(built.outputFiles[0].text)}`);

for (const page of PAGES) {
  const text = readFileSync(page, 'utf8');
  if (renewed(text) === text) continue;
  writeFileSync(page, renewed(text));
  process.stdout.write(`${page}\n`);
}
