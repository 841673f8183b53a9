// Builds the page and serves it on this machine: npm run play, or npm run play -- 8080.
import { buildPage } from './build.mjs';
import { servedPage } from './serve.mjs';

await buildPage();
const { url } = await servedPage(Number(process.argv[2] ?? 0));
process.stdout.write(`${url}\n`);
