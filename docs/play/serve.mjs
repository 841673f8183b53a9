import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { BUILT } from './build.mjs';

const TYPES = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/** Serves the page that was built, on this machine only. */
export async function servedPage(port = 0) {
  const server = createServer(({ url }, response) => answer(url, response));
  await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

async function answer(url, response) {
  const path = normalize(new URL(url, 'http://localhost').pathname);
  const file = join(BUILT, path === '/' ? 'index.html' : path);
  const body = file.startsWith(BUILT) ? await readFile(file).catch(() => undefined) : undefined;
  const type = `${TYPES[extname(file)] ?? 'text/plain'}; charset=utf-8`;
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': type, connection: 'close' }).end(body ?? '');
}
