// Serves the page on this machine: npm run play, or npm run play -- 8080.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { BUILT, buildPage } from './build.mjs';

const TYPES = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

await buildPage();
const server = createServer(async ({ url }, response) => {
  const path = normalize(new URL(url, 'http://localhost').pathname);
  const file = join(BUILT, path === '/' ? 'index.html' : path);
  const body = file.startsWith(BUILT) ? await readFile(file).catch(() => undefined) : undefined;
  const type = `${TYPES[extname(file)] ?? 'text/plain'}; charset=utf-8`;
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body ?? '');
});
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}/\n`);
});
